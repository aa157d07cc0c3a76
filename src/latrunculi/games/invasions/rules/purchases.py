"""XV: purchases, refits, auxiliaries, fortification; the limites of turn 8 (XVIII.I-9)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import USURPER
from latrunculi.games.invasions.components.chart import NONE, PORT
from latrunculi.games.invasions.components.counters import (
    AUXILIARIES,
    ELITE,
    EMPIRE_PRICE,
    FLEETS,
    KINGDOM_PRICE,
    OF_NATION,
    SINCE,
    TYPE_OF,
)
from latrunculi.games.invasions.components.nations import BYZANTINS, ROMAINS
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import control, limes, relations, stacking, ways
from latrunculi.games.invasions.rules.calamities import Calamity
from latrunculi.games.invasions.rules.designs import Designs
from latrunculi.games.invasions.rules.ints import Nation, Piece, Pieces, Place, Seas
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.state import EMPIRE, FIRST_SEA, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PROVINCE, DONE
from latrunculi.games.invasions.rules.words_rule import (
    BOUGHT,
    BUY,
    FORTIFIED,
    FORTIFY,
    REPAIR,
    REPAIRED,
    SEA,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

MOST_GOLD: Final[int] = AMOUNT["treasury"]
"""What a Treasury holds at most after the purchases (XIV.A-2)."""
OF_ROMES: Final = (ROMAINS, BYZANTINS)


def price(g: Invasions, nation: Nation, piece: Piece) -> int:
    """XV.B-3: what a unit costs, NONE where the status of the nation cannot buy it."""
    return (EMPIRE_PRICE if g.status[nation] == EMPIRE else KINGDOM_PRICE)[TYPE_OF[piece]]


def refit_price(piece: Piece) -> int:
    """XV.B-6: half the price of the elite, rounded up."""
    return -(-EMPIRE_PRICE[TYPE_OF[piece]] // 2)


def waters(g: Invasions, nation: Nation) -> Seas:
    """XV.B-2: the seas, by their numbers, next to a coastal city of a nation that is not in revolt."""
    found = 0
    for province in members(control.cities(g, control.owned(g, nation) & ~(g.revolts | g.revolts_plus))):
        if PORT[province] != NONE:
            found |= BIT[PORT[province]]
    return found


def quota(g: Invasions) -> int:
    """XV.B-7: the units that Rome or Byzantium buys in a turn at most; auxiliaries do not count."""
    return AMOUNT["late-roman-units" if g.turn >= AMOUNT["late-turn"] else "roman-units"]


class Purchases(Procedure[Invasions]):
    """Step 2.C: the civilised nations of `g.order`.

    `nation`: the one in question; `bought`, `refitted`: what it has in this turn; `piece`: the one to be placed.
    """

    NAME = "purchases"
    ASKS = {"shop": "INV-XV.B-1", "place": "INV-XV.B-2"}

    nation: Nation = NONE
    bought: int = 0
    refitted: int = 0
    piece: Piece = NONE

    def start(self, g: Invasions) -> None:
        """The next nation, which first rebuilds limites (XVIII.I-8); then cards; on turn 8 they go (XVIII.I-9)."""
        self.bought = self.refitted = 0
        if not g.order:
            limes.retire(g)
            g.end()
            return
        self.nation = g.order.pop(0)
        self.step = "shop"
        g.call(Designs(moment="purchases", nation=self.nation))
        g.call(limes.Rebuilding(self.nation))

    def shop(self, g: Invasions) -> None:
        """What it buys next."""
        g.ask(g.seat(self.nation))

    def place(self, g: Invasions) -> None:
        """Where it puts it."""
        g.ask(g.seat(self.nation))

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("gold", "number", g.treasury[self.nation]))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "place":
            if FLEETS & BIT[self.piece]:
                may.offer(SEA, "INV-XV.B-2", waters(g, self.nation))
            else:
                may.offer(CHOOSE_PROVINCE, "INV-XV.B-2", control.owned(g, self.nation))
                may.bar("INV-XV.B-2", g.revolts | g.revolts_plus)
                ways.bar_closed(may, ways.closed(g, BIT[self.piece]), BIT[self.piece])
                if may.explains:
                    land = members(control.owned(g, self.nation))
                    may.bar("INV-XV.B-2", sum([BIT[p] for p in land if relations.enemies(g, self.nation, p)]))
                    may.bar("INV-XII.D-1", ways.taken(g, self.nation, control.owned(g, self.nation)))
                may.only("INV-XVII.A-1", stacking.grounds(g, self.nation))
            return
        gold = g.treasury[self.nation]
        self.offer_units(g, may, gold)
        if g.status[self.nation] == EMPIRE:
            worn = g.in_play(self.nation) & OF_NATION[self.nation] & ELITE & g.reduced
            may.offer(REPAIR, "INV-XV.B-6", g.alike(worn))
            may.when("INV-XV.B-6", self.refitted < AMOUNT["refits"])
            may.only("INV-XV.B-1", sum([BIT[p] for p in members(worn) if refit_price(p) <= gold]))
        may.offer(FORTIFY, "INV-XXIII.C-1", control.cities(g, control.owned(g, self.nation)))
        may.bar("INV-XXIII.C-1", g.walls | g.capitals())
        may.when("INV-XXIII.C-1", gold >= AMOUNT["fortify"])
        may.offer(DONE, "INV-XV.B-1")

    def offer_units(self, g: Invasions, may: Offers, gold: int) -> None:
        """XV.B: the units of the reserve, by their price, their turn and the quota of the Romans."""
        spare: Pieces = g.reserve(self.nation)
        may.offer(BUY, "INV-XV.B-5", g.alike(spare))
        may.only("INV-XV.C-1", sum([BIT[p] for p in members(may.undecided & spare) if SINCE[p] <= g.turn]))
        if self.nation in OF_ROMES and self.bought >= quota(g):
            may.only("INV-XV.B-7", AUXILIARIES)
        affordable = [p for p in members(may.undecided & spare) if 0 <= price(g, self.nation, p) <= gold]
        may.only("INV-XV.B-1", sum([BIT[p] for p in affordable]))
        free = spare & ~(ways.TIED | FLEETS)
        may.bar("INV-XV.B-2", 0 if stacking.any_grounds(g, self.nation, free) else free)
        for unit in members(may.undecided & spare & ways.TIED):
            may.bar("INV-III.B-22", 0 if stacking.any_grounds(g, self.nation, BIT[unit]) else BIT[unit])
        may.bar("INV-XV.B-2", 0 if waters(g, self.nation) else FLEETS)

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == BUY:
            self.piece = obj
            self.step = "place"
        elif verb == SEA:
            self.buy(g, FIRST_SEA + obj)
        elif verb == CHOOSE_PROVINCE:
            self.buy(g, obj)
        elif verb == REPAIR:
            gold = refit_price(obj)
            g.pay(self.nation, gold)
            g.reduced &= ~BIT[obj]
            self.refitted += 1
            g.emit(REPAIRED, (self.nation, obj, gold))
        elif verb == FORTIFY:
            g.pay(self.nation, AMOUNT["fortify"])
            g.walls |= BIT[obj]
            g.emit(FORTIFIED, (self.nation, obj, AMOUNT["fortify"]))
        else:
            self.step = "start"
            if self.nation in OF_ROMES and g.decline[self.nation] and not d2(g, self.nation):
                g.call(Calamity(self.nation, USURPER))  # XV.B-10
            g.call(limes.Rebuilding(self.nation))

    def buy(self, g: Invasions, place: Place) -> None:
        """The unit is paid and placed."""
        gold = price(g, self.nation, self.piece)
        g.pay(self.nation, gold)
        g.put(self.piece, place)
        g.emit(BOUGHT, (self.nation, self.piece, place, gold))
        if not AUXILIARIES & BIT[self.piece]:
            self.bought += 1
        self.step = "shop"


def cap(g: Invasions) -> None:
    """XIV.A-2: after the purchases no Treasury holds more than 40."""
    for nation in range(len(g.treasury)):
        g.treasury[nation] = min(MOST_GOLD, g.treasury[nation])
