"""Movement by land, and battle: who marches with whom and where to, whom to fight, when to give way."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.alea.combat import SeaBattle
from latrunculi.games.alea.marching import March
from latrunculi.games.alea.republic import END as BRINK
from latrunculi.games.alea.state import PARTY_FELL, PARTY_FOUGHT, Alea
from latrunculi.games.alea.survey import DISTANCE, FADED, GREAT, LONELY, Survey
from latrunculi.games.alea.words import EVADE, HALT, LEAVE, MOVE_TO, RALLY, STAND, TAKE
from latrunculi.games.alea.world import (
    COUNTER_VALUE,
    FOREIGN_LEADERS,
    FUGA,
    GARRISON,
    KIT,
    LEADER_MASK,
    LEGIONES,
    MURUS,
    NEAR,
    NONE,
    PIECE_PEOPLE,
    POLIORCETICA,
    REGION_OF,
    REPUBLIC,
    ROMAN_UNITS,
    TRANSFUGAE,
    UNIT_MASK,
    UNITS,
    VENI_VIDI_VICI,
    ZONES,
)
from latrunculi.games.imperator.battle import CommonBattle, current, line_of
from latrunculi.games.imperator.prospects import (
    EMPTY,
    FIRST,
    STAY,
    best_line,
    chosen,
    expectation,
    weight,
)
from latrunculi.games.imperator.state import Reach
from latrunculi.kernel.actions import members

# ---------------------------------------------------------------- weights, in points of victory

EFFORT: Final = 0.05
"""What a movement must promise at least."""
FARTHEST: Final = 9
"""Steps within which a group looks for something to do."""
COMPANY: Final = 0.05
"""For each unit without a leader that one would find, a leader's way to it."""
DUEL: Final = 0.25
"""How much of a space on the Cicero/Princeps track the first battle of a party leader weighs (AIE-2.F.1-9)."""
FALL: Final = 0.5
"""How likely a party leader is to fall in a battle that is worth fighting."""
CAUTION: Final = 0.1
"""What a battle may promise the attacker before the defender tries to evade."""
DECISIVE: Final = 0.9
"""What a stratagem of battles must change to be played."""


# ---------------------------------------------------------------- where a group may go


def open_zones(g: Alea, survey: Survey, units: int, leaders: int, here: int) -> int:
    """The adjacent zones that a group has the right to enter and to stop in."""
    key = (units, leaders, here)
    found = survey.rights.get(key)
    if found is None:
        reach = Reach(NEAR[here])
        g.restrict(reach, units, leaders, here)
        g.stop(reach, units | leaders, 0)
        found = survey.rights[key] = reach.zones
    return found


def fields(g: Alea, camp: int, group: int) -> int:
    """The zones where a group may have something to do: the Republic, and where the enemy stands."""
    zones = REPUBLIC | g.occupied[1 - camp]
    if group & ROMAN_UNITS and not group & g.chiefs(camp):
        zones &= REPUBLIC
    return zones


def goals(g: Alea, survey: Survey, camp: int, group: int, here: int) -> list[tuple[int, float]]:
    """The zones that are worth going to for a group that stands in a zone, each with what it promises."""
    host = survey.force(group)
    key = (here, host, group & LEGIONES)
    found = survey.goals.get(key)
    if found is None:
        found = []
        legions = (group & LEGIONES).bit_count()
        away: dict[int, float] = {}
        for zone in members(fields(g, camp, group) & ~(1 << here)):
            if DISTANCE[here][zone] > FARTHEST:
                continue
            value = survey.arriving(camp, zone, host, legions, here)
            if survey.forces[1 - camp][zone][3] and group & g.chiefs(camp) and not g.flags & PARTY_FOUGHT:
                value -= duel(survey)
            if g.inside[zone] & g.chiefs(1 - camp):
                value -= regicide(g, survey)
            if value > EFFORT:
                region = REGION_OF[zone]
                if region not in away:
                    away[region] = survey.leaving(camp, here, group, zone)
                value += away[region]
                if value > EFFORT:
                    found.append((zone, value))
        survey.goals[key] = found
    return found


def duel(survey: Survey) -> float:
    """What the first battle of a party leader in a turn costs: the track moves a space more (AIE-2.F.1-9)."""
    return survey.space if survey.bound == BRINK else DUEL * survey.space


def regicide(g: Alea, survey: Survey) -> float:
    """What a battle against a party leader may cost both camps: the track moves a space more if he falls (AIE-2.F.1-2).

    It matters where that space is the last one.
    """
    return FALL * survey.space if survey.bound == BRINK - 1 and not g.flags & PARTY_FELL else 0.0


def prospect(g: Alea, survey: Survey, camp: int, group: int, here: int, there: int) -> float:
    """The best that a group can do from an adjacent zone: stop there, or go on."""
    enemy = survey.forces[1 - camp][there][3]
    best = 0.0
    distance = DISTANCE[there]
    for zone, value in goals(g, survey, camp, group, here):
        if zone == there:
            if value > best:
                best = value
        elif not enemy:
            value *= FADED[distance[zone]]
            if value > best:
                best = value
    if not best and enemy:
        return -1.0
    return best


# ---------------------------------------------------------------- a leader's march


def plan(g: Alea, survey: Survey, camp: int, leader: int) -> tuple[float, int]:
    """The best march of a leader: what it promises, and the units that he takes along."""
    found = survey.plans.get(leader)
    if found is None:
        found = survey.plans[leader] = _plan(g, survey, camp, leader)
    return found


def _plan(g: Alea, survey: Survey, camp: int, leader: int) -> tuple[float, int]:
    here = g.at[leader]
    if here >= ZONES:
        return -1.0, 0
    bit = 1 << leader
    best, taken = -1.0, 0
    for units in parties(g, survey, camp, leader, here):
        for there in members(open_zones(g, survey, units, bit, here)):
            promise = prospect(g, survey, camp, units | bit, here, there)
            if promise > best:
                best, taken = promise, units
    if not FOREIGN_LEADERS & bit:
        for there in members(open_zones(g, survey, 0, bit, here)):
            promise = alone(g, survey, camp, leader, here, there)
            if promise > best:
                best, taken = promise, 0
    return best - EFFORT, taken


def parties(g: Alea, survey: Survey, camp: int, leader: int, here: int) -> list[int]:
    """The sets of units with which a leader might march: all he can, all but the garrison, a few."""
    most = KIT.command[leader - UNITS]
    led = g.commanded(leader) & g.inside[here] & ~g.moved
    if not led:
        return []
    everyone = chosen(g, led, most)[0]
    found = [everyone]
    legions = members(everyone & LEGIONES)
    region = REGION_OF[here]
    if region != NONE and legions:
        spare = survey.legions[camp][region] - max(GARRISON[region], 1)
        worst = sorted(legions, key=lambda unit: weight(g, unit))
        for stay in {len(legions) - max(spare, 0), len(legions) - 1, len(legions) - 2, 1}:
            if 0 < stay < len(legions):
                found.append(everyone & ~sum([1 << unit for unit in worst[:stay]]))
        if len(legions) > 1:
            found.append(1 << worst[0])
    return found


def alone(g: Alea, survey: Survey, camp: int, leader: int, here: int, there: int) -> float:
    """What a leader's way without units promises: units to lead."""
    return _need(g, survey, camp, leader, there) - _need(g, survey, camp, leader, here)


def _need(g: Alea, survey: Survey, camp: int, leader: int, zone: int) -> float:
    """How much a leader is needed in a zone or near it, less the danger to him."""
    best = 0.0
    distance = DISTANCE[zone]
    for place in members(g.occupied[camp] & REPUBLIC):
        if distance[place] > FARTHEST:
            continue
        mates = g.inside[place] & g.own[camp]
        lack = (mates & ROMAN_UNITS).bit_count()
        for other in members(mates & LEADER_MASK & ~(1 << leader)):
            lack -= KIT.command[other - UNITS]
        if lack > 0:
            value = COMPANY * min(lack, KIT.command[leader - UNITS]) * FADED[2 * distance[place]]
            if value > best:
                best = value
    if not survey.forces[camp][zone][3] and (survey.perils(camp)[zone][3] or survey.forces[1 - camp][zone][3]):
        best -= LONELY
    return best


def on_march(g: Alea, survey: Survey, camp: int, frame: March, verb: int, obj: int) -> float:
    """The units of the plan are taken before the leader leaves; then he goes where it is best."""
    here = g.at[frame.leader]
    if verb == TAKE:
        return FIRST if plan(g, survey, camp, frame.leader)[1] >> obj & 1 else -1.0
    if verb == MOVE_TO:
        if not frame.group:
            return alone(g, survey, camp, frame.leader, here, obj)
        return prospect(g, survey, camp, frame.group | 1 << frame.leader, here, obj)
    if verb == LEAVE:
        return -1.0
    if verb == RALLY:
        return 1.0
    return STAY if verb == HALT else 0.0


def advance(g: Alea, survey: Survey, camp: int, unit: int) -> float:
    """The best that a unit alone can do."""
    here = g.at[unit]
    if here >= ZONES:
        return -1.0
    group = 1 << unit
    key = (here, survey.force(group), group & LEGIONES and 1 | PIECE_PEOPLE[unit] + 1)
    found = survey.advances.get(key)
    if found is None:
        found = -1.0
        for there in members(open_zones(g, survey, group, 0, here)):
            found = max(found, prospect(g, survey, camp, group, here, there))
        survey.advances[key] = found
    return found - EFFORT


def step(g: Alea, survey: Survey, camp: int, unit: int, there: int) -> float:
    """What a unit's step to a zone promises."""
    return prospect(g, survey, camp, 1 << unit, g.at[unit], there)


# ---------------------------------------------------------------- battle


def attack_gain(g: Alea, survey: Survey, fight: CommonBattle[Any], line: int | None = None, more: int = 0) -> float:
    """What a battle in progress promises its attacker, in points.

    Args:
        line: of the table, if the die is known.
        more: what would be added to the die.
    """
    camp = fight.attacker
    zone = fight.zone
    if isinstance(fight, SeaBattle):
        attack = survey.force(g.inside[zone] & g.own[camp] & UNIT_MASK)
        defence = survey.force(g.inside[zone] & g.own[1 - camp] & UNIT_MASK)
        prize = 0.2
    else:
        attack, defence = survey.forces[camp][zone], survey.forces[1 - camp][zone]
        prize = survey.prize(camp, zone, 0)
    return expectation(g, fight, attack, defence, prize, GREAT, line, more)


def under_attack(g: Alea, survey: Survey, verb: int) -> float:
    """A defender evades what is bad for him."""
    fight = current(g)
    if fight is None:
        return 0.0
    if verb == EVADE:
        return 1.0 if attack_gain(g, survey, fight) > CAUTION else 0.0
    return 0.5 if verb == STAND else 0.0


def battle_stratagem(g: Alea, survey: Survey, camp: int, title: int) -> float:
    """What a stratagem of battles would change, less what it must."""
    fight = current(g)
    if fight is None:
        return -1.0
    sign = 1.0 if camp == fight.attacker else -1.0
    now = attack_gain(g, survey, fight)
    if title == FUGA:
        return now - DECISIVE
    if title == VENI_VIDI_VICI:
        return sign * (attack_gain(g, survey, fight, best_line(sign > 0)) - now) - DECISIVE
    if title == TRANSFUGAE:
        return 0.3
    if (POLIORCETICA | MURUS) >> title & 1:
        value = COUNTER_VALUE[title]
        then = attack_gain(g, survey, fight, None, value if sign > 0 else -value)
        return sign * (then - now) - DECISIVE / 2
    if fight.step in ("evade", "evaded"):
        return -1.0
    if not fight.die:
        return sign * (attack_gain(g, survey, fight, best_face(g, fight, sign)) - now) - 1.5 * DECISIVE
    die = fight.die + fight.favour + fight.bonus
    now = attack_gain(g, survey, fight, line_of(die))
    return sign * (attack_gain(g, survey, fight, best_face(g, fight, sign)) - now) - DECISIVE


def best_face(g: Alea, fight: CommonBattle[Any], sign: float) -> int:
    """The line that the best face of the die would give."""
    bonus = sum([amount for _, amount in fight.reckon(g).dice]) + fight.favour
    return line_of((6 if sign > 0 else 1) + bonus)


def haven(survey: Survey, camp: int, group: int, zone: int) -> float:
    """How good a zone is for a group to retreat to, or to come back in."""
    host = survey.force(group) if group & UNIT_MASK else EMPTY
    if not host[3]:
        mates = survey.forces[camp][zone]
        return 0.1 * mates[0] - 0.05 * survey.perils(camp)[zone][0]
    value = survey.arriving(camp, zone, host, (group & LEGIONES).bit_count(), NONE)
    return value + 0.02 * survey.forces[camp][zone][0]
