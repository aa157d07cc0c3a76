"""Whole games as text, one for each scenario, of the longer ones their first seasons.

Read them like code when they change: `python -m tests.games.optimus.regenerate` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

import pytest

from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.kernel.engine import State
from tests.games.golden import GoldenGames

SEASONS: Final = 4
"""So many seasons are told of a game."""
SETUPS = {scenario.id: GAME.setup(scenario.id, seed="golden 1") for scenario in GAME.scenarios}


def enough(name: str, g: State) -> bool:
    """Whether a game has been told for its seasons."""
    return cast(Optimus, g).clock > SEASONS


GOLDEN = GoldenGames(GAME, Path(__file__).parent / "golden", SETUPS, enough)


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_golden_game(scenario: str) -> None:
    GOLDEN.check(scenario)


def test_the_golden_games_show_half_of_the_game() -> None:
    GOLDEN.check_variety(0.5)
