"""UR-3.2.4, UR-3.5.1: the title of Patrice, the political capacity of leaders, and the guards of buccellarii."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces, Place
from latrunculi.games.ultimus.components.counters import BU, FIRST_GUARD, HISTORICAL, ROMAN_LEADERS, UNIT_MASK, UNITS
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.places import ABOARD
from latrunculi.games.ultimus.components.year_events import UNREST
from latrunculi.games.ultimus.rules.state import ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import GUARDED, SUMMONED, TITLE_LOST
from latrunculi.kernel.actions import members

BERTHS: Final = 2
"""Units that a fleet carries (UR-3.4.2-4)."""


def politics(leader: Piece) -> int:
    """The CP of a leader, 0 for one without (UR-1.2-2)."""
    return KIT.politics[leader - UNITS]


def strip(g: Ultimus, leaders: Pieces) -> None:
    """Take the title of Patrice from those of a set of leaders who bear it (UR-3.5.1-7)."""
    for half in (0, 1):
        patrician = g.patrician[half]
        if patrician != NONE and leaders >> patrician & 1:
            g.patrician[half] = NONE
            g.emit(TITLE_LOST, (patrician, half))


def summon(g: Ultimus) -> None:
    """UR-TE-9: the Augusti, and each Patrice with a better CP than his Augustus, must go to a capital and stay."""
    before, g.summoned = g.summoned, 0
    for augustus, patrician in zip(g.augustus, g.patrician, strict=True):
        if augustus == NONE:
            continue
        called = [augustus]
        if patrician != NONE and politics(patrician) > politics(augustus):
            called.append(patrician)
        for leader in called:
            g.summoned |= 1 << leader
            if not before >> leader & 1:
                g.emit(SUMMONED, (leader,))


def summon_again(g: Ultimus) -> None:
    """UR-TE-9: an office has changed hands; unrest calls whoever holds it now, as long as sequences are left."""
    if g.event == UNREST and (g.smc[0] or g.smc[1]):
        summon(g)


def guard_strength(command: int) -> int:
    """The PF of the guard of a leader with this CC, 0 for no guard (UR-3.2.4-4)."""
    if command <= 0:
        return 0
    if command <= 4:
        return 2
    return 3 if command <= 6 else 4


def guard_for(g: Ultimus, leader: Piece) -> int:
    """A counter of BU out of play whose PF suit a leader, NONE if there is none."""
    strength = guard_strength(KIT.command[leader - UNITS])
    for unit in members(BU & g.inside[KIT.pool]):
        if KIT.strength[2 * unit] == strength:
            return unit
    return NONE


def has_room(g: Ultimus, place: Place) -> bool:
    """Whether one more unit can stand in a place: a ship carries two."""
    return place < ABOARD or (g.inside[place] & UNIT_MASK).bit_count() < BERTHS


def without_guard(g: Ultimus) -> Pieces:
    """The historical Romans of ROMAIN who have no guard and room for one, as a mask (UR-6.1-14, UR-3.4.2-4)."""
    mask = 0
    for leader in members(ROMAN_LEADERS & HISTORICAL & g.own[ROMANUS]):
        if g.on_map(leader) and has_room(g, g.at[leader]) and not g.guards(leader):
            mask |= 1 << leader
    return mask


def may_be_guarded(g: Ultimus) -> Pieces:
    """The leaders who may receive a guard: those without one for whom there is a counter (UR-6.1-14, UR-3.2.4-4)."""
    return sum(1 << leader for leader in members(without_guard(g)) if guard_for(g, leader) != NONE)


def attach_guard(g: Ultimus, leader: Piece) -> None:
    """Give a leader who may have one his guard of buccellarii (UR-3.2.4-1)."""
    unit = guard_for(g, leader)
    g.guard_of[unit - FIRST_GUARD] = leader
    g.restore(unit)
    g.join(1 << unit, g.camp(leader))
    g.put(unit, g.at[leader])
    g.emit(GUARDED, (unit, leader))


def dismiss_guard(g: Ultimus, leader: Piece) -> None:
    """Take the guard of a leader who leaves the game without having died out of play (UR-3.2.4-2)."""
    for unit in members(g.guards(leader)):
        g.guard_of[unit - FIRST_GUARD] = NONE
        g.rebels[0] &= ~(1 << unit)
        g.rebels[1] &= ~(1 << unit)
        g.restore(unit)
        g.put(unit, KIT.pool)
