"""What those meet who enter a zone, whether they march, land, evade or retreat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.components.kit import Pieces, Zone
from latrunculi.games.imperator.rules.aftermath import CommonAftermath
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.engine import Procedure

S = TypeVar("S", bound=Imperator)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encounters(Generic[S]):
    """The plague and its dead; a game has one of these for all its movements.

    Args:
        infested: pieces have entered a zone: the plague strikes them if it is there.
        aftermath: the game's procedure for the consequences of deaths.
        escape: that for a leader left alone among enemies.
    """

    def __init__(
        self,
        infested: Callable[[S, int, int], None],
        aftermath: Callable[[], CommonAftermath[S]],
        escape: Callable[[int], Procedure[Any]],
    ) -> None:
        self.infested: Final = infested
        self.aftermath: Final = aftermath
        self.escape: Final = escape

    def entered(self, g: S, pieces: Pieces, zone: Zone) -> None:
        """Pieces have entered a zone by whatever movement. The last act of a step: it may call procedures."""
        self.infested(g, pieces, zone)
        self.mourn(g)

    def mourn(self, g: S) -> None:
        """What follows from deaths in the course of a movement comes next."""
        if g.mourning and not isinstance(g.stack[-1], CommonAftermath):
            g.call(self.aftermath())
