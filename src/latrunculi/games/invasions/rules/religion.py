"""XXXI: religions, conversions and their bonus, heresies."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Conversions(Procedure[Invasions]):
    """Before phase 2: who converts to Catholicism, and who takes the bonus now (XXXI.B)."""

    NAME = "conversions"

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()
