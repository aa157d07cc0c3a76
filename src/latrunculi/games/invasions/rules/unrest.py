"""The public events of disobedience: Revolt, Sedition, Taxes, Usurper."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import REVOLT, SEDITION, TAXES, USURPER, USURPER_EVENT
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import UNIT_MASK
from latrunculi.games.invasions.rules import control
from latrunculi.games.invasions.rules.calamities import Calamity
from latrunculi.games.invasions.rules.hardships import Levy
from latrunculi.games.invasions.rules.ints import Nations
from latrunculi.games.invasions.rules.public_event import PublicEvent, civilised, of_status, oldest
from latrunculi.games.invasions.rules.revolts import Revolt
from latrunculi.games.invasions.rules.rolls import d2, score
from latrunculi.games.invasions.rules.state import EMPIRE, KINGDOM, Invasions
from latrunculi.games.invasions.rules.words_frame import NO, YES
from latrunculi.games.invasions.rules.words_rule import RECEIVED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


class Uproar(PublicEvent):
    """The card Revolt: one against the oldest of the large civilised nations."""

    NAME = "uproar"
    TITLE = REVOLT

    def happens(self, g: Invasions) -> None:
        large = [n for n in members(civilised(g)) if control.owned(g, n).bit_count() > self.number("provinces")]
        nation = oldest(g, sum([BIT[n] for n in large]))
        if nation != NONE:
            g.call(Revolt(nation))


class Sedition(PublicEvent):
    """The youngest kingdom, where there is none the youngest empire, loses a unit."""

    NAME = "sedition"
    TITLE = SEDITION

    def happens(self, g: Invasions) -> None:
        among = members(of_status(g, KINGDOM) or of_status(g, EMPIRE))
        nation = min(among, key=lambda n: (g.age[n], n), default=NONE)
        if nation != NONE and g.in_play(nation) & UNIT_MASK:
            g.call(Levy(nation, 0))


class Taxes(PublicEvent):
    """Each civilised nation may take gold, and risk a revolt. `nations`: those still to be asked."""

    NAME = "taxes"
    TITLE = TAXES
    ASKS = {"tax": "INV-X.B-4"}

    nations: Nations = 0

    def happens(self, g: Invasions) -> None:
        self.nations = civilised(g)
        self.step = "tax"

    def tax(self, g: Invasions) -> None:
        """Nation by nation."""
        if self.nations:
            g.ask(g.seat(members(self.nations)[0]))
        else:
            self.step = "over"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        nation = members(self.nations)[0] if self.nations else NONE
        return (*super().about(g), ("nation", "nation", nation))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(YES, "INV-X.B-4")
        may.offer(NO, "INV-X.B-4")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        nation = members(self.nations)[0]
        self.nations &= ~BIT[nation]
        if verb == YES:
            gold = self.price(g, nation)
            g.receive(nation, gold)
            g.emit(RECEIVED, (nation, gold))
            if not d2(g, nation):
                g.call(Revolt(nation))


class Pretender(PublicEvent):
    """The card Usurper: the calamity of that name strikes the oldest empire in decline, or maybe the oldest empire."""

    NAME = "pretender"
    TITLE = USURPER_EVENT

    def happens(self, g: Invasions) -> None:
        empires = of_status(g, EMPIRE)
        nation = oldest(g, sum([BIT[n] for n in members(empires) if g.decline[n]]))
        if nation == NONE:
            nation = oldest(g, empires)
            if nation == NONE or score(g.die10()) < self.number("otherwise"):
                return
        g.call(Calamity(nation, USURPER))
