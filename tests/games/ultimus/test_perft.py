"""How many ways lead on from some positions, every die a branch: a rule that changes unmeant shows as another count."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from latrunculi.games.ultimus.game import GAME
from latrunculi.kernel.engine import Journal, RulesError, State
from latrunculi.kernel.position import read

FILE = Path(__file__).parent / "perft.toml"
POSITIONS: list[dict[str, Any]] = read(FILE)["position"]


def outcomes(g: State, action: int, branches: int, first: tuple[int, ...] = ()) -> Iterator[State]:
    """The states after an action: one for each way in which the first dice and draws that follow it may fall."""
    twin = g.clone()
    twin.journal = Journal()
    twin.script = list(first)
    twin.apply(g.actor, action)
    if len(twin.journal.outcomes) <= len(first) or len(first) == branches:
        twin.script = None
        twin.journal = None
        yield twin
        return
    for value in count():
        following = outcomes(g, action, branches, (*first, value))
        try:
            state = next(following)
        except RulesError:  # no such outcome: the one before was the last
            assert value
            return
        yield state
        yield from following


def perft(g: State, depth: int, branches: int) -> int:
    """How many sequences of choices and outcomes there are; a game that is over is the end of its sequence."""
    if depth == 0 or g.over:
        return 1
    return sum(perft(state, depth - 1, branches) for action in g.options for state in outcomes(g, action, branches))


def counts(entry: dict[str, Any], depth: int) -> list[int]:
    """The counts of a position, to each depth up to one."""
    g = GAME.position(entry["text"], entry["id"])
    return [perft(g, d, entry["dice"]) for d in range(1, depth + 1)]


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
