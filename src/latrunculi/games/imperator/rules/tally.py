"""Sums that the games of the family share: the sequences of a turn, and how clear a victory is."""

from __future__ import annotations

from typing import Final

DRAW: Final = 0
SIMPLE: Final = 1
DECISIVE: Final = 2
DEFINITIVE: Final = 3
"""How clearly a game is won, from not at all to more than fivefold."""


def halves(total: int, first: int) -> list[int]:
    """The sequences of each camp out of a total: equal shares, an odd one goes to the camp `first`."""
    shares = [total // 2, total // 2]
    shares[first] += total & 1
    return shares


def degree(more: int, less: int) -> int:
    """How clearly the camp with `more` points beats that with `less`: beyond the double, beyond the fivefold."""
    if more > 5 * less:
        return DEFINITIVE
    return DECISIVE if more > 2 * less else SIMPLE
