"""OP 10.2 to 10.5: taking losses. Each is given to a counter by its owner, within quotas and the order of Roman blood.

A loss puts a fit PF hors de combat, or destroys one that is so already; two of them destroy a fit PF. That is how two
HdC results become one PF destroyed where the owner prefers it (OP-6.1-3, OP-10.2-4).
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import NONE
from latrunculi.games.optimus.components.ints import Place, Side, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    CAVALRY_UNITS,
    FOOT_UNITS,
    FRAIL_UNITS,
    LEGION_UNITS,
    PRAETORIAN_UNITS,
    ROMANUS,
    SHOOTER_UNITS,
    UNIT_MASK,
)
from latrunculi.games.optimus.rules.knowledge import whisper
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.words import DESTROY, DESTROYED_PF, HURT, HURT_PF
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

BLOOD: Final = (UNIT_MASK & ~(LEGION_UNITS | PRAETORIAN_UNITS), LEGION_UNITS, PRAETORIAN_UNITS)
"""The order in which Roman units suffer: auxiliaries, legionaries, praetorians (OP-10.4-1)."""


def endurance_of(g: Optimus, unit: Unit) -> int:
    """How many losses a unit can take: two for a fit PF, one for an HdC one (OP-10.2-2), one for each PF of artillery,
    impedimenta and boats (OP-10.5-1)."""
    return g.pf[unit] if FRAIL_UNITS & BIT[unit] else 2 * g.pf[unit] - g.hdc[unit]


def endurance(g: Optimus, units: Units) -> int:
    """How many losses some units can take."""
    return sum([endurance_of(g, unit) for unit in members(units)])


def lasting(units: Units) -> Units:
    """Those that suffer now: artillery, impedimenta and boats only when no others are left (OP-10.5-2)."""
    firm = units ^ (units & FRAIL_UNITS)
    return firm or units


def in_turn(units: Units, side: Side) -> Units:
    """Of some units those whose turn it is to suffer: by Roman blood; of barbarians any (OP-10.3-1, OP-10.4-1)."""
    if side == ROMANUS:
        for blood in BLOOD:
            if units & blood:
                return units & blood
    return units


def half(hits: int) -> int:
    """OP-10.3-2: half of some losses, rounded up."""
    return (hits + 1) // 2


class Allocation(Procedure[Optimus]):
    """The owner shares `hits` losses, suffered in a place, among `units`; `due` of them fall on those of `quota` as
    long as these can bear them (OP-10.3-1, OP-10.4-2)."""

    NAME = "allocation"
    ASKS = {"start": "OP-10.3-1"}
    LATER = {"place": NONE}

    side: Side
    place: Place
    units: Units
    hits: int
    quota: int
    due: int

    def __init__(self, side: Side, place: Place, units: Units, hits: int, quota: int) -> None:
        self.step = "start"
        self.side = side
        self.place = place
        self.units = units
        self.hits = hits
        self.quota = quota & units & ~FRAIL_UNITS
        self.due = half(hits) if quota else 0

    def start(self, g: Optimus) -> None:
        """The next loss, as long as there is anybody left to suffer it."""
        self.units = self.alive(g, self.units)
        self.quota = self.alive(g, self.quota)
        self.due = min(self.due, endurance(g, self.quota))
        if not self.hits or not self.units:
            g.end()
        elif self.units & ~g.bare:
            g.ask_privately(self.side)
        else:
            g.ask(self.side)

    def alive(self, g: Optimus, units: Units) -> Units:
        """Those that still have PF."""
        return sum([BIT[unit] for unit in members(units) if g.pf[unit]])

    def candidates(self) -> Units:
        """Whom the next loss may fall on."""
        quota = in_turn(self.quota, self.side) if self.due else 0
        if quota and self.hits <= self.due:
            return quota
        return quota | in_turn(lasting(self.units), self.side)

    def options(self, g: Optimus, may: Offers) -> None:
        """OP-10.2-2: a fit PF falls out, or an HdC one is destroyed."""
        fit = spent = 0
        for unit in members(self.units):
            bit = BIT[unit]
            if bit & FRAIL_UNITS or g.hdc[unit]:
                spent |= bit
            if not bit & FRAIL_UNITS and g.hdc[unit] < g.pf[unit]:
                fit |= bit
        for verb, clause, among in ((HURT, "OP-10.2-1", fit), (DESTROY, "OP-10.2-2", spent)):
            may.offer(verb, clause, among)
            if may.explains:
                if self.due and self.hits <= self.due:
                    may.only("OP-10.3-2", self.quota)
                may.only("OP-10.5-2", lasting(self.units))
                may.only("OP-10.4-1", self.candidates())
            else:
                may.only("OP-10.3-1", self.candidates())

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.hits -= 1
        if self.due and self.quota & BIT[obj]:
            self.due -= 1
        if verb == HURT:
            whisper(g, HURT_PF, obj)
            g.hurt(obj)
        else:
            whisper(g, DESTROYED_PF, obj)
            g.destroy(obj)

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        quota = quota_class(self.units, self.quota) if self.due else 0
        # What positions of earlier versions do not name, the units tell: some are left as long as it is asked.
        place = self.place if self.place != NONE else g.at[members(self.units)[0]]
        return (
            ("place", "place", place),
            ("hits", "number", self.hits),
            ("due", "number", self.due),
            ("quota", "number", quota),
        )


QUOTAS: Final = (FOOT_UNITS, FOOT_UNITS & ~SHOOTER_UNITS, CAVALRY_UNITS, SHOOTER_UNITS)
"""The arms upon which half of the losses may fall (OP-8.2-3 to OP-8.2-5, OP-8.2-12, OP-8.2-25)."""


def quota_class(units: Units, quota: int) -> int:
    """Which of these arms a quota of some units is, counted from 1; 0 where it is none of them."""
    for number, arms in enumerate(QUOTAS):
        if quota == units & arms & ~FRAIL_UNITS:
            return number + 1
    return 0
