"""Phase F: the victory points (AIE-10.F)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Procedure[Alea]):
    """The points of phase F, with the stratagems played for them."""

    __slots__ = ()

    NAME = "count"

    def start(self, g: Alea) -> None:
        g.end()
