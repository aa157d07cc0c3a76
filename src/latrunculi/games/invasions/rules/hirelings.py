"""Huns D and Goths A: units hired from the Huns for gold, and the mercenaries that the two Gothic nations exchange."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import GENERIC, LEADERS, OF_NATION, UNIT_MASK
from latrunculi.games.invasions.components.nations import GOTHS, HUNS
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import control, mercenaries, order, stacking
from latrunculi.games.invasions.rules.ints import Nation, Pieces
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_cards import ENLIST, HUNS_REFUSE, RECALL, RECALLED
from latrunculi.games.invasions.rules.words_frame import DONE, NO, YES
from latrunculi.games.invasions.rules.words_treaty import LEND, LENT
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

PRICE: Final[int] = AMOUNT["hun-mercenary"]
"""Gold for a Hunnic unit."""


# ---------------------------------------------------------------- Huns D


def for_hire(g: Invasions) -> int:
    """How many units each civilised nation may hire in this turn: one, two under a historical leader of the Huns.

    None from Huns who are no barbarians on the map, or who invade (XXX.A-5).
    """
    if not g.active & BIT[HUNS] or not g.barbarian(HUNS) or g.invading & BIT[HUNS]:
        return 0
    return 2 if g.in_play(HUNS) & OF_NATION[HUNS] & LEADERS & ~GENERIC else 1


class Enlistment(Procedure[Invasions]):
    """In the Diplomacy step each civilised nation may ask for Huns, who accept or refuse; where one player runs both a
    d2 decides. The units serve until the end of the nation's next activation (`mercenaries.Homecoming`).

    `asked`: how many nations have had their turn, in the order of the step; `hired`: what the present one has.
    """

    NAME = "enlistment"
    ASKS = {"ask": "INV-XIV.C-1", "answer": "INV-XIV.C-1"}

    asked: int = 0
    hired: int = 0

    def start(self, g: Invasions) -> None:
        """One nation after the other."""
        self.step = "ask"

    def able(self, g: Invasions, nation: Nation) -> bool:
        """Whether a nation may ask for one more: it has the gold and the room, the Huns have the unit."""
        if g.treasury[nation] < PRICE or self.hired >= for_hire(g) or not mercenaries.units(g, HUNS):
            return False
        return bool(stacking.roomy(g, nation, control.owned(g, nation)))

    def ask(self, g: Invasions) -> None:
        """Ask the next nation that can."""
        nations = order.diplomacy(g)
        while self.asked < len(nations) and not self.able(g, nations[self.asked]):
            self.pass_on()
        if self.asked < len(nations):
            g.ask(g.seat(nations[self.asked]))
        else:
            g.end()

    def nation(self, g: Invasions) -> Nation:
        """Whose turn it is."""
        return order.diplomacy(g)[self.asked]

    def pass_on(self) -> None:
        """The next nation."""
        self.asked += 1
        self.hired = 0

    def answer(self, g: Invasions) -> None:
        """The Huns are asked."""
        g.ask(g.seat(HUNS))

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation(g)), ("gold", "number", PRICE))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "ask":
            may.offer(ENLIST, "INV-XIV.C-1")
            may.offer(DONE, "INV-XIV.C-1")
        else:
            may.offer(YES, "INV-XIV.C-1")
            may.offer(NO, "INV-XIV.C-1")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            self.pass_on()
        elif verb == ENLIST and g.seat(self.nation(g)) != g.seat(HUNS):
            self.step = "answer"
        elif verb == YES or (verb == ENLIST and d2(g, HUNS)):
            self.enlist(g)
        else:
            g.emit(HUNS_REFUSE, (self.nation(g),))
            self.pass_on()
            self.step = "ask"

    def enlist(self, g: Invasions) -> None:
        """The gold, then the unit."""
        nation = self.nation(g)
        g.pay(nation, PRICE)
        g.receive(HUNS, PRICE, nation)
        self.hired += 1
        self.step = "ask"
        g.call(mercenaries.hire(nation, HUNS))


# ---------------------------------------------------------------- Goths A


def kin(g: Invasions, nation: Nation) -> Nation:
    """The other Gothic nation, where both are in play with a horde or capital; NONE."""
    if not GOTHS & BIT[nation]:
        return NONE
    other = members(GOTHS & ~BIT[nation])[0]
    both = GOTHS & g.active == GOTHS and g.seat_province(other) != NONE and g.seat_province(nation) != NONE
    return other if both else NONE


class Exchange(Procedure[Invasions]):
    """In its part of step 1.B a Gothic nation lends the other one unit, or calls back the one that it has lent."""

    NAME = "exchange"
    ASKS = {"decide": "INV-XXVI.B-2"}

    nation: Nation

    def start(self, g: Invasions) -> None:
        """Whether there is anything to exchange."""
        other = kin(g, self.nation)
        if other != NONE and (self.lent(g, other) or mercenaries.units(g, self.nation)):
            self.step = "decide"
        else:
            g.end()

    def lent(self, g: Invasions, other: Nation) -> Pieces:
        """The unit that serves the other nation."""
        return g.army[other] & OF_NATION[self.nation] & UNIT_MASK & ~g.passing

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("lord", "nation", kin(g, self.nation)))

    def decide(self, g: Invasions) -> None:
        """Ask."""
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        lent = self.lent(g, kin(g, self.nation))
        may.offer(RECALL, "INV-XXVI.B-2", lent)
        if not lent:
            may.offer(LEND, "INV-XXVI.B-2", g.alike(mercenaries.units(g, self.nation)))
        may.offer(DONE, "INV-XXVI.B-2")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        other = kin(g, self.nation)
        if verb == LEND:
            there = g.seat_province(other)
            g.lend(obj, other)
            g.put(obj, there)
            g.emit(LENT, (self.nation, other, obj, there))
        elif verb == RECALL:
            g.lend(obj, self.nation)
            g.put(obj, g.seat_province(self.nation))
            g.emit(RECALLED, (self.nation, obj))
