"""How many ways lead on from some positions, every die a branch: a rule that changes unmeant shows as another count."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from latrunculi.games.empire.game import GAME
from latrunculi.kernel.position import read
from tests.every_game.perft import counts_of

FILE = Path(__file__).parent / "perft.toml"
POSITIONS: list[dict[str, Any]] = read(FILE)["position"]


def counts(entry: dict[str, Any], depth: int) -> list[int]:
    """The counts of a position, to each depth up to one."""
    return counts_of(GAME, entry, depth)


@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["id"] for entry in POSITIONS])
def test_count(entry: dict[str, Any]) -> None:
    assert len(entry["counts"]) in (2, 3)
    assert counts(entry, len(entry["counts"])) == entry["counts"]


def test_counts_worked_out_by_hand() -> None:
    first = next(entry for entry in POSITIONS if entry["id"] == "first-draw")
    assert counts(first, 1) == [4 * 4]
    # Kept, or passed to the third or fourth player, the next may keep what he draws (one of four chits) or pass it to
    # whoever has neither drawn nor received: 3 choices if it was kept, 2 if passed on. Passed to the second player, he
    # must pass his own on: 2 choices. After that one of three chits is drawn: 4 x (3 + 2 + 2 + 2) x 3.
    assert counts(first, 2)[1] == 4 * (3 + 2 + 2 + 2) * 3


def rewritten(text: str) -> str:
    """The text of the file with all counts worked out anew, to the depth that they have."""
    for entry in POSITIONS:
        fresh = counts(entry, len(entry["counts"]))
        text = re.sub(rf'(id = "{entry["id"]}"\n(?:#.*\n)*dice = \d+\n)counts = \[.*\]', rf"\1counts = {fresh}", text)
    return text
