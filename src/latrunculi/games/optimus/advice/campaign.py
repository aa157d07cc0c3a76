"""What armies do where they are and on their way: the segments of the operations, and the steps of a march.

After Frontinus: wear the enemy down, besiege with guns rather than storm, keep to towns in winter, do not attack what
is stronger, relieve what is besieged.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.advice.goals import Goals, roster
from latrunculi.games.optimus.advice.plan import Plan, column, odds_for
from latrunculi.games.optimus.advice.survey import (
    decides,
    distance,
    guess,
    invasion,
    might,
    prize,
    quality,
    summons,
)
from latrunculi.games.optimus.components.chart import BOX_NEAR, CONTREE_OF, CONTREE_REGIONS, NONE, REGIONS
from latrunculi.games.optimus.components.ints import Contree, Head, Piece, Place, Places, Region, Side, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    DECOY_MASK,
    FIRST_LEADER,
    FLEET_UNITS,
    IMPEDIMENTA_UNITS,
    LEGION_UNITS,
    PRAETORIAN_UNITS,
    ROMANUS,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.optimus.components.tables import THAW, WINTER
from latrunculi.games.optimus.rules import victory
from latrunculi.games.optimus.rules.attrition import Attrition, modifiers
from latrunculi.games.optimus.rules.loot import TownLoot
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.scenarios import WAYS_IN, special
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.supply import fed_by_land, feeds
from latrunculi.games.optimus.rules.territory import beside, controller, inhabited, side_of_land
from latrunculi.games.optimus.rules.ways import allowed, contrees_from, forbidden
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.ints import Seat

FIRST: Final = 100.0
"""Who is to come along is called before the first step, whatever that step is worth."""
AGAIN: Final = 0.5
"""What each step that a leader has made in the season speaks against another march of his."""
GUNS: Final = 1
"""Artillery that a siege is begun with, where nothing else would make a town surrender; it stays as a garrison, since a
single counter feeds itself (OP-6.2-2)."""
GARRISON: Final = 0.9
"""To leave somebody in a conquest that is given up otherwise; the smallest counter does."""
STORMING: Final = 0.35
"""What the loss of a PF before the walls weighs; twice that, while there is still a use for it."""
BOOTY: Final = 6.0
"""The most that a town is worth in blood."""
STAY: Final = 3
"""Seasons before the end from which on a town that feeds an army is worth more than its loot."""
FORAGING: Final[tuple[float, ...]] = (0.1, 1.6)
"""What foraging the enemy's land is worth, by side: the barbarian has points for it."""
LAST_BALE: Final = 0.9
"""What it is worth to look for the bale that makes up a point."""
HOARDING: Final = 2
"""Seasons, the last one included, in which bales are kept that make up a point at the end."""
STORE: Final = 2
"""Bales that an army keeps for its hungry and its wounded."""


# ---------------------------------------------------------------- segments


def march(g: Optimus, plan: Plan, piece: Piece) -> float:
    """To set out: how much better it is one step on, for an army; leaderless counters stay, decoys draw away."""
    side = plan.side
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
    if needs_garrison(g, side, here) and last_man(g, side, here, units):
        return -2.0
    units = column(g, side, piece)
    errand = plan.errands.get(piece)
    if errand is not None and errand.together and errand.main.head == piece:
        for army in errand.companions():
            units |= army.units
    goals = Goals(g, plan, piece, units & ~spent_trains(g))
    return goals_gain(g, goals, here) - AGAIN * g.paces[piece - FIRST_LEADER]


def from_afar(g: Optimus, side: Side, unit: Unit) -> float:
    """To bring up those who wait beside the map without a leader: the more, the better."""
    if g.at[unit] < REGIONS:
        return -0.2
    fresh = [u for u in members(g.lone(g.at[unit], side)) if not g.marched[u]]
    return 0.5 + 0.1 * sum([g.pf[u] for u in fresh])


def spent_trains(g: Optimus) -> Units:
    """The trains that have moved in this season: they stay where they are (OP-5.1-17)."""
    return sum([BIT[unit] for unit in members(g.in_play & IMPEDIMENTA_UNITS) if g.marched[unit]])


def goals_gain(g: Optimus, goals: Goals, here: Place) -> float:
    """The best improvement that a step from a place could bring; into strange country as it falls on the average."""
    now = goals.at(here)
    best = -1.0
    pieces = goals.units | BIT[goals.head]
    for contree in members(contrees_from(g, here)):
        within = members(allowed(g, goals.side, pieces, here, contree, False))
        worths = [goals.onward(here, there) for there in within]
        for there, worth in zip(within, worths, strict=True):
            if g.units(there, goals.side):
                best = max(best, worth - now)
        if worths:
            best = max(best, landing(worths) - now)
    for there in members(beside(here) | boxes_at(g, goals.side, here) if here < REGIONS else BOX_NEAR[here - REGIONS]):
        if there >= REGIONS or not forbidden(g, goals.side, pieces, here, there, False):
            best = max(best, goals.onward(here, there) - now)
    return best


def boxes_at(g: Optimus, side: Side, here: Place) -> Places:
    """The boxes off the map that a side may go to from a region, as a mask of places."""
    if side != ROMANUS:
        return 0
    return sum([BIT[REGIONS + box] for box, doors in enumerate(WAYS_IN[g.scenario]) if doors & BIT[CONTREE_OF[here]]])


def landing(worths: list[float]) -> float:
    """What a throw of arrival is worth, by the worth of the regions: on two faces of three chance decides, else as a
    rule the enemy."""
    return (2.0 * sum(worths) / len(worths) + min(worths)) / 3.0


def besieging(g: Optimus, side: Side, place: Place) -> bool:
    """Whether a side besieges a place."""
    return place < REGIONS and g.siege[place] != CALM and controller(g, place) != side


def besiege(g: Optimus, side: Side, head: Head) -> float:
    """To lay siege: where an assault or an invasion promises less; in the last season it is late for it."""
    late = 0.5 if g.clock >= g.last_clock else 1.0
    return late * (2.0 + 0.3 * prize(g, side, g.at[head]))


def summon(g: Optimus, side: Side, piece: Piece) -> float:
    """A siege action of whoever besieges there: by its chance."""
    return summon_unled(g, side, g.at[piece])


def summon_unled(g: Optimus, side: Side, region: Region) -> float:
    """The same of a force without a leader."""
    return 0.6 + 4.0 * summons(g, side, region) + 0.2 * prize(g, side, region)


def invade(g: Optimus, side: Side, head: Head) -> float:
    """An invasion: the town at once, for a die and its VD in men; dear where a siege would do, cheap at the end."""
    region = g.at[head]
    last = g.clock >= g.last_clock
    blood = STORMING * (1.0 if last else 2.0) * (3.5 + g.vd[region] + g.limes[region])
    return invasion(g, side, region) * min(BOOTY, prize(g, side, region)) - blood


def assault(g: Optimus, side: Side, head: Head) -> float:
    """To storm a garrison: only with three to one."""
    region = g.at[head]
    garrison = quality(g, g.units(region, 1 - side) & g.walls) * (1.3 + 0.3 * g.vd[region])
    ours = quality(g, g.units(region, side) & ~g.walls)
    return 1.5 if garrison and ours > 2.5 * garrison else -1.0


def come_out(g: Optimus, side: Side, head: Head) -> float:
    """To give battle before the walls: when one is the stronger."""
    region = g.at[head]
    return 2.0 if might(g, g.army(head), head) > odds_for(g, side) * guess(g, region, 1 - side) else -1.0


def sortie(g: Optimus, side: Side, head: Head) -> float:
    """To break out: when the town will not hold."""
    return 1.0 if summons(g, 1 - side, g.at[head]) > 0.6 else -1.0


def emplace(g: Optimus, side: Side, unit: Unit) -> float:
    """Guns, before walls that would not yet fall to a summons: a few; the legion has to stay a legion."""
    place = g.at[unit]
    if not besieging(g, side, place) or g.pf[unit] < 2 or summons(g, side, place) > 0.0:
        return -1.0
    mounted = g.strength(g.units(place, side) & ARTILLERY_UNITS)
    spare = g.fit(g.units(place, side) & ~g.walls & ~FLEET_UNITS) - g.era.vg[place]
    return 1.6 + 0.2 * prize(g, side, place) if mounted < GUNS and spare > 0 else -1.0


def dismount(g: Optimus, side: Side, gun: Unit) -> float:
    """The gunners go back to their legion when the siege is over, but for one gun that holds the town."""
    place = g.at[gun]
    if place >= REGIONS or besieging(g, side, place) or (controller(g, place) == side and g.siege[place] != CALM):
        return -1.0
    return 0.7 if (g.units(place, side) & ARTILLERY_UNITS) & ~BIT[gun] else -1.0


def recruit(g: Optimus, side: Side, place: Place) -> float:
    """Recruiting: better than nothing on the map, where there is a leader for the men; little far away."""
    if place >= REGIONS:
        return 0.1
    return 0.5 if g.leaders(place, side) else 0.35


def forage(g: Optimus, side: Side, head: Head) -> float:
    """Pillage of the enemy's land pays twice: bales and points."""
    if in_reach(g, side):
        return max(FORAGING[side], LAST_BALE)
    return FORAGING[side]


def clemency(g: Optimus, side: Side) -> float:
    """To spare a town that has been taken: for a Roman whose army is to live there, far from his rivers (OP-6.2-3)."""
    frame = g.stack[-1]
    if side != ROMANUS or not isinstance(frame, TownLoot) or g.last_clock - g.clock < STAY:
        return 0.0
    pf = g.strength(g.units(frame.region, side) & ~FLEET_UNITS)
    return 1.5 if pf <= g.era.vg[frame.region] and not fed_by_land(g, frame.region, side) else 0.0


def harvest(g: Optimus, side: Side, head: Head) -> float:
    """Two PA for a bale or two: with PA that nobody needs."""
    if in_reach(g, side):
        return LAST_BALE
    return 0.15 if g.pa[side] >= 2 else 0.08


def in_reach(g: Optimus, side: Side) -> bool:
    """Whether one bale more is worth a point: in the last season, with but one missing."""
    store = victory.bales(g, side)
    return g.clock >= g.last_clock and victory.worth(side, "bb", store + 1) > victory.worth(side, "bb", store)


def buy_pa(g: Optimus, side: Side, head: Head) -> float:
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
    return Goals(g, Plan(g, frame.side), frame.mover, frame.group & UNIT_MASK & ~spent, frame.steps > 0)


def move_to(g: Optimus, frame: March, goals: Goals, place: Place) -> float:
    """One step: how much better it is there; never back to where the march has just been."""
    here = g.at[frame.mover]
    if frame.group & DECOY_MASK and not frame.steps:
        return 0.5 - 0.05 * distance(frame.side, place, here)
    if frame.steps and place == frame.here:
        return -1.0
    return goals.onward(here, place) - goals.at(here) - 0.15 * frame.steps


def enter(g: Optimus, frame: March, goals: Goals, contree: Contree) -> float:
    """A throw on the arrival table: as good as the regions are on the average."""
    here = g.at[frame.mover]
    if frame.steps and frame.here < REGIONS and CONTREE_REGIONS[contree] & BIT[frame.here]:
        return -1.0
    if frame.group & DECOY_MASK:
        return 0.2
    within = members(allowed(g, frame.side, frame.group, here, contree, False))
    if not within:
        return -1.0
    there = landing([goals.onward(here, region) for region in within])
    return there - goals.at(here) - 0.15 * frame.steps


def join(g: Optimus, frame: March, goals: Goals, head: Head) -> float:
    """To march together: with those who are sent to the same place, where the enemy is too strong for each alone."""
    errand = goals.plan.errands.get(frame.mover)
    if errand is None or not errand.together or not errand.ready or frame.steps:
        return -1.0
    return FIRST - 1.0 if any(army.head == head for army in errand.companions()) else -1.0


def arrival(g: Optimus, frame: March, seat: Seat, region: Region) -> float:
    """Where a throw lets somebody choose: the mover goes where he would be, his enemy sends him where that one is
    strongest, or into the wilderness."""
    if seat == frame.side:
        return step_goals(g, frame).at(region)
    ours = quality(g, g.units(region, seat) & ~FLEET_UNITS)
    return 0.2 * ours - (2.0 + prize(g, frame.side, region) if inhabited(g, region) and not ours else 0.0)


def take(g: Optimus, frame: March, piece: Piece) -> float:
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
    return FIRST + (0.5 if bit & IMPEDIMENTA_UNITS and not frame.group & IMPEDIMENTA_UNITS else 0.0)


def wants_train(g: Optimus, frame: March) -> bool:
    """Whether a Roman army without a train could have one that waits where it is, but for want of room."""
    waiting = g.lone(g.at[frame.mover], frame.side) & IMPEDIMENTA_UNITS & ~spent_trains(g)
    full = frame.load(g) >= frame.capacity(g)
    return bool(full and waiting and frame.side == ROMANUS and not frame.group & IMPEDIMENTA_UNITS)


def leave(g: Optimus, frame: March, goals: Goals, piece: Piece) -> float:
    """To leave behind: who holds the others up, and a small garrison where a conquest would be lost without one."""
    bit = BIT[piece]
    here = g.at[frame.mover]
    if bit & ARTILLERY_UNITS and not besieging(g, frame.side, here):
        return 0.8
    if not frame.steps and bit & UNIT_MASK & ~(LEGION_UNITS | PRAETORIAN_UNITS) and wants_train(g, frame):
        return FIRST - 0.1 * g.pf[piece]
    if frame.steps or goals_gain(g, goals, here) <= 0.0:
        return -1.0
    if bit & spent_trains(g):
        return 0.4
    if needs_garrison(g, frame.side, here) and not g.units(here, frame.side) & ~(frame.group | FLEET_UNITS):
        return GARRISON - 0.1 * g.pf[piece] if bit & UNIT_MASK & ~IMPEDIMENTA_UNITS else -1.0
    return -1.0


def last_man(g: Optimus, side: Side, place: Place, units: Units) -> bool:
    """Whether some units are all that a side has in a place, and a single counter, so that nobody would stay."""
    stack = units & ~(IMPEDIMENTA_UNITS | FLEET_UNITS)
    return not stack & (stack - 1) and not g.units(place, side) & ~(units | FLEET_UNITS)


def needs_garrison(g: Optimus, side: Side, place: Place) -> bool:
    """Whether a place is a side's only as long as it has men there: a town taken, a region to be held; or whether the
    enemy wins with it, and should not find it empty."""
    if place >= REGIONS:
        return False
    if decides(g, 1 - side, place) and controller(g, place) == side:
        return True
    if any(rule.side == side and rule.regions & BIT[place] for rule in special(g, "hold")):
        return True
    return g.holder[place] == side and side_of_land(g, place) != side


def dear(g: Optimus, side: Side) -> bool:
    """Whether a bale is worth more than men: in the last seasons, where with one fewer a point would be lost."""
    if g.last_clock - g.clock >= HOARDING:
        return False
    store = victory.bales(g, side)
    return store > 0 and victory.worth(side, "bb", store) > victory.worth(side, "bb", store - 1)


def spend_bale(g: Optimus, side: Side, obj: int) -> float:
    """A bale before a test: when it is likely to save men."""
    frame = g.stack[-1]
    if not isinstance(frame, Attrition) or dear(g, side):
        return -1.0
    malus = sum([amount for _, amount in modifiers(g, frame.side, frame.units, frame.region, frame.terms)])
    return 0.5 if malus + frame.bales <= -4 and g.bb[frame.head - FIRST_LEADER] > 1 else -0.5


def fed(g: Optimus, side: Side, place: Place) -> bool:
    """Whether a place feeds an army of a side in some way."""
    return fed_by_land(g, place, side) or feeds(g, place, side) > 0
