"""Units that march together: what they may do from where they stand, and the best step towards it.

What a party wants follows from what battles and places to guard promise a force like its own (`Chances`), from what its
legions bring to other regions, and from what is lost where it leaves. It is reckoned once, and again only as far as
something has changed.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.dangers import Costs
from latrunculi.games.alea.advice.defiance import NEARBY
from latrunculi.games.alea.advice.ground import DISTANCE, FADED, FARTHEST, HELPED, TO_REGION
from latrunculi.games.alea.advice.regions import EFFORT, NOTHING, Gains
from latrunculi.games.alea.advice.survey import Survey
from latrunculi.games.alea.components.chart import NEAR, REGION_OF, REGION_ZONES, REPUBLIC
from latrunculi.games.alea.components.counters import LEGIONES, ROMAN_UNITS
from latrunculi.games.alea.rules.state import UNKNOWN
from latrunculi.games.imperator.advice.forces import Force
from latrunculi.games.imperator.advice.prospects import NEVER
from latrunculi.games.imperator.components.kit import NONE, Pieces, Zone, Zones
from latrunculi.kernel.actions import BIT, members

Goals = list[tuple[int, float]]
"""Zones, or regions, that are worth going to, each with what it promises."""


class Chances:
    """What zones promise a force that comes from afar, before what its leaving costs.

    `battles`, `guards`: by zone what a battle promises, and a place to guard; `watched`: the zones of `guards`, as a
    mask; `version`: rises whenever any of it comes out otherwise than before.
    """

    def __init__(self, host: Force, legions: int, led: bool, abroad: bool) -> None:
        """Of a force with so many legions.

        Args:
            led: by a party leader.
            abroad: it may leave the Republic.
        """
        self.host: Final = host
        self.legions: Final = legions
        self.led: Final = led
        self.abroad: Final = abroad
        self.battles: Final[dict[Zone, float]] = {}
        self.guards: Final[dict[Zone, float]] = {}
        self.watched: Zones = 0
        self.version: int = 0
        self._seen: int = UNKNOWN

    def renew(self, survey: Survey) -> None:
        """Ask again where something has changed."""
        if self._seen == survey.now:
            return
        changed = self.unsure(survey)
        self._seen = survey.now
        if changed:
            hostile = changed & survey.g.occupied[1 - survey.mover]
            altered = self._fight(survey, hostile)
            if self._watch(survey, changed ^ hostile) or altered:
                self.version += 1

    def unsure(self, survey: Survey) -> Zones:
        """The zones where what is known may no longer hold, as a mask."""
        if self._seen == UNKNOWN:
            return survey.telling()
        changed = survey.since(self._seen)
        return changed and changed & (survey.telling() | self.watched)

    def battle(self, survey: Survey, zone: Zone, brought: int, here: Zone) -> float:
        """What a battle promises those who come from another zone, or NONE, with so many legions for the region."""
        if not self.abroad and REGION_OF[zone] == NONE:
            return NEVER
        value = survey.fronts.joining(survey.mover, zone, self.host, brought, here)
        if self.led:
            value -= survey.track.duel
        if value > EFFORT and survey.g.inside[zone] & survey.rivals:
            value -= survey.track.regicide
        return value

    def _fight(self, survey: Survey, zones: Zones) -> bool:
        """Ask what battles promise in some zones. Returns whether anything has come out otherwise than before."""
        altered = False
        battles = self.battles
        for zone in members(zones):
            value = self.battle(survey, zone, self.legions, NONE)
            if value > EFFORT:
                if battles.get(zone) != value:
                    battles[zone] = value
                    altered = True
            elif zone in battles:
                del battles[zone]
                altered = True
        return altered

    def _watch(self, survey: Survey, zones: Zones) -> bool:
        """The same for places to guard, in some zones without enemies."""
        altered = False
        camp = survey.mover
        guards = self.guards
        telling = survey.telling()
        for zone in members(zones):
            value = survey.dangers.security(camp, zone, self.host) if telling & BIT[zone] else NEVER
            if value > EFFORT:
                if guards.get(zone) != value:
                    guards[zone] = value
                    self.watched |= BIT[zone]
                    altered = True
            elif zone in guards:
                del guards[zone]
                self.watched ^= BIT[zone]
                altered = True
        return altered


class Party:
    """Units and leaders that would march together from a zone.

    `zones`, `regions`: what is worth going to, with all that it costs; `rest`: the best that they can do later from
    where they stand; `best`: the best that a step to one of the zones open to them leads to.
    """

    def __init__(self, survey: Survey, here: Zone, group: Pieces, chances: Chances) -> None:
        self.here: Final = here
        self.group: Final = group
        self.host: Final = chances.host
        self.legions: Final = chances.legions
        self.zones: Goals = []
        self.regions: Goals = []
        self.rest: float = 0.0
        self.best: float = NEVER
        self._chances: Final = chances
        self._version: int = -1
        self._costs: Costs = (0.0, 0.0)
        self._gains: Gains = NOTHING
        self._near: list[Zone] = []
        self._seen: int = survey.now
        self._asked: int = survey.now
        self._defied: Final = survey.defiance.concerns(group)
        # Where it matters for a battle where one comes from: legions are there already, or one cannot help oneself.
        self._nearby: Final[Zones] = HELPED[here] | (REGION_ZONES[REGION_OF[here]] if REGION_OF[here] != NONE else 0)

    def renew(self, survey: Survey) -> None:
        """Find anew what is worth going to, if anything has changed."""
        chances = self._chances
        chances.renew(survey)
        camp = survey.mover
        costs = survey.dangers.leaves(camp, self.here, self.group)
        gains = survey.regions.more(camp, self.legions) if self.legions else NOTHING
        if (
            chances.version != self._version
            or costs != self._costs
            or self._others(gains)
            or (self._defied and survey.now != self._asked)
            or survey.since(self._asked) & self._nearby & survey.g.occupied[1 - camp]
        ):
            self._version, self._costs = chances.version, costs
            self._find(survey, gains)
            self._near, self.best = [], NEVER  # the next steps are to be asked anew
        self._gains = gains
        self._asked = survey.now

    def _others(self, gains: Gains) -> bool:
        """Whether what legions bring to regions differs from what was considered, where it matters."""
        before = self._gains
        if gains is before:
            return False
        return gains[1] != before[1] or (self._chances.watched != 0 and gains[0] != before[0])

    def _find(self, survey: Survey, gains: Gains) -> None:
        """All that is worth more than it costs to leave, given what the legions bring to regions."""
        here = self.here
        home = REGION_OF[here]
        near, far = self._costs
        chances = self._chances
        distance = DISTANCE[here]
        zones: Goals = []
        local = self._nearby & survey.g.occupied[1 - survey.mover]
        for zone, value in chances.battles.items():
            if value + far > EFFORT and not local & BIT[zone] and distance[zone] <= FARTHEST and zone != here:
                zones.append((zone, value + far))
        for zone in members(local):
            inner = REGION_OF[zone] == home
            value = chances.battle(survey, zone, 0 if inner else self.legions, here)
            if value > EFFORT:
                value += near if inner else far
                if value > EFFORT and zone != here:
                    zones.append((zone, value))
        for zone, value in chances.guards.items():
            if REGION_OF[zone] == home:
                value += near
            else:
                value += far + gains[0][REGION_OF[zone]]
            if value > EFFORT and distance[zone] <= FARTHEST and zone != here:
                zones.append((zone, value))
        regions: Goals = []
        for region, value in gains[1]:
            if value + far > EFFORT and region != home:
                regions.append((region, value + far))
        self.zones, self.regions = zones, regions
        if self._defied:
            self._beware(survey, gains)
        self.rest = self.later(here)

    def _beware(self, survey: Survey, gains: Gains) -> None:
        """The party leader whom the Pretender defies is with them: all is worth less near him, and more away from him.

        In a region it matters which zone, and any may be worth going to as a refuge.
        """
        here = self.here
        defiance = survey.defiance
        peril = defiance.staying(here)
        foes = survey.g.occupied[1 - survey.mover]
        zones = [(zone, value + peril - defiance.joining(zone, self.host)) for zone, value in self.zones]
        for region, value in self.regions:
            for zone in members(REGION_ZONES[region] & ~foes):
                secure = survey.dangers.security(survey.mover, zone, self.host)
                zones.append((zone, value + peril + secure - defiance.joining(zone, self.host)))
        if peril > EFFORT:
            near, far = self._costs
            refuges = ~foes & (-1 if self._chances.abroad else REPUBLIC)
            for zone, distance in enumerate(DISTANCE[here]):
                if 0 < distance <= len(NEARBY) and refuges & BIT[zone]:
                    region = REGION_OF[zone]
                    value = near if region == REGION_OF[here] else far + (gains[0][region] if region != NONE else 0.0)
                    zones.append((zone, value + peril - defiance.joining(zone, self.host)))
        self.zones = [goal for goal in zones if goal[1] > EFFORT]
        self.regions = []

    def step(self, survey: Survey, near: list[Zone]) -> float:
        """The best that a step to one of some adjacent zones leads to: kept in `best`."""
        if near != self._near or (self.regions and survey.since(self._seen) & NEAR[self.here]):
            best = NEVER
            if self.zones or self.regions:
                for there in near:
                    best = max(best, self.promise(survey, there))
            elif near:
                foes = survey.g.occupied[1 - survey.mover]
                best = max([NEVER if foes & BIT[there] else 0.0 for there in near])
            self.best, self._near = best, near
        self._seen = survey.now
        return self.best

    def promise(self, survey: Survey, there: Zone) -> float:
        """The best that the party can do from an adjacent zone: stop there, or go on."""
        if survey.g.occupied[1 - survey.mover] & BIT[there]:
            for zone, value in self.zones:
                if zone == there:
                    return value
            return NEVER
        best = self.later(there)
        if self.regions:
            region = REGION_OF[there]
            for taken, value in self.regions:
                if taken == region:  # in a dangerous part of it too
                    secure = value + survey.dangers.security(survey.mover, there, self.host)
                    return max(secure, best if best > value else 0.0)
        return best

    def later(self, here: Zone) -> float:
        """The best of what is worth going to from a zone, the further away the less."""
        best = 0.0
        distance = DISTANCE[here]
        for zone, value in self.zones:
            value *= FADED[distance[zone]]
            if value > best:
                best = value
        distance = TO_REGION[here]
        for region, value in self.regions:
            value *= FADED[distance[region]]
            if value > best:
                best = value
        return best


Like = tuple[Force, int]
"""A force, and in one number how many legions it has, who leads it, where it may go."""


class Parties:
    """The parties that have been thought of since everything was looked at anew, and their chances."""

    def __init__(self) -> None:
        self._epoch: int = -1
        self._chances: dict[Like, Chances] = {}
        self._known: dict[tuple[Zone, Pieces], Party] = {}

    def party(self, survey: Survey, here: Zone, group: Pieces) -> Party:
        """The party of some pieces in a zone, with all that it knows up to date."""
        if self._epoch != survey.epoch:
            self._epoch = survey.epoch
            self._chances = {}
            self._known = {}
        found = self._known.get((here, group))
        if found is None:
            found = self._known[here, group] = Party(survey, here, group, self._like(survey, group))
        found.renew(survey)
        return found

    def _like(self, survey: Survey, group: Pieces) -> Chances:
        """The chances of a force like that of some pieces."""
        host = survey.force(group)
        legions = (group & LEGIONES).bit_count()
        led = bool(group & survey.chiefs)
        abroad = led or not group & ROMAN_UNITS
        key = (host, 4 * legions + 2 * led + abroad)
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = Chances(host, legions, led, abroad)
        return found
