"""XVI: revolts: who names the province, which region; suppression."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Suppressions(Procedure[Invasions]):
    """Step 2.D: the civilised nations of `g.order` (XVI.F)."""

    NAME = "suppressions"

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()
