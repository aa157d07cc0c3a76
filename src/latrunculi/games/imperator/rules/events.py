"""Phase D: the roll for the event of the year."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure

S = TypeVar("S", bound=Imperator)


class CommonYearEvent(Procedure[S]):
    """Rolls 1d6 and 1d10 for the event of the year, whose number is their sum, and carries out what it does at once."""

    NAME = "year_event"
    YEAR_EVENT: ClassVar[int]
    """The game's event for the roll; its values are 1d6, 1d10 (`ten_sided`) and the sum."""

    def befall(self, g: S) -> None:
        """What it does at once. The last act of a step: it may call procedures."""
        raise NotImplementedError

    def start(self, g: S) -> None:
        """The dice."""
        six = g.die()
        ten = g.die10()
        g.event = six + ten
        g.emit(self.YEAR_EVENT, (six, ten_sided(ten), six + ten))
        self.step = "happen"

    def happen(self, g: S) -> None:
        """What happens at once."""
        self.step = "over"
        self.befall(g)

    def over(self, g: S) -> None:
        """The rest lasts."""
        g.end()
