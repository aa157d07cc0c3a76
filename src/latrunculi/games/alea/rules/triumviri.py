"""Triumvirs (AIE-3.7.4): the shares of those who lead neither camp, and how they rally.

Where they stand and who may attack them: `rights`; their battles: `combat`; the legions they count for: `garrisons`
and `republic`. A marker stays until its region rallies, or until the end (AIE-3.7.4-5).
"""

from __future__ import annotations

from latrunculi.games.alea.components.chart import Region
from latrunculi.games.alea.components.counters import FACE, LEADER_MASK
from latrunculi.games.alea.rules.allegiance import change_camp
from latrunculi.games.alea.rules.state import NATURAL, Alea
from latrunculi.games.alea.rules.words import SHARE_RALLIED
from latrunculi.games.imperator.components.kit import NONE, Camp
from latrunculi.kernel.actions import members


def rally(g: Alea, region: Region, camp: Camp) -> None:
    """AIE-6.F.3-1, AIE-6.F.3-2: the share of a region comes into play again, on the side of a camp.

    Whoever calls it calls `Aftermath` next: a leader without that side has died.
    """
    share = g.share(region)
    g.marker[region] = NONE
    g.emit(SHARE_RALLIED, (region, camp))
    lost = share & LEADER_MASK & ~FACE[camp]
    change_camp(g, share & ~lost, camp)
    for leader in members(lost):
        g.kill(leader, NATURAL)
