"""X.B: the step in which each camp draws an Event card: public ones are resolved at once, private ones kept."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import CARAVANS_EVENT, NEW_DECK, PUBLIC, TRADE
from latrunculi.games.invasions.components.nations import CAMPS
from latrunculi.games.invasions.rules import ages, disasters, faith, harvests, unrest
from latrunculi.games.invasions.rules.ints import Camp, Title
from latrunculi.games.invasions.rules.public_event import PublicEvent
from latrunculi.games.invasions.rules.state import TITLES, Invasions
from latrunculi.games.invasions.rules.words_rule import EVENT_DRAWN, EVENT_KEPT, EVENT_SEEN, RESHUFFLED
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.engine import Procedure
from latrunculi.tabletop import supplies

LASTING: Final[int] = BIT[CARAVANS_EVENT] | BIT[TRADE]
"""Titles that are in force for the whole turn."""
_EVENTS: Final[tuple[type[PublicEvent], ...]] = (
    ages.Comet,
    ages.GoldenAge,
    disasters.Earthquake,
    disasters.Epidemic,
    faith.Heresy,
    faith.Missionaries,
    harvests.CityGrowth,
    harvests.Famine,
    harvests.Harvest,
    harvests.Shortage,
    unrest.Pretender,
    unrest.Sedition,
    unrest.Taxes,
    unrest.Uproar,
)
EVENTS: Final[dict[int, type[PublicEvent]]] = {event.TITLE: event for event in _EVENTS}
"""By title the public events that do something when they are drawn."""


class EventCards(Procedure[Invasions]):
    """Step 1.C, first: each camp in its order draws one card (X.B-1)."""

    NAME = "event-cards"

    camp: Camp = 0

    def start(self, g: Invasions) -> None:
        """The next camp draws."""
        if self.camp >= CAMPS:
            g.end()
            return
        camp = self.camp
        title = draw(g)
        if title == supplies.EMPTY:
            g.end()
            return
        if not PUBLIC & BIT[title]:
            self.camp += 1
            g.event_hand[camp * TITLES + title] += 1
            g.emit(EVENT_KEPT, (camp,))
            g.emit(EVENT_SEEN, (camp, title), BIT[g.seat_of(camp)])
            return
        g.emit(EVENT_DRAWN, (camp, title))
        g.event_discard[title] += 1
        if title == NEW_DECK:  # the drawer draws again
            reshuffle(g)
            return
        self.camp += 1
        g.call(Public(camp, title))


def draw(g: Invasions) -> Title:
    """The next card; the discards are shuffled in where the deck has run out (X.B-7)."""
    if not sum(g.event_deck):
        reshuffle(g)
    return supplies.draw(g.event_deck, g.chance)


def reshuffle(g: Invasions) -> None:
    """X.B-7: the discards rejoin the deck."""
    for title in range(TITLES):
        g.event_deck[title] += g.event_discard[title]
        g.event_discard[title] = 0
    g.emit(RESHUFFLED)


class Public(Procedure[Invasions]):
    """A public event is resolved: `camp` has drawn it."""

    NAME = "public-event"

    camp: Camp
    title: int

    def start(self, g: Invasions) -> None:
        """What the card says."""
        g.in_force |= BIT[self.title] & LASTING
        g.end()
        if self.title in EVENTS:
            g.call(EVENTS[self.title](self.camp))
