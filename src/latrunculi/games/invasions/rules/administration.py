"""XIII: Administration cards: drawn by type, bought, applied by the section of the age track."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import (
    ADMINISTRATION_IDS,
    CALAMITY_IDS,
    DECREE_AGEING,
    DECREE_CALAMITY,
    DECREE_GOLD,
    DECREE_KIND,
    DECREE_LEADERS,
)
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import ADMINISTRATION, EMPERORS, GENERIC, KINGS
from latrunculi.games.invasions.components.printed.cards import KINDS_OF_DECREE
from latrunculi.games.invasions.rules import life
from latrunculi.games.invasions.rules.bankruptcy import Bankrupt
from latrunculi.games.invasions.rules.calamities import Calamity
from latrunculi.games.invasions.rules.courts import idle
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.state import EMPIRE, Invasions
from latrunculi.games.invasions.rules.words_rule import DECREE, DECREED, DREW_DECREES, PAID
from latrunculi.games.invasions.rules.words_rule import DECREE_KIND as CHOOSE_KIND
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb, Viewer

DRAWN: Final = 2
"""Cards that a nation draws before the bonus of its leader (XIII.D-1)."""
CARDS: Final[int] = len(ADMINISTRATION_IDS)
KINDS: Final[int] = len(KINDS_OF_DECREE)


def bonus(g: Invasions, nation: Nation) -> int:
    """XIII.C-3: the administration bonus of the historical king or emperor, the highest of several."""
    rulers = g.in_play(nation) & (KINGS | EMPERORS) & ~GENERIC
    return max([ADMINISTRATION[piece] for piece in members(rulers)], default=0)


class Decrees(Procedure[Invasions]):
    """Step 2.A: the civilised nations of `g.order`, one after the other.

    `nation`: the one in question. `drawn`: mask of the cards that it has drawn, whose types are seen by all, the cards
    by nobody but who keeps one. `kind`: the type bought, NONE before.
    """

    NAME = "decrees"
    ASKS = {"choose_kind": "INV-XIII.D-3", "keep": "INV-XIII.D-5"}

    nation: Nation = NONE
    drawn: int = 0
    kind: int = NONE

    def start(self, g: Invasions) -> None:
        """The next nation draws (XIII.D-1, XIII.D-2)."""
        self.drawn = 0
        self.kind = NONE
        if not g.order:
            g.end()
            return
        self.nation = g.order.pop(0)
        for _ in range(DRAWN + bonus(g, self.nation)):
            self.draw(g)
        while self.kinds().bit_count() < 2 and self.drawn.bit_count() < CARDS:
            self.draw(g)
        g.emit(DREW_DECREES, (self.nation, self.drawn.bit_count()))
        self.step = "choose_kind"

    def draw(self, g: Invasions) -> None:
        """One card out of those not drawn."""
        left = [card for card in range(CARDS) if not self.drawn & BIT[card]]
        if left:
            self.drawn |= BIT[left[g.chance(len(left))]]

    def kinds(self) -> int:
        """The types drawn, as a mask."""
        found = 0
        for card in members(self.drawn):
            found |= BIT[DECREE_KIND[card]]
        return found

    def price(self, g: Invasions, kind: int) -> int:
        """XIII.C-2: what a type costs the nation."""
        return tables.decree_price(kind, g.status[self.nation] == EMPIRE)

    def affordable(self, g: Invasions) -> int:
        """XIII.D-3: the types that it may choose: those that it can pay for, or the cheapest."""
        drawn = members(self.kinds())
        can = [kind for kind in drawn if self.price(g, kind) <= g.treasury[self.nation]]
        if not can:
            least = min([self.price(g, kind) for kind in drawn])
            can = [kind for kind in drawn if self.price(g, kind) == least]
        return sum([BIT[kind] for kind in can])

    def choose_kind(self, g: Invasions) -> None:
        """Which type it buys."""
        g.ask(g.seat(self.nation))

    def of_kind(self) -> int:
        """The cards drawn of the type bought."""
        return sum([BIT[card] for card in members(self.drawn) if DECREE_KIND[card] == self.kind])

    def keep(self, g: Invasions) -> None:
        """XIII.D-5: of several cards of the type it keeps one; an empire that has collapsed over the price plays none
        (XIV.K-8)."""
        cards = members(self.of_kind())
        if not g.active & BIT[self.nation]:
            self.step = "start"
        elif len(cards) > 1:
            g.ask_privately(g.seat(self.nation))
        else:
            self.step = "start"
            self.apply(g, cards[0])

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "choose_kind":
            may.offer(CHOOSE_KIND, "INV-XIII.D-3", self.kinds())
            may.only("INV-XIII.D-3", self.affordable(g))
        else:
            may.offer(DECREE, "INV-XIII.D-5", self.of_kind())

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DECREE:
            self.step = "start"
            self.apply(g, obj)
            return
        self.kind = obj
        self.step = "keep"
        price = self.price(g, obj)
        paid = min(price, g.treasury[self.nation])
        whole = g.pay(self.nation, price)
        g.emit(PAID, (self.nation, paid))
        if not whole:
            g.call(Bankrupt(self.nation))

    def apply(self, g: Invasions, card: int) -> None:
        """XIII.D-6: what the card says to the age of the nation; what strikes it comes last."""
        nation = self.nation
        section = tables.section(g.age[nation])
        gold = DECREE_GOLD[card][section]
        g.emit(DECREED, (nation, card, gold))
        whole = True
        if gold >= 0:
            g.receive(nation, gold)
        else:
            whole = g.pay(nation, -gold)
        if not DECREE_LEADERS[card][section]:
            idle(g, nation, GENERIC | KINGS | EMPERORS)
        life.advance(g, nation, DECREE_AGEING[card][section])
        if DECREE_CALAMITY[card][section]:
            g.call(Calamity(nation, g.chance(len(CALAMITY_IDS))))
        if not whole:
            g.call(Bankrupt(nation))

    # ------------------------------------------------------------------ secrets

    def blank(self, g: Invasions, viewer: Viewer) -> None:
        """Of the cards drawn others see the types alone: the lowest-numbered cards of each stand for them."""
        known = self.known(g, viewer)
        self.drawn = self.shown(self.drawn & ~known) | known

    def known(self, g: Invasions, viewer: Viewer) -> int:
        """XIII.D-5: the cards that a viewer has looked at: those of the type bought, if he plays the nation."""
        return self.of_kind() if viewer >= 0 and g.seat(self.nation) == viewer and self.kind != NONE else 0

    @staticmethod
    def shown(cards: int) -> int:
        """As many cards of each type, the lowest-numbered ones."""
        found = 0
        for kind in range(KINDS):
            of_kind = [card for card in range(CARDS) if DECREE_KIND[card] == kind]
            number = sum([1 for card in of_kind if cards & BIT[card]])
            found |= sum([BIT[card] for card in of_kind[:number]])
        return found

    def fill(self, g: Invasions, viewer: Viewer, dice: Dice) -> None:
        """Any cards of the same types in place of those that the viewer has not looked at."""
        found = self.known(g, viewer)
        unseen = self.drawn & ~found
        for kind in range(KINDS):
            pool = [card for card in range(CARDS) if DECREE_KIND[card] == kind and not found & BIT[card]]
            for _ in range(sum([1 for card in members(unseen) if DECREE_KIND[card] == kind])):
                found |= BIT[pool.pop(dice.below(len(pool)))]
        self.drawn = found
