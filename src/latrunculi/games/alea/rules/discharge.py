"""Phase D, step 5: legions are dismissed (AIE-2.D-8 to AIE-2.D-12)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import CITIES, GARRISON, NEAR, REGIONS
from latrunculi.games.alea.components.counters import LEGIONES
from latrunculi.games.alea.components.places import RESERVE
from latrunculi.games.alea.rules.garrisons import KEPT_LEGIONS, legions_in, legions_on_map
from latrunculi.games.alea.rules.regions import held, ruled
from latrunculi.games.alea.rules.scoring import score
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import DISMISS, DISMISSED, DONE
from latrunculi.games.imperator.components.kit import NONE, Camp, Pieces, Zones
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

GROUP: Final = 3
"""How many legions dismissed at one time are worth a point (AIE-10.J-3)."""


def in_peace(g: Alea, camp: Camp, among: Zones = CITIES) -> Zones:
    """Those of some zones where a camp may dismiss legions, as a mask (AIE-2.D-9)."""
    enemy = held(g, 1 - camp)
    mask = 0
    for zone in members(among & CITIES & ruled(g, camp) & ~enemy):
        if not enemy & NEAR[zone]:
            mask |= BIT[zone]
    return mask


def unthreatened(g: Alea, camp: Camp, legions: int) -> Pieces:
    """Those of some legions of a camp that are fresh and far from the enemy, as a mask (AIE-2.D-9)."""
    fresh = legions & ~g.weak
    zones = in_peace(g, camp, g.zones_of(fresh))
    mask = 0
    for unit in members(fresh if zones else 0):
        zone = g.ground(g.at[unit])
        if zone != NONE and zones & BIT[zone]:
            mask |= BIT[unit]
    return mask


def beyond_garrisons(g: Alea, camp: Camp) -> Pieces:
    """The legions of a camp without one of which their region, its own, still has its garrison, as a mask (AIE-2.D-11).

    Those dismissed before at the same time are gone from the map, so that they are counted with it.
    """
    mask = 0
    for region in range(REGIONS):
        if g.control[region] == camp:
            legions = legions_in(g, region)
            if legions.bit_count() > GARRISON[region]:
                mask |= legions
    return mask


def to_spare(g: Alea) -> bool:
    """Whether the Republic has legions enough without one of those on the map (AIE-2.D-12)."""
    return legions_on_map(g) > KEPT_LEGIONS


def dismissable(g: Alea, camp: Camp) -> Pieces:
    """The legions that a camp may dismiss, as a mask."""
    legions = beyond_garrisons(g, camp) if to_spare(g) else 0
    return unthreatened(g, camp, legions) if legions else 0


class Discharge(Procedure[Alea]):
    """A camp dismisses legions one by one, or none; `dismissed` counts them."""

    NAME = "discharge"
    ASKS = {"legion": "AIE-2.D-8"}

    camp: Camp
    dismissed: int = 0

    def start(self, g: Alea) -> None:
        """As long as there are legions to dismiss."""
        self.step = "legion" if dismissable(g, self.camp) else "over"

    def legion(self, g: Alea) -> None:
        g.ask(g.seat_of(self.camp))

    def options(self, g: Alea, may: Offers) -> None:
        may.offer(DISMISS, "AIE-2.D-8", g.own[self.camp] & LEGIONES & ~g.off_map())
        legions = beyond_garrisons(g, self.camp)
        may.only("AIE-2.D-9", unthreatened(g, self.camp, may.undecided if may.explains else legions))
        may.only("AIE-2.D-11", legions)
        may.when("AIE-2.D-12", to_spare(g))
        may.offer(DONE, "AIE-2.D-8")

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            self.step = "over"
            return
        g.rebels &= ~(1 << obj)  # in the reserve its camp and its past are forgotten (AIE-9.e-8)
        g.put(obj, RESERVE)
        g.emit(DISMISSED, (self.camp, obj))
        self.dismissed += 1
        self.step = "start"

    def over(self, g: Alea) -> None:
        """AIE-2.D-10, AIE-10.J-3."""
        score(g, self.camp, self.dismissed // GROUP, "dismissal")
        g.end()
