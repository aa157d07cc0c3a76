"""Whole games as text, one for each scenario; of the longer ones the first turn, or the first two.

Read them like code when they change: `python -m tests.games.invasions.regenerate` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from latrunculi.games.invasions.game import GAME
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import State
from tests.games.golden import GoldenGames

SEEDS = {"350-invasiones": 2, "375-hunni": 1, "376-discipuli": 1, "425-occidens": 6, "525-iustinianus": 7}
"""For each scenario the seed of its game: together they tell of most that can happen."""
TURNS = {"350-invasiones": 1, "375-hunni": 2, "376-discipuli": 1, "425-occidens": 1, "525-iustinianus": 1}
"""How many turns of each are told."""
SEATS = {"375-hunni": 2, "425-occidens": 3}
"""Those that are not played by four."""
ADVANCED = {"525-iustinianus"}
"""Those with advanced combat."""


def enough(name: str, g: State) -> bool:
    """Whether a game has been told to the end of its turns."""
    table = cast(Invasions, g)
    return table.turn >= table.first_turn + TURNS[name]


SETUPS = {
    name: GAME.setup(
        scenario=name, seats=SEATS.get(name, 4), seed=f"golden {seed}", options={"advanced": int(name in ADVANCED)}
    )
    for name, seed in SEEDS.items()
}
GOLDEN = GoldenGames(GAME, Path(__file__).parent / "golden", SETUPS, enough)


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_golden_game(scenario: str) -> None:
    GOLDEN.check(scenario)


def test_the_golden_games_show_most_of_the_game() -> None:
    GOLDEN.check_variety(0.7)
