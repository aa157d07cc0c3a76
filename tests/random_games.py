"""Games played at random from a seed: each number is one game, for ever the same."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

from latrunculi.kernel.chance import Dice
from latrunculi.kernel.match import Match


def games(usual: int) -> range:
    """The numbers of the games to play: `usual` of them, or as many as LATRUNCULI_GAMES says."""
    return range(int(os.environ.get("LATRUNCULI_GAMES", usual)))


def choose(match: Match, dice: Dice) -> tuple[int, int]:
    """The first of the awaited seats and one of its legal actions."""
    g = match.state
    seat = g.actor
    options = g.legal(seat)
    return seat, options[dice.below(len(options))]


def choices(
    match: Match, number: int, limit: int, choose: Callable[[Match, Dice], tuple[int, int]] = choose
) -> Iterator[tuple[int, int]]:
    """Each seat and action in turn, carried out once the caller asks for the next; to the end, or so many of them."""
    dice = Dice(f"choices {number}")
    for _ in range(limit):
        if match.state.over:
            return
        seat, action = choose(match, dice)
        yield seat, action
        refusal = match.play(seat, action)
        assert refusal is None, (refusal, match.game.vocabulary.describe(action))
