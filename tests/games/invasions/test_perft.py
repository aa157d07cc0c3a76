"""How many ways lead on from some positions, every die a branch: a rule that changes unmeant shows as another count."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.invasions.game import GAME
from tests.every_game.perft import Counts

COUNTS = Counts(GAME, Path(__file__).parent / "perft.toml")


@pytest.mark.parametrize("name", COUNTS.ids)
def test_count(name: str) -> None:
    COUNTS.check(name)


def test_counts_worked_out_by_hand() -> None:
    """From the island the pile marches (aboard), the fleet sails, or neither; Fritigernus marches, or does not."""
    assert COUNTS.of("balearica", 1) == [3]
    assert COUNTS.of("siege", 1) == [2]
