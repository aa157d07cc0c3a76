"""What is printed: the map, peoples, leaders, units, stratagems and tables (OP 0, 1, 14 and the tables of 2 to 13).

All of it is data in `data/*.toml`, each entry with its provenance. A *component pack* is a folder with corrected copies
of some of these files; the environment variable LATRUNCULI_OPTIMUS_PACK names one. The map is not part of it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from latrunculi.kernel.identity import identity
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import (
    data_files,
    entries,
    exactly,
    grid,
    numbers,
    once,
    row_of,
    sourced,
    table,
    texts,
    words,
    words_of,
)
from latrunculi.tabletop.names import Words

FOLDER: Final = Path(__file__).parents[1]
IDENTITY: Final = identity(FOLDER)
MAP: Final = "map.toml"
FILES: Final = ("peoples.toml", "leaders.toml", "units.toml", "stratagems.toml", "tables.toml", "names.toml")
PACK: Final = "LATRUNCULI_OPTIMUS_PACK"

FIRST_YEAR: Final = 85
LAST_YEAR: Final = 175
NEVER: Final = 999
"""A year that no game reaches."""
SIDES: Final = ("roman", "barbarian")
NATIONS: Final = ("roman", "german", "sarmatian", "dacian")
"""The colours of the outlines of regions (OP-0.2-4)."""
BANKS: Final = ("west", "south", "east", "north")
"""West of the Rhine, south of the Danube; east of the Rhine, north of the Danube."""
INHABITED: Final = ("city", "village", "garrison", "tribal")
RURAL: Final = ("plain", "forest", "mountain", "marsh")
KINDS: Final = INHABITED + RURAL
"""What a region is (OP-0.2-6)."""
LINK_KINDS: Final = ("roman", "trade", "path")
GREAT_RIVERS: Final = ("rhenus", "danuvius")
PROVINCES: Final = (
    "germania-inferior", "germania-superior", "raetia", "noricum", "pannonia", "dalmatia", "moesia-superior",
    "moesia-inferior", "thracia", "dacia", "roma", "gallia", "britannia", "hispania", "africa", "macedonia", "asia",
    "oriens",
)  # fmt: skip
"""Where auxiliaries are recruited (OP-13.2-7): those of the map, then the boxes that are one."""
PEOPLE_IDS: Final = (
    "frisii", "bructeri", "cherusci", "chatti", "hermunduri", "naristi", "semnones", "marcomanni", "quadi", "cotini",
    "lugii", "buri", "iazyges", "roxolani", "daci", "getae", "daci-liberi", "costoboci", "carpi", "bastarnae",
)  # fmt: skip
UNIT_KINDS: Final = (
    "legion", "praetorian", "infantry", "cavalry", "artillery", "transfuge", "impedimenta", "fleet",
)  # fmt: skip
SYMBOLS: Final = ("L", "*", "F")
"""Heavy, shooter, falx (OP-1.2-3 to OP-1.2-5)."""
STRATAGEM_IDS: Final = (
    "artillerie-deployee", "bataille-nocturne", "espion", "infiltration", "marche-forcee", "mauvais-augures",
    "passage-a-gue", "presage-favorable", "prevoyant", "tombee-de-la-nuit", "suicide", "tribu-pro-romain", "pillards",
    "legio-nova", "via-in-rupe", "classis-in-danuvio", "mauri-quieti", "turres-et-aggeres", "fons-interceptus",
    "stipendia-roxolanorum", "pluvia-miraculosa", "latrones-armati", "gentes-divisae", "tempus-hiemis", "transfugae",
    "longinus-captus", "thesaurus-sargetiae", "arbores-incisae", "saturninus", "coniuratio", "pestis",
    "avidius-cassius", "catafracti",
)  # fmt: skip
"""The thirteen of OP-14 in their printed order, then those of scenarios; each is a rule of its own."""
PRINTED_STRATAGEMS: Final = 13
MOMENTS: Final = ("spring", "operations", "movement", "recruitment", "battle", "siege", "capture")
"""When a stratagem may be played."""
LIMITS: Final = ("game", "season")
"""How often a player may play it: once in each."""


# ---------------------------------------------------------------- the map (0.2)


@dataclass(frozen=True, slots=True)
class Contree:
    """Regions that are all joined (OP-0.2-3). `kind`: what a pillaged inhabited region in it counts as (OP-11.2-5).
    `province`: empty where no auxiliaries come from. `peoples`: the first has the rural regions that are not Roman."""

    id: str
    name: str
    kind: str
    owner: str
    bank: str
    province: str
    peoples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a region in an epoch; `vd` and `vg` are 0 where it is rural."""

    owner: str
    kind: str
    vd: int
    vg: int
    port: bool


@dataclass(frozen=True, slots=True)
class Region:
    """A round space. `lon`, `lat`: hundredths of a degree. `people`: whose it is when it is not Roman, or empty.
    `river`: the great river on which it lies, or empty, `facing`: the region opposite. `faces`: years from which on it
    is as printed there, the first being 0."""

    id: str
    name: str
    contree: str
    lon: int
    lat: int
    people: str
    river: str
    facing: str
    sea: bool
    faces: tuple[tuple[int, Face], ...]


@dataclass(frozen=True, slots=True)
class Link:
    """What joins two contrées (OP-0.2-9). `kinds`: from which year on it is of which. `water`: what it crosses, or
    empty. `bridge`: first and last year in which a bridge stands on it."""

    ends: tuple[str, str]
    kinds: tuple[tuple[int, str], ...]
    water: str
    marsh: bool
    bridge: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the Empire off the map (OP-0.2-2): the boxes and contrées one step away."""

    id: str
    name: str
    boxes: tuple[str, ...]
    contrees: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """The whole map."""

    contrees: tuple[Contree, ...]
    regions: tuple[Region, ...]
    links: tuple[Link, ...]
    boxes: tuple[Box, ...]


DRAWN: Final = ("map", "water", "river", "lake", "range", "wild")
"""Tables of the map file that the drawing alone reads."""


def load_map(folder: Path = FOLDER) -> Chart:
    """The map.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    with data_files(folder, (MAP,), None) as readers:
        top = readers[MAP]
        for table in DRAWN:
            top.has(table)
        contrees = _contrees(top)
        regions = _regions(top, {contree.id: contree for contree in contrees})
        links = _links(top, [contree.id for contree in contrees])
        return Chart(contrees, regions, links, _boxes(top, [contree.id for contree in contrees]))


def _contrees(top: Reader) -> tuple[Contree, ...]:
    found: list[Contree] = []
    for row, name in entries(top, "contree"):
        for drawn in ("tint", "points"):
            row.has(drawn)
        title, kind, owner = row.text("name"), row.choice("kind", RURAL), row.choice("owner", NATIONS)
        bank, province = row.choice("bank", BANKS), row.choice("province", PROVINCES, "")
        peoples = tuple(row.choices("peoples", PEOPLE_IDS, []))
        if owner != "roman" and not peoples:
            row.fault("peoples", "is missing", "name whose land it is, unless it is Roman")
        found.append(Contree(name, title, kind, owner, bank, province, peoples))
    return tuple(found)


def _regions(top: Reader, contrees: dict[str, Contree]) -> tuple[Region, ...]:
    known = [str(row.get("id")) for row in top.table.get("region", []) if isinstance(row, dict)]
    found: list[Region] = []
    for row, name in entries(top, "region"):
        row.has("place")
        title, contree = row.text("name"), contrees[row.choice("contree", contrees)]
        if found and contree.id != found[-1].contree and any(other.contree == contree.id for other in found):
            row.fault(
                "contree", f"{contree.id} is named by regions apart", "let the regions of a contrée stand together"
            )
        lon, lat = _spot(row)
        face = _face(row, Face(contree.owner, "", 0, 0, False))
        first = contree.peoples[0] if contree.peoples else ""
        faces = _dated(row, face)
        rural = any(each.kind in RURAL and each.owner != "roman" for _, each in faces)
        people = row.choice("people", PEOPLE_IDS, first if rural else "")
        if not people and any(each.owner != "roman" for _, each in faces):
            row.fault("people", "is missing", "name whose region it is, unless it is Roman")
        river, facing = row.choice("river", GREAT_RIVERS, ""), row.choice("facing", known, "")
        if bool(river) != bool(facing):
            row.fault("facing", "and river are both there or both missing", "name the region opposite (OP-5.2.4-2)")
        if any(each.port for _, each in faces) and (not river or "mountain" in (face.kind, contree.kind)):
            row.fault("port", "is not on a great river that can be sailed", "remove it (OP-5.2.2)")
        found.append(Region(name, title, contree.id, lon, lat, people, river, facing, row.flag("sea", False), faces))
    for name in contrees:
        if not any(region.contree == name for region in found):
            top.fault("region", f"{name} has none", f'add a table [[region]] with contree = "{name}"')
    _opposite(top, found, contrees)
    return tuple(found)


def _opposite(top: Reader, regions: list[Region], contrees: dict[str, Contree]) -> None:
    """A region and the one that it faces lie on the same river and on its two banks."""
    by_id = {region.id: region for region in regions}
    for region in regions:
        other = by_id.get(region.facing)
        if other is not None and (
            other.river != region.river or contrees[other.contree].bank == contrees[region.contree].bank
        ):
            top.fault(f"region {region.id}.facing", f"{other.id} is not opposite", "name a region of the other bank")


def _spot(row: Reader) -> tuple[int, int]:
    """Longitude and latitude, in hundredths of a degree."""
    place = row.table.get("at")
    if not row.has("at") or not isinstance(place, list) or len(place) != 2:
        row.fault("at", "is no place", "write at = [longitude, latitude]")
        return 0, 0
    if any(type(value) not in (int, float) or not -20 < value < 70 for value in place):
        row.fault("at", f"is {place}", "write degrees, the longitude first")
        return 0, 0
    return round(place[0] * 100), round(place[1] * 100)


def _face(row: Reader, before: Face) -> Face:
    """What is printed on a region, where a date square need not say what stays."""
    owner = row.choice("owner", NATIONS, before.owner)
    kind = row.choice("kind", KINDS, before.kind or None)
    if kind in RURAL:
        for key in ("vd", "vg", "port"):
            if row.has(key):
                row.fault(key, "belongs to inhabited regions", "remove it")
        return Face(owner, kind, 0, 0, False)
    new = before.kind not in INHABITED
    vd = row.number("vd", None if new else before.vd, 0, 3)
    vg = row.number("vg", None if new else before.vg, 6, 16)
    if kind == "tribal" and owner == "roman":
        row.fault("kind", "is a tribal site of Romans", "make it a village, or another people's")
    return Face(owner, kind, vd, vg, row.flag("port", before.port))


def _dated(row: Reader, face: Face) -> tuple[tuple[int, Face], ...]:
    faces = [(0, face)]
    for square in row.each("dated", "year"):
        year = square.number("year", low=1, high=LAST_YEAR)
        if year <= faces[-1][0]:
            square.fault("year", f"is {year}, not after {faces[-1][0]}", "let the years rise")
        faces.append((year, _face(square, faces[-1][1])))
        square.finish()
    return tuple(faces)


def _links(top: Reader, contrees: Collection[str]) -> tuple[Link, ...]:
    found: list[Link] = []
    seen: set[frozenset[str]] = set()
    for row in sourced(top, "link", "between"):
        ends = row.choices("between", contrees)
        if len(set(ends)) != 2:
            row.fault("between", "does not name two contrées", 'write between = ["one", "other"]')
            ends = [*contrees][:2]
        if frozenset(ends) in seen:
            row.fault("between", "stands here twice", "remove one of them")
        seen.add(frozenset(ends))
        kinds = [(0, row.choice("kind", LINK_KINDS))]
        for square in row.each("dated", "year"):
            kinds.append((square.number("year", low=1, high=LAST_YEAR), square.choice("kind", LINK_KINDS)))
            square.finish()
        water, marsh = row.text("water", ""), row.flag("marsh", False)
        first = row.number("bridge_from", NEVER, 1, NEVER)
        last = row.number("bridge_to", NEVER, 1, NEVER)
        if row.has("bridge_from") and not water:
            row.fault("bridge_from", "is over no water", "say what the link crosses, or remove the bridge")
        found.append(Link((ends[0], ends[1]), tuple(kinds), water, marsh, (first, last)))
    return tuple(found)


def _boxes(top: Reader, contrees: Collection[str]) -> tuple[Box, ...]:
    known = [str(row.get("id")) for row in top.table.get("box", []) if isinstance(row, dict)]
    found: list[Box] = []
    for row, name in entries(top, "box"):
        row.has("at")
        title, boxes, entered = row.text("name"), row.choices("to", known), row.choices("map", contrees)
        found.append(Box(name, title, tuple(boxes), tuple(entered)))
    for box in found:
        for other in found:
            if other.id in box.boxes and box.id not in other.boxes:
                top.fault(f"box {other.id}.to", f"does not name {box.id}", "let both name each other")
    return tuple(found)


# ---------------------------------------------------------------- counters (1)


@dataclass(frozen=True, slots=True)
class People:
    """A barbarian people: `nation` is the colour of its regions."""

    id: str
    names: dict[str, str]
    nation: str


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader counter (OP-1.1): `people` is empty for Romans. `supreme`: may have the counter of 5.1.4.
    `generic`: stands in for leaders that are not named."""

    id: str
    names: dict[str, str]
    people: str
    vs: int
    bt: int
    supreme: bool
    generic: bool


@dataclass(frozen=True, slots=True)
class Unit:
    """A type of combat counters that are alike (OP-1.2). `counters` of `pf` PF each are its whole stock; change of
    less PF is unlimited. `people` or `province`: whose it is; both are empty for artillery, impedimenta and fleets.
    `homes`: the regions where it is recruited. `river`: where a fleet sails. `stations`: for a legion the years from
    which on it lay at a place. `raised`, `lost`: years before and after which there is none."""

    id: str
    names: dict[str, str]
    side: str
    kind: str
    people: str
    province: str
    counters: int
    pf: int
    fd: tuple[int, ...]
    symbols: tuple[str, ...]
    homes: tuple[str, ...]
    river: str
    stations: tuple[tuple[int, str], ...]
    raised: int
    lost: int


@dataclass(frozen=True, slots=True)
class Stratagem:
    """A stratagem (OP-14): its price in PA, when and how often it is played. `effect`: what one does that the
    rulebook does not print, by language; empty for the thirteen that it prints."""

    id: str
    names: dict[str, str]
    side: str
    price: int
    moment: str
    limit: str
    copies: int
    clause: str
    effect: dict[str, str]


@dataclass(frozen=True, slots=True)
class Components:
    """All that is printed besides the map. `successions`: heirs of the supreme leaders by the name of the line;
    `decoys`: how many each people has."""

    peoples: tuple[People, ...]
    leaders: tuple[Leader, ...]
    successions: dict[str, tuple[str, ...]]
    decoys: dict[str, int]
    units: tuple[Unit, ...]
    stratagems: tuple[Stratagem, ...]
    tables: Tables
    words: Words
    """What is called by the game's own words."""


def load(chart: Chart, folder: Path = FOLDER, pack: Path | None = None) -> Components:
    """The components, those of a pack first.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    with data_files(folder, FILES, pack) as readers:
        leaders = _leaders(readers["leaders.toml"])
        return Components(
            _peoples(readers["peoples.toml"]),
            leaders,
            _successions(readers["leaders.toml"], [leader.id for leader in leaders]),
            _decoys(readers["leaders.toml"]),
            _units(readers["units.toml"], chart),
            _stratagems(readers["stratagems.toml"]),
            _tables(readers["tables.toml"]),
            words(readers["names.toml"]),
        )


def _peoples(top: Reader) -> tuple[People, ...]:
    found = [
        People(name, texts(row, "names", ("la", "fr", "en")), row.choice("nation", NATIONS[1:]))
        for row, name in entries(top, "people")
    ]
    exactly(top, "people", [people.id for people in found], PEOPLE_IDS)
    return tuple(found)


def _leaders(top: Reader) -> tuple[Leader, ...]:
    found: list[Leader] = []
    for row, name in entries(top, "leader"):
        names, people = texts(row, "names", ("la", "fr", "en")), row.choice("people", PEOPLE_IDS, "")
        vs, bt = numbers(row, "values", (("VS", 1, 12), ("BT", 0, 3)))
        found.append(Leader(name, names, people, vs, bt, row.flag("supreme", False), row.flag("generic", False)))
    for people in ("", "daci"):
        if not any(leader.supreme and leader.people == people for leader in found):
            top.fault("leader", f"no supreme leader of {people or 'Rome'}", "add supreme = true to one (OP-5.1.4-1)")
    return tuple(found)


def _successions(top: Reader, leaders: Collection[str]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(row.choices("leaders", leaders)) for row, name in entries(top, "succession")}


def _decoys(top: Reader) -> dict[str, int]:
    return {
        row.choice("people", PEOPLE_IDS): row.number("count", low=1, high=9) for row in sourced(top, "decoys", "people")
    }


def _units(top: Reader, chart: Chart) -> tuple[Unit, ...]:
    regions = [region.id for region in chart.regions]
    places = regions + [box.id for box in chart.boxes]
    owners = {region.id: region.people for region in chart.regions}
    found: list[Unit] = []
    for row, name in entries(top, "unit"):
        names, side = texts(row, "names", ("la", "fr", "en")), row.choice("side", SIDES)
        kind = row.choice("kind", UNIT_KINDS)
        people, province = row.choice("people", PEOPLE_IDS, ""), row.choice("province", PROVINCES, "")
        if (side == "roman") == bool(people):
            row.fault("people", "does not fit the side", "name the people of a barbarian unit, and of no other")
        counters, pf = row.number("counters", low=1, high=20), row.number("pf", low=1, high=3)
        fd = row.array("fd", int, "faces of the die", [])
        if any(not 1 <= face <= 6 for face in fd):
            row.fault("fd", f"holds {fd}", "write faces from 1 to 6")
        symbols = tuple(row.choices("symbols", SYMBOLS, []))
        homes = tuple(row.choices("homes", regions, []))
        for home in homes:
            if owners[home] != people and not (people == "daci" and owners[home] == "getae"):
                row.fault("homes", f"{home} is no place of {people}", "name only places of the unit's people")
        river = row.choice("river", GREAT_RIVERS) if kind == "fleet" else ""
        stations = _stations(row, places) if kind in ("legion", "fleet") else ()
        raised, lost = row.number("raised", 0, 0, LAST_YEAR), row.number("lost", NEVER, FIRST_YEAR, NEVER)
        found.append(
            Unit(name, names, side, kind, people, province, counters, pf, tuple(fd), symbols, homes, river, stations,
                 raised, lost)
        )  # fmt: skip
    for kind in UNIT_KINDS:
        if not any(unit.kind == kind for unit in found):
            top.fault("unit", f"there is no {kind}", f'add a table [[unit]] with kind = "{kind}"')
    return tuple(found)


def _stations(row: Reader, places: Collection[str]) -> tuple[tuple[int, str], ...]:
    found = []
    for inner in row.each("stations", "year"):
        found.append((inner.number("year", low=1, high=LAST_YEAR), inner.choice("at", places)))
        inner.finish()
    return tuple(found)


def _stratagems(top: Reader) -> tuple[Stratagem, ...]:
    found: list[Stratagem] = []
    for row, name in entries(top, "stratagem"):
        names, side = texts(row, "names", ("fr", "en")), row.choice("side", (*SIDES, "both"))
        price, moment = row.number("price", low=1, high=9), row.choice("moment", MOMENTS)
        limit, copies, clause = (
            row.choice("limit", LIMITS, "game"),
            row.number("copies", 1, 1, 9),
            row.text("clause", ""),
        )
        special = name in STRATAGEM_IDS[PRINTED_STRATAGEMS:]
        effect = texts(row, "effect", ("fr", "en")) if special else {}
        if not special and not clause:
            row.fault("clause", "is missing", "name the clause that it comes from")
        found.append(Stratagem(name, names, side, price, moment, limit, copies, clause, effect))
    exactly(top, "stratagem", [stratagem.id for stratagem in found], STRATAGEM_IDS)
    return tuple(found)


# ---------------------------------------------------------------- tables (2 to 13)

SEASONS: Final = ("thaw", "spring", "summer", "autumn", "winter")
EVENTS: Final = ("none", "overflow", "frozen", "dry")
ARRIVALS: Final = ("enemy", "north", "east", "south", "west", "mover")
TACTICS: Final = ("frontal", "general", "deterrence", "envelopment")
ENDS: Final = ("P", "AD", "TT")
"""Pursuit, army destroyed, tacit truce (OP-8.2-22)."""
MOVERS: Final = (
    "leader", "cavalry", "infantry", "artillery", "impedimenta", "wagon", "bridge", "fleet",
)  # fmt: skip
ACTIONS: Final = (
    "stratagem", "enthronement", "assault", "artillery", "lay-siege", "siege", "sortie", "invasion", "harvest",
    "tribute", "pillage", "forage", "perception", "rally", "recruit", "land-movement", "river-movement", "boat-bridge",
    "unbridge", "restore-vd", "limes-wood", "limes-stone", "camp", "nothing",
)  # fmt: skip
REASONS: Final = (
    "region", "rich-region", "royal-seat", "pillaged", "foraged", "supreme-leader", "leader", "pf", "legion", "eagle",
    "bb",
)  # fmt: skip
"""What scores: regions held at the end (their VD besides), those of VG over ten, Sarmizegetusa; deeds; BB held."""
ONE_SIDED: Final = ("royal-seat", "foraged", "legion")
HARVESTS: Final = ("other", "plain", "inhabited")


@dataclass(frozen=True, slots=True)
class Modifier:
    """A line of a table of modifiers. `barbarian`: its value for barbarians."""

    id: str
    value: int
    barbarian: int


@dataclass(frozen=True, slots=True)
class Point:
    """A reason to score: `value` for every `every` of them, at most `most` (0: no limit)."""

    id: str
    side: str
    value: int
    every: int
    most: int


@dataclass(frozen=True, slots=True)
class Tables:
    """The printed tables. `pa`, `arrival`, `events` (by season) and `recruits` are by die or score from 1; `losses` by
    2, 1, 0, -1 ... ; `sack` by score from 0 and column, a column being of those up to its bound in `sack_bounds`;
    `harvest` by score from 5 and column. `moves`: PM, whether in a season (else in an activation), PM with a forced
    march. `modifiers`: by the table that they belong to. `points`: what sides score, in every scenario."""

    pa: tuple[int, ...]
    events: dict[str, tuple[str, ...]]
    costs: dict[str, int]
    arrival: tuple[str, ...]
    moves: dict[str, tuple[int, bool, int]]
    losses: tuple[int, ...]
    matrix: tuple[tuple[str, ...], ...]
    sack_bounds: tuple[int, ...]
    sack: tuple[tuple[int, ...], ...]
    harvest: tuple[tuple[int, ...], ...]
    recruits: tuple[int, ...]
    modifiers: dict[str, tuple[Modifier, ...]]
    points: tuple[Point, ...]


MODIFIED: Final = ("attrition", "siege", "retreat", "sack", "harvest", "recruitment")


def _tables(top: Reader) -> Tables:
    inner = table(top, "events")
    events = {season: words_of(inner, season, EVENTS, 6) for season in SEASONS if season != "spring"}
    inner.finish()
    costs = {row.choice("id", ACTIONS): row.number("pa", low=0, high=9) for row in sourced(top, "action")}
    exactly(top, "action", list(costs), ACTIONS)
    moves = {}
    for row in sourced(top, "move"):
        kind, pm = row.choice("id", MOVERS), row.number("pm", low=0, high=9)
        moves[kind] = (pm, row.flag("season", False), row.number("forced", pm, 0, 9))
    exactly(top, "move", list(moves), MOVERS)
    bounds = table(top, "sack_columns")
    columns = tuple(bounds.array("up_to", int, "whole numbers"))
    bounds.finish()
    modifiers: dict[str, list[Modifier]] = {name: [] for name in MODIFIED}
    seen: set[str] = set()
    for row in sourced(top, "modifier"):
        name, of = row.text("id"), row.choice("of", MODIFIED)
        once(row, f"{of} {name}", seen)
        value = row.number("value", low=-9, high=9)
        modifiers[of].append(Modifier(name, value, row.number("barbarian", value, -9, 9)))
    return Tables(
        row_of(top, "pa", 6, 0, 9),
        events,
        costs,
        _listed(top, "arrival", ARRIVALS, 6),
        moves,
        row_of(top, "losses", 7, 0, 9),
        _matrix(top),
        columns,
        grid(top, "sack", 7, len(columns) + 1),
        grid(top, "harvest", 4, len(HARVESTS)),
        row_of(top, "recruits", 7, 0, 9),
        {name: tuple(lines) for name, lines in modifiers.items()},
        _points(top),
    )


def _points(top: Reader) -> tuple[Point, ...]:
    found: list[Point] = []
    for row in sourced(top, "point"):
        name, side, value = row.choice("id", REASONS), row.choice("side", SIDES), row.number("value", low=1, high=9)
        found.append(Point(name, side, value, row.number("every", 1, 1, 9), row.number("most", 0, 0, 99)))
    for name in REASONS:
        if len([point for point in found if point.id == name]) != (1 if name in ONE_SIDED else 2):
            top.fault("point", f"{name} is missing or too often there", "give one for each side that can score it")
    return tuple(found)


def _listed(top: Reader, key: str, known: Sequence[str], length: int) -> tuple[str, ...]:
    inner = table(top, key)
    found = words_of(inner, "row", known, length)
    inner.finish()
    return found


def _matrix(top: Reader) -> tuple[tuple[str, ...], ...]:
    inner = table(top, "tactics")
    found = tuple(words_of(inner, winner, ENDS, len(TACTICS)) for winner in TACTICS)
    inner.finish()
    return found
