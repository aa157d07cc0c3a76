"""Whole games as text, one for each scenario, in French and English by turns.

Read them like code when they change: `python -m tests.games.alea.regenerate` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.alea.words import YEAR
from tests.games.alea.random_play import PLAY, SCENARIOS
from tests.games.imperator.golden import GoldenGames

NUMBERS = {"49-rubico": 7, "47-thapsus": 1, "44-philippi": 9, "41-triumviri": 10, "32-actium": 6,
           "campaign": 11}  # fmt: skip
"""For each scenario the number of its random game: together they tell of most that can happen."""
GOLDEN = GoldenGames(PLAY, Path(__file__).parent / "golden", NUMBERS, YEAR)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_golden_game(scenario: str) -> None:
    GOLDEN.check(scenario)


@pytest.mark.parametrize("scenario", ["41-triumviri", "campaign"])
def test_a_golden_game_is_replayed_from_its_record(scenario: str) -> None:
    GOLDEN.check_replay(scenario)


def test_the_golden_games_show_most_of_the_game() -> None:
    GOLDEN.check_variety(0.8)
