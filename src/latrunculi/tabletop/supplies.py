"""Supplies: cups, decks and hands. Things of one title are alike, so a supply is a list of counts, by title.

The hands of all seats may stand in one list, one after the other: `first` is where a hand begins in it. What a viewer
cannot tell apart is told by a number beside the counts: `conceal` lays it with the supply that it may be from, `deal`
gives out again what it may have been.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

EMPTY: Final = -1
"""Nothing was drawn: the supply is empty."""


def draw(supply: list[int], chance: Callable[[int], int]) -> int:
    """Take one thing blind, each with the same chance. Returns its title, EMPTY if there is none.

    Args:
        chance: one outcome in 0..n-1, all equally likely.
    """
    left = sum(supply)
    if not left:
        return EMPTY
    number = chance(left)
    title = 0
    while number >= supply[title]:
        number -= supply[title]
        title += 1
    supply[title] -= 1
    return title


def deal(supply: list[int], hands: list[int], first: int, number: int, chance: Callable[[int], int]) -> None:
    """Draw so many things into a hand, as far as there are any."""
    for _ in range(number):
        title = draw(supply, chance)
        if title != EMPTY:
            hands[first + title] += 1


def conceal(supply: list[int], hands: list[int], first: int) -> int:
    """Lay all of a hand with the supply. Returns how many things that were."""
    number = 0
    for title in range(len(supply)):
        number += hands[first + title]
        supply[title] += hands[first + title]
        hands[first + title] = 0
    return number
