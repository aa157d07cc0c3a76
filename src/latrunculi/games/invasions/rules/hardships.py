"""The calamities that cost units and gold: Plague, Dearth, Desertion, Corruption; levies of public events."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import CORRUPTION, DEARTH, DESERTION, PLAGUE
from latrunculi.games.invasions.components.chart import GRANARIES, LANDS, NONE
from latrunculi.games.invasions.components.counters import AUXILIARIES, HORDES, LEADERS, UNIT_MASK
from latrunculi.games.invasions.rules import control
from latrunculi.games.invasions.rules.ints import Nation, Pieces
from latrunculi.games.invasions.rules.losses import Losses, sturdy
from latrunculi.games.invasions.rules.misfortune import Misfortune, biggest_pile, pay
from latrunculi.games.invasions.rules.state import EMPIRE, LAND, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE
from latrunculi.games.invasions.rules.words_rule import PAID, UNIT_LOST
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

DESERTERS: Final = 2
"""Units that desert."""


class Levy(Procedure[Invasions]):
    """A nation pays so much gold or, where it cannot, loses a unit (Famine, Shortage); with 0 no gold buys it off.

    Barbarians do not spend their gold (XIV.C-2): they lose the unit.
    """

    NAME = "levy"
    ASKS = {"lose": "INV-X.B-4"}

    nation: Nation
    gold: int

    def start(self, g: Invasions) -> None:
        """Gold first."""
        if g.civilised(self.nation) and 0 < self.gold <= g.treasury[self.nation]:
            g.pay(self.nation, self.gold)
            g.emit(PAID, (self.nation, self.gold))
            g.end()
        else:
            self.step = "lose"

    def units(self, g: Invasions) -> Pieces:
        """The units of the nation on the map."""
        return g.in_play(self.nation) & UNIT_MASK

    def lose(self, g: Invasions) -> None:
        """Which unit goes."""
        if self.units(g):
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        others = g.in_play(self.nation) & (LEADERS | HORDES) if may.explains else 0
        may.offer(CHOOSE_PIECE, "INV-X.B-4", g.alike(self.units(g)) | others)
        may.bar("INV-III.C-6", others & LEADERS)
        may.bar("INV-III.D-7", others & HORDES)

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.emit(UNIT_LOST, (self.nation, obj))
        g.lose(obj)
        g.end()


class Plague(Misfortune):
    """Pestilentia: a hit upon each of the two largest piles, if they are large enough."""

    NAME = "plague"
    WHICH = PLAGUE

    def strikes(self, g: Invasions) -> None:
        struck = 0
        for _ in range(self.number("piles")):
            pile = biggest_pile(g, self.nation, LAND & ~struck)
            if pile == NONE or g.units(self.nation, pile).bit_count() < self.number("units"):
                break
            struck |= BIT[pile]
            g.call(Losses(self.nation, g.units(self.nation, pile), 1))
        if not struck:
            self.otherwise(g)


class Dearth(Misfortune):
    """Inopia: granaries yield nothing (`income.starved`), and hungry regions cost gold."""

    NAME = "dearth"
    WHICH = DEARTH

    def strikes(self, g: Invasions) -> None:
        hungry = [r for r in members(control.own_regions(g, self.nation)) if not LANDS[r] & GRANARIES]
        pay(g, self.nation, min(self.number("most"), len(hungry)))


class Corruption(Misfortune):
    """Corruptio: part of the Treasury is gone."""

    NAME = "corruption"
    WHICH = CORRUPTION

    def strikes(self, g: Invasions) -> None:
        least = self.number("empire" if g.status[self.nation] == EMPIRE else "kingdom")
        pay(g, self.nation, max(least, -(-g.treasury[self.nation] // self.number("part"))))


class Desertion(Misfortune):
    """Desertio: an auxiliary or mercenary goes, then another normal unit. `left`: units that are still to desert."""

    NAME = "desertion"
    WHICH = DESERTION
    ASKS = {"part_with": "INV-XIII.E-4"}

    left: int = DESERTERS

    def strikes(self, g: Invasions) -> None:
        self.step = "part_with"

    def deserters(self, g: Invasions) -> Pieces:
        """First an auxiliary or mercenary, then another unit that is no whole elite."""
        mine = g.in_play(self.nation) & UNIT_MASK
        foreign = AUXILIARIES | g.mercenaries(self.nation)
        return mine & foreign if self.left == DESERTERS else mine & ~foreign & ~sturdy(g, mine)

    def part_with(self, g: Invasions) -> None:
        """Which unit deserts; for each that is lacking gold is paid."""
        while self.left and not self.deserters(g):
            self.left -= 1
            self.otherwise(g)
        if self.left:
            g.ask(g.seat(self.nation))
        else:
            self.step = "over"

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(CHOOSE_PIECE, "INV-XIII.E-4", g.alike(self.deserters(g)))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.emit(UNIT_LOST, (self.nation, obj))
        g.lose(obj)
        self.left -= 1
