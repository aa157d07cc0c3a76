"""Res novae: the coup d'État by stratagem (AIE-6.C.1, AIE-3.6)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.games.alea.words import CHOOSE_LEADER
from latrunculi.games.alea.world import FACE, LEADER_MASK, NONE, ROMAN_LEADERS
from latrunculi.games.imperator.played import Played
from latrunculi.kernel.actions import Offers, members


def candidates(g: Alea, camp: int) -> int:
    """The leaders whom a camp may name Pretender, as a mask (AIE-3.6-1)."""
    mask = 0
    chiefs = g.chiefs(0) | g.chiefs(1)
    for leader in members(g.own[1 - camp] & ROMAN_LEADERS & FACE[camp] & ~chiefs):
        if g.on_map(leader) and g.politics(leader) and not g.inside[g.at[leader]] & chiefs:
            mask |= 1 << leader
    return mask


def coup_refusal(g: Alea, camp: int) -> str:
    """Why Coup d'État cannot be played now; empty if it can."""
    return "" if g.pretender == NONE and candidates(g, camp) else "AIE-3.6-1"


@mypyc_attr(allow_interpreted_subclasses=True)
class Coup(Played[Alea]):
    """AIE-6.C.1-1, AIE-6.C.1-2: a Pretender, and 1d6 with the modifier of the counter against his CP."""

    __slots__ = ("modifier",)

    NAME = "coup"
    FIELDS = ("camp", "modifier")
    ASKS = {"start": "AIE-6.C.1-1"}

    modifier: int

    def __init__(self, camp: int, modifier: int) -> None:
        super().__init__(camp)
        self.modifier = modifier

    def options(self, g: Alea, may: Offers) -> None:
        may.offer(CHOOSE_LEADER, "AIE-6.C.1-1", LEADER_MASK)
        may.only("AIE-3.6-1", candidates(g, self.camp))

    def choose(self, g: Alea, seat: int, verb: int, obj: int) -> None:
        g.end()
        if g.die() + self.modifier <= g.politics(obj):
            g.pretender = obj
            g.rebels |= 1 << obj
            g.join(1 << obj, self.camp)
