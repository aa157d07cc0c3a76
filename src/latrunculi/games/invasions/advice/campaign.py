"""Where piles and hordes should go: what it is worth to end a march in a province, and to leave one."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.advice import prospects
from latrunculi.games.invasions.advice.survey import CLOSE, Survey, afterwards, hordeland, strength
from latrunculi.games.invasions.components.chart import BARBARIAN_LAND, CLOSED, NONE, RINGS
from latrunculi.games.invasions.components.counters import HORDES, LEADERS, UNIT_MASK
from latrunculi.games.invasions.rules import foedera, migration, movement, relations, sieges, stacking, vassals, ways
from latrunculi.games.invasions.rules.campaigns import Campaign
from latrunculi.games.invasions.rules.encounter import Encounter
from latrunculi.games.invasions.rules.ints import Nation, Nations, Piece, Pieces, Province
from latrunculi.games.invasions.rules.state import EMPIRE, LAND, Invasions
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.ints import Thing
from latrunculi.tabletop.ways import Ways, search

LOST: Final = 0.7
"""What an own unit is worth that falls in battle."""
SLAIN: Final = 0.45
"""What an enemy's unit is worth that falls."""
SURE: Final = 0.55
"""The least chance with which an attack is undertaken at all."""
CONCERTED: Final = 0.7
"""The least chance with which several piles attack together: some may not arrive."""
SHARED: Final = 1.0
"""What a province must be worth for several piles to attack it together."""
REBUFF: Final = 1.0
"""What a battle lost costs beside the fallen: ground, leaders, standing."""
EXPOSED: Final = 0.08
"""What it costs to stand near a stronger enemy, for each unit by which he is."""
EFFORT: Final = 0.05
"""What a march must promise to be worth the trouble."""
CAPTIVE: Final = 0.5
"""What it costs a horde to stand near a stronger enemy, for each unit by which he is: with it goes the nation."""
CROWDED: Final = 1.5
"""What each unit is worth that a province has no room for: it would be lost."""
LEFT_BEHIND: Final = 40.0
"""Who stays as a garrison is told off before the first step."""
OUTSET: Final = 10.0
"""Who has been told to march does: else it would be told again and again."""
WORTHWHILE: Final = 0.4
"""What a province must be worth for a garrison to stay on the way."""
TENACITY: Final = 0.7
"""How much of those near a province comes to take it back."""
LAND_RISK: Final = 0.8
"""What a landing or a crossing costs."""


class Plan:
    """The aims of a pile `group` of a nation from where it stands; outlooks of attacks are worked out once."""

    def __init__(self, survey: Survey, nation: Nation, group: Pieces, here: Province) -> None:
        self.survey: Final = survey
        self.g: Final = survey.g
        self.nation: Final = nation
        self.group: Final = group
        self.here: Final = here
        self.power: Final = strength(survey.g, group)
        self.units: Final = (group & UNIT_MASK).bit_count()
        self.pull: Final = survey.pull(nation)
        self.stakes: Final = survey.stakes(nation)
        self.threats: Final = survey.threats(nation)
        self.care: Final = afterwards(survey.g)
        self.goal: Province = here
        """The best end of a march, once `best` has found it."""

    def others(self, place: Province) -> Pieces:
        """Own pieces in a province that are not of the pile."""
        g = self.g
        return g.inside[place] & ways.army(g, g.friends[self.nation] | BIT[self.nation]) & ~self.group

    def company(self, place: Province) -> Pieces:
        """Who of the pile goes to a province: as many as find room, the strongest. Who is there already is counted."""
        beside = self.others(place)
        limit = stacking.limit_of(self.g, self.nation, place, self.group | beside)
        room = limit - (beside & UNIT_MASK).bit_count()
        if self.units <= room or room <= 0 or place == self.here:
            return self.group
        return self.group & ~sum([BIT[unit] for unit in weakest(self.g, self.group)[: self.units - room]])

    def at(self, place: Province, origin: Province) -> float:
        """How good it would be to end there, coming from a province: by what the pile adds to who is there already."""
        company = self.company(place)
        if company != self.group:
            return Plan(self.survey, self.nation, company, self.here).at(place, origin)
        g, nation = self.g, self.nation
        beside = self.others(place)
        room = stacking.limit_of(g, nation, place, self.group | beside)
        crowd = max(0, self.units + (beside & UNIT_MASK).bit_count() - room)
        found = 0.8 * self.pull[place]
        if self.group & HORDES:
            found += hordeland(self.survey, nation, place)
        if relations.enemies(g, nation, place):
            return found * 0.3 + self.attack(place, origin) - CROWDED * crowd
        found -= CROWDED * crowd
        if sieges.needed(g, nation, place):
            return found + self.siege(place)
        if self.survey.friendly(nation, place):
            before = self.survey.risk(nation, place, strength(g, beside))
            found += before - self.survey.risk(nation, place, self.power + strength(g, beside))
            if g.civilised(nation):
                guards = (beside & UNIT_MASK).bit_count()
                found += self.survey.watched(place, guards + self.units) - self.survey.watched(place, guards)
        elif self.units:
            found += self.occupy(place)
        gap = max(0.0, self.threats[place] - self.power - strength(g, beside))
        if self.group & HORDES:
            found -= CAPTIVE * gap
        return found - EXPOSED * min(6.0, gap) * min(3, self.units)

    def hold(self, place: Province, power: float) -> float:
        """The chance that what is taken is kept: against the strongest who stands near and may still come."""
        return power / (power + TENACITY * self.threats[place]) if self.threats[place] else 1.0

    def occupy(self, place: Province) -> float:
        """What it is worth to take a province where nobody resists."""
        beside = self.others(place)
        return self.held(place, self.group | beside) - self.held(place, beside)

    def held(self, place: Province, pieces: Pieces) -> float:
        """What a province is worth where some pieces stay: barbarian land needs several units (XII.B)."""
        units = (pieces & UNIT_MASK).bit_count()
        if not units:
            return 0.0
        worth = self.survey.prize(self.nation, place) * self.hold(place, strength(self.g, pieces))
        if BARBARIAN_LAND & BIT[place]:
            needed = (1 if pieces & HORDES else 2) if self.g.barbarian(self.nation) else 3
            if units < needed:
                worth *= 0.2
        return worth

    def siege(self, place: Province) -> float:
        """What it is worth to try and take a city that nobody defends."""
        beside = self.others(place)
        return self.besieged(place, self.group | beside) - self.besieged(place, beside)

    def besieged(self, place: Province, pieces: Pieces) -> float:
        """What a siege by some pieces promises."""
        if not pieces & UNIT_MASK:
            return 0.0
        chance = prospects.of_siege(self.g, self.nation, pieces, place, self.care < 1.0)
        return chance * self.hold(place, strength(self.g, pieces)) * self.survey.prize(self.nation, place) - 0.2

    def attack(self, place: Province, origin: Province) -> float:
        """What an attack on who stands there promises; where the pile is too weak, its part in one with others."""
        g, nation = self.g, self.nation
        beside = self.others(place)
        outlook = prospects.of_attack(g, nation, self.group, origin, place)
        found = self.battle(place, outlook, self.group | beside)
        joint, together = self.concert(place, origin, outlook)
        if joint != self.group:
            part = strength(g, joint & self.group) / strength(g, joint)
            found = max(found, part * self.battle(place, together, joint | beside))
        if beside & UNIT_MASK:
            found -= self.battle(place, prospects.of_battle(g, nation, place), beside)
        return found

    def concert(self, place: Province, origin: Province, alone: prospects.Outlook) -> tuple[Pieces, prospects.Outlook]:
        """Who attacks together where the pile is too weak alone, with their outlook: itself, if that does not help."""
        g, nation = self.g, self.nation
        if alone.win < SURE and self.survey.prize(nation, place) >= SHARED:
            joint = self.joint(place)
            if joint & self.group & UNIT_MASK and joint & ~self.group:
                together = prospects.of_attack(g, nation, joint, origin, place)
                if together.win >= CONCERTED:
                    return joint, together
        return self.group, alone

    def joint(self, place: Province) -> Pieces:
        """The pile with all others of the nation that may still march there, from near by: as many as find room, the
        strongest; nobody, where none may."""
        g, nation = self.g, self.nation
        if not any(isinstance(frame, movement.Movement) for frame in g.stack):
            return 0
        found = 0
        for near in members(sum(RINGS[place][1 : CLOSE + 1]) & g.present[nation] & ~BIT[self.here]):
            pile = g.inside[near] & g.army[nation] & (UNIT_MASK | LEADERS) & ~(self.group | g.spent[0])
            if pile & UNIT_MASK:
                found |= spare(self.survey, nation, pile, near, 0)
        if not found:
            return 0
        found |= self.group
        beside = self.others(place) & UNIT_MASK
        room = stacking.limit_of(g, nation, place, found | beside) - beside.bit_count()
        surplus = (found & UNIT_MASK).bit_count() - room
        return found & ~sum([BIT[unit] for unit in weakest(g, found)[: max(0, surplus)]])

    def battle(self, place: Province, outlook: prospects.Outlook, pieces: Pieces) -> float:
        """What a battle of some pieces promises, by its outlook."""
        g, nation = self.g, self.nation
        if outlook.win < SURE and self.care == 1.0:
            return -2.0 - outlook.lost
        gain = self.survey.prize(nation, place) * self.hold(place, strength(g, pieces))
        if g.level[place] > 0 and not self.survey.friendly(nation, place):
            gain *= prospects.of_siege(g, nation, pieces, place, self.care < 1.0)
        if self.survey.friendly(nation, place):
            gain = max(gain, 0.5) + self.stakes[place]
        friends = 0.0
        for foe in members(relations.enemies(g, nation, place)):
            if g.active & BIT[foe] and g.seat(foe) == self.survey.seat:
                friends += 2.0
            if g.horde(foe) == place:
                gain = self.submitted(foe, place, outlook, gain) + self.survey.mastery(nation, foe)
        fallen = SLAIN * outlook.slain - LOST * outlook.lost - REBUFF * (1.0 - outlook.win)
        return outlook.win * gain + self.care * fallen - friends

    def submitted(self, foe: Nation, place: Province, outlook: prospects.Outlook, gain: float) -> float:
        """What is gained of a province where a nation submits: the victor leaves it (XXIX.B-9), and has its points only
        as long as a unit of the vassal holds it (XII.A-5)."""
        g = self.g
        if not vassals.may_subjugate(g, self.nation) or g.status[foe] == EMPIRE:
            return gain
        left = (g.inside[place] & g.army[foe] & UNIT_MASK).bit_count() - outlook.slain
        return gain * min(1.0, max(0.0, left))

    def reach(self, pace: int = NONE) -> Ways:
        """Where the pile may end."""
        route = ways.Route(self.g, self.nation, self.group)
        if pace != NONE:
            route.pace = pace
            route.begun = False
        return search(route, [self.here])

    def ends(self, pace: int = NONE) -> list[tuple[Province, Province, float]]:
        """Where a march may end, except where it began: the first step, the end, and how good that would be."""
        found: list[tuple[Province, Province, float]] = []
        reach = self.reach(pace)
        for place, price in reach.prices.items():
            if place == self.here:
                continue
            way = reach.to(place)
            origin = way[-2] if len(way) > 1 else self.here
            found.append((way[0], place, self.at(place, origin) - 0.01 * price))
        return found

    def best(self, pace: int = NONE) -> tuple[float, dict[Province, float]]:
        """The best end of a march, and by first step the best that lies beyond it."""
        found: dict[Province, float] = {}
        top = -9.0
        for first, place, value in self.ends(pace):
            if value > found.get(first, -9.0):
                found[first] = value
            if value > top:
                top, self.goal = value, place
        return top, found

    def excess(self) -> Pieces:
        """Who finds no room where the pile is bound for, once `best` has found that."""
        return self.group & ~self.company(self.goal)


def weakest(g: Invasions, pieces: Pieces) -> list[Piece]:
    """The units among some pieces, the weakest first."""
    return sorted(members(pieces & UNIT_MASK), key=lambda unit: (strength(g, BIT[unit]), unit))


def spare(survey: Survey, nation: Nation, pile: Pieces, here: Province, staying: Pieces) -> Pieces:
    """Who of a pile may leave a province that keeps its garrison: the strongest, with the leaders. Without its leader a
    pile may be too many for any province: who would be lost where it goes stays, too."""
    g = survey.g
    surplus = (pile & UNIT_MASK).bit_count() - stacking.limit_on(g, nation, False, pile)
    need = max(survey.garrison(nation, here) - (staying & UNIT_MASK).bit_count(), surplus)
    if need <= 0:
        return pile
    stay = sum([BIT[unit] for unit in weakest(g, pile)[:need]])
    stay |= pile & HORDES if survey.threats(nation)[here] > 4.0 and not stay else 0
    return pile & ~stay


def sparing(survey: Survey, nation: Nation, group: Pieces, here: Province) -> Pieces:
    """Who of a pile may leave a province where the others of the nation stay."""
    g = survey.g
    return spare(survey, nation, group, here, g.inside[here] & g.army[nation] & ~group)


# ---------------------------------------------------------------- the sub-step


def outset(survey: Survey, nations: Nations, here: Province) -> Plan | None:
    """The plan of the pile that may set out from a province, None where nobody may go or has anywhere to go."""
    g = survey.g
    pile = ways.fresh(g, movement.marchers(g, nations) & g.inside[here])
    nation = ways.banner(g, nations, pile)
    group = spare(survey, nation, pile, here, 0)
    if not group & UNIT_MASK:
        return None
    if foedera.deserts(g, pile, here):
        return None  # XXVIII.E-3: a federate would leave its Foedus, and no step is open to the pile
    if not any(place != here for place in search(ways.Route(g, nation, pile), [here]).prices):
        return None  # the slowest of them holds all back
    return Plan(survey, nation, group, here)


def set_out(survey: Survey, nations: Nations, here: Province) -> float:
    """To march with a pile: how much better off it will be."""
    plan = outset(survey, nations, here)
    return plan.best()[0] - plan.at(here, here) - EFFORT if plan else -1.0


def go_on(survey: Survey, frame: Encounter, actions: list[tuple[str, int]]) -> list[float]:
    """A pile on its way: where next, who stays, or whether it stops."""
    g = survey.g
    nation = frame.nation(g)
    here = frame.here
    resting = frame.origin == NONE
    staying = g.inside[here] & g.army[nation] & ~frame.group
    kept = sparing(survey, nation, frame.group, here)
    leavers = frame.group & ~kept & UNIT_MASK if kept & UNIT_MASK else 0
    plan = Plan(survey, nation, kept if resting and leavers else frame.group, here)
    _, steps = plan.best()
    stop = plan.at(here, frame.origin if frame.origin != NONE else here)
    forward = max(steps.values(), default=-9.0)
    if not leavers and not staying & UNIT_MASK:
        leavers = settlers(plan)
    leavers |= plan.excess()
    part = (resting or forward > stop + EFFORT) and bool(leavers)
    if resting:
        stop -= OUTSET
    alike = g.alike(leavers) if part else 0
    found: list[float] = []
    for verb, obj in actions:
        if verb == "step-to":
            found.append(steps.get(obj, -3.0) - EFFORT)
        elif verb == "leave":
            found.append(LEFT_BEHIND if alike & BIT[obj] else -20.0)
        elif verb == "ship":
            found.append(plan.at(obj, NONE) - 0.3)
        elif verb == "land-at":
            found.append(plan.at(obj, NONE) - LAND_RISK)
        elif verb == "done":
            found.append(stop)
        else:
            found.append(-20.0)
    return found


def settlers(plan: Plan) -> Pieces:
    """Who stays on the way to hold a province where nobody resists, if enough go on."""
    g, here = plan.g, plan.here
    if plan.units < 3 or plan.survey.friendly(plan.nation, here) or relations.enemies(g, plan.nation, here):
        return 0
    if sieges.needed(g, plan.nation, here) or plan.held(here, plan.group) < WORTHWHILE:
        return 0
    need = 2 if BARBARIAN_LAND & BIT[here] else 1
    return sum([BIT[unit] for unit in weakest(g, plan.group)[: need if plan.units > need + 1 else 0]])


def prospect(survey: Survey, nation: Nation) -> float:
    """What the best of the marches and migrations that a nation may begin promises it, nothing at worst."""
    g = survey.g
    best = migrate(survey, nation) if migration.able(g, BIT[nation]) else 0.0
    for here in members(g.present[nation] & LAND):
        group = spare(survey, nation, g.inside[here] & g.army[nation] & (UNIT_MASK | LEADERS), here, 0)
        if group & UNIT_MASK:
            plan = Plan(survey, nation, group, here)
            best = max(best, plan.best()[0] - plan.at(here, here) - EFFORT)
    return max(0.0, best)


def migrate(survey: Survey, nation: Nation) -> float:
    """To migrate with horde and people: the best new home against the old one."""
    g = survey.g
    here = g.horde(nation)
    old = home(survey, nation, here)
    return max([home(survey, nation, p) for p in members(migration.goals(g, nation))], default=-9.0) - old - 0.8


def home(survey: Survey, nation: Nation, place: Province) -> float:
    """How good a province is for the horde of a nation."""
    g = survey.g
    power = strength(g, g.in_play(nation) & UNIT_MASK)
    danger = max(0.0, survey.threats(nation)[place] - power)
    closed = 1.0 if CLOSED & BIT[place] else 0.0
    own = survey.stakes(nation)[place]
    return hordeland(survey, nation, place) + survey.pull(nation)[place] + 0.5 * own - 0.2 * danger - closed


# ---------------------------------------------------------------- campaigns


def sally(survey: Survey, nation: Nation, leader: Piece, group: Pieces) -> tuple[Plan, int] | None:
    """The plan of a leader with his pile and the pace of their next march, None where nobody may go with him."""
    g = survey.g
    here = g.at[leader]
    group = sparing(survey, nation, group, here) | BIT[leader]
    if not group & UNIT_MASK:
        return None
    return Plan(survey, nation, group, here), min([ways.capacity(g, piece, True) for piece in members(group)])


def campaign(survey: Survey, nation: Nation, leader: Piece, group: Pieces) -> float:
    """What one more march of a leader with his pile promises."""
    found = sally(survey, nation, leader, group)
    if found is None:
        return -1.0
    plan, pace = found
    return plan.best(pace)[0] - plan.at(plan.here, plan.here) - 0.15


def begin_campaign(survey: Survey, leader: Piece) -> float:
    """Which leader goes on campaign."""
    g = survey.g
    nation = g.hired_by(leader)
    return campaign(survey, nation, leader, g.units(nation, g.at[leader]) | BIT[leader])


def of_campaign(survey: Survey, frame: Campaign, verb: str, obj: Thing) -> float:
    """How a campaign begins: from here, from elsewhere, with whom."""
    g = survey.g
    here = g.at[frame.leader]
    if verb == "march":
        return campaign(survey, frame.nation, frame.leader, frame.pieces)
    if verb == "redeploy":
        plan = Plan(survey, frame.nation, frame.pieces, here)
        if not plan.units or frame.pieces != sparing(survey, frame.nation, frame.pieces, here):
            return -1.0
        return plan.at(obj, here) - plan.at(here, here) - 0.4
    if verb == "leave":
        kept = sparing(survey, frame.nation, frame.pieces, here)
        leavers = frame.pieces & UNIT_MASK & ~kept
        able = leavers and kept & UNIT_MASK and campaign(survey, frame.nation, frame.leader, frame.pieces) > 0
        return LEFT_BEHIND if able and g.alike(leavers) & BIT[obj] else -20.0
    return 0.0
