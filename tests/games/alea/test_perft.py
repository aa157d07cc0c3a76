"""How many ways lead on from some positions, every die a branch: a rule that changes unmeant shows as another count."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.alea.game import GAME
from tests.every_game.perft import Counts

COUNTS = Counts(GAME, Path(__file__).parent / "perft.toml")


@pytest.mark.parametrize("name", COUNTS.ids)
def test_count(name: str) -> None:
    COUNTS.check(name)


def test_counts_worked_out_by_hand() -> None:
    """Caralis: Curio marches, the legion advances, the naves sail, or CAESARIAN has done, which ends the game.

    Then: Curio takes the legion or halts, there is no land beyond the island; the legion, which can only stay, leaves
    three of these choices; either goes aboard, the naves sail to one of three seas or stay.
    """
    assert COUNTS.of("caralis", 2) == [4, 2 + 3 + (2 + 3 + 1) + 1]
