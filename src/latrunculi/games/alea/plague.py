"""The plague (AIE-6.E.4): what it strikes when it breaks out, and all who enter its zone."""

from __future__ import annotations

from latrunculi.games.alea.state import Alea


def infested(g: Alea, pieces: int, zone: int) -> None:
    """Pieces have just entered a land zone: to be called for every entry."""
