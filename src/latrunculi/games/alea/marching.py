"""AIE-7: the movements of a sequence (phase E.1), by land and by sea, one group after the other."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.encounters import WORDS, Appeal, Escape, entered, rallyable
from latrunculi.games.alea.naval import Sail, bound_ashore
from latrunculi.games.alea.peoples import turn_on
from latrunculi.games.alea.rights import UNREST, pinned, pinning_clause, restrict, share
from latrunculi.games.alea.state import Alea
from latrunculi.games.alea.words import ADVANCE, DONE, HALT, MARCH, RALLY, SAIL, SAIL_TO, TURN_ON
from latrunculi.games.alea.world import (
    ABOARD,
    DEAR,
    FOREIGN_LEADERS,
    FOREIGN_UNITS,
    KIT,
    LEADER_MASK,
    NARROW,
    NAVES,
    PEOPLES,
    PIECE_IDS,
    PLACE_IDS,
    ROMA,
    UNIT_MASK,
    ZONES,
)
from latrunculi.games.imperator import march
from latrunculi.kernel.actions import NOTHING, Offers, members
from latrunculi.kernel.engine import Procedure

ALL: Final = KIT.all_zones


@mypyc_attr(allow_interpreted_subclasses=True)
class March(march.CommonMarch[Alea]):
    """AIE-3.4.1-2, -3, AIE-4.3-1: a leader moves with units. `tried`: zones where the Pretender could rally units."""

    __slots__ = ("tried",)

    FIELDS = (*march.CommonMarch.FIELDS, "tried")
    WORDS = WORDS
    SUMMONS = "AIE-TE-6"
    ASKS = {"take": "AIE-3.4.1-2", "go_on": "AIE-3.4.1-3", "parley": "AIE-3.6-6"}

    tried: int

    def __init__(self, leader: int) -> None:
        super().__init__(leader)
        self.tried = 0

    def copy(self) -> March:
        twin = March.__new__(March)
        twin.step = self.step
        twin.leader = self.leader
        twin.group = self.group
        twin.spent = self.spent
        twin.trail = self.trail
        twin.origin = self.origin
        twin.tried = self.tried
        return twin

    def outlook(self, g: Alea) -> dict[str, Any]:
        """How the march stands now, in words: for pages. `left`: the points of the slowest of the group."""
        return {
            "leader": PIECE_IDS[self.leader],
            "units": [PIECE_IDS[unit] for unit in members(self.group)],
            "origin": PLACE_IDS[self.origin],
            "spent": self.spent,
            "left": self.pace(g) - self.spent,
        }

    # -------------------------------------------------------------- hooks

    def entered(self, g: Alea, pieces: int, zone: int) -> None:
        entered(g, pieces, zone)

    def escape(self, leader: int) -> Procedure[Any]:
        return Escape(leader)

    def eligible(self, g: Alea, may: Offers) -> None:
        """AIE-3.4.1-2, AIE-4.3-1: whom he commands; who may leave."""
        led = g.commanded(self.leader)
        if may.explains:
            may.only("AIE-4.3-1", led if FOREIGN_LEADERS >> self.leader & 1 else led | ~FOREIGN_UNITS)
        may.only("AIE-3.4.1-2", led)
        may.bar(pinning_clause(g), pinned(g, g.active))
        self.unhurried(g, may)

    def passing(self, g: Alea, may: Offers, here: int) -> None:
        restrict(g, may, self.group, 1 << self.leader, here)
        self.directly(g, may, here)

    def afford(self, g: Alea, may: Offers, here: int, points: int) -> None:
        """AIE-7.2-1 to -3."""
        if may.explains:
            may.only("AIE-7.2-1", ALL if points >= 1 else 0)
            if points < 2:
                may.only("AIE-7.2-2", ~g.rivers(here))
                may.only("AIE-7.2-3", ~NARROW[here])
            if points < 3:
                may.only("AIE-7.2-3", ~DEAR[here])
        may.only("AIE-7.2-2", march.affordable(g, here, points))

    def ends(self, g: Alea, may: Offers, pieces: int, beyond: int) -> None:
        share(g, may, pieces, beyond)

    def goals(self, g: Alea) -> int:
        """AIE-TE-6: Roma, for those whom unrest has called."""
        return 1 << ROMA if g.event == UNREST and g.summoned >> self.leader & 1 else 0

    # -------------------------------------------------------------- rallying

    def arrive(self, g: Alea) -> None:
        """AIE-3.6-6: before units stop, the Pretender may try to rally those whom he meets, once in each zone."""
        here = g.at[self.leader]
        if not self.tried >> here & 1 and rallyable(g, self.leader, here):
            self.tried |= 1 << here
            self.group &= g.inside[here]
            self.step = "parley"
        else:
            super().arrive(g)

    def parley(self, g: Alea) -> None:
        """To try, or not."""
        g.ask(g.seat_of(g.active))

    def options(self, g: Alea, may: Offers) -> None:
        if self.step == "parley":
            may.offer(RALLY, "AIE-3.6-6", NOTHING)
            may.offer(HALT, "AIE-3.6-6", NOTHING)
        else:
            super().options(g, may)
            if may.explains:
                may.offer(SAIL_TO, "AIE-3.4.2-2", 0)

    def choose(self, g: Alea, seat: int, verb: int, obj: int) -> None:
        if self.step != "parley":
            super().choose(g, seat, verb, obj)
            return
        if verb == RALLY:
            self.step = "answered"
            g.call(Appeal(self.leader))
        else:
            super().arrive(g)

    def answered(self, g: Alea) -> None:
        """AIE-3.6-6: if they have not come over, he stops."""
        if rallyable(g, self.leader, g.at[self.leader]):
            self.step = "finish"
        else:
            super().arrive(g)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advance(march.CommonAdvance[Alea]):
    """AIE-3.4.1-4: a unit alone moves one zone."""

    __slots__ = ()

    WORDS = WORDS
    ASKS = {"start": "AIE-3.4.1-4"}

    def entered(self, g: Alea, pieces: int, zone: int) -> None:
        entered(g, pieces, zone)

    def escape(self, leader: int) -> Procedure[Any]:
        return Escape(leader)

    def ends(self, g: Alea, may: Offers, pieces: int, beyond: int) -> None:
        share(g, may, pieces, beyond)


# ------------------------------------------------------------------ phase E.1


@mypyc_attr(allow_interpreted_subclasses=True)
class Marching(Procedure[Alea]):
    """AIE-2.E-2, E.1: the active player moves whom he likes, in the order he likes.

    Before anybody has moved he may turn on a People in allegiance to him (AIE-4.4.2-7).
    """

    __slots__ = ()

    NAME = "marching"
    ASKS = {"order": "AIE-2.E-2"}

    def start(self, g: Alea) -> None:
        """Nobody has moved in this sequence."""
        g.moved = g.arrived = g.crossed = 0
        g.came_from = [0] * ABOARD
        self.step = "order"

    def order(self, g: Alea) -> None:
        """The next movement."""
        g.ask(g.seat_of(g.active))

    def options(self, g: Alea, may: Offers) -> None:
        camp = g.active
        fixed = pinned(g, camp)
        if may.explains:
            self.explain(g, may, MARCH, "AIE-3.4.1-2", LEADER_MASK, fixed)
            self.explain(g, may, ADVANCE, "AIE-3.4.1-4", UNIT_MASK, fixed)
        else:
            ready = g.own[camp] & g.on_land
            ready ^= ready & (g.moved | fixed)
            may.offer(MARCH, "AIE-3.4.1-2", ready & LEADER_MASK)
            may.offer(ADVANCE, "AIE-3.4.1-4", ready & UNIT_MASK)
        fleet = g.fleets().ships[camp]
        if fleet:
            may.offer(SAIL, "AIE-3.4.2-1", fleet)
            may.bar("AIE-3.4.2-1", g.moved)
        if may.explains:
            may.offer(SAIL_TO, "AIE-3.4.2-1", 0)
        if not g.moved or may.explains:
            may.offer(TURN_ON, "AIE-4.4.2-7", (1 << PEOPLES) - 1)
            may.only("AIE-4.4.2-7", g.allies(camp))
            may.when("AIE-4.4.2-7", not g.moved)
        may.offer(DONE, "AIE-2.E-2", NOTHING)
        if g.event == UNREST:
            may.when("AIE-TE-6", not self.owed_summons(g))

    def explain(self, g: Alea, may: Offers, verb: int, clause: str, kind: int, fixed: int) -> None:
        """Who of a kind of pieces may move by land, and why others may not; `fixed` are `pinned`."""
        may.offer(verb, clause, g.own[g.active] & ~g.off_map() & kind)
        may.bar("AIE-1.3.2-1", NAVES)
        may.bar("AIE-3.4.1-2", g.moved)
        may.only("AIE-3.4.2-3", g.on_land)
        may.bar(pinning_clause(g), fixed)

    def owed_summons(self, g: Alea) -> bool:
        """AIE-TE-6: whether one of those called has yet to go on to Roma, or first to go ashore."""
        for leader in members(g.summoned & g.own[g.active] & ~g.moved):
            if g.at[leader] < ZONES:
                if March(leader).owes(g):
                    return True
            elif bound_ashore(g, leader):
                return True
        return False

    def choose(self, g: Alea, seat: int, verb: int, obj: int) -> None:
        if verb == MARCH:
            g.call(March(obj))
        elif verb == ADVANCE:
            g.call(Advance(obj))
        elif verb == SAIL:
            g.call(Sail(obj))
        elif verb == TURN_ON:
            turn_on(g, obj)
        else:
            g.end()
