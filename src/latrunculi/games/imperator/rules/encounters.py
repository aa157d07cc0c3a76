"""What those meet who enter a zone, whether they march, land, evade or retreat."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.rules.aftermath import CommonAftermath
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.engine import Procedure

S = TypeVar("S", bound=Imperator)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encounters(Generic[S]):
    """The plague and its dead; a game has one of these for all its movements."""

    # ------------------------------------------------------------------ what a game decides

    def infested(self, g: S, pieces: int, zone: int) -> None:
        """Pieces have entered a zone: the plague strikes them if it is there."""
        raise NotImplementedError

    def aftermath(self) -> CommonAftermath[S]:
        """The game's procedure for the consequences of deaths."""
        raise NotImplementedError

    def escape(self, leader: int) -> Procedure[Any]:
        """The game's procedure for a leader left alone among enemies."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what is common

    def entered(self, g: S, pieces: int, zone: int) -> None:
        """Pieces have entered a zone by whatever movement. The last act of a step: it may call procedures."""
        self.infested(g, pieces, zone)
        self.mourn(g)

    def mourn(self, g: S) -> None:
        """What follows from deaths in the course of a movement comes next."""
        if g.mourning and not isinstance(g.stack[-1], CommonAftermath):
            g.call(self.aftermath())
