"""What follows from where the pieces stand, at the end of every action: no choice, no die.

Bales without an army are lost, towns go back to their people, sieges without besiegers are lifted, works fall to the
enemy, and counters that no longer face an enemy are turned over again and leave their defences.
"""

from __future__ import annotations

from latrunculi.games.optimus.components.chart import NONE
from latrunculi.games.optimus.components.ints import Head, Pieces, Region, Units
from latrunculi.games.optimus.components.pieces import (
    BARBARIAN_HEADS,
    BARBARUS,
    FIRST_LEADER,
    FLEET_UNITS,
    HEAD_MASK,
    LEGION_UNITS,
    ROMANUS,
)
from latrunculi.games.optimus.rules.state import CALM, Optimus, altered
from latrunculi.games.optimus.rules.territory import (
    controller,
    garrison_value,
    inhabited,
    legions_in,
    side_of_land,
)
from latrunculi.games.optimus.rules.words import (
    BB_LOST,
    CAMP_GONE,
    LIMES_GONE,
    SIEGE_LIFTED,
    TOWN_BACK,
)
from latrunculi.kernel.actions import BIT, members


def put_in_order(g: Optimus) -> None:
    """Put everything in order that an action may have upset."""
    alone = g.in_play & HEAD_MASK
    for head in members(alone ^ (alone & g.commanding)):
        if g.bb[head - FIRST_LEADER]:
            lose_bales(g, head)
    if g.orgy:
        for unit, bales in enumerate(g.loose):
            if bales and not g.pf[unit]:
                g.loose = altered(g.loose, unit, 0)
    for region in members(g.invested | g.taken | g.works):
        settle_region(g, region)
    facing = in_contact(g)
    g.walls &= facing  # who comes next finds them with the choice of OP-7.2-1
    veil(g, facing)


def lose_bales(g: Optimus, head: Head) -> None:
    """OP-1.3-4, OP-1.4-7: a leader alone carries no BB, and without a leader they are lost. That he had any is told his
    owner alone (OP-1.4-1)."""
    g.bb[head - FIRST_LEADER] = 0
    g.emit(BB_LOST, (head,), 1 << g.side_of(head))


def settle_region(g: Optimus, region: Region) -> None:
    """The holder, the siege, the limes and the camps of a region: nobody besieges a town that has come back to him."""
    holder = g.holder[region]
    if holder != NONE and not g.units(region, holder):  # OP-9.10-1
        g.hold(region, NONE)
        g.emit(TOWN_BACK, (region, side_of_land(g, region)))
    if g.siege[region] != CALM and not besieger_holds(g, region):
        g.invest(region, CALM)
        g.emit(SIEGE_LIFTED, (region,))
    if g.limes[region]:  # OP-9.10.3-4
        owner = side_of_land(g, region)
        lost = g.holder[region] == 1 - owner
        if not inhabited(g, region):
            lost = bool(g.units(region, 1 - owner)) and not g.units(region, owner)
        if lost:
            g.wall(region, 0)
            g.emit(LIMES_GONE, (region,))
    if g.forts[region]:
        settle_camps(g, region)


def builders(g: Optimus, region: Region) -> Units:
    """The legions that have built the forts of a region, as far as that is known, as a mask."""
    return sum([BIT[legion] for legion in members(LEGION_UNITS) if g.camp[legion] == region])


def settle_camps(g: Optimus, region: Region) -> None:
    """OP-8.5-2: a fort disappears with the legion that has built it; one of which that is not known stands while a
    legion without a fort of its own is there."""
    there, known = legions_in(g, region), builders(g, region)
    unknown = g.forts[region] - known.bit_count()
    for legion in members(known & ~there):
        g.camp = altered(g.camp, legion, NONE)
    strike_camps(g, region, (known & there).bit_count() + min(unknown, (there & ~known).bit_count()))


def strike_camps(g: Optimus, region: Region, left: int) -> None:
    """Remove the forts of a region but so many at most."""
    while g.forts[region] > left:
        g.encamp(region, g.forts[region] - 1)
        g.emit(CAMP_GONE, (region,))
    if not left:
        for legion in members(builders(g, region)):
            g.camp = altered(g.camp, legion, NONE)


def besieger_holds(g: Optimus, region: Region) -> bool:
    """OP-9.4-3: whether the fit PF of the besieger, outside the walls and boats excepted (OP-9.4-2), exceed the VG."""
    side = 1 - controller(g, region)
    outside = g.units(region, side) & ~(g.walls | FLEET_UNITS)
    return g.fit(outside) > garrison_value(g, region)


def in_contact(g: Optimus) -> Pieces:
    """The pieces of both sides that share a region with enemies, as a mask."""
    mask = 0
    for region in members(g.present[ROMANUS] & g.present[BARBARUS]):
        mask |= g.inside[region]
    return mask


def veil(g: Optimus, facing: Pieces) -> None:
    """OP-1.1-2, OP-1.2-9: who no longer shares a region with enemies is turned over, his units go back to the sheet.

    Counters that lie face down together are shuffled, so that the enemy loses sight of those he knew.

    Args:
        facing: those who do share one.
    """
    g.bare &= facing
    hidden = BARBARIAN_HEADS ^ (BARBARIAN_HEADS & g.bare)
    for region in members(g.whereabouts(g.known & hidden) & g.present[BARBARUS]):
        here = g.inside[region] & hidden
        if here & (here - 1):
            g.known &= ~here
            shuffle_backs(g, members(here))


def shuffle_backs(g: Optimus, heads: tuple[int, ...]) -> None:
    """Deal the backs of some heads among them anew."""
    backs = g.backs = g.backs.copy()
    for i in range(len(heads) - 1, 0, -1):
        j = g.chance(i + 1)
        one, other = heads[i] - FIRST_LEADER, heads[j] - FIRST_LEADER
        backs[one], backs[other] = backs[other], backs[one]
