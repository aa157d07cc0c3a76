"""HRE 16 (optional): a Faction that a People attacks buys it off."""

from __future__ import annotations

from latrunculi.games.empire.components.chart import Province
from latrunculi.games.empire.components.sides import Faction
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import ACCEPT, ACCEPTED, DONE, OFFER, OFFERED, REFUSE, REFUSED
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class BribeOffer(Procedure[Empire]):
    """HRE 16 (optional): a Faction attacked by a People offers VP to be left alone for the rest of the turn."""

    NAME = "bribe-offer"
    ASKS = {"start": "HRE-16-1", "answer": "HRE-16-2"}

    province: Province
    faction: Faction
    amount: int = 0

    def about(self, g: Empire) -> tuple[tuple[str, str, int], ...]:
        return g.stack[-2].about(g)

    def start(self, g: Empire) -> None:
        """HRE-16-1: the offer, before any dice."""
        g.ask(g.seat_of(self.faction))

    def answer(self, g: Empire) -> None:
        """HRE-16-2, HRE-16-3: the Barbarian player's answer."""
        g.ask_active()

    def options(self, g: Empire, may: Offers) -> None:
        """An amount in Roman VP, from 1 to all of them; or yes and no."""
        if self.step == "start":
            may.offer(DONE, "HRE-16-1")
            may.offer(OFFER, "HRE-16-1", (2 << g.rome[self.faction]) - 2)
        else:
            may.offer(ACCEPT, "HRE-16-2")
            may.offer(REFUSE, "HRE-16-3")

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Offer, accept or refuse."""
        if verb == OFFER:
            self.amount = obj
            self.step = "answer"
            g.emit(OFFERED, (self.faction, obj, self.province))
            return
        if verb == ACCEPT:
            g.rome[self.faction] -= self.amount
            g.barbarian[g.active] += self.amount
            g.banned |= 1 << self.faction
            g.emit(ACCEPTED, (g.active, self.amount))
        elif verb == REFUSE:
            g.emit(REFUSED, (g.active,))
        g.end()
