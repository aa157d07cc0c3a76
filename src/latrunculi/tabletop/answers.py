"""Rounds of answers: who is asked when something has happened, in which order, and what ends it.

A `Window` is open to one seat, a `Round` to some in turn. All at once and in secret is `State.ask_all`.
"""

from __future__ import annotations

from typing import Final, TypeVar

from latrunculi.kernel.engine import Procedure, State

S = TypeVar("S", bound=State)

NOBODY: Final = -1
"""No seat."""


class Window(Procedure[S]):
    """One seat may act as often as it likes, until it lets the moment pass.

    What it could do is its secret: it is asked by what everybody knows, and in private, so that neither the question
    nor the time that the answer takes tells anything.
    """

    def asked(self, g: S) -> int:
        """The seat; NOBODY if, as everybody knows, it could do nothing."""
        raise NotImplementedError

    def start(self, g: S) -> None:
        """Ask, or close unasked."""
        seat = self.asked(g)
        if seat == NOBODY:
            g.end()
        else:
            g.ask_privately(seat)


class Round(Procedure[S]):
    """Some are asked in turn, each to act or to pass, until all of them have passed in a row.

    Who acts gives all others the chance to answer (`turn_over` with 0), or, where a game says so, goes on himself until
    he passes: then each has the turn once. `turn`: who is asked next, from 0. `passed`: how many have passed in a row.
    """

    turn: int = 0
    passed: int = 0

    def size(self, g: S) -> int:
        """How many take part."""
        return 2

    def question(self, g: S, who: int) -> bool:
        """Ask one of them, unless he could do nothing, as everybody knows. Whether he is asked."""
        raise NotImplementedError

    def ask_next(self, g: S) -> bool:
        """Ask the next who may act. Whether anybody is asked; if not, the round is over."""
        while self.passed < self.size(g):
            if self.question(g, self.turn):
                return True
            self.turn_over(g, self.passed + 1)
        return False

    def turn_over(self, g: S, passed: int) -> None:
        """Who was asked has passed, or acted: then nobody has passed."""
        self.turn = (self.turn + 1) % self.size(g)
        self.passed = passed
