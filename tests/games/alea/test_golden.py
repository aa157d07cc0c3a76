"""Whole games as text, one for each scenario (of the campaign its first four years).

Read them like code when they change: `python -m tests.games.alea.regenerate` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.state import Alea
from latrunculi.kernel.engine import State
from tests.games.golden import GoldenGames

SEEDS = {"49-rubico": 748, "47-thapsus": 326, "44-philippi": 466, "41-perusia": 1, "41-triumviri": 268,
         "32-actium": 408, "campaign": 157}  # fmt: skip
"""For each scenario the seed of its game: together they tell of most that can happen, in few lines."""
LAST_YEAR = 46
"""The campaign is told to the end of this year before Christ."""


def enough(name: str, g: State) -> bool:
    """Whether a campaign has been told to its last year."""
    return name == "campaign" and cast(Alea, g).year < LAST_YEAR


SETUPS = {name: GAME.setup(name, seed=f"golden {seed}") for name, seed in SEEDS.items()}
GOLDEN = GoldenGames(GAME, Path(__file__).parent / "golden", SETUPS, enough)


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_golden_game(scenario: str) -> None:
    GOLDEN.check(scenario)


def test_the_golden_games_show_most_of_the_game() -> None:
    GOLDEN.check_variety(0.85)
