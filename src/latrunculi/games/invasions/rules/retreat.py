"""XX.L: retreats: up to three steps through land that lets the pile pass, to friendly or to empty, rural provinces."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import BARBARIAN_LAND, NEAR, OVER_STRAIT
from latrunculi.games.invasions.components.counters import HORDES, LEADERS, UNIT_MASK
from latrunculi.games.invasions.rules import overrun, relations, stacking, trails, ways
from latrunculi.games.invasions.rules.clash import ATTACKER, Clash
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Places, Province
from latrunculi.games.invasions.rules.overrun import Overrun
from latrunculi.games.invasions.rules.refuge import Refuge
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.games.invasions.rules.words_battle import (
    LEAVE_BEHIND,
    LEFT_BEHIND,
    NO_RETREAT,
    RETREAT_TO,
    RETREATED,
)
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

STEPS: Final = 3
"""How far a retreat leads at most (XX.L-2)."""
NEVER: Final = 0
IF_NEEDED: Final = 1
NOW: Final = 2
"""`Retreat.crowding`: whether a retreat may exceed the limits of stacking, as none but that of a treaty (XXX.C-6)."""


def companies(g: Invasions, nation: Nation, group: Pieces) -> list[tuple[Nation, Pieces]]:
    """A pile that retreats, by the seats whose units it is made of, each with a nation of that seat.

    The first is that of `nation`, who has led them all.
    """
    found: list[tuple[Nation, Pieces]] = []
    left = group
    for one in (nation, *members(g.nations)):
        own = left & g.army[one]
        if own:
            seat = g.seat(one)
            for other in members(g.nations):
                if g.seat(other) == seat:
                    own |= left & g.army[other]
            found.append((one, own))
            left ^= own
    return found


def withdraw(
    g: Invasions,
    place: Province,
    group: list[tuple[Nation, Pieces]],
    aside: Pieces,
    barred: Places = 0,
    first: Places = 0,
    through: Places = 0,
) -> None:
    """The `companies` of a pile retreat, each by itself, those `aside` with the steps that they have left (XX.L-10)."""
    for nation, pile in group[::-1]:
        for steps in range(STEPS + 1):
            late = sum([BIT[p] for p in members(pile & aside) if g.steps(p) == steps])
            if late:
                g.call(Retreat(nation, place, late, barred, 0, through, STEPS - steps))
        if pile & ~aside:
            g.call(Retreat(nation, place, pile & ~aside, barred, first, through))


class Retreat(Procedure[Invasions]):
    """The retreat of some pieces of a nation from a province, as a pile that may leave units on its way (XX.L-4).

    It may enter a province where it can overrun the one unit that defends it, for a step more (XX.L-3).

    `barred`: provinces that it may not enter (XX.L-8). `first`: the provinces of which its first step must enter one,
    0 for any (XX.L-7). `through`: mask of hostile provinces that a forced passage lets it cross (XX.L-3).
    `steps`: how many it has left. `crowding`: whether limits of stacking hold (NEVER, IF_NEEDED where nobody finds room
    otherwise, NOW). Units that find no place are eliminated; leaders without units make for the nearest friendly
    province; a horde that finds none stays where it is, for the caller to see to. The answer is the number of units
    eliminated.
    """

    NAME = "retreat"
    ASKS = {"go": "INV-XX.L-2"}

    nation: Nation
    place: Province
    pieces: Pieces
    barred: Places = 0
    first: Places = 0
    through: Places = 0
    steps: int = STEPS
    moved: bool = False
    eliminated: int = 0
    crowding: int = NEVER

    def start(self, g: Invasions) -> None:
        """Leaders alone flee; anybody else retreats step by step, and not to or through where it comes from."""
        self.barred |= BIT[self.place]
        self.step = "go"
        if not self.group(g) & (UNIT_MASK | HORDES):
            self.flee(g)

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("place", "place", self.place))

    def group(self, g: Invasions) -> Pieces:
        """Who still retreats."""
        return self.pieces & g.inside[self.place]

    # ------------------------------------------------------------------ where to

    def shelter(self, g: Invasions, province: Province) -> bool:
        """XX.L-5: whether a province is friendly or else empty and rural. Where it began is none.

        One where a battle of friends is still to be fought will do (XX.L-9).
        """
        if BIT[province] & self.barred or (not self.moved and province == self.place):
            return False
        if relations.ground(g, self.nation, province) == relations.FRIENDLY:
            return not ways.crowded(g, self.nation, province)
        if relations.enemies(g, self.nation, province):
            return self.joins(g, province)
        return relations.empty(g, self.nation, province) and g.level[province] < 1

    def spare(self, g: Invasions, province: Province, coming: Pieces) -> bool:
        """XX.L-6: whether some of the pile find room in a province without the others, whose leaders go on, too."""
        return self.crowding == NOW or stacking.fits(g, self.nation, province, coming, self.group(g))

    def lets_pass(self, g: Invasions, province: Province) -> bool:
        """XX.L-2, XX.L-3, XX.L-11: whether the pile may enter a province, if only to go on."""
        if BIT[province] & self.through or relations.passable(g, self.nation, province):
            return True
        if g.barbarian(self.nation) and BARBARIAN_LAND & BIT[province]:
            return True
        return self.joins(g, province)

    def joins(self, g: Invasions, province: Province) -> bool:
        """XX.L-9: whether a battle of friends is still to be fought in a province: not of those who retreat there."""
        late = trails.retreated(g, province)
        for active in members(g.playing):
            if g.units(active, province) & ~late:
                foes = sum(
                    [BIT[n] for n in members(relations.enemies(g, active, province)) if g.forces(n, province) & ~late]
                )
                if foes and g.friends[self.nation] & (foes | BIT[active]):
                    return True
        return False

    def shut(self, g: Invasions, here: Province) -> Places:
        """Where the pile may not go at all: by whom it has fought (XX.L-8), what it is, whom it serves (XXIX.F-3)."""
        return self.barred | ways.closed(g, self.group(g)) | ways.tether(g, self.nation, here)

    def neighbours(self, g: Invasions, here: Province) -> Places:
        """Where a step from a province may lead."""
        near = NEAR[here] & ~self.shut(g, here)
        if OVER_STRAIT[here]:
            near &= ~ways.blockaded(g, self.nation, here)
        if here == self.place and not self.moved and self.first:
            near &= self.first
        return sum([BIT[p] for p in members(near) if self.lets_pass(g, p)])

    def hopeful(self, g: Invasions, province: Province, steps: int) -> bool:
        """Whether one of the pile at least finds a place in a province or within so many steps of it."""
        one = self.scout(g)
        reach = seen = BIT[province]
        while reach:
            if any(self.shelter(g, p) and self.spare(g, p, one) for p in members(reach)):
                return True
            reach = self.ring(g, reach) & ~seen if steps else 0
            seen |= reach
            steps -= 1
        return False

    def scout(self, g: Invasions) -> Pieces:
        """The first unit of the pile with the leaders, whose bonus helps it to room (XVII.B-2)."""
        group = self.group(g)
        units = group & UNIT_MASK
        return group & LEADERS | (units & -units)

    def ring(self, g: Invasions, places: Places) -> Places:
        """All that one step leads to from some provinces."""
        found = 0
        for province in members(places):
            found |= self.neighbours(g, province)
        return found

    def reach(self, g: Invasions) -> Places:
        """Where the next step may lead: never where nobody would find a place."""
        if self.steps < 1:
            return 0
        return self.ways(g) | self.overruns(g)

    def can_go(self, g: Invasions) -> bool:
        """Whether it may lead anywhere."""
        if self.steps < 1:
            return False
        near = members(self.neighbours(g, self.place))
        return any(self.hopeful(g, p, self.steps - 1) for p in near) or self.overruns(g) != 0

    def ways(self, g: Invasions, among: Places = LAND) -> Places:
        """Of some provinces those where the next step may lead without an overrun."""
        near = self.neighbours(g, self.place) & among
        return sum([BIT[p] for p in members(near) if self.hopeful(g, p, self.steps - 1)])

    def overruns(self, g: Invasions) -> Places:
        """XX.L-3, XVIII.E: where the pile may overrun who stands there. Entry and overrun take two steps."""
        if (self.group(g) & UNIT_MASK).bit_count() < overrun.PILE or self.steps < 1 + overrun.PRICE:
            return 0
        near = NEAR[self.place] & ~self.shut(g, self.place)
        if self.first and not self.moved:
            near &= self.first
        group, left = self.group(g), self.steps - 1
        return sum([BIT[p] for p in members(near) if overrun.possible(g, self.nation, group, self.place, p, left)])

    def leaving(self, g: Invasions) -> Pieces:
        """Who may be left in the province that the pile has come to."""
        if not self.shelter(g, self.place):
            return 0
        group = self.group(g)
        return sum([BIT[p] for p in members(group) if self.spare(g, self.place, BIT[p])])

    # ------------------------------------------------------------------ step by step

    def go(self, g: Invasions) -> None:
        """Ask where to, until nobody is left on the way; who finds no place is eliminated (XX.L-13)."""
        group = self.group(g)
        if not group:
            self.close(g)
        elif self.leaving(g) or self.can_go(g):
            g.ask(g.seat(self.nation))
        elif self.crowding == IF_NEEDED:
            self.crowding = NOW
        else:
            self.strand(g, group)

    def strand(self, g: Invasions, group: Pieces) -> None:
        """XX.L-13: no retreat is possible."""
        for unit in members(group & UNIT_MASK):
            g.emit(NO_RETREAT, (self.nation, unit, self.place))
            g.lose(unit)
            self.eliminated += 1
        if not group & HORDES:
            self.flee(g)
        else:
            self.close(g)

    def flee(self, g: Invasions) -> None:
        """XX.J-2: leaders alone make for friendly land."""
        leaders = self.group(g) & LEADERS
        self.close(g)
        if leaders:
            g.call(Refuge(self.nation, self.place, leaders))

    def close(self, g: Invasions) -> None:
        """All are somewhere."""
        g.answer = self.eliminated
        g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(RETREAT_TO, "INV-XX.L-2", self.reach(g))
        if may.explains:
            self.explain(g, may)
        may.offer(LEAVE_BEHIND, "INV-XX.L-4", g.alike(self.leaving(g)))
        may.offer(DONE, "INV-XX.L-5")
        may.when("INV-XX.L-5", self.shelter(g, self.place))
        may.when("INV-XX.L-6", self.spare(g, self.place, self.group(g)))

    def explain(self, g: Invasions, may: Offers) -> None:
        """Why a step is not offered."""
        clash = g.innermost(Clash)
        may.offer(RETREAT_TO, "INV-XX.L-2", NEAR[self.place])
        may.bar("INV-XX.L-8", self.barred & trails.origins(g, clash.place, clash.engaged[ATTACKER]) if clash else 0)
        may.bar("INV-XX.L-5", self.barred)
        ways.bar_closed(may, ways.closed(g, self.group(g)), self.group(g))
        may.bar("INV-XXIX.F-3", ways.tether(g, self.nation, self.place))
        may.bar("INV-XXV.F-1", ways.blockaded(g, self.nation, self.place))
        if self.first and not self.moved:
            may.only("INV-XX.L-7", self.first)
        may.only("INV-XX.L-3", self.neighbours(g, self.place) | self.overruns(g))
        may.only("INV-XX.L-5", self.reach(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == RETREAT_TO:
            self.walk(g, obj)
        elif verb == LEAVE_BEHIND:
            self.pieces &= ~BIT[obj]
            g.emit(LEFT_BEHIND, (self.nation, obj, self.place))
        else:
            self.pieces = 0

    def walk(self, g: Invasions, there: Province) -> None:
        """A step of the whole pile; what it has retreated counts where it must go on later (XX.L-10)."""
        g.emit(RETREATED, (self.nation, self.place, there))
        group = self.group(g)
        if not self.ways(g, BIT[there]):
            self.steps -= overrun.PRICE
            g.call(Overrun(self.nation, overrun.victim(g, self.nation, there)))
        g.put_all(group, there)
        g.spend(group, 1)
        trails.enter(g, there, trails.RETREATED, group)
        self.place = there
        self.steps -= 1
        self.moved = True
