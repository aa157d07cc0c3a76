"""OP 0.2, 5.1: the ways over the map: who may enter what, where one arrives, and what a step costs in sweat."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import (
    ACROSS,
    CONTREE_OF,
    CONTREE_REGIONS,
    DANUVIUS,
    EASTERNMOST,
    FACING,
    LINK_MARSH,
    LINK_WATER,
    MARSH,
    NEAR,
    NEAR_REGIONS,
    NONE,
    NORTHERNMOST,
    REGIONS,
    RHENUS,
    SOUTHERNMOST,
    WESTERNMOST,
    bridges,
    link_between,
    link_kinds,
)
from latrunculi.games.optimus.components.ints import (
    Contree,
    Contrees,
    Piece,
    Pieces,
    Place,
    Region,
    Regions,
    Side,
    Units,
)
from latrunculi.games.optimus.components.pieces import (
    BARBARUS,
    DECOY_MASK,
    FLEETS_ON,
    ROMANUS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import DRY_MARSHES, FROZEN, MOVER_CHOOSES, arrival
from latrunculi.games.optimus.rules.attrition import (
    GREAT_RIVER,
    MARSHES,
    SPOILED,
    STEPS,
    STREAM,
    TERMS,
    WATER,
    WAY,
    swims,
)
from latrunculi.games.optimus.rules.scenarios import WAYS_IN, closed_by
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import ground, has_town, home
from latrunculi.games.optimus.rules.words import ARRIVAL_ROLL
from latrunculi.kernel.actions import BIT, members

EXTREMES: Final = (NORTHERNMOST, EASTERNMOST, SOUTHERNMOST, WESTERNMOST)
"""For the results 1 to 4 of the arrival table (OP-5.1-6)."""


def barriers(
    g: Optimus, side: Side, pieces: Pieces, here: Place, among: Regions, freely: bool
) -> list[tuple[str, int]]:
    """What keeps some pieces from going from one place to some regions: clauses, and for each which of the regions, as
    a mask; others than those asked about may be in it.

    Args:
        freely: whether *Infiltration* lets them pass from town to town (OP-14-9).
    """
    found = [("OP-SC-2", g.closed)]
    if g.shut[side]:
        found.append(("OP-SC-6", g.shut[side]))
    if pieces & g.penned:
        found.append(("OP-SC-8", among & ~g.pen))
    if pieces & DECOY_MASK:
        found.append(("OP-5.1.5-6", (among & g.lands[ROMANUS]) | hostile_towns(g, BARBARUS, among)))
    if here < REGIONS:
        if not freely and pieces & UNIT_MASK and hostile_town(g, side, here):
            found.append(("OP-5.1.1-4", hostile_towns(g, side, among)))
        if side == BARBARUS and g.event != FROZEN:
            found.append(("OP-5.2.5-1", patrolled(g, CONTREE_OF[here])))
    return found


def obstacles(
    g: Optimus, side: Side, pieces: Pieces, here: Place, among: Regions, freely: bool
) -> list[tuple[str, int]]:
    """The same for explanations: of what the scenario closes, its own clauses come first."""
    return closed_by(g, side) + barriers(g, side, pieces, here, among, freely)


def forbidden(g: Optimus, side: Side, pieces: Pieces, here: Place, there: Place, freely: bool) -> str:
    """The clause that keeps some pieces from going from one place to a region; empty if none does."""
    for clause, barred in obstacles(g, side, pieces, here, BIT[there], freely):
        if barred & BIT[there]:
            return clause
    return ""


def open_to(g: Optimus, side: Side, pieces: Pieces, here: Place, among: Regions, freely: bool) -> Regions:
    """Those of some regions that some pieces may enter from a place."""
    for _, barred in barriers(g, side, pieces, here, among, freely):
        among ^= among & barred
    return among


def patrolled(g: Optimus, contree: Contree) -> Regions:
    """OP-5.2.5-1: the regions with a fleet, not as a bridge, on the great river that parts them from a contrée."""
    mask = 0
    for river in (RHENUS, DANUVIUS):
        beyond = ACROSS[contree][river]
        fleets = g.in_play & FLEETS_ON[river] if beyond else 0
        if fleets:
            mask |= beyond & g.whereabouts(fleets ^ (fleets & g.bridges))
    return mask


def hostile_town(g: Optimus, side: Side, region: Region) -> bool:
    """Whether a region is inhabited and the enemy's."""
    return has_town(g, 1 - side, region)


def hostile_towns(g: Optimus, side: Side, among: Regions) -> Regions:
    """Those of some regions that are inhabited and the enemy's."""
    return among & g.towns[1 - side]


def allowed(g: Optimus, side: Side, pieces: Pieces, here: Place, contree: Contree, freely: bool) -> Regions:
    """The regions of a contrée that some pieces may enter from a place, as a mask."""
    among = CONTREE_REGIONS[contree]
    return open_to(g, side, pieces, here, among ^ (among & BIT[here]), freely)


def contrees_from(g: Optimus, here: Place) -> Contrees:
    """The contrées that a link or a box leads to, as a mask (OP-SC-20)."""
    if here >= REGIONS:
        return WAYS_IN[g.scenario][here - REGIONS]
    return NEAR[CONTREE_OF[here]]


def regions_from(g: Optimus, here: Place) -> Regions:
    """The regions of those contrées, as a mask."""
    if here >= REGIONS:
        return sum([CONTREE_REGIONS[contree] for contree in members(contrees_from(g, here))])
    beyond = NEAR_REGIONS[CONTREE_OF[here]]
    return beyond ^ (beyond & BIT[here])


def known_ground(g: Optimus, side: Side, mover: Piece, among: Regions) -> Regions:
    """OP-5.1-8: of some regions those that one enters without a throw: with own PF, or a town of one's people."""
    mask = among & g.era.inhabited & home(g, mover)
    held = among & g.present[side]
    if held:
        for there in members(held):
            if g.units(there, side):
                mask |= BIT[there]
    return mask


def linked_by_boats(g: Optimus, here: Place, there: Place) -> bool:
    """OP-5.2.4-2: whether a bridge of boats joins two regions."""
    if not g.bridges or (FACING[here] != there and FACING[there] != here):
        return False
    return bool(g.bridges & (g.inside[here] | g.inside[there]))


def over_boats(g: Optimus, side: Side, here: Place, among: Regions) -> Regions:
    """OP-5.2.4-2: of some regions those to which a bridge of boats leads, so that one arrives there without a throw."""
    if not g.bridges or side != ROMANUS or here >= REGIONS:
        return 0
    return sum([BIT[there] for there in members(among) if linked_by_boats(g, here, there)])


def note_step(g: Optimus, side: Side, units: Units, terms: list[int], here: Place, there: Place, dry: bool) -> None:
    """OP-6.1-10 to OP-6.1-13: note what a step adds to the test: water, marsh, kind of way, pillaged land.

    Args:
        units: those who make it together: horses take all of them across a water, or none (OP-5.1.6-4).
        dry: whether *Passage à gué* is played: waters do not count, marshes do (OP-14-12).
    """
    if there >= REGIONS:
        return
    if g.pillaged & BIT[there]:
        terms[SPOILED] = 1
    if here >= REGIONS:
        return
    if terms[STEPS] and ground(g, here) == MARSH:
        terms[MARSHES] = 1  # passed through, without ending there
    terms[STEPS] += 1
    link = link_between(CONTREE_OF[here], CONTREE_OF[there])
    if link == NONE:
        return
    terms[WAY] = max(terms[WAY], link_kinds(g.year)[link])
    if LINK_MARSH[link] and g.event != DRY_MARSHES:
        terms[MARSHES] = 1
    crossing = 0 if dry or g.event == FROZEN else LINK_WATER[link]
    if crossing and not bridged(g, side, link, here, there) and not swims(g, units):
        terms[WATER] |= GREAT_RIVER if crossing >= RHENUS else STREAM


def bridged(g: Optimus, side: Side, link: int, here: Place, there: Place) -> bool:
    """Whether a side crosses the water of a link dry: by a bridge that stands in this year (OP-6.1-19), or Rome by one
    of boats."""
    return bridges(g.year) & BIT[link] != 0 or (side == ROMANUS and linked_by_boats(g, here, there))


def step_terms(g: Optimus, side: Side, units: Units, here: Place, there: Place, dry: bool = False) -> list[int]:
    """What a move of one step brings to its test; `units` and `dry` as in `note_step`."""
    terms = [0] * TERMS
    note_step(g, side, units, terms, here, there, dry)
    return terms


def arrive_in(g: Optimus, side: Side, contree: Contree, within: int) -> tuple[int, bool]:
    """OP-5.1-5 to OP-5.1-7: a throw on the arrival table, among the regions that are open, as a mask.

    Returns:
        The region; where a player has to choose it, NONE, and whether that is the mover.
    """
    die = g.die()
    g.emit(ARRIVAL_ROLL, (side, contree, die))
    found = arrival(die)
    if not 1 <= found <= len(EXTREMES):
        return NONE, found == MOVER_CHOOSES
    there = EXTREMES[found - 1][contree]
    return (there if there != NONE and within & BIT[there] else NONE), False
