"""Counting the ways that lead on from a position, every die a branch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from latrunculi.kernel.engine import Journal, RulesError, State
from latrunculi.kernel.game import Game
from latrunculi.kernel.position import read


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


class Counts:
    """The positions of a game in a file, each with the counts that it must have.

    An entry of the file has `id`, `dice` (how many branch after a choice), `counts` to each depth, and `text`.
    """

    def __init__(self, game: Game, file: Path) -> None:
        self.game = game
        self.file = file
        self.positions: list[dict[str, Any]] = read(file)["position"]
        self.ids = [entry["id"] for entry in self.positions]

    def entry(self, name: str) -> dict[str, Any]:
        """A position, by its id."""
        return self.positions[self.ids.index(name)]

    def of(self, name: str, depth: int) -> list[int]:
        """The counts of a position, to each depth up to one."""
        entry = self.entry(name)
        g = self.game.position(entry["text"], name)
        return [perft(g, d, entry["dice"]) for d in range(1, depth + 1)]

    def check(self, name: str) -> None:
        """Compare the counts of a position with those of the file."""
        expected = self.entry(name)["counts"]
        assert 2 <= len(expected) <= 6
        assert self.of(name, len(expected)) == expected

    def rewritten(self) -> str:
        """The text of the file with all counts worked out anew, to the depth that they have."""
        text = self.file.read_text(encoding="utf-8")
        for name in self.ids:
            fresh = self.of(name, len(self.entry(name)["counts"]))
            text = re.sub(rf'(id = "{name}"\n(?:#.*\n)*dice = \d+\n)counts = \[.*\]', rf"\1counts = {fresh}", text)
        return text
