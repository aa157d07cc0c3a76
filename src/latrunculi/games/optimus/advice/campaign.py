"""Where armies should go, and what they do where they are: the segments of the operations, and the steps of a march.

After Frontinus: wear the enemy down, besiege with guns rather than storm, keep to towns in winter, do not attack what
is
stronger, relieve what is besieged.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.advice.survey import (
    distance,
    guess,
    invasion,
    lost_towns,
    open_prizes,
    prize,
    quality,
    strengths,
    summons,
    threatened,
)
from latrunculi.games.optimus.components.chart import BOX_NEAR, CONTREE_OF, CONTREE_REGIONS, NONE, REGIONS
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARUS,
    DECOY_MASK,
    FIRST_LEADER,
    FLEET_UNITS,
    IMPEDIMENTA_UNITS,
    LEADER_MASK,
    ROMAN_PIECES,
    ROMANUS,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.optimus.components.tables import AUTUMN, THAW, WINTER, losses
from latrunculi.games.optimus.rules.attrition import EARLIER, Attrition, modifiers
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.scenarios import special
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.supply import fed_by_land, feeds
from latrunculi.games.optimus.rules.territory import beside, controller, inhabited, side_of_land
from latrunculi.games.optimus.rules.victory import RIGHT_BANK, foraged_lands
from latrunculi.games.optimus.rules.ways import allowed, contrees_from, forbidden, step_terms
from latrunculi.games.optimus.rules.words import BY_TRAIN
from latrunculi.kernel.actions import BIT, members

ODDS: Final = 1.2
"""An army attacks what it outweighs by so much, and avoids what outweighs it."""
HUNT: Final = 1.5
"""In open country it seeks out what it outweighs by so much."""
FIRST: Final = 9.0
"""Who is to come along is called before the first step."""
RAIDS: Final = 5
"""Lands of the Empire that a barbarian lays waste for points; more pay nothing."""
RAID_WORTH: Final = 1.8
"""What one is worth to him, with the bales."""
TOLL: Final = 0.35
"""What the loss of a PF on the way weighs against an aim."""
WINTER_QUARTERS: Final = 2.5
"""What it is worth to a Roman army to be in a town that feeds it when the cold comes."""
GARRISON: Final = 0.9
"""To leave somebody in a conquest that is given up otherwise; the smallest counter does."""
REACH: Final = 1
"""Armies so many steps from an aim may join in."""
STORE: Final = 2
"""Bales that an army keeps for its hungry and its wounded."""
TIRED: Final = 0.35
"""With more than this share HdC an army goes home."""


class Goals:
    """Where the army of a leader should go: for each region how good it would be to be there."""

    def __init__(self, g: Optimus, side: int, head: int, units: int, walking: bool = False) -> None:
        self.g = g
        moves = max([g.marched[unit] for unit in members(units)], default=0)
        self.earlier = max(0, moves - int(walking))  # this move is none of them
        self.side = side
        self.head = head
        self.units = units
        self.force = quality(g, units)
        self.fit = g.fit(units & ~FLEET_UNITS)
        self.pf = g.strength(units)
        self.foes = strengths(g, 1 - side)
        self.friends = [0.0] * REGIONS
        for region in members(g.present[side]):
            self.friends[region] = quality(g, self.others(region))
        self.allies = armies(g, side)
        """The armies that may join in."""
        self.aims = self._aims(units)

    def stronger(self, region: int, odds: float) -> bool:
        """Whether with those who are there already the army would outweigh the enemy in a region."""
        return self.force + self.friends[region] > odds * self.foes[region]

    def helped(self, region: int) -> tuple[float, int]:
        """What the army could bring to a region with those who are there and, if they follow, the own armies near it:
        quality, and fit PF."""
        force, fit = self.force + self.friends[region], self.fit + self.g.fit(self.others(region))
        for units, place, strength, able in self.allies:
            if place != region and distance(place, region) <= REACH and not units & self.units:
                force += strength
                fit += able
        return force, fit

    def others(self, region: int) -> int:
        """Own units in a region that are not of the army."""
        return self.g.units(region, self.side) & ~(self.units | FLEET_UNITS)

    def _aims(self, units: int) -> list[tuple[int, float]]:  # noqa: C901
        """Regions worth going to, each with what it is worth to be there."""
        g, side = self.g, self.side
        if not self.pf:
            return self._men() or self._rear(1.0)
        if self.head < UNITS:
            return self._leaders() or self._rear(1.0)
        if 1.0 - g.fit(units) / max(1, g.strength(units)) > TIRED:
            return self._rear(6.0)
        aims = self._rear(WINTER_QUARTERS) if side == ROMANUS and g.season in (AUTUMN, WINTER) else []
        for region in members(threatened(g, side)):
            if self.stronger(region, 1.0):
                aims.append((region, 1.5 + (5.0 if g.siege[region] != CALM else 0.0)))
        for region in lost_towns(g, side):
            if self.stronger(region, ODDS):
                aims.append((region, 4.0 + prize(g, side, region)))
        for region in open_prizes(g, side):
            if g.shut[side] & BIT[region]:
                continue
            force, fit = self.helped(region)
            if force > ODDS * self.foes[region] and fit > g.era.vg[region]:
                aims.append((region, prize(g, side, region)))
        for rule in special(g, "hold"):
            if rule.side == side:
                winnable = [r for r in members(rule.regions) if self.helped(r)[0] > ODDS * self.foes[r]]
                aims += [(region, 2.0 * rule.points) for region in winnable]
        if side == BARBARUS and foraged_lands(g, side) < RAIDS:
            open_lands = RIGHT_BANK & ~(g.era.inhabited | g.ravaged[side] | g.pillaged | g.closed)
            aims += [(region, RAID_WORTH) for region in members(open_lands) if self.stronger(region, ODDS)]
        for region in range(REGIONS):
            if self.foes[region] and not g.era.inhabited & BIT[region] and self.stronger(region, HUNT):
                aims.append((region, 1.0 + 0.15 * self.foes[region]))
        return aims or self._rear(1.0)

    def _men(self) -> list[tuple[int, float]]:
        """Where men are whom nobody leads: for a leader without any."""
        g, side = self.g, self.side
        rank = g.vs(self.head) if LEADER_MASK & BIT[self.head] else 0
        found = []
        for region in members(g.present[side]):
            men = min(rank, g.fit(g.lone(region, side) & ~(FLEET_UNITS | ARTILLERY_UNITS)))
            if men and self.stronger(region, 1.0) and not g.leaders(region, side) & ~BIT[self.head]:
                found.append((region, 0.6 * men))
        return found

    def _leaders(self) -> list[tuple[int, float]]:
        """Where own armies with a leader are: for those who have none."""
        g, side = self.g, self.side
        places = [r for r in members(g.present[side]) if self.stronger(r, 1.0)]
        return [(r, 3.0) for r in places if any(g.army(head) for head in members(g.leaders(r, side)))]

    def _rear(self, worth: float) -> list[tuple[int, float]]:
        """Own towns that would feed the army."""
        g, side = self.g, self.side
        found = []
        for region in members(g.era.inhabited & ~g.pillaged & ~g.closed):
            if controller(g, region) == side and g.siege[region] == CALM and not self.foes[region]:
                room = 1.0 if g.era.vg[region] >= self.pf else 0.4
                found.append((region, worth * room))
        return found

    def at(self, place: int) -> float:
        """How good it is to be in a place: what is near, less what is dangerous."""
        best = 0.0
        for region, worth in self.aims:
            best = max(best, worth / (1.0 + 0.6 * distance(place, region)))
        if place < REGIONS and self.foes[place] and not self.stronger(place, ODDS):
            best -= 3.0 + self.foes[place] - self.force
        return best

    def toll(self, here: int, there: int) -> float:
        """What a step costs in men, in the worth of what they could do."""
        if not self.units or there >= REGIONS:
            return 0.0
        terms = step_terms(self.g, self.side, here, there)
        terms[EARLIER] = self.earlier
        return TOLL * expected_losses(self.g, self.side, self.units, there, terms)


def armies(g: Optimus, side: int) -> list[tuple[int, int, float, int]]:
    """The armies of a side that its leaders have: units, place, quality and fit PF."""
    found = []
    for head in members(g.in_play & LEADER_MASK & (ROMAN_PIECES if side == ROMANUS else ~ROMAN_PIECES)):
        units = g.army(head) & ~ARTILLERY_UNITS
        if units:
            found.append((units, g.at[head], quality(g, units), g.fit(units)))
    return found


def expected_losses(g: Optimus, side: int, units: int, place: int, terms: list[int]) -> float:
    """The PF that a test costs on the average; a train that is with the army counts."""
    trained = units & IMPEDIMENTA_UNITS
    malus = sum([amount for by, amount in modifiers(g, side, units, place, terms) if by != BY_TRAIN or not trained])
    return sum([losses(die + malus) for die in range(1, 7)]) / 6


def roster(g: Optimus, head: int) -> int:
    """The units that a leader would take along now."""
    return g.army(head) & ~ARTILLERY_UNITS


# ---------------------------------------------------------------- segments


def march(g: Optimus, side: int, piece: int) -> float:
    """To set out: how much better it is one step on, for an army; leaderless counters stay, decoys draw away."""
    if piece < UNITS:
        return from_afar(g, side, piece)
    if DECOY_MASK & BIT[piece]:
        return 0.25 if g.pac & BIT[piece] else 0.0
    if g.bb[piece - FIRST_LEADER] and g.hauled[piece - FIRST_LEADER]:
        return -1.0  # the wagons have done their way of the season (OP-5.1-18)
    units = roster(g, piece)
    here = g.at[piece]
    if besieging(g, side, here) and g.fit(g.units(here, side) & ~units) <= g.era.vg[here]:
        return -2.0
    goals = Goals(g, side, piece, (units | takeable(g, side, piece)) & ~spent_trains(g))
    return goals_gain(g, goals, here) - 0.3 * g.paces[piece - FIRST_LEADER]


def from_afar(g: Optimus, side: int, unit: int) -> float:
    """To bring up those who wait beside the map without a leader: the more, the better."""
    if g.at[unit] < REGIONS:
        return -0.2
    fresh = [u for u in members(g.lone(g.at[unit], side)) if not g.marched[u]]
    return 0.5 + 0.1 * sum([g.pf[u] for u in fresh])


def spent_trains(g: Optimus) -> int:
    """The trains that have moved in this season: they stay where they are (OP-5.1-17)."""
    return sum([BIT[unit] for unit in members(g.in_play & IMPEDIMENTA_UNITS) if g.marched[unit]])


def takeable(g: Optimus, side: int, head: int) -> int:
    """Units without a leader beside him that he could lead."""
    room = g.vs(head) - g.strength(g.army(head))
    mask = 0
    for unit in members(g.lone(g.at[head], side) & ~(FLEET_UNITS | ARTILLERY_UNITS)):
        if g.pf[unit] <= room:
            mask |= BIT[unit]
            room -= g.pf[unit]
    return mask


def goals_gain(g: Optimus, goals: Goals, here: int) -> float:
    """The best improvement that a step from a place could bring; into strange country as it falls on the average."""
    now = goals.at(here)
    best = -1.0
    pieces = goals.units | BIT[goals.head]
    for contree in members(contrees_from(g, here)):
        within = members(allowed(g, goals.side, pieces, here, contree, False))
        worths = [goals.at(there) - goals.toll(here, there) for there in within]
        for there, worth in zip(within, worths, strict=True):
            if g.units(there, goals.side):
                best = max(best, worth - now)
        if worths:
            best = max(best, landing(worths) - now)
    for there in members(beside(here) if here < REGIONS else BOX_NEAR[here - REGIONS]):
        if there >= REGIONS or not forbidden(g, goals.side, pieces, here, there, False):
            best = max(best, goals.at(there) - now - goals.toll(here, there))
    return best


def landing(worths: list[float]) -> float:
    """What a throw of arrival is worth, by the worth of the regions: on two faces of three chance decides, else as a
    rule the enemy."""
    return (2.0 * sum(worths) / len(worths) + min(worths)) / 3.0


def besieging(g: Optimus, side: int, place: int) -> bool:
    """Whether a side besieges a place."""
    return place < REGIONS and g.siege[place] != CALM and controller(g, place) != side


def besiege(g: Optimus, side: int, head: int) -> float:
    """To lay siege: where an assault or an invasion promises less."""
    return 2.0 + 0.3 * prize(g, side, g.at[head])


def summon(g: Optimus, side: int, piece: int) -> float:
    """A siege action of whoever besieges there: by its chance."""
    return summon_unled(g, side, g.at[piece])


def summon_unled(g: Optimus, side: int, region: int) -> float:
    """The same of a force without a leader."""
    return 0.6 + 4.0 * summons(g, side, region) + 0.2 * prize(g, side, region)


def invade(g: Optimus, side: int, head: int) -> float:
    """An invasion: by its chance and its toll."""
    region = g.at[head]
    return 6.0 * invasion(g, side, region) * (1.0 + 0.2 * prize(g, side, region)) - 2.5


def assault(g: Optimus, side: int, head: int) -> float:
    """To storm a garrison: only with three to one."""
    region = g.at[head]
    garrison = quality(g, g.units(region, 1 - side) & g.walls) * (1.3 + 0.3 * g.vd[region])
    ours = quality(g, g.units(region, side) & ~g.walls)
    return 1.5 if garrison and ours > 2.5 * garrison else -1.0


def come_out(g: Optimus, side: int, head: int) -> float:
    """To give battle before the walls: when one is the stronger."""
    region = g.at[head]
    return 2.0 if quality(g, g.army(head)) > ODDS * guess(g, region, 1 - side) else -1.0


def sortie(g: Optimus, side: int, head: int) -> float:
    """To break out: when the town will not hold."""
    return 1.0 if summons(g, 1 - side, g.at[head]) > 0.6 else -1.0


def emplace(g: Optimus, side: int, unit: int) -> float:
    """Guns, before walls that would not yet fall to a summons."""
    place = g.at[unit]
    if not besieging(g, side, place) or g.pf[unit] < 2:
        return -1.0
    return 1.6 + 0.2 * prize(g, side, place) - 3.0 * summons(g, side, place)


def captain(g: Optimus, head: int) -> float:
    """How well a leader recruits: at no cost of PA, with the bonus of the supreme leader, or with bales to add."""
    return (1.0 if g.pac & BIT[head] else 0.0) + (0.6 if head in g.supreme else 0.0) + 0.1 * g.bb[head - FIRST_LEADER]


def recruit(g: Optimus, side: int, place: int) -> float:
    """Recruiting: better than nothing on the map, where there is a leader for the men; little far away."""
    if place >= REGIONS:
        return 0.1
    return 0.5 if g.leaders(place, side) else 0.35


def forage(g: Optimus, side: int, head: int) -> float:
    """Pillage of the enemy's land pays twice: bales and points."""
    return 1.6 if side == BARBARUS else 0.5


def harvest(g: Optimus, side: int, head: int) -> float:
    """Two PA for a bale or two: with PA that nobody needs."""
    return 0.15 if g.pa[side] >= 2 else 0.08


def buy_pa(g: Optimus, side: int, head: int) -> float:
    """A bale for a PA: from a store that does not run dry, in the seasons of war; not at the end, when bales are
    points."""
    busy = g.season not in (WINTER, THAW) and g.clock < g.last_clock
    return 0.1 if busy and g.bb[head - FIRST_LEADER] > STORE else -0.5


# ---------------------------------------------------------------- the steps of a march


def frame_of(g: Optimus) -> March | None:
    """The move in progress."""
    frame = g.stack[-1]
    return frame if isinstance(frame, March) else None


def step_goals(g: Optimus, frame: March) -> Goals:
    """The goals of those who move now."""
    spent = spent_trains(g) if not frame.steps else 0
    return Goals(g, frame.side, frame.mover, frame.group & UNIT_MASK & ~spent, frame.steps > 0)


def move_to(g: Optimus, frame: March, goals: Goals, place: int) -> float:
    """One step: how much better it is there; never back to where the march has just been."""
    here = g.at[frame.mover]
    if frame.group & DECOY_MASK and not frame.steps:
        return 0.5 - 0.05 * distance(place, here)
    if frame.steps and place == frame.here:
        return -1.0
    return goals.at(place) - goals.at(here) - goals.toll(here, place) - 0.15 * frame.steps


def enter(g: Optimus, frame: March, goals: Goals, contree: int) -> float:
    """A throw on the arrival table: as good as the regions are on the average."""
    here = g.at[frame.mover]
    if frame.steps and frame.here < REGIONS and CONTREE_REGIONS[contree] & BIT[frame.here]:
        return -1.0
    if frame.group & DECOY_MASK:
        return 0.2
    within = members(allowed(g, frame.side, frame.group, here, contree, False))
    if not within:
        return -1.0
    there = landing([goals.at(region) - goals.toll(here, region) for region in within])
    return there - goals.at(here) - 0.15 * frame.steps


def arrival(g: Optimus, frame: March, seat: int, region: int) -> float:
    """Where a throw lets somebody choose: the mover goes where he would be, his enemy sends him where that one is
    strongest, or into the wilderness."""
    if seat == frame.side:
        return step_goals(g, frame).at(region)
    ours = quality(g, g.units(region, seat) & ~FLEET_UNITS)
    return 0.2 * ours - (2.0 + prize(g, frame.side, region) if inhabited(g, region) and not ours else 0.0)


def take(g: Optimus, frame: March, piece: int) -> float:
    """To take along: men before setting out; not artillery, and not the last garrison before a siege."""
    if frame.steps or piece >= FIRST_LEADER:
        return -1.0
    bit = BIT[piece]
    if bit & (ARTILLERY_UNITS | FLEET_UNITS | spent_trains(g)) or g.chief[piece] != NONE:
        return -1.0
    here = g.at[frame.mover]
    if g.units(here, frame.side) & ~frame.group & ~FLEET_UNITS == bit:  # the last who hold a place
        town = here < REGIONS and inhabited(g, here)
        if needs_garrison(g, frame.side, here) or (
            town and CONTREE_REGIONS[CONTREE_OF[here]] & g.present[1 - frame.side]
        ):
            return -1.0
    return FIRST


def leave(g: Optimus, frame: March, goals: Goals, piece: int) -> float:
    """To leave behind: who holds the others up, and a small garrison where a conquest would be lost without one."""
    bit = BIT[piece]
    here = g.at[frame.mover]
    if bit & ARTILLERY_UNITS and not besieging(g, frame.side, here):
        return 0.8
    if frame.steps or goals_gain(g, goals, here) <= 0.0:
        return -1.0
    if bit & spent_trains(g):
        return 0.4
    if needs_garrison(g, frame.side, here) and not g.units(here, frame.side) & ~(frame.group | FLEET_UNITS):
        return GARRISON - 0.1 * g.pf[piece] if bit & UNIT_MASK & ~IMPEDIMENTA_UNITS else -1.0
    return -1.0


def needs_garrison(g: Optimus, side: int, place: int) -> bool:
    """Whether a place is a side's only as long as it has men there: a town taken, a region to be held."""
    if place >= REGIONS:
        return False
    if any(rule.side == side and rule.regions & BIT[place] for rule in special(g, "hold")):
        return True
    return g.holder[place] == side and side_of_land(g, place) != side


def spend_bale(g: Optimus) -> float:
    """A bale before a test: when it is likely to save men."""
    frame = g.stack[-1]
    if not isinstance(frame, Attrition):
        return -1.0
    malus = sum([amount for _, amount in modifiers(g, frame.side, frame.units, frame.region, frame.terms)])
    return 0.5 if malus + frame.bales <= -4 and g.bb[frame.head - FIRST_LEADER] > 1 else -0.5


def fed(g: Optimus, side: int, place: int) -> bool:
    """Whether a place feeds an army of a side in some way."""
    return fed_by_land(g, place, side) or feeds(g, place, side) > 0
