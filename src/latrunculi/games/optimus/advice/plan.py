"""The plan of a side: what is worth going to, which armies it takes, and which of them have to go there together.

It is made anew for every decision from what the seat knows; those who are nearest stay with what they have begun.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.advice.survey import (
    HOPS,
    decides,
    lost_towns,
    might,
    open_prizes,
    prize,
    strengths,
    threatened,
    way,
)
from latrunculi.games.optimus.components.chart import CONTREE_OF, CONTREE_REGIONS, CONTREES, NONE, REGIONS
from latrunculi.games.optimus.components.counters import BT, VS
from latrunculi.games.optimus.components.ints import Head, Place, Region, Side, Units
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARUS,
    FIRST_LEADER,
    FLEET_UNITS,
    IMPEDIMENTA_UNITS,
    LEGION_UNITS,
    PRAETORIAN_UNITS,
    ROMANUS,
)
from latrunculi.games.optimus.components.tables import TARGET
from latrunculi.games.optimus.rules.scenarios import special
from latrunculi.games.optimus.rules.sieges import defence
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.territory import controller, side_of_land
from latrunculi.games.optimus.rules.victory import DRAW, RIGHT_BANK, ROMAN_VICTORY, foraged_lands, level
from latrunculi.kernel.actions import BIT, members

ODDS: Final = 1.4
"""An army attacks what it outweighs by so much, and avoids what outweighs it."""
BOLD: Final = 1.0
"""The same of a side that has not won as things stand, when the end is near."""
NEAR_THE_END: Final = 5
"""Seasons, the last one included."""
SURE: Final = 1.5
"""With so many times what it takes an army goes alone; else those who are sent march together."""
RELIEVERS: Final[tuple[float, ...]] = (0.8, 0.2)
"""Of the enemies who may come to the relief of a town, the share that one has to be as strong as; of the bold."""
HUNT: Final = 1.5
"""In open country it seeks out what it outweighs by so much."""
MARGIN: Final = 1
"""PF above the VG that an army should have that sets out for a town: some fall out on the way."""
RELIEF: Final = 6.0
"""What it is worth to relieve a besieged town."""
COMRADE: Final = 0.6
"""What each PF behind its walls adds: they die with the town."""
VITAL: Final = 3.0
"""How much more so, where the enemy wins with the town."""
GUARD: Final = 0.75
"""What it is worth to stand in one that has enemies beside it."""
RAIDS: Final = 5
"""Lands of the Empire that a barbarian lays waste for points; more pay nothing."""
RAID_WORTH: Final = 1.8
"""What one is worth to him, with the bales."""
QUARRY: Final = 0.25
"""What a PF of an enemy army is worth that can be beaten."""
RAIDERS: Final = 2.0
"""What it is worth besides, when they lay waste one's own land."""
HOPEFUL: Final = 4
"""What a besieger hopes that the die will show: every other one does."""
LONG_SIEGE: Final = 0.15
"""What each point that a siege has to wait for takes off the worth of a town."""
NEARNESS: Final = 0.6
"""What each step takes off the worth of an aim: worth / (1 + this * steps)."""
PACE: Final = 1.5
"""Steps that an army makes in a season; what it cannot reach before the end is worth nothing."""
ACTION: Final = 0.25
"""Seasons that each point of a siege takes."""
CROWD: Final = 0.3
"""The same for each further army that it takes."""
FARTHEST: Final = 4
"""Steps beyond which nothing is aimed at."""
TIRED: Final = 0.35
"""With more than this share HdC an army goes home."""


ASSEMBLY: Final = 3.0
"""What it is worth to stand ready at the front, for an army that is sent nowhere yet."""
CROWDED: Final = 0.6
"""How much less, where the town does not feed those who are there."""
TRAIN: Final = 1.5
"""How much more, where a train waits for an army that has none."""
APPROACH: Final = 0.45
"""What each step to it takes off that."""
DETOUR: Final = 0.15
"""What each step takes off the worth of one place of assembly beside another."""
LINE_UNITS: Final[int] = LEGION_UNITS | PRAETORIAN_UNITS
"""The units that make room for nobody."""


class Army:
    """The men whom a leader has, or could take along where he is."""

    def __init__(self, g: Optimus, head: Head, units: Units) -> None:
        self.head = head
        self.units = units
        self.place = g.at[head]
        self.might = might(g, units, head)
        self.fit = g.fit(units)
        self.room = g.vs(head) - g.strength(units)
        """PF that he could lead besides."""
        self.train = bool(units & IMPEDIMENTA_UNITS)
        self.stuck = not movable(g, head)
        self.tired = 1.0 - self.fit / max(1, g.strength(units)) > TIRED


def movable(g: Optimus, head: Head) -> bool:
    """Whether a leader may still go somewhere in this season, alone or with others (OP-5.1-12, OP-5.1-18)."""
    index = head - FIRST_LEADER
    if g.halted & BIT[head] or (g.bb[index] and g.hauled[index]):
        return False
    return bool(g.pac & BIT[head]) or g.pa[g.side_of(head)] > 0


class Target:
    """A region worth going to: what it is worth, and what it takes to have it: quality, and fit PF."""

    def __init__(self, region: Region, worth: float, enough: float, fit: int, wait: int = 0) -> None:
        self.region = region
        self.worth = worth
        self.enough = enough
        self.fit = fit
        self.wait = wait
        """Points that a siege has to wait for."""


class Errand:
    """Where some armies are sent; `together` when the enemy there is too strong for each alone, or one has the train of
    both."""

    def __init__(self, g: Optimus, target: Target, armies: list[Army]) -> None:
        self.target = target
        self.armies = armies
        self.main = armies[0]
        for army in armies:
            if army.might > self.main.might:
                self.main = army
        unsure = SURE * target.enough > self.main.might
        carried = not self.main.train and any(army.train and army.place == self.main.place for army in armies)
        self.together = len(armies) > 1 and (unsure or carried)
        self.ready = joined(g, self.companions()) >= target.enough
        """Whether those who stand where the strongest of them stands are strong enough together."""
        self.meeting = self._meeting(g)
        """Where those come together who are sent together: where one of them is who is not shut in, by the fewest steps
        of all."""

    def _meeting(self, g: Optimus) -> Place:
        best, least = NONE, 0.0
        side = g.side_of(self.main.head)
        others = [army for army in self.armies if army is not self.main]
        for at in [army.place for army in (self.main, *others) if not g.walls & BIT[army.head]]:
            steps = sum([way(g, side, army.place, at) for army in self.armies]) + way(g, side, at, self.target.region)
            if best == NONE or steps < least:
                best, least = at, steps
        return self.main.place if best == NONE else best

    def companions(self) -> list[Army]:
        """Those who stand where the strongest of them stands, and can go with him."""
        return [army for army in self.armies if army.place == self.main.place and not army.stuck]


def joined(g: Optimus, group: list[Army]) -> float:
    """The strength of some armies in one battle: one leader commands, each fights."""
    units = best = 0
    for army in group:
        units |= army.units
        best |= BIT[army.head]
    head = g.first(best)
    return might(g, units, head) + sum([BT[army.head - FIRST_LEADER] for army in group if army.head != head])


class Plan:
    """What a side wants, and whom it sends."""

    def __init__(self, g: Optimus, side: Side) -> None:
        self.side = side
        self.foes = strengths(g, 1 - side)
        self.odds = odds_for(g, side)
        self.armies = armies(g, side)
        self.targets = targets(g, side, self.foes)
        self.errands: dict[int, Errand] = {}
        """By leader."""
        self._bases: list[tuple[int, float]] | None = None
        self._assign(g)

    def base(self, g: Optimus, place: Place, pf: int, men: int) -> Region:
        """The place of assembly for an army that is sent nowhere: the own town that lies best before what is to be had,
        now or when a peace is over, with bread for so many PF more; `men` are the army's. NONE where there is nothing
        to be had."""
        if self._bases is None:
            self._bases = bases(g, self.side, self.foes)
        best, most = NONE, 0.0
        for town, worth in self._bases:
            crowded = g.strength(g.units(town, self.side) & ~(men | FLEET_UNITS)) + pf > g.era.vg[town]
            found = worth * (CROWDED if crowded else 1.0) - DETOUR * way(g, self.side, place, town)
            if not men & IMPEDIMENTA_UNITS and g.lone(town, self.side) & IMPEDIMENTA_UNITS:
                found += TRAIN
            if best == NONE or found > most:
                best, most = town, found
        return best

    def _assign(self, g: Optimus) -> None:
        """The best aim takes the nearest armies that suffice; then the next with those who are left."""
        free = [army for army in self.armies if not army.tired or g.clock >= g.last_clock]
        open_targets = self.targets
        seasons = g.last_clock - g.clock + 1.0
        while free and open_targets:
            best: Errand | None = None
            most = 0.0
            for target in open_targets:
                group = nearest(g, self.side, target, free)
                if not group:
                    continue
                far = max([way(g, self.side, army.place, target.region) for army in group])
                if far / PACE + target.wait * ACTION > seasons:
                    continue
                worth = target.worth / (1.0 + NEARNESS * far) / (1.0 + CROWD * (len(group) - 1))
                if worth > most:
                    most, best = worth, Errand(g, target, group)
            if best is None:
                return
            region = best.target.region
            for army in best.armies:
                self.errands[army.head] = best
            free = [army for army in free if army.head not in self.errands]
            open_targets = [target for target in open_targets if target.region != region]


def about(side: Side, foes: list[float], region: Region) -> float:
    """The strongest enemies who stand together no more than a contrée away from a region: they may relieve it."""
    near = CONTREE_OF[region]
    contrees = [c for c in range(CONTREES) if HOPS[1 - side][near][c] <= 1]
    return max([foes[r] for c in contrees for r in members(CONTREE_REGIONS[c])])


def bases(g: Optimus, side: Side, foes: list[float]) -> list[tuple[int, float]]:
    """The own towns in good order, each with what is to be had from there: of the enemy's towns the one that is worth
    most, the way considered."""
    enemy = open_prizes(g, side) + lost_towns(g, side)
    worths = [(region, prize(g, side, region)) for region in enemy]
    found = []
    for town in members(g.era.inhabited & ~(g.pillaged | g.closed)) if worths else []:
        if controller(g, town) == side and g.siege[town] == CALM and not foes[town]:
            near = [worth / (1.0 + NEARNESS * way(g, side, town, region)) for region, worth in worths]
            found.append((town, max(near)))
    return found


def nearest(g: Optimus, side: Side, target: Target, free: list[Army]) -> list[Army]:
    """The nearest armies that suffice for a target, and those beside the first of them that make it sure; none if all
    together do not suffice."""
    found: list[Army] = []
    fit = 0
    for _, index in sorted([(way(g, side, army.place, target.region), i) for i, army in enumerate(free)]):
        army = free[index]
        if way(g, side, army.place, target.region) > FARTHEST:
            return []
        found.append(army)
        fit += army.fit - (MARGIN if army.place != target.region else 0)
        if fit >= target.fit and joined(g, found) >= target.enough:
            break
    else:
        return []
    for army in free:
        if army.place == found[0].place and army not in found:
            supplied = side != ROMANUS or any(one.train for one in found)
            if joined(g, found) < SURE * target.enough or (army.train and not supplied):
                found.append(army)
    return found


def armies(g: Optimus, side: Side) -> list[Army]:
    """The armies of a side, each with the men who would come along; nobody is counted twice."""
    found = []
    taken = 0
    heads = members(g.captains(side))
    for _, head in sorted([(-VS[head - FIRST_LEADER], head) for head in heads]):
        units = column(g, side, head) & ~taken
        taken |= units
        if units:
            found.append(Army(g, head, units))
    return found


def takeable(g: Optimus, side: Side, head: Head) -> Units:
    """Units without a leader beside him that he could lead."""
    return fitting(g, g.lone(g.at[head], side), g.vs(head) - g.strength(g.army(head)))


def fitting(g: Optimus, waiting: Units, room: int) -> Units:
    """Of some units those that march, as many as there is room for."""
    mask = 0
    for unit in members(waiting & ~(FLEET_UNITS | ARTILLERY_UNITS)):
        if g.pf[unit] <= room:
            mask |= BIT[unit]
            room -= g.pf[unit]
    return mask


def column(g: Optimus, side: Side, head: Head) -> Units:
    """The units that a leader would set out with: his own, and of those without a leader beside him as many as he has
    room for; a Roman who has no train first one that has not moved yet, for which his smallest auxiliary makes room."""
    army = g.army(head) & ~ARTILLERY_UNITS
    waiting = g.lone(g.at[head], side)
    room = g.vs(head) - g.strength(army)
    trains = [unit for unit in members(waiting & IMPEDIMENTA_UNITS) if not g.marched[unit]]
    if side == ROMANUS and trains and army and not army & IMPEDIMENTA_UNITS:
        spared = members(army & ~LINE_UNITS) if room < g.pf[trains[0]] else []
        for _, unit in sorted([(g.pf[unit], unit) for unit in spared])[:1]:
            army &= ~BIT[unit]
            room += g.pf[unit]
        army |= fitting(g, BIT[trains[0]], room)
        room = g.vs(head) - g.strength(army)
    return army | fitting(g, waiting & ~army, room)


def odds_for(g: Optimus, side: Side) -> float:
    """By how much a side wants to outweigh whom it attacks: who loses by the points, when the end is near, dares
    more."""
    if g.last_clock - g.clock >= NEAR_THE_END or winner_now(g) == side:
        return ODDS
    return BOLD


def winner_now(g: Optimus) -> Side:
    """Who wins as things stand, NONE in a draw."""
    found = level(g)
    return ROMANUS if found <= ROMAN_VICTORY else NONE if found == DRAW else BARBARUS


def targets(g: Optimus, side: Side, foes: list[float]) -> list[Target]:
    """Regions worth going to, with what they are worth."""
    found: list[Target] = []
    odds = odds_for(g, side)
    relievers = RELIEVERS[int(odds < ODDS)]
    shut = g.shut[side] | g.closed
    towns = g.era.inhabited & ~shut
    for region in members(threatened(g, side) & ~shut):
        besieged = g.siege[region] != CALM
        near = 0.0 if besieged else max([foes[r] for r in members(CONTREE_REGIONS[CONTREE_OF[region]])])
        worth = RELIEF + COMRADE * g.strength(g.units(region, side) & g.walls & ~FLEET_UNITS) if besieged else GUARD
        if besieged and decides(g, 1 - side, region):
            worth *= VITAL
        found.append(Target(region, worth, odds * max(foes[region], 0.5 * near), 1))
    lost = lost_towns(g, side)
    for region in [*open_prizes(g, side), *lost]:
        if towns & BIT[region]:
            garrison = g.fit(g.units(region, 1 - side) & ~FLEET_UNITS)
            wait = max(0, TARGET - HOPEFUL + defence(g, region) + garrison - max(0, g.siege[region]))
            worth = prize(g, side, region) + (4.0 if region in lost else 0.0) + QUARRY * foes[region]
            worth *= VITAL if region in lost and decides(g, 1 - side, region) else 1.0
            worth /= 1.0 + LONG_SIEGE * wait
            enough = max(odds * foes[region], relievers * about(side, foes, region))
            found.append(Target(region, worth, enough, g.era.vg[region] + 1, wait))
    for rule in special(g, "hold"):
        if rule.side == side:
            for region in members(rule.regions):
                enough = max(odds * foes[region], relievers * about(side, foes, region))
                found.append(Target(region, 2.0 * rule.points, enough, 1))
    if side == BARBARUS and foraged_lands(g, side) < RAIDS:
        open_lands = RIGHT_BANK & ~(g.era.inhabited | g.ravaged[side] | g.pillaged | shut)
        found += [Target(r, RAID_WORTH, odds * foes[r], 1) for r in members(open_lands)]
    for region in range(REGIONS):
        if foes[region] and not (g.era.inhabited | shut) & BIT[region]:
            worth = 1.0 + QUARRY * foes[region] + (RAIDERS if side_of_land(g, region) == side else 0.0)
            found.append(Target(region, worth, HUNT * foes[region], 1))
    return found
