"""Victory points (UR-10): every point won goes through `score`."""

from __future__ import annotations

from latrunculi.games.ultimus.state import Ultimus
from latrunculi.games.ultimus.words import OBJECTS, SCORED


def score(g: Ultimus, camp: int, points: int, reason: str) -> None:
    """Give a camp points for a reason (one of `words.OBJECTS["reason"]`); a total never falls below 0 (UR-10-1)."""
    if not points:
        return
    g.vp[camp] = max(0, g.vp[camp] + points)
    g.emit(SCORED, (camp, points, OBJECTS["reason"].index(reason)))
