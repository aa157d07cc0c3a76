"""How many ways lead on from some positions, every die a branch: a rule that changes unmeant shows as another count."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.optimus.game import GAME
from tests.every_game.perft import Counts

COUNTS = Counts(GAME, Path(__file__).parent / "perft.toml")


@pytest.mark.parametrize("name", COUNTS.ids)
def test_count(name: str) -> None:
    COUNTS.check(name)


def test_counts_worked_out_by_hand() -> None:
    """The legion alone makes one of the ten guns or waits, and with that the season ends and the next one throws a die,
    or it sets out. Before the walls Trajan summons by a die; storms, makes a gun, sets out or does nothing by PA or
    PAC. At home he takes tribute (a second die after a 1), makes a gun, sets out, or does nothing."""
    assert COUNTS.of("counter-alone", 1) == [10 + 6 + 1]
    assert COUNTS.of("before-the-walls", 1) == [6 + 10 + 4]
    assert COUNTS.of("battle", 1) == [5 + 6 + 10 + 3]
