"""What is drawn in private is told to the seat that draws it, and to nobody else (X.B, XXIV.D-5, XXX.A-8)."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import EVENT, PILLAGE_IDS, PUBLIC
from latrunculi.games.invasions.components.nations import CAMP_OF, CAMPS, NATION
from latrunculi.games.invasions.rules import events
from latrunculi.games.invasions.rules.event_cards import EventCards
from latrunculi.games.invasions.rules.pillage import Plunder
from latrunculi.games.invasions.rules.state import TITLES
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from tests.games.invasions.table import Table


def heard(t: Table, kind: str) -> list[int]:
    """Who has heard each event of a kind, as masks of seats."""
    assert t.g.journal is not None
    return [audience for audience, k, _ in t.g.journal.events if VOCABULARY.events[k].name == kind]


@pytest.mark.rule("INV-X.B-2")
def test_each_seat_hears_of_its_own_event_cards_alone() -> None:
    t = Table()
    ambush = EVENT["ambush"]
    assert not PUBLIC & BIT[ambush]
    t.g.event_deck = [CAMPS if title == ambush else 0 for title in range(TITLES)]
    t.start(EventCards())
    assert heard(t, "event-seen") == [0b0001, 0b0010, 0b0100, 0b1000]


@pytest.mark.rule("INV-X.B-7")
@pytest.mark.parametrize("kept", ["card", "marker"])
def test_a_card_that_has_been_shown_is_not_taken_back(kept: str) -> None:
    t = Table()
    title = EVENT["reaction"]
    if kept == "card":
        t.g.event_hand[title] = 1
    else:
        t.g.pillage_hand[PILLAGE_IDS.index("reaction")] = 1
    before = t.g.cuts
    events.play(t.g, 0, title)
    assert t.g.cuts > before


@pytest.mark.rule("INV-XXIV.D-5")
@pytest.mark.parametrize("nation", ["romains", "huns", "perses", "wisigoths"])
def test_a_marker_that_is_kept_is_known_to_who_keeps_it(nation: str) -> None:
    t = Table({nation: "kingdom"})
    t.g.pillage_cup = [int(name == "reaction") for name in PILLAGE_IDS]
    t.start(Plunder(NATION[nation], 1))
    assert heard(t, "plundered") == [BIT[t.g.seat_of(CAMP_OF[NATION[nation]])]]
