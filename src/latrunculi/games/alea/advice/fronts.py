"""Zones where the enemy stands: what a battle there promises, alone or with the help of others."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.armies import Armies
from latrunculi.games.alea.advice.dangers import CLEARED, GREAT
from latrunculi.games.alea.advice.ground import DISTANCE, HELP, HELPED
from latrunculi.games.alea.advice.regions import URBS, Regions
from latrunculi.games.alea.components.chart import REGION_OF, REGION_ZONES, ROMA, Region
from latrunculi.games.alea.components.counters import LEGIONES
from latrunculi.games.imperator.advice.forces import EMPTY, Force, joined
from latrunculi.games.imperator.advice.prospects import NEVER, forecast, gain
from latrunculi.games.imperator.components.kit import NONE, Camp, Zone, Zones
from latrunculi.kernel.actions import BIT, members

HOPELESS: Final = 0.6
"""The share of the enemy's strength below which an attack is not even reckoned."""
CONCERT: Final = 0.6
"""How much a battle counts that needs others to join in."""
LONELY: Final = 0.7
"""A leader alone among the enemy, or within his reach."""

Aid = tuple[int, Force, Force]
"""Where the strongest of those stands who could join a battle, his force, and the second strongest force."""
Prizes = dict[Zone, dict[int, float]]
"""By zone, for so many legions more in its region, what victory there brings."""


class Fronts:
    """What battles promise, zone by zone. What victory brings, and who could help, is kept until it changes."""

    def __init__(self, armies: Armies, regions: Regions) -> None:
        self.armies: Final = armies
        self.regions: Final = regions
        self._prizes: Final[list[Prizes]] = [{}, {}]
        self._aid: Final[list[dict[Zone, Aid]]] = [{}, {}]

    def begin(self) -> None:
        """Look at everything anew."""
        for camp in (0, 1):
            self._prizes[camp].clear()
            self._aid[camp].clear()

    def follow(self, camp: Camp, zones: Zones, regions: list[Region]) -> Zones:
        """A camp has other forces than before in some zones, and other numbers of legions in some regions.

        Returns:
            The zones of the enemy's where a battle now promises something else, as a mask.
        """
        g = self.armies.g
        for region in regions:
            zones |= REGION_ZONES[region]
        zones &= g.occupied[1 - camp]
        prizes = self._prizes[camp]
        for zone in members(zones):
            prizes.pop(zone, None)
        self._prizes[1 - camp].clear()
        return zones

    def rally(self, camp: Camp, before: list[tuple[Zone, Force]]) -> Zones:
        """Others than before are ready to march for a camp.

        Returns:
            The zones of the enemy's where there is other help for who would attack, as a mask.
        """
        self._aid[1 - camp].clear()
        near = 0
        now = self.armies.ready(camp)
        if now == before:
            return 0
        known = dict(before)
        for zone, force in now:
            if known.pop(zone, EMPTY) is not force:
                near |= HELPED[zone]
        for zone in known:
            near |= HELPED[zone]
        g = self.armies.g
        found = 0
        aid = self._aid[camp]
        for zone in members(near & g.occupied[1 - camp]):
            last = aid.pop(zone, None)
            if last is not None and self.aid(camp, zone) != last:
                found |= BIT[zone]
        return found

    def prize(self, camp: Camp, zone: Zone, legions: int) -> float:
        """What winning a battle in a zone brings a camp that has so many more legions in its region with it."""
        known = self._prizes[camp].get(zone)
        if known is None:
            known = self._prizes[camp][zone] = {}
        found = known.get(legions)
        if found is None:
            found = known[legions] = self._prize(camp, zone, legions)
        return found

    def _prize(self, camp: Camp, zone: Zone, legions: int) -> float:
        region = REGION_OF[zone]
        if region == NONE:
            return CLEARED
        g = self.armies.g
        regions = self.regions
        own, foe = regions.legions[camp][region], regions.legions[1 - camp][region]
        beaten = (g.inside[zone] & g.own[1 - camp] & LEGIONES).bit_count()
        prize = CLEARED + regions.hold(camp, region, own + legions, foe - beaten)
        prize -= regions.hold(camp, region, own, foe)
        return prize + URBS * regions.counts if zone == ROMA else prize

    def assault(self, camp: Camp, zone: Zone, host: Force, legions: int) -> float:
        """What it promises a camp to fight in a zone with a force that brings so many legions into its region.

        Both sides have units.
        """
        enemy = self.armies.forces[1 - camp][zone]
        return gain(forecast(host, enemy), host, enemy, self.prize(camp, zone, legions), GREAT)

    def aid(self, camp: Camp, zone: Zone) -> Aid:
        """The two strongest led forces of a camp that could join a battle in a zone from elsewhere."""
        found = self._aid[camp].get(zone)
        if found is None:
            at, first, second = NONE, EMPTY, EMPTY
            distance = DISTANCE[zone]
            for near, force in self.armies.ready(camp):
                if distance[near] <= HELP and near != zone:
                    if force.strength > first.strength:
                        at, first, second = near, force, first
                    elif force.strength > second.strength:
                        second = force
            found = self._aid[camp][zone] = at, first, second
        return found

    def joining(self, camp: Camp, zone: Zone, host: Force, brought: int, here: Zone) -> float:
        """What a force, come from a zone (or NONE), adds to the battle that there is to be in another.

        Those who come first may count on help, but on none that is stronger than they are: let that come first.
        """
        forces = self.armies.forces
        present = forces[camp][zone]
        if not host.units:
            return 0.0 if present.units else -LONELY
        if present.units:
            return self.assault(camp, zone, joined(present, host), brought) - self.assault(camp, zone, present, 0)
        enough = HOPELESS * forces[1 - camp][zone].strength
        value = NEVER
        if host.strength >= enough:
            value = self.assault(camp, zone, host, brought)
            if value > 0:
                return value
        at, helper, other = self.aid(camp, zone)
        if at == here:
            helper = other
        if helper.units and helper.strength <= host.strength and helper.strength + host.strength >= enough:
            value = max(value, CONCERT * self.assault(camp, zone, joined(helper, host), brought))
        return value
