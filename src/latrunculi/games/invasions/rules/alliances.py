"""XXVI: alliances: who may conclude one, how a player is asked, how they end; the Event cards that make and break them.

What an alliance brings stands where it matters: friends in `relations`, the joint activation in `order` and `treaties`,
control in `control`, shares in `income` and `victory`; how piles part in `separation`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components.cards import ALLIANCE, BARBARIAN_COALITION, PERFIDY
from latrunculi.games.invasions.components.chart import NONE, REGION_OF
from latrunculi.games.invasions.rules import bonds, foedera, relations, ways
from latrunculi.games.invasions.rules.ints import Camp, Nation, Nations
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.state import FREE, VASSAL, Invasions
from latrunculi.games.invasions.rules.words_frame import NO, YES
from latrunculi.games.invasions.rules.words_treaty import (
    ALLIANCE_KEPT,
    ALLIANCE_PROPOSED,
    ALLIANCE_REFUSED,
    ALLY,
    BETRAY,
    PART,
    REBELLED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat

LEAGUES: Final = (ALLIANCE, BARBARIAN_COALITION)
"""The Event cards that bring about an alliance (XXVI.A-2)."""


# ---------------------------------------------------------------- who with whom


def free(g: Invasions, nation: Nation) -> bool:
    """XXVI.B-1: whether a nation may conclude alliances: an active one, neither federate nor client nor vassal."""
    return bool(g.active & BIT[nation]) and g.federator[nation] == NONE and g.bond[nation] == FREE


def partners(g: Invasions, nation: Nation) -> Nations:
    """The nations with which one may conclude an alliance; the halves of one Empire are one nation (VI.K-5)."""
    if not free(g, nation):
        return 0
    others = g.active & ~g.allies[nation] & ~BIT[nation]
    if relations.united(g) and relations.TWO_ROMES & BIT[nation]:
        others &= ~relations.TWO_ROMES
    return sum([BIT[n] for n in members(others) if free(g, n)])


def allied(g: Invasions) -> Nations:
    """The nations that have an ally."""
    return sum([BIT[n] for n in members(g.active) if g.allies[n]])


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
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
    for one in members(g.activated & g.active):
        for other in members(g.allies[one] & g.activated):
            if not (g.alliances & BIT[one] and g.alliances & BIT[other]):
                bonds.part(g, one, other)


@mypyc_attr(allow_interpreted_subclasses=True)
class Expiry(Procedure[Invasions]):
    """The turn is over, and with it every alliance (XXVI.B-7)."""

    NAME = "expiry"

    def start(self, g: Invasions) -> None:
        """The piles part as soon as this is over."""
        for nation in members(allied(g)):
            bonds.unally(g, nation)
        g.end()


# ---------------------------------------------------------------- Alliance, Barbarian Coalition, Perfidy


def suits(g: Invasions, title: int, one: Nation, other: Nation) -> bool:
    """Whether an Event card may ally two nations.

    Alliance: one of them is civilised, neither invades; Barbarian Coalition: two barbarians with hordes in one region
    or in neighbouring ones.
    """
    if title == ALLIANCE:
        return (g.civilised(one) or g.civilised(other)) and not g.invading & (BIT[one] | BIT[other])
    here, there = g.horde(one), g.horde(other)
    if not (g.barbarian(one) and g.barbarian(other)) or NONE in (here, there) or REGION_OF[here] == NONE:
        return False
    return bool(ways.NEIGHBOURHOOD[REGION_OF[here]] & BIT[there])


def choices(g: Invasions, title: int, nation: Nation) -> Nations:
    """The nations with which an Event card may ally a nation."""
    return sum([BIT[n] for n in members(partners(g, nation)) if suits(g, title, nation, n)])


def proposers(g: Invasions, title: int, camp: Camp) -> Nations:
    """The nations of a camp that an Event card may ally with another."""
    return sum([BIT[n] for n in members(g.active) if g.camp(n) == camp and choices(g, title, n)])


def disloyal(g: Invasions, camp: Camp) -> Nations:
    """The federates and vassals of a camp that Perfidy may set free (XXVIII.G-6, XXIX.G-4)."""
    bound = [n for n in members(g.active) if g.federator[n] != NONE or g.bond[n] == VASSAL]
    return sum([BIT[n] for n in bound if g.camp(n) == camp])


def fits(g: Invasions, title: int, camp: Camp) -> bool:
    """Whether a camp may play one of these cards now."""
    if title == BARBARIAN_COALITION:
        return bool(proposers(g, title, camp))
    return bool(allied(g) or (disloyal(g, camp) if title == PERFIDY else proposers(g, title, camp)))


@mypyc_attr(allow_interpreted_subclasses=True)
class League(Procedure[Invasions]):
    """A camp has played Alliance, Barbarian Coalition or Perfidy: which of its nations, and with or against whom.

    `nation`: the first that has been named; `parting`: whether its alliance is to be broken.
    """

    NAME = "league"
    ASKS = {"first": "INV-XXVI.A-2", "second": "INV-XXVI.A-2"}

    camp: Camp
    title: int
    nation: Nation = NONE
    parting: bool = False

    def start(self, g: Invasions) -> None:
        """What the card may do."""
        if fits(g, self.title, self.camp):
            self.step = "first"
        else:
            g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("card", "event-card", self.title),)

    def first(self, g: Invasions) -> None:
        """The nation to ally, to set free, or whose alliance is to be broken."""
        g.ask(g.seat_of(self.camp))

    def second(self, g: Invasions) -> None:
        """The other of the two."""
        g.ask(g.seat_of(self.camp))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "second":
            if self.parting:
                may.offer(PART, "INV-XXX.B-8", g.allies[self.nation])
            else:
                may.offer(ALLY, "INV-XXVI.B-1", choices(g, self.title, self.nation))
            return
        if self.title in LEAGUES:
            may.offer(ALLY, "INV-XXVI.B-1", proposers(g, self.title, self.camp))
        else:
            may.offer(BETRAY, "INV-XXVIII.G-6", disloyal(g, self.camp))
        if self.title != BARBARIAN_COALITION:
            may.offer(PART, "INV-XXX.B-8", allied(g))

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
        if verb == BETRAY:
            g.end()
            betray(g, obj)
        elif self.nation == NONE:
            self.nation = obj
            self.parting = verb == PART
            self.step = "second"
        elif verb == PART:
            shake(g, self.nation, self.nation, obj)
            g.end()
        else:
            g.end()
            g.call(Proposal(self.nation, obj, lasting=True))


def betray(g: Invasions, nation: Nation) -> None:
    """XXVIII.G-6, XXIX.G-4: a federate breaks its Foedus, or a vassal its bond, without a test."""
    if g.federator[nation] != NONE:
        foedera.break_free(g, nation)
    else:
        lord = g.lord[nation]
        bonds.free(g, nation)
        g.emit(REBELLED, (nation, lord))
