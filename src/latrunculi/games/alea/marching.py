"""Phase E.1: the movements of a camp (AIE-7)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Marching(Procedure[Alea]):
    """The movements of the active camp."""

    __slots__ = ()

    NAME = "marching"

    def start(self, g: Alea) -> None:
        g.end()
