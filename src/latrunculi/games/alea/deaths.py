"""What the death of a leader in combat, or by murder, is worth (AIE-10.J-2, AIE-2.F.1-2)."""

from __future__ import annotations

from latrunculi.games.alea.scoring import score
from latrunculi.games.alea.state import ASSASSINATED, COMBAT, PARTY_FELL, Alea
from latrunculi.games.imperator.battle import current


def honour(g: Alea, leader: int, camp: int, cause: int) -> None:
    """Take note of a death while the dead leader still has his titles.

    A point for the other camp if he belonged to one, unless the battle is one that scores nothing (AIE-3.7.4-3); and
    the fall of a party leader is remembered for the Cicero/Princeps track.
    """
    if cause not in (COMBAT, ASSASSINATED):
        return
    if g.chiefs(camp) >> leader & 1:
        g.flags |= PARTY_FELL
    fight = current(g)
    if g.own[camp] >> leader & 1 and (fight is None or fight.scores()):
        score(g, 1 - camp, 1, "leader")
