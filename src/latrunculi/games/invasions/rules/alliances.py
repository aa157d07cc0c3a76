"""XXVI: alliances: who may conclude one, how a player is asked, how they end.

What an alliance brings stands where it matters: friends in `relations`, the joint activation in `order` and `treaties`,
control in `control`, shares in `income` and `victory`; how piles part in `separation`, the Event cards in `leagues`.
"""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.rules import bonds, relations
from latrunculi.games.invasions.rules.ints import Nation, Nations
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.state import FREE, Invasions
from latrunculi.games.invasions.rules.words_frame import NO, YES
from latrunculi.games.invasions.rules.words_treaty import ALLIANCE_KEPT, ALLIANCE_PROPOSED, ALLIANCE_REFUSED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- who with whom


def free(g: Invasions, nation: Nation) -> bool:
    """Whether a nation may conclude alliances."""
    return bool(g.active & BIT[nation]) and g.federator[nation] == NONE and g.bond[nation] == FREE


def unbound(g: Invasions) -> Nations:
    """XXVI.B-1: the nations that may conclude alliances: active ones, neither federate nor client nor vassal."""
    federator, bond = g.federator, g.bond
    found = g.active
    for nation in members(found):
        if federator[nation] != NONE or bond[nation] != FREE:
            found ^= BIT[nation]
    return found


def partners(g: Invasions, nation: Nation, among: Nations = -1) -> Nations:
    """The nations, of some, with which one may conclude an alliance; the halves of one Empire are one (VI.K-5)."""
    return open_to(g, nation, unbound(g) & among) if free(g, nation) else 0


def open_to(g: Invasions, nation: Nation, others: Nations) -> Nations:
    """Of some nations that may conclude alliances those with which one of them may that is not their ally yet."""
    others &= ~(g.allies[nation] | BIT[nation])
    if relations.united(g) and relations.TWO_ROMES & BIT[nation]:
        others &= ~relations.TWO_ROMES
    return others


def allied(g: Invasions) -> Nations:
    """The nations that have an ally."""
    if not any(g.allies):
        return 0
    return sum([BIT[n] for n, allies in enumerate(g.allies) if allies])


class Proposal(Procedure[Invasions]):
    """A nation proposes an alliance to another (XXX.B-1). The answer is whether it is concluded.

    Another player decides (XXX.B-2); where one plays both nations a d2 test does (XXX.B-3). `lasting`: until the end of
    the turn, and not only of their activations.
    """

    NAME = "proposal"
    ASKS = {"consent": "INV-XXX.B-2"}

    nation: Nation
    ally: Nation
    lasting: bool = False

    def start(self, g: Invasions) -> None:
        """Who decides."""
        g.emit(ALLIANCE_PROPOSED, (self.nation, self.ally))
        if g.seat(self.nation) == g.seat(self.ally):
            self.conclude(g, d2(g, self.nation))
        else:
            self.step = "consent"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("ally", "nation", self.ally))

    def consent(self, g: Invasions) -> None:
        """XXX.B-2."""
        g.ask(g.seat(self.ally))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(YES, "INV-XXX.B-2")
        may.offer(NO, "INV-XXX.B-2")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.conclude(g, verb == YES)

    def conclude(self, g: Invasions, agreed: bool) -> None:
        """They are allies, or not."""
        if agreed:
            bonds.ally(g, self.nation, self.ally, self.lasting)
        else:
            g.emit(ALLIANCE_REFUSED, (self.nation, self.ally))
        g.answer = int(agreed)
        g.end()


# ---------------------------------------------------------------- how it ends


def shake(g: Invasions, nation: Nation, one: Nation, other: Nation) -> bool:
    """XXX.B-8: a card of a nation breaks the alliance of two on a successful d2 test; whether it has."""
    broken = d2(g, nation)
    if broken:
        bonds.part(g, one, other)
    else:
        g.emit(ALLIANCE_KEPT, (one, other))
    return broken


def closing(g: Invasions) -> None:
    """XXX.B-4: alliances end when both nations have been activated, those that last for the turn apart."""
    for one in members(g.activated):
        for other in members(g.allies[one] & g.activated & ~g.lasting[one]):
            bonds.part(g, one, other)


class Expiry(Procedure[Invasions]):
    """The turn is over, and with it every alliance (XXVI.B-7)."""

    NAME = "expiry"

    def start(self, g: Invasions) -> None:
        """The piles part as soon as this is over."""
        for nation in members(allied(g)):
            bonds.unally(g, nation)
        g.end()
