"""Phase E.2: the combats of a camp (AIE-8)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Combats(Procedure[Alea]):
    """The combats of the active camp."""

    __slots__ = ()

    NAME = "combats"

    def start(self, g: Alea) -> None:
        g.end()
