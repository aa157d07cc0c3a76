"""X.B: Event cards in the hands of camps, and Pillage markers that serve as such: what is held, what is played."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import PILLAGE_EVENT, PLAYED_AT
from latrunculi.games.invasions.rules.ints import Camp, Title, Titles
from latrunculi.games.invasions.rules.state import MARKERS, TITLES, Invasions
from latrunculi.games.invasions.rules.words_rule import EVENT_PLAYED
from latrunculi.kernel.actions import BIT, members


def playable(g: Invasions, camp: Camp, moment: str) -> Titles:
    """The titles in the hand of a camp that may be played at a moment, as a mask; markers kept count (X.B-2)."""
    suited = PLAYED_AT[moment]
    held = 0
    for title in members(suited):
        if g.event_hand[camp * TITLES + title]:
            held |= BIT[title]
    kept = g.pillage_hand[camp * MARKERS : (camp + 1) * MARKERS]
    for marker, number in enumerate(kept) if any(kept) else ():
        if number:
            held |= suited & BIT[PILLAGE_EVENT[marker]]
    return held


def holds(g: Invasions, camp: Camp) -> bool:
    """Whether, as everybody knows, a camp has Event cards, or markers that serve as such (XXIV.D-5)."""
    if g.hidden_events[camp] or g.hidden_markers[camp]:
        return True
    first = camp * TITLES
    return any(g.event_hand[first : first + TITLES]) or any(g.pillage_hand[camp * MARKERS : (camp + 1) * MARKERS])


def play(g: Invasions, camp: Camp, title: Title) -> None:
    """X.B-7: a card is played, and goes to the discards; without one, a marker, which returns to its pool."""
    if g.event_hand[camp * TITLES + title]:
        g.event_hand[camp * TITLES + title] -= 1
        g.event_discard[title] += 1
    else:
        marker = next(m for m in range(MARKERS) if PILLAGE_EVENT[m] == title and g.pillage_hand[camp * MARKERS + m])
        g.pillage_hand[camp * MARKERS + marker] -= 1
        g.pillage_cup[marker] += 1
    g.disclose()
    g.emit(EVENT_PLAYED, (camp, title))
