"""OP 9.6: the besieged break out. One exchange of blows with those who bar the way, then a march out of the siege."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import NONE
from latrunculi.games.optimus.components.counters import PREVOYANT
from latrunculi.games.optimus.components.ints import (
    Contree,
    Head,
    Heads,
    Piece,
    Place,
    Region,
    Regions,
    Side,
    Stratagems,
    Unit,
    Units,
)
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    FIRST_LEADER,
    IMPEDIMENTA_UNITS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import COST
from latrunculi.games.optimus.rules.actions import Chapter, able, pay
from latrunculi.games.optimus.rules.fight import BEFORE_MELEE, BEFORE_RECKONING, MELEE, Fight, hosts
from latrunculi.games.optimus.rules.hits import SINGLE
from latrunculi.games.optimus.rules.leaders import perish
from latrunculi.games.optimus.rules.loot import Rally
from latrunculi.games.optimus.rules.marching import MOST_PACES, March
from latrunculi.games.optimus.rules.scenarios import bar_halted, no_action
from latrunculi.games.optimus.rules.sieges import before_walls, garrison
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.ways import allowed
from latrunculi.games.optimus.rules.words import ABANDON, ANSWER_WITH, DONE, SALLIED, SORTIE, TAKE_OUT
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


def shut_in(g: Optimus, side: Side) -> Heads:
    """The leaders of a side behind defences that are besieged, as a mask."""
    heads = g.walls & g.captains(side)
    return g.standing(heads, g.invested & g.towns[side]) if heads else 0


def mobile(g: Optimus, units: Units) -> Units:
    """Those of some units that can still march: no guns, and no train that has its move behind it."""
    trains = [unit for unit in members(units & IMPEDIMENTA_UNITS) if g.marched[unit]]
    return units & ~ARTILLERY_UNITS & ~sum([BIT[unit] for unit in trains])


def company(g: Optimus, head: Head) -> Units:
    """The units behind the same defences that can go out with a leader, as a mask."""
    inside = mobile(g, garrison(g, g.at[head], 1 - g.side_of(head)) & ~g.halted)
    return sum([BIT[unit] for unit in members(inside) if g.pf[unit] <= g.vs(head)])


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-9.6-1: a leader inside, who can march, with somebody to take out."""
    heads = shut_in(g, side)
    if not (heads or may.explains):
        return
    may.offer(SORTIE, "OP-9.6-1", heads)
    may.when("OP-SC-12", not no_action(g, "sortie"))
    bar_halted(g, may, g.halted)
    may.only("OP-3-4", able(g, side, heads, COST["sortie"]))
    for head in members(may.undecided & heads):
        if g.paces[head - FIRST_LEADER] >= MOST_PACES:
            may.bar("OP-5.1.2b-3", BIT[head])
        elif not company(g, head):
            may.bar("OP-9.6-2", BIT[head])


def sally_forth(g: Optimus, side: Side, head: Head) -> None:
    """He is activated. Those behind the walls have been seen since the enemy came (OP-7-3), or are now."""
    region = g.at[head]
    pac_alone = bool(g.pac & BIT[head])
    pay(g, side, head, COST["sortie"])
    g.show(BIT[head] | garrison(g, region, 1 - side))
    g.call(Sortie(region, side, NONE, hosts(side, BIT[head], 0), head=head, pac_alone=pac_alone))


CHAPTER: Final[Chapter] = Chapter(offer, {SORTIE: sally_forth})


class Sortie(Fight):
    """OP-9.6: the blows at the gate. The attacker are the besieged, led by `head`; `pac_alone`: his PAC has paid."""

    NAME = "sortie"
    LATER = {"guns": 0, "fallen": NONE}
    ASKS = {
        "take_out": "OP-9.6-2",
        "reply": "OP-9.6-4",
        "choose_command": "OP-9.11.2-1",
        "choose_first": "OP-4.2-4",
        "choose_posts": "OP-9.11.1-1",
        "counsel": "OP-14-4",
        "name_unit": "OP-14-13",
        "choose_fewer": "OP-9.11.2-4",
        "choose_heir": "OP-4.2-4",
    }

    head: Head = NONE
    pac_alone: bool = False

    def start(self, g: Optimus) -> None:
        """First he says with whom."""
        self.asked = self.attacker
        self.step = "take_out"

    def take_out(self, g: Optimus) -> None:
        """OP-9.6-2: within the VS of the leader."""
        g.ask(self.attacker)

    def takeable(self, g: Optimus) -> Units:
        """The units that can still come."""
        room = g.vs(self.head) - g.strength(self.units(g, self.attacker))
        among = company(g, self.head) & ~self.host[self.attacker]
        return sum([BIT[unit] for unit in members(among) if g.pf[unit] <= room])

    def go_out(self, g: Optimus) -> None:
        """The gate opens: who stays is no longer on his sheet, and the besieger is seen too."""
        side, region = self.attacker, self.region
        out = self.units(g, side)
        for unit in members(g.army(self.head) & ~out):
            g.attach(unit, NONE)
        for unit in members(out & ~g.army(self.head)):
            g.attach(unit, self.head)
        g.walls &= ~self.host[side]
        self.host[1 - side] = g.leaders(region, 1 - side) & ~g.walls
        g.show(self.host[0] | self.host[1] | before_walls(g, region, 1 - side))
        g.emit(SALLIED, (self.head, region))
        self.step = "reply"

    def reply(self, g: Optimus) -> None:
        """OP-9.6-4."""
        if self.answerable(g):
            g.ask(1 - self.attacker)
        else:
            self.join_battle(g)

    def answerable(self, g: Optimus) -> Units:
        """The units that the besieger may still send: no more counters than have come out, and within the VS of his
        leader, where he has one."""
        side = 1 - self.attacker
        mine, theirs = self.units(g, side), self.units(g, self.attacker)
        if len(members(mine)) >= len(members(theirs)):
            return 0
        left = before_walls(g, self.region, side) & ~mine
        head = g.first(self.leaders(g, side))
        if head == NONE:
            return left
        room = g.vs(head) - g.strength(mine)
        return sum([BIT[unit] for unit in members(left) if g.pf[unit] <= room])

    def join_battle(self, g: Optimus) -> None:
        """Leaders take their posts; omens may be seen."""
        self.draw_up(g)

    def timely(self) -> Stratagems:
        """Before the blows."""
        return BEFORE_MELEE & ~(BIT[PREVOYANT] | BEFORE_RECKONING)

    def tactics(self, g: Optimus) -> None:
        """OP-9.6-3: neither tactics nor shots; no VD (OP-9.6-2)."""
        self.phase = MELEE
        self.step = "volley"

    def following(self) -> int:
        """One exchange of blows (OP-9.6-3)."""
        return MELEE if self.phase < MELEE else NONE

    def fd_in(self, g: Optimus, side: Side, unit: Unit, phase: int) -> int:
        """OP-9.6-6: those who slip away do not double."""
        found = super().fd_in(g, side, unit, phase)
        return min(found, SINGLE) if side == self.attacker else found

    def after_phase(self, g: Optimus) -> None:
        """OP-9.6-7: both see to their men; then the survivors march, one by one if their leader has fallen."""
        g.end()
        side = self.attacker
        movers = self.leaders(g, side) or self.land(g, side)
        for piece in members(movers):
            g.call(Sally(side, piece, self.pac_alone, self.region))
        pieces = self.host[0] | self.host[1]
        g.call(Rally(1 - side, pieces))
        g.call(Rally(side, pieces))

    def options(self, g: Optimus, may: Offers) -> None:
        if self.step == "take_out":
            may.offer(TAKE_OUT, "OP-9.6-2", garrison(g, self.region, 1 - self.attacker) & ~self.host[self.attacker])
            may.bar("OP-5.1-16", ARTILLERY_UNITS)
            may.only("OP-9.6-2", self.takeable(g))
            may.offer(DONE, "OP-9.6-2")
            may.when("OP-9.6-2", self.host[self.attacker] & UNIT_MASK != 0)
        elif self.step == "reply":
            may.offer(ANSWER_WITH, "OP-9.6-4", self.answerable(g))
            may.offer(DONE, "OP-9.6-4")
        else:
            super().options(g, may)

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == TAKE_OUT:
            self.host[self.attacker] |= BIT[obj]
        elif verb == ANSWER_WITH:
            self.host[1 - self.attacker] |= BIT[obj]
        elif verb == DONE and self.step == "take_out":
            self.go_out(g)
        elif verb == DONE:
            self.join_battle(g)
        else:
            super().choose(g, seat, verb, obj)


class Sally(March):
    """OP-9.6-7, OP-9.6-8: the march of those who have broken out of `town`, which they cannot enter again."""

    NAME = "sally"
    ASKS = {"order": "OP-9.6-7", "arrive": "OP-5.1-6", "arrive_chosen": "OP-5.1-6"}

    town: int

    def __init__(self, side: Side, mover: Piece, pac_alone: bool, town: Region) -> None:
        super().__init__(side, mover, pac_alone)
        self.town = town

    def order(self, g: Optimus) -> None:
        """Who has nowhere to go is destroyed, as in a retreat (OP-8.4-7)."""
        if g.at[self.mover] == self.town and not self.way_out(g):
            g.end()
            perish(g, self.side, self.town, self.group)
        else:
            super().order(g)

    def way_out(self, g: Optimus) -> bool:
        """Whether there is a region to go to; bales that hold them up can be left behind."""
        if self.too_slow(g) not in ("", "OP-5.1-18"):
            return False
        direct, doors = self.destinations(g, self.town)
        return bool(direct or doors)

    def options(self, g: Optimus, may: Offers) -> None:
        super().options(g, may)
        if self.step == "order":
            may.when("OP-9.6-7", g.at[self.mover] != self.town)  # the last that was offered: to stop

    def offer_sheets(self, g: Optimus, may: Offers, here: Place) -> None:
        """Nobody joins them or stays behind at the gate."""
        if here != self.town:
            super().offer_sheets(g, may, here)
            return
        may.offer(ABANDON, "OP-1.3-5")
        may.when("OP-1.3-1", g.bb[self.mover - FIRST_LEADER] > 0)

    def kept_out(self, g: Optimus, here: Place, among: Regions) -> list[tuple[str, int]]:
        """Not back either."""
        return [("OP-9.6-7", BIT[self.town]), *super().kept_out(g, here, among)]

    def destinations(self, g: Optimus, here: Place) -> tuple[int, int]:
        """Not back."""
        direct, doors = super().destinations(g, here)
        others = [c for c in members(doors) if allowed(g, self.side, self.group, here, c, False) & ~BIT[self.town]]
        return direct & ~BIT[self.town], sum([BIT[c] for c in others])

    def reachable(self, g: Optimus, contree: Contree) -> Regions:
        """Not back by the arrival table either."""
        return super().reachable(g, contree) & ~BIT[self.town]
