"""The Event cards Alliance, Barbarian Coalition and Perfidy: they make and break alliances, and free who is bound."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import NONE, REGION_OF
from latrunculi.games.invasions.components.nations import CAMP_OF
from latrunculi.games.invasions.rules import alliances, renaissance, ways
from latrunculi.games.invasions.rules.alliances import Proposal
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.ints import Nation, Nations
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_cards import LIBERATE
from latrunculi.games.invasions.rules.words_treaty import ALLY, PART
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


class Breach(Design):
    """A card with which a camp breaks an alliance on a successful d2 test (XXX.B-8). `first`: who has been named."""

    ASKS = {**Design.ASKS, "other": "INV-XXX.B-8"}

    first: Nation = NONE

    def other(self, g: Invasions) -> None:
        """With whom, or from whom."""
        g.ask(g.seat_of(self.camp))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(PART, "INV-XXX.B-8", alliances.allied(g) if self.first == NONE else g.allies[self.first])

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.first == NONE:
            self.first = obj
            self.step = "other"
        else:
            alliances.shake(g, self.first, self.first, obj)
            g.end()


class Alliance(Breach):
    """One of its nations and another, one of them civilised, neither an invader, ally for the turn (XXVI.A-2); or an
    alliance breaks. `allying`: the first is to be allied."""

    NAME = "alliance"

    allying: bool = False

    def suits(self, g: Invasions, one: Nation, other: Nation) -> bool:
        """Whether the card may ally two nations."""
        return (g.civilised(one) or g.civilised(other)) and not g.invading & (BIT[one] | BIT[other])

    def partners(self, g: Invasions, nation: Nation) -> Nations:
        """With whom the card may ally a nation; at an activation one of the two is activated."""
        found = alliances.partners(g, nation, self.among(g, nation))
        return sum([BIT[n] for n in members(found) if self.suits(g, nation, n)])

    def among(self, g: Invasions, nation: Nation) -> Nations:
        """The nations of which one is to be its ally."""
        any_will_do = self.nation == NONE or g.playing & BIT[nation]
        return g.active if any_will_do else g.playing

    def proposers(self, g: Invasions) -> Nations:
        """The nations of the camp that it may ally with another."""
        return sum([BIT[n] for n in self.willing(g) if self.partners(g, n)])

    def willing(self, g: Invasions) -> list[Nation]:
        """The nations of the camp that may conclude alliances at all."""
        return [n for n in members(alliances.unbound(g)) if CAMP_OF[n] == self.camp]

    def proposes(self, g: Invasions) -> bool:
        """Whether any nation of the camp may be allied with another."""
        unbound = alliances.unbound(g)
        for one in self.willing(g):
            for other in members(alliances.open_to(g, one, unbound & self.among(g, one))):
                if self.suits(g, one, other):
                    return True
        return False

    def fits(self, g: Invasions) -> bool:
        return bool(alliances.allied(g)) or self.proposes(g)

    def options(self, g: Invasions, may: Offers) -> None:
        if self.allying:
            may.offer(ALLY, "INV-XXVI.B-1", self.partners(g, self.first))
            return
        if self.first == NONE:
            may.offer(ALLY, "INV-XXVI.B-1", self.proposers(g))
        super().options(g, may)

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == PART:
            super().choose(g, seat, verb, obj)
        elif self.first == NONE:
            self.first = obj
            self.allying = True
            self.step = "other"
        else:
            g.end()
            g.call(Proposal(self.first, obj, lasting=True))


class Coalition(Alliance):
    """Two barbarians ally whose hordes are in one region, or in neighbouring ones (XXVI.A-2)."""

    NAME = "coalition"

    def suits(self, g: Invasions, one: Nation, other: Nation) -> bool:
        here, there = g.horde(one), g.horde(other)
        if not (g.barbarian(one) and g.barbarian(other)) or NONE in (here, there) or REGION_OF[here] == NONE:
            return False
        return bool(ways.NEIGHBOURHOOD[REGION_OF[here]] & BIT[there])

    def fits(self, g: Invasions) -> bool:
        return self.proposes(g)

    def options(self, g: Invasions, may: Offers) -> None:
        found = self.partners(g, self.first) if self.allying else self.proposers(g)
        may.offer(ALLY, "INV-XXVI.B-1", found)


class Perfidy(Breach):
    """A federate or vassal of the camp is free without a test (XXVIII.G-6, XXIX.G-4), or an alliance breaks."""

    NAME = "perfidy"

    def fits(self, g: Invasions) -> bool:
        return bool(alliances.allied(g) or renaissance.unfree(g, self.camp))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.first == NONE:
            may.offer(LIBERATE, "INV-XXVIII.G-6", renaissance.unfree(g, self.camp))
        super().options(g, may)

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == PART:
            super().choose(g, seat, verb, obj)
        else:
            g.end()
            renaissance.set_free(g, obj)
