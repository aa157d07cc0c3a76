"""The Event card Veterans at Purchases: reduced elites of a civilised nation are whole again."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import EVENT_NUMBER, VETERANS
from latrunculi.games.invasions.components.counters import ELITE, OF_NATION
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.ints import Pieces
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_battle import REFIT, REFITTED
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.ints import Seat, Thing, Verb


class Veterans(Design):
    """A camp plays it for its nation that buys. `refitted`: how many elites are whole again."""

    NAME = "veterans"

    refitted: int = 0

    def worn(self, g: Invasions) -> Pieces:
        """The reduced elites of the nation."""
        return g.in_play(self.nation) & OF_NATION[self.nation] & ELITE & g.reduced

    def fits(self, g: Invasions) -> bool:
        return g.camp(self.nation) == self.camp and g.civilised(self.nation) and bool(self.worn(g))

    def name(self, g: Invasions) -> None:
        if self.refitted < EVENT_NUMBER[VETERANS]["refitted"] and self.worn(g):
            super().name(g)
        else:
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(REFIT, "INV-X.B-5", g.alike(self.worn(g)))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.reduced &= ~BIT[obj]
        self.refitted += 1
        g.emit(REFITTED, (self.nation, obj))
