"""OP 0.2, 9.10, 11.2: whose a region is, whether it is inhabited, what ground it is, in this season."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import (
    CONTREE_OF,
    CONTREE_REGIONS,
    FOREST,
    MARSH,
    MOUNTAIN,
    NONE,
    PLAIN,
    REGION_PEOPLE,
    REGIONS,
    ROMAN,
    TERRAIN,
    TRIBAL,
)
from latrunculi.games.optimus.components.counters import PEOPLES
from latrunculi.games.optimus.components.ints import People, Piece, Place, Region, Regions, Side, Units
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARUS,
    LEGION_UNITS,
    PEOPLE_OF,
    ROMANUS,
)
from latrunculi.games.optimus.components.tables import DRY_MARSHES
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.kernel.actions import BIT, members


def inhabited(g: Optimus, region: Region) -> bool:
    """Whether a region is inhabited in this year (OP-0.2-6)."""
    return bool(g.era.inhabited & BIT[region])


def garrison_value(g: Optimus, region: Region) -> int:
    """The VG of an inhabited region, 0 of a rural one (OP-9.2.2-1)."""
    return g.era.vg[region]


def tribal(g: Optimus, region: Region) -> bool:
    """Whether an inhabited region is a tribal site (OP-9.10-2)."""
    return g.era.kind[region] == TRIBAL


def side_of_land(g: Optimus, region: Region) -> Side:
    """The side whose land a region is by origin (OP-0.2-4, OP-0.2-5)."""
    return ROMANUS if g.origin[region] == ROMAN else BARBARUS


def marked(marks: list[int], nothing: int) -> int:
    """Where a list holds another mark than that for nothing, as a mask; most often there is none or few."""
    if marks.count(nothing) == len(marks):
        return 0
    return sum([BIT[i] for i, mark in enumerate(marks) if mark != nothing])


def empire(g: Optimus) -> Regions:
    """The regions that are Roman by origin, as a mask."""
    mask = 0
    for region in range(REGIONS):
        if g.origin[region] == ROMAN:
            mask |= BIT[region]
    return mask


def controller(g: Optimus, region: Region) -> Side:
    """The side that has an inhabited region: who has taken it, else its own (OP-9.10-1, OP-11.2-7)."""
    holder = g.holder[region]
    return holder if holder != NONE else side_of_land(g, region)


def has_town(g: Optimus, side: Side, place: Place) -> bool:
    """Whether a place is an inhabited region under a side's control."""
    return bool(g.towns[side] & BIT[place])


def sound_towns(g: Optimus, side: Side) -> Regions:
    """The inhabited regions under a side's control that are neither pillaged nor besieged, as a mask."""
    towns = g.towns[side]
    return towns ^ (towns & (g.pillaged | g.invested))


def friendly(g: Optimus, side: Side, region: Region) -> bool:
    """Whether a region is a side's."""
    return bool(friendly_regions(g, side) & BIT[region])


def friendly_regions(g: Optimus, side: Side) -> Regions:
    """The regions that are a side's, as a mask: inhabited ones by control, rural ones by origin and without enemy
    counters."""
    rural = g.lands[side] ^ (g.lands[side] & (g.era.inhabited | g.present[1 - side]))
    return rural | g.towns[side]


def besieged(g: Optimus, region: Region) -> bool:
    """Whether a siege goes on there."""
    return g.siege[region] != CALM


def in_order(g: Optimus, region: Region) -> bool:
    """Neither pillaged nor besieged."""
    return not g.pillaged & BIT[region] and g.siege[region] == CALM


LANDS: Final[tuple[int, ...]] = tuple(
    [sum([BIT[r] for r in range(REGIONS) if REGION_PEOPLE[r] == p]) for p in range(PEOPLES)]
)
"""For each people the regions that are its own where they are not Roman, as a mask."""


def land_of(g: Optimus, people: People) -> Regions:
    """The regions that are a people's by origin, as a mask."""
    return g.lands[BARBARUS] & LANDS[people]


def home(g: Optimus, piece: Piece) -> Regions:
    """The land of a piece's own people, for a Roman all that is Roman (OP-5.1-8, OP-13.1-1), as a mask of regions."""
    people = PEOPLE_OF[piece]
    return g.lands[ROMANUS] if people == NONE else land_of(g, people)


def own_land(g: Optimus, piece: Piece, region: Region) -> bool:
    """Whether a region is by origin that of a piece's own people."""
    return bool(home(g, piece) & BIT[region])


def ground(g: Optimus, region: Region) -> int:
    """What ground a region is now: PLAIN, FOREST, MOUNTAIN or MARSH.

    A pillaged town in a contrée of forest or mountain is that (OP-11.2-5), one in order is plain; a marsh that has
    dried is plain (OP-2-6).
    """
    kind = g.era.kind[region]
    if kind < PLAIN:
        rough = TERRAIN[CONTREE_OF[region]]
        return rough if g.pillaged & BIT[region] and rough in (FOREST, MOUNTAIN) else PLAIN
    if kind == MARSH and g.event == DRY_MARSHES:
        return PLAIN
    return kind


def rough(g: Optimus, region: Region) -> bool:
    """Forest or mountain (OP-6.1-16, OP-8.3.2-4)."""
    return ground(g, region) in (FOREST, MOUNTAIN)


def legions_in(g: Optimus, region: Region) -> Units:
    """The legions in a region, as a mask: one whose men all serve guns there is there too (OP-8.5-2)."""
    here = g.inside[region]
    legions = here & LEGION_UNITS
    guns = here & ARTILLERY_UNITS
    if guns:
        for gun in members(guns):
            crew = g.made_of[gun]
            if crew != NONE and not g.pf[crew]:
                legions |= BIT[crew] & LEGION_UNITS
    return legions


def beside(region: Region) -> Regions:
    """The other regions of its contrée, as a mask (OP-0.2-7)."""
    return CONTREE_REGIONS[CONTREE_OF[region]] ^ BIT[region]
