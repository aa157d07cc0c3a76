"""What a player sees at a glance: the forces in each zone, the legions in each region, where either camp can strike.

It is made once for a position and serves all decisions in it. All values are points of victory.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.world import (
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
    REGION_ZONES,
    REGIONS,
    REPUBLIC,
    RESERVE,
    RINGS,
    ROMA,
    ROMAN_LEADERS,
    ROMAN_UNITS,
    UNIT_MASK,
    UNITS,
    ZONES,
    Region,
)
from latrunculi.games.alea.rules.combat import GREAT_BATTLE
from latrunculi.games.alea.rules.republic import strained, trends
from latrunculi.games.alea.rules.state import BELLUM, CAESARIANI, PAX, REPUBLICANI, Alea
from latrunculi.games.imperator.advice.prospects import (
    EMPTY,
    NEVER,
    Force,
    Muster,
    Rates,
    forecast,
    gain,
    general,
    joined,
    raiders,
)
from latrunculi.games.imperator.components.kit import Camp, Peoples, Piece, Pieces, Zone, Zones
from latrunculi.kernel.actions import BIT, members
from latrunculi.tabletop.ways import steps_between

# ---------------------------------------------------------------- weights, in points of victory

CONTROL: Final = 0.17
"""A control point gained, or kept from the enemy, at the count of one phase F (AIE-10.F-2, AIE-10.F-3)."""
URBS: Final = 0.7
"""Roma held by troops at one such count (AIE-10.F-4)."""
STAKED: Final = 2.5
"""The region that control points need, at one such count (AIE-SC-16)."""
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
LONG: Final = 5
"""Years that a whole scenario lasts; a campaign that goes on for longer has more to lose."""
GRAVE: Final = (0.2, 0.5, 1.0, 2.0, 3.0, 3.0, 1.5, 0.3, 0.0)
"""What a space weighs more for each year beyond those."""
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

EFFORT: Final = 0.05
"""What a movement must promise at least."""
HOPELESS: Final = 0.6
"""The share of the enemy's strength below which an attack is not even reckoned."""
CONCERT: Final = 0.6
"""How much a battle counts that needs others to join in."""
LONELY: Final = 0.7
"""A leader alone among the enemy, or within his reach."""
FARTHEST: Final = 9
"""Steps within which a group looks for something to do."""
COMPANY: Final = 0.3
"""For each unit without a leader that one would find, a leader's way to it."""

GREAT: Final = GREAT_BATTLE + 1
NEARS: Final = tuple([tuple(members(NEAR[z])) for z in range(ZONES)])
HELP: Final = 2
"""Steps from which others join a battle."""
SECOND: Final = tuple([tuple(members(RINGS[z][2])) if len(RINGS[z]) > 2 else () for z in range(ZONES)])
WITHIN: Final = tuple([tuple(members(zones)) for zones in REGION_ZONES])
"""For each region its zones."""
DISTANCE: Final = steps_between(RINGS)
"""Steps between two zones."""
AROUND: Final = tuple([sum(RINGS[z][: FARTHEST + 1]) for z in range(ZONES)])
"""For each zone those where its groups look for something to do, as a mask."""
HELPED: Final = tuple([sum(RINGS[z][: HELP + 1]) for z in range(ZONES)])
"""For each zone those whose battles its force could join, as a mask."""
TO_REGION: Final = tuple([tuple([min([DISTANCE[z][at] for at in zones]) for zones in WITHIN]) for z in range(ZONES)])
"""For each zone the steps to the nearest zone of each region."""
FADED: Final = tuple([FADING**d for d in range(200)])

Goals = tuple[list[tuple[int, float]], list[tuple[int, float]]]
"""Zones that are worth going to, and regions, each with what it promises."""
Gains = tuple[list[float], list[tuple[int, float]]]
"""What legions more bring in each region, and the regions where that is worth an effort, with what it is."""
Way = tuple[Pieces, Goals, list[int]]
"""Units that a leader might take along, their goals with him, and the adjacent zones open to them."""
Step = tuple[Goals, list[int], int, float]
"""The goals of a unit alone, the adjacent zones open to it, as in `Foreseen` what has been seen, what it promises."""
Fights = dict[int, dict[tuple[Force, int], float]]
"""By zone, for a force that brings so many legions into the region, what a battle promises."""
GoalKey = tuple[int, Force, int]
"""Where a group stands, its force, and twice its legions, one more if it may leave the Republic."""
Post = tuple[int, float]
"""A zone where a leader is needed, and how much."""

UNKNOWN: Final = -1

Key = tuple[bytes, bytes, bytes, int, int, int, int, int, int, int, int]


def key_of(g: Alea) -> Key:
    """What a survey depends on."""
    return (
        bytes(g.at), bytes([c + 1 for c in g.control + g.marker]), bytes(g.status), g.own[0], g.own[1], g.weak,
        (g.smc[0] << 8 | g.smc[1]) << 8 | g.year, g.active, g.flags, g.chiefs(0) | g.chiefs(1),
        g.cicero << 8 | g.scenario,
    )  # fmt: skip


def shifted(before: bytes, now: bytes) -> list[Piece]:
    """The pieces that are elsewhere than before, from the places of all."""
    found: list[Piece] = []
    differing = int.from_bytes(before, "little") ^ int.from_bytes(now, "little")
    while differing:
        piece = (differing.bit_length() - 1) >> 3
        found.append(piece)
        differing &= BIT[8 * piece] - 1
    return found


def _plain_rates() -> list[float]:
    found = [ALLIED] * UNITS
    for kind, rate in ((LEGIONES, LEGION), (AUXILIA | EQUITES, LIGHT), (NAVES & ROMAN_UNITS, SHIP)):
        for unit in members(kind):
            found[unit] = rate
    return found


PLAIN: Final = _plain_rates()


def _worthwhile(values: list[float]) -> list[tuple[int, float]]:
    """Of values by region those that are worth an effort."""
    return [(region, value) for region, value in enumerate(values) if value > EFFORT]


def _light(moved: list[Piece]) -> bool:
    """Whether no legion is among some pieces, nor naves, that may carry one: all regions have as many as before."""
    carriers = LEGIONES | NAVES
    return not any(carriers & BIT[piece] for piece in moved)


def reckoned(g: Alea) -> int:
    """Where the Cicero/Princeps marker would go if the turn ended now and a party leader had fought."""
    place = g.cicero
    for name, amount in trends(g):
        if name != "no-battle":
            place += amount
    return place


def relief(g: Alea, peoples: Peoples) -> int:
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
            rate += FINISH * value / steps**1.6 / KIT.strength[2 * (standing.bit_length() - 1)]
            for unit in members(PEOPLE_UNITS[people]):
                found[unit] = rate
    return tuple(found)


def manned(legions: int, region: Region) -> float:
    """How much of the worth of a region's garrison so many legions there have: all, or a part."""
    return 1.0 if legions >= GARRISON[region] else HALF_MANNED * legions / GARRISON[region]


def _assign(g: Alea, idle: list[int], vacant: list[tuple[int, int]], posts: dict[int, Post]) -> None:
    """Give idle leaders posts where units have nobody: the greatest lacks first, each to who can be there soonest."""
    vacant.sort(key=lambda place: -place[1])
    for zone, units in vacant:
        lack = units
        while lack > 0 and idle:
            best, worth = NONE, 0.0
            for leader in idle:
                distance = DISTANCE[g.at[leader]][zone]
                if distance <= FARTHEST:
                    value = min(lack, KIT.command[leader - UNITS]) * FADED[distance]
                    if value > worth:
                        best, worth = leader, value
            if best == NONE:
                break
            idle.remove(best)
            posts[best] = zone, COMPANY * min(lack, KIT.command[best - UNITS])
            lack -= KIT.command[best - UNITS]


NOTHING: Final[Gains] = ([0.0] * REGIONS, [])
"""What a group without legions brings."""


class Chances:
    """What a force promises zone by zone, before what its leaving costs: `battles` and `guards`, by zone.

    `watched`: the zones of `guards`, as a mask. `seen`: how many changes of the survey it takes into account. `goals`:
    what came of it last, `costs` of leaving and `gains` by region considered.
    """

    __slots__ = ("battles", "costs", "gains", "goals", "guards", "seen", "watched")

    def __init__(self) -> None:
        self.battles: dict[int, float] = {}
        self.guards: dict[int, float] = {}
        self.watched: Zones = 0
        self.seen = 0
        self.goals: Goals | None = None
        self.costs: tuple[float, float] = (0.0, 0.0)
        self.gains: Gains = NOTHING


class Foreseen:
    """The best march of a leader with units, and what it was found from.

    `units`: whom he could lead; `ways`: for each party the goals that it had, and the zones open to it; `seen`: how
    many changes of the survey it takes into account; `best` and `taken`: what it promises, and who goes.
    """

    __slots__ = ("best", "here", "seen", "taken", "units", "ways")

    def __init__(self, here: Zone, units: Pieces, ways: list[Way], seen: int) -> None:
        self.here: Final = here
        self.units: Final = units
        self.ways: Final = ways
        self.seen: Final = seen
        self.best: float = NEVER
        self.taken: int = 0


class Survey:
    """A position at a glance.

    `forces`: by camp and zone those on land; `legions`: by camp and region the number of legions on land; `bound`:
    where the Cicero/Princeps marker would go if the turn ended now and a party leader had fought; `space`: what one
    space of its track is worth.
    """

    def __init__(self, g: Alea, before: Survey | None = None, key: Key | None = None) -> None:
        """Survey a position.

        Args:
            before: a survey of an earlier one; what has not changed since is taken from it.
            key: of the position, if it is known.
        """
        self.g: Alea = g
        self.key: Final[Key] = key_of(g) if key is None else key
        self._mover: Final = g.active
        mover = CAESARIANI if g.active == NONE else g.active
        self.chiefs: Final = g.chiefs(mover)
        self.rivals: Final = g.chiefs(1 - mover)
        moved = None if before is None else self._moved_since(before)
        self.bound: int = before.bound if before is not None and moved is not None and _light(moved) else reckoned(g)
        if before is not None and before.bound != self.bound:
            moved = None
        place = min(max(self.bound, 0), len(SPACE) - 1)
        years = g.year - g.last_year
        self.space: float = SPACE[place] + STAKE[place] * years + GRAVE[place] * max(0, years - LONG)
        self.counts: float = 1.0 + LATER * min(MOST_LATER, g.year - g.last_year)
        afraid = [FEAR if g.active == NONE or g.smc[1 - camp] else RESPITE for camp in (0, 1)]
        self.fear: tuple[float, float] = (afraid[0], afraid[1])
        self._perils: list[list[Force] | None] = [None, None]
        self._standing: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self._hostile: list[list[int] | None] = [None, None]
        self._anxious: list[list[int] | None] = [None, None]
        self._posts: list[dict[int, Post] | None] = [None, None]
        self._ready: list[list[tuple[int, Force]] | None] = [None, None]
        self._fights: tuple[Fights, Fights] = ({}, {})
        self._held: dict[int, float] = {}
        self._telling: Zones = UNKNOWN
        self.ranked: dict[int, list[int]] = {}
        self.steps: dict[tuple[int, Force, int], Step] = {}
        self._more: dict[int, Gains] = {}
        self._leaves: dict[int, dict[int, tuple[float, float]]] = {}
        self.goals: dict[GoalKey, Goals] = {}
        self.aims: dict[tuple[int, int], Goals] = {}
        self.chances: dict[GoalKey, Chances] = {}
        self._changes: list[Pieces] = []
        self.rights: dict[tuple[int, int], list[int]] = {}
        self.strangers: dict[tuple[int, int], list[int]] = {}
        self.advances: dict[tuple[int, Force, int], float] = {}
        self.plans: dict[int, tuple[float, int]] = {}
        self.marches: dict[int, Foreseen] = {}
        self.voyages: dict[tuple[int, int], tuple[float, int]] = {}
        self.landings: dict[tuple[int, int], tuple[float, int, int]] = {}
        self.helpers: dict[int, Force] = {}
        self.muster: Muster
        self._rated: tuple[float, int, int, tuple[int, ...]]
        self.forces: list[list[Force]]
        self.pieces: list[dict[int, int]]
        self.legions: list[list[int]]
        if before is not None and moved is not None:
            self._follow(before, g.active, moved)
        else:
            self._begin(before)

    def _moved_since(self, before: Survey) -> list[Piece] | None:
        """The pieces that have moved since an earlier survey, if they are the mover's and nothing else has changed."""
        if self._mover == NONE or self.key[1:] != before.key[1:]:
            return None
        g = self.g
        own = g.own[self._mover]
        then = before.key[0]
        moved = shifted(then, self.key[0])
        for piece in moved:
            if not own & BIT[piece] or then[piece] >= RESERVE or g.at[piece] >= RESERVE:
                return None
        return moved

    def _begin(self, before: Survey | None) -> None:
        """Survey both camps; of an earlier survey take the forces and the values of regions that are as they were."""
        g = self.g
        self._rated = (self.space, g.weak, g.off_map(), tuple(g.status))
        if before is not None and before._rated != self._rated:
            before = None
        self.muster = Muster(KIT, rates(g, self.space), g.weak) if before is None else before.muster
        self.forces = [[EMPTY] * ZONES, [EMPTY] * ZONES]
        self.pieces = [{}, {}]
        self.legions = [[0] * REGIONS, [0] * REGIONS]
        for camp in (CAESARIANI, REPUBLICANI):
            self._array(camp, before)
        if before is not None:
            for camp in (CAESARIANI, REPUBLICANI):
                if self.pieces[1 - camp] == before.pieces[1 - camp]:
                    self._perils[camp] = before._perils[camp]
            if self.key[1] == before.key[1] and g.year == before.key[6] & 0xFF:
                self._held = before._held

    def _array(self, camp: Camp, before: Survey | None) -> None:
        """Note the forces of a camp, and its legions by region."""
        g = self.g
        row = self.forces[camp]
        counts = self.legions[camp]
        pieces = self.pieces[camp]
        own = g.own[camp]
        for zone in members(g.occupied[camp]):
            here = g.inside[zone] & own
            pieces[zone] = here
            if before is not None and before.pieces[camp].get(zone) == here:
                row[zone] = before.forces[camp][zone]
            else:
                row[zone] = self.force(here)
            legions = here & LEGIONES
            if legions and REGION_OF[zone] != NONE:
                counts[REGION_OF[zone]] += legions.bit_count()

    def _follow(self, before: Survey, camp: Camp, moved: list[Piece]) -> None:
        """Take over what a camp's movements of some pieces have left as it was, and note what they have changed."""
        self._rated = before._rated
        self.muster = before.muster
        self._held = before._held
        self._perils[camp] = before._perils[camp]
        self._hostile[camp] = before._hostile[camp]
        self.rights = before.rights
        self.ranked = before.ranked
        self.forces = [before.forces[0], before.forces[1]]
        self.forces[camp] = before.forces[camp].copy()
        self.pieces = [before.pieces[0], before.pieces[1]]
        self.pieces[camp] = before.pieces[camp].copy()
        self.legions = [before.legions[0], before.legions[1]]
        self.legions[camp] = before.legions[camp].copy()
        changed = self._move(before, camp, moved)
        own, earlier = self.legions[camp], before.legions[camp]
        regions = [region for region in range(REGIONS) if own[region] != earlier[region]]
        for region in regions:
            changed |= REGION_ZONES[region]
        self._more = self._renewed(before, camp, regions)
        for zone, value in before._standing[camp].items():
            if not changed & BIT[zone]:
                self._standing[camp][zone] = value
        for zone, fights in before._fights[camp].items():
            if not changed & BIT[zone]:
                self._fights[camp][zone] = fights
        for zone, left in before._leaves.items():
            if not changed & BIT[zone]:
                self._leaves[zone] = left
        ready = before._ready[camp]
        if ready is not None:
            self.chances = before.chances
            self.marches = before.marches
            self.steps = before.steps
            self.landings = before.landings
            self._changes = before._changes
            self._note(camp, changed, ready)

    def _move(self, before: Survey, camp: Camp, moved: list[Piece]) -> Pieces:
        """Note the forces of the zones that some pieces have left and entered. Returns these zones, as a mask."""
        g = self.g
        then = before.key[0]
        counts = self.legions[camp]
        changed = 0
        for piece in moved:
            legion = LEGIONES & BIT[piece]
            for place, number in ((then[piece], -1), (g.at[piece], 1)):
                if place < ZONES:
                    changed |= BIT[place]
                    if legion and REGION_OF[place] != NONE:
                        counts[REGION_OF[place]] += number
        for zone in members(changed):
            if g.occupied[camp] & BIT[zone]:
                here = g.inside[zone] & g.own[camp]
                self.pieces[camp][zone] = here
                self.forces[camp][zone] = self.force(here)
            else:
                self.pieces[camp].pop(zone, None)
                self.forces[camp][zone] = EMPTY
        return changed

    def _renewed(self, before: Survey, camp: Camp, regions: list[int]) -> dict[int, Gains]:
        """What legions more make of regions, reckoned anew for those where a camp has more of them or fewer."""
        if not regions:
            return before._more
        found: dict[int, Gains] = {}
        for key, gains in before._more.items():
            if key // 100 == camp:
                values = gains[0].copy()
                for region in regions:
                    values[region] = self._bring(camp, region, key % 100)
                found[key] = values, _worthwhile(values)
        return found

    def _note(self, camp: Camp, changed: Pieces, before: list[tuple[int, Force]]) -> None:
        """Note the zones where something has changed, those included that who is ready could help."""
        now = self.ready(camp)
        if now != before:
            known = dict(before)
            for zone, force in now:
                if known.pop(zone, EMPTY) is not force:
                    changed |= HELPED[zone]
            for zone in known:
                changed |= HELPED[zone]
        self._changes.append(changed)

    def current(self, camp: Camp, key: GoalKey) -> tuple[Chances, Pieces]:
        """What is known of the chances of a force, and the zones where they are to be asked anew, as a mask."""
        self.ready(camp)
        found = self.chances.get(key)
        changed = 0
        if found is None:
            found = self.chances[key] = Chances()
            changed = AROUND[key[0]]
        else:
            for change in self._changes[found.seen :]:
                changed |= change
            changed &= AROUND[key[0]]
        found.seen = len(self._changes)
        return found, changed

    def changes(self) -> int:
        """How many changes there have been so far, for `unchanged`."""
        return len(self._changes)

    def telling(self, camp: Camp) -> Zones:
        """The zones that may be worth going to for themselves, as a mask: those of enemies, and `anxious` ones."""
        if self._telling == UNKNOWN:
            self._telling = self.g.occupied[1 - camp]
            for zone in self.anxious(camp):
                self._telling |= BIT[zone]
        return self._telling

    def unchanged(self, zones: Zones, seen: int) -> bool:
        """Whether nothing has changed in some zones since the change of a number."""
        return not any(change & zones for change in self._changes[seen:])

    def stir(self) -> None:
        """Somebody has made his move and stands where he stood: who may still move is to be asked anew."""
        before = self._ready
        self._ready = [None, None]
        if self._mover != NONE:
            ready = before[self._mover]
            if ready is None:
                self.chances = {}
                self.marches = {}
                self.steps = {}
                self.landings = {}
            else:
                self._note(self._mover, 0, ready)
        self.plans = {}
        self.advances = {}
        self.voyages = {}
        self.helpers = {}
        self.goals = {}
        self.aims = {}

    def force(self, pieces: Pieces) -> Force:
        """The force of some units and leaders."""
        return self.muster.force(pieces)

    # ------------------------------------------------------------------ regions

    def hold(self, camp: Camp, region: Region, own: int, foe: int) -> float:
        """What so many legions of a camp and of its enemy make of a region for it: who will control it, and how."""
        key = ((camp * REGIONS + region) * 100 + own) * 100 + foe
        found = self._held.get(key)
        if found is None:
            found = self._held[key] = self._hold(camp, region, own, foe)
        return found

    def _hold(self, camp: Camp, region: Region, own: int, foe: int) -> float:
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
        if region == g.stake:
            prize += STAKED
        value = prize * self.counts * chance
        if GARRISON[region] and g.marker[region] == NONE:
            value += self.space * manned(own + foe, region)
            if g.control[region] != NONE:
                there, sign = (own, LEVIES) if g.control[region] == camp else (foe, -LEVIES)
                value += sign * manned(there, region)
        return value

    def region_value(self, camp: Camp) -> float:
        """What all regions are worth to a camp as the legions stand."""
        own, foe = self.legions[camp], self.legions[1 - camp]
        return sum([self.hold(camp, region, own[region], foe[region]) for region in range(REGIONS)])

    def brought(self, camp: Camp, region: Region, legions: int) -> float:
        """What so many legions more, come from elsewhere, make of a region for a camp."""
        return self.more(camp, legions)[0][region]

    def more(self, camp: Camp, legions: int) -> Gains:
        """The same for all regions."""
        key = 100 * camp + legions
        found = self._more.get(key)
        if found is None:
            values = [self._bring(camp, region, legions) for region in range(REGIONS)]
            found = self._more[key] = values, _worthwhile(values)
        return found

    def _bring(self, camp: Camp, region: Region, legions: int) -> float:
        own, foe = self.legions[camp][region], self.legions[1 - camp][region]
        return self.hold(camp, region, own + legions, foe) - self.hold(camp, region, own, foe)

    def taken(self, camp: Camp, region: Region, legions: int) -> float:
        """What it makes of a region for a camp that so many of its legions leave it; below 0 as a rule."""
        own, foe = self.legions[camp][region], self.legions[1 - camp][region]
        return self.hold(camp, region, own - legions, foe) - self.hold(camp, region, own, foe)

    # ------------------------------------------------------------------ dangers

    def perils(self, camp: Camp) -> list[Force]:
        """For each zone the strongest enemy force that can reach it in a sequence by land."""
        found = self._perils[camp]
        if found is None:
            g = self.g
            chiefs = g.own[1 - camp] & LEADER_MASK
            found = self._perils[camp] = raiders(g, self.forces[1 - camp], 1 - camp, chiefs, REACH, (NEARS, SECOND))
        return found

    def helper(self, camp: Camp, zone: Zone, here: int) -> Force:
        """The strongest led force of a camp that could join a battle in a zone from elsewhere than one more zone."""
        key = zone * ZONES + here if here != NONE else -1 - zone
        found = self.helpers.get(key)
        if found is None:
            found = EMPTY
            distance = DISTANCE[zone]
            for near, force in self.ready(camp):
                if distance[near] <= HELP and near not in (zone, here) and force.strength > found.strength:
                    found = force
            self.helpers[key] = found
        return found

    def ready(self, camp: Camp) -> list[tuple[int, Force]]:
        """The zones where a camp has units and leaders of whom nobody has moved yet, with their forces."""
        found = self._ready[camp]
        if found is None:
            g = self.g
            found = self._ready[camp] = []
            moved = g.moved & g.own[camp]
            for zone in members(g.occupied[camp] & g.led[camp]):
                if not g.inside[zone] & moved:
                    found.append((zone, self.forces[camp][zone]))
        return found

    def hostile(self, camp: Camp) -> list[int]:
        """The zones where a camp would meet units of the enemy."""
        found = self._hostile[camp]
        if found is None:
            found = self._hostile[camp] = members(self.g.occupied[1 - camp])
        return found

    def anxious(self, camp: Camp) -> list[int]:
        """The zones free of enemies where a camp needs units, or more of them: Roma, and where some are in danger."""
        found = self._anxious[camp]
        if found is None:
            found = self._anxious[camp] = []
            zones = self.g.occupied[camp] & REPUBLIC | BIT[ROMA]
            for zone in members(zones ^ (zones & self.g.occupied[1 - camp])):
                if zone == ROMA or self.standing(camp, zone) < 0:
                    found.append(zone)
        return found

    # ------------------------------------------------------------------ leaders without units

    def posts(self, camp: Camp) -> dict[int, Post]:
        """For each Roman leader the zone where he is needed, and how much: one leader for each lack of one.

        Units of a zone are for the best of those who are there; who is left over goes to the nearest that have nobody.
        Leaders for whom nothing is left have no entry.
        """
        found = self._posts[camp]
        if found is None:
            found = self._posts[camp] = {}
            g = self.g
            idle: list[int] = []
            vacant: list[tuple[int, int]] = []
            for zone in members((g.occupied[camp] | g.led[camp]) & REPUBLIC):
                here = g.inside[zone] & g.own[camp]
                lack = (here & ROMAN_UNITS).bit_count()
                for leader in sorted(members(here & ROMAN_LEADERS), key=lambda who: -general(g, who)):
                    if lack > 0:
                        found[leader] = zone, COMPANY * min(lack, KIT.command[leader - UNITS])
                        lack -= KIT.command[leader - UNITS]
                    else:
                        idle.append(leader)
                if lack > 0:
                    vacant.append((zone, lack))
            _assign(g, idle, vacant, found)
        return found

    def restless(self, camp: Camp, leader: Piece) -> bool:
        """Whether a leader might want to go somewhere without units."""
        here = self.g.at[leader]
        post = self.posts(camp).get(leader)
        return (post is not None and post[0] != here) or self.call(camp, leader, here) < 0

    def call(self, camp: Camp, leader: Piece, zone: Zone) -> float:
        """How good it is for a leader without units to be in a zone: near his post, and out of danger."""
        post = self.posts(camp).get(leader)
        value = 0.0
        if post is not None:
            value = post[1] * FADED[DISTANCE[zone][post[0]]]
        if not self.forces[camp][zone].units and (self.perils(camp)[zone].units or self.forces[1 - camp][zone].units):
            value -= LONELY
        return value

    # ------------------------------------------------------------------ what it is worth to stand somewhere

    def stand(self, camp: Camp, zone: Zone, host: Force) -> float:
        """What it is worth to a camp to have a force in a zone free of enemies: Roma, less what may befall it."""
        if not host.units:
            return 0.0
        value = URBS * self.counts if zone == ROMA else 0.0
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
            found = 0.0 if self.forces[1 - camp][zone].units else self.stand(camp, zone, self.forces[camp][zone])
            self._standing[camp][zone] = found
        return found

    def prize(self, camp: Camp, zone: Zone, legions: int) -> float:
        """What winning a battle in a zone brings a camp that has so many more legions in its region with it."""
        region = REGION_OF[zone]
        if region == NONE:
            return CLEARED
        own, foe = self.legions[camp][region], self.legions[1 - camp][region]
        beaten = (self.g.inside[zone] & self.g.own[1 - camp] & LEGIONES).bit_count()
        prize = CLEARED + self.hold(camp, region, own + legions, foe - beaten) - self.hold(camp, region, own, foe)
        return prize + URBS * self.counts if zone == ROMA else prize

    def assault(self, camp: Camp, zone: Zone, host: Force, legions: int) -> float:
        """What it promises a camp to fight in a zone with a force that brings so many legions into its region.

        Both sides have units.
        """
        known = self._fights[camp].get(zone)
        if known is None:
            known = self._fights[camp][zone] = {}
        found = known.get((host, legions))
        if found is None:
            enemy = self.forces[1 - camp][zone]
            prize = self.prize(camp, zone, legions)
            found = known[host, legions] = gain(forecast(host, enemy), host, enemy, prize, GREAT)
        return found

    def arriving(self, camp: Camp, zone: Zone, host: Force, legions: int, here: int) -> float:
        """What a force with so many legions, come from a zone (or NONE), adds to what a camp has in another."""
        region = REGION_OF[zone]
        brought = 0 if here != NONE and REGION_OF[here] == region else legions
        if self.forces[1 - camp][zone].units:
            return self.joining(camp, zone, host, brought, here)
        value = self.security(camp, zone, host)
        if brought and region != NONE:
            value += self.brought(camp, region, brought)
        return value

    def joining(self, camp: Camp, zone: Zone, host: Force, brought: int, here: int) -> float:
        """What a force adds to the battle that there is to be in a zone.

        Those who come first may count on help, but on none that is stronger than they are: let that come first.
        """
        present = self.forces[camp][zone]
        if not host.units:
            return 0.0 if present.units else -LONELY
        enemy = self.forces[1 - camp][zone]
        if present.units:
            return self.assault(camp, zone, joined(present, host), brought) - self.assault(camp, zone, present, 0)
        if host.strength >= HOPELESS * enemy.strength:
            value = self.assault(camp, zone, host, brought)
            if value > 0:
                return value
        else:
            value = NEVER
        aid = self.helper(camp, zone, here)
        if aid.units and aid.strength <= host.strength and aid.strength + host.strength >= HOPELESS * enemy.strength:
            value = max(value, CONCERT * self.assault(camp, zone, joined(aid, host), brought))
        return value

    def security(self, camp: Camp, zone: Zone, host: Force) -> float:
        """What a force adds to what a camp has in a zone free of enemies, its region aside: Roma, less the dangers."""
        if zone != ROMA and not self.perils(camp)[zone].units:
            return 0.0
        return self.stand(camp, zone, joined(self.forces[camp][zone], host)) - self.standing(camp, zone)

    def leaves(self, camp: Camp, here: int, group: Pieces, legions: int) -> tuple[float, float]:
        """What it costs a camp that a group leaves a zone for another of its region, and for another region."""
        known = self._leaves.get(here)
        if known is None:
            known = self._leaves[here] = {}
        found = known.get(group)
        if found is None:
            near = far = self.leaving(camp, here, group, here)
            region = REGION_OF[here]
            if legions and region != NONE:
                far += self.taken(camp, region, legions)
            found = known[group] = near, far
        return found

    def leaving(self, camp: Camp, here: int, group: Pieces, there: int) -> float:
        """What it costs a camp that a group leaves a zone for another, as a number below 0; above if it is safer."""
        g = self.g
        rest = g.inside[here] & g.own[camp] & ~group
        if self.forces[1 - camp][here].units:
            return 0.0
        value = self.stand(camp, here, self.force(rest) if rest & UNIT_MASK else EMPTY) - self.standing(camp, here)
        region = REGION_OF[here]
        legions = (group & LEGIONES).bit_count()
        if legions and region != NONE and region != REGION_OF[there]:
            value += self.taken(camp, region, legions)
        return value
