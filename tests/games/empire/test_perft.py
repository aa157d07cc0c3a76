"""How many ways lead on from some positions, every die a branch: a rule that changes unmeant shows as another count."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.empire.game import GAME
from tests.every_game.perft import Counts

COUNTS = Counts(GAME, Path(__file__).parent / "perft.toml")


@pytest.mark.parametrize("name", COUNTS.ids)
def test_count(name: str) -> None:
    COUNTS.check(name)


def test_counts_worked_out_by_hand() -> None:
    assert COUNTS.of("first-draw", 1) == [4 * 4]
    # Kept, or passed to the third or fourth player, the next may keep what he draws (one of four chits) or pass it to
    # whoever has neither drawn nor received: 3 choices if it was kept, 2 if passed on. Passed to the second player, he
    # must pass his own on: 2 choices. After that one of three chits is drawn: 4 x (3 + 2 + 2 + 2) x 3.
    assert COUNTS.of("first-draw", 2)[1] == 4 * (3 + 2 + 2 + 2) * 3
