"""What changes a die, a number of dice, a column: collected once, for the rule, the log and the page.

Who reckons adds every reason that a clause gives; what the clauses come to is `Tally.total`, and why is in the entries.
A reason is what a game names its modifiers by: their number in its vocabulary, or a clause and what it speaks of.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

R = TypeVar("R")


class Tally(Generic[R]):
    """The reasons that bear on one thing, each with its amount; none of them comes to nothing."""

    __slots__ = ("entries", "total")

    def __init__(self) -> None:
        self.entries: list[tuple[R, int]] = []
        """In the order in which they have been found."""
        self.total: int = 0
        """The sum of all amounts."""

    def add(self, reason: R, amount: int) -> None:
        """A clause adds an amount, or takes it if it is negative; 0 is no entry."""
        if amount:
            self.entries.append((reason, amount))
            self.total += amount

    def __iter__(self) -> Iterator[tuple[R, int]]:
        return iter(self.entries)
