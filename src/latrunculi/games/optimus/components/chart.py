"""The map as ints: contrées, regions, links and boxes numbered as in `data/map.toml`. A set is a bitmask.

Regions come first among the places, then the boxes off the map: `place < REGIONS` is a region. What changes with the
years is asked of `era(year)`, `link_kinds(year)` and `bridges(year)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from latrunculi.games.optimus.components.ints import Contree, Contrees, Place, Year
from latrunculi.games.optimus.components.printed.land import (
    BANKS,
    GREAT_RIVERS,
    INHABITED,
    KINDS,
    LINK_KINDS,
    PROVINCES,
    load_map,
)
from latrunculi.games.optimus.components.printed.peoples import NATIONS, PEOPLE_IDS
from latrunculi.kernel.actions import set_of

NONE: Final = -1

ROMAN: Final = 0
GERMAN: Final = 1
SARMATIAN: Final = 2
DACIAN: Final = 3
"""Nations, as `printed.peoples.NATIONS`: the colours of outlines (OP-0.2-4)."""
CITY: Final = 0
VILLAGE: Final = 1
GARRISON: Final = 2
TRIBAL: Final = 3
PLAIN: Final = 4
FOREST: Final = 5
MOUNTAIN: Final = 6
MARSH: Final = 7
"""Kinds of region, as `printed.land.KINDS`; those below PLAIN are inhabited (OP-0.2-6)."""
WEST: Final = 0
SOUTH: Final = 1
EAST: Final = 2
NORTH: Final = 3
"""Banks, as `printed.land.BANKS`: only SOUTH is south of the Danube (OP-6.1)."""
ROAD: Final = 0
TRADE: Final = 1
PATH: Final = 2
"""Kinds of link, as `printed.land.LINK_KINDS`: Roman road, trade road, path (OP-0.2-9)."""
DRY: Final = 0
STREAM: Final = 1
RHENUS: Final = 2
DANUVIUS: Final = 3
"""What a link crosses: nothing, a watercourse, a great river. Regions lie on RHENUS, DANUVIUS or nothing (DRY)."""

CHART: Final = load_map()


# ---------------------------------------------------------------- contrées

CONTREE_IDS: Final = tuple([c.id for c in CHART.contrees])
CONTREE: Final = {name: i for i, name in enumerate(CONTREE_IDS)}
CONTREES: Final = len(CONTREE_IDS)
BANK: Final = tuple([BANKS.index(c.bank) for c in CHART.contrees])
TERRAIN: Final = tuple([KINDS.index(c.kind) for c in CHART.contrees])
"""For each contrée the kind that a pillaged inhabited region in it counts as (OP-11.2-5)."""
PROVINCE: Final = tuple([PROVINCES.index(c.province) if c.province else NONE for c in CHART.contrees])
"""For each contrée its province (OP-13.2), NONE where there is none."""

# ---------------------------------------------------------------- regions and boxes

REGION_IDS: Final = tuple([r.id for r in CHART.regions])
REGION: Final = {name: i for i, name in enumerate(REGION_IDS)}
REGIONS: Final = len(REGION_IDS)
BOX_IDS: Final = tuple([b.id for b in CHART.boxes])
BOXES: Final = len(BOX_IDS)
PLACE_IDS: Final = REGION_IDS + BOX_IDS
PLACE: Final = {name: i for i, name in enumerate(PLACE_IDS)}
PLACES: Final = len(PLACE_IDS)
ROMA: Final = PLACE["roma"]
ROYAL_SEAT: Final = REGION["sarmizegetusa"]
"""The seat of the king of the Dacians."""

CONTREE_OF: Final = tuple([CONTREE[r.contree] for r in CHART.regions])
CONTREE_REGIONS: Final = tuple([set_of([r for r in range(REGIONS) if CONTREE_OF[r] == c]) for c in range(CONTREES)])
"""For each contrée the mask of its regions: all joined (OP-0.2-7)."""
REGION_PEOPLE: Final = tuple([PEOPLE_IDS.index(r.people) if r.people else NONE for r in CHART.regions])
"""For each region the people whose it is when it is not Roman, NONE where it always is."""
RIVER: Final = tuple([2 + GREAT_RIVERS.index(r.river) if r.river else DRY for r in CHART.regions])
"""For each region the great river on which it lies: RHENUS, DANUVIUS or DRY (OP-5.2.2-1)."""
FACING: Final = tuple([REGION[r.facing] if r.facing else NONE for r in CHART.regions])
"""For each region the one across the great river, where a bridge of boats leads (OP-5.2.4-2)."""
SOUTHERN: Final = set_of([r for r in range(REGIONS) if BANK[CONTREE_OF[r]] == SOUTH])
"""The regions south of the Danube."""


def _extreme(contree: Contree, sign: int, values: Sequence[int]) -> int:
    """The region of a contrée that lies farthest in a direction, NONE where several do."""
    inside = [r for r in range(REGIONS) if CONTREE_OF[r] == contree]
    farthest = max([sign * values[r] for r in inside])
    found = [r for r in inside if sign * values[r] == farthest]
    return found[0] if len(found) == 1 else NONE


_LON: Final = tuple([r.lon for r in CHART.regions])
_LAT: Final = tuple([r.lat for r in CHART.regions])
NORTHERNMOST: Final = tuple([_extreme(c, 1, _LAT) for c in range(CONTREES)])
EASTERNMOST: Final = tuple([_extreme(c, 1, _LON) for c in range(CONTREES)])
SOUTHERNMOST: Final = tuple([_extreme(c, -1, _LAT) for c in range(CONTREES)])
WESTERNMOST: Final = tuple([_extreme(c, -1, _LON) for c in range(CONTREES)])
"""For each contrée the region of the lines 2 to 5 of the arrival table; NONE: the enemy chooses (OP-5.1-6, -7)."""

BOX_NEAR: Final = tuple([set_of([PLACE[b] for b in box.boxes]) for box in CHART.boxes])
"""For each box (index: place - REGIONS) the mask of places that are boxes one step away (OP-5.1.7-2)."""
BOX_CONTREES: Final = tuple([set_of([CONTREE[c] for c in box.contrees]) for box in CHART.boxes])
"""For each box the mask of contrées that are entered from it."""
BOX_PROVINCE: Final = tuple([PROVINCES.index(b) if b in PROVINCES else NONE for b in BOX_IDS])

# ---------------------------------------------------------------- links

LINKS: Final = len(CHART.links)
LINK_ENDS: Final = tuple([(CONTREE[link.ends[0]], CONTREE[link.ends[1]]) for link in CHART.links])


def _water(name: str) -> int:
    if not name:
        return DRY
    return 2 + GREAT_RIVERS.index(name) if name in GREAT_RIVERS else STREAM


LINK_WATER: Final = tuple([_water(link.water) for link in CHART.links])
LINK_MARSH: Final = tuple([link.marsh for link in CHART.links])
LINKS_OF: Final = tuple([tuple([i for i in range(LINKS) if c in LINK_ENDS[i]]) for c in range(CONTREES)])
"""For each contrée its links."""
NEAR: Final = tuple([set_of([sum(LINK_ENDS[i]) - c for i in LINKS_OF[c]]) for c in range(CONTREES)])
"""For each contrée the mask of contrées that a link joins to it."""


def _regions_of(contrees: Contrees) -> int:
    """The regions of some contrées."""
    return sum([CONTREE_REGIONS[c] for c in range(CONTREES) if contrees >> c & 1])


NEAR_REGIONS: Final = tuple([_regions_of(NEAR[c]) for c in range(CONTREES)])
"""For each contrée the mask of the regions of those that a link joins to it."""
UNDIVIDED: Final = _regions_of(set_of([c for c in range(CONTREES) if CONTREE_REGIONS[c].bit_count() == 1]))
"""The regions that are a contrée by themselves: there is nothing to throw for (OP-5.1-4)."""
_LINK_TO: Final = tuple([{sum(LINK_ENDS[i]) - c: i for i in LINKS_OF[c]} for c in range(CONTREES)])


def link_between(one: int, other: int) -> int:
    """The link that joins two contrées, or NONE."""
    return _LINK_TO[one].get(other, NONE)


def _sailed(here: Place) -> int:
    """Where a fleet may be a step later: on the same river in the contrée, in those that a link joins to it, across."""
    if RIVER[here] == DRY:
        return 0
    contree = CONTREE_OF[here]
    near = CONTREE_REGIONS[contree] | NEAR_REGIONS[contree] | (1 << FACING[here] if FACING[here] != NONE else 0)
    return near & set_of([r for r in range(REGIONS) if RIVER[r] == RIVER[here] and r != here])


SHORES: Final = tuple([set_of([r for r in range(REGIONS) if RIVER[r] == river]) for river in range(DANUVIUS + 1)])
"""By river: the regions on it."""
WATERWAYS: Final = tuple([_sailed(r) for r in range(REGIONS)])
"""For each region on a great river those on the same that a fleet reaches in one step (OP-5.2.2-1)."""


def _across(contree: Contree, river: int) -> int:
    """The regions beyond a great river that parts them from a contrée, on that river or not."""
    over = [sum(LINK_ENDS[i]) - contree for i in LINKS_OF[contree] if LINK_WATER[i] == river]
    return _regions_of(set_of(over))


ACROSS: Final = tuple([tuple([_across(c, river) for river in range(DANUVIUS + 1)]) for c in range(CONTREES)])
"""For each contrée, by river: the regions of the contrées to which a link leads that crosses it."""


def other_end(link: int, contree: Contree) -> int:
    """The contrée at the other end of a link."""
    one, other = LINK_ENDS[link]
    return other if contree == one else one


@cache
def link_kinds(year: Year) -> tuple[int, ...]:
    """For each link its kind in a year: ROAD, TRADE or PATH."""
    return tuple([LINK_KINDS.index([kind for since, kind in link.kinds if since <= year][-1]) for link in CHART.links])


@cache
def bridges(year: Year) -> int:
    """The links on which a bridge stands in a year, as a mask: no malus for what they cross (OP-6.1-19)."""
    return set_of([i for i, link in enumerate(CHART.links) if link.bridge[0] <= year <= link.bridge[1]])


# ---------------------------------------------------------------- what the date squares say


@dataclass(frozen=True, slots=True)
class Era:
    """What is printed on the regions in a year (OP-0.2-5): nation, kind, VD and VG of each (0 where rural); masks of
    the regions that are inhabited, ports, Roman by origin, and of mountain."""

    owner: tuple[int, ...]
    kind: tuple[int, ...]
    vd: tuple[int, ...]
    vg: tuple[int, ...]
    inhabited: int
    ports: int
    empire: int
    mountains: int


@cache
def era(year: Year) -> Era:
    """What is printed in a year: that of the last date square that is not after it."""
    faces = [[face for since, face in region.faces if since <= year][-1] for region in CHART.regions]
    return Era(
        tuple([NATIONS.index(face.owner) for face in faces]),
        tuple([KINDS.index(face.kind) for face in faces]),
        tuple([face.vd for face in faces]),
        tuple([face.vg for face in faces]),
        set_of([r for r, face in enumerate(faces) if face.kind in INHABITED]),
        set_of([r for r, face in enumerate(faces) if face.port]),
        set_of([r for r, face in enumerate(faces) if face.owner == "roman"]),
        set_of([r for r, face in enumerate(faces) if KINDS.index(face.kind) == MOUNTAIN]),
    )
