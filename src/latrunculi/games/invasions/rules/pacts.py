"""XXX.C and XXX.E: the cards Treaty and Tribute: pacts of non-aggression, and the province that a treaty gives."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import COAST, GRANARIES, ISLANDS, NEAR, NONE
from latrunculi.games.invasions.components.counters import LEADERS, LIMITES, UNIT_MASK
from latrunculi.games.invasions.rules import bonds, control, relations, retreat, stacking, ways
from latrunculi.games.invasions.rules.envoys import strangers
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Places, Province
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.state import FIRST_SEA, Invasions
from latrunculi.games.invasions.rules.words_battle import LIMES_LOST
from latrunculi.games.invasions.rules.words_envoys import EVACUATED, MOVED_IN, PACT, PACT_OVER
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE, CHOOSE_PROVINCE, DONE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- pacts


def conclude(g: Invasions, nation: Nation, target: Nation) -> None:
    """XXX.C-1, XXX.E-3: two nations are neutral to each other until both have been activated.

    What a half of the one Empire concludes binds both (VI.K-5).
    """
    these, those = bonds.whole(g, nation), bonds.whole(g, target)
    for mine, theirs in ((these, those), (those, these)):
        for one in members(mine):
            g.pacts[one] |= theirs
    relations.work_out(g)
    g.emit(PACT, (nation, target))


def expire(g: Invasions, among: Nations) -> None:
    """XXX.C-8, XXX.E-4: pacts between any two of some nations are over: those that have been activated, at 3.B all."""
    over = False
    for nation in members(among):
        for other in members(g.pacts[nation] & among):
            over = True
            g.pacts[nation] &= ~BIT[other]
            g.pacts[other] &= ~BIT[nation]
            g.emit(PACT_OVER, (nation, other))
    if over:
        relations.work_out(g)


class Tribute(Procedure[Invasions]):
    """XXX.E: a nation has bought a pact of a turn."""

    NAME = "tribute"

    nation: Nation
    target: Nation

    def start(self, g: Invasions) -> None:
        """They are neutral."""
        conclude(g, self.nation, self.target)
        g.end()


# ---------------------------------------------------------------- the province of a treaty


def coveted(g: Invasions, nation: Nation, target: Nation) -> Places:
    """XXX.C-3 to XXX.C-5: the provinces of a target that a nation may have by a treaty.

    None where a third nation stands, and none that the target has ceded by a Foedus.
    """
    return _coveted(g, nation, target, within_reach(g, nation), at_home(g, nation))


def _coveted(g: Invasions, nation: Nation, target: Nation, near: Places, units: Pieces) -> Places:
    """Of the provinces near a nation those of a target that it may have by a treaty; `units`: those that may go."""
    land = control.owned(g, target) & ~GRANARIES & near
    for seat in (g.capital[target], g.horde(target)):
        if seat != NONE:
            land &= ~BIT[seat]
    for federate in members(g.federates(target)):
        land &= ~g.foedus[federate]
    theirs = BIT[target] | BIT[nation]
    return sum([BIT[p] for p in members(land) if not g.holders(p) & ~theirs and ways.welcome(g, units, p)])


def within_reach(g: Invasions, nation: Nation) -> Places:
    """XXX.C-5: the provinces next to the land of a nation, and islands by a sea with a fleet of it."""
    found = 0
    for province in members(control.owned(g, nation)):
        found |= NEAR[province]
    for island in members(ISLANDS):
        if any(g.fleets(nation, FIRST_SEA + sea) for sea in members(COAST[island])):
            found |= BIT[island]
    return found


def settlers(g: Invasions, nation: Nation, province: Province) -> Pieces:
    """XXX.C-7: the units that a nation may redeploy to a province: out of all those that it controls."""
    units = at_home(g, nation) & ~g.inside[province]
    return ways.welcome(g, units, province)


def at_home(g: Invasions, nation: Nation) -> Pieces:
    """The units of a nation in the provinces that it controls."""
    found = 0
    for here in members(control.owned(g, nation) & g.held[nation]):
        found |= g.units(nation, here)
    return found


def yielding(g: Invasions, nation: Nation) -> Nations:
    """The nations on which one may play Treaty: enemies with a province for it."""
    near, units = within_reach(g, nation), at_home(g, nation)
    return sum([BIT[n] for n in members(strangers(g, nation)) if _coveted(g, nation, n, near, units)])


class Treaty(Procedure[Invasions]):
    """XXX.C: a pact of a turn, and a province: its owner evacuates it, the other moves in."""

    NAME = "treaty"
    ASKS = {"name": "INV-XXX.C-3", "move_in": "INV-XXX.C-7"}

    nation: Nation
    target: Nation
    province: Province = NONE

    def start(self, g: Invasions) -> None:
        """The pact."""
        conclude(g, self.nation, self.target)
        self.step = "name"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        told = (("nation", "nation", self.nation), ("target", "nation", self.target))
        return told if self.province == NONE else (*told, ("province", "province", self.province))

    def name(self, g: Invasions) -> None:
        """Which province."""
        g.ask(g.seat(self.nation))

    def move_in(self, g: Invasions) -> None:
        """Who moves in, as long as there is room."""
        if self.movers(g):
            g.ask(g.seat(self.nation))
        else:
            self.close(g)

    def movers(self, g: Invasions) -> Pieces:
        """XXX.C-7, XVII.A: the units that may still come."""
        room = stacking.room(g, self.nation, self.province) > 0
        return settlers(g, self.nation, self.province) if room else 0

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "name":
            self.offer_land(g, may)
            return
        may.offer(CHOOSE_PIECE, "INV-XXX.C-7", g.alike(self.movers(g)))
        may.offer(DONE, "INV-XXX.C-7")
        may.when("INV-XXX.C-7", bool(g.units(self.nation, self.province)))

    def offer_land(self, g: Invasions, may: Offers) -> None:
        """The provinces of the target, and why not each of them."""
        may.offer(CHOOSE_PROVINCE, "INV-XXX.C-3", control.owned(g, self.target))
        seats = [seat for seat in (g.capital[self.target], g.horde(self.target)) if seat != NONE]
        may.bar("INV-XXX.C-3", sum([BIT[seat] for seat in set(seats)]))
        may.bar("INV-XXX.C-4", GRANARIES)
        may.only("INV-XXX.C-5", within_reach(g, self.nation))
        may.only("INV-XXX.C-7", coveted(g, self.nation, self.target))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == CHOOSE_PROVINCE:
            self.province = obj
            self.step = "move_in"
            self.clear(g)
        elif verb == CHOOSE_PIECE:
            g.put(obj, self.province)
            g.emit(MOVED_IN, (self.nation, obj, self.province))
        else:
            self.close(g)

    def clear(self, g: Invasions) -> None:
        """XXX.C-6: its pieces retreat, too many in one place if they must; a limes does not (XX.L-12)."""
        g.emit(EVACUATED, (self.target, self.province, self.nation))
        control.take(g, self.province, self.nation)
        for limes in members(g.pieces(self.target, self.province) & LIMITES):
            g.emit(LIMES_LOST, (self.province,))
            g.lose(limes)
        leaving = g.pieces(self.target, self.province) & (UNIT_MASK | LEADERS)
        if leaving:
            g.call(Retreat(self.target, self.province, leaving, BIT[self.province], crowding=retreat.IF_NEEDED))

    def close(self, g: Invasions) -> None:
        """It is done."""
        control.work_out(g)
        g.end()
