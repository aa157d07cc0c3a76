"""Everything as the rules and their state count it: places, links, epochs, types, counters, leaders, tables.

Places: regions, then boxes, then where pieces are that are nowhere. Pieces: unit counters (a legion one, of any other
type as many as its stock has PF), then leaders, then decoys. An epoch is the time between two date squares.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components import chart, counters, printed, tables
from latrunculi.games.optimus.components.chart import (
    CHART,
    CONTREE,
    CONTREE_IDS,
    CONTREE_OF,
    CONTREES,
    EASTERNMOST,
    LINK_ENDS,
    LINKS,
    NORTHERNMOST,
    REGION_IDS,
    REGIONS,
    SOUTHERNMOST,
    WESTERNMOST,
)  # fmt: skip
from latrunculi.games.optimus.components.counters import (
    FD,
    HEAVY,
    PEOPLE,
    PEOPLES,
    STOCK,
    STRATAGEM,
    STRATAGEMS,
    TYPE,
    TYPE_IDS,
    TYPE_PEOPLE,
    TYPE_SIDE,
    TYPES,
)  # fmt: skip
from latrunculi.games.optimus.components.printed import PEOPLE_IDS, STRATAGEM_IDS
from latrunculi.games.optimus.components.printed import PROVINCES as PROVINCE_IDS
from latrunculi.games.optimus.components.tables import MATRIX

__all__ = [
    "CONTREE", "CONTREES", "CONTREE_IDS", "CONTREE_OF", "EASTERNMOST", "FD", "HEAVY", "LINKS", "LINK_ENDS", "MATRIX",
    "NORTHERNMOST", "PEOPLE", "PEOPLES", "PEOPLE_IDS", "PROVINCE_IDS", "REGIONS", "REGION_IDS", "SOUTHERNMOST", "STOCK",
    "STRATAGEM", "STRATAGEMS", "STRATAGEM_IDS", "TYPE", "TYPES", "TYPE_IDS", "TYPE_PEOPLE", "TYPE_SIDE", "WESTERNMOST",
]  # fmt: skip

NONE: Final = -1
ROMANUS: Final = 0
BARBARUS: Final = 1
SIDE_IDS: Final = ("romanus", "barbarus")

# ---------------------------------------------------------------- places and links

BOX_IDS: Final = chart.BOX_IDS
BOXES: Final = chart.BOXES
PLACE_IDS: Final = (*REGION_IDS, *BOX_IDS, "pool", "lost", "gone", "unseen")
PLACES: Final = len(PLACE_IDS)
PLACE: Final = {name: i for i, name in enumerate(PLACE_IDS)}
POOL: Final = PLACES - 4
"""Not in play, may be recruited."""
LOST: Final = PLACES - 3
"""Destroyed this year."""
GONE: Final = PLACES - 2
"""For good."""
UNSEEN: Final = PLACES - 1
"""Where a viewer does not know."""
ROMA: Final = chart.ROMA
REGIONS_OF: Final = chart.CONTREE_REGIONS
CONTREE_NEAR: Final = chart.NEAR
LINK_BETWEEN: Final = tuple([tuple([chart.link_between(c, d) for d in range(CONTREES)]) for c in range(CONTREES)])
LINK_IDS: Final = tuple([f"{link.ends[0]}--{link.ends[1]}" for link in CHART.links])
GREAT_RIVERS: Final = ("danuvius", "rhenus")


def _river(water: int) -> int:
    return GREAT_RIVERS.index(printed.GREAT_RIVERS[water - 2]) if water >= 2 else NONE


LINK_WATER: Final = tuple([min(water, 2) for water in chart.LINK_WATER])
"""0 nothing, 1 a watercourse, 2 a great river."""
LINK_RIVER: Final = tuple([_river(water) for water in chart.LINK_WATER])
LINK_MARSH: Final = sum([1 << i for i in range(LINKS) if chart.LINK_MARSH[i]])
BOX_NEAR: Final = tuple([near >> REGIONS for near in chart.BOX_NEAR])
"""For each box, from 0, the mask of boxes one step away."""
BOX_TO_MAP: Final = chart.BOX_CONTREES
BOX_OF_CONTREE: Final = tuple([sum([1 << b for b in range(BOXES) if BOX_TO_MAP[b] >> c & 1]) for c in range(CONTREES)])
BANK: Final = tuple([_river(river) for river in chart.RIVER])
"""For each region the great river on which it lies, or NONE."""
FACING: Final = tuple([0 if other == NONE else 1 << other for other in chart.FACING])
SOUTH: Final = chart.SOUTHERN
FLOODS: Final = chart.FLOODS
DRIES: Final = chart.DRIES
PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
MARSH: Final = 3
TERRAIN: Final = tuple(
    [(k if k >= 4 else chart.TERRAIN[CONTREE_OF[r]]) - 4 for r, k in enumerate(chart.era(printed.FIRST_YEAR).kind)]
)
"""Of an inhabited region that of its contrée (OP-11.2-5)."""
MARSHES: Final = sum([1 << r for r in range(REGIONS) if TERRAIN[r] == MARSH])
PEOPLE_OF_REGION: Final = chart.REGION_PEOPLE

# ---------------------------------------------------------------- epochs

_SQUARES: Final = sorted(
    {year for region in CHART.regions for year, _ in region.faces}
    | {year for link in CHART.links for year, _ in link.kinds}
    | {link.bridge[0] for link in CHART.links if link.bridge[0] < printed.NEVER}
    | {link.bridge[1] + 1 for link in CHART.links if link.bridge[1] < printed.NEVER}
)
EPOCHS: Final = len(_SQUARES)


def epoch_of(year: int) -> int:
    """The epoch of a year."""
    return sum([1 for since in _SQUARES if since <= year]) - 1


ROMAN_LAND: Final = 0
GERMAN_LAND: Final = 1
SARMATIAN_LAND: Final = 2
DACIAN_LAND: Final = 3
RURAL: Final = 0
CITY: Final = 1
VILLAGE: Final = 2
GARRISON: Final = 3
TRIBAL: Final = 4
ROAD: Final = 0
TRADE: Final = 1
PATH: Final = 2
ORIGIN: Final = tuple([chart.era(year).owner for year in _SQUARES])
HABITAT: Final = tuple([tuple([kind + 1 if kind < 4 else RURAL for kind in chart.era(year).kind]) for year in _SQUARES])
VD: Final = tuple([chart.era(year).vd for year in _SQUARES])
VG: Final = tuple([chart.era(year).vg for year in _SQUARES])
PORTS: Final = tuple([chart.era(year).ports for year in _SQUARES])
INHABITED: Final = tuple([chart.era(year).inhabited for year in _SQUARES])
LINK_KIND: Final = tuple([chart.link_kinds(year) for year in _SQUARES])
BRIDGED: Final = tuple([chart.bridges(year) for year in _SQUARES])
PROVINCE_OF_REGION: Final = tuple(
    [
        tuple([chart.PROVINCE[CONTREE_OF[r]] if origin[r] == ROMAN_LAND else NONE for r in range(REGIONS)])
        for origin in ORIGIN
    ]
)
LAND_OF_PEOPLE: Final = counters.NATION

# ---------------------------------------------------------------- types of unit

LEGION: Final = 0
PRAETORIAN: Final = 1
INFANTRY: Final = 2
CAVALRY: Final = 3
ARTILLERY: Final = 4
TRANSFUGE: Final = 5
IMPEDIMENTA: Final = 6
FLEET: Final = 7
TYPE_CLASS: Final = counters.TYPE_KIND
SHOOTER: Final = counters.SHOOTERS
RED_STAR: Final = counters.SHOOTERS & counters.HORSE
FALX: Final = counters.FALX
FULL: Final = counters.PF
HOME_REGIONS: Final = counters.HOMES
HOME_PROVINCE: Final = counters.TYPE_PROVINCE
HOME_BOX: Final = tuple(
    [BOX_IDS.index(u.province) if u.province in BOX_IDS else NONE for u in counters.COMPONENTS.units]
)

# ---------------------------------------------------------------- pieces

TYPE_OF: Final = tuple([t for t in range(TYPES) for _ in range(1 if TYPE_CLASS[t] == LEGION else STOCK[t])])
"""For each unit counter its type."""
UNITS: Final = len(TYPE_OF)
FIRST_LEADER: Final = UNITS
LEADERS: Final = counters.LEADERS
FIRST_DECOY: Final = FIRST_LEADER + LEADERS
_DECOYS: Final = tuple([p for p in range(PEOPLES) for _ in range(counters.DECOYS[p])])
DECOYS: Final = len(_DECOYS)
PIECES: Final = FIRST_DECOY + DECOYS


def _numbered(names: list[str], alone: int) -> list[str]:
    """Names with numbers, except those of the types in a mask."""
    found, counts = [], dict.fromkeys(names, 0)
    for name in names:
        counts[name] += 1
        single = name in TYPE and alone >> TYPE[name] & 1
        found.append(name if single else f"{name}-{counts[name]}")
    return found


PIECE_IDS: Final = tuple(
    _numbered([TYPE_IDS[t] for t in TYPE_OF], counters.LEGIONS)
    + list(counters.LEADER_IDS)
    + _numbered([f"decoy-{PEOPLE_IDS[p]}" for p in _DECOYS], 0)
)
PIECE: Final = {name: i for i, name in enumerate(PIECE_IDS)}
SIDE_OF: Final = (*[TYPE_SIDE[t] for t in TYPE_OF], *counters.LEADER_SIDE, *[BARBARUS] * DECOYS)
PEOPLE_OF: Final = (*[TYPE_PEOPLE[t] for t in TYPE_OF], *counters.LEADER_PEOPLE, *_DECOYS)
UNIT_MASK: Final = (1 << UNITS) - 1
LEADER_MASK: Final = ((1 << LEADERS) - 1) << FIRST_LEADER
DECOY_MASK: Final = ((1 << DECOYS) - 1) << FIRST_DECOY
HEADS: Final = LEADER_MASK | DECOY_MASK
ROMAN_PIECES: Final = sum([1 << i for i in range(PIECES) if SIDE_OF[i] == ROMANUS])
BARBARIAN_PIECES: Final = ((1 << PIECES) - 1) & ~ROMAN_PIECES
UNITS_OF_TYPE: Final = tuple([sum([1 << i for i in range(UNITS) if TYPE_OF[i] == t]) for t in range(TYPES)])


def _units_of(types: int) -> int:
    return sum([1 << i for i in range(UNITS) if types >> TYPE_OF[i] & 1])


LEGION_UNITS: Final = _units_of(counters.LEGIONS)
PRAETORIAN_UNITS: Final = _units_of(counters.of_kind(PRAETORIAN))
INFANTRY_UNITS: Final = _units_of(counters.of_kind(INFANTRY))
CAVALRY_UNITS: Final = _units_of(counters.HORSE)
ARTILLERY_UNITS: Final = _units_of(counters.of_kind(ARTILLERY))
TRANSFUGE_UNITS: Final = _units_of(counters.of_kind(TRANSFUGE))
IMPEDIMENTA_UNITS: Final = _units_of(counters.of_kind(IMPEDIMENTA))
FLEET_UNITS: Final = _units_of(counters.FLEETS)
HEAVY_UNITS: Final = _units_of(HEAVY)
SHOOTER_UNITS: Final = _units_of(SHOOTER)
RED_STAR_UNITS: Final = _units_of(RED_STAR)
VS: Final = counters.VS
BT: Final = counters.BT
PM: Final = tuple([tables.PM["leader"]] * LEADERS)
SUPREME_LINES: Final = {name: tuple([FIRST_LEADER + i for i in line]) for name, line in counters.SUCCESSIONS.items()}
BACK_IDS: Final = tuple([f"umbra-{n}" for n in range(1, (HEADS & BARBARIAN_PIECES).bit_count() + 1)])

# ---------------------------------------------------------------- stratagems and tables

PRICE: Final = counters.PRICE
STRATAGEM_SIDES: Final = counters.USERS
PA_TABLE: Final = counters.TABLES.pa
ARRIVAL: Final = tuple([tables.arrival(die) for die in range(1, 7)])
SACK: Final = counters.TABLES.sack
HARVEST: Final = counters.TABLES.harvest
REINFORCEMENTS: Final = counters.TABLES.recruits
SEASON_EVENTS: Final = tuple(
    [() if season == tables.SPRING else tuple([tables.event(season, d) for d in range(1, 7)]) for season in range(5)]
)
"""By season and die - 1; the events, seasons, tactics and ends of battles have their numbers in `tables`, and each
stratagem its own in `counters`."""
