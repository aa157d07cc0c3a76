"""INV X, read once more: who draws which Event card, where cards are afterwards, what the caravans bring.

The steps are played by chance at many moments of random games; what the cards do has readings of its own.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import EVENT, PUBLIC
from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.nations import CAMP, NATION, NATIONS
from latrunculi.games.invasions.rules import caravans
from latrunculi.games.invasions.rules.event_cards import EventCards
from latrunculi.games.invasions.rules.state import BARBARIAN, TITLES, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal
from tests.games.invasions.test_reading import moments

CAMP_ORDER = ["romans", "huns", "persians", "goths"]
STOPS = {1: "aegyptus", 2: "aegyptus", **dict.fromkeys(range(3, 8), "rhagae"), 8: "siraces", 9: "siraces"}
"""Where the exceptional caravan goes, by the face of the die; 0 is for Tripolitania (X.D-3)."""
PLACES = ["aegyptus", "rhagae", "siraces", "tripolitania"]


def apart(g: Invasions) -> Invasions:
    """A moment at which nothing else is going on."""
    h = g.clone()
    h.stack, h.awaiting, h.playing = [], 0, 0
    h.journal = Journal()
    return h


def finish(g: Invasions, rng: random.Random) -> list[tuple[str, dict[str, Any]]]:
    """Play by chance what has been begun; what happened."""
    while g.stack:
        g.apply(g.actor, rng.choice(g.legal(g.actor)))
    assert g.journal is not None
    return [(e["kind"], e["values"]) for e in (VOCABULARY.event(k, v) for _, k, v in g.journal.events)]


def copies(g: Invasions, *piles: Iterable[int]) -> Counter[int]:
    """How many cards of each title are in some piles, hands one after the other."""
    return Counter({title: sum(list(pile)[title] for pile in piles) for title in range(TITLES)})


def hands(g: Invasions) -> list[list[int]]:
    """The cards of each camp."""
    return [g.event_hand[camp * TITLES : (camp + 1) * TITLES] for camp in range(4)]


@pytest.mark.rule("INV-X.B-1", "INV-X.B-3", "INV-X.B-4", "INV-X.B-7")
@pytest.mark.parametrize(("scenario", "seed"), [("350-invasiones", 2), ("525-iustinianus", 5)])
def test_each_camp_draws_a_card_which_is_shown_or_kept(scenario: str, seed: int) -> None:
    drawing(scenario, seed)


def drawing(scenario: str, seed: int) -> int:
    """The step at some moments of a random game; how often the deck was shuffled anew."""
    rng, shuffles = random.Random(seed), 0
    for g in itertools.islice(moments(scenario, seed), 0, None, 3):
        for scant in (False, True):
            before = apart(g)
            if scant:  # a deck that runs out in this step, or before it
                for title in rng.sample(range(TITLES), TITLES - rng.randrange(4)):
                    before.event_discard[title] += before.event_deck[title]
                    before.event_deck[title] = 0
            after = before.clone()
            after.journal = Journal()
            after.call(EventCards())
            after.advance()
            shuffles += compare(before, after, finish(after, rng))
    return shuffles


def compare(before: Invasions, after: Invasions, events: list[tuple[str, dict[str, Any]]]) -> int:
    """X.B, of one step; how often the deck was shuffled anew."""
    drawn = [(kind, e) for kind, e in events if kind in ("event-drawn", "event-kept")]
    turns = [e["camp"] for _, e in drawn if e.get("card") != "new-deck"]
    assert turns == CAMP_ORDER
    for kind, e in events:
        if kind in ("event-drawn", "event-seen"):
            assert bool(PUBLIC & BIT[EVENT[e["card"]]]) == (kind == "event-drawn")
    kept = Counter((CAMP[e["camp"]], EVENT[e["card"]]) for kind, e in events if kind == "event-seen")
    played = Counter((CAMP[e["camp"]], EVENT[e["card"]]) for kind, e in events if kind == "event-played")
    for camp, (old, new) in enumerate(zip(hands(before), hands(after), strict=True)):
        for title in range(TITLES):
            most = old[title] + kept[camp, title]
            assert most - played[camp, title] <= new[title] <= most  # a marker may have been played in its place
    all_cards = [copies(g, g.event_deck, g.event_discard, *hands(g)) for g in (before, after)]
    assert all_cards[0] == all_cards[1]
    shuffles = [place for place, (kind, _) in enumerate(events) if kind == "reshuffled"]
    since = Counter(EVENT[e["card"]] for kind, e in events[shuffles[-1] if shuffles else 0 :] if kind == "event-drawn")
    lies = copies(after, after.event_discard)
    if not shuffles:
        since += copies(before, before.event_discard)
    assert +since <= lies <= since + Counter(title for _, title in played.elements())
    by_card = sum(kind == "event-drawn" and e["card"] == "new-deck" for kind, e in events)
    assert len(shuffles) >= by_card
    if len(shuffles) > by_card:
        assert sum(before.event_deck) < len(drawn)
    return len(shuffles)


@pytest.mark.rule("INV-X.D-1", "INV-X.D-2", "INV-X.D-3", "INV-X.D-4", "INV-X.D-5", "INV-X.D-6", "INV-X.D-7")
@pytest.mark.rule("INV-X.D-8")
@pytest.mark.parametrize("scenario", ["350-invasiones", "525-iustinianus"])
def test_caravans_pay_the_civilised_and_are_plundered_by_barbarians(scenario: str) -> None:
    rng = random.Random(scenario)
    for g in itertools.islice(moments(scenario, 3), 0, None, 3):
        h = apart(g)
        for name in PLACES:
            h.owner[PROVINCE[name]] = rng.choice([-1, *members(h.active)])
        h.in_force = BIT[EVENT["caravans"]] * rng.randrange(2)
        before = h.clone()
        die = rng.randrange(10)
        h.script = [die]
        caravans.caravans(h)
        h.script = []
        h.advance()
        events = finish(h, rng)
        best = STOPS.get(die, "tripolitania")
        usual, rich = (5, 10) if h.in_force else (1, 5)
        worth = {name: rich if name == best else usual for name in PLACES}
        gold = {e["province"]: (e["nation"], e["gold"]) for kind, e in events if kind == "caravan"}
        markers = Counter(NATION[e["nation"]] for kind, e in events if kind == "plundered")
        for nation in range(NATIONS):
            mine = [name for name in PLACES if before.owner[PROVINCE[name]] == nation]
            if not before.active & BIT[nation] or before.status[nation] != BARBARIAN:
                assert {name: value for name, (_, value) in gold.items() if name in mine} == {p: worth[p] for p in mine}
                assert not markers[nation]
            else:
                assert not set(mine) & set(gold)
                each = 2 if h.in_force else 1
                assert markers[nation] % each == 0
                assert each * (best in mine) <= markers[nation] <= each * len(mine)
        assert h.pillaged == before.pillaged
