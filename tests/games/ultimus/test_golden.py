"""Whole games as text, one for each scenario (of the campaign its first four years).

Read them like code when they change: `python -m tests.games.ultimus.regenerate` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.rules.state import Ultimus
from latrunculi.kernel.engine import State
from tests.games.golden import GoldenGames

SEEDS = {"405-stilicho": 33, "410-alaricus": 24, "410-roma": 1, "425-aetius": 3, "450-attila": 5, "455-geisericus": 25,
         "468-ultimi": 28, "campaign": 101}  # fmt: skip
"""For each scenario the seed of its game: together they tell of most that can happen, in few lines."""
LAST_YEAR = 408
"""The campaign is told to the end of this year."""


def enough(name: str, g: State) -> bool:
    """Whether a campaign has been told to its last year."""
    return name == "campaign" and cast(Ultimus, g).year > LAST_YEAR


SETUPS = {name: GAME.setup(name, seed=f"golden {seed}") for name, seed in SEEDS.items()}
GOLDEN = GoldenGames(GAME, Path(__file__).parent / "golden", SETUPS, enough)


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_golden_game(scenario: str) -> None:
    GOLDEN.check(scenario)


def test_the_golden_games_show_most_of_the_game() -> None:
    GOLDEN.check_variety(0.85)
