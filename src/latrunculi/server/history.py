"""Earlier positions of games in progress, found fast, without holding anybody up.

Whoever looks back takes a copy of the match (a few lists) and lets the game go on. A copy of the state is kept at
every few steps; a position in between is played forward from the copy before it, with the outcomes that were recorded.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from latrunculi.kernel import views
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Game
from latrunculi.kernel.ints import Viewer
from latrunculi.kernel.match import Match
from latrunculi.kernel.record import Step

SPACING: Final = 16
"""Steps between two copies, at first: a position costs at most so many steps, a copy a few kilobytes."""
MOST_COPIES: Final = 64
"""Copies of one game: a longer game has them further apart."""
HISTORIES: Final = 8
"""Games of which copies are kept."""

T = TypeVar("T")


class History:
    """The positions of one game after each of its steps.

    It is asked with a match of that game as it stands or stood; what was taken back since it was asked last is
    forgotten.
    """

    def __init__(self, match: Match) -> None:
        start = Match(match.game, match.setup, match.position, match.opening)
        start.state.script = None
        self._game = match.game
        self._journal = start.journal
        self._head = start.state
        self._spacing = SPACING
        self._copies: list[State] = [self._head.clone()]
        self._steps: list[Step] = []
        self._events = [len(self._journal.events)]

    def at(self, match: Match, steps: int) -> tuple[State, int]:
        """The position after so many steps (a copy), and the number of events up to it."""
        self._reach(match.steps, steps)
        return self._find(steps), self._events[steps]

    def walk(self, match: Match) -> Iterator[tuple[State, int, int]]:
        """For each step the position before it, and the range of the events that it led to.

        The position is the same object each time: read it, and keep nothing of it.
        """
        self._reach(match.steps, len(match.steps))
        g = self._copies[0].clone()
        for number, step in enumerate(match.steps):
            yield g, self._events[number], self._events[number + 1]
            _follow(self._game, g, step)

    def _reach(self, steps: list[Step], number: int) -> None:
        common = min(len(steps), len(self._steps))
        # A step that is the same object at the same place has the same steps before it.
        while common and steps[common - 1] is not self._steps[common - 1]:
            common -= 1
        if common < min(number, len(self._steps)):
            self._cut(common)
        for step in steps[len(self._steps) : number]:
            _follow(self._game, self._head, step)
            self._steps.append(step)
            self._events.append(len(self._journal.events))
            if len(self._steps) % self._spacing == 0:
                self._copies.append(self._head.clone())
        if len(self._copies) > MOST_COPIES:
            self._copies = self._copies[::2]
            self._spacing *= 2

    def _cut(self, steps: int) -> None:
        del self._steps[steps:]
        del self._events[steps + 1 :]
        del self._copies[steps // self._spacing + 1 :]
        self._head = self._find(steps)
        self._head.journal = self._journal
        del self._journal.events[self._events[-1] :]

    def _find(self, steps: int) -> State:
        nearest = steps // self._spacing
        g = self._copies[nearest].clone()
        for step in self._steps[nearest * self._spacing : steps]:
            _follow(self._game, g, step)
        return g


class Archive:
    """Looks back at games, one after another, in a thread of its own; it keeps the positions of the last few."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "archive")
        self._kept: OrderedDict[str, History] = OrderedDict()

    async def look(self, table: str, match: Match, work: Callable[[Match, History], T]) -> T:
        """What work finds in a game of which `match` is a copy."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._look, table, match, work)

    def _look(self, table: str, match: Match, work: Callable[[Match, History], T]) -> T:
        history = self._kept.pop(table, None) or History(match)
        found = work(match, history)
        self._kept[table] = history
        if len(self._kept) > HISTORIES:
            self._kept.popitem(last=False)
        return found

    def close(self) -> None:
        """Look at nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def earlier(match: Match, history: History, at: int, viewer: Viewer) -> dict[str, Any]:
    """The position after `at` steps and the log up to it, as a viewer may see them: `{"view", "log"}`."""
    g, events = history.at(match, at)
    view = views.view(match.game, g, viewer)
    view |= {"version": match.version, "undo": False, "legal": []}
    return {"view": view, "log": match.log(viewer, until=events)}


def _follow(game: Game, g: State, step: Step) -> None:
    g.script = list(step.outcomes)
    g.apply(step.seat, game.vocabulary.action(step.verb, step.object))
    g.script = None
