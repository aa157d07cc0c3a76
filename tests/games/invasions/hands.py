"""Hands of Diplomacy cards for the tests of XXX."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import DIPLOMACY_IDS
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules.state import TREATIES
from tests.games.invasions.table import Table


def deal(t: Table, **hands: tuple[str, ...]) -> Table:
    """Give Diplomacy cards to nations, by their names, out of the pile."""
    for nation, cards in hands.items():
        for card in cards:
            title = DIPLOMACY_IDS.index(card)
            t.g.treaty_deck[title] -= 1
            t.g.treaty_hand[NATION[nation] * TREATIES + title] += 1
    return t


def held(t: Table, nation: str) -> list[str]:
    """The cards that a nation holds."""
    first = NATION[nation] * TREATIES
    return [card for title, card in enumerate(DIPLOMACY_IDS) for _ in range(t.g.treaty_hand[first + title])]


def pile(t: Table, *cards: str) -> Table:
    """Let these be all cards of the pile."""
    t.g.treaty_deck = [cards.count(card) for card in DIPLOMACY_IDS]
    return t
