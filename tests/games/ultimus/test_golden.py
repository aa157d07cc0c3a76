"""Whole games as text, one for each scenario (of the campaign ten years), in French and English by turns.

Read them like code when they change: `python -m tests.games.ultimus.regenerate` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from latrunculi.games.ultimus.state import Ultimus
from latrunculi.games.ultimus.words import YEAR
from latrunculi.kernel.engine import State
from tests.games.imperator.golden import GoldenGames
from tests.games.ultimus.random_play import PLAY, SCENARIOS

NUMBERS = {"405-stilicho": 8, "410-alaricus": 8, "425-aetius": 2, "450-attila": 9, "455-geisericus": 2, "468-ultimi": 1,
           "campaign": 5}  # fmt: skip
"""For each scenario the number of its random game: together they tell of most that can happen."""
LAST_YEAR = 414
"""The campaign is told to the end of this year."""


def enough(scenario: str, g: State) -> bool:
    """Whether a campaign has been told to its last year."""
    return scenario == "campaign" and cast(Ultimus, g).year > LAST_YEAR


GOLDEN = GoldenGames(PLAY, Path(__file__).parent / "golden", NUMBERS, YEAR, enough)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_golden_game(scenario: str) -> None:
    GOLDEN.check(scenario)


@pytest.mark.parametrize("scenario", ["405-stilicho", "campaign"])
def test_a_golden_game_is_replayed_from_its_record(scenario: str) -> None:
    GOLDEN.check_replay(scenario)


def test_the_golden_games_show_most_of_the_game() -> None:
    GOLDEN.check_variety(0.8)
