"""The public events that change the ages of realms: Comet, Golden Age."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import COMET, GOLDEN_AGE
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.rules import life
from latrunculi.games.invasions.rules.public_event import PICKS, PublicEvent, civilised, of_status, oldest
from latrunculi.games.invasions.rules.state import EMPIRE, KINGDOM, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_NATION
from latrunculi.games.invasions.rules.words_rule import RECEIVED
from latrunculi.kernel.ints import Thing


class Comet(PublicEvent):
    """The oldest empire and the oldest kingdom age."""

    NAME = "comet"
    TITLE = COMET

    def happens(self, g: Invasions) -> None:
        struck = [oldest(g, of_status(g, status)) for status in (EMPIRE, KINGDOM)]
        for nation in struck:
            if nation != NONE:
                life.advance(g, nation, self.number("ageing"))


class GoldenAge(PublicEvent):
    """A civilised nation grows younger, and richer."""

    NAME = "golden-age"
    TITLE = GOLDEN_AGE
    VERB = CHOOSE_NATION
    ASKS = PICKS

    def happens(self, g: Invasions) -> None:
        self.let_pick(civilised(g))

    def chosen(self, g: Invasions, obj: Thing) -> None:
        life.advance(g, obj, self.number("ageing"))
        g.receive(obj, self.number("gold"))
        g.emit(RECEIVED, (obj, self.number("gold")))
