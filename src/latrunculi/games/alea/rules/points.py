"""Phase F: the victory points (AIE-10.F), with the stratagems played for them."""

from __future__ import annotations

from latrunculi.games.alea.rules.honours import POINTS, call_honours
from latrunculi.games.alea.rules.scoring import breakdown, score
from latrunculi.games.alea.rules.state import Alea
from latrunculi.kernel.engine import Procedure


class Count(Procedure[Alea]):
    """The points of phase F, CAESARIAN's first."""

    NAME = "count"

    def start(self, g: Alea) -> None:
        """AIE-10.F; Triomphus comes in this step too (AIE-6.F.4-1)."""
        self.step = "over"
        call_honours(g, POINTS)
        for camp, reason, points in breakdown(g):
            score(g, camp, points, reason)

    def over(self, g: Alea) -> None:
        """The adjustments come next."""
        g.end()
