"""What the map file prints beside its borders: of regions, seas, provinces, rivers and seats (XXXIII, XVIII.K, X.D).

`latrunculi.atlas.topology` reads who borders whom; this reads and checks the rest of `data/map.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import data_files, entries, provenance, sourced

FOLDER: Final = Path(__file__).parents[1]
MAP: Final = "map.toml"

REGION_KINDS: Final = ("barbarian", "civilised", "none")
HALVES: Final = ("occident", "orient")
"""The halves of the Empire, each with a revolt table of its own (XVI.C)."""
LIMES_HALVES: Final = ("west", "east")
TERRAINS: Final = ("clear", "mountain", "steppe", "forest", "marsh", "desert")
LEVELS: Final = (-1, 3)
"""From no site by an empty site (0) to the largest city (XXXIII.B-2)."""
FACES: Final = 10
SEATS: Final = ("start", "later")
DRAWN: Final = ("map", "range", "limes", "channel", "lake", "land", "bound", "water", "wild")
"""Tables that the drawing alone needs; `latrunculi.atlas.sheet` checks them."""


@dataclass(frozen=True, slots=True)
class Region:
    """A region of XXXIII. `empire`: 0 where none is printed. `revolt`: empty where no revolt table has it."""

    id: str
    kind: str
    kingdom: int
    empire: int
    bonus: int
    revolt: str


@dataclass(frozen=True, slots=True)
class Sea:
    """A sea of XXXIII.A."""

    id: str
    monopoly: int
    mediterranean: bool


@dataclass(frozen=True, slots=True)
class Province:
    """A province of XXXIII.B-C. `income` is in halves of gold; `wall`, and from turn `later_turn` on `later`, is what a
    siege subtracts (XXIII.B); `port` is the id of a sea or empty; `caravan` the numbers of the die (X.D)."""

    id: str
    terrain: str
    income: int
    level: int
    city: str
    fortified: bool
    wall: int
    later: int
    later_turn: int
    port: str
    granary: bool
    caravan: tuple[int, ...]
    island: bool
    limes: str


@dataclass(frozen=True, slots=True)
class Strait:
    """A border over water: its ends, and the sea whose fleets close it."""

    ends: tuple[str, str]
    sea: str


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a nation has its capital by default. `start`: from the beginning of the game."""

    nation: str
    province: str
    start: bool


@dataclass(frozen=True, slots=True)
class Gazetteer:
    """All of it. `basins`: for each river its regions. `closed`: regions and provinces of XVIII.K. `heresies`: for
    regions that have one of their own its name and whether it is for good."""

    regions: tuple[Region, ...]
    seas: tuple[Sea, ...]
    provinces: tuple[Province, ...]
    straits: tuple[Strait, ...]
    basins: dict[str, tuple[str, ...]]
    seats: tuple[Seat, ...]
    closed_regions: tuple[str, ...]
    closed_provinces: tuple[str, ...]
    heresies: dict[str, tuple[str, bool]]


def load(folder: Path = FOLDER) -> Gazetteer:
    """What the map file of a game folder prints.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    with data_files(folder, (MAP,), None) as readers:
        top = readers[MAP]
        for table in (*DRAWN, "passage"):
            top.has(table)
        regions = _regions(top)
        seas = _seas(top)
        provinces = _provinces(top, [sea.id for sea in seas])
        places, lands = [province.id for province in provinces], [region.id for region in regions]
        closed = _closed(top, lands, places)
        return Gazetteer(
            regions,
            seas,
            provinces,
            _straits(top, [sea.id for sea in seas]),
            _basins(top, lands),
            _seats(top, places),
            tuple([region for region, _ in closed if region]),
            tuple([province for _, province in closed if province]),
            _heresies(top, lands),
        )


def _regions(top: Reader) -> tuple[Region, ...]:
    found: list[Region] = []
    for row, name in entries(top, "region"):
        for drawn in ("name", "tint", "label"):
            row.has(drawn)
        kind, kingdom = row.choice("kind", REGION_KINDS), row.number("kingdom", low=0)
        empire = row.number("empire", 0, low=0)
        if (kind == "civilised") != (empire > 0):
            row.fault(
                "empire", f"does not go with a {kind} region", "print an empire income for civilised regions only"
            )
        found.append(
            Region(name, kind, kingdom, empire, row.number("bonus", 0, low=0), row.choice("revolt", HALVES, ""))
        )
    return tuple(found)


def _seas(top: Reader) -> tuple[Sea, ...]:
    found: list[Sea] = []
    for row, name in entries(top, "sea"):
        for drawn in ("name", "open", "at"):
            row.has(drawn)
        found.append(Sea(name, row.number("monopoly", low=0, high=3), row.flag("mediterranean")))
    return tuple(found)


def _provinces(top: Reader, seas: Sequence[str]) -> tuple[Province, ...]:
    found: list[Province] = []
    for row, name in entries(top, "province"):
        for drawn in ("name", "region", "points", "limes_why"):
            row.has(drawn)
        placed = row.sub("placed")
        if placed.choice("source", ("reconstructed",)):
            placed.text("why")
        placed.finish()
        level = row.number("level", low=LEVELS[0], high=LEVELS[1])
        city = _city(row, level)
        fortified = row.flag("fortified", False)
        wall = row.number("wall", 0, low=0, high=9)
        if fortified != (wall > 0):
            row.fault("wall", "goes with fortified", "give both, or neither")
        if fortified and level < 1:
            row.fault("fortified", "stands at no city", "give the province a city, or take its walls away")
        later_turn, later = _later(row, wall)
        port = row.choice("port_sea", seas, "")
        if port and port not in row.table.get("seas", []):
            row.fault("port_sea", f"{port} is none of its seas", "add it to seas")
        if row.text("port", "") != (city if port else ""):
            row.fault("port", "is not its city", "a port is the city of the province, and goes with port_sea")
        row.has("seas")
        found.append(
            Province(
                name, row.choice("terrain", TERRAINS), _halves(row), level, city, fortified, wall, later, later_turn,
                port, row.flag("granary", False), _caravan(row), row.flag("island", False),
                row.choice("limes", LIMES_HALVES, ""),
            )
        )  # fmt: skip
    return tuple(found)


def _city(row: Reader, level: int) -> str:
    """The name of its city or site."""
    towns = row.array("towns", dict, "cities", [])
    if (level >= 0) != (len(towns) == 1):
        row.fault("towns", "does not go with level", "name one city where the level is 0 or more, none where it is -1")
    return str(towns[0].get("name", "")) if towns else ""


def _halves(row: Reader) -> int:
    """An income in gold as halves of gold."""
    value = row.table.get("income")
    row.has("income")
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value < 0 or value * 2 != int(value * 2):
        row.fault("income", "is no income", "write whole or half gold, such as 1 or 0.5")
        return 0
    return int(value * 2)


def _later(row: Reader, wall: int) -> tuple[int, int]:
    """The turn from which its walls are stronger, and their strength; as now where they never are."""
    if not row.has("wall_later"):
        return 0, wall
    inner = row.sub("wall_later")
    found = inner.number("turn", low=1), inner.number("wall", low=wall)
    inner.finish()
    return found


def _caravan(row: Reader) -> tuple[int, ...]:
    faces = row.array("caravan", int, "numbers of the die", [])
    if any(not 1 <= face <= FACES for face in faces):
        row.fault("caravan", "has a number that no ten-sided die shows", f"write numbers from 1 to {FACES}")
    return tuple(faces)


def _straits(top: Reader, seas: Sequence[str]) -> tuple[Strait, ...]:
    found: list[Strait] = []
    for row in sourced(top, "border", "between"):
        for known in ("kind", "river", "name", "via"):
            row.has(known)
        ends = row.choices("between", [str(end) for end in row.table.get("between", [])])
        if row.table.get("kind") == "strait":
            found.append(Strait((ends[0], ends[-1]), row.choice("sea", seas)))
    return tuple(found)


def _basins(top: Reader, regions: Sequence[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for row in top.each("river"):
        for drawn in ("name", "width", "divides", "points"):
            row.has(drawn)
        if row.has("id"):
            found[row.text("id")] = tuple(row.choices("basin", regions))
            provenance(row)
        row.finish()
    return found


def _seats(top: Reader, provinces: Sequence[str]) -> tuple[Seat, ...]:
    found: list[Seat] = []
    for row in sourced(top, "capital", "nation"):
        row.choice("status", ("kingdom", "empire"))
        nation, province = row.text("nation"), row.choice("province", provinces)
        found.append(Seat(nation, province, row.choice("when", SEATS) == "start"))
    return tuple(found)


def _closed(top: Reader, regions: Sequence[str], provinces: Sequence[str]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for row in sourced(top, "closed"):
        found.append((row.choice("region", regions, ""), row.choice("province", provinces, "")))
        if (found[-1][0] == "") == (found[-1][1] == ""):
            row.fault("region", "or province is missing", "name a region or a province that is closed, not both")
    return found


def _heresies(top: Reader, regions: Sequence[str]) -> dict[str, tuple[str, bool]]:
    found: dict[str, tuple[str, bool]] = {}
    for row in sourced(top, "heresy", "region"):
        found[row.choice("region", regions)] = (row.text("name"), row.flag("permanent"))
    return found
