"""Phase F: the adjustments (AIE-9.1-1), from naves to recruitment."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Adjustments(Procedure[Alea]):
    """All adjustments but those of the stratagems."""

    __slots__ = ()

    NAME = "adjustments"

    def start(self, g: Alea) -> None:
        g.end()
