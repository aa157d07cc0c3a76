"""Triumvirs (AIE-3.7.4): the shares of those who lead neither camp, and how they rally."""

from __future__ import annotations

from latrunculi.games.alea.state import NATURAL, Alea
from latrunculi.games.alea.world import FACE, LEADER_MASK, NONE
from latrunculi.kernel.actions import members


def rally(g: Alea, region: int, camp: int) -> None:
    """AIE-6.F.3-1, AIE-6.F.3-2: the share of a region comes into play again, on the side of a camp."""
    share = g.share(region)
    g.marker[region] = NONE
    lost = share & LEADER_MASK & ~FACE[camp]
    g.join(share & ~lost, camp)
    for leader in members(lost):
        g.kill(leader, NATURAL)
