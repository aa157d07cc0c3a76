"""What is printed: leaders, units, Peoples, stratagems, the stations of the garrisons and the names of all (UR 1, 6).

All of it is data in `data/*.toml`, each entry with its provenance. A *component pack* is a folder with corrected copies
of some of these files; the environment variable LATRUNCULI_ULTIMUS_PACK names one. The map is not part of it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from latrunculi.games.imperator.components import printed
from latrunculi.games.imperator.components.printed import Stratagem
from latrunculi.kernel.identity import identity
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import data_files, entries, exactly, numbers, once, present, sourced, texts, words

FOLDER: Final = Path(__file__).parents[1]
IDENTITY: Final = identity(FOLDER)
FILES: Final = ("leaders.toml", "units.toml", "peoples.toml", "stratagems.toml", "stations.toml", "names.toml")
PACK: Final = "LATRUNCULI_ULTIMUS_PACK"

HALVES: Final = ("occidens", "oriens")
ORIGINS: Final = ("T", "B")
"""Family of Theodosius, barbarian origin (UR-1.2-3)."""
KINDS: Final = ("limitanei", "comitatenses", "palatini", "buccellarii", "people")
SHORT: Final = {"limitanei": "li", "comitatenses": "co", "palatini": "pa", "buccellarii": "bu"}
NATIONALITIES: Final = ("iranian", "german", "celt", "thraco-phrygian", "hamito-semite", "hun")
SIDES: Final = ("romanus", "barbarus", "both")
PHASES: Final = ("B", "C", "E", "F", "CE")
FIRST_YEAR: Final = 405
LAST_YEAR: Final = 485
"""The first and last years of the tables of leaders (UR-TR, UR-TN)."""
STANDING: Final = ("limitanei", "comitatenses")
"""The kinds of unit that have a diocese of origin (UR-1.3.1-4)."""

PEOPLE_IDS: Final = (
    "persae", "hunni", "visigothi", "vandali", "ostrogothi", "franci-salii", "burgondi", "alani", "iberia", "alamanni",
    "franci-orientales", "gepidae", "heruli", "saxones", "suevi", "bagaudes", "picti", "scoti", "armenia", "austuriani",
    "blemyes", "ghassanides", "lakmides", "mauri",
)  # fmt: skip
"""The Peoples of UR-1.1-3, as they are numbered: the rules name many of them."""
TITLE_IDS: Final = (
    "foedus-minor", "foedus-maior", "tributum", "augusta-orientalis", "augusta-occidentalis", "papa", "buccellarii",
    "usurpatio-occidentalis", "usurpatio-orientalis", "tumultus-minor-1", "tumultus-minor-2", "tumultus-minor-3",
    "tumultus-maior-1", "tumultus-maior-3", "flagellum-dei", "rex", "societas-barbarica", "bagaudae", "migratio",
    "initium", "rebellio", "concilium", "fuga", "caedes", "pestis-locus", "pestis", "desertio", "furor-germanicus",
    "favor-divinus", "classis", "germanophobia",
)  # fmt: skip
"""The stratagems of UR-6, as they are numbered: each is a rule of its own."""
NAMED_LEADERS: Final = (
    "arcadius", "honorius", "theodosius", "valentinianus", "attila", "gundobadus", "gundobadus-rex", "gundiocus",
)  # fmt: skip
NAMED_UNITS: Final = ("pa-placidi-felices", "pa-excubitores")
"""The leaders and units of whom the rules speak by name."""


@dataclass(frozen=True, slots=True)
class Leader(printed.Leader):
    """A leader counter (UR-1.2): `half` for a Roman, `people` for a barbarian, the other empty.

    `entry`: 0 for generic leaders. `zone`: where Romans enter (UR-TR, UR-TG). `deaths`: for each year of the table the
    number that 1d10 must not be below. `dies`: the year of the automatic death, 0 for none.
    """

    half: str
    origin: str
    generic: bool
    deaths: tuple[tuple[int, int], ...]
    dies: int


@dataclass(frozen=True, slots=True)
class Unit(printed.Unit):
    """A unit counter (UR-1.3); `home` is the diocese of LI and CO, `half` and `capital` those of PA."""

    home: str
    half: str
    capital: str
    barbarian: bool


@dataclass(frozen=True, slots=True)
class People(printed.People):
    """A non-Roman People (UR-1.1-3)."""

    regnum: bool
    treaty: bool
    subject_to: str


@dataclass(frozen=True, slots=True)
class Components:
    """All that is printed besides the map.

    `stations`: for each diocese the zones of its LI and of its CO, one for each unit, in the order of the units.
    `words`: for each kind of object the names of each id, by language.
    """

    leaders: tuple[Leader, ...]
    units: tuple[Unit, ...]
    peoples: tuple[People, ...]
    stratagems: tuple[Stratagem, ...]
    stations: dict[str, dict[str, tuple[str, ...]]]
    words: dict[str, dict[str, dict[str, str]]]


def load(zones: dict[str, str], dioceses: tuple[str, ...], pack: Path | None = None) -> Components:
    """The components, those of a pack first.

    Args:
        zones: the zones of the map, each with its diocese ("" outside the Empire).
        dioceses: the dioceses of the Empire.
        pack: folder with corrected copies of some of FILES.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    inside = [zone for zone, diocese in zones.items() if diocese]
    with data_files(FOLDER, FILES, pack) as readers:
        units = _units(readers["units.toml"], inside, dioceses)
        return Components(
            _leaders(readers["leaders.toml"], inside),
            units,
            _peoples(readers["peoples.toml"]),
            _stratagems(readers["stratagems.toml"]),
            _stations(readers["stations.toml"], zones, dioceses, units),
            words(readers["names.toml"]),
        )


# ---------------------------------------------------------------- leaders (1.2, TR, TN, TG)

VALUES: Final = (("CC", 0, 8), ("VS", 1, 6), ("BT", 0, 3), ("CP", 0, 6))


def _leaders(top: Reader, zones: Collection[str]) -> tuple[Leader, ...]:
    found: list[Leader] = []
    for row, name in entries(top, "leader"):
        names = texts(row, "names", ("la", "fr", "en"))
        half, people = row.text("half", ""), row.text("people", "")
        if bool(half) == bool(people):
            row.fault("half", "and people are both there or both missing", "give half to a Roman, people to others")
        if half:
            row.choice("half", HALVES)
        if people:
            row.choice("people", PEOPLE_IDS)
        origin = row.choice("origin", ORIGINS) if row.has("origin") else ""
        if origin and not half:
            row.fault("origin", "belongs to Roman leaders (UR-1.2-3)", "remove it")
        values = numbers(row, "values", VALUES)
        generic = row.flag("generic", False)
        entry = 0 if generic else row.number("entry", low=FIRST_YEAR, high=LAST_YEAR)
        zone = row.choice("zone", zones) if half else ""
        deaths, dies = _mortality(row, generic, entry)
        found.append(Leader(name, names, people, values, entry, zone, half, origin, generic, deaths, dies))
    present(top, "leader", [leader.id for leader in found], NAMED_LEADERS)
    return tuple(found)


def _mortality(row: Reader, generic: bool, entry: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """The years of a leader's tests and of his automatic death (UR-TR-2, UR-TN-3)."""
    tests: list[tuple[int, int]] = []
    for pair in row.array("deaths", list, "pairs [year, number]", []):
        if len(pair) != 2 or any(type(value) is not int for value in pair):
            row.fault("deaths", f"holds {pair!r}", "write pairs [year, number]")
            continue
        year, number = pair
        if not entry < year <= LAST_YEAR or not 1 <= number <= 9:
            row.fault("deaths", f"holds {pair!r}", f"give a year from {entry + 1} to {LAST_YEAR} and 1 to 9")
        tests.append((year, number))
    if tests != sorted(set(tests)) or [n for _, n in tests] != sorted({n for _, n in tests}):
        row.fault("deaths", "years and numbers do not rise", "give each year once, with higher and higher numbers")
    dies = row.number("dies", low=FIRST_YEAR, high=LAST_YEAR) if row.has("dies") else 0
    if dies and tests and dies <= tests[-1][0]:
        row.fault("dies", f"is {dies}, before the last test", f"give a year after {tests[-1][0]}")
    if generic and (tests or dies):
        row.fault("deaths", "a generic leader is never tested (UR-3.3.1-2, UR-4.2.1-2)", "remove deaths and dies")
    return tuple(tests), dies


# ---------------------------------------------------------------- units (1.3, TP)


def _units(top: Reader, zones: Collection[str], dioceses: tuple[str, ...]) -> tuple[Unit, ...]:
    found: list[Unit] = []
    counts: dict[str, int] = {}
    seen: set[str] = set()
    for row in sourced(top, "unit"):
        kind = row.choice("kind", KINDS)
        home = row.choice("diocese", dioceses) if kind in STANDING else ""
        people = row.choice("people", PEOPLE_IDS) if kind == "people" else ""
        half = row.choice("half", HALVES) if kind == "palatini" else ""
        capital = row.choice("capital", zones) if kind == "palatini" else ""
        name = row.text("name") if kind == "palatini" else ""
        front, back = printed.two_sides(row, "UR-1.3-2")
        barbarian = row.flag("barbarian", False)
        if barbarian and kind == "people":
            row.fault("barbarian", "belongs to Roman units (UR-1.3.1-3)", "remove it")
        count = row.number("count", low=1, high=20)
        stem = people or SHORT.get(kind, kind) + (f"-{home}" if home else "")
        for _ in range(count):
            counts[stem] = counts.get(stem, 0) + 1
            ident = row.text("id") if kind == "palatini" else f"{stem}-{counts[stem]}"
            once(row, ident, seen)
            found.append(Unit(ident, name, kind, people, front, back, home, half, capital, barbarian))
    _check_units(top, found, seen)
    return tuple(found)


def _check_units(top: Reader, found: list[Unit], seen: set[str]) -> None:
    present(top, "unit", seen, NAMED_UNITS, "of kind palatini ")
    printed.every_people(top, found, PEOPLE_IDS)
    for pf in (2, 3, 4):
        if not any(unit.kind == "buccellarii" and unit.front[0] == pf for unit in found):
            top.fault("unit", f"no buccellarii of {pf} PF", "add one: a leader's CC may ask for it (UR-3.2.4-4)")
    order = [KINDS.index(unit.kind) for unit in found if unit.kind != "comitatenses"]
    guards = [i for i, unit in enumerate(found) if unit.kind == "buccellarii"]
    if order != sorted(order) or (guards and guards != list(range(guards[0], guards[0] + len(guards)))):
        top.fault("unit", "the kinds are mixed", "list the dioceses' units, then palatini, buccellarii, Peoples")


# ---------------------------------------------------------------- Peoples and stratagems (1.1, 6)


def _peoples(top: Reader) -> tuple[People, ...]:
    found: list[People] = []
    for row, name in entries(top, "people"):
        names, nationality = texts(row, "names", ("la", "fr", "en")), row.choice("nationality", NATIONALITIES)
        major, regnum, treaty = row.flag("major"), row.flag("regnum"), row.flag("treaty")
        subject_to = row.choice("subject_to", PEOPLE_IDS) if row.has("subject_to") else ""
        found.append(People(name, names, nationality, major, regnum, treaty, subject_to))
    exactly(top, "people", [people.id for people in found], PEOPLE_IDS)
    return tuple(found)


def _stratagems(top: Reader) -> tuple[Stratagem, ...]:
    found: list[Stratagem] = []
    for row, name in entries(top, "stratagem"):
        names = texts(row, "names", ("fr", "en"))
        side, phases = row.choice("side", SIDES), row.choice("phases", PHASES)
        count, flag, clause = row.number("count", low=1, high=9), row.flag("once", False), row.text("clause")
        found.append(Stratagem(name, names, side, phases, count, flag, clause))
    exactly(top, "stratagem", [stratagem.id for stratagem in found], TITLE_IDS)
    return tuple(found)


# ---------------------------------------------------------------- stations (3.3.2)


def _stations(
    top: Reader, zones: dict[str, str], dioceses: tuple[str, ...], units: tuple[Unit, ...]
) -> dict[str, dict[str, tuple[str, ...]]]:
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for row in sourced(top, "station", "diocese"):
        name = row.choice("diocese", dioceses)
        if name in found:
            row.fault("diocese", f"{name} stands here twice", "keep one table for each diocese")
        found[name] = {}
        own = [zone for zone, diocese in zones.items() if diocese == name]
        for kind in STANDING:
            places = row.choices(kind, own, [])
            wanted = sum(1 for unit in units if unit.kind == kind and unit.home == name)
            if len(row.array(kind, str, "zones", [])) != wanted:
                row.fault(kind, f"has {len(places)} zones", f"give {wanted}: one for each of its units")
            found[name][kind] = tuple(places)
    for name in dioceses:
        if name not in found:
            top.fault("station", f"{name} is missing", f'add a table [[station]] with diocese = "{name}"')
    return found
