"""Earlier positions of a game in progress, found fast.

A copy of the state is kept at every few steps; a position in between is played forward from the copy before it, with
the outcomes that were recorded. The match itself is never touched.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from latrunculi.kernel.engine import Journal, State
from latrunculi.kernel.game import Game
from latrunculi.kernel.match import Match
from latrunculi.kernel.record import Step

SPACING: Final = 16
"""Steps between two copies: a position costs at most so many steps, a copy a few kilobytes."""


class History:
    """The positions of one match after each of its steps."""

    def __init__(self, match: Match) -> None:
        self._match = match
        start = Match(match.game, match.setup, match.position, match.opening)
        start.state.script = None
        self._journal: Journal = start.journal
        self._head = start.state
        self._copies: list[State] = [self._head.clone()]
        self._events = [len(self._journal.events)]

    def cut(self, steps: int) -> None:
        """Forget all positions after so many steps: they were taken back."""
        if steps + 1 >= len(self._events):
            return
        del self._events[steps + 1 :]
        del self._copies[steps // SPACING + 1 :]
        self._head = self._find(steps)
        self._head.journal = self._journal
        del self._journal.events[self._events[-1] :]

    def at(self, steps: int) -> tuple[State, int]:
        """The position after so many steps (a copy), and the number of events up to it."""
        for step in self._match.steps[len(self._events) - 1 : steps]:
            _follow(self._match.game, self._head, step)
            self._events.append(len(self._journal.events))
            if (len(self._events) - 1) % SPACING == 0:
                self._copies.append(self._head.clone())
        return self._find(steps), self._events[steps]

    def walk(self) -> Iterator[tuple[State, int, int]]:
        """For each step the position before it, and the range of the events that it led to.

        The position is the same object each time: read it, and keep nothing of it.
        """
        self.at(len(self._match.steps))
        g = self._copies[0].clone()
        for number, step in enumerate(self._match.steps):
            yield g, self._events[number], self._events[number + 1]
            _follow(self._match.game, g, step)

    def _find(self, steps: int) -> State:
        nearest = steps // SPACING
        g = self._copies[nearest].clone()
        for step in self._match.steps[nearest * SPACING : steps]:
            _follow(self._match.game, g, step)
        return g


def _follow(game: Game, g: State, step: Step) -> None:
    g.script = list(step.outcomes)
    g.apply(step.seat, game.vocabulary.action(step.verb, step.object))
    g.script = None
