"""The map as ints: provinces, seas, regions and rivers numbered as in `data/map.toml`. A set is a bitmask.

Provinces are 0 .. PROVINCES - 1 and seas 0 .. SEAS - 1, each in their own tables and masks; as a place, sea s is
`PROVINCES + s`. Incomes of provinces are in halves of gold (III.A-5), those printed for whole regions in gold.
"""

from __future__ import annotations

from typing import Final

from latrunculi.atlas import topology
from latrunculi.games.invasions.components import gazetteer
from latrunculi.games.invasions.components.gazetteer import FACES, FOLDER, HALVES, LIMES_HALVES, TERRAINS
from latrunculi.kernel.actions import set_of
from latrunculi.tabletop.ways import rings, steps_between

NONE: Final = -1

CLEAR: Final = 0
MOUNTAIN: Final = 1
STEPPE: Final = 2
FOREST: Final = 3
MARSH: Final = 4
DESERT: Final = 5
"""Terrains, as `gazetteer.TERRAINS`."""
BORDER: Final = 0
RIVER: Final = 1
RIDGE: Final = 2
STRAIT: Final = 3
"""Kinds of border."""
WEST: Final = 0
EAST: Final = 1
"""Halves of the Empire."""
FAR: Final = 99
"""The distance of provinces that no way by land or strait joins."""

MAP: Final = topology.load(FOLDER / "data" / gazetteer.MAP)
PRINTED: Final = gazetteer.load()


# ---------------------------------------------------------------- regions

REGIONS: Final[int] = len([region for region in PRINTED.regions if region.kind != "none"])
"""The regions come first among the groups of the map; the last group is of provinces without a region."""
REGION_IDS: Final = MAP.group_ids[:REGIONS]
REGION: Final = {name: i for i, name in enumerate(REGION_IDS)}
LANDS: Final = MAP.group_mask[:REGIONS]
"""For each region the mask of its provinces."""
CIVIL_REGIONS: Final[int] = set_of([r for r in range(REGIONS) if PRINTED.regions[r].kind == "civilised"])
BARBARIAN_REGIONS: Final[int] = (1 << REGIONS) - 1 & ~CIVIL_REGIONS
KINGDOM_INCOME: Final = tuple([region.kingdom for region in PRINTED.regions[:REGIONS]])
"""For each region what it yields to a kingdom in total control, in gold as printed (XXXIII.B-1)."""
REGION_BONUS: Final = tuple([region.bonus for region in PRINTED.regions[:REGIONS]])
"""For each region the gold from off the map that goes with it: Persia Orientalis with Persis (XXXIII.C-4)."""
REVOLT_HALF: Final = tuple([HALVES.index(r.revolt) if r.revolt else NONE for r in PRINTED.regions[:REGIONS]])
"""For each region WEST or EAST, whose revolt table has it (XVI.C), or NONE."""
LASTING_HERESIES: Final[int] = set_of([REGION[region] for region, (_, lasting) in PRINTED.heresies.items() if lasting])
"""The regions whose heresy is for good (XXXI.C)."""

# ---------------------------------------------------------------- provinces

PROVINCE_IDS: Final = MAP.ids
PROVINCE: Final = MAP.index
PROVINCES: Final[int] = MAP.size
ALL: Final[int] = MAP.all_mask
_ROWS: Final = PRINTED.provinces
REGION_OF: Final = tuple([group if group < REGIONS else NONE for group in MAP.group_of])
"""For each province its region; NONE for Kushania (XXXIII.C-3)."""
BARBARIAN_LAND: Final[int] = sum([LANDS[r] for r in range(REGIONS) if BARBARIAN_REGIONS >> r & 1])
"""The provinces of barbarian regions."""
CIVIL_LAND: Final[int] = sum([LANDS[r] for r in range(REGIONS) if CIVIL_REGIONS >> r & 1])
"""The provinces of civilised regions."""
TERRAIN: Final = tuple([TERRAINS.index(row.terrain) for row in _ROWS])
INCOME: Final = tuple([row.income for row in _ROWS])
"""For each province its income in halves of gold."""
LEVEL: Final = tuple([row.level for row in _ROWS])
"""For each province the level of its city at the start: -1 no site, 0 an empty site (XXXIII.B-2)."""
SITES: Final[int] = set_of([p for p in range(PROVINCES) if LEVEL[p] >= 0])
"""The provinces where a city stands or may be founded."""
CITIES: Final[int] = set_of([p for p in range(PROVINCES) if LEVEL[p] > 0])
"""The provinces where one stands at the start."""
CITY_NAMES: Final = tuple([row.city for row in _ROWS])
FORTIFIED: Final[int] = set_of([p for p in range(PROVINCES) if _ROWS[p].fortified])
"""The provinces whose city is fortified at the start (XXXIII.B-2)."""
GRANARIES: Final[int] = set_of([p for p in range(PROVINCES) if _ROWS[p].granary])
ISLANDS: Final[int] = set_of([p for p in range(PROVINCES) if _ROWS[p].island])
CARAVANS: Final[int] = set_of([p for p in range(PROVINCES) if _ROWS[p].caravan])
CARAVAN: Final = tuple(
    [next((p for p in range(PROVINCES) if face in _ROWS[p].caravan), NONE) for face in range(FACES + 1)]
)
"""For each number of the ten-sided die (index 1 to 10) the province of the caravan that it picks (X.D)."""
LIMES: Final[int] = set_of([p for p in range(PROVINCES) if _ROWS[p].limes])
"""The provinces with a limes."""
LIMES_HALF: Final = tuple([LIMES_HALVES.index(row.limes) if row.limes else NONE for row in _ROWS])
"""For each province the half of the Empire whose limites stand there, WEST or EAST, or NONE."""
CLOSED: Final[int] = set_of(
    [PROVINCE[name] for name in PRINTED.closed_provinces]
    + [p for p in range(PROVINCES) if REGION_OF[p] in [REGION[name] for name in PRINTED.closed_regions]]
)
"""The provinces that only some may enter (XVIII.K): those of SCYTHIA and MAURETANIA, and Arabia Deserta."""
BRITANNIA: Final[int] = LANDS[REGION["britannia"]]
"""The provinces where the Britons rise, and where barbarians land without a test (XXV.E-4)."""
SCYTHIA: Final[int] = REGION["scythia"]
MAURETANIA: Final[int] = REGION["mauretania"]
ARABIA_DESERTA: Final[int] = PROVINCE["arabia-deserta"]
SEAT: Final = {seat.nation: PROVINCE[seat.province] for seat in PRINTED.seats}
"""By the id of a nation the province of its capital by default."""
SEATED_AT_START: Final = tuple([seat.nation for seat in PRINTED.seats if seat.start])


def wall(province: int, turn: int) -> int:
    """What the walls of a city subtract from a siege or assault in a turn, 0 where there are none (XXIII.B)."""
    row = _ROWS[province]
    return row.later if row.later_turn and turn >= row.later_turn else row.wall


TOTAL_CONTROL: Final = 2
"""What an empire in total control of a region adds to the levels of its cities, in gold (XXXIII.C-1)."""
EMPIRE_INCOME: Final = tuple(
    [
        PRINTED.regions[r].empire or sum([LEVEL[p] for p in topology.bits(LANDS[r] & CITIES)]) + TOTAL_CONTROL
        for r in range(REGIONS)
    ]
)
"""For each region the printed income of an empire; where none is printed, by the same formula."""

# ---------------------------------------------------------------- rivers and borders

RIVER_IDS: Final = MAP.river_ids
RIVERS: Final[int] = len(RIVER_IDS)
BASIN: Final = tuple([set_of([REGION[region] for region in PRINTED.basins[river]]) for river in RIVER_IDS])
"""For each river the mask of the regions of its basin (XXXIII.D)."""
NEAR: Final = MAP.near
"""For each province the mask of all that border on it."""
OVER_RIVER: Final = MAP.river
OVER_STRAIT: Final = MAP.strait
OVER_RIDGE: Final = tuple([MAP.difficult[p] & ~MAP.river[p] & ~MAP.strait[p] for p in range(PROVINCES)])
"""For each province the masks of those that border on it over a river, a strait, a ridge."""
BY_LAND: Final = tuple([NEAR[p] & ~OVER_STRAIT[p] for p in range(PROVINCES)])
"""For each province the mask of those that border on it, but for straits."""
_KIND_OF: Final = {topology.PLAIN: BORDER, topology.RIVER: RIVER, topology.MOUNTAIN: RIDGE, topology.STRAIT: STRAIT}


def border(one: int, other: int) -> int:
    """The kind of border between two provinces, NONE where they are not adjacent."""
    kind = MAP.border(one, other)
    return _KIND_OF[kind] if kind else NONE


def river_between(one: int, other: int) -> int:
    """The river between two provinces, or NONE."""
    return MAP.river_of(one, other)


# ---------------------------------------------------------------- seas

SEA_IDS: Final = MAP.sea_ids
SEA: Final = {name: i for i, name in enumerate(SEA_IDS)}
SEAS: Final[int] = len(SEA_IDS)
MONOPOLY: Final = tuple([sea.monopoly for sea in PRINTED.seas])
"""For each sea its monopoly (XXXIII.A)."""
MEDITERRANEAN: Final[int] = set_of([s for s in range(SEAS) if PRINTED.seas[s].mediterranean])
SEA_NEAR: Final = MAP.sea_near
"""For each sea the mask of adjacent seas."""
COAST: Final = tuple([set_of(seas) for seas in MAP.seas_of])
"""For each province the mask of the seas that it touches."""
SHORES: Final = MAP.sea_mask
"""For each sea the mask of the provinces that touch it."""
COASTAL: Final[int] = set_of([p for p in range(PROVINCES) if COAST[p]])
PORT: Final = tuple([SEA[row.port] if row.port else NONE for row in _ROWS])
"""For each province the sea of its port, or NONE (XXXIII.B-3)."""
PORTS: Final[int] = set_of([p for p in range(PROVINCES) if PORT[p] != NONE])
_STRAIT_SEA: Final = {
    frozenset((PROVINCE[strait.ends[0]], PROVINCE[strait.ends[1]])): SEA[strait.sea] for strait in PRINTED.straits
}


def strait_sea(one: int, other: int) -> int:
    """The sea whose fleets close the strait between two provinces, or NONE."""
    return _STRAIT_SEA.get(frozenset((one, other)), NONE)


def _coasts(shore: int) -> tuple[int, ...]:
    """The coasts of a sea (XXV.E): its provinces, parted where no border but a strait joins them."""
    found: list[int] = []
    while shore:
        coast, grown = shore & -shore, 0
        while coast != grown:
            grown = coast
            for province in topology.bits(grown):
                coast |= BY_LAND[province] & shore
        found.append(coast)
        shore &= ~coast
    return tuple(found)


COASTS: Final = tuple([_coasts(shore) for shore in SHORES])
"""For each sea its coasts, each a mask of provinces (XXV.E)."""


def coast_of(sea: int, province: int) -> int:
    """The coast of a sea on which a province lies, 0 where it lies on none of it."""
    return next((coast for coast in COASTS[sea] if coast >> province & 1), 0)


# ---------------------------------------------------------------- distances

RINGS: Final = tuple([rings(NEAR, 1 << p) for p in range(PROVINCES)])
"""For each province the masks of those at 0, 1, 2 ... steps from it, over borders of any kind."""
DISTANCE: Final = steps_between(RINGS)
"""For each province the steps to every other over borders of any kind, FAR where none lead."""
