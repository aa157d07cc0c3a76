"""Phase D, step 5: legions are dismissed (AIE-2.D-8 to AIE-2.D-10)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Discharge(Procedure[Alea]):
    """A camp dismisses legions, or none."""

    __slots__ = ("camp",)

    NAME = "discharge"
    FIELDS = ("camp",)

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def start(self, g: Alea) -> None:
        g.end()
