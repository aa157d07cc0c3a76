"""XXVII.B: the mercenary that a client at full strength lends its patron for each of his activations."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import OF_NATION, UNIT_MASK
from latrunculi.games.invasions.components.nations import LENDS
from latrunculi.games.invasions.rules import control, stacking
from latrunculi.games.invasions.rules.ints import Nation, Nations, Places
from latrunculi.games.invasions.rules.state import CLIENT, RESERVE, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PROVINCE
from latrunculi.games.invasions.rules.words_treaty import LENT
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def whole(g: Invasions, client: Nation) -> bool:
    """XXVII.B-1, XXVII.C: whether a minor kingdom is at full strength: all its units stand, none is reduced."""
    own = OF_NATION[client] & UNIT_MASK
    return bool(own & g.in_play(client)) and not own & (g.inside[RESERVE] | g.reduced)


def lenders(g: Invasions, patron: Nation) -> Nations:
    """The clients that lend a nation a mercenary now, active or not (XXVII.A-1)."""
    clients = g.vassals(patron, CLIENT) & LENDS
    return sum([BIT[n] for n in members(clients) if whole(g, n)])


class Levies(Procedure[Invasions]):
    """The mercenaries of the clients of a nation that is activated, one after the other: drawn, then placed by the
    patron (XXVII.B-1, XXVII.B-2). They go home when its activation ends (`mercenaries.Homecoming`, XXVII.B-3).

    `nations`: the clients that have not lent theirs yet; `unit`: the one that is to be placed.
    """

    NAME = "levies"
    ASKS = {"place": "INV-XXVII.B-2"}

    nation: Nation
    nations: Nations = 0
    unit: int = NONE

    def start(self, g: Invasions) -> None:
        """Who lends."""
        self.nations = lenders(g, self.nation)
        self.step = "draw"

    def draw(self, g: Invasions) -> None:
        """XXVII.B-1: one of its units, at random."""
        if not self.nations or not self.places(g):
            g.end()
            return
        client = members(self.nations)[0]
        self.nations &= ~BIT[client]
        pool = members(OF_NATION[client] & UNIT_MASK & g.in_play(client))
        self.unit = pool[g.chance(len(pool))]
        self.step = "place"

    def places(self, g: Invasions) -> Places:
        """The provinces of the patron with room."""
        if self.unit == NONE:
            return stacking.roomy(g, self.nation, control.owned(g, self.nation))
        return stacking.quarters(g, self.nation, self.unit)

    def place(self, g: Invasions) -> None:
        """Where it goes."""
        g.ask(g.seat(self.nation))

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("piece", "piece", self.unit))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(CHOOSE_PROVINCE, "INV-XXVII.B-2", control.owned(g, self.nation))
        may.only("INV-XVII.A-1", self.places(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        from_nation = g.hired_by(self.unit)
        g.lend(self.unit, self.nation)
        g.put(self.unit, obj)
        g.passing |= BIT[self.unit]
        g.emit(LENT, (from_nation, self.nation, self.unit, obj))
        self.step = "draw"
