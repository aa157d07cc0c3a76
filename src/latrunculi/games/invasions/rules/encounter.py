"""XVIII.C, XVIII.E, XVIII.F, XIX: a pile enters a province: who reacts, and what it does with whom it meets there."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import LEADERS, UNIT_MASK
from latrunculi.games.invasions.rules import overrun, passage, relations, stacking, terror, trails, ways
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Province
from latrunculi.games.invasions.rules.reactions import INTERCEPTED, Reactions
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_march import FORCE, FORCED, HOLD, OVERRUN, STAND_ASIDE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class Encounter(Procedure[Invasions]):
    """A pile `group` of the nations `nations`, which has come from `origin` into `here`.

    Step `entered` is the first after each entry. When the pile may go on it is at step `go`, which subclasses have;
    `stop` ends the movement of those who stay. `hit`: an interception has brought on an immediate confrontation.
    `engaged`: those who force a passage, or fight an interceptor while others stand aside. `held`: a limes has stopped
    it, which may have fallen since (XVIII.I-3).
    """

    NAME = "encounter"

    nations: Nations
    here: Province
    group: Pieces
    origin: Province = NONE
    hit: bool = False
    engaged: Pieces = 0
    held: bool = False

    def nation(self, g: Invasions) -> Nation:
        """Whose pile it is."""
        return ways.banner(g, self.nations, self.group)

    def seat(self, g: Invasions) -> Seat:
        """Who leads it."""
        return g.seat(members(self.nations)[0])

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("province", "province", self.here),)

    # ------------------------------------------------------------------ the reactions

    def entered(self, g: Invasions) -> None:
        """The adversary reacts (XIX); then it is seen who is left."""
        nation = self.nation(g)
        self.step = "met"
        self.hit = False
        self.held = overrun.defended_by_limes(g, nation, self.here)
        if self.held:
            ways.halt(g, self.group)
        g.answer = 0
        standing = g.inside[self.here] & ~ways.army(g, g.playing)
        trails.leave(g, standing & ~trails.retreated(g, self.here))  # who stands there has not just come (XX.D-14)
        if relations.hostile_entry(g, nation, self.here) != NONE:
            g.call(Reactions(nation, self.here, self.group))

    def met(self, g: Invasions) -> None:
        """XVIII.C: nobody is there to stop the pile, or it faces them."""
        self.hit = g.answer == INTERCEPTED
        self.group &= g.inside[self.here]
        nation = self.nation(g)
        if not self.group:
            g.end()
        elif not relations.enemies(g, nation, self.here):
            self.before_city(g)
        elif BIT[self.here] & g.passages and not self.hit:
            self.step = "go"
        else:
            self.step = "face"

    # ------------------------------------------------------------------ what to do with them

    def face(self, g: Invasions) -> None:
        """Overrun, forced passage, or a stop; interceptors are fought at once (XIX.A-22)."""
        g.ask(self.seat(g))

    def options(self, g: Invasions, may: Offers) -> None:
        nation = self.nation(g)
        route = self.origin, self.here
        if self.step == "face":
            overrun.offer(g, may, OVERRUN, nation, self.group, route)
            may.when("INV-XVIII.I-3", not self.held)
            may.when("INV-XVIII.E-3", ways.left(g, self.group) >= overrun.PRICE)
            passage.offer(g, may, FORCE, nation, self.group, route)
            may.when("INV-XVIII.I-3", not self.held)
            may.offer(DONE, "INV-XIX.A-22" if self.hit else "INV-XVIII.C-1")
        elif self.step == "hold":
            may.offer(HOLD, "INV-XVIII.F-2", g.alike(self.group & ~self.engaged))
            may.only("INV-XVIII.F-4", passage.holdable(g, nation, self.here, self.group, self.engaged))
            may.offer(DONE, "INV-XVIII.F-2")
            may.when("INV-XVIII.F-4", passage.holds(g, nation, self.here, self.group, self.engaged))
        elif self.step == "draw_up":
            may.offer(STAND_ASIDE, "INV-XIX.A-21", g.alike(self.engaged & UNIT_MASK))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == OVERRUN:
            g.spend(self.group, overrun.PRICE)
            self.step = "crushed"
            g.call(overrun.Overrun(self.nation(g), obj))
        elif verb == FORCE:
            self.engaged = 0
            self.step = "hold"
        elif verb == HOLD:
            self.engaged |= BIT[obj]
        elif verb == STAND_ASIDE:
            self.engaged &= ~BIT[obj]
        elif self.step == "hold":
            self.pass_on(g)
        elif self.hit:
            self.engaged = self.group
            self.step = "draw_up"
        else:
            self.stop(g)

    def crushed(self, g: Invasions) -> None:
        """XVIII.C-3: an overrun only slows the pile down."""
        self.before_city(g)

    # ------------------------------------------------------------------ a city without defenders (XXIV.A-1, XXIV.B)

    def before_city(self, g: Invasions) -> None:
        """Nobody stops the pile; a city may have to be besieged, or fear its leader."""
        nation = self.nation(g)
        self.step = "go"
        if terror.due(g, nation, self.here, self.group):
            self.step = "feared"
            g.call(terror.Terror(nation, self.here))

    def feared(self, g: Invasions) -> None:
        """XXIV.B-2, XXIV.B-3: who has sacked the city stops."""
        if g.answer == terror.IS_SACKED:
            self.stop(g)
        else:
            self.step = "go"

    def hold(self, g: Invasions) -> None:
        """XVIII.F-2: who stays and fights later."""
        if self.group & ~self.engaged:
            g.ask(self.seat(g))
        else:
            self.pass_on(g)

    def pass_on(self, g: Invasions) -> None:
        """XVIII.F-3: the passage is there; those who hold it have stopped, the others may go on."""
        g.passages |= BIT[self.here]
        g.emit(FORCED, (self.nation(g), self.here))
        ways.halt(g, self.engaged)
        self.group &= ~self.engaged
        self.engaged = 0
        if self.group & UNIT_MASK:
            self.step = "go"
        else:
            self.stop(g)

    def stop(self, g: Invasions) -> None:
        """XVIII.C-1: the pile goes no farther in this sub-step."""
        ways.halt(g, self.group)
        g.end()

    # ------------------------------------------------------------------ an interception (XIX.A-20 to XIX.A-23)

    def draw_up(self, g: Invasions) -> None:
        """XIX.A-21: who exceeds the stacking limit takes no part."""
        most = stacking.limit_of(g, self.nation(g), self.here, self.engaged)
        if (self.engaged & UNIT_MASK).bit_count() > most:
            g.ask(self.seat(g))
        else:
            self.step = "fought"
            nation = self.nation(g)
            defender = relations.hostile_entry(g, nation, self.here)
            foes = 0
            for foe in members(relations.enemies(g, nation, self.here) & g.friends[defender]):
                foes |= g.pieces(foe, self.here)
            g.call(Battle(nation, defender, self.here, [self.engaged, foes], True))

    def fought(self, g: Invasions) -> None:
        """XIX.A-23: who wins may go on, who loses has retreated, with those who stood aside (XIX.A-21)."""
        won = g.answer != NONE and bool(g.friends[self.nation(g)] & BIT[g.answer])
        self.engaged = 0
        self.hit = False
        if won and self.group & g.inside[self.here]:
            self.group &= g.inside[self.here]
            g.answer = 0
            self.step = "met"
        else:
            self.stop(g)

    # ------------------------------------------------------------------ a step

    def enter(self, g: Invasions, there: Province) -> None:
        """The pile steps into a province; over a strait that takes all it has left (XVIII.J-3)."""
        nation = self.nation(g)
        if ways.tiring(g, nation, self.here) & BIT[there]:
            ways.halt(g, self.group)
        else:
            g.spend(self.group, 1)
        if not self.group & LEADERS:
            g.unled |= self.group & UNIT_MASK
        trails.enter(g, there, self.here, self.group)
        g.put_all(self.group, there)
        self.origin = self.here
        self.here = there
        self.step = "entered"
