"""XIV: income and expenses, commerce, tribute, recovery after pillage; bankruptcy and collapse."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Revenues(Procedure[Invasions]):
    """Step 2.B: the nations of `g.order`, barbarians for their recovery alone (XIV.I-3)."""

    NAME = "revenues"

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()
