"""UR 3.2, 3.4.1, 4.2.4, 4.3, 4.4.2, 4.5.1: who may enter a zone, who may share one, who leads whom.

Pure functions of the state. Movement, evasion, flight and retreat state the same rights. What forbids only a movement
of one's own will (`pinned`) stands apart: a beaten force may retreat from where nobody may march away.
"""

from __future__ import annotations

from typing import Final

import latrunculi.games.ultimus.rules.state as table
from latrunculi.games.imperator.components.kit import NONE, Camp, People, Peoples, Piece, Pieces, Place, Zones
from latrunculi.games.ultimus.components.chart import (
    ALL_CAPITALS,
    ARMENIA_ZONE,
    DIOCESE_ZONES,
    EMPIRE,
    HALF_ZONES,
    NEAR,
    RINGS,
    ZONES,
)
from latrunculi.games.ultimus.components.counters import (
    BU,
    CO,
    FIRST_GUARD,
    FOREIGN_LEADERS,
    FOREIGN_UNITS,
    LI,
    PA,
    PEOPLE_PIECES,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    ROMAN_UNITS,
    UNIT_DIOCESE,
    UNIT_HALF,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import (
    ARMENIA,
    BAGAUDES,
    GERMANS,
    HOMES,
    IBERIA,
    ISLANDERS,
    LEASH,
    NORTHERN,
    PEOPLES,
    PERSAE,
    SOUTHERN,
)
from latrunculi.games.ultimus.components.year_events import CLIMATE, SICKNESS, UNREST
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.tabletop.ways import around

LEADER_PACE: Final = 4
MIGRANT_PACE: Final = 4

ALL: Final = KIT.all_zones
HOME_ZONES: Final = sum(HOMES)
"""All zones that bear a People's name."""
ROMAN_GROUND: Final = ALL & ~HOME_ZONES | HOMES[ARMENIA]
"""Where Roman regulars may go whoever leads them (UR-3.4.1-6, UR-4.4.2-4)."""
COMMON_UNITS: Final = UNIT_MASK & ~BU
COMMON_ROMANS: Final = ROMAN_UNITS & ~BU
ROMAN_COMMAND: Final = COMMON_ROMANS | PEOPLE_UNITS[ARMENIA]
"""Whom any Roman leader may lead."""
FOREIGN: Final = FOREIGN_UNITS | FOREIGN_LEADERS
REGULARS: Final = CO | PA | BU
HALF_UNITS: Final = tuple([sum(1 << u for u in range(UNITS) if UNIT_HALF[u] == half) for half in (0, 1)])
BESIDE_HALF: Final = tuple([HALF_ZONES[half] | around(NEAR, HALF_ZONES[half]) & ~EMPIRE for half in (0, 1)])
"""Where CO of a half may be: in it, or outside the Empire beside it (UR-3.2.2-3, -4)."""
DIOCESE_OF_UNIT: Final = tuple([DIOCESE_ZONES[d] if d != NONE else 0 for d in UNIT_DIOCESE])
"""For each unit the zones of its diocese of origin."""
WITHIN_FIVE: Final = tuple([sum(RINGS[z][:6]) for z in range(ZONES)])
"""For each zone those at most five steps away (UR-4.3-9)."""


def _pieces(peoples: Peoples) -> int:
    return sum(PEOPLE_PIECES[p] for p in members(peoples))


SOUTHERN_PIECES: Final = _pieces(SOUTHERN)
NORTHERN_PIECES: Final = _pieces(NORTHERN)
GERMAN_PIECES: Final = _pieces(GERMANS)
ISLAND_PIECES: Final = _pieces(ISLANDERS)
FOES: Final = tuple(
    [
        NORTHERN_PIECES if SOUTHERN >> people & 1 else SOUTHERN_PIECES if NORTHERN >> people & 1 else 0
        for people in range(PEOPLES)
    ]
)
"""For each People the pieces of the other group of UR-4.2.4-2."""
RIVALS: Final = tuple(
    [
        ISLAND_PIECES if GERMANS >> people & 1 else GERMAN_PIECES if ISLANDERS >> people & 1 else 0
        for people in range(PEOPLES)
    ]
)
"""For each People those whom UR-4.2.4-3 keeps from it."""


def foederati_units(g: table.Ultimus) -> Pieces:
    """The units of the Peoples that are Foederati."""
    return g.pacts().foederati_units


def revolted_units(g: table.Ultimus) -> Pieces:
    """The units of the Peoples that are Foederati révoltés."""
    return g.pacts().revolted_units


def hostile(g: table.Ultimus) -> Peoples:
    """The Peoples in war or in revolt, Regna not included."""
    return g.pacts().hostile


def closed_homes(g: table.Ultimus, people: People) -> Zones:
    """The home zones of other Peoples that a People may not enter (UR-4.3-6).

    Those of Peoples not in war that hold any combat unit; and those of minor Peoples in peace, whose units are off the
    map (UR-4.2.2-1).
    """
    pacts = g.pacts()
    return pacts.barred[people] | pacts.guarded[people] & (g.occupied[0] | g.occupied[1])


def kindred_units(g: table.Ultimus, people: People) -> Pieces:
    """The units that a leader of a People may command (UR-4.3-2, UR-6.2-20)."""
    return g.pacts().followers[people]


def holders(g: table.Ultimus) -> Pieces:
    """The Augusti and Patrices who count as such: not those in an usurpation (UR-4.5.1-3)."""
    titled = g.titled()
    rebels = g.rebellious()
    return titled ^ (titled & rebels) if rebels else titled


def in_office(g: table.Ultimus, leader: Piece) -> bool:
    """Whether a leader is one of the `holders`."""
    if leader not in g.augustus and leader not in g.patrician:
        return False
    rebels = g.rebellious()
    return not (rebels and rebels & BIT[leader])


# ------------------------------------------------------------------ where a group may enter


def restrict(g: table.Ultimus, may: Offers, units: Pieces, leaders: Pieces, origin: Place, passing: Zones = 0) -> None:
    """State upon the open verb, whose objects are zones, where a group may enter from a place.

    `passing`: zones of other Peoples that the group may enter all the same, to pass through them (UR-4.3-8).
    """
    if units and units & ROMAN_UNITS:
        _romans(g, may, units, leaders)
    group = units | leaders if leaders else units
    if g.rebels[0] and g.rebels[1] and group & (g.rebels[0] | g.rebels[1]):
        may.only("UR-3.6.5-3", HALF_ZONES[0] if group & g.rebels[0] else HALF_ZONES[1])
    rest = group & FOREIGN
    while rest:
        people = PIECE_PEOPLE[rest.bit_length() - 1]
        rest ^= rest & PEOPLE_PIECES[people]
        _people(g, may, people, units, leaders, origin, passing)


def _romans(g: table.Ultimus, may: Offers, units: Pieces, leaders: Pieces) -> None:
    """The rights of Roman units (UR-3.2, UR-3.4.1-5 to -7)."""
    limitanei = units & LI
    if limitanei:
        may.only("UR-3.4.1-7", EMPIRE)
        may.only("UR-3.2.1-1", _dioceses(limitanei))
    if not units & REGULARS:
        return
    titled = leaders & holders(g) if leaders else 0
    comitatenses = units & CO
    if comitatenses:
        _comitatenses(g, may, comitatenses, leaders, titled)
    palatini = 0 if titled else units & PA
    if palatini:
        _palatini(g, may, palatini, leaders)
    for guard in members(units & BU):
        whom = g.guard_of[guard - FIRST_GUARD]
        may.only("UR-3.2.4-2", ALL if whom != NONE and leaders & BIT[whom] else 0)
    # UR-4.4.2-4: Armenia is open to them as far as UR-3.2 goes.
    may.only("UR-3.4.1-6", ROMAN_GROUND | g.pacts().war_homes if titled else ROMAN_GROUND)


def _dioceses(units: Pieces) -> Zones:
    """The zones that are in the diocese of origin of each of some units."""
    mask = ALL
    for unit in members(units):
        mask &= DIOCESE_OF_UNIT[unit]
    return mask


def _comitatenses(g: table.Ultimus, may: Offers, units: Pieces, leaders: Pieces, titled: Pieces) -> None:
    """UR-3.2.2: out of their diocese only with the right leader, never into the other half."""
    if not titled and not leaders & g.usurpers():
        may.only("UR-3.2.2-1", _dioceses(units))
        return
    for half in (0, 1):
        if units & HALF_UNITS[half]:
            may.bar("UR-3.2.2-3", HALF_ZONES[1 - half])
            may.only("UR-3.2.2-4", BESIDE_HALF[half])
    if not titled:
        may.only("UR-3.2.2-2", EMPIRE)


def _palatini(g: table.Ultimus, may: Offers, units: Pieces, leaders: Pieces) -> None:
    """UR-3.2.3-2 and UR-3.5.2-17: PA whom neither an Augustus nor a Patrice leads."""
    if g.escort != NONE and leaders >> g.escort & 1 and g.usurper[0] != NONE:
        if units & g.escorted:
            may.only("UR-3.5.2-17", EMPIRE)
        units ^= units & g.escorted
    for half in (0, 1):
        if units & HALF_UNITS[half]:
            may.only("UR-3.2.3-2", HALF_ZONES[half])


def _people(
    g: table.Ultimus, may: Offers, people: People, units: Pieces, leaders: Pieces, origin: Place, passing: Zones
) -> None:
    """The rights of units and leaders of one People (UR-4.3, UR-4.4.2, UR-4.5.1)."""
    if people == ARMENIA:
        roused = g.at_war(IBERIA) or g.at_war(PERSAE)
        may.only("UR-4.4.2-5", HOMES[ARMENIA] | (NEAR[ARMENIA_ZONE] if roused else 0))
        may.bar("UR-4.3-6", closed_homes(g, people))
        return
    status = g.status[people]
    if status == table.PEACE:
        may.only("UR-4.3-5", homes(g, people))  # and so into no homes of others
        passing = ALL
    elif status == table.WAR:
        may.only("UR-4.3-9", leash(g, people))
    elif status == table.FOEDERATI and units & PEOPLE_UNITS[people] and (origin >= ZONES or EMPIRE >> origin & 1):
        may.only("UR-4.5.1-4", EMPIRE)
    if passing != ALL:
        closed = closed_homes(g, people)
        may.bar("UR-4.3-6", closed & ~passing if passing else closed)
    chiefs = leaders & PEOPLE_PIECES[people] if leaders else 0
    if chiefs and not units & kindred_units(g, people):
        if units & ROMAN_UNITS and chiefs & holders(g):
            may.only("UR-4.5.1-6", 0)
        may.bar("UR-4.3-10", EMPIRE)


def homes(g: table.Ultimus, people: People) -> Zones:
    """The home zones of a People and of those that are one with it (UR-6.2-18)."""
    return g.pacts().homes[people]


def leash(g: table.Ultimus, people: People) -> Zones:
    """The zones at most five steps from a home of a People in war, or of one that is one with it (UR-4.3-9).

    The Bagaudes, who have no home, count from the zone where they rose, which `capital` keeps for them. The Peoples
    settled in the Empire from the start (UR-4.1-4) have none to count from.
    """
    mask = 0
    for one in members(g.one_with(people)):
        rose = one == BAGAUDES and g.capital[one] != NONE
        around_it = WITHIN_FIVE[g.capital[one]] if rose else LEASH[one]
        mask = mask | around_it if mask else around_it
    return mask or ALL


# ------------------------------------------------------------------ who may share a zone


def unsociable(group: Pieces) -> tuple[int, int]:
    """The pieces with which a group of the same camp may share no zone, by UR-4.2.4-2 and by UR-4.2.4-3."""
    foes = others = 0
    rest = group & FOREIGN
    while rest:
        people = PIECE_PEOPLE[rest.bit_length() - 1]
        rest ^= rest & PEOPLE_PIECES[people]
        foes = foes | FOES[people] if foes else FOES[people]
        others = others | RIVALS[people] if others else RIVALS[people]
    return foes, others


def zones_with(g: table.Ultimus, pieces: Pieces, among: Zones) -> Zones:
    """The zones of a set where any of some pieces stand, neither in a city nor aboard, as a mask."""
    mask = 0
    for zone in members(among):
        if g.inside[zone] & pieces:
            mask |= BIT[zone]
    return mask


def share(g: table.Ultimus, may: Offers, group: Pieces, beyond: Zones = 0) -> None:
    """State where a group may end a movement beside its companions (UR-4.2.4), besides the zones `beyond`."""
    foes, others = unsociable(group)
    divided = g.rebels[0] and g.rebels[1] and group & (g.rebels[0] | g.rebels[1])
    if foes or divided:
        camp = 1 if g.own[1] & group else 0
        among = may.undecided & (g.occupied[camp] | g.led[camp])
        if beyond:
            among &= ~beyond
        if foes and among:
            companions = g.own[camp] ^ group
            may.bar("UR-4.2.4-2", zones_with(g, foes & companions, among))
            if others:
                may.bar("UR-4.2.4-3", zones_with(g, others & companions, among))
        if divided:
            for half in (0, 1):
                if group & g.rebels[half]:
                    may.bar("UR-3.6.5-3", zones_with(g, g.rebels[1 - half], among))


# ------------------------------------------------------------------ who leads whom


def commanded(g: table.Ultimus, leader: Piece) -> Pieces:
    """The units that a leader may lead, wherever they are (UR-3.4.1-2, UR-4.3-2, UR-4.5.1-3, -6)."""
    bit = BIT[leader]
    mine = g.own[1] if g.own[1] & bit else g.own[0]
    rebels = g.rebellious()
    rebel = bool(rebels and rebels & bit)
    titled = in_office(g, leader)
    if PIECE_PEOPLE[leader] == NONE:
        if rebel:
            led = g.rebels[0 if g.rebels[0] & bit else 1] & COMMON_UNITS
        else:
            led = (ROMAN_COMMAND | foederati_units(g) if titled else ROMAN_COMMAND) & mine
        guards = g.guards(leader)
        if guards:
            led |= guards
    else:
        led = kindred_units(g, PIECE_PEOPLE[leader])
        if titled:
            led |= COMMON_ROMANS
        led &= mine
        if rebel:
            led &= rebels
    if g.migrating != NONE:
        led &= ~g.migrants()
    return led


# ------------------------------------------------------------------ who may not leave of his own will


def pinned(g: table.Ultimus, camp: Camp) -> int:
    """The pieces of a camp that may not leave their place by a movement of their own, an evasion included.

    In a selected capital (UR-TE-14); the sick Augustus (UR-TE-5); those whom unrest has called, once in a capital of
    ROMAIN's (UR-TE-9). A retreat is not forbidden to them. See `locked` for UR-4.5.2-2.
    """
    if camp != table.ROMANUS or not (g.held or g.summoned):
        return 0
    mask = 0
    for zone in members(g.held):
        mask |= g.inside[zone]
    mask &= g.own[camp]
    if g.summoned:
        for leader in members(g.summoned & g.own[camp]):
            if g.event == SICKNESS or arrived_at_capital(g, leader):
                mask |= BIT[leader]
    return mask


def sworn(g: table.Ultimus, leader: Piece) -> Pieces:
    """The units beside a leader who has to stay with one of them: those of a Foederati Patrice's People (UR-4.5.1-6).

    0 for any other leader.
    """
    if PIECE_PEOPLE[leader] == NONE or not in_office(g, leader):
        return 0
    return g.inside[g.at[leader]] & kindred_units(g, PIECE_PEOPLE[leader]) & g.own[g.camp(leader)]


def last_sworn(g: table.Ultimus, camp: Camp, leader: Piece = NONE, leaving: Pieces = 0) -> Pieces:
    """The units that are the last with a Patrice of the Foederati, once others have left with some other leader."""
    mask = 0
    for patrician in g.patrician:
        units = 0 if patrician in (NONE, leader) else sworn(g, patrician)
        if units and g.own[camp] & BIT[patrician]:
            units ^= units & leaving
            if not units & (units - 1):
                mask |= units
    return mask


def pinning_clause(g: table.Ultimus) -> str:
    """The clause of the event by which pieces are `pinned`."""
    return "UR-TE-5" if g.event == SICKNESS else "UR-TE-9" if g.event == UNREST else "UR-TE-14"


def capitals(g: table.Ultimus) -> Zones:
    """The imperial capitals under the control of ROMAIN (UR-3.1.3-1)."""
    return ALL_CAPITALS ^ (ALL_CAPITALS & g.occupied[table.BARBARUS])


def arrived_at_capital(g: table.Ultimus, leader: Piece) -> bool:
    """Whether a leader whom unrest has called stands in a capital (UR-TE-9)."""
    zone = g.ground(g.at[leader])
    return zone != NONE and bool(capitals(g) >> zone & 1)


def locked(g: table.Ultimus, camp: Camp) -> int:
    """The pieces of a camp that share a zone with enemies and revolted Foederati, whom they must fight (UR-4.5.2-2)."""
    if not revolted_units(g):
        return 0
    rebels = revolted_units(g) & g.own[table.BARBARUS]
    mask = 0
    for zone in members(g.occupied[0] & g.occupied[1]):
        here = g.inside[zone]
        if here & rebels:
            mask |= here
    return mask & g.own[camp]


# ------------------------------------------------------------------ movement points


def pace(g: table.Ultimus, piece: Piece) -> int:
    """The movement points of a piece in this turn (UR-1.2.2-1, UR-1.3.2, UR-6.2-25, UR-TE-3)."""
    points = KIT.pace[piece] if piece < UNITS else LEADER_PACE
    if g.migrating != NONE and g.migrants() & BIT[piece]:
        points = MIGRANT_PACE
    return points - 1 if g.event == CLIMATE else points
