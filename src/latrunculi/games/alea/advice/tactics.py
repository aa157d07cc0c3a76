"""Movement by land, and battle: who marches with whom and where to, whom to fight, when to give way."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.alea.advice.survey import (
    DISTANCE,
    EFFORT,
    FADED,
    GREAT,
    NOTHING,
    TO_REGION,
    Chances,
    Foreseen,
    Gains,
    GoalKey,
    Goals,
    Survey,
    Way,
)
from latrunculi.games.alea.components.world import (
    COUNTER_VALUE,
    FOREIGN_LEADERS,
    FOREIGNERS,
    FUGA,
    GARRISON,
    KIT,
    LEGIONES,
    MURUS,
    NEAR,
    NONE,
    PIECE_PEOPLE,
    POLIORCETICA,
    REGION_OF,
    ROMAN_UNITS,
    TRANSFUGAE,
    UNIT_MASK,
    UNITS,
    VENI_VIDI_VICI,
    ZONES,
)
from latrunculi.games.alea.rules.combat import SeaBattle
from latrunculi.games.alea.rules.marching import March
from latrunculi.games.alea.rules.republic import END as BRINK
from latrunculi.games.alea.rules.state import PARTY_FELL, PARTY_FOUGHT, Alea
from latrunculi.games.alea.rules.words import EVADE, HALT, LEAVE, MOVE_TO, RALLY, STAND, TAKE
from latrunculi.games.imperator.advice.prospects import (
    EMPTY,
    FIRST,
    NEVER,
    STAY,
    Force,
    best_line,
    chosen,
    expectation,
    weight,
)
from latrunculi.games.imperator.components.battle_table import line_of
from latrunculi.games.imperator.components.kit import Camp, Piece, Pieces, Title, Zone
from latrunculi.games.imperator.rules.battle import CommonBattle, current
from latrunculi.kernel.actions import BIT, members
from latrunculi.tabletop.ways import Reach

# ---------------------------------------------------------------- weights, in points of victory

ESCORT: Final = 0.2
"""How much less a leader's march is worth the fewer he takes of those whom he could lead: they need him too."""
DUEL: Final = 0.25
"""How much of a space on the Cicero/Princeps track the first battle of a party leader weighs (AIE-2.F.1-9)."""
FALL: Final = 0.5
"""How likely a party leader is to fall in a battle that is worth fighting."""
CAUTION: Final = 0.1
"""What a battle may promise the attacker before the defender tries to evade."""
DECISIVE: Final = 0.9
"""What a stratagem of battles must change to be played."""


# ---------------------------------------------------------------- where a group may go


def open_zones(g: Alea, survey: Survey, units: Pieces, leaders: Pieces, here: int) -> list[int]:
    """The adjacent zones that a group has the right to enter and to stop in."""
    group = units | leaders
    # Romans differ only in being led by a party leader, or not; of others the whole group counts.
    kind = group if group & FOREIGNERS else (leaders & survey.chiefs) | (units & ROMAN_UNITS and 1)
    # And strangers may have been shut out, or in, by a movement; Romans of the same camp cannot.
    known = survey.strangers if group & FOREIGNERS else survey.rights
    key = (here, kind)
    found = known.get(key)
    if found is None:
        reach = Reach(NEAR[here])
        g.restrict(reach, units, leaders, here)
        g.stop(reach, group, 0)
        found = known[key] = members(reach.zones)
    return found


def goals(g: Alea, survey: Survey, camp: Camp, group: Pieces, here: int) -> Goals:
    """What is worth going to for a group that stands in a zone: battles and places to guard, and regions to take.

    As long as nothing of it changes, the answer is the same object, from one survey to the next.
    """
    found = survey.aims.get((here, group))
    if found is None:
        host = survey.force(group)
        legions = (group & LEGIONES).bit_count()
        abroad = group & survey.chiefs or not group & ROMAN_UNITS
        key = (here, host, 2 * legions + (1 if abroad else 0))
        found = survey.goals.get(key)
        if found is None:
            found = survey.goals[key] = _goals(g, survey, camp, group, key)
        survey.aims[here, group] = found
    return found


def _goals(g: Alea, survey: Survey, camp: Camp, group: Pieces, key: GoalKey) -> Goals:
    here, _, number = key
    legions = number >> 1
    chances, changed = survey.current(camp, key)
    if changed:
        changed &= survey.telling(camp) | chances.watched
        if changed and _weigh(g, survey, camp, group, key, chances, changed):
            chances.goals = None
    costs = survey.leaves(camp, here, group, legions)
    gains = survey.more(camp, legions) if legions else NOTHING
    found = chances.goals
    if found is None or costs != chances.costs or _others(chances, gains):
        found = chances.goals = _promising(here, chances, costs, gains)
    chances.costs, chances.gains = costs, gains
    return found


def _others(chances: Chances, gains: Gains) -> bool:
    """Whether what legions bring to regions differs from what was considered, where it matters to a force."""
    before = chances.gains
    if gains is before:
        return False
    return gains[1] != before[1] or (chances.watched != 0 and gains[0] != before[0])


def _promising(here: Zone, chances: Chances, costs: tuple[float, float], gains: Gains) -> Goals:
    """Of what a force may do from a zone all that is worth more than it costs to leave.

    Args:
        costs: what leaving costs, within the region and for another.
        gains: what bringing the legions to regions is worth.
    """
    home = REGION_OF[here]
    near, far = costs
    zones: list[tuple[int, float]] = []
    for zone, value in chances.battles.items():
        value += near if REGION_OF[zone] == home else far
        if value > EFFORT:
            zones.append((zone, value))
    for zone, value in chances.guards.items():
        if REGION_OF[zone] == home:
            value += near
        else:
            value += far + gains[0][REGION_OF[zone]]
        if value > EFFORT:
            zones.append((zone, value))
    regions: list[tuple[int, float]] = []
    for region, value in gains[1]:
        if value + far > EFFORT and region != home:
            regions.append((region, value + far))
    return zones, regions


def _weigh(g: Alea, survey: Survey, camp: Camp, group: Pieces, key: GoalKey, chances: Chances, changed: Pieces) -> bool:
    """Ask anew what a group promises in some zones: battles where the enemy stands, and places to guard.

    Returns:
        Whether anything has come out otherwise than before.
    """
    here, host, number = key
    legions = number >> 1
    home = REGION_OF[here]
    led = bool(group & survey.chiefs)
    inland = not led and bool(group & ROMAN_UNITS)
    wary = duel(survey) if led and not g.flags & PARTY_FOUGHT else 0.0
    changed ^= changed & BIT[here]
    hostile = changed & g.occupied[1 - camp]
    altered = False
    battles = chances.battles
    for zone in members(hostile):
        if inland and REGION_OF[zone] == NONE:
            value = NEVER
        else:
            value = survey.joining(camp, zone, host, 0 if REGION_OF[zone] == home else legions, here) - wary
        if value > EFFORT:
            if g.inside[zone] & survey.rivals:
                value -= regicide(g, survey)
            if battles.get(zone) != value:
                battles[zone] = value
                altered = True
        elif zone in battles:
            del battles[zone]
            altered = True
    return _watch(survey, camp, host, chances, changed ^ hostile) or altered


def _watch(survey: Survey, camp: Camp, host: Force, chances: Chances, changed: Pieces) -> bool:
    """The same for places to guard, in some zones without enemies."""
    altered = False
    guards = chances.guards
    for zone in members(changed):
        value = survey.security(camp, zone, host) if survey.telling(camp) & BIT[zone] else NEVER
        if value > EFFORT:
            if guards.get(zone) != value:
                guards[zone] = value
                chances.watched |= BIT[zone]
                altered = True
        elif zone in guards:
            del guards[zone]
            chances.watched ^= BIT[zone]
            altered = True
    return altered


def duel(survey: Survey) -> float:
    """What the first battle of a party leader in a turn costs: the track moves a space more (AIE-2.F.1-9)."""
    return survey.space if survey.bound == BRINK else DUEL * survey.space


def regicide(g: Alea, survey: Survey) -> float:
    """What a battle against a party leader may cost both camps: the track moves a space more if he falls (AIE-2.F.1-2).

    It matters where that space is the last one.
    """
    return FALL * survey.space if survey.bound == BRINK - 1 and not g.flags & PARTY_FELL else 0.0


def prospect(g: Alea, survey: Survey, camp: Camp, group: Pieces, here: int, there: int) -> float:
    """The best that a group can do from an adjacent zone: stop there, or go on."""
    return promised(g, survey, camp, group, goals(g, survey, camp, group, here), there)


def promised(g: Alea, survey: Survey, camp: Camp, group: Pieces, aims: Goals, there: int) -> float:
    """The same for a group whose goals are known."""
    zones, regions = aims
    if g.occupied[1 - camp] & BIT[there]:
        for zone, value in zones:
            if zone == there:
                return value
        return NEVER
    best = later(zones, regions, there)
    if regions:
        region = REGION_OF[there]
        for taken, value in regions:
            if taken == region:  # in a dangerous part of it too
                return max(value + survey.security(camp, there, survey.force(group)), best if best > value else 0.0)
    return best


def later(zones: list[tuple[int, float]], regions: list[tuple[int, float]], here: int) -> float:
    """The best of some goals for a group in a zone, the further away the less."""
    best = 0.0
    distance = DISTANCE[here]
    for zone, value in zones:
        value *= FADED[distance[zone]]
        if value > best:
            best = value
    distance = TO_REGION[here]
    for region, value in regions:
        value *= FADED[distance[region]]
        if value > best:
            best = value
    return best


def pausing(g: Alea, survey: Survey, camp: Camp, group: Pieces, here: int) -> float:
    """What a group can do later from where it stands."""
    zones, regions = goals(g, survey, camp, group, here)
    return later(zones, regions, here)


# ---------------------------------------------------------------- a leader's march


def plan(g: Alea, survey: Survey, camp: Camp, leader: Piece) -> tuple[float, int]:
    """The best march of a leader: what it promises, and the units that he takes along."""
    found = survey.plans.get(leader)
    if found is None:
        found = survey.plans[leader] = _plan(g, survey, camp, leader)
    return found


def _plan(g: Alea, survey: Survey, camp: Camp, leader: Piece) -> tuple[float, int]:
    here = g.at[leader]
    if here >= ZONES:
        return NEVER, 0
    bit = 1 << leader
    best, taken = NEVER, 0
    most = KIT.command[leader - UNITS]
    led = g.commanded(leader) & g.inside[here]
    led ^= led & g.moved
    everyone = led if led.bit_count() <= most else chosen(g, led, most)[0]
    if led:
        ways: list[Way] = []
        for units in parties(g, survey, camp, here, everyone):
            aims = goals(g, survey, camp, units | bit, here)
            if aims[0] or aims[1]:  # else nothing is worth more than staying
                ways.append((units, aims, open_zones(g, survey, units, bit, here)))
        if ways:
            march = survey.marches.get(leader)
            if march is None or not holds(survey, march, here, everyone, ways):
                march = survey.marches[leader] = best_march(
                    g, survey, camp, bit, Foreseen(here, everyone, ways, survey.changes())
                )
            best, taken = march.best, march.taken
    if not FOREIGN_LEADERS & bit and survey.restless(camp, leader):
        for there in open_zones(g, survey, 0, bit, here):
            promise = EFFORT + alone(survey, camp, leader, here, there)  # it costs nobody any effort
            if promise > best:
                best, taken = promise, 0
    return best - EFFORT, taken


def holds(survey: Survey, march: Foreseen, here: Zone, units: Pieces, ways: list[Way]) -> bool:
    """Whether a march that was found earlier is still the best: nothing that it follows from has changed."""
    if march.here != here or march.units != units or len(march.ways) != len(ways):
        return False
    for (party, aims, near), (earlier, hoped, before) in zip(ways, march.ways, strict=True):
        if party != earlier or aims is not hoped or near != before:
            return False
        if aims[1] and not survey.unchanged(NEAR[here], march.seen):
            return False
    return True


def best_march(g: Alea, survey: Survey, camp: Camp, leader: Pieces, march: Foreseen) -> Foreseen:
    """Find the best of the ways of a leader, who is given as a mask."""
    here = march.here
    best, taken = NEVER, 0
    for units, aims, near in march.ways:
        rest = later(aims[0], aims[1], here)
        share = 1.0 - ESCORT * (1.0 - units.bit_count() / march.units.bit_count())
        for there in near:
            promise = promised(g, survey, camp, units | leader, aims, there)
            if promise * share > best and promise > rest + STAY:
                best, taken = promise * share, units
    march.best, march.taken = best, taken
    return march


def parties(g: Alea, survey: Survey, camp: Camp, here: int, everyone: int) -> list[int]:
    """The sets of units with which a leader might march: all he can, all but the garrison, a few."""
    found = [everyone]
    legions = everyone & LEGIONES
    number = legions.bit_count()
    region = REGION_OF[here]
    if number > 1 and region != NONE and min(survey.leaves(camp, here, everyone, number)) < 0:
        spare = max(survey.legions[camp][region] - max(GARRISON[region], 1), 0)
        worst = survey.ranked.get(legions)
        if worst is None:
            worst = survey.ranked[legions] = sorted(members(legions), key=lambda unit: weight(g, unit))
        for stay in {number - spare, number - 1, number - 2, 1}:
            if 0 < stay < number:
                found.append(everyone & ~sum([1 << unit for unit in worst[:stay]]))
    return found


def alone(survey: Survey, camp: Camp, leader: Piece, here: int, there: int) -> float:
    """What a leader's way without units promises: units to lead."""
    return survey.call(camp, leader, there) - survey.call(camp, leader, here)


def on_march(g: Alea, survey: Survey, camp: Camp, frame: March, verb: int, obj: int) -> float:
    """The units of the plan are taken before the leader leaves; then he goes where it is best."""
    here = g.at[frame.leader]
    if verb == TAKE:
        crew = plan(g, survey, camp, frame.leader)[1]
        # In their order, far enough apart that nobody ponders over it.
        return FIRST * (crew >> obj).bit_count() if crew >> obj & 1 else NEVER
    if verb == MOVE_TO:
        if not frame.group:
            return alone(survey, camp, frame.leader, here, obj)
        return prospect(g, survey, camp, frame.group | 1 << frame.leader, here, obj)
    if verb == LEAVE:
        return NEVER
    if verb == RALLY:
        return 1.0
    if verb == HALT:
        return STAY + (pausing(g, survey, camp, frame.group | 1 << frame.leader, here) if frame.group else 0.0)
    return 0.0


def advance(g: Alea, survey: Survey, camp: Camp, unit: Piece) -> float:
    """The best that a unit alone can do, when no leader takes it along."""
    here = g.at[unit]
    if here >= ZONES:
        return NEVER
    for leader in members(g.leaders(here, camp) & ~g.moved):
        if plan(g, survey, camp, leader)[0] > STAY and g.commanded(leader) & BIT[unit]:
            return NEVER
    group = 1 << unit
    key = (here, survey.force(group), group & LEGIONES and 1 | PIECE_PEOPLE[unit] + 1)
    found = survey.advances.get(key)
    if found is None:
        found = survey.advances[key] = _advance(g, survey, camp, group, key)
    return found - EFFORT


def _advance(g: Alea, survey: Survey, camp: Camp, unit: Pieces, key: tuple[int, Force, int]) -> float:
    """The same for a unit given as a mask: as before, if nothing has changed of what it follows from."""
    here = key[0]
    aims = goals(g, survey, camp, unit, here)
    near = open_zones(g, survey, unit, 0, here)
    before = survey.steps.get(key)
    known = before is not None and before[0] is aims and before[1] == near
    if before is not None and known and (not aims[1] or survey.unchanged(NEAR[here], before[2])):
        return before[3]
    best = NEVER
    for there in near:
        best = max(best, promised(g, survey, camp, unit, aims, there))
    survey.steps[key] = aims, near, survey.changes(), best
    return best


def step(g: Alea, survey: Survey, camp: Camp, unit: Piece, there: int) -> float:
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


def battle_stratagem(g: Alea, survey: Survey, camp: Camp, title: Title) -> float:
    """What a stratagem of battles would change, less what it must."""
    fight = current(g)
    if fight is None:
        return NEVER
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
        return NEVER
    if not fight.die:
        return sign * (attack_gain(g, survey, fight, best_face(g, fight, sign)) - now) - 1.5 * DECISIVE
    die = fight.die + fight.favour + fight.bonus
    now = attack_gain(g, survey, fight, line_of(die))
    return sign * (attack_gain(g, survey, fight, best_face(g, fight, sign)) - now) - DECISIVE


def best_face(g: Alea, fight: CommonBattle[Any], sign: float) -> int:
    """The line that the best face of the die would give."""
    bonus = fight.reckon(g).modifiers.total + fight.favour
    return line_of((6 if sign > 0 else 1) + bonus)


def haven(survey: Survey, camp: Camp, group: Pieces, zone: Zone) -> float:
    """How good a zone is for a group to retreat to, or to come back in."""
    host = survey.force(group) if group & UNIT_MASK else EMPTY
    if not host.units:
        mates = survey.forces[camp][zone]
        return 0.1 * mates.strength - 0.05 * survey.perils(camp)[zone].strength
    value = survey.arriving(camp, zone, host, (group & LEGIONES).bit_count(), NONE)
    return value + 0.02 * survey.forces[camp][zone].strength
