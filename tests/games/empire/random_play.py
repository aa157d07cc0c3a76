"""Seeded random games for the tests: each number is one game, for ever the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.rules.state import Empire
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.game import Setup
from latrunculi.kernel.match import Match
from tests import random_games
from tests.random_games import choose

STEP_LIMIT = 3000
"""Choices in a game; the longest of thousands of random games has a third of them."""


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


def choices(match: Match, number: int, limit: int = STEP_LIMIT) -> Iterator[tuple[int, int]]:
    """Each seat and action in turn, carried out once the caller asks for the next; to the end of the game."""
    yield from random_games.choices(match, number, limit)
    assert match.state.over, f"game {number} goes on after {limit} choices"


def play(number: int, upto: int) -> Match:
    """A game after a number of choices, or at its end."""
    match = begin(number)
    dice = Dice(f"choices {number}")
    while len(match.steps) < upto and not match.state.over:
        match.play(*choose(match, dice))
    return match
