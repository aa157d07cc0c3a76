"""Seeded random games for the tests: each number is one game, for ever the same."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import cast

from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.state import Empire
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.game import Setup
from latrunculi.kernel.match import Match

STEP_LIMIT = 3000
"""Choices in a game; the longest of thousands of random games has a third of them."""


def games(usual: int) -> range:
    """The numbers of the games to play: `usual` of them, or as many as LATRUNCULI_GAMES says."""
    return range(int(os.environ.get("LATRUNCULI_GAMES", usual)))


def setup_of(number: int) -> Setup:
    """The set-up of a game: 2, 3 and 4 players in turn, with every mixture of the options."""
    options = {"withdrawal-round": 1 + number // 3 % 2, "bribes": number // 6 % 2}
    return GAME.setup(seats=2 + number % 3, seed=f"random play {number}", options=options)


def begin(number: int) -> Match:
    """A game before its first choice."""
    return Match(GAME, setup_of(number))


def state(match: Match) -> Empire:
    """The position of a match, by its own type."""
    return cast(Empire, match.state)


def choose(match: Match, dice: Dice) -> tuple[int, int]:
    """A seat and one of its legal actions."""
    g = match.state
    seat = g.actor
    options = g.legal(seat)
    return seat, options[dice.below(len(options))]


def choices(match: Match, number: int, limit: int = STEP_LIMIT) -> Iterator[tuple[int, int]]:
    """Each seat and action in turn, carried out once the caller asks for the next; to the end of the game."""
    dice = Dice(f"choices {number}")
    for _ in range(limit):
        if match.state.over:
            return
        seat, action = choose(match, dice)
        yield seat, action
        refusal = match.play(seat, action)
        assert refusal is None, (refusal, GAME.vocabulary.describe(action))
    assert match.state.over, f"game {number} goes on after {limit} choices"


def play(number: int, upto: int) -> Match:
    """A game after a number of choices, or at its end."""
    match = begin(number)
    dice = Dice(f"choices {number}")
    while len(match.steps) < upto and not match.state.over:
        match.play(*choose(match, dice))
    return match
