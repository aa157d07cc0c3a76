"""The public events of faith: Heresy, Missionaries."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import HERESY, MISSIONARIES
from latrunculi.games.invasions.components.chart import CIVIL_LAND, NONE, REGION_OF
from latrunculi.games.invasions.rules import control, heresies, order, religion
from latrunculi.games.invasions.rules.ints import Nation, Nations
from latrunculi.games.invasions.rules.public_event import PICKS, PublicEvent, civilised
from latrunculi.games.invasions.rules.state import HERESIES, Invasions
from latrunculi.games.invasions.rules.words_frame import NO
from latrunculi.games.invasions.rules.words_rule import HERESY_REGION
from latrunculi.games.invasions.rules.words_treaty import CONVERT
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


class Heresy(PublicEvent):
    """A heresy in a region where a civilised nation controls a province."""

    NAME = "heresy"
    TITLE = HERESY
    VERB = HERESY_REGION
    ASKS = PICKS

    def happens(self, g: Invasions) -> None:
        found = 0
        for nation in members(civilised(g)):
            for province in members(control.owned(g, nation)):
                if REGION_OF[province] != NONE:
                    found |= BIT[REGION_OF[province]]
        self.let_pick(found)

    def chosen(self, g: Invasions, obj: Thing) -> None:
        heresies.place(g, obj, heresies.prevailing(g, obj))


class Missionaries(PublicEvent):
    """A nation may convert at once, for twice its bonus; where none does a heresy is stamped out.

    `nations`: those that may, and have not been asked; in activation order the first that will does.
    """

    NAME = "missionaries"
    TITLE = MISSIONARIES
    VERB = HERESY_REGION
    ASKS = {**PICKS, "preach": "INV-XXXI.B-1"}

    nations: Nations = 0

    def happens(self, g: Invasions) -> None:
        for nation in members(g.active):
            seat = g.seat_province(nation)
            if religion.convertible(g, nation) and seat != NONE and CIVIL_LAND & BIT[seat]:
                self.nations |= BIT[nation]
        self.step = "preach"

    def nation(self, g: Invasions) -> Nation:
        """Who is asked."""
        return order.ordered(g, self.nations)[0]

    def preach(self, g: Invasions) -> None:
        """Ask the next one."""
        if self.nations:
            g.ask(g.seat(self.nation(g)))
        else:
            self.step = "over"
            self.let_pick(heresies.of(g))

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        if self.step != "preach":
            return super().about(g)
        nation = self.nation(g)
        points = self.number("times") * religion.bonus(g, nation) if religion.rewarded(nation) else 0
        return (*super().about(g), ("nation", "nation", nation), ("points", "number", points))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "preach":
            may.offer(CONVERT, "INV-XXXI.B-1")
            may.offer(NO, "INV-XXXI.B-1")
        else:
            super().options(g, may)

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == CONVERT:
            nation = self.nation(g)
            religion.convert(g, nation)
            if religion.rewarded(nation):
                religion.baptise(g, nation, self.number("times"))
            self.step = "over"
        elif verb == NO:
            self.nations &= ~BIT[self.nation(g)]
        else:
            super().choose(g, seat, verb, obj)

    def chosen(self, g: Invasions, obj: Thing) -> None:
        for colour in range(HERESIES):
            g.heresies[colour] &= ~BIT[obj]
            g.heresies_minus[colour] &= ~BIT[obj]
