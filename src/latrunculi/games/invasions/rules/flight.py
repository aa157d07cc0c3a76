"""XIX.B: the adversary flees from a pile that enters."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import DICE, EVENT_NUMBER, INTERCEPTION
from latrunculi.games.invasions.components.chart import NEAR, NONE, OVER_RIDGE, OVER_RIVER, OVER_STRAIT
from latrunculi.games.invasions.components.counters import (
    CAVALRY,
    HORDES,
    LEADERS,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.tables import MODIFIER, TARGET
from latrunculi.games.invasions.rules import control, overrun, relations, stacking, ways
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Places, Province
from latrunculi.games.invasions.rules.relations import FRIENDLY
from latrunculi.games.invasions.rules.rolls import score
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.stratagems import Contest, Stratagems, rethrown
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_march import FLED, FLEE_TO, FLEEING, FLIGHT_FAILED, STAY_BEHIND
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

STEPS: Final = 3
"""How far a flight leads (XIX.B-11)."""
FAR_FEWER: Final = 2


def fugitives(g: Invasions, nation: Nation, province: Province) -> Pieces:
    """The pieces of a nation that may flee from a province: units, horde, leaders."""
    return g.pieces(nation, province) & (UNIT_MASK | HORDES | LEADERS)


def who(g: Invasions, nation: Nation, province: Province) -> Nations:
    """XIX.B-1: the nations that may flee from one that enters: the controller, with allies who share control (XII.A-7)
    and federates, who count as their federator's (XXVIII.D-2); the foes there where there is none."""
    owner = g.owner[province]
    able = foes = relations.enemies(g, nation, province)
    if owner != NONE and foes:
        one = relations.united(g) and BIT[owner] & relations.TWO_ROMES
        hosts = relations.TWO_ROMES if one else control.sharers(g, province)
        able &= hosts
        for host in members(hosts):
            able |= foes & g.federates(host)
    return sum([BIT[n] for n in members(able) if fugitives(g, n, province) & (UNIT_MASK | HORDES)])


# ---------------------------------------------------------------- where to


def open_to(g: Invasions, nation: Nation, province: Province) -> bool:
    """XIX.B-15: whether who flees may end in a province; not where neutrals stand (XII.D-1)."""
    if relations.ground(g, nation, province) == FRIENDLY and not ways.crowded(g, nation, province):
        return True
    return relations.empty(g, nation, province) and g.level[province] < 1


def haven(g: Invasions, nation: Nation, province: Province, staying: Pieces, pile: Pieces) -> bool:
    """XIX.B-15, XIX.B-16: whether some of a pile that flees may end in a province, and find room."""
    return open_to(g, nation, province) and stacking.fits(g, nation, province, staying, pile)


def cost(g: Invasions, nation: Nation, pile: Pieces, here: Province, there: Province, steps: int) -> int:
    """What a step costs a fleeing pile: 1, 2 where it overruns (XIX.B-12), NONE where it may not enter."""
    if relations.passable(g, nation, there):
        return 1
    overruns = steps > 1 and overrun.possible(g, nation, pile, here, there, steps - 1)
    return 1 + overrun.PRICE if overruns else NONE


def onward(g: Invasions, nation: Nation, pile: Pieces, here: Province, steps: int, home: Places = 0) -> Places:
    """XIX.B-11: where a flight may go from a province, so that one of the pile at least may end somewhere.

    Args:
        home: the province where it began, to which it does not come back, not even to overrun who has entered it.
    """
    near = borders(g, nation, pile, here) & ~home if steps > 0 else 0
    return sum([BIT[there] for there in members(near) if leads_on(g, nation, pile, here, there, steps, home)])


def can_go(g: Invasions, nation: Nation, pile: Pieces, here: Province, steps: int, home: Places = 0) -> bool:
    """Whether it may go on from there at all."""
    near = borders(g, nation, pile, here) & ~home if steps > 0 else 0
    return any(leads_on(g, nation, pile, here, there, steps, home) for there in members(near))


def borders(g: Invasions, nation: Nation, pile: Pieces, here: Province) -> Places:
    """The provinces next to one into which a fleeing pile may step as far as borders and homes go."""
    near = NEAR[here] & ~ways.closed(g, pile) & ~ways.tether(g, nation, here)
    return near & ~ways.blockaded(g, nation, here) if OVER_STRAIT[here] else near


def leads_on(
    g: Invasions, nation: Nation, pile: Pieces, here: Province, there: Province, steps: int, home: Places
) -> bool:
    """Whether one of a pile may end where a step leads, or where one may go on from there."""
    price = cost(g, nation, pile, here, there, steps)
    if price == NONE:
        return False
    units = pile & UNIT_MASK
    scout = pile & ~UNIT_MASK | (units & -units)
    if g.level[there] < 1 if price > 1 else haven(g, nation, there, scout, pile):
        return True
    return can_go(g, nation, pile, there, steps - price, home)


# ---------------------------------------------------------------- the die


def riders(g: Invasions, pieces: Pieces) -> int:
    """How many cavalry units are among some pieces; a reduced elite is none (XX.C-5)."""
    return (pieces & CAVALRY & ~g.reduced).bit_count()


def odds(g: Invasions, nation: Nation, foe: Nation, here: Province, there: Province) -> Tally[str]:
    """XIX.B-4 to XIX.B-8: what changes the die of a nation that flees from a foe; `there`: its first step. A horde is a
    unit of the side that flees (III.D-7)."""
    tally: Tally[str] = Tally()
    mine, theirs = g.pieces(nation, here), g.pieces(foe, here)
    tally.add("INV-XIX.B-4", max([g.combat(leader) for leader in members(mine & LEADERS)], default=0))
    for friend in members(relations.enemies(g, foe, here) & g.friends[nation]):
        mine |= g.pieces(friend, here)
    for other in members(g.friends[foe] & g.playing):
        theirs |= g.pieces(other, here)
    if g.walled(here):
        tally.add("INV-XIX.B-5", MODIFIER["flight"]["fortified"])
    if (mine & (UNIT_MASK | HORDES)).bit_count() >= FAR_FEWER * (theirs & UNIT_MASK).bit_count():
        tally.add("INV-XIX.B-6", MODIFIER["flight"]["twice-as-many"])
    if riders(g, mine) < riders(g, theirs):
        tally.add("INV-XIX.B-7", MODIFIER["flight"]["less-cavalry"])
    if (OVER_RIVER[here] | OVER_RIDGE[here] | OVER_STRAIT[here]) & BIT[there]:
        tally.add("INV-XIX.B-8", MODIFIER["flight"]["barrier"])
    return tally


class Flight(Contest):
    """A nation may flee from `foe`, which has entered a province: all of its pieces there, or some (XIX.B-13).

    Its player says first over which border, since that bears on the die (XIX.B-8). `home`: where it set out;
    `steps`: what is left of the way; `die`: what it has thrown.
    """

    NAME = "flight"
    ASKS = {"declare": "INV-XIX.B-1", "compose": "INV-XIX.B-13", "run": "INV-XIX.B-11"}

    foe: Nation = NONE
    pieces: Pieces = 0
    there: Province = NONE
    home: Province = NONE
    steps: int = STEPS
    die: int = 0

    def start(self, g: Invasions) -> None:
        """XIX.B-1."""
        self.pieces = fugitives(g, self.nation, self.province)
        self.step = "declare"

    def ways(self, g: Invasions) -> Places:
        """Where the next step may lead."""
        return onward(g, self.nation, self.pieces & g.inside[self.province], self.province, self.steps, self.left())

    def can_go(self, g: Invasions) -> bool:
        """Whether it may lead anywhere."""
        return can_go(g, self.nation, self.pieces & g.inside[self.province], self.province, self.steps, self.left())

    def left(self) -> Places:
        """The province that it flees from."""
        return BIT[self.province if self.home == NONE else self.home]

    def declare(self, g: Invasions) -> None:
        """Ask, if there is anywhere to go."""
        if self.can_go(g):
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def compose(self, g: Invasions) -> None:
        """XIX.B-13: who stays."""
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        moving = self.pieces & (UNIT_MASK | HORDES)
        if self.step == "compose":
            may.offer(STAY_BEHIND, "INV-XIX.B-13", g.alike(self.pieces))
            may.bar("INV-XIX.B-13", moving if moving.bit_count() == 1 else 0)
            may.offer(DONE, "INV-XIX.B-13")
            return
        may.offer(FLEE_TO, "INV-XIX.B-11", self.ways(g))
        if may.explains:
            self.explain(g, may)
        if self.step == "declare":
            may.offer(DONE, "INV-XIX.B-1")
            return
        may.offer(STAY_BEHIND, "INV-XIX.B-14", g.alike(self.leavable(g)))
        may.offer(DONE, "INV-XIX.B-15")
        may.when("INV-XIX.B-15", open_to(g, self.nation, self.province))
        may.when("INV-XIX.B-16", haven(g, self.nation, self.province, self.pieces, self.pieces))

    def explain(self, g: Invasions, may: Offers) -> None:
        """Why a step is not offered."""
        pile, here = self.pieces & g.inside[self.province], self.province
        near = members(NEAR[here])
        may.offer(FLEE_TO, "INV-XIX.B-11", NEAR[here])
        ways.bar_closed(may, ways.closed(g, pile), pile)
        may.bar("INV-XVIII.A-7", ways.tether(g, self.nation, here))
        may.bar("INV-XIX.B-14", self.left())
        may.bar("INV-XXV.F-1", ways.blockaded(g, self.nation, here))
        may.only("INV-XIX.B-12", sum([BIT[p] for p in near if cost(g, self.nation, pile, here, p, self.steps) != NONE]))
        may.only("INV-XIX.B-15", self.ways(g))

    def leavable(self, g: Invasions) -> Pieces:
        """XIX.B-14: who may be left on the way."""
        return sum([BIT[p] for p in members(self.pieces) if haven(g, self.nation, self.province, BIT[p], self.pieces)])

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == FLEE_TO and self.step == "declare":
            self.there = obj
            self.step = "compose"
        elif verb == FLEE_TO:
            self.walk(g, obj)
        elif verb == STAY_BEHIND:
            self.pieces &= ~BIT[obj]
        elif self.step == "compose":
            self.step = "throw"
            g.call(Stratagems(moment="flight", parties=[self.nation], fits=[BIT[INTERCEPTION]]))
        else:
            g.end()

    def modifier(self, g: Invasions) -> int:
        """XIX.B-4 to XIX.B-8, and the card Interception."""
        card = EVENT_NUMBER[INTERCEPTION]["flight"] if self.effects & BIT[INTERCEPTION] else 0
        return odds(g, self.nation, self.foe, self.province, self.there).total + card

    def throw(self, g: Invasions) -> None:
        """XIX.B-3: the die; the card Dice may let it be thrown again."""
        self.die = g.die10()
        g.emit(FLEEING, (self.nation, self.province, ten_sided(self.die), self.modifier(g)))
        self.step = "thrown"
        g.call(Stratagems(moment="die", parties=[self.nation, self.foe], fits=[BIT[DICE], BIT[DICE]]))

    def thrown(self, g: Invasions) -> None:
        """XIX.B-9, XIX.B-10."""
        if rethrown(g):
            self.step = "throw"
            return
        if score(self.die) + self.modifier(g) < TARGET["flight"]:
            g.emit(FLIGHT_FAILED, (self.nation, self.province))
            g.end()
            return
        self.home = self.province
        self.step = "run"
        self.walk(g, self.there)

    def walk(self, g: Invasions, there: Province) -> None:
        """A step of the pile; a lone foe is overrun (XIX.B-12)."""
        price = cost(g, self.nation, self.pieces, self.province, there, self.steps)
        foe = overrun.victim(g, self.nation, there) if price > 1 else NONE
        self.steps -= price
        g.emit(FLED, (self.nation, self.province, there))
        g.put_all(self.pieces, there)
        self.province = there
        if foe != NONE:
            g.call(overrun.Overrun(self.nation, foe))

    def run(self, g: Invasions) -> None:
        """XIX.B-11: go on, stay, or part; whoever finds no place at all turns back."""
        if not self.pieces:
            g.end()
        elif self.can_go(g) or self.leavable(g):
            g.ask(g.seat(self.nation))
        else:
            g.put_all(self.pieces, self.home)
            g.end()
