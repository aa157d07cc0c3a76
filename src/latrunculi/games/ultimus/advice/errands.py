"""What the move of a group to a zone next to it promises, and what draws it there."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.advice.forces import Force, joined
from latrunculi.games.imperator.advice.prospects import (
    NEVER,
    chosen,
    weight,
)
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Place, Zone, Zones
from latrunculi.games.ultimus.advice.leaders import COUP, duty, room, stranded
from latrunculi.games.ultimus.advice.survey import DISTANCE, FADED, NEARS, Departure, Survey
from latrunculi.games.ultimus.components.chart import ALL_CAPITALS, NEAR, TOWNS, ZONES
from latrunculi.games.ultimus.components.counters import (
    CO,
    FOREIGN_UNITS,
    LEADER_MASK,
    LI,
    PA,
    PIECE_PEOPLE,
    ROMAN_LEADERS,
    UNIT_DIOCESE,
    UNIT_HALF,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.rules.rights import holders, restrict
from latrunculi.games.ultimus.rules.roles import PRIZES
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS, Ultimus
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import Reach

PULL: Final = 0.5
"""How much an attraction counts against what is certain."""
CHASE: Final = 0.6
"""How much a battle that is some steps away counts."""
CONCERT: Final = 0.6
"""How much a battle counts that needs others to join in."""
RALLYING: Final = 0.12
"""What it is worth to a unit of PA to be with the general of its half."""
DISORDER: Final = 4.0
"""The points of a year that the usurpation itself brings BARBARE or costs ROMAIN (UR-10.2-4, -12): they end with it."""
PROSPECT: Final = 4
"""Years of the coming ones that count when camps are exchanged."""
LARGE: Final = 3
"""Units of an army from which it can leave one behind in a town."""
GARRISON: Final = 0.5
"""What the last unit of a capital is kept back for."""


def kind_of(unit: Piece) -> int:
    """Units of one kind have the same rights when they go alone: a number for it."""
    people = PIECE_PEOPLE[unit]
    if people != NONE:
        return 100 + people
    if (LI | CO) >> unit & 1:
        return UNIT_DIOCESE[unit]
    return 50 + UNIT_HALF[unit]


def open_zones(g: Ultimus, survey: Survey, units: Pieces, leaders: Pieces, here: Zone) -> Zones:
    """The adjacent zones that a group has the right to enter."""
    if not leaders and not units & (units - 1):
        key = (here, kind_of(units.bit_length() - 1))
        found = survey.rights.get(key)
        if found is not None:
            return found
    else:
        key = (units, leaders)
        found = survey.rights.get(key)
        if found is not None:
            return found
    reach = Reach(NEAR[here])
    restrict(g, reach, units, leaders, here)
    survey.rights[key] = reach.zones
    return reach.zones


def parties(g: Ultimus, survey: Survey, camp: Camp, leader: Piece, here: Zone) -> list[int]:
    """The sets of units with which a leader might march."""
    most = KIT.command[leader - UNITS]
    bound = g.guards(leader) & g.inside[here]
    led = g.commanded(leader) & g.inside[here] & ~g.moved & ~bound
    most -= bound.bit_count()
    if camp == BARBARUS and not ROMAN_LEADERS >> leader & 1:
        if not led:
            return []
        everyone = chosen(g, led, most)[0]
        found = [everyone]
        if survey.scoring >> here & 1 and everyone & (everyone - 1) and everyone == g.units(here, camp):
            found.append(everyone & ~(1 << min(members(everyone), key=lambda unit: weight(g, unit))))
        return found
    found = [bound]
    if led and most > 0:
        titled = holders(g) >> leader & 1
        mobile = led & ~LI if titled else led & ~LI & ~CO
        for units in {mobile, led}:
            party = chosen(g, units, most)[0]
            if party and party | bound not in found:
                found.append(party | bound)
        whole = found[-1]
        if TOWNS >> here & 1 and whole == g.units(here, camp) and (whole & ~bound).bit_count() >= LARGE:
            found.append(whole & ~(1 << min(members(whole & ~bound), key=lambda unit: weight(g, unit))))
    return found


def quarry(survey: Survey, host: Force, zone: Zone) -> float:
    """The best battle that a Roman army can look for from a zone, the farther the less."""
    best = 0.0
    distance = DISTANCE[zone]
    for target, promise in survey.quarries(host):
        value = promise * FADED[distance[target]]
        if value > best:
            best = value
    return best


def prey(survey: Survey, host: Force, zone: Zone) -> float:
    """What a Roman army's battle in a zone promises by itself, if that is one that it can look for."""
    return max([promise for target, promise in survey.quarries(host) if target == zone], default=0.0)


def headquarters(g: Ultimus, unit: Piece) -> int:
    """Where the general of a unit's half stands: the Patrice or Augustus with the greater CC; NONE if nowhere."""
    half = UNIT_HALF[(unit & -unit).bit_length() - 1]
    if half == NONE:
        return NONE
    who = [leader for leader in (g.augustus[half], g.patrician[half]) if leader != NONE and g.at[leader] < ZONES]
    return g.at[max(who, key=lambda leader: KIT.command[leader - UNITS])] if who else NONE


def coup(g: Ultimus, survey: Survey, group: Pieces, zone: Zone) -> float:
    """What it costs that rebels of a group stand in a zone where their usurpation would succeed (UR-3.6.4).

    The camps are exchanged then: it is a loss as long as BARBARE's makes the more points in a year.
    """
    for half in (0, 1):
        if group & g.rebels[half]:
            augustus = g.augustus[half]
            if zone in PRIZES[half] or (augustus != NONE and g.at[augustus] == zone):
                years = min(PROSPECT, 1 + g.last_year - g.year)
                return min(COUP, max(-COUP, (survey.yearly() - DISORDER) * years / PROSPECT))
    return 0.0


class Errand:
    """A group of a camp, and what each way from where it stands promises it.

    `host`: its force; `here`: its place; `leaders`: those in it.
    """

    def __init__(self, g: Ultimus, survey: Survey, camp: Camp, group: Pieces) -> None:
        self.g: Final = g
        self.survey: Final = survey
        self.camp: Final = camp
        self.group: Final = group
        self.host: Final = survey.force(group)
        self.here: Final[Place] = g.at[(group & -group).bit_length() - 1]
        self.leaders: Final[Pieces] = group & LEADER_MASK
        self._foreign: Final = bool(group & FOREIGN_UNITS)
        self._scores: Final = bool(group & survey.scorers)
        self._army: Final = camp == ROMANUS and bool(self.leaders) and bool(group & UNIT_MASK)
        alone = camp == ROMANUS and not self.leaders and bool(group & PA)
        self._seat: Final[Place] = headquarters(g, group) if alone else NONE

    def to(self, there: Zone) -> float:
        """What its move to an adjacent zone promises."""
        g, survey, group, host = self.g, self.survey, self.group, self.host
        origin = self.here if self.here < ZONES else NONE
        value = survey.reinforced(self.camp, there, host, self._scores, origin)
        met = self.camp == ROMANUS and survey.forces[BARBARUS][there].units > 0
        if met:
            value = max(value, concert(g, survey, group, host, there))
        if self.camp == BARBARUS:
            value -= coup(g, survey, group, there)
        if origin == NONE:
            return value
        leaving = self.departure()
        value += leaving.coup
        value += leaving.left
        drawn = self.drawn(there) - leaving.pull
        if met and drawn > 0 > value:
            # Who meets enemies goes no farther: what lies beyond draws nobody into a battle that he would not fight.
            drawn = min(drawn, max(0.0, CHASE * prey(survey, host, there) - leaving.pull))
        value += drawn
        if self.leaders:
            value += duty(g, survey, self.leaders, host, there) - leaving.duty - leaving.stranded
            if self._army:
                value += room(g, survey, group, there) - leaving.room
        return value - leaving.garrison

    def drawn(self, zone: Zone) -> float:
        """What draws it onward from a zone, beyond what it would do there."""
        if self.camp == BARBARUS:
            return PULL * self.survey.onward()[zone] if self._foreign else 0.0
        if self.leaders:
            return CHASE * quarry(self.survey, self.host, zone)
        return RALLYING * FADED[DISTANCE[zone][self._seat]] if self._seat != NONE else 0.0

    def departure(self) -> Departure:
        """What it costs that it leaves the zone where it stands."""
        g, survey, camp, group, here = self.g, self.survey, self.camp, self.group, self.here
        found = survey.departures.get(group)
        if found is None:
            roman = camp == ROMANUS and bool(group & UNIT_MASK)
            last = roman and ALL_CAPITALS >> here & 1 and not g.units(here, camp) & ~group
            found = survey.departures[group] = Departure(
                coup(g, survey, group, here) if camp == BARBARUS else 0.0,
                survey.without(camp, here, group) - survey.standing(camp, here),
                self.drawn(here),
                duty(g, survey, self.leaders, self.host, here),
                stranded(g, camp, group, here) if self.leaders else 0.0,
                room(g, survey, group, here) if self._army else 0.0,
                GARRISON if last else 0.0,
            )
        return found


def concert(g: Ultimus, survey: Survey, group: Pieces, host: Force, zone: Zone) -> float:
    """What it promises a Roman group to enter a zone of the enemy's first, when others, no stronger, can follow."""
    best = NEVER
    for party, aid in followers(g, survey, zone):
        if not party & group and aid.strength <= host.strength:
            found = survey.arriving(ROMANUS, zone, joined(host, aid), group | party)
            if found > best:
                best = found
    return CONCERT * best


def followers(g: Ultimus, survey: Survey, zone: Zone) -> list[tuple[int, Force]]:
    """The Roman parties that could follow others into a zone in this sequence."""
    found = survey.followers.get(zone)
    if found is None:
        found = survey.followers[zone] = []
        for near in NEARS[zone]:
            there = g.inside[near] & g.own[ROMANUS] & ~g.moved & ~survey.asleep
            for leader in members(there & ~UNIT_MASK):
                units = parties(g, survey, ROMANUS, leader, near)[-1]
                if units and open_zones(g, survey, units, 1 << leader, near) >> zone & 1:
                    found.append((units | 1 << leader, survey.force(units | 1 << leader)))
            if not there & ~UNIT_MASK:
                for unit in members(there):
                    if open_zones(g, survey, 1 << unit, 0, near) >> zone & 1:
                        found.append((1 << unit, survey.force(1 << unit)))
    return found
