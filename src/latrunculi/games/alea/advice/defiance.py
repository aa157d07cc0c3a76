"""The Pretender and the party leader whom he defies: where that one is in danger, and what it would cost his camp.

Whoever of the two is beaten by the other falls (AIE-8.5.2-1): if it is the party leader, the coup d'État has succeeded,
and the camps are exchanged (AIE-3.6-9, AIE-5.2-1); if it is the Pretender, it has failed, and what he led goes back to
the camp that he had left (AIE-3.6-10). Without units the leader need fear no battle: he escapes (AIE-7.1-4).
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.armies import Armies
from latrunculi.games.alea.advice.ground import DISTANCE
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.imperator.advice.forces import EMPTY, Force, joined
from latrunculi.games.imperator.advice.prospects import forecast
from latrunculi.games.imperator.components.kit import NONE, Pieces, Zone
from latrunculi.kernel.actions import BIT

COUP: Final = 4.0
"""What a camp loses by a coup d'État that succeeds."""
QUELLED: Final = 2.0
"""What it gains by one that fails."""
SAFE: Final = 0.3
"""How likely the Pretender's victory may be before anybody gives way to him."""
NEARBY: Final[tuple[float, ...]] = (1.0, 1.0, 0.7, 0.4)
"""How much it counts that the Pretender is so many zones away."""
REPRIEVE: Final = 0.4
"""The same, as a share, when his camp has no sequence left in this year."""


def defied(g: Alea) -> Pieces:
    """The party leader whom the Pretender defies (AIE-3.6-8), as a mask; 0 without either."""
    if g.pretender == NONE:
        return 0
    leader = g.chief[1 - g.camp(g.pretender)]
    return BIT[leader] if leader != NONE else 0


class Defiance:
    """Where the defied leader is in danger. `leader`: he, as a mask, 0 when there is none."""

    def __init__(self, armies: Armies) -> None:
        self.armies: Final = armies
        self.leader: Pieces = 0

    def begin(self) -> None:
        """Look at everything anew."""
        self.leader = defied(self.armies.g)

    def concerns(self, pieces: Pieces) -> bool:
        """Whether he is among some pieces."""
        return pieces & self.leader != 0

    def peril(self, zone: Zone, host: Force) -> float:
        """What it costs his camp that he is in a zone with a force, all that there is of his camp."""
        g = self.armies.g
        if not self.leader or not host.units:
            return 0.0
        rebel = g.pretender
        where = g.ground(g.at[rebel])
        if where == NONE or DISTANCE[where][zone] >= len(NEARBY):
            return 0.0
        rebels = self.armies.forces[g.camp(rebel)][where]
        if not rebels.units:
            return 0.0
        if where == zone:
            win = forecast(host, rebels)[4]
            return COUP * (1.0 - win) - QUELLED * win
        cost = COUP * NEARBY[DISTANCE[where][zone]] * max(0.0, forecast(rebels, host)[4] - SAFE)
        return cost if g.active == NONE or g.smc[g.camp(rebel)] else REPRIEVE * cost

    def joining(self, zone: Zone, host: Force) -> float:
        """The same if he comes to a zone from another with a force, or without (`EMPTY`)."""
        if not self.leader:
            return 0.0
        camp = 1 - self.armies.g.camp(self.armies.g.pretender)
        return self.peril(zone, joined(self.armies.forces[camp][zone], host))

    def staying(self, zone: Zone) -> float:
        """The same where he stands, with those who are there."""
        return self.joining(zone, EMPTY)

    def deserting(self, zone: Zone, group: Pieces) -> float:
        """What it costs more that a group leaves him behind in a zone, if he is there and stays."""
        g = self.armies.g
        if not self.leader & g.inside[zone] or self.leader & group:
            return 0.0
        camp = 1 - g.camp(g.pretender)
        rest = self.armies.force(g.inside[zone] & g.own[camp] & ~group)
        return self.peril(zone, rest) - self.staying(zone)
