"""Phase B (AIE-2.B): the roll for the initiative, and the stratagems that bear on it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Initiative(Procedure[Alea]):
    """Who has the initiative in this turn."""

    __slots__ = ()

    NAME = "initiative"

    def start(self, g: Alea) -> None:
        g.end()
