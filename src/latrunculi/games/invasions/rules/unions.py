"""XXX.B: the card Alliance: it allies two nations, wins a minor kingdom as a client, or breaks such a bond."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.nations import RMI
from latrunculi.games.invasions.rules import alliances, bonds, envoys
from latrunculi.games.invasions.rules.alliances import Proposal, shake
from latrunculi.games.invasions.rules.ints import Nation, Nations
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.state import CLIENT, FREE, Invasions
from latrunculi.games.invasions.rules.words_envoys import CLIENT_FREED, CLIENT_WON
from latrunculi.games.invasions.rules.words_treaty import ALLIANCE_KEPT, ALLIANCE_REFUSED, PART
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- to unite


def minors(g: Invasions) -> Nations:
    """XXX.B-5: the minor kingdoms that are independent: neither clients nor vassals nor federates."""
    return sum([BIT[n] for n in members(RMI & g.nations) if g.bond[n] == FREE and g.federator[n] == NONE])


def partners(g: Invasions, nation: Nation) -> Nations:
    """XXX.B-1, XXX.B-5: the nations to which one may propose an alliance, minor kingdoms that it may win among them."""
    if not alliances.free(g, nation):
        return 0
    return (alliances.partners(g, nation) | minors(g)) & ~g.allies[nation]


class Union(Procedure[Invasions]):
    """A nation has proposed an alliance to another (XXX.B-1)."""

    NAME = "union"

    nation: Nation
    target: Nation

    def start(self, g: Invasions) -> None:
        """XXX.B-2, XXX.B-3: its player decides, or a test; minor kingdoms make it in any case (XXX.B-5)."""
        g.end()
        if not RMI & BIT[self.target]:
            g.call(Proposal(self.nation, self.target))
        elif d2(g, self.nation):
            bonds.bind(g, self.target, self.nation, CLIENT)
            g.emit(CLIENT_WON, (self.target, self.nation))
        else:
            g.emit(ALLIANCE_REFUSED, (self.nation, self.target))


# ---------------------------------------------------------------- to part


def bound(g: Invasions, nation: Nation) -> Nations:
    """XXX.B-8: the clients of nations, and the nations with allies, with whom one may still deal: it may part them."""
    near = within_reach(g, nation)
    found = 0
    for one in members(g.nations):
        others = BIT[g.lord[one]] if g.bond[one] == CLIENT else g.allies[one]
        if others & near:
            found |= BIT[one]
    return found


def within_reach(g: Invasions, nation: Nation) -> Nations:
    """The second of two nations whose bond a nation's card breaks: itself, or one with whom it may still deal."""
    others = envoys.settled(g) & ~BIT[nation]
    return BIT[nation] | envoys.in_time(g, nation, others)


class Rupture(Procedure[Invasions]):
    """A nation tries to break a bond of `target`: that to its patron, or to an ally (XXX.B-8)."""

    NAME = "rupture"
    ASKS = {"name": "INV-XXX.B-8"}

    nation: Nation
    target: Nation

    def start(self, g: Invasions) -> None:
        """A client has one patron; of several allies one is named."""
        if g.bond[self.target] == CLIENT:
            g.end()
            self.estrange(g)
        else:
            self.step = "name"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("target", "nation", self.target))

    def name(self, g: Invasions) -> None:
        """Which ally."""
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(PART, "INV-XXX.B-8", g.allies[self.target] & within_reach(g, self.nation))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        shake(g, self.nation, self.target, obj)

    def estrange(self, g: Invasions) -> None:
        """A client is free on a successful test."""
        patron = g.lord[self.target]
        if d2(g, self.nation):
            bonds.free(g, self.target)
            g.emit(CLIENT_FREED, (self.target, patron))
        else:
            g.emit(ALLIANCE_KEPT, (self.target, patron))
