"""Phase D: the event of the year (AIE-2.D-6, AIE-TE)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class YearEvent(Procedure[Alea]):
    """The roll for the event of the year, and what it does at once."""

    __slots__ = ()

    NAME = "year_event"

    def start(self, g: Alea) -> None:
        g.end()
