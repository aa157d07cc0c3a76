"""OP 5.1.4, 11.4: the supreme leaders, their heirs and revenues; and the rally of the wounded as an action."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import NONE, ROMA
from latrunculi.games.optimus.components.counters import DACI
from latrunculi.games.optimus.components.ints import Head, Heads, Side, Units
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PEOPLE_OF, ROMANUS
from latrunculi.games.optimus.components.tables import COST
from latrunculi.games.optimus.rules.actions import Chapter, able, concerned, means, pay
from latrunculi.games.optimus.rules.knowledge import tell
from latrunculi.games.optimus.rules.loot import carry, loaded, put_right
from latrunculi.games.optimus.rules.scenarios import bar_halted, line_of, no_action
from latrunculi.games.optimus.rules.state import POOL, Optimus
from latrunculi.games.optimus.rules.territory import has_town, in_order
from latrunculi.games.optimus.rules.words import (
    DONE,
    ENTHRONE,
    ENTHRONED,
    PERCEIVE,
    PERCEIVED,
    RALLY,
    RALLY_ONE,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

FAR_FROM_ROME: Final = 4
"""What it costs a Roman heir who is not in Rome (OP-3-7)."""


def heirs(g: Optimus, side: Side) -> Heads:
    """OP-5.1.4-3: the first of the line who is in play, else the highest in rank of the Romans or Dacians, of whom the
    player chooses between equals (OP-4.2-4), as a mask."""
    in_play = g.captains(side)
    for leader in line_of(g, side):
        if in_play & BIT[FIRST_LEADER + leader]:
            return BIT[FIRST_LEADER + leader]
    able_to = [head for head in members(in_play) if side == ROMANUS or PEOPLE_OF[head] == DACI]
    highest = max([g.vs(head) for head in able_to], default=0)
    return sum([BIT[head] for head in able_to if g.vs(head) == highest])


def price(g: Optimus, side: Side, head: Head) -> int:
    """The PA of an enthronement."""
    return FAR_FROM_ROME if side == ROMANUS and g.at[head] != ROMA else COST["enthronement"]


def enthronable(g: Optimus, side: Side) -> Heads:
    """The heirs of a side whose supreme leader is dead, as a mask."""
    return heirs(g, side) if g.vacant >> side & 1 else 0


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """Enthronement, revenue, and the rally of an army."""
    crowned = enthronable(g, side)
    if crowned or may.explains:
        may.offer(ENTHRONE, "OP-5.1.4-3", crowned)
        may.when("OP-SC-12", not no_action(g, "enthronement"))
        bar_halted(g, may, g.halted)
        for head in members(may.undecided & crowned):
            if means(g, side, head) < price(g, side, head):
                may.bar("OP-3-7", BIT[head])
    offer_revenue(g, may, side)
    heads = concerned(g, may, side, g.captains(side), COST["rally"]) & g.commanding
    if not may.explains:  # one without bales is thought of where reasons are wanted
        heads = loaded(g, heads)
        if not heads:
            return
    may.offer(RALLY, "OP-3-19", heads)
    may.when("OP-SC-12", not no_action(g, "rally"))
    bar_halted(g, may, g.halted)
    for head in members(may.undecided & heads):
        if not g.army(head) & g.injured:
            may.bar("OP-11.4-2", BIT[head])
        elif not g.bb[head - FIRST_LEADER]:
            may.bar("OP-1.4-6", BIT[head])
    may.only("OP-3-4", able(g, side, heads, COST["rally"]))


def offer_revenue(g: Optimus, may: Offers, side: Side) -> None:
    """OP-3-18: the supreme leader, in a town of his side's in order."""
    ruler = BIT[g.supreme[side]] if g.supreme[side] != NONE else 0
    if not (ruler & g.pac or may.explains):
        return
    may.offer(PERCEIVE, "OP-5.1.4-5", ruler)
    bar_halted(g, may, g.halted)
    may.when("OP-SC-12", not no_action(g, "perception"))
    may.only("OP-4.1-1", g.pac)
    place = g.at[g.supreme[side]] if ruler else POOL
    may.when("OP-5.1.4-5", has_town(g, side, place) and in_order(g, place))


def enthrone(g: Optimus, side: Side, head: Head) -> None:
    """He has the bonus now."""
    pay(g, side, head, price(g, side, head))
    g.supreme[side] = head
    g.vacant ^= 1 << side
    g.emit(ENTHRONED, (head,))


def perceive(g: Optimus, _side: Side, head: Head) -> None:
    """OP-5.1.4-5: a bale; without men it is lost (`upkeep`)."""
    g.pac ^= BIT[head]
    carry(g, head, 1)
    tell(g, PERCEIVED, head, (g.at[head],))


def rally(g: Optimus, side: Side, head: Head) -> None:
    """OP-3-19: one PF, and more of the army as long as it is paid for."""
    g.call(RallyAction(side, head))


CHAPTER: Final[Chapter] = Chapter(offer, {ENTHRONE: enthrone, PERCEIVE: perceive, RALLY: rally})


class RallyAction(Procedure[Optimus]):
    """OP-3-19: a leader puts men of his army right, each for a bale and a point; his PAC is the first (OP-4.1-1)."""

    NAME = "rally-action"
    ASKS = {"start": "OP-3-19"}

    side: Side
    head: Head
    rallied: int = 0

    def wounded(self, g: Optimus) -> Units:
        """Units of the army with HdC PF."""
        return g.army(self.head) & g.injured

    def start(self, g: Optimus) -> None:
        able_to = means(g, self.side, self.head) > 0 and g.bb[self.head - FIRST_LEADER] > 0
        if able_to and self.wounded(g):
            g.ask_privately(self.side)
        else:
            g.end()

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(RALLY_ONE, "OP-3-19", self.wounded(g))
        if self.rallied:
            may.offer(DONE, "OP-3-19")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            g.end()
            return
        if g.pac & BIT[self.head]:
            g.pac ^= BIT[self.head]
            g.pa[self.side] += 1  # what the PAC pays of the price that `put_right` takes (OP-4.1-1)
        self.rallied += 1
        put_right(g, self.side, obj)
