"""Places without enemies: what it is worth to have a force there, where the enemy can come, and what leaving costs."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.armies import Armies
from latrunculi.games.alea.advice.defiance import Defiance
from latrunculi.games.alea.advice.ground import NEARS, SECOND
from latrunculi.games.alea.advice.regions import URBS, Regions
from latrunculi.games.alea.components.chart import REGION_OF, REPUBLIC, ROMA
from latrunculi.games.alea.components.counters import LEADER_MASK, LEGIONES, UNIT_MASK
from latrunculi.games.alea.rules.combat import GREAT_BATTLE
from latrunculi.games.alea.rules.state import UNKNOWN
from latrunculi.games.imperator.advice.forces import EMPTY, Force, joined
from latrunculi.games.imperator.advice.prospects import forecast, gain, raiders
from latrunculi.games.imperator.components.kit import NONE, Camp, Pieces, Zone, Zones
from latrunculi.kernel.actions import BIT, members

FEAR: Final = 0.3
"""How much of an enemy's possible attack counts while he has sequences left."""
RESPITE: Final = 0.08
"""How much counts when he has none left in this year."""
REACH: Final = 2
"""Command from which a leader threatens zones further away."""
CLEARED: Final = 0.25
"""What driving the enemy from a zone is worth by itself."""
GREAT: Final = GREAT_BATTLE + 1

Costs = tuple[float, float]
"""What it costs to leave a zone for another of its region, and for another region."""


class Dangers:
    """What forces are worth where no enemy stands."""

    def __init__(self, armies: Armies, regions: Regions, defiance: Defiance) -> None:
        self.armies: Final = armies
        self.regions: Final = regions
        self.defiance: Final = defiance
        self.fear: tuple[float, float] = (FEAR, FEAR)
        self._perils: Final[list[list[Force] | None]] = [None, None]
        self._standing: Final[list[dict[Zone, float]]] = [{}, {}]
        self._anxious: Final[list[Zones]] = [UNKNOWN, UNKNOWN]
        self._leaves: Final[dict[Zone, dict[Pieces, Costs]]] = {}

    def begin(self, same: tuple[bool, bool]) -> None:
        """Look at everything anew; `same` says for each camp whether its forces are as they were."""
        g = self.armies.g
        afraid = [FEAR if g.active == NONE or g.smc[1 - camp] else RESPITE for camp in (0, 1)]
        self.fear = afraid[0], afraid[1]
        self._leaves.clear()
        for camp in (0, 1):
            self._standing[camp].clear()
            self._anxious[camp] = UNKNOWN
            if not same[1 - camp]:
                self._perils[camp] = None

    def follow(self, camp: Camp, zones: Zones, around: Zones) -> None:
        """A camp has other forces than before in some zones; `around` are those and the others of their regions."""
        enemy = 1 - camp
        self._perils[enemy] = None
        self._standing[enemy].clear()
        self._anxious[0] = self._anxious[1] = UNKNOWN
        standing = self._standing[camp]
        for zone in members(zones):
            standing.pop(zone, None)
        for zone in members(around):
            self._leaves.pop(zone, None)

    def perils(self, camp: Camp) -> list[Force]:
        """For each zone the strongest enemy force that can reach it in a sequence by land."""
        found = self._perils[camp]
        if found is None:
            armies = self.armies
            g = armies.g
            chiefs = g.own[1 - camp] & LEADER_MASK
            found = raiders(g, armies.forces[1 - camp], 1 - camp, chiefs, REACH, (NEARS, SECOND))
            self._perils[camp] = found
        return found

    def anxious(self, camp: Camp) -> Zones:
        """The zones free of enemies where a camp needs units, or more of them: Roma, and where some are in danger."""
        found = self._anxious[camp]
        if found == UNKNOWN:
            g = self.armies.g
            zones = g.occupied[camp] & REPUBLIC | BIT[ROMA]
            found = 0
            for zone in members(zones ^ (zones & g.occupied[1 - camp])):
                if zone == ROMA or self.standing(camp, zone) < 0:
                    found |= BIT[zone]
            self._anxious[camp] = found
        return found

    def stand(self, camp: Camp, zone: Zone, host: Force) -> float:
        """What it is worth to a camp to have a force in a zone free of enemies: Roma, less what may befall it."""
        if not host.units:
            return 0.0
        value = URBS * self.regions.counts if zone == ROMA else 0.0
        raider = self.perils(camp)[zone]
        if raider.units:
            harm = gain(forecast(raider, host), raider, host, CLEARED + value, GREAT)
            if harm > 0:
                value -= harm * self.fear[camp]
        return value

    def standing(self, camp: Camp, zone: Zone) -> float:
        """What the force that a camp has in a zone now is worth there."""
        found = self._standing[camp].get(zone)
        if found is None:
            forces = self.armies.forces
            found = 0.0 if forces[1 - camp][zone].units else self.stand(camp, zone, forces[camp][zone])
            self._standing[camp][zone] = found
        return found

    def security(self, camp: Camp, zone: Zone, host: Force) -> float:
        """What a force adds to what a camp has in a zone free of enemies, its region aside: Roma, less the dangers."""
        if zone != ROMA and not self.perils(camp)[zone].units:
            return 0.0
        return self.stand(camp, zone, joined(self.armies.forces[camp][zone], host)) - self.standing(camp, zone)

    def leaves(self, camp: Camp, here: Zone, group: Pieces) -> Costs:
        """What it costs a camp that a group leaves a zone: numbers below 0; above if it is safer so."""
        known = self._leaves.get(here)
        if known is None:
            known = self._leaves[here] = {}
        found = known.get(group)
        if found is None:
            found = known[group] = self._leaving(camp, here, group)
        return found

    def _leaving(self, camp: Camp, here: Zone, group: Pieces) -> Costs:
        armies = self.armies
        near = 0.0
        if not armies.forces[1 - camp][here].units:
            rest = armies.g.inside[here] & armies.g.own[camp]
            rest ^= rest & group
            near = self.stand(camp, here, armies.force(rest) if rest & UNIT_MASK else EMPTY)
            near -= self.standing(camp, here) + self.defiance.deserting(here, group)
        legions = (group & LEGIONES).bit_count()
        region = REGION_OF[here]
        if not legions or region == NONE:
            return near, near
        return near, near + self.regions.taken(camp, region, legions)
