"""What the calamities of nations have in common (XIII.E-4).

Where one finds nothing to strike its nation pays gold instead, an empire three times as much as a kingdom.
"""

from __future__ import annotations

from typing import ClassVar, Final

from latrunculi.games.invasions.components.cards import CALAMITY_NUMBER
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.rules import heresies, life
from latrunculi.games.invasions.rules.ints import Nation, Places, Province
from latrunculi.games.invasions.rules.state import EMPIRE, Invasions
from latrunculi.games.invasions.rules.words_rule import PAID
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure

EMPIRES_PAY: Final = 3
"""How many times what a kingdom pays an empire pays."""
MOST_HERESIES: Final = 3
"""Heretical regions that aggravate a calamity at most."""


def pay(g: Invasions, nation: Nation, gold: int) -> None:
    """A nation pays, as far as it can."""
    paid = min(gold, g.treasury[nation])
    g.pay(nation, gold)
    g.emit(PAID, (nation, paid))


def discord(g: Invasions, nation: Nation) -> int:
    """XXXI.C-4: by how much the heresies in its land aggravate a calamity of a nation."""
    return min(MOST_HERESIES, heresies.of_nation(g, nation).bit_count())


def biggest_pile(g: Invasions, nation: Nation, among: Places) -> Province:
    """The province with most units of a nation among some, the lowest-numbered of several; NONE if it has none."""
    best = NONE
    most = 0
    for province in members(among & g.present[nation]):
        number = g.units(nation, province).bit_count()
        if number > most:
            best, most = province, number
    return best


class Misfortune(Procedure[Invasions]):
    """A calamity that strikes a nation; subclasses say how."""

    WHICH: ClassVar[int] = NONE

    nation: Nation

    def strikes(self, g: Invasions) -> None:
        """What happens, or the step at which it begins."""
        raise NotImplementedError

    def start(self, g: Invasions) -> None:
        """It happens."""
        self.step = "over"
        self.strikes(g)

    def number(self, name: str) -> int:
        """A number of the calamity, as its text has it."""
        return CALAMITY_NUMBER[self.WHICH][name]

    def otherwise(self, g: Invasions) -> None:
        """There was nothing to strike: gold."""
        pay(g, self.nation, self.number("gold") * (EMPIRES_PAY if g.status[self.nation] == EMPIRE else 1))

    def older(self, g: Invasions) -> None:
        """The nation ages by what the text says (VI.E-3)."""
        life.advance(g, self.nation, self.number("ageing"))

    def over(self, g: Invasions) -> None:
        """It has happened."""
        g.end()
