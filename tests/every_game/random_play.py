"""Seeded random games of every game there is, for tests that hold for all of them; the toy is one of them.

LATRUNCULI_GAMES=50 plays so many of each game for each property, and each to its end.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

import pytest

from latrunculi.kernel import registry
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.game import Game, Setup
from latrunculi.kernel.match import Match
from tests import random_games
from tests.toys.morra import MORRA

ALL: tuple[Game, ...] = (*registry.games(), MORRA)
ADVISED = tuple(game for game in ALL if game.advisor)
"""Those that know something about playing them."""
MANY = os.environ.get("LATRUNCULI_GAMES")
STEPS = 100_000 if MANY else 240
"""Choices after which a game is left, so that the usual run is short."""

every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)


def games(usual: int, among: Iterable[Game] = ALL) -> pytest.MarkDecorator:
    """Runs a test with so many games of every game, or of some: its arguments are `game` and `number`."""
    cases = [(game, number) for game in among for number in range(int(MANY or usual))]
    return pytest.mark.parametrize(("game", "number"), cases, ids=[f"{game.id}-{number}" for game, number in cases])


def setup_of(game: Game, number: int) -> Setup:
    """The set-up of a game: every scenario, number of people and value of an option in turn."""
    scenario = game.scenarios[number % len(game.scenarios)]
    seats = scenario.seats[number // len(game.scenarios) % len(scenario.seats)]
    options = {option.id: option.values[(number + i) % len(option.values)] for i, option in enumerate(game.options)}
    return game.setup(scenario.id, seats, f"every game {number}", options)


def begin(game: Game, number: int) -> Match:
    """A game before its first choice."""
    return Match(game, setup_of(game, number))


def choose(match: Match, dice: Dice) -> tuple[int, int]:
    """One of the awaited seats and one of its legal actions."""
    awaited = [seat for seat in range(match.state.seats) if match.state.awaiting >> seat & 1]
    seat = awaited[dice.below(len(awaited))]
    options = match.state.legal(seat)
    return seat, options[dice.below(len(options))]


def choices(match: Match, number: int, limit: int = STEPS) -> Iterator[tuple[int, int]]:
    """Each seat and action in turn, carried out once the caller asks for the next; to the end, or so many of them."""
    return random_games.choices(match, number, limit, choose)
