"""AIE-7: the movements of a sequence (phase E.1), by land and by sea, one group after the other."""

from __future__ import annotations

from latrunculi.games.alea.components.chart import ROMA, ZONES
from latrunculi.games.alea.components.counters import FOREIGN_LEADERS, FOREIGN_UNITS, LEADER_MASK, NAVES, UNIT_MASK
from latrunculi.games.alea.components.peoples import PEOPLES
from latrunculi.games.alea.components.year_events import UNREST
from latrunculi.games.alea.rules.encounters import ENCOUNTERS, WORDS, Appeal, rallyable
from latrunculi.games.alea.rules.naval import Sail, bound_ashore
from latrunculi.games.alea.rules.peoples import turn_on
from latrunculi.games.alea.rules.rights import triumviral_zones
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import ADVANCE, DONE, MARCH, SAIL, SAIL_TO, TURN_ON
from latrunculi.games.imperator.components.kit import Pieces, Zone
from latrunculi.games.imperator.rules import march
from latrunculi.games.imperator.rules.engagement import CommonMarching
from latrunculi.kernel.actions import NOTHING, Offers, members
from latrunculi.kernel.ints import Thing, Verb


class March(march.CommonMarch[Alea]):
    """AIE-3.4.1-2, -3, AIE-4.3-1: a leader moves with units. `tried`: zones where the Pretender could rally units."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    RALLYING = "AIE-3.6-6"
    SUMMONS = "AIE-TE-6"
    ASKS = {"take": "AIE-3.4.1-2", "go_on": "AIE-3.4.1-3", "parley": "AIE-3.6-6"}

    tried: int = 0

    # -------------------------------------------------------------- hooks

    def eligible(self, g: Alea, may: Offers) -> None:
        """AIE-3.4.1-2, AIE-4.3-1: whom he commands; who may leave."""
        led = g.commanded(self.leader)
        if may.explains:
            may.only("AIE-4.3-1", led if FOREIGN_LEADERS >> self.leader & 1 else led | ~FOREIGN_UNITS)
        may.only("AIE-3.4.1-2", led)
        may.bar(g.pinning(), g.pinned(g.active))
        self.unhurried(g, may)

    def passing(self, g: Alea, may: Offers, group: Pieces, here: Zone) -> None:
        super().passing(g, may, group, here)
        self.directly(g, may, here)

    def goals(self, g: Alea) -> int:
        """AIE-TE-6: Roma, for those whom unrest has called."""
        return 1 << ROMA if g.event == UNREST and g.summoned >> self.leader & 1 else 0

    # -------------------------------------------------------------- rallying

    def meets(self, g: Alea, here: Zone) -> bool:
        """AIE-3.6-6: once in each zone."""
        return not self.tried >> here & 1 and bool(rallyable(g, self.leader, here))

    def halts(self, g: Alea, group: Pieces) -> int:
        """AIE-3.7.4-3: units of a People at war stop among those of a triumvir too."""
        return super().halts(g, group) | triumviral_zones(g) if group else 0

    def parley(self, g: Alea) -> None:
        self.tried |= 1 << g.at[self.leader]
        super().parley(g)

    def appeal(self, g: Alea) -> None:
        self.step = "answered"
        g.call(Appeal(self.leader))

    def answered(self, g: Alea) -> None:
        """AIE-3.6-6: if they have not come over, he stops."""
        if rallyable(g, self.leader, g.at[self.leader]):
            self.step = "finish"
        else:
            self.pass_on(g)

    def offer_march(self, g: Alea, may: Offers) -> None:
        super().offer_march(g, may)
        if may.explains:
            may.offer(SAIL_TO, "AIE-3.4.2-2", 0)


class Advance(march.CommonAdvance[Alea]):
    """AIE-3.4.1-4: a unit alone moves one zone."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "AIE-3.4.1-4"}


# ------------------------------------------------------------------ phase E.1


class Marching(CommonMarching[Alea]):
    """AIE-2.E-2, E.1: the active player moves whom he likes, in the order he likes.

    Before anybody has moved he may turn on a People in allegiance to him (AIE-4.4.2-7).
    """

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"order": "AIE-2.E-2"}

    def offer_movements(self, g: Alea, may: Offers) -> None:
        camp = g.active
        fixed = g.pinned(camp)
        if may.explains:
            self.explain(g, may, MARCH, "AIE-3.4.1-2", LEADER_MASK, fixed)
            self.explain(g, may, ADVANCE, "AIE-3.4.1-4", UNIT_MASK, fixed)
        else:
            ready = g.own[camp] & g.on_land
            if g.moved:
                ready ^= ready & g.moved
            if fixed:
                ready ^= ready & fixed
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

    def explain(self, g: Alea, may: Offers, verb: Verb, clause: str, kind: Pieces, fixed: Pieces) -> None:
        """Who of a kind of pieces may move by land, and why others may not; `fixed` are `pinned`."""
        may.offer(verb, clause, g.own[g.active] & ~g.off_map() & kind)
        may.bar("AIE-1.3.2-1", NAVES)
        may.bar("AIE-3.4.1-2", g.moved)
        may.only("AIE-3.4.2-3", g.on_land)
        may.bar(g.pinning(), fixed)

    def owed_summons(self, g: Alea) -> bool:
        """AIE-TE-6: whether one of those called has yet to go on to Roma, or first to go ashore."""
        for leader in members(g.summoned & g.own[g.active] & ~g.moved):
            if g.at[leader] < ZONES:
                if March(leader).owes(g):
                    return True
            elif bound_ashore(g, leader):
                return True
        return False

    def set_out(self, g: Alea, verb: Verb, obj: Thing) -> None:
        if verb == MARCH:
            g.call(March(obj))
        elif verb == ADVANCE:
            g.call(Advance(obj))
        elif verb == SAIL:
            g.call(Sail(ship=obj))
        else:
            turn_on(g, obj)
