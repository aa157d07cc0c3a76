"""Party leaders: the first, the second, and their loss (AIE-3.5.1)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Nomination(Procedure[Alea]):
    """Phase D, step 4: a camp may name a second party leader (AIE-2.D-7)."""

    __slots__ = ("camp",)

    NAME = "nomination"
    FIELDS = ("camp",)

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def start(self, g: Alea) -> None:
        g.end()
