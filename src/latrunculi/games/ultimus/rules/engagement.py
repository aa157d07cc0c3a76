"""UR-2.E-2, UR-2.E-3: the movements and combats of a sequence with the stratagems that both camps may play in them."""

from __future__ import annotations

from latrunculi.games.ultimus.rules import marching
from latrunculi.games.ultimus.rules.council import Council, council_due
from latrunculi.games.ultimus.rules.state import ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.stratagems import STRATAGEMS


class Movements(marching.Marching):
    """Phase E.1. The attempt at a council comes when the sequence begins or a movement ends (UR-6.3-7)."""

    STRATAGEMS = STRATAGEMS

    def start(self, g: Ultimus) -> None:
        super().start(g)
        self.hold_council(g)

    def after_move(self, g: Ultimus) -> None:
        """The council first, then the window of the passive camp."""
        super().after_move(g)
        self.hold_council(g)

    def hold_council(self, g: Ultimus) -> None:
        """UR-6.3-7: ROMAIN attempts the council if its emperor is there."""
        if g.active == ROMANUS and council_due(g):
            g.call(Council())
