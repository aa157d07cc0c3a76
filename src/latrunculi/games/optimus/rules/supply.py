"""OP 6.2: who is fed at the end of a season, and the test of those who are not."""

from __future__ import annotations

from latrunculi.games.optimus.components.chart import DRY, MOUNTAIN, NONE, REGIONS, RIVER
from latrunculi.games.optimus.components.ints import Piece, Place, Side, Units
from latrunculi.games.optimus.components.pieces import (
    FLEETS_ON,
    IMPEDIMENTA_UNITS,
    LAND_UNITS_OF,
    OF_SIDE,
    ROMANUS,
)
from latrunculi.games.optimus.components.tables import WINTER
from latrunculi.games.optimus.rules.attrition import Attrition
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import garrison_value, ground, has_town, in_order
from latrunculi.games.optimus.rules.words import CHOOSE_PIECE, DONE, UNSUPPLIED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def forces(g: Optimus, place: Place, side: Side) -> list[Units]:
    """The forces of a side in a place, as masks of units: each leader's army, and the units without a leader."""
    found = []
    heads = g.inside[place] & g.commanding & OF_SIDE[side]
    if heads:
        for head in members(heads):
            found.append(g.army(head))
    stack = loose_stack(g, place, side)
    if stack:
        found.append(stack)
    return found


def loose_stack(g: Optimus, place: Place, side: Side) -> Units:
    """The units of a side in a place without a leader. A fleet is always supplied, in its port (OP-5.2.1-2)."""
    return g.inside[place] & LAND_UNITS_OF[side] & g.unled


def alone(g: Optimus, place: Place, side: Side) -> Units:
    """OP-6.2-2: the unit that is the only counter of its side in the place, leaders and decoys included, as a mask."""
    everyone = g.inside[place] & LAND_UNITS_OF[side]
    return 0 if everyone & (everyone - 1) or g.heads(place, side) else everyone


def fed_by_land(g: Optimus, place: Place, side: Side) -> bool:
    """Whether the place feeds all of a side who are there: a box (OP-6.2-4), a train (OP-6.2-6), a river (OP-6.2-7)."""
    if place >= REGIONS:
        return True
    if side != ROMANUS or g.season == WINTER:
        return False
    if g.units(place, side) & IMPEDIMENTA_UNITS:
        return not besieged_inside(g, place, side)
    river = RIVER[place]
    if river == DRY or g.pillaged & BIT[place] or ground(g, place) == MOUNTAIN or besieged_inside(g, place, side):
        return False
    return any(g.at[f] < REGIONS for f in members(FLEETS_ON[river] & ~g.bridges))


def besieged_inside(g: Optimus, place: Place, side: Side) -> bool:
    """OP-6.2-8: whether a side is shut in there."""
    return bool(g.invested & g.towns[side] & BIT[place])


def feeds(g: Optimus, place: Place, side: Side) -> int:
    """The PF that a town feeds: its VG, where it is friendly and in order (OP-6.2-3)."""
    return garrison_value(g, place) if has_town(g, side, place) and in_order(g, place) else 0


class Supply(Procedure[Optimus]):
    """OP-6.2-1: a side goes through its forces, place by place. Where a town cannot feed all, it says whom (OP-6.2-3).

    It is asked in every town that may feed some of several by what lies in view there, even where there is nothing to
    choose: how many men are on the sheets is a secret. `place` under review, `fed`: units there that are supplied;
    `left`: PF that the town can still feed; `done`: units that have tested, or need not.
    """

    NAME = "supply"
    ASKS = {"rank": "OP-6.2-3"}

    side: Side
    place: Place = 0
    fed: int = 0
    left: int = 0
    done: int = 0

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("place", "place", self.place),)

    def start(self, g: Optimus) -> None:
        """The next place where there are forces, or may be."""
        for place in members(g.present[self.side]):  # boxes feed all (OP-6.2-4)
            if place < self.place:
                continue
            self.place = place
            self.fed = 0
            self.done = alone(g, place, self.side)  # before any test: whom losses leave alone was not fed
            self.left = feeds(g, place, self.side)
            in_doubt = self.left > 0 and self.in_doubt(g)
            hungry = self.provide(g)
            if in_doubt or hungry:
                self.step = "rank" if in_doubt else "test"
                return
        g.end()

    def in_doubt(self, g: Optimus) -> bool:
        """Whether a town may have to choose among several, for all that an enemy can tell."""
        heads = g.heads(self.place, self.side)
        if not heads:
            return False
        return heads & (heads - 1) != 0 or loose_stack(g, self.place, self.side) != 0

    def hungry(self, g: Optimus) -> list[Units]:
        """The forces that are not supplied, so far."""
        if fed_by_land(g, self.place, self.side):
            return []
        waiting = forces(g, self.place, self.side)
        return [force for force in waiting if not force & self.fed] if self.fed else waiting

    def feedable(self, g: Optimus) -> list[Units]:
        """Those of them that the town can still feed."""
        return [force for force in self.hungry(g) if g.strength(force) <= self.left]

    def provide(self, g: Optimus) -> bool:
        """Feed those about whom there is nothing to choose: all, or the only one that can be fed. Whether anybody stays
        hungry."""
        if fed_by_land(g, self.place, self.side):
            return False
        everyone = g.inside[self.place] & LAND_UNITS_OF[self.side]
        unfed = everyone ^ (everyone & self.fed)
        if not unfed or g.strength(unfed) <= self.left:
            self.feed(g, unfed)
            return False
        if self.left:
            waiting = self.feedable(g)
            if len(waiting) == 1:
                self.feed(g, waiting[0])
        return True

    def rank(self, g: Optimus) -> None:
        """The owner chooses, or says that there is nothing to choose."""
        g.ask_privately(self.side)

    def feed(self, g: Optimus, force: Units) -> None:
        """A force takes its part, or all together."""
        self.fed |= force
        self.left -= g.strength(force)

    def options(self, g: Optimus, may: Offers) -> None:
        """A force is named by its leader, a stack by its first unit."""
        waiting = self.feedable(g)
        may.offer(CHOOSE_PIECE, "OP-6.2-3", sum([BIT[self.name(g, force)] for force in waiting]))
        may.offer(DONE, "OP-6.2-3")
        may.when("OP-6.2-3", not waiting)

    def name(self, g: Optimus, force: Units) -> Piece:
        """The piece that stands for a force."""
        unit = force.bit_length() - 1
        return g.chief[unit] if g.chief[unit] != NONE else unit

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        for force in self.feedable(g):
            if verb == CHOOSE_PIECE and self.name(g, force) == obj:
                self.feed(g, force)
        self.provide(g)
        if not self.feedable(g):
            self.step = "test"

    def test(self, g: Optimus) -> None:
        """OP-6.2-10: each force that is not supplied tests, one after another."""
        for force in self.hungry(g):
            if not force & self.done:
                self.done |= force
                unit = force.bit_length() - 1
                g.emit(UNSUPPLIED, (self.side, self.place))
                g.call(Attrition(self.side, g.chief[unit], force, self.place, []))
                return
        self.place += 1
        self.step = "start"
