"""OP 7.2: armies behind defences that are not besieged come out and give battle."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.ints import Head, Heads, Pieces, Region, Side, Units
from latrunculi.games.optimus.components.pieces import FLEET_UNITS, UNIT_MASK
from latrunculi.games.optimus.components.tables import COST
from latrunculi.games.optimus.rules.actions import Chapter, able, pay
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.contact import force, outside
from latrunculi.games.optimus.rules.fight import hosts
from latrunculi.games.optimus.rules.scenarios import bar_halted, no_action
from latrunculi.games.optimus.rules.state import BEATEN, DRAWN, Optimus
from latrunculi.games.optimus.rules.territory import besieged
from latrunculi.games.optimus.rules.words import CAME_OUT, COME_OUT, DONE, JOIN, TAKE_OUT
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

PRICE: Final[int] = COST["land-movement"]
"""PA of each army that comes out: a land move of 0 PM (OP-7.2-1)."""


def besiegeable(g: Optimus, side: Side) -> Heads:
    """The leaders behind defences who face enemies before them that have not declared a siege."""
    heads = 0
    inside = g.walls & g.captains(side)
    if inside:
        for head in members(inside):
            region = g.at[head]
            if not besieged(g, region) and force(g, region, 1 - side):
                heads |= BIT[head]
    return heads


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-7.2-1: an army inside comes out to give battle."""
    heads = besiegeable(g, side)
    if not (heads or may.explains):
        return
    may.offer(COME_OUT, "OP-7.2-1", heads)
    may.when("OP-SC-12", not no_action(g, "land-movement"))
    bar_halted(g, may, g.halted)
    may.only("OP-3-4", able(g, side, heads, PRICE))
    for head in members(may.undecided & heads):
        if not g.army(head) and not spare_units(g, head):
            may.bar("OP-7.1-1", BIT[head])


def within(g: Optimus, head: Head) -> Pieces:
    """The pieces behind the same defences as a leader that may still act (OP-5.1-12), boats excepted, as a mask."""
    return g.counters(g.at[head], g.side_of(head)) & g.walls & ~(FLEET_UNITS | g.halted)


def spare_units(g: Optimus, head: Head) -> Units:
    """The units there, not his, for which there is room on the sheet of a leader (OP-5.1.3-2), as a mask."""
    room = g.vs(head) - g.strength(g.army(head))
    others = within(g, head) & UNIT_MASK & ~g.army(head)
    return sum([BIT[unit] for unit in members(others) if g.pf[unit] <= room])


def come_out(g: Optimus, side: Side, head: Head) -> None:
    """He is activated; others may come with him."""
    pay(g, side, head, PRICE)
    g.call(Muster(side, head, BIT[head]))


class Muster(Procedure[Optimus]):
    """OP-7.2-1: who comes out with a leader `head`: his army; units that he is given as the action begins (OP-5.1.3-1);
    other armies there, each at its price (OP-5.1.2-2). `chiefs` (mask): the leaders who come."""

    NAME = "muster"
    ASKS = {"start": "OP-5.1.2-1"}

    side: Side
    head: Head
    chiefs: Heads

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", g.at[self.head]),)

    def start(self, g: Optimus) -> None:
        """Asked where there is anybody else. All there have been seen since the enemy came (OP-7-3)."""
        if not self.coming(g) or self.companions(g) or self.takeable(g):
            g.ask(self.side)
        else:
            self.come_out(g)

    def companions(self, g: Optimus) -> Heads:
        """The other leaders there with an army for whom there are means."""
        others = within(g, self.head) & g.captains(self.side) & ~self.chiefs
        return able(g, self.side, sum([BIT[h] for h in members(others) if g.army(h)]), PRICE)

    def coming(self, g: Optimus) -> Units:
        """The units of those who come."""
        return sum([g.army(head) for head in members(self.chiefs)])

    def takeable(self, g: Optimus) -> Units:
        """The units that he may still be given, of those who do not come anyhow."""
        return spare_units(g, self.head) & ~self.coming(g)

    def options(self, g: Optimus, may: Offers) -> None:
        others = g.walls & g.counters(g.at[self.head], self.side)
        may.offer(TAKE_OUT, "OP-5.1.3-1", others & UNIT_MASK & ~g.army(self.head))
        may.only("OP-5.1.3-2", self.takeable(g))
        may.offer(JOIN, "OP-5.1.2-1", others & g.captains(self.side) & ~self.chiefs)
        may.only("OP-5.1.2-2", self.companions(g))
        may.offer(DONE, "OP-7.2-1")
        may.when("OP-7.1-1", self.coming(g) != 0)

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == TAKE_OUT:
            g.attach(obj, self.head)
        elif verb == JOIN:
            pay(g, self.side, obj, PRICE)
            self.chiefs |= BIT[obj]
        else:
            self.come_out(g)

    def come_out(self, g: Optimus) -> None:
        """They attack from where they stand: no PM, no test."""
        region = g.at[self.head]
        army = self.chiefs | self.coming(g)
        g.walls &= ~army
        g.end()
        for head in members(self.chiefs):
            g.emit(CAME_OUT, (head, region))
        g.show(army | outside(g, region, 1 - self.side))
        g.call(Foray(region, self.side, army))


class Foray(Procedure[Optimus]):
    """OP-7.2-1: the battle that an army (mask) gives outside its walls; unless it wins it has halted (OP-5.1-12)."""

    NAME = "foray"

    region: Region
    side: Side
    army: Pieces

    def start(self, g: Optimus) -> None:
        """Those who are before the walls are attacked."""
        self.step = "fought"
        enemies = outside(g, self.region, 1 - self.side)
        g.call(Battle(self.region, self.side, self.region, hosts(self.side, self.army, enemies)))

    def fought(self, g: Optimus) -> None:
        """Lost or drawn, the army is not activated again in this season."""
        if g.verdict in (BEATEN, DRAWN):
            g.halted |= self.army & g.in_play
        g.end()


CHAPTER: Final[Chapter] = Chapter(offer, {COME_OUT: come_out})
