"""XIII: Administration cards: draws, choice of a type, price, effects by age."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Decrees(Procedure[Invasions]):
    """Step 2.A: the civilised nations of `g.order`, one after the other."""

    NAME = "decrees"

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()
