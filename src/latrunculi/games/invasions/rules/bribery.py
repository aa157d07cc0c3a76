"""XXX.G: the card Bribery: a siege that has been declared is raised for a gold."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import DIPLOMACY_GOLD, TREATY_CORRUPTIO
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.rules import envoys
from latrunculi.games.invasions.rules.ints import Nation, Province
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_envoys import BRIBE, BRIBED
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def briber(g: Invasions, nation: Nation, besieger: Nation) -> bool:
    """XXX.G-3, XXX.A-11: whether, as all know, a nation could bribe a besieger: any other with cards and gold."""
    return nation != besieger and g.treasury[nation] >= DIPLOMACY_GOLD[TREATY_CORRUPTIO]


class Bribery(Procedure[Invasions]):
    """A siege has been declared (XXX.G-1): the nations of `queue`, which hold cards, may raise it, one after the other.

    The answer is whether one of them has.
    """

    NAME = "bribery"
    ASKS = {"bribe": "INV-XXX.G-1"}

    besieger: Nation
    province: Province
    queue: list[int]

    def start(self, g: Invasions) -> None:
        """No diplomacy against a barbarian that invades, nor for one whose city is besieged (XXX.A-5)."""
        g.answer = 0
        owner = g.owner[self.province]
        concerned = BIT[self.besieger] | (BIT[owner] if owner != NONE else 0)
        if concerned & ~envoys.settled(g):
            self.queue = []
        self.step = "bribe"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (
            ("nation", "nation", self.queue[0]),
            ("besieger", "nation", self.besieger),
            ("province", "province", self.province),
        )

    def bribe(self, g: Invasions) -> None:
        """Ask by what everybody knows: what a nation holds is its secret."""
        while self.queue and not briber(g, self.queue[0], self.besieger):
            self.queue = self.queue[1:]
        if self.queue:
            g.ask_privately(g.seat(self.queue[0]))
        else:
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(BRIBE, "INV-XXX.G-1")
        may.when("INV-XXX.G-1", envoys.has(g, self.queue[0], TREATY_CORRUPTIO))
        may.offer(DONE, "INV-XXX.G-1")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == BRIBE:
            envoys.spend(g, self.queue[0], TREATY_CORRUPTIO, self.besieger)
            g.emit(BRIBED, (self.queue[0], self.besieger, self.province))
            g.answer = 1
            g.end()
        else:
            self.queue = self.queue[1:]
