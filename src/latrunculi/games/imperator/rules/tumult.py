"""The stratagems that raise Peoples, one after the other."""

from __future__ import annotations

from typing import TypeVar

from latrunculi.games.imperator.components.kit import Camp, People, Peoples, Title
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

S = TypeVar("S", bound=Imperator)


class CommonTumult(Procedure[S]):
    """A camp raises Peoples, as many as the stratagem says if there are as many; it cannot raise fewer by choice.

    A game says whom, and offers them; `left` counts them down.
    """

    title: Title
    left: int

    # ------------------------------------------------------------------ what the games decide

    def risers(self, g: S) -> Peoples:
        """The Peoples that can be raised, as a mask."""
        raise NotImplementedError

    def inciter(self, g: S) -> Camp:
        """The camp that raises them."""
        raise NotImplementedError

    def incite(self, g: S, people: People) -> None:
        """A People rises."""
        raise NotImplementedError

    # ------------------------------------------------------------------ steps

    def start(self, g: S) -> None:
        """The next People."""
        if self.left and self.risers(g):
            self.step = "people"
        else:
            g.end()

    def people(self, g: S) -> None:
        """Its inciter chooses."""
        g.ask(g.seat_of(self.inciter(g)))

    def about(self, g: S) -> tuple[tuple[str, str, int], ...]:
        return (("stratagem", "stratagem", self.title), ("left", "number", self.left))

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.left -= 1
        self.step = "start"
        self.incite(g, obj)
