"""XIX: what the adversary may do when a pile enters an enemy province: interceptions first, then a flight."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import flight, interception
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Province
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure

UNOPPOSED: Final = 0
INTERCEPTED: Final = 1
"""Answers of `Reactions`: nobody came; interceptors arrived, who are fought at once (XIX.A-20)."""


class Reactions(Procedure[Invasions]):
    """The reactions to a pile `group` of `nation` that has entered a province: UNOPPOSED or INTERCEPTED is answered.

    If no interceptor arrives the units there may flee, once for each entry; those that a passage holds no longer may
    (XVIII.F-3). `nations`: those that may flee still.
    """

    NAME = "reactions"

    nation: Nation
    province: Province
    group: Pieces
    nations: Nations = 0

    def start(self, g: Invasions) -> None:
        """XIX.A."""
        self.step = "arrived"
        g.answer = 0
        if interception.adversaries(g, self.nation, self.province, self.group):
            g.call(interception.Interception(self.nation, self.province, group=self.group))

    def arrived(self, g: Invasions) -> None:
        """XIX.A-20: whether anybody has come."""
        if g.answer:
            g.answer = INTERCEPTED
            g.end()
            return
        if not BIT[self.province] & g.passages:
            self.nations = flight.who(g, self.nation, self.province)
        self.step = "flights"

    def flights(self, g: Invasions) -> None:
        """XIX.B: one nation after the other."""
        if not self.nations:
            g.answer = UNOPPOSED
            g.end()
            return
        fleeing = members(self.nations)[0]
        self.nations &= ~BIT[fleeing]
        g.call(flight.Flight(fleeing, self.province, foe=self.nation))
