"""What a stratagem asks of the camp that has played it."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from latrunculi.games.imperator.components.kit import Camp
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

S = TypeVar("S", bound=Imperator)


class Played(Procedure[S]):
    """A stratagem whose user, `camp`, first chooses upon whom or where it acts."""

    camp: Camp

    def start(self, g: S) -> None:
        """Its user chooses."""
        g.ask(g.seat_of(self.camp))


class Reserved(Procedure[S]):
    """The same, of a stratagem that is for one camp alone."""

    USER: ClassVar[Camp]

    def start(self, g: S) -> None:
        """It chooses."""
        g.ask(g.seat_of(self.USER))


class CommonStrike(Played[S]):
    """A stratagem that acts at once upon what its user chooses."""

    def strike(self, g: S, target: Thing) -> None:
        """What it does there."""
        raise NotImplementedError

    def consequences(self) -> Procedure[Any]:
        """The procedure of the game that empties `Imperator.mourning`."""
        raise NotImplementedError

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        """It acts; if leaders die, that has its consequences."""
        g.end()
        self.strike(g, obj)
        if g.mourning:
            g.call(self.consequences())
