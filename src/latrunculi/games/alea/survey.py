"""What a player sees at a glance: the forces in each zone, the legions in each region, where either camp can strike.

It is made once for a position and serves all decisions in it. All values are points of victory.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.combat import GREAT_BATTLE
from latrunculi.games.alea.republic import strained, trends
from latrunculi.games.alea.state import BELLUM, CAESARIANI, PAX, REPUBLICANI, Alea
from latrunculi.games.alea.world import (
    AUXILIA,
    EQUITES,
    GARRISON,
    ITALIA,
    KIT,
    LEADER_MASK,
    LEGIONES,
    NAVES,
    NEAR,
    NONE,
    PEOPLE_UNITS,
    PEOPLE_VALUE,
    PEOPLES,
    POINTS,
    REGION_OF,
    REGIONS,
    RINGS,
    ROMA,
    ROMAN_UNITS,
    UNIT_MASK,
    UNITS,
    ZONES,
)
from latrunculi.games.imperator.geography import steps_between
from latrunculi.games.imperator.prospects import EMPTY, Force, Muster, Rates, forecast, gain, joined, raiders
from latrunculi.kernel.actions import members

# ---------------------------------------------------------------- weights, in points of victory

CONTROL: Final = 0.17
"""A control point gained, or kept from the enemy, at the count of one phase F (AIE-10.F-2, AIE-10.F-3)."""
URBS: Final = 0.7
"""Roma held by troops at one such count (AIE-10.F-4)."""
LATER: Final = 0.6
"""What the counts of the years to come add, for each of two at most."""
MOST_LATER: Final = 2
SURE: Final = (0.0, 0.8, 0.92, 1.0)
"""How sure the control of a region is by the lead in legions (AIE-3.7.3-2)."""
INHERITED: Final = 0.55
"""The same without a lead: whoever has a region keeps it (AIE-3.7.3-3)."""
SPACE: Final = (2.0, 2.2, 2.8, 4.0, 6.5, 10.0, 8.0, 4.0, 1.4)
"""A space of the Cicero/Princeps track, by where the marker is bound: at its end, 5, both have lost
(AIE-2.F.1-11); far beyond it nothing helps."""
STAKE: Final = (0.0, 0.1, 0.25, 0.5, 0.8, 1.2, 1.0, 0.4, 0.0)
"""What it weighs more for each year that a dead Republic would no longer see."""
HALF_MANNED: Final = 0.4
"""How much of a garrison's worth a part of it has, since the rest may come."""
LEVIES: Final = 0.9
"""A garrison of one's own in a region of one's own: without it there are no recruits (AIE-9.e-3)."""
LEGION: Final = 0.075
"""A strength point of a legion."""
LIGHT: Final = 0.05
"""A strength point of auxilia and equites."""
SHIP: Final = 0.11
"""A strength point of naves."""
ALLIED: Final = 0.07
"""A strength point of a People in allegiance."""
HOSTILE: Final = 0.06
"""A strength point of a People at war: it returns from its home (AIE-2.C-6)."""
FINISH: Final = 1.6
"""How much of the value of a People a blow at its last step brings; less the more steps it has left."""
RABBLE: Final = 0.5
"""What a minor People's pacification is worth."""
FEAR: Final = 0.3
"""How much of an enemy's possible attack counts while he has sequences left."""
RESPITE: Final = 0.08
"""How much counts when he has none left in this year."""
REACH: Final = 2
"""Command from which a leader threatens zones further away."""
FADING: Final = 0.86
"""What is left of an attraction with each step of distance."""
CLEARED: Final = 0.25
"""What driving the enemy from a zone is worth by itself."""

CONCERT: Final = 0.6
"""How much a battle counts that needs others to join in."""
LONELY: Final = 0.7
"""A leader alone among the enemy, or within his reach."""

GREAT: Final = GREAT_BATTLE + 1
NEARS: Final = tuple([tuple(members(NEAR[z])) for z in range(ZONES)])
SECOND: Final = tuple([tuple(members(RINGS[z][2])) if len(RINGS[z]) > 2 else () for z in range(ZONES)])
DISTANCE: Final = steps_between(RINGS)
"""Steps between two zones."""
FADED: Final = tuple([FADING**d for d in range(200)])

Key = tuple[bytes, bytes, int, int, int, int, int]


def key_of(g: Alea) -> Key:
    """What a survey depends on."""
    return (
        bytes(g.at), bytes([c + 1 for c in g.control]), g.own[0], g.own[1], g.weak,
        (g.smc[0] << 8 | g.smc[1]) << 8 | g.year, g.active,
    )  # fmt: skip


def _plain_rates() -> list[float]:
    found = [ALLIED] * UNITS
    for kind, rate in ((LEGIONES, LEGION), (AUXILIA | EQUITES, LIGHT), (NAVES & ROMAN_UNITS, SHIP)):
        for unit in members(kind):
            found[unit] = rate
    return found


PLAIN: Final = _plain_rates()


def relief(g: Alea, peoples: int) -> int:
    """By how many spaces less the marker would move if some Peoples were at peace (AIE-2.F.1-4, AIE-2.F.1-8)."""
    wars = g.at_war()
    left = wars & ~peoples
    return int(strained(wars)) - int(strained(left)) + int(wars != 0) - int(left != 0)


def rates(g: Alea, space: float) -> Rates:
    """By unit what its loss would cost, for each strength point.

    The last of a People at war brings its pacification (AIE-10.J-4), the last of one in allegiance ends that.

    Args:
        space: what a space of the Cicero/Princeps track is worth.
    """
    found = PLAIN.copy()
    for people in range(PEOPLES):
        status = g.status[people]
        if status == PAX:
            continue
        standing = g.standing(people)
        if standing:
            if status == BELLUM:
                value = (PEOPLE_VALUE[people] or RABBLE) + space * relief(g, 1 << people)
            else:
                value = 1.0 + LATER
            steps = 2 * standing.bit_count() - (standing & g.weak).bit_count()
            rate = HOSTILE if status == BELLUM else ALLIED
            rate += FINISH * value / steps**1.6 / KIT.force[2 * (standing.bit_length() - 1)]
            for unit in members(PEOPLE_UNITS[people]):
                found[unit] = rate
    return tuple(found)


def manned(legions: int, region: int) -> float:
    """How much of the worth of a region's garrison so many legions there have: all, or a part."""
    return 1.0 if legions >= GARRISON[region] else HALF_MANNED * legions / GARRISON[region]


class Survey:
    """A position at a glance.

    `forces`: by camp and zone those on land; `legions`: by camp and region the number of legions on land; `bound`:
    where the Cicero/Princeps marker would go if the turn ended now and a party leader had fought; `space`: what one
    space of its track is worth.
    """

    def __init__(self, g: Alea) -> None:
        self.g: Final = g
        bound = g.cicero + sum([amount for name, amount in trends(g) if name != "no-battle"])
        self.bound: int = bound
        place = min(max(bound, 0), len(SPACE) - 1)
        self.space: float = SPACE[place] + STAKE[place] * (g.year - g.last_year)
        self._muster: Final = Muster(KIT, rates(g, self.space), g.weak)
        self.forces: list[list[Force]] = [[EMPTY] * ZONES, [EMPTY] * ZONES]
        self.legions: list[list[int]] = [[0] * REGIONS, [0] * REGIONS]
        for camp in (CAESARIANI, REPUBLICANI):
            row = self.forces[camp]
            counts = self.legions[camp]
            for zone in members(g.occupied[camp]):
                pieces = g.inside[zone] & g.own[camp]
                row[zone] = self.force(pieces)
                if REGION_OF[zone] != NONE:
                    counts[REGION_OF[zone]] += (pieces & LEGIONES).bit_count()
        afraid = [FEAR if g.active == NONE or g.smc[1 - camp] else RESPITE for camp in (0, 1)]
        self.fear: tuple[float, float] = (afraid[0], afraid[1])
        self.counts: float = 1.0 + LATER * min(MOST_LATER, g.year - g.last_year)
        self._perils: list[list[Force] | None] = [None, None]
        self._standing: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self._held: dict[tuple[int, int, int, int], float] = {}
        self.plans: dict[int, tuple[float, int]] = {}
        self.goals: dict[tuple[int, Force, int], list[tuple[int, float]]] = {}
        self.rights: dict[tuple[int, int, int], int] = {}
        self.advances: dict[tuple[int, Force, int], float] = {}
        self.voyages: dict[tuple[int, int], tuple[float, int]] = {}
        self.helpers: dict[tuple[int, int], Force] = {}

    def force(self, pieces: int) -> Force:
        """The force of some units and leaders."""
        return self._muster.force(pieces)

    # ------------------------------------------------------------------ regions

    def hold(self, camp: int, region: int, own: int, foe: int) -> float:
        """What so many legions of a camp and of its enemy make of a region for it: who will control it, and how."""
        key = (camp, region, own, foe)
        found = self._held.get(key)
        if found is None:
            found = self._held[key] = self._hold(camp, region, own, foe)
        return found

    def _hold(self, camp: int, region: int, own: int, foe: int) -> float:
        g = self.g
        lead = own - foe
        if lead > 0:
            chance = SURE[min(lead, 3)]
        elif lead < 0:
            chance = -SURE[min(-lead, 3)]
        elif g.control[region] == NONE:
            chance = 0.0
        else:
            chance = INHERITED if g.control[region] == camp else -INHERITED
        if g.marker[region] != NONE:
            chance = 0.0
        prize = POINTS[region] * CONTROL + (URBS / 2 if region == ITALIA else 0.0)
        value = prize * self.counts * chance
        if GARRISON[region] and g.marker[region] == NONE:
            value += self.space * manned(own + foe, region)
            if g.control[region] != NONE:
                there, sign = (own, LEVIES) if g.control[region] == camp else (foe, -LEVIES)
                value += sign * manned(there, region)
        return value

    def region_value(self, camp: int) -> float:
        """What all regions are worth to a camp as the legions stand."""
        own, foe = self.legions[camp], self.legions[1 - camp]
        return sum([self.hold(camp, region, own[region], foe[region]) for region in range(REGIONS)])

    # ------------------------------------------------------------------ dangers

    def perils(self, camp: int) -> list[Force]:
        """For each zone the strongest enemy force that can reach it in a sequence by land."""
        found = self._perils[camp]
        if found is None:
            g = self.g
            chiefs = g.own[1 - camp] & LEADER_MASK
            found = self._perils[camp] = raiders(g, self.forces[1 - camp], 1 - camp, chiefs, REACH, (NEARS, SECOND))
        return found

    def helper(self, camp: int, zone: int, here: int) -> Force:
        """The strongest led force of a camp that could join a battle in a zone from elsewhere than one more zone."""
        found = self.helpers.get((zone, here))
        if found is None:
            g = self.g
            found = EMPTY
            row = self.forces[camp]
            for ring in (NEARS[zone], SECOND[zone]):
                for near in ring:
                    if near == here or row[near][0] <= found[0] or g.inside[near] & g.own[camp] & g.moved:
                        continue
                    if g.led[camp] >> near & 1:
                        found = row[near]
            self.helpers[zone, here] = found
        return found

    # ------------------------------------------------------------------ what it is worth to stand somewhere

    def stand(self, camp: int, zone: int, host: Force) -> float:
        """What it is worth to a camp to have a force in a zone free of enemies: Roma, less what may befall it."""
        if not host[3]:
            return 0.0
        value = URBS * self.counts if zone == ROMA else 0.0
        raider = self.perils(camp)[zone]
        if raider[3]:
            harm = gain(forecast(raider, host), raider, host, CLEARED + value, GREAT)
            if harm > 0:
                value -= harm * self.fear[camp]
        return value

    def standing(self, camp: int, zone: int) -> float:
        """What the force that a camp has in a zone now is worth there."""
        found = self._standing[camp].get(zone)
        if found is None:
            found = 0.0 if self.forces[1 - camp][zone][3] else self.stand(camp, zone, self.forces[camp][zone])
            self._standing[camp][zone] = found
        return found

    def prize(self, camp: int, zone: int, legions: int) -> float:
        """What winning a battle in a zone brings a camp that has so many more legions in its region with it."""
        region = REGION_OF[zone]
        if region == NONE:
            return CLEARED
        own, foe = self.legions[camp][region], self.legions[1 - camp][region]
        beaten = (self.g.inside[zone] & self.g.own[1 - camp] & LEGIONES).bit_count()
        prize = CLEARED + self.hold(camp, region, own + legions, foe - beaten) - self.hold(camp, region, own, foe)
        return prize + URBS * self.counts if zone == ROMA else prize

    def assault(self, camp: int, zone: int, host: Force, legions: int) -> float:
        """What it promises a camp to fight in a zone with a force that brings so many legions into its region.

        Both sides have units.
        """
        enemy = self.forces[1 - camp][zone]
        return gain(forecast(host, enemy), host, enemy, self.prize(camp, zone, legions), GREAT)

    def arriving(self, camp: int, zone: int, host: Force, legions: int, here: int) -> float:
        """What a force with so many legions, come from a zone (or NONE), adds to what a camp has in another."""
        region = REGION_OF[zone]
        brought = 0 if here != NONE and REGION_OF[here] == region else legions
        present = self.forces[camp][zone]
        if self.forces[1 - camp][zone][3]:
            if not present[3] and not host[3]:
                return -LONELY
            value = self.assault(camp, zone, joined(present, host), brought)
            if value <= 0 and not present[3]:
                aid = self.helper(camp, zone, here)
                if aid[3]:
                    value = max(value, CONCERT * self.assault(camp, zone, joined(aid, host), brought))
            return value
        value = self.stand(camp, zone, joined(present, host)) - self.standing(camp, zone)
        if brought and region != NONE:
            own, foe = self.legions[camp][region], self.legions[1 - camp][region]
            value += self.hold(camp, region, own + brought, foe) - self.hold(camp, region, own, foe)
        return value

    def leaving(self, camp: int, here: int, group: int, there: int) -> float:
        """What it costs a camp that a group leaves a zone for another, as a number below 0; above if it is safer."""
        g = self.g
        rest = g.inside[here] & g.own[camp] & ~group
        if self.forces[1 - camp][here][3]:
            return 0.0
        value = self.stand(camp, here, self.force(rest) if rest & UNIT_MASK else EMPTY) - self.standing(camp, here)
        region = REGION_OF[here]
        legions = (group & LEGIONES).bit_count()
        if legions and region != NONE and region != REGION_OF[there]:
            own, foe = self.legions[camp][region], self.legions[1 - camp][region]
            value += self.hold(camp, region, own - legions, foe) - self.hold(camp, region, own, foe)
        return value
