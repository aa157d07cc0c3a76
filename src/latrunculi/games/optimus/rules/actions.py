"""OP 3 and 4: the segments of the operations phase. A side pays for one action of the table and carries it out.

Each chapter offers its actions in `offer` and begins the one chosen; this module asks, and knows what things cost.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from latrunculi.games.optimus.components.chart import NONE
from latrunculi.games.optimus.components.ints import Head, Heads, Side, Unit, Units
from latrunculi.games.optimus.components.pieces import OF_SIDE
from latrunculi.games.optimus.components.tables import COST
from latrunculi.games.optimus.rules.loot import Orgy, settle_eagles
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.upkeep import put_in_order
from latrunculi.games.optimus.rules.victory import watch
from latrunculi.games.optimus.rules.words import IDLE, IDLED, WAIT, WAITED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- paying


def means(g: Optimus, side: Side, head: Head) -> int:
    """What a side can spend on an action of a leader: its PA, and his PAC (OP-4.1-1, OP-4.1-2)."""
    return g.pa[side] + (1 if head != NONE and g.pac & BIT[head] else 0)


def able(g: Optimus, side: Side, heads: Heads, cost: int) -> Heads:
    """Those of some leaders for whose action of a cost the means suffice, as a mask (OP-3-4)."""
    pa = g.pa[side]
    if pa >= cost:
        return heads
    return heads & g.pac if pa + 1 >= cost else 0


def concerned(g: Optimus, may: Offers, side: Side, heads: Heads, cost: int) -> Heads:
    """The leaders of whom an offer has to think: where reasons are wanted all, else those who can pay as much."""
    return heads if may.explains else able(g, side, heads, cost)


def pay(g: Optimus, side: Side, head: Head, cost: int) -> None:
    """Pay for an action: first a leader's PAC if he has it still, then PA (OP-4.1-1); NONE: a unit alone (OP-4.4-1)."""
    if head != NONE and cost and g.pac & BIT[head]:
        g.pac ^= BIT[head]
        cost -= 1
    g.pa[side] -= cost


def payer(g: Optimus, unit: Unit) -> Head:
    """The leader whose PAC serves for what a unit of his army does (OP-3-5, OP-4.3-1): on whose sheet it is, unless he
    may not be activated any more (OP-5.1-12); NONE of a unit that acts for PA alone (OP-4.4-1)."""
    head = g.chief[unit]
    return head if head != NONE and not g.halted & BIT[head] else NONE


def in_funds(g: Optimus, side: Side, units: Units, cost: int) -> Units:
    """Those of some units for whose action of a cost the means suffice, as a mask (OP-3-4)."""
    if g.pa[side] >= cost:
        return units
    paid = 0
    for head in members(able(g, side, g.commanding & OF_SIDE[side], cost) & ~g.halted):
        paid |= g.army(head)
    return units & paid


def ready(g: Optimus, side: Side) -> Heads:
    """The leaders and decoys of a side on the map whose PAC is unspent, as a mask."""
    return g.pac & OF_SIDE[side]


# ---------------------------------------------------------------- the actions


@dataclass(frozen=True)
class Chapter:
    """The actions of a chapter: how they are offered to a side, and how each begins."""

    offer: Callable[[Optimus, Offers, int], None]
    """Offer to a side (the third argument) what it may do now."""
    begin: dict[int, Callable[[Optimus, int, int], None]]
    """By verb: pay for it and carry it out, or call the procedure that does. Arguments: the side, the object."""


CHAPTERS: Final[list[Chapter]] = []
"""In the order of the table of actions; filled by `procedures`, since chapters call one another."""
BEGIN: Final[dict[int, Callable[[Optimus, int, int], None]]] = {}
"""By verb, how an action of any chapter begins; filled with them."""
AFTERMATH: Final[list[Callable[[Optimus], bool]]] = []
"""What follows from an action before the table is put in order: each says whether it has called for something to be
carried out first. Filled like `CHAPTERS`."""


class Segment(Procedure[Optimus]):
    """OP-2-18: one action of a side."""

    NAME = "segment"
    ASKS = {"start": "OP-2-18"}

    side: Side

    def start(self, g: Optimus) -> None:
        """The side chooses. It is asked even for a single answer: what it could do is its secret."""
        g.ask_privately(self.side)

    def options(self, g: Optimus, may: Offers) -> None:
        """Every action of the table, and to do nothing at the price of a point (OP-2-19)."""
        for chapter in CHAPTERS:
            chapter.offer(g, may, self.side)
        may.offer(WAIT, "OP-2-19")
        may.when("OP-3-3", g.pa[self.side] >= COST["nothing"])
        may.offer(IDLE, "OP-2-19", ready(g, self.side))

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.step = "over"
        g.trophies[0] = g.trophies[1] = 0
        if verb == WAIT:
            g.pa[self.side] -= COST["nothing"]
            g.emit(WAITED, (self.side,))
        elif verb == IDLE:
            g.pac ^= BIT[obj]
            g.emit(IDLED, (self.side,))
        else:
            BEGIN[verb](g, self.side, obj)

    def over(self, g: Optimus) -> None:
        """The action has been carried out; the table is put in order. Some scenarios end at once (OP-SC-24)."""
        if g.bereft:
            g.call(Orgy())
            return
        for follows in AFTERMATH:
            if follows(g):
                return
        put_in_order(g)
        settle_eagles(g)
        g.end()
        if watch(g):
            g.stack.clear()


class Operations(Procedure[Optimus]):
    """OP-2-18 to OP-2-21: the sides alternate single actions, Rome first, until neither has a point left."""

    NAME = "operations"

    side: Side = 0

    def start(self, g: Optimus) -> None:
        """The next segment: the other side's turn, or the only one's that has points (OP-2-20)."""
        side = self.side
        if not has_points(g, side):
            side = 1 - side
            if not has_points(g, side):
                g.end()
                return
        self.side = 1 - side
        g.call(Segment(side))


def has_points(g: Optimus, side: Side) -> bool:
    """Whether a side has PA or PAC left."""
    return g.pa[side] > 0 or ready(g, side) != 0
