"""Whole games as text, one for each number of players (of two players three turns).

Read them like code when they change: `python -m tests.games.empire.regenerate` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.rules.state import Empire
from latrunculi.kernel.engine import State
from tests.games.golden import GoldenGames

SEEDS = {2: 140, 3: 352, 4: 308}
"""For each number of players the seed of its game: together they tell of nearly all that can happen, in few lines."""
LAST_TURN = 3
"""The game of two, who play four Factions as four players do, is told to the end of this turn."""


def enough(name: str, g: State) -> bool:
    """Whether the game of two has been told to its last turn."""
    return g.seats == 2 and cast(Empire, g).turn > LAST_TURN


OPTIONS = {"withdrawal-round": 1, "bribes": 1}
SETUPS = {
    f"{seats}-players": GAME.setup(seats=seats, seed=f"golden {seed}", options=OPTIONS) for seats, seed in SEEDS.items()
}
GOLDEN = GoldenGames(GAME, Path(__file__).parent / "golden", SETUPS, enough)


@pytest.mark.parametrize("name", SETUPS)
def test_golden_game(name: str) -> None:
    GOLDEN.check(name)


def test_the_golden_games_show_most_of_the_game() -> None:
    """Together they tell of nearly every kind of event, or they would guard little."""
    GOLDEN.check_variety(0.9)
