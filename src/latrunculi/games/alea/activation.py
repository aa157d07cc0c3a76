"""Phase C, step 4 (AIE-2.C-7 to AIE-2.C-11): an activation marker is drawn."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Activation(Procedure[Alea]):
    """The marker of the turn, and what it brings."""

    __slots__ = ()

    NAME = "activation"

    def start(self, g: Alea) -> None:
        g.end()
