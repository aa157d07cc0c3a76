"""How many ways lead on from some positions, every die a branch: a rule that changes unmeant shows as another count."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.ultimus.game import GAME
from tests.every_game.perft import Counts

COUNTS = Counts(GAME, Path(__file__).parent / "perft.toml")


@pytest.mark.parametrize("name", COUNTS.ids)
def test_count(name: str) -> None:
    COUNTS.check(name)


def test_counts_worked_out_by_hand() -> None:
    """Britain: the Dux marches, the LI advances, either fleet sails, or ROMAIN has done, which ends the game.

    Then: the Dux takes the LI, goes to one of three zones (the Picti's too) or halts; the LI goes to one of the two
    other zones of its diocese or stays; each fleet goes to one of two seas or stays.
    """
    assert COUNTS.of("britain", 2) == [5, (1 + 3 + 1) + (2 + 1) + 2 * (2 + 1) + 1]
