"""The stratagems of phase C (AIE-2.C-9) and how any of them is played."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Geostrategy(Procedure[Alea]):
    """Step 5 of phase C: a camp plays stratagems."""

    __slots__ = ("camp",)

    NAME = "geostrategy"
    FIELDS = ("camp",)

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def start(self, g: Alea) -> None:
        g.end()
