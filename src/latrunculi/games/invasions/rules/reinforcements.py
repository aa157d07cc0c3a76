"""IX: reinforcements, leaders, evictions; the dated entries and departures of the Chronologie (IV-6, SEQ.1.B)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Reinforcements(Procedure[Invasions]):
    """Step 1.B, nation by nation in `g.order`."""

    NAME = "reinforcements"

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()
