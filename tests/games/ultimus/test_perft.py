"""How many ways lead on from some positions, every die a branch: a rule that changes unmeant shows as another count."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from latrunculi.games.ultimus.game import GAME
from latrunculi.kernel.position import read
from tests.every_game.perft import counts_of

FILE = Path(__file__).parent / "perft.toml"
POSITIONS: list[dict[str, Any]] = read(FILE)["position"]


def counts(entry: dict[str, Any], depth: int) -> list[int]:
    """The counts of a position, to each depth up to one."""
    return counts_of(GAME, entry, depth)


@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["id"] for entry in POSITIONS])
def test_count(entry: dict[str, Any]) -> None:
    assert len(entry["counts"]) in (2, 3, 4)
    assert counts(entry, len(entry["counts"])) == entry["counts"]


def test_counts_worked_out_by_hand() -> None:
    """Britain: the Dux marches, the LI advances, either fleet sails, or ROMAIN has done, which ends the game.

    Then: the Dux takes the LI, goes to one of three zones (the Picti's too) or halts; the LI goes to one of the two
    other zones of its diocese or stays; each fleet goes to one of two seas or stays.
    """
    first = next(entry for entry in POSITIONS if entry["id"] == "britain")
    assert counts(first, 2) == [5, (1 + 3 + 1) + (2 + 1) + 2 * (2 + 1) + 1]


def rewritten(text: str) -> str:
    """The text of the file with all counts worked out anew, to the depth that they have."""
    for entry in POSITIONS:
        fresh = counts(entry, len(entry["counts"]))
        text = re.sub(rf'(id = "{entry["id"]}"\n(?:#.*\n)*dice = \d+\n)counts = \[.*\]', rf"\1counts = {fresh}", text)
    return text
