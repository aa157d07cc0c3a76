"""What the death of a leader is worth, and whom it moves (AIE-10.J-2, AIE-10.J-6, AIE-2.F.1-2, AIE-2.F.3)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.counters import (
    ANTONIUS,
    ASSASSINS,
    CAESAR,
    ENTRY_YEAR,
    LEADER_MASK,
    OCTAVIANUS,
    ROMAN_UNITS,
    UNITS,
)
from latrunculi.games.alea.components.places import GONE, POOL
from latrunculi.games.alea.components.stratagems import IDUS
from latrunculi.games.alea.rules.allegiance import change_camp, company, fail
from latrunculi.games.alea.rules.hands import withdraw
from latrunculi.games.alea.rules.parties import take_lead
from latrunculi.games.alea.rules.scoring import score
from latrunculi.games.alea.rules.state import (
    ASSASSINATED,
    AVENGED,
    CAESAR_MURDERED,
    CAESARIANI,
    COMBAT,
    PARTY_FELL,
    REPUBLICANI,
    Alea,
)
from latrunculi.games.alea.rules.words import CALLED, CONSPIRED
from latrunculi.games.imperator.components.kit import NONE, Camp, Cause, Piece, Pieces
from latrunculi.games.imperator.rules.battle import current
from latrunculi.kernel.actions import members

VENGEANCE: Final = 5
"""What the end of the last assassin of Caesar is worth (AIE-10.J-6)."""


def honour(g: Alea, leader: Piece, camp: Camp, cause: Cause) -> None:
    """Take note of a death while the dead leader still has his titles.

    A point for the other camp if he belonged to one, unless he fell in a battle that scores nothing (AIE-3.7.4-3);
    and the fall of a party leader is remembered for the Cicero/Princeps track.
    """
    if cause not in (COMBAT, ASSASSINATED):
        return
    if g.chiefs(camp) >> leader & 1:
        g.flags |= PARTY_FELL
    fight = current(g)
    if g.own[camp] >> leader & 1 and (cause == ASSASSINATED or fight is None or fight.PARTS.scores):
        score(g, 1 - camp, 1, "caesar" if leader == CAESAR and cause == ASSASSINATED else "leader")


# ---------------------------------------------------------------- the death of Caesar (AIE-2.F.3-6 to AIE-2.F.3-9)


def caesar_is_dead(g: Alea, cause: Cause) -> None:
    """Idus Martias leaves the game; if it was murder, the assassins show themselves, and the heirs come forward."""
    withdraw(g, IDUS)
    if cause != ASSASSINATED:
        return
    g.flags |= CAESAR_MURDERED
    turn_assassins(g)
    call_up(g, ASSASSINS, REPUBLICANI)
    call_up(g, 1 << OCTAVIANUS, CAESARIANI)
    if g.on_map(ANTONIUS) and g.own[CAESARIANI] >> ANTONIUS & 1 and g.pretender != ANTONIUS:
        other = g.chiefs(CAESARIANI) & ~(1 << ANTONIUS)
        if g.chief[CAESARIANI] != ANTONIUS:
            take_lead(g, ANTONIUS, CAESARIANI)
        g.second[CAESARIANI] = members(other)[0] if other else NONE  # whoever led the party keeps a title (AIE-3.5.1-3)
    if not assassins_left(g):
        g.flags |= AVENGED


def turn_assassins(g: Alea) -> None:
    """AIE-2.F.3-7: the assassins of CAESARIAN go over, with the units of a zone where no other leader of his is.

    Those whom the adjustments have removed go over too, and return on their new side. The coup d'État of a Prétendant
    among them is over; others lose their Civil War marker.
    """
    if g.pretender != NONE and ASSASSINS >> g.pretender & 1:
        fail(g)
    traitors = ASSASSINS & g.own[CAESARIANI] & ~g.inside[GONE]
    turning = traitors
    for leader in members(traitors):
        if g.on_map(leader):
            theirs = company(g, leader) & g.own[CAESARIANI]
            if not theirs & LEADER_MASK & ~ASSASSINS:
                turning |= theirs & ROMAN_UNITS
    g.rebels &= ~(turning | ASSASSINS)
    change_camp(g, turning, REPUBLICANI)
    for piece in members(turning):
        if g.on_map(piece):
            g.emit(CONSPIRED, (piece,))


def call_up(g: Alea, leaders: Pieces, camp: Camp) -> None:
    """Those of some leaders who have not entered come in the next phase C, whatever their year (AIE-2.F.3-8, -9)."""
    late = leaders & g.inside[POOL]
    change_camp(g, late, camp)
    g.called |= late
    for leader in members(late):
        g.emit(CALLED, (leader, camp))


# ---------------------------------------------------------------- vengeance (AIE-10.J-6)


def assassins_left(g: Alea) -> Pieces:
    """The assassins of Caesar in play, due to return or still to enter, as a mask."""
    left = ASSASSINS & ~g.inside[GONE]
    for leader in members(left & g.inside[POOL] & ~g.called):
        if ENTRY_YEAR[leader - UNITS] < g.last_year:
            left &= ~(1 << leader)
    return left


def avenge(g: Alea) -> None:
    """AIE-10.J-6: the last of the assassins is gone."""
    if g.flags & CAESAR_MURDERED and not g.flags & AVENGED and not assassins_left(g):
        g.flags |= AVENGED
        score(g, CAESARIANI, VENGEANCE, "assassins")
