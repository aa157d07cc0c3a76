"""Movement and battle: who marches with whom and where to, whom to fight, when to give way."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.imperator.advice.forces import EMPTY, Force, joined
from latrunculi.games.imperator.advice.prospects import (
    FIRST,
    NEVER,
    STAY,
    best_line,
    chosen,
    expectation,
    general,
    weight,
)
from latrunculi.games.imperator.components.battle_table import line_of
from latrunculi.games.imperator.components.kit import Camp, Piece, Pieces, Title, Zone, Zones
from latrunculi.games.imperator.rules.battle import CommonBattle, current
from latrunculi.games.ultimus.advice.survey import ALL_CAPITALS, DISTANCE, FADED, GREAT, NEARS, Departure, Survey
from latrunculi.games.ultimus.components.world import (
    CO,
    CONSTANTINOPOLIS,
    DIOCESE_ZONES,
    EMPIRE,
    FLAGELLUM_DEI,
    FOREIGN_UNITS,
    FUGA,
    FUROR,
    HALF_ZONES,
    KIT,
    LI,
    NEAR,
    NONE,
    ORIENS,
    PA,
    PIECE_PEOPLE,
    RAVENNA,
    ROMA,
    ROMAN_LEADERS,
    TOWNS,
    UNIT_DIOCESE,
    UNIT_HALF,
    UNIT_MASK,
    UNITS,
    ZONES,
)
from latrunculi.games.ultimus.rules.marching import March
from latrunculi.games.ultimus.rules.rights import holders, restrict
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import EVADE, HALT, LEAVE, MOVE_TO, RALLY, REFUGE, STAND, TAKE
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import Reach

# ---------------------------------------------------------------- weights, in points of victory

EFFORT: Final = 0.05
"""What a movement must promise at least."""
PULL: Final = 0.5
"""How much an attraction counts against what is certain."""
CHASE: Final = 0.6
"""How much a battle that is some steps away counts."""
MUSTER: Final = 0.04
"""A strength point that a leader alone would find where he goes."""
CONCERT: Final = 0.6
"""How much a battle counts that needs others to join in."""
RALLYING: Final = 0.12
"""What it is worth to a unit of PA to be with the general of its half."""
THRONE: Final = 0.7
"""An Augustus in a capital when the year ends (UR-10.2-3)."""
AWAY: Final = 0.15
"""The same while he has time to come back."""
COUP: Final = 12.0
"""The most that a successful usurpation costs or brings BARBARE: the camps are exchanged (UR-5-1)."""
DISORDER: Final = 4.0
"""The points of a year that the usurpation itself brings BARBARE or costs ROMAIN (UR-10.2-4, -12): they end with it."""
PROSPECT: Final = 4
"""Years of the coming ones that count when camps are exchanged."""
SYNOD: Final = 3.0
"""The Augustus Orientalis where the council waits for him (UR-6.3-7)."""
LONELY: Final = 0.6
"""A leader alone next to enemies."""
LARGE: Final = 3
"""Units of an army from which it can leave one behind in a town."""
POSTING: Final = 0.25
"""What another post than the scenario's must promise."""
STRANDED: Final = 0.1
"""The strength of a unit that its general leaves where it can do nothing without him."""
GARRISON: Final = 0.5
"""What the last unit of a capital is kept back for."""
CAUTION: Final = 0.1
"""What a battle may promise the attacker before the defender tries to evade."""
SHELTER: Final = -0.5
"""The same for an Augustus who has a city of refuge."""
DECISIVE: Final = 1.5
"""What a stratagem of battles must change to be played."""


SEATS_OF_POWER: Final = ((RAVENNA, ROMA), (CONSTANTINOPOLIS,))
"""By half the zones that decide an usurpation (UR-3.6.4-1)."""


# ---------------------------------------------------------------- where a group wants to go


def kind_of(unit: Piece) -> int:
    """Units of one kind have the same rights when they go alone: a number for it."""
    people = PIECE_PEOPLE[unit]
    if people != NONE:
        return 100 + people
    if (LI | CO) >> unit & 1:
        return UNIT_DIOCESE[unit]
    return 50 + UNIT_HALF[unit]


def open_zones(g: Ultimus, survey: Survey, units: Pieces, leaders: Pieces, here: int) -> Zones:
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


def attraction(g: Ultimus, survey: Survey, camp: Camp, group: Pieces, host: Force, zone: Zone) -> float:
    """What draws a group onward from a zone, beyond what it would do there."""
    if camp == BARBARUS:
        return PULL * survey.onward()[zone] if group & FOREIGN_UNITS else 0.0
    if group & ~UNIT_MASK:
        return CHASE * quarry(survey, host, zone)
    if group & PA:
        seat = headquarters(g, group)
        return RALLYING * FADED[DISTANCE[zone][seat]] if seat != NONE else 0.0
    return 0.0


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


def duty(g: Ultimus, leaders: Pieces, zone: Zone) -> float:
    """What it is worth that leaders, the Augusti above all, are in a zone."""
    value = 0.0
    for leader in members(leaders):
        if leader in g.augustus:
            if ALL_CAPITALS >> zone & 1:
                value += THRONE if not g.smc[ROMANUS] else AWAY
            if leader == g.augustus[ORIENS] and g.council == zone:
                value += SYNOD * KIT.politics[leader - UNITS] / 6
    return value


def coup(g: Ultimus, survey: Survey, group: Pieces, zone: Zone) -> float:
    """What it costs that rebels of a group stand in a zone where their usurpation would succeed (UR-3.6.4).

    The camps are exchanged then: it is a loss as long as BARBARE's makes the more points in a year.
    """
    for half in (0, 1):
        if group & g.rebels[half]:
            augustus = g.augustus[half]
            if zone in SEATS_OF_POWER[half] or (augustus != NONE and g.at[augustus] == zone):
                years = min(PROSPECT, 1 + g.last_year - g.year)
                return min(COUP, max(-COUP, (survey.yearly() - DISORDER) * years / PROSPECT))
    return 0.0


def errand(g: Ultimus, survey: Survey, camp: Camp, group: Pieces, host: Force, there: int) -> float:
    """What a group's move from where it stands to an adjacent zone promises."""
    here = g.at[(group & -group).bit_length() - 1]
    value = survey.arriving(camp, there, host, group)
    if camp == ROMANUS and survey.forces[BARBARUS][there].units:
        value = max(value, concert(g, survey, group, host, there))
    if camp == BARBARUS:
        value -= coup(g, survey, group, there)
    if here >= ZONES:
        return value
    leaving = departure(g, survey, camp, group, host, here)
    value += leaving.coup
    value += leaving.left
    drawn = attraction(g, survey, camp, group, host, there) - leaving.pull
    if drawn > 0 > value and camp == ROMANUS and survey.forces[BARBARUS][there].units:
        # Who meets enemies goes no farther: what lies beyond draws nobody into a battle that he would not fight.
        drawn = min(drawn, max(0.0, CHASE * prey(survey, host, there) - leaving.pull))
    value += drawn
    leaders = group & ~UNIT_MASK
    if leaders:
        value += duty(g, leaders, there) - leaving.duty - leaving.stranded
        if camp == ROMANUS and group & UNIT_MASK:
            value += room(g, survey, group, there) - leaving.room
    return value - leaving.garrison


def departure(g: Ultimus, survey: Survey, camp: Camp, group: Pieces, host: Force, here: int) -> Departure:
    """What it costs that a group leaves the zone where it stands."""
    found = survey.departures.get(group)
    if found is None:
        leaders = group & ~UNIT_MASK
        roman = camp == ROMANUS and bool(group & UNIT_MASK)
        last = roman and ALL_CAPITALS >> here & 1 and not g.units(here, camp) & ~group
        found = survey.departures[group] = Departure(
            coup(g, survey, group, here) if camp == BARBARUS else 0.0,
            survey.without(camp, here, group) - survey.standing(camp, here),
            attraction(g, survey, camp, group, host, here),
            duty(g, leaders, here),
            stranded(g, camp, group, here) if leaders else 0.0,
            room(g, survey, group, here) if roman and leaders else 0.0,
            GARRISON if last else 0.0,
        )
    return found


def stranded(g: Ultimus, camp: Camp, group: Pieces, here: int) -> float:
    """What it costs that a group with the general leaves units where they cannot move without him (UR-3.2.2, 3.2.3)."""
    if camp != ROMANUS:
        return 0.0
    titled = holders(g)
    if not group & titled or g.inside[here] & titled & ~group:
        return 0.0
    left = g.inside[here] & ~group & g.own[ROMANUS] & (PA | CO)
    cost = 0.0
    for unit in members(left):
        own = HALF_ZONES[UNIT_HALF[unit]] if PA >> unit & 1 else DIOCESE_ZONES[UNIT_DIOCESE[unit]]
        if not own >> here & 1:
            cost += STRANDED * weight(g, unit)
    return cost


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


def lone_errand(g: Ultimus, survey: Survey, camp: Camp, leader: Piece, there: int) -> float:
    """What a leader's move without units promises: troops to lead, duties, safety."""
    here = g.at[leader]
    value = 0.0
    for zone, sign in ((there, 1), (here, -1)):
        if zone >= ZONES:
            continue
        found = duty(g, 1 << leader, zone) + MUSTER * muster(g, survey, leader, zone)
        if zone == here:
            found += stranded(g, ROMANUS, 1 << leader, here)
        if not survey.forces[camp][zone].units and (
            survey.perils(camp)[zone].units or survey.forces[1 - camp][zone].units
        ):
            found -= LONELY
        if survey.forces[1 - camp][zone].units and not survey.forces[camp][zone].units:
            found -= LONELY
        value += sign * found
    return value


def room(g: Ultimus, survey: Survey, group: Pieces, zone: Zone) -> float:
    """What it is worth to a led group that there are more troops to lead in a zone or next to it."""
    leader = (group & ~UNIT_MASK).bit_length() - 1
    spare = KIT.command[leader - UNITS] - (group & UNIT_MASK).bit_count()
    if spare <= 0:
        return 0.0
    led = muster(g, survey, leader, zone)
    return MUSTER * led * min(1.0, spare / KIT.command[leader - UNITS]) if led else 0.0


def muster(g: Ultimus, survey: Survey, leader: Piece, zone: Zone) -> float:
    """The strength that a leader would find to lead in a zone or next to it."""
    found = survey.musters.get((leader, zone))
    if found is None:
        found = levy(g, survey, leader, zone)
        for near in NEARS[zone]:
            value = FADED[2] * levy(g, survey, leader, near)
            if value > found:
                found = value
        survey.musters[leader, zone] = found
    return found


def levy(g: Ultimus, survey: Survey, leader: Piece, zone: Zone) -> float:
    """The strength of the units in a zone that a leader could lead away, and no other who stands there."""
    found = survey.levies.get((leader, zone))
    if found is None:
        led = survey.led.get(leader)
        if led is None:
            led = g.commanded(leader) & ~LI
            if ROMAN_LEADERS >> leader & 1 and not holders(g) >> leader & 1:
                led &= ~CO
            survey.led[leader] = led
        units = led & g.inside[zone]
        for other in members(g.leaders(zone, g.camp(leader)) & ~(1 << leader) if units else 0):
            if zone != g.at[leader] or precedes(g, other, leader):
                units &= ~chosen(g, units, KIT.command[other - UNITS])[0]
        found = chosen(g, units, KIT.command[leader - UNITS])[1] if units else 0.0
        survey.levies[leader, zone] = found
    return found


def precedes(g: Ultimus, one: int, other: int) -> bool:
    """Whether of two leaders in a zone the first has the better claim to its troops."""
    return (general(g, one), -one) > (general(g, other), -other)


# ---------------------------------------------------------------- a leader's march


def plan(g: Ultimus, survey: Survey, camp: Camp, leader: Piece) -> tuple[float, int]:
    """The best march of a leader: what it promises, and the units that he takes along."""
    found = survey.plans.get(leader)
    if found is None:
        found = survey.plans[leader] = _plan(g, survey, camp, leader)
    return found


def _plan(g: Ultimus, survey: Survey, camp: Camp, leader: Piece) -> tuple[float, int]:
    here = g.at[leader]
    if here >= ZONES:
        return NEVER, 0
    bit = 1 << leader
    best, taken = NEVER, 0
    for units in parties(g, survey, camp, leader, here):
        group = units | bit
        host = survey.force(group)
        for there in members(open_zones(g, survey, units, bit, here)):
            promise = (
                errand(g, survey, camp, group, host, there) if units else lone_errand(g, survey, camp, leader, there)
            )
            if promise > best:
                best, taken = promise, units
    return best - EFFORT, taken


def parties(g: Ultimus, survey: Survey, camp: Camp, leader: Piece, here: int) -> list[int]:
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


def on_march(g: Ultimus, survey: Survey, camp: Camp, frame: March, verb: int, obj: int) -> float:
    """The units of the plan are taken before the leader leaves; then he goes where it is best, dropping garrisons."""
    if verb == TAKE:
        return FIRST if plan(g, survey, camp, frame.leader)[1] >> obj & 1 else NEVER
    if verb == MOVE_TO:
        if not frame.group:
            return lone_errand(g, survey, camp, frame.leader, obj)
        group = frame.group | 1 << frame.leader
        return errand(g, survey, camp, group, survey.force(group), obj)
    if verb == LEAVE:
        return dropped(g, survey, camp, frame, obj)
    if verb == RALLY:
        return 1.0
    return STAY if verb == HALT else 0.0


def dropped(g: Ultimus, survey: Survey, camp: Camp, frame: March, unit: Piece) -> float:
    """What it promises to leave a unit in a zone where BARBARE scores, and to go on with the others."""
    here = g.at[frame.leader]
    if camp == ROMANUS or not EMPIRE >> here & 1 or not survey.scorers >> unit & 1:
        return NEVER
    rest = frame.group & ~(1 << unit)
    if g.units(here, camp) & survey.scorers & ~frame.group or (not rest & (rest - 1) and not rest):
        return NEVER
    group = rest | 1 << frame.leader
    host = survey.force(group)
    best = NEVER
    for there in members(open_zones(g, survey, rest, 1 << frame.leader, here)):
        best = max(best, errand(g, survey, camp, group, host, there))
    whole = frame.group | 1 << frame.leader
    mass = survey.force(whole)
    together = STAY
    for there in members(open_zones(g, survey, frame.group, 1 << frame.leader, here)):
        together = max(together, errand(g, survey, camp, whole, mass, there))
    return best - 0.01 * weight(g, unit) if best > together else NEVER


def advance(g: Ultimus, survey: Survey, camp: Camp, unit: Piece) -> float:
    """The best that a unit alone can do."""
    here = g.at[unit]
    if here >= ZONES:
        return NEVER
    group = 1 << unit
    if camp == ROMANUS and not group & PA and not survey.alarm() >> here & 1:
        return NEVER
    host = survey.force(group)
    key = (here, kind_of(unit), host)
    found = survey.advances.get(key)
    if found is None:
        found = NEVER
        for there in members(open_zones(g, survey, group, 0, here)):
            found = max(found, errand(g, survey, camp, group, host, there))
        survey.advances[key] = found
    return found - EFFORT


def post(g: Ultimus, survey: Survey, camp: Camp, unit: Piece) -> float:
    """What it promises to post a unit elsewhere in its diocese before the game begins (UR-3.3.2)."""
    here = g.at[unit]
    bit = 1 << unit
    host = survey.force(bit)
    zones = DIOCESE_ZONES[UNIT_DIOCESE[unit]] & ~g.occupied[1 - camp] & ~(1 << here)
    best = max([survey.arriving(camp, zone, host, bit) for zone in members(zones)], default=0.0)
    return best + survey.without(camp, here, bit) - survey.standing(camp, here) - POSTING


def step(g: Ultimus, survey: Survey, camp: Camp, unit: Piece, there: int) -> float:
    """What a unit's step to a zone promises."""
    return errand(g, survey, camp, 1 << unit, survey.force(1 << unit), there)


def trek(survey: Survey, camp: Camp, people_units: int, zone: Zone) -> float:
    """How good a zone is for a whole migrating People."""
    return survey.arriving(camp, zone, survey.force(people_units), people_units)


# ---------------------------------------------------------------- battle


def attack_gain(g: Ultimus, survey: Survey, fight: CommonBattle[Any], line: int | None = None) -> float:
    """What a battle in progress promises its attacker, in points; on a line of the table if the die is known."""
    camp = fight.attacker
    zone = fight.zone
    attack, defence = survey.forces[camp][zone], survey.forces[1 - camp][zone]
    scores = bool(survey.g.inside[zone] & survey.scorers) and bool(EMPIRE >> zone & 1)
    return expectation(g, fight, attack, defence, survey.prize(camp, zone, scores), GREAT, line)


def under_attack(g: Ultimus, survey: Survey, verb: int) -> float:
    """A defender evades what is bad for him; an emperor goes to safety."""
    fight = current(g)
    if fight is None:
        return 0.0
    danger = attack_gain(g, survey, fight)
    if verb == REFUGE:
        return 2.0 if danger > SHELTER else 0.0
    if verb == EVADE:
        return 1.0 if danger > CAUTION else 0.0
    return 0.5 if verb == STAND else 0.0


def battle_stratagem(g: Ultimus, survey: Survey, camp: Camp, title: Title) -> float:
    """What a stratagem of battles would change, less what it must."""
    fight = current(g)
    if fight is None:
        return NEVER
    sign = 1.0 if camp == fight.attacker else -1.0
    if title == FUGA:
        return attack_gain(g, survey, fight) - DECISIVE
    if title in (FUROR, FLAGELLUM_DEI):
        forced = attack_gain(g, survey, fight, best_line(camp == fight.attacker))
        return sign * (forced - attack_gain(g, survey, fight)) - DECISIVE
    if fight.step == "evaded":
        return NEVER
    die = fight.die + fight.favour + fight.bonus
    now = attack_gain(g, survey, fight, line_of(die))
    then = attack_gain(g, survey, fight, line_of(die + (2 if sign > 0 else -2)))
    return sign * (then - now) - DECISIVE


def haven(g: Ultimus, survey: Survey, camp: Camp, group: Pieces, zone: Zone) -> float:
    """How good a zone is for a group to retreat to, or to come back in."""
    host = survey.force(group) if group else EMPTY
    if not host.units:
        mates = survey.forces[camp][zone]
        return 0.1 * mates.strength - 0.05 * survey.perils(camp)[zone].strength
    return survey.arriving(camp, zone, host, group) + attraction(g, survey, camp, group, joined(host, EMPTY), zone)
