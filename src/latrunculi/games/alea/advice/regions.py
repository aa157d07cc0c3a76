"""The regions: what so many legions of either camp make of them, in points of victory."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.armies import Armies
from latrunculi.games.alea.components.chart import GARRISON, ITALIA, POINTS, REGIONS, Region
from latrunculi.games.alea.rules.regions import judge
from latrunculi.games.alea.rules.scoring import dominion
from latrunculi.games.alea.rules.state import CAESARIANI, REPUBLICANI, Alea
from latrunculi.games.imperator.components.kit import NONE, Camp

CONTROL: Final = 0.17
"""A control point gained, or kept from the enemy, at the count of one phase F (AIE-10.F-2, AIE-10.F-3)."""
URBS: Final = 0.7
"""Roma held by troops at one such count (AIE-10.F-4)."""
STAKED: Final = 2.5
"""The region that control points need, at one such count (AIE-SC-16)."""
LATER: Final = 0.6
"""What the counts of the years to come add, for each of two at most."""
MOST_LATER: Final = 2
SURE: Final[tuple[float, ...]] = (0.0, 0.8, 0.92, 1.0)
"""How sure the control of a region is by the lead in legions (AIE-3.7.3-2)."""
INHERITED: Final = 0.55
"""The same without a lead: whoever has a region keeps it (AIE-3.7.3-3)."""
HALF_MANNED: Final = 0.4
"""How much of a garrison's worth a part of it has, since the rest may come."""
LEVIES: Final = 0.9
"""A garrison of one's own in a region of one's own: without it there are no recruits (AIE-9.e-3)."""
EFFORT: Final = 0.05
"""What a movement must promise at least."""

Gains = tuple[list[float], list[tuple[int, float]]]
"""What legions more bring in each region, and the regions where that is worth an effort, with what it is."""

NOTHING: Final[Gains] = ([0.0] * REGIONS, [])
"""What a group without legions brings."""

Basis = tuple[tuple[int, ...], tuple[int, ...], int, int, float]


def manned(legions: int, region: Region) -> float:
    """How much of the worth of a region's garrison so many legions there have: all, or a part."""
    return 1.0 if legions >= GARRISON[region] else HALF_MANNED * legions / GARRISON[region]


def _worthwhile(values: list[float]) -> list[tuple[int, float]]:
    """Of values by region those that are worth an effort."""
    return [(region, value) for region, value in enumerate(values) if value > EFFORT]


def judged(g: Alea) -> int:
    """The points that control of the regions would bring the Caesarians if phase F came now, less the others'."""
    owners = [judge(g, region) for region in range(REGIONS)]
    balance = 0
    for camp, sign in ((CAESARIANI, 1), (REPUBLICANI, -1)):
        if g.stake == NONE or owners[g.stake] == camp:  # AIE-SC-16
            balance += sign * dominion(sum([POINTS[r] for r in range(REGIONS) if owners[r] == camp]))
    return balance


class Regions:
    """What the regions are worth as the legions stand.

    `counts`: how much one count of phase F weighs; `version`: rises with each change of legions.
    """

    def __init__(self, armies: Armies) -> None:
        self.armies: Final = armies
        self.legions: Final = armies.legions
        self.counts: float = 1.0
        self.version: int = 0
        self._space: float = 0.0
        self._basis: Basis | None = None
        self._held: dict[int, float] = {}
        self._more: Final[list[dict[int, Gains]]] = [{}, {}]

    def begin(self, space: float) -> None:
        """Look at everything anew; `space` is what a space of the Cicero/Princeps track is worth."""
        g = self.armies.g
        self.version += 1
        self._more[0], self._more[1] = {}, {}
        basis = (tuple(g.control), tuple(g.marker), g.stake, g.year - g.last_year, space)
        if basis != self._basis:
            self._basis = basis
            self._held = {}
            self._space = space
            self.counts = 1.0 + LATER * min(MOST_LATER, g.year - g.last_year)

    def follow(self, camp: Camp, changed: list[Region]) -> None:
        """A camp has more legions than before in some regions, or fewer."""
        self.version += 1
        self._more[1 - camp] = {}
        known = self._more[camp]
        for legions, gains in known.items():
            values = gains[0].copy()
            for region in changed:
                values[region] = self._bring(camp, region, legions)
            known[legions] = values, _worthwhile(values)

    def hold(self, camp: Camp, region: Region, own: int, foe: int) -> float:
        """What so many legions of a camp and of its enemy make of a region for it: who will control it, and how."""
        key = ((camp * REGIONS + region) * 100 + own) * 100 + foe
        found = self._held.get(key)
        if found is None:
            found = self._held[key] = self._hold(camp, region, own, foe)
        return found

    def _hold(self, camp: Camp, region: Region, own: int, foe: int) -> float:
        g = self.armies.g
        value = self._control(camp, region, own, foe) * self.counts
        if GARRISON[region] and g.marker[region] == NONE:
            value += self._space * manned(own + foe, region)
            if g.control[region] != NONE:
                there, sign = (own, LEVIES) if g.control[region] == camp else (foe, -LEVIES)
                value += sign * manned(there, region)
        return value

    def _control(self, camp: Camp, region: Region, own: int, foe: int) -> float:
        """What a region brings a camp at one count of phase F with so many legions there, and so many of its enemy."""
        g = self.armies.g
        if g.marker[region] != NONE:
            return 0.0
        prize = POINTS[region] * CONTROL + (URBS / 2 if region == ITALIA else 0.0)
        if region == g.stake:
            prize += STAKED
        lead = own - foe
        if lead > 0:
            return prize * SURE[min(lead, 3)]
        if lead < 0:
            return -prize * SURE[min(-lead, 3)]
        if g.control[region] == NONE:
            return 0.0
        return prize * INHERITED if g.control[region] == camp else -prize * INHERITED

    def controlled(self, camp: Camp) -> float:
        """What control of the regions brings a camp at one count of phase F as the legions stand."""
        own, foe = self.legions[camp], self.legions[1 - camp]
        return sum([self._control(camp, region, own[region], foe[region]) for region in range(REGIONS)])

    def garrisoned(self) -> float:
        """What garrisons, of either camp, are worth to the Republic, and so to both."""
        g = self.armies.g
        own, foe = self.legions
        return self._space * sum(
            [manned(own[r] + foe[r], r) for r in range(REGIONS) if GARRISON[r] and g.marker[r] == NONE]
        )

    def more(self, camp: Camp, legions: int) -> Gains:
        """What so many legions more, come from elsewhere, make of each region for a camp."""
        known = self._more[camp]
        found = known.get(legions)
        if found is None:
            values = [self._bring(camp, region, legions) for region in range(REGIONS)]
            found = known[legions] = values, _worthwhile(values)
        return found

    def _bring(self, camp: Camp, region: Region, legions: int) -> float:
        own, foe = self.legions[camp][region], self.legions[1 - camp][region]
        return self.hold(camp, region, own + legions, foe) - self.hold(camp, region, own, foe)

    def taken(self, camp: Camp, region: Region, legions: int) -> float:
        """What it makes of a region for a camp that so many of its legions leave it; below 0 as a rule."""
        own, foe = self.legions[camp][region], self.legions[1 - camp][region]
        return self.hold(camp, region, own - legions, foe) - self.hold(camp, region, own, foe)
