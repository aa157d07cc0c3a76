"""The stratagems in hand (AIE-6-1 to AIE-6-4, AIE-2.A, AIE-9.f-1)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Procedure[Alea]):
    """Phase A: each player draws one stratagem, CAESARIAN first (AIE-2.A-2)."""

    __slots__ = ()

    NAME = "draw"

    def start(self, g: Alea) -> None:
        g.end()


@mypyc_attr(allow_interpreted_subclasses=True)
class Discards(Procedure[Alea]):
    """Phase F: a camp returns what it can never play, and keeps at most three (AIE-6-4, AIE-9.f-1)."""

    __slots__ = ("camp",)

    NAME = "discards"
    FIELDS = ("camp",)

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def start(self, g: Alea) -> None:
        g.end()
