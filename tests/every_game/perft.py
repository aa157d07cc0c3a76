"""Counting the ways that lead on from a position, every die a branch."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from latrunculi.kernel.engine import Journal, RulesError, State
from latrunculi.kernel.game import Game


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


def counts_of(game: Game, entry: dict[str, Any], depth: int) -> list[int]:
    """The counts of a position of a game, to each depth up to one."""
    g = game.position(entry["text"], entry["id"])
    return [perft(g, d, entry["dice"]) for d in range(1, depth + 1)]
