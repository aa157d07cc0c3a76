"""AIE-2.E-2, AIE-2.E-5: the movements and combats of a sequence, with the stratagems that both camps play in them."""

from __future__ import annotations

from latrunculi.games.alea.components.chart import ITALIA
from latrunculi.games.alea.rules import marching
from latrunculi.games.alea.rules.intrigues import suppress
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.stratagems import STRATAGEMS


class Movements(marching.Marching):
    """Phase E.1. Intrigue au Sénat may end with a movement (AIE-6.E.11-2)."""

    STRATAGEMS = STRATAGEMS

    def after_move(self, g: Alea) -> None:
        """The camp that holds Italia puts an end to the intrigue; then the window of the passive camp."""
        if g.active == g.control[ITALIA]:
            suppress(g)
        super().after_move(g)
