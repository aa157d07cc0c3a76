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
    summons,
    threatened,
)
from latrunculi.games.optimus.components.chart import CONTREE_REGIONS, NONE, REGIONS
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARUS,
    DECOY_MASK,
    FIRST_LEADER,
    FLEET_UNITS,
    IMPEDIMENTA_UNITS,
    ROMANUS,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.optimus.components.tables import AUTUMN, WINTER
from latrunculi.games.optimus.rules.attrition import Attrition, modifiers
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.supply import fed_by_land, feeds
from latrunculi.games.optimus.rules.territory import controller, inhabited, side_of_land
from latrunculi.games.optimus.rules.ways import allowed
from latrunculi.kernel.actions import BIT, members

ODDS: Final = 1.2
"""An army attacks what it outweighs by so much, and avoids what outweighs it."""
TIRED: Final = 0.35
"""With more than this share HdC an army goes home."""


class Goals:
    """Where the army of a leader should go: for each region how good it would be to be there."""

    def __init__(self, g: Optimus, side: int, head: int, units: int) -> None:
        self.g = g
        self.side = side
        self.head = head
        self.force = quality(g, units)
        self.fit = g.fit(units & ~FLEET_UNITS)
        self.pf = g.strength(units)
        self.aims = self._aims(units)

    def _aims(self, units: int) -> list[tuple[int, float]]:
        """Regions worth going to, each with what it is worth to be there."""
        g, side = self.g, self.side
        if not self.pf:
            return self._rear(1.0)
        hurt = 1.0 - g.fit(units) / max(1, g.strength(units))
        if hurt > TIRED or (g.season in (AUTUMN, WINTER) and side == ROMANUS and self.force < 12):
            return self._rear(6.0)
        aims: list[tuple[int, float]] = []
        for region in members(threatened(g, side)):
            enemy = guess(g, region, 1 - side)
            if self.force >= enemy:
                aims.append((region, 3.0 + (4.0 if g.siege[region] != CALM else 0.0)))
        for region in lost_towns(g, side):
            aims.append((region, 4.0 + prize(g, side, region)))
        for region in open_prizes(g, side):
            enemy = guess(g, region, 1 - side)
            need = g.era.vg[region]
            if self.fit > need and self.force > ODDS * enemy:
                aims.append((region, prize(g, side, region)))
            elif self.force > ODDS * enemy:
                aims.append((region, 0.3 * prize(g, side, region)))
        for region in members(g.present[1 - side] & ~g.era.inhabited):
            enemy = guess(g, region, 1 - side)
            if enemy and self.force > ODDS * enemy:
                aims.append((region, 1.5 + 0.1 * enemy))
        return aims or self._rear(1.0)

    def _rear(self, worth: float) -> list[tuple[int, float]]:
        """Own towns that would feed the army."""
        g, side = self.g, self.side
        found = []
        for region in members(g.era.inhabited & ~g.pillaged & ~g.closed):
            if controller(g, region) == side and g.siege[region] == CALM and not g.present[1 - side] & BIT[region]:
                room = 1.0 if g.era.vg[region] >= self.pf else 0.4
                found.append((region, worth * room))
        return found

    def at(self, place: int) -> float:
        """How good it is to be in a place: what is near, less what is dangerous."""
        best = 0.0
        for region, worth in self.aims:
            best = max(best, worth / (1.0 + 0.6 * distance(place, region)))
        if place < REGIONS:
            enemy = guess(self.g, place, 1 - self.side)
            if enemy and self.force < ODDS * enemy:
                best -= 3.0 + enemy - self.force
        return best


def roster(g: Optimus, head: int) -> int:
    """The units that a leader would take along now."""
    return g.army(head) & ~ARTILLERY_UNITS


# ---------------------------------------------------------------- segments


def march(g: Optimus, side: int, piece: int) -> float:
    """To set out: how much better it is one step on, for an army; leaderless counters stay, decoys draw away."""
    if piece < UNITS:
        return -0.2
    if DECOY_MASK & BIT[piece]:
        return 0.25 if g.pac & BIT[piece] else 0.0
    units = roster(g, piece)
    here = g.at[piece]
    if besieging(g, side, here) and g.fit(g.units(here, side) & ~units) <= g.era.vg[here]:
        return -2.0
    goals = Goals(g, side, piece, units | takeable(g, side, piece))
    return goals_gain(g, goals, here) - 0.3 * g.paces[piece - FIRST_LEADER]


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
    """The best improvement that a step from a place could bring."""
    from latrunculi.games.optimus.rules.territory import beside
    from latrunculi.games.optimus.rules.ways import contrees_from

    now = goals.at(here)
    best = -1.0
    around = beside(here) if here < REGIONS else 0
    for contree in members(contrees_from(g, here)):
        around |= CONTREE_REGIONS[contree]
    for there in members(around & ~g.closed):
        best = max(best, goals.at(there) - now)
    return best


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


def recruit(g: Optimus, side: int, place: int) -> float:
    """Recruiting: better than nothing, as long as the season allows the men to be of use."""
    return 0.9 if g.pa[side] > 1 else 0.5


def forage(g: Optimus, side: int, head: int) -> float:
    """Pillage of the enemy's land pays twice: bales and points."""
    return 1.6 if side == BARBARUS else 0.5


def harvest(g: Optimus, side: int, head: int) -> float:
    """Two PA for a bale or two: with PA to spare."""
    return 0.7 if g.pa[side] >= 4 else 0.2


# ---------------------------------------------------------------- the steps of a march


def frame_of(g: Optimus) -> March | None:
    """The move in progress."""
    frame = g.stack[-1]
    return frame if isinstance(frame, March) else None


def step_goals(g: Optimus, frame: March) -> Goals:
    """The goals of those who move now."""
    return Goals(g, frame.side, frame.mover, frame.group & UNIT_MASK)


def price_of(g: Optimus, frame: March) -> float:
    """What the test at the end would cost, in PF."""
    units = frame.group & UNIT_MASK
    if not units:
        return 0.0
    malus = sum([amount for _, amount in modifiers(g, frame.side, units, g.at[frame.mover], frame.terms)])
    return sum([0 if die + malus >= 2 else max(1, -(die + malus)) for die in range(1, 7)]) / 6


def move_to(g: Optimus, frame: March, goals: Goals, place: int) -> float:
    """One step: how much better it is there."""
    if frame.group & DECOY_MASK and not frame.steps:
        return 0.5 - 0.05 * distance(place, g.at[frame.mover])
    return goals.at(place) - goals.at(g.at[frame.mover]) - 0.15 * frame.steps


def enter(g: Optimus, frame: March, goals: Goals, contree: int) -> float:
    """A throw on the arrival table: as good as the regions are on the average."""
    if frame.group & DECOY_MASK:
        return 0.2
    within = members(allowed(g, frame.side, frame.group, g.at[frame.mover], contree, False))
    if not within:
        return -1.0
    there = sum([goals.at(region) for region in within]) / len(within)
    return there - goals.at(g.at[frame.mover]) - 0.15 * frame.steps


def take(g: Optimus, frame: March, piece: int) -> float:
    """To take along: men before setting out; not artillery, and not the last garrison before a siege."""
    if frame.steps or piece >= FIRST_LEADER:
        return -1.0
    bit = BIT[piece]
    if bit & (ARTILLERY_UNITS | FLEET_UNITS) or g.chief[piece] != NONE:
        return -1.0
    here = g.at[frame.mover]
    kept = (
        here < REGIONS and inhabited(g, here) and side_of_land(g, here) != frame.side and g.holder[here] == frame.side
    )
    if kept and g.units(here, frame.side) & ~frame.group & ~FLEET_UNITS == bit:
        return -1.0  # the last who hold a town
    return 1.0


def leave(g: Optimus, frame: March, piece: int) -> float:
    """To leave behind: who holds the others up."""
    if BIT[piece] & ARTILLERY_UNITS and not besieging(g, frame.side, g.at[frame.mover]):
        return 0.8
    slow = frame.too_slow(g)
    if slow == "OP-5.1-17" and BIT[piece] & IMPEDIMENTA_UNITS:
        return -0.5
    return -1.0


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
