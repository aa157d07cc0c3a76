"""The cup of stratagems and the hands: counters of the same title are alike, so a cup and a hand are numbers by title.

A counter is in the cup, in a hand, on the map or out of the game. What is in a hand is known to its seat alone; how
many counters a seat holds is public.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.rules.state import Imperator

EMPTY: Final = -1
"""Nothing was drawn: the cup is empty."""


def draw(g: Imperator, seat: int) -> int:
    """Let a seat draw one counter blind, each with the same chance. Returns its title, EMPTY if there is none."""
    left = sum(g.cup)
    if not left:
        return EMPTY
    number = g.chance(left)
    for title, count in enumerate(g.cup):
        if number < count:
            take(g, seat, title)
            return title
        number -= count
    raise AssertionError("the cup holds as many counters as were counted")


def take(g: Imperator, seat: int, title: int) -> None:
    """Give a seat a counter of a title that is in the cup."""
    g.cup[title] -= 1
    g.hand[seat * g.kit.titles + title] += 1
    g.note_hand(seat)


def lay_out(g: Imperator, seat: int, title: int) -> None:
    """Take a counter from a hand, not into the cup: to the map, or out of the game."""
    g.hand[seat * g.kit.titles + title] -= 1
    g.note_hand(seat)


def give_back(g: Imperator, seat: int, title: int) -> None:
    """Return a counter from a hand to the cup."""
    lay_out(g, seat, title)
    g.cup[title] += 1
