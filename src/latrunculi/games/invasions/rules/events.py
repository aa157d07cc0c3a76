"""X.A, X.B: Event cards, public ones resolved when drawn, private ones kept."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCards(Procedure[Invasions]):
    """Step 1.C, first: each camp in its order draws one card (X.B-1)."""

    NAME = "event-cards"

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()
