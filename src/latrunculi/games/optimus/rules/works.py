"""OP 8.5, 9.2.1, 9.10: defences restored, limes built, the forts of legions."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import DACIAN, NONE
from latrunculi.games.optimus.components.ints import Head, Heads, Regions, Side, Unit
from latrunculi.games.optimus.components.pieces import LAND_OF_PEOPLE, LEGION_UNITS, PEOPLE_OF, ROMANUS
from latrunculi.games.optimus.components.scenarios import SCENARIOS
from latrunculi.games.optimus.components.tables import COST, SPRING
from latrunculi.games.optimus.rules.actions import Chapter, able, concerned, in_funds, pay, payer
from latrunculi.games.optimus.rules.harvest import armies, where
from latrunculi.games.optimus.rules.loot import carry, loaded
from latrunculi.games.optimus.rules.scenarios import bar_halted, no_action
from latrunculi.games.optimus.rules.state import Optimus, altered
from latrunculi.games.optimus.rules.territory import (
    friendly_regions,
    legions_in,
    side_of_land,
    tribal,
)
from latrunculi.games.optimus.rules.upkeep import builders
from latrunculi.games.optimus.rules.words import (
    BUILD_FORT,
    BUILD_LIMES,
    FORT_BUILT,
    LIMES_BUILT,
    RESTORE,
    RESTORED,
)
from latrunculi.kernel.actions import BIT, Offers, members

CHEAPEST: Final = min(COST["restore-vd"], COST["limes-wood"], COST["limes-stone"])
BALES_TO_RESTORE: Final = 3
WOOD: Final = 1
STONE: Final = 2
"""What a limes of wood, and one of stone, adds (OP-9.10.3-3)."""
MOST_LIMES: Final = tuple([scenario.limes for scenario in SCENARIOS])
LIMES_REGIONS: Final = tuple([scenario.limes_regions for scenario in SCENARIOS])
"""By scenario: how many limes each side may build, and where (OP-9.10.3-1)."""


def restorable(g: Optimus, side: Side, head: Head) -> bool:
    """OP-9.10.1-3, OP-9.10.1-4, OP-9.10.2-1, OP-9.10.2-2: whether a leader may restore where he is."""
    region = g.at[head]
    if side == ROMANUS:
        return not tribal(g, region)
    if tribal(g, region):
        return side_of_land(g, region) == side
    people = PEOPLE_OF[head]
    return people != NONE and LAND_OF_PEOPLE[people] == DACIAN == g.origin[region]


def limes_left(g: Optimus, side: Side) -> bool:
    """OP-9.10.3-1: whether the scenario lets a side build one more."""
    return walled(g, g.lands[side]).bit_count() < MOST_LIMES[g.scenario][side]


def walled(g: Optimus, regions: Regions, least: int = WOOD) -> Regions:
    """Those of some regions with a limes, of such a kind at least, as a mask."""
    mask = 0
    for region in members(g.works & regions):
        if g.limes[region] >= least:
            mask |= BIT[region]
    return mask


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """The three works. The first two cost bales."""
    heads = armies(g, concerned(g, may, side, g.captains(side), CHEAPEST))
    if not may.explains:
        heads = loaded(g, heads)
    if heads or may.explains:
        offer_restoring(g, may, side, heads)
        offer_limes(g, may, side, heads)
    offer_forts(g, may, side)


def offer_restoring(g: Optimus, may: Offers, side: Side, heads: Heads) -> None:
    """OP-9.2.1-3, OP-9.10.1, OP-9.10.2: where the VD are not what they were at first."""
    at, vd, whole = g.at, g.vd, g.era.vd
    damaged = sum([BIT[head] for head in members(heads) if vd[at[head]] < whole[at[head]]])
    if not (damaged or may.explains):
        return
    may.offer(RESTORE, "OP-9.2.1-3", heads if may.explains else damaged)
    if not may.undecided & heads:
        return
    may.when("OP-SC-12", not no_action(g, "restore-vd"))
    may.only("OP-9.10-1", g.standing(heads, g.towns[side]))
    if side == ROMANUS:
        may.bar("OP-9.10.1-4", where(g, may.undecided & heads, lambda r: tribal(g, r)))
    may.only("OP-9.10.2-2", sum([BIT[head] for head in members(may.undecided & heads) if restorable(g, side, head)]))
    if g.season == SPRING:
        may.bar("OP-9.10.1-3", where(g, may.undecided & heads, lambda r: tribal(g, r)))
    may.bar("OP-9.10.2-3", g.standing(heads, g.pillaged))
    may.only("OP-9.2.1-3", damaged)
    may.only("OP-9.10.2-4", loaded(g, may.undecided & heads, BALES_TO_RESTORE))
    bar_halted(g, may, g.halted)
    may.only("OP-3-4", able(g, side, heads, COST["restore-vd"]))


def offer_limes(g: Optimus, may: Offers, side: Side, heads: Heads) -> None:
    """OP-9.10.3-6, OP-9.10.3-7: of wood where there is none, of stone where it is of wood since an earlier season."""
    there = g.standing(heads, LIMES_REGIONS[g.scenario])
    if not (there or may.explains):
        return
    begun = walled(g, LIMES_REGIONS[g.scenario])
    may.offer(BUILD_LIMES, "OP-9.10.3-6", heads if may.explains else there)
    may.when("OP-SC-12", not no_action(g, "limes-wood"))
    may.only("OP-9.10.3-1", there if limes_left(g, side) else g.standing(there, begun))
    may.only("OP-9.10.3-1", g.standing(there, g.lands[side] & friendly_regions(g, side)))
    if begun:
        new = sum([BIT[region] for region in members(begun) if g.limes_built[region] >= g.clock])
        may.bar("OP-9.10.3-7", g.standing(there, walled(g, begun, STONE)))
        may.bar("OP-9.10.3-6", g.standing(there, new))
    may.only("OP-9.10.3-6", loaded(g, there))
    bar_halted(g, may, g.halted)
    stone = g.standing(there, begun)
    wood = able(g, side, there ^ stone, COST["limes-wood"])
    may.only("OP-3-4", wood | able(g, side, stone, COST["limes-stone"]))


def offer_forts(g: Optimus, may: Offers, side: Side) -> None:
    """OP-8.5-1: one for each counter of a legion in a region."""
    if not (g.camps or may.explains):
        return
    legions = g.in_play & LEGION_UNITS if side == ROMANUS else 0
    legions ^= legions & g.boxed
    if not (legions or may.explains):
        return
    may.offer(BUILD_FORT, "OP-8.5-1", legions)
    may.when("OP-SC-12", not no_action(g, "camp"))
    may.when("OP-8.5-1", g.camps != 0)
    bar_halted(g, may, g.halted)
    for region in members(g.present[side] & g.works):
        if g.forts[region]:
            manned = g.forts[region] >= legions_in(g, region).bit_count()
            may.bar("OP-8.5-1", g.inside[region] & LEGION_UNITS if manned else builders(g, region))
    may.only("OP-3-4", in_funds(g, side, legions, COST["camp"]))


def restore(g: Optimus, side: Side, head: Head) -> None:
    """The VD is as it was at first."""
    region = g.at[head]
    pay(g, side, head, COST["restore-vd"])
    carry(g, head, -BALES_TO_RESTORE)
    g.vd = altered(g.vd, region, g.era.vd[region])
    g.emit(RESTORED, (side, region, g.vd[region]))


def build_limes(g: Optimus, side: Side, head: Head) -> None:
    """In wood, then in stone."""
    region = g.at[head]
    pay(g, side, head, COST["limes-stone" if g.limes[region] else "limes-wood"])
    carry(g, head, -1)
    g.wall(region, g.limes[region] + 1)
    g.limes_built = altered(g.limes_built, region, g.clock)
    g.emit(LIMES_BUILT, (side, region, g.limes[region]))


def build_fort(g: Optimus, side: Side, unit: Unit) -> None:
    """A marker in the region of the legion. Which legion of a hidden sheet it is, its side alone is told (OP-1.2-9)."""
    region, head = g.at[unit], g.chief[unit]
    pay(g, side, payer(g, unit), COST["camp"])
    g.encamp(region, g.forts[region] + 1)
    g.camp = altered(g.camp, unit, region)
    if head == NONE or g.bare & BIT[unit]:
        g.emit(FORT_BUILT, (unit, region))
    else:
        g.emit(FORT_BUILT, (unit, region), 1 << side)
        g.emit(FORT_BUILT, (head, region), ~(1 << side))


CHAPTER: Final[Chapter] = Chapter(offer, {RESTORE: restore, BUILD_LIMES: build_limes, BUILD_FORT: build_fort})
