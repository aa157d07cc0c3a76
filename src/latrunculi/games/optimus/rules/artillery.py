"""OP 3-9, 14-6: men of legions and deserters serve guns, and go back to the ranks."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import NONE
from latrunculi.games.optimus.components.ints import Side, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARUS,
    FLEET_UNITS,
    FULL,
    LEGION_UNITS,
    OF_SIDE,
    ROMAN_PIECES,
    ROMANUS,
    SIDE_OF,
    TRANSFUGE_UNITS,
)
from latrunculi.games.optimus.components.tables import COST
from latrunculi.games.optimus.rules.actions import Chapter, in_funds, pay, payer
from latrunculi.games.optimus.rules.knowledge import draw
from latrunculi.games.optimus.rules.scenarios import bar_halted, no_action
from latrunculi.games.optimus.rules.state import POOL, Optimus, altered
from latrunculi.games.optimus.rules.territory import garrison_value
from latrunculi.games.optimus.rules.words import DISMOUNT, DISMOUNTED, DONE, EMPLACE, EMPLACED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

FURTHER: Final = 2
"""PA for each PF after the first that *Artillerie déployée* changes (OP-14-6)."""
CREWS: Final[int] = LEGION_UNITS | TRANSFUGE_UNITS
GUNNERS: Final[int] = CREWS | ARTILLERY_UNITS


def free_guns(g: Optimus, side: Side) -> Units:
    """The counters of artillery of a side that are not in play, as a mask."""
    return ARTILLERY_UNITS & g.inside[POOL] & OF_SIDE[side]


def crews(g: Optimus, units: Units) -> Units:
    """Those of some units in play of one side that can give a fit PF to a gun."""
    fit = units & CREWS
    hurt = fit & g.injured
    if hurt:
        for unit in members(hurt):
            if g.pf[unit] == g.hdc[unit]:
                fit ^= BIT[unit]
    return fit if fit and free_guns(g, ROMANUS if fit & ROMAN_PIECES else BARBARUS) else 0


def batteries(g: Optimus, units: Units) -> Units:
    """The guns whose men find room in the unit that they came from, in the same stack or not in play."""
    mask = 0
    guns = units & ARTILLERY_UNITS
    if not guns:
        return 0
    for gun in members(guns):
        unit = g.made_of[gun]
        if unit == NONE or g.pf[unit] >= FULL[unit]:
            continue
        if not g.pf[unit] or (
            g.at[unit] == g.at[gun] and g.chief[unit] == g.chief[gun] and g.ship[unit] == g.ship[gun]
        ):
            mask |= BIT[gun]
    return mask


def emplace(g: Optimus, unit: Unit) -> None:
    """One fit PF of a unit becomes artillery in its stack. Which counter of it, tells nothing (OP-1.2-9)."""
    gun = draw(g, free_guns(g, SIDE_OF[unit]))
    walls, bare = g.walls & BIT[unit], g.bare & BIT[unit]
    g.pf[gun] = 1
    g.put(gun, g.at[unit])
    if g.chief[unit] != NONE:
        g.attach(gun, g.chief[unit])
    g.berth(gun, g.ship[unit])
    g.made_of = altered(g.made_of, gun, unit)
    g.marched[gun] = g.marched[unit]
    g.walls |= BIT[gun] if walls else 0
    g.bare |= BIT[gun] if bare else 0
    g.pf[unit] -= 1
    if not g.pf[unit]:
        g.remove(unit)
    g.emit(EMPLACED, (g.side_of(gun), gun), 1 << g.side_of(gun))


def dismount(g: Optimus, gun: Unit) -> None:
    """The reverse."""
    unit = g.made_of[gun]
    if not g.pf[unit]:
        walls = g.walls & BIT[gun]
        g.put(unit, g.at[gun])
        if g.chief[gun] != NONE:
            g.attach(unit, g.chief[gun])
        g.berth(unit, g.ship[gun])
        g.marched[unit] = g.marched[gun]
        g.walls |= BIT[unit] if walls else 0
        g.bare |= BIT[unit] if g.bare & BIT[gun] else 0
    g.pf[unit] += 1
    g.pf[gun] -= 1
    if overfull(g, unit):
        g.walls &= ~(BIT[unit] | (BIT[g.chief[unit]] if g.chief[unit] != NONE else 0))
    g.emit(DISMOUNTED, (g.side_of(gun), gun), 1 << g.side_of(gun))
    if not g.pf[gun]:
        g.remove(gun)


def overfull(g: Optimus, unit: Unit) -> bool:
    """OP-0.3-2: whether a unit has become one too many behind the defences, as men have come from a gun outside."""
    if not g.walls & BIT[unit]:
        return False
    region = g.at[unit]
    return g.strength(g.units(region, SIDE_OF[unit]) & g.walls & ~FLEET_UNITS) > garrison_value(g, region)


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-3-9: by a unit alone for PA; the army of a leader has his PAC besides (OP-4.3-1)."""
    mine = g.in_play & GUNNERS & OF_SIDE[side]
    funded = in_funds(g, side, mine, COST["artillery"])
    if not (may.explains or funded):
        return
    may.offer(EMPLACE, "OP-3-9", mine & CREWS)
    may.when("OP-SC-12", not no_action(g, "artillery"))
    may.only("OP-3-9", crews(g, mine))
    bar_halted(g, may, g.halted)
    may.only("OP-3-4", funded)
    may.offer(DISMOUNT, "OP-3-9", mine & ARTILLERY_UNITS)
    may.when("OP-SC-12", not no_action(g, "artillery"))
    may.only("OP-3-9", batteries(g, mine))
    bar_halted(g, may, g.halted)
    may.only("OP-3-4", funded)


def begin_emplacing(g: Optimus, side: Side, unit: Unit) -> None:
    """The first PF; more of the same stack may follow."""
    begin(g, side, unit, EMPLACE)


def begin_dismounting(g: Optimus, side: Side, gun: Unit) -> None:
    """The same for the reverse."""
    begin(g, side, gun, DISMOUNT)


def begin(g: Optimus, side: Side, unit: Unit, verb: Verb) -> None:
    """Pay and carry out the first change of an action."""
    head = g.chief[unit]
    stack = g.army(head) if head != NONE else g.lone(g.at[unit], side)
    crew = unit if verb == EMPLACE else g.made_of[unit]
    pay(g, side, payer(g, unit), COST["artillery"])
    if verb == EMPLACE:
        emplace(g, unit)
    else:
        dismount(g, unit)
    g.call(Battery(side, (stack | BIT[crew]) & ~g.halted, verb, COST["artillery"], 0))


CHAPTER: Final[Chapter] = Chapter(offer, {EMPLACE: begin_emplacing, DISMOUNT: begin_dismounting})


def deploy_guns(g: Optimus, side: Side, units: Units) -> None:
    """OP-14-6: a PF for the price of the stratagem, further ones for 2 PA each."""
    g.call(Battery(side, units, EMPLACE, FURTHER, 1))


class Battery(Procedure[Optimus]):
    """PF of some units are changed one by one, `free` of them for nothing, each other for `cost` PA."""

    NAME = "battery"
    ASKS = {"start": "OP-3-9"}

    side: Side
    units: Units
    verb: Verb
    cost: int
    free: int

    def open(self, g: Optimus) -> Units:
        """The units that may still be changed."""
        units = self.units & g.in_play
        if not self.free and g.pa[self.side] < self.cost:
            return 0
        if self.verb == DISMOUNT:
            return batteries(g, units)
        crew = crews(g, units)
        return crew & LEGION_UNITS if self.cost == FURTHER else crew

    def start(self, g: Optimus) -> None:
        if self.open(g):
            g.ask_privately(self.side)
        else:
            g.end()

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(self.verb, "OP-3-9", self.open(g))
        may.offer(DONE, "OP-3-9")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            g.end()
            return
        if self.free:
            self.free -= 1
        else:
            g.pa[self.side] -= self.cost
        if verb == EMPLACE:
            emplace(g, obj)
        else:
            dismount(g, obj)
