"""What is printed: regions, leaders, units, Peoples, stratagems, events, activation markers and the names of all.

All of it is data in `data/*.toml`, each entry with its provenance. A *component pack* is a folder with corrected copies
of some of these files; the environment variable LATRUNCULI_ALEA_PACK names one. The map is not part of it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from latrunculi.games.imperator.components import printed
from latrunculi.kernel.identity import identity
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import data_files, entries, exactly, numbers, once, present, sourced, texts, words

FOLDER: Final = Path(__file__).parents[1]
IDENTITY: Final = identity(FOLDER)
FILES: Final = (
    "regions.toml", "leaders.toml", "units.toml", "peoples.toml", "stratagems.toml", "events.toml", "activation.toml",
    "names.toml",
)  # fmt: skip
PACK: Final = "LATRUNCULI_ALEA_PACK"

CAMPS: Final = ("caesariani", "republicani")
FACES: Final = {"C": (0,), "R": (1,), "CR": (0, 1)}
"""The camps whose side a Roman leader's counter has (AIE-1.2.1-1)."""
KINDS: Final = ("legio", "auxilia", "equites", "naves", "people")
ROMAN_KINDS: Final = KINDS[:4]
"""The kinds of Roman unit (AIE-1.3.1-1)."""
NATIONALITIES: Final = (
    "iranian", "hellenistic", "african", "thracian", "celtic", "germanic", "iberian", "illyrian", "semitic",
)  # fmt: skip
SIDES: Final = (*CAMPS, "both")
PHASES: Final = ("B", "C", "E", "F")
FIRST_YEAR: Final = 49
LAST_YEAR: Final = 30
"""The first and the last year of the game, BC: years count down (AIE-9.f-2)."""
LEGIONS: Final = 56
"""How many legions there are (AIE-1.3.1-2)."""
BEST_EVENT: Final = 15
"""The highest total of 1d6 and 1d10 (AIE-2.D-6)."""

REGION_IDS: Final = (
    "italia", "gallia-cisalpina", "galliae", "hispaniae", "sicilia", "africa", "macedonia", "asia", "syria",
    "cyrenaica",
)  # fmt: skip
"""The regions of AIE-3.1.1-1 in their order."""
PEOPLE_IDS: Final = (
    "parthi", "aegyptii", "numidae", "daci", "pontici", "armenii", "belgae", "aquitani", "raeti", "britanni",
    "galatae", "suebi", "cantabri", "lusitani", "mauri", "delmatae", "pannonii", "thraces", "bastarnae", "cappadoces",
    "iudaei", "nabataei",
)  # fmt: skip
"""The Peoples of AIE-4.1, as they are numbered."""
STRATAGEM_IDS: Final = (
    "initium", "ianus", "res-novae", "tumultus-minor-1", "tumultus-minor-2", "tumultus-maior", "fides-maior", "fuga",
    "favor-divinus", "caedes", "pestis-locus", "desertio", "transfugae", "veni-vidi-vici", "poliorcetica", "murus",
    "sagitta-parthica", "ambitus", "pax-minor", "pax-maior", "pax-nationis", "pax-romana", "idus-martiae", "imperium",
    "triumvir", "triumphus",
)  # fmt: skip
"""The stratagems of AIE-6, as they are numbered: each is a rule of its own."""
VALUED: Final = {"res-novae": (0, -1, -2), "poliorcetica": (1, 2), "murus": (-1, -2), "triumphus": (1, 2)}
"""The stratagems with a number on each counter; counters with different numbers are different titles."""
NAMED_LEADERS: Final = (
    "caesar", "pompeius", "m-antonius", "octavianus", "lepidus", "m-brutus", "c-cassius", "d-brutus", "trebonius",
    "tillius-cimber", "q-labienus",
)  # fmt: skip
"""The leaders of whom the rules speak by name."""


@dataclass(frozen=True, slots=True)
class Region:
    """A region of the Republic (AIE-3.1.1): control points, minimum garrison in legions, what it recruits."""

    id: str
    names: dict[str, str]
    zones: tuple[str, ...]
    points: int
    garrison: int
    recruits: int
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Leader(printed.Leader):
    """A leader counter (AIE-1.2): a Roman has `faces`, `camp` and `zone`, another has `people`.

    `entry`: year BC. `last`: the last year of a non-Roman leader, 0 for Romans. `follows`: the leader in whose camp he
    enters (AIE-TC-7), or empty.
    """

    faces: tuple[int, ...]
    camp: str
    last: int
    assassin: bool
    follows: str


@dataclass(frozen=True, slots=True)
class People(printed.People):
    """A non-Roman People (AIE-4.1). `value`: that of its pacification, 0 for a minor one."""

    region: str
    value: int


@dataclass(frozen=True, slots=True)
class Stratagem(printed.Stratagem):
    """A title of stratagem counters (AIE-6). `value`: the number printed on them, 0 for none."""

    value: int


@dataclass(frozen=True, slots=True)
class Components:
    """All that is printed besides the map.

    `events`: for each total from 1 on its id and names. `markers`: for each activation marker its People, empty for a
    blank one. `words`: for each kind of object the names of each id, by language.
    """

    regions: tuple[Region, ...]
    leaders: tuple[Leader, ...]
    units: tuple[printed.Unit, ...]
    peoples: tuple[People, ...]
    stratagems: tuple[Stratagem, ...]
    events: tuple[tuple[str, dict[str, str]], ...]
    markers: tuple[str, ...]
    words: dict[str, dict[str, dict[str, str]]]


def load(zones: dict[str, str], pack: Path | None = None) -> Components:
    """The components, those of a pack first.

    Args:
        zones: the zones of the map, each with its region ("" outside the Republic).
        pack: folder with corrected copies of some of FILES.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    inside = [zone for zone, region in zones.items() if region]
    with data_files(FOLDER, FILES, pack) as readers:
        return Components(
            _regions(readers["regions.toml"], zones),
            _leaders(readers["leaders.toml"], inside),
            _units(readers["units.toml"]),
            _peoples(readers["peoples.toml"]),
            _stratagems(readers["stratagems.toml"]),
            _events(readers["events.toml"]),
            _markers(readers["activation.toml"]),
            words(readers["names.toml"]),
        )


# ---------------------------------------------------------------- regions (3.1.1)


def _regions(top: Reader, zones: dict[str, str]) -> tuple[Region, ...]:
    found: list[Region] = []
    for row, name in entries(top, "region"):
        region = Region(
            name,
            texts(row, "names", ("la", "fr", "en")),
            tuple(row.choices("zones", zones)),
            row.number("points", low=0, high=9),
            row.number("garrison", low=0, high=9),
            row.number("recruits", low=0, high=9),
            tuple(row.choices("kinds", ROMAN_KINDS)),
        )
        on_map = tuple([zone for zone, of in zones.items() if of == name])
        if sorted(region.zones) != sorted(on_map):
            row.fault("zones", "are not those of the map", f"write {', '.join(on_map) or 'another id'}")
        found.append(region)
    exactly(top, "region", [region.id for region in found], REGION_IDS)
    return tuple(found)


# ---------------------------------------------------------------- leaders (1.2, TC)

VALUES: Final = (("CC", 1, 8), ("VS", 1, 6), ("BT", 0, 3), ("CP", 0, 6))


def _leaders(top: Reader, zones: Collection[str]) -> tuple[Leader, ...]:
    found: list[Leader] = []
    for row, name in entries(top, "leader"):
        names = texts(row, "names", ("la", "fr", "en"))
        roman = row.has("faces")
        if roman == row.has("people"):
            row.fault("faces", "and people are both there or both missing", "give faces to a Roman, people to others")
        faces = FACES[row.choice("faces", FACES)] if roman else ()
        camp = row.choice("camp", CAMPS) if roman else ""
        if roman and CAMPS.index(camp) not in faces:
            row.fault("camp", f"is {camp}, a side that the counter does not have", "give the camp of one of its faces")
        people = "" if roman else row.choice("people", PEOPLE_IDS)
        values = numbers(row, "values", VALUES)
        if not roman and values[3]:
            row.fault("values", f"have CP {values[3]}", "give a non-Roman leader CP 0 (AIE-TC-8)")
        entry = row.number("entry", low=LAST_YEAR, high=FIRST_YEAR)
        last = 0 if roman else row.number("last", low=LAST_YEAR, high=FIRST_YEAR)
        if last > entry:
            row.fault("last", f"is {last}, before the year of entry", f"give a year from {entry} down to {LAST_YEAR}")
        zone = row.choice("zone", zones) if roman else ""
        assassin = row.flag("assassin", False)
        follows = row.text("follows", "")
        if (assassin or follows) and not roman:
            row.fault("assassin", "and follows belong to Romans", "remove them")
        found.append(Leader(name, names, people, values, entry, zone, faces, camp, last, assassin, follows))
    followed = sorted({leader.follows for leader in found if leader.follows})
    present(top, "leader", [leader.id for leader in found], (*NAMED_LEADERS, *followed))
    return tuple(found)


# ---------------------------------------------------------------- units (1.3)


def _units(top: Reader) -> tuple[printed.Unit, ...]:
    found: list[printed.Unit] = []
    counts: dict[str, int] = {}
    seen: set[str] = set()
    for row in sourced(top, "unit"):
        kind = row.choice("kind", KINDS)
        people = row.choice("people", PEOPLE_IDS) if kind == "people" or row.has("people") else ""
        if people and kind not in ("naves", "people"):
            row.fault("people", f"has no {kind}", "write kind = people, or naves")
        name = row.text("name") if kind == "legio" else ""
        front, back = printed.two_sides(row, "AIE-1.3-1")
        stem = people if kind == "people" else f"{kind}-{people}".rstrip("-")
        for _ in range(1 if kind == "legio" else row.number("count", low=1, high=20)):
            counts[stem] = counts.get(stem, 0) + 1
            ident = row.text("id") if kind == "legio" else f"{stem}-{counts[stem]}"
            once(row, ident, seen)
            found.append(printed.Unit(ident, name, kind, people, front, back))
    legions = sum(1 for unit in found if unit.kind == "legio")
    if legions != LEGIONS:
        top.fault("unit", f"there are {legions} legions", f"list {LEGIONS} (AIE-1.3.1-2)")
    order = [KINDS.index(unit.kind) for unit in found if not unit.people]
    if order != sorted(order) or any(unit.people for unit in found[: len(order)]):
        top.fault("unit", "the kinds are mixed", "list legio, auxilia, equites, naves, then the Peoples")
    printed.every_people(top, found, PEOPLE_IDS)
    return tuple(found)


# ---------------------------------------------------------------- Peoples, stratagems, events, markers


def _peoples(top: Reader) -> tuple[People, ...]:
    found: list[People] = []
    for row, name in entries(top, "people"):
        names, nationality = texts(row, "names", ("la", "fr", "en")), row.choice("nationality", NATIONALITIES)
        major, region = row.flag("major"), row.choice("region", REGION_IDS)
        value = row.number("value", low=1, high=9) if major else 0
        found.append(People(name, names, nationality, major, region, value))
    exactly(top, "people", [people.id for people in found], PEOPLE_IDS)
    return tuple(found)


def _stratagems(top: Reader) -> tuple[Stratagem, ...]:
    found: list[Stratagem] = []
    seen: list[str] = []
    for row, name in entries(top, "stratagem"):
        seen.append(name)
        names = texts(row, "names", ("fr", "en"))
        side, phase = row.choice("side", SIDES), row.choice("phases", PHASES)
        count = row.number("count", low=1, high=9)
        values = row.array("values", int, "the number on each counter", [])
        if tuple(values) != VALUED.get(name, ()):
            wanted = list(VALUED.get(name, ()))
            row.fault("values", f"are {values}", f"write {wanted}, or nothing for none (AIE-6-5, AIE-6-6)")
        elif values and count != len(values):
            row.fault("count", f"is {count}", f"write {len(values)}: one counter for each value")
        flag, clause = row.flag("once", False), row.text("clause")
        if values:
            for value in values:
                shown = {language: f"{text} ({_signed(value)})" for language, text in names.items()}
                found.append(Stratagem(f"{name}-{abs(value)}", shown, side, phase, 1, flag, clause, value))
        else:
            found.append(Stratagem(name, names, side, phase, count, flag, clause, 0))
    exactly(top, "stratagem", seen, STRATAGEM_IDS)
    return tuple(found)


def _signed(value: int) -> str:
    """A number as it is printed on a counter."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def _events(top: Reader) -> tuple[tuple[str, dict[str, str]], ...]:
    found: list[tuple[str, dict[str, str]]] = []
    for row, name in entries(top, "event"):
        number = row.number("number", low=1, high=BEST_EVENT)
        if number != len(found) + 1:
            row.fault("number", f"is {number}", f"list the totals from 1 to {BEST_EVENT} in order")
        found.append((name, texts(row, "names", ("la", "fr", "en"))))
    if len(found) != BEST_EVENT:
        top.fault("event", f"there are {len(found)}", f"list one for each total from 1 to {BEST_EVENT}")
    return tuple(found)


def _markers(top: Reader) -> tuple[str, ...]:
    found: list[str] = []
    for row in sourced(top, "marker", "people"):
        people = row.choice("people", PEOPLE_IDS) if row.has("people") else ""
        found += [people] * row.number("count", low=1, high=20)
    return tuple(found)
