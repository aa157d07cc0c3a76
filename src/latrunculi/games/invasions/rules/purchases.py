"""XV: purchases, refits, auxiliaries, fortification; the limites of turn 8 (XVIII.I-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure

MOST_GOLD: Final[int] = AMOUNT["treasury"]
"""What a Treasury holds at most after the purchases (XIV.A-2)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Purchases(Procedure[Invasions]):
    """Step 2.C: the civilised nations of `g.order`."""

    NAME = "purchases"

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()


def cap(g: Invasions) -> None:
    """XIV.A-2: after the purchases no Treasury holds more than 40."""
    for nation in range(len(g.treasury)):
        g.treasury[nation] = min(MOST_GOLD, g.treasury[nation])
