"""The control of Roma, of the regions and of the Peoples (AIE-2.F.4, AIE-3.7.3, AIE-4.4.1)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Control(Procedure[Alea]):
    """The check of phase F."""

    __slots__ = ()

    NAME = "control"

    def start(self, g: Alea) -> None:
        g.end()
