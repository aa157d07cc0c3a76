"""AIE-3.4.1, 3.7.4, 4.2.4, 4.3: who may enter a zone, who may share one, who leads whom, and how fast.

Pure functions of the state. Movement, landing, evasion, flight and retreat state the same rights. What forbids only a
movement of one's own will (`pinned`) stands apart: a beaten force may retreat from where nobody may march away.
"""

from __future__ import annotations

from typing import Final

import latrunculi.games.alea.rules.state as table
from latrunculi.games.alea.components.chart import OUTSIDE, REGION_OF, REGION_ZONES, REPUBLIC, RINGS, ROMA, ZONES
from latrunculi.games.alea.components.counters import (
    FOREIGN_UNITS,
    FOREIGNERS,
    LAND_UNITS,
    NAVES,
    PEOPLE_PIECES,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    ROMAN_UNITS,
    ROMANS,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import HOMES, LEASH
from latrunculi.games.alea.components.year_events import SICKNESS, TEMPEST, UNREST, VINDICATION
from latrunculi.games.imperator.components.kit import NONE, Camp, People, Piece, Pieces, Place, Zone, Zones
from latrunculi.kernel.actions import BIT, Offers, members

LEADER_PACE: Final = 4
"""The movement points of a leader (AIE-1.2.2-1)."""
ALL: Final = KIT.all_zones


def _far(zone: Zone) -> int:
    """How many zones it is from a zone to the Republic."""
    return next(steps for steps, ring in enumerate(RINGS[zone]) if ring & REPUBLIC)


_FAR: Final = tuple([_far(zone) for zone in range(ZONES)])
NEARER: Final = tuple([sum(1 << z for z in range(ZONES) if _FAR[z] < _FAR[zone]) for zone in range(ZONES)])
"""For each zone those that are nearer to the Republic (AIE-3.4.1-6)."""


# ------------------------------------------------------------------ whose a People is


def closed_homes(g: table.Alea, people: People, among: Zones) -> Zones:
    """Of some zones the origin zones of other Peoples that a People may not enter (AIE-4.3-2).

    Those of Peoples that are not at war, if they hold a combat unit, and of minor ones whose units are off the map.
    """
    bonds = g.bonds()
    mask = bonds.empty_homes
    for zone in members(among & bonds.guarded_homes):
        if g.present(zone) & UNIT_MASK:
            mask |= BIT[zone]
    return mask ^ (mask & HOMES[people])


def triumviral_zones(g: table.Alea) -> Zones:
    """The zones that hold a leader or unit of a triumvir (AIE-3.7.4-2)."""
    return g.zones_of(g.triumviral()) if g.neutral() & ROMANS else 0


# ------------------------------------------------------------------ where a group may enter


def restrict(g: table.Alea, may: Offers, units: Pieces, leaders: Pieces, origin: Place) -> None:
    """State upon the open verb, whose objects are zones, where a group may enter from a place.

    A place other than a land zone stands for the naves that carry the group, or that enter a port themselves.
    """
    group = units | leaders if leaders else units
    if group & g.own[0]:
        camp = 0
    elif group & g.own[1]:
        camp = 1
    else:
        _triumvir(may, origin)
        return
    if units and units & ROMAN_UNITS:
        if g.flags & table.JANUS:
            may.bar("AIE-6.B.2-1", g.zones_of(g.own[1 - camp] & ROMAN_UNITS))
        may.bar("AIE-3.7.4-2", triumviral_zones(g))
        _romans(g, may, leaders & g.chiefs(camp) if leaders else 0, camp, origin)
    rest = group & FOREIGNERS
    while rest:
        people = PIECE_PEOPLE[(rest & -rest).bit_length() - 1]
        rest ^= rest & PEOPLE_PIECES[people]
        _people(g, may, people, units, leaders, origin)


def _triumvir(may: Offers, origin: Place) -> None:
    """AIE-3.7.4-3: the forces of a triumvir go nowhere but, beaten, within their region."""
    may.only("AIE-3.7.4-3", REGION_ZONES[REGION_OF[origin]] if origin < ZONES and REGION_OF[origin] != NONE else 0)


def _romans(g: table.Alea, may: Offers, chiefs: Pieces, camp: Camp, origin: Place) -> None:
    """The rights of Roman units, led by a party leader or not (AIE-3.4.1-5, -6; those of naves by AIE-3.4.2-5).

    The way home is open to those who are abroad, even through the lands of a People at peace.
    """
    bonds = g.bonds()
    homeward = NEARER[origin] if origin < ZONES and OUTSIDE & BIT[origin] else 0
    if not chiefs:
        may.only("AIE-3.4.1-6", bonds.roads[camp] | homeward)
    strange = bonds.strange_homes
    may.bar("AIE-3.4.1-5", strange ^ (strange & homeward))


def _people(g: table.Alea, may: Offers, people: People, units: Pieces, leaders: Pieces, origin: Place) -> None:
    """The rights of units and leaders of one People (AIE-3.7.4-2, AIE-4.3)."""
    mine = (units | leaders) & PEOPLE_PIECES[people]
    if g.status[people] == table.FIDES and mine & UNIT_MASK:
        may.bar("AIE-3.7.4-2", triumviral_zones(g))
    may.bar("AIE-4.3-2", closed_homes(g, people, may.undecided))
    led = leaders & (g.chiefs(0) | g.chiefs(1)) if leaders else 0
    if origin < ZONES and not led and mine & ~g.landed:
        may.only("AIE-4.3-3", LEASH[people])
    if mine and not units & PEOPLE_UNITS[people]:
        may.only("AIE-4.3-4", 0 if origin < ZONES and REPUBLIC >> origin & 1 else OUTSIDE)


# ------------------------------------------------------------------ who may share a zone


def share(g: table.Alea, may: Offers, group: Pieces, beyond: Zones = 0) -> None:
    """State where a group may end a movement beside others: not beside pieces of neither camp (AIE-4.2.4-1).

    Units of a People at war attack a triumvir (AIE-3.7.4-3). `beyond`: zones of which nothing is said.
    """
    full = g.strange_zones()
    if full:
        neutral = g.neutral()
        if neutral & ROMANS:
            full = _taken(g, group, neutral, may.undecided & full)
        may.bar("AIE-4.2.4-1", full & ~beyond if beyond else full)


def _taken(g: table.Alea, group: Pieces, neutral: Pieces, among: Zones) -> Zones:
    """Those of some zones that neutral pieces close to a group, when there are triumvirs."""
    strangers = neutral & ~group
    if any(g.status[PIECE_PEOPLE[unit]] == table.BELLUM for unit in members(group & FOREIGN_UNITS)):
        strangers &= ~ROMANS
    taken = 0
    for zone in members(among):
        if g.inside[zone] & strangers:
            taken |= BIT[zone]
    return taken


# ------------------------------------------------------------------ who leads whom


def commanded(g: table.Alea, leader: Piece) -> Pieces:
    """The units that a leader may lead on land, wherever they are (AIE-3.4.1-2, AIE-4.3-1, AIE-SC-8)."""
    bit = BIT[leader]
    mine = (g.own[1] if g.own[1] & bit else g.own[0]) & LAND_UNITS
    people = PIECE_PEOPLE[leader]
    if people != NONE:
        return mine & PEOPLE_UNITS[people]
    led = ROMAN_UNITS
    camp = g.camp(leader)
    if g.chiefs(camp) & bit:
        led |= g.bonds().loyal_units[camp]
    if leader in g.guest:
        for guest_of, guest in enumerate(g.guest):
            if guest == leader:
                led |= PEOPLE_UNITS[guest_of]
    return mine & led


# ------------------------------------------------------------------ who may not leave of his own will


def pinned(g: table.Alea, camp: Camp) -> int:
    """The pieces of a camp that may not leave their zone by a movement of their own, an evasion included.

    The sick party leader (AIE-TE-4); those whom unrest has called, once in Roma (AIE-TE-6); who was in Roma when the
    people took its revenge (AIE-TE-11), as long as he is there. A retreat is not forbidden to them.
    """
    if g.event == SICKNESS and g.sick != NONE:
        return BIT[g.sick] & g.own[camp]
    if g.event == UNREST:
        return g.summoned & g.present(ROMA) & g.own[camp]
    if g.event == VINDICATION:
        return g.held & g.present(ROMA) & g.own[camp]
    return 0


def pinning_clause(g: table.Alea) -> str:
    """The clause of the event by which pieces are `pinned`."""
    return "AIE-TE-4" if g.event == SICKNESS else "AIE-TE-6" if g.event == UNREST else "AIE-TE-11"


# ------------------------------------------------------------------ movement points


def pace(g: table.Alea, piece: Piece) -> int:
    """The movement points of a piece in this turn (AIE-1.2.2-1, AIE-1.3.2-1, AIE-TE-2)."""
    points = KIT.pace[piece] if piece < UNITS else LEADER_PACE
    return points - 1 if g.event == TEMPEST and not NAVES >> piece & 1 else points
