"""XIII.E-4: the twelve calamities, and what nations lose by them and by public events.

Where one finds nothing to strike its nation pays gold instead, an empire three times as much as a kingdom.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import (
    BAGAUDAE,
    CALAMITY_NUMBER,
    CORRUPTION,
    DEARTH,
    DECADENCE,
    DESERTION,
    HERESY_CALAMITY,
    INTOLERANCE,
    PLAGUE,
    PLOT,
    REVOLT_CALAMITY,
    SUCCESSION,
    USURPER,
)
from latrunculi.games.invasions.components.chart import GRANARIES, LANDS, NONE, PROVINCES, REGION_OF
from latrunculi.games.invasions.components.counters import (
    AUXILIARIES,
    EMPERORS,
    GENERIC,
    KINGS,
    LEADERS,
    OF_NATION,
    UNIT_MASK,
)
from latrunculi.games.invasions.rules import control, heresies, life
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Places, Province, Regions
from latrunculi.games.invasions.rules.leaders import died
from latrunculi.games.invasions.rules.losses import Losses
from latrunculi.games.invasions.rules.revolts import Revolt, designated
from latrunculi.games.invasions.rules.rolls import score
from latrunculi.games.invasions.rules.state import EMPIRE, KINGDOM, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE
from latrunculi.games.invasions.rules.words_rule import (
    CALAMITY,
    HERESY_REGION,
    IDLE_LEADERS,
    PAID,
    PLOT_ROLL,
    UNIT_LOST,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat

EMPIRES_PAY: Final = 3
"""How many times what a kingdom pays an empire pays."""
MOST_HERESIES: Final = 3
"""Heretical regions that aggravate a calamity at most."""


def fine(g: Invasions, nation: Nation, gold: int) -> None:
    """A nation pays what a calamity costs, as far as it can."""
    owed = gold * (EMPIRES_PAY if g.status[nation] == EMPIRE else 1)
    paid = min(owed, g.treasury[nation])
    g.pay(nation, owed)
    g.emit(PAID, (nation, paid))


def idle(g: Invasions, nation: Nation, leaders: Pieces) -> None:
    """XIII.E-6: leaders go to their capital, and stay inactive there in this turn."""
    capital = g.capital[nation]
    for leader in members(leaders & OF_NATION[nation] & sum(g.inside[:PROVINCES])):
        if capital != NONE:
            g.put(leader, capital)
        g.inactive_leaders |= BIT[leader]
    g.emit(IDLE_LEADERS, (nation,))


def biggest_pile(g: Invasions, nation: Nation, among: Places) -> Province:
    """The province with most units of a nation among some, the lowest-numbered of several; NONE if it has none."""
    best = NONE
    most = 0
    for province in members(among & g.present[nation]):
        number = g.units(nation, province).bit_count()
        if number > most:
            best, most = province, number
    return best


@mypyc_attr(allow_interpreted_subclasses=True)
class Levy(Procedure[Invasions]):
    """A nation pays so much gold or, where it cannot, loses a unit (Famine, Shortage); with 0 no gold buys it off.

    Barbarians do not spend their gold (XIV.C-2): they lose the unit.
    """

    NAME = "levy"
    ASKS = {"lose": "INV-XIV.A-1"}

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
        may.offer(CHOOSE_PIECE, "INV-XIV.A-1", g.alike(self.units(g)))

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
        g.emit(UNIT_LOST, (self.nation, obj))
        g.lose(obj)
        g.end()


@mypyc_attr(allow_interpreted_subclasses=True)
class Calamity(Procedure[Invasions]):
    """A calamity upon a nation. `left`: revolts or deserters still to come; `provinces`: those in revolt by it."""

    NAME = "calamity"
    ASKS = {"name_region": "INV-XVI.B-1", "name_leader": "INV-XVI.B-1", "part_with": "INV-XIII.E-4"}

    nation: Nation
    which: int
    left: int = 0
    provinces: Places = 0
    camp: int = NONE

    def start(self, g: Invasions) -> None:
        """It is counted (XIV.K-5), and happens."""
        g.misfortunes[self.nation] += 1
        g.calamities[self.nation] |= BIT[self.which]
        g.emit(CALAMITY, (self.nation, self.which))
        self.step = "over"
        HAPPENS[self.which](self, g)

    def number(self, name: str) -> int:
        """A number of the calamity, as its text has it."""
        return CALAMITY_NUMBER[self.which][name]

    def otherwise(self, g: Invasions) -> None:
        """There was nothing to strike."""
        fine(g, self.nation, self.number("gold"))

    def over(self, g: Invasions) -> None:
        """It has happened."""
        g.end()

    def older(self, g: Invasions) -> None:
        """The nation ages by what the text says (VI.E-3)."""
        life.advance(g, self.nation, self.number("ageing"))

    # ---------------------------------------------------------------- revolts

    def uprisings(self, g: Invasions, number: int) -> None:
        """So many revolts, one after the other."""
        self.left = number
        self.step = "rise"

    def rise(self, g: Invasions) -> None:
        """The next revolt."""
        if not self.left:
            self.step = "over"
            return
        self.left -= 1
        self.step = "risen"
        barred = self.provinces
        if self.which == BAGAUDAE:
            barred |= sum([BIT[p] for p in range(PROVINCES) if g.inside[p] & UNIT_MASK])
        g.call(Revolt(self.nation, barred))

    def risen(self, g: Invasions) -> None:
        """It broke out, or there was no province for it: gold, if it was the first."""
        self.step = "rise"
        if g.answer != NONE:
            self.provinces |= BIT[g.answer]
        elif not self.provinces:
            self.left = 0
            self.otherwise(g)

    # ---------------------------------------------------------------- choices of others

    def regions(self, g: Invasions) -> Regions:
        """The regions where the calamity Heresy may break out: none with a capital, its own or another's (XXXI.C-3)."""
        found = 0
        for province in members(control.owned(g, self.nation)):
            region = REGION_OF[province]
            if region != NONE and not LANDS[region] & g.capitals():
                found |= BIT[region]
        return found

    def historical(self, g: Invasions) -> Pieces:
        """The historical leaders of the nation on the map."""
        return g.in_play(self.nation) & LEADERS & ~GENERIC & OF_NATION[self.nation]

    def name_region(self, g: Invasions) -> None:
        g.ask(g.seat_of(self.camp))

    def name_leader(self, g: Invasions) -> None:
        g.ask(g.seat_of(self.camp))

    def deserters(self, g: Invasions) -> Pieces:
        """First an auxiliary or mercenary, then another unit that is no whole elite (Desertio)."""
        mine = g.in_play(self.nation) & UNIT_MASK
        if self.left == DESERTERS:
            return mine & (AUXILIARIES | g.mercenaries(self.nation))
        return mine & ~AUXILIARIES & ~g.mercenaries(self.nation)

    def part_with(self, g: Invasions) -> None:
        """Which unit deserts."""
        while self.left and not self.deserters(g):
            self.left -= 1
            self.otherwise(g)
        if self.left:
            g.ask(g.seat(self.nation))
        else:
            self.step = "over"

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "name_region":
            may.offer(HERESY_REGION, "INV-XXXI.C-3", self.regions(g))
        elif self.step == "name_leader":
            may.offer(CHOOSE_PIECE, "INV-XVI.B-1", self.historical(g))
        else:
            may.offer(CHOOSE_PIECE, "INV-XIII.E-4", g.alike(self.deserters(g)))

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
        if verb == HERESY_REGION:
            heresies.place(g, obj, g.religion[self.nation])
            self.step = "over"
        elif self.step == "name_leader":
            die = g.die10()
            g.emit(PLOT_ROLL, (obj, ten_sided(die)))
            if score(die) >= self.number("kills"):
                g.emit(UNIT_LOST, (self.nation, obj))
                g.lose(obj)
                died(g, obj)
            else:
                idle(g, self.nation, BIT[obj])
            self.step = "over"
        else:
            g.emit(UNIT_LOST, (self.nation, obj))
            g.lose(obj)
            self.left -= 1


DESERTERS: Final = 2
"""Units that desert."""


# ---------------------------------------------------------------- what each does


def _usurper(one: Calamity, g: Invasions) -> None:
    from latrunculi.games.invasions.rules.foedera import defections  # retreats lead back to the fates of leaders

    nation = one.nation
    capital = g.capital[nation]
    home = LANDS[REGION_OF[capital]] if capital != NONE and REGION_OF[capital] != NONE else 0
    crowned = sum([BIT[p] for p in range(PROVINCES) if g.leaders(nation, p) & (EMPERORS | KINGS)])
    pile = biggest_pile(g, nation, (1 << PROVINCES) - 1 & ~home & ~crowned)
    if pile == NONE:
        one.otherwise(g)
        return
    die = g.die10()
    g.emit(PLOT_ROLL, (members(g.units(nation, pile))[0], ten_sided(die)))
    power = score(die) + min(MOST_HERESIES, heresies.of_nation(g, nation).bit_count())
    if power >= one.number("power"):
        if g.status[nation] == EMPIRE:
            defections(g, nation)  # XXVIII.G-4
        one.older(g)
        for leader in members(g.in_play(nation) & (EMPERORS | KINGS) & ~GENERIC):
            g.emit(UNIT_LOST, (nation, leader))
            g.lose(leader)
            died(g, leader)
        one.uprisings(g, 1)
    elif power >= one.number("revolt"):
        one.uprisings(g, 1)
    else:
        g.call(Losses(nation, g.units(nation, pile), 1))


def _heresy(one: Calamity, g: Invasions) -> None:
    if heresies.immune(g, one.nation) or not one.regions(g):
        one.otherwise(g)
        return
    one.camp = designated(g)
    one.step = "name_region"


def _intolerance(one: Calamity, g: Invasions) -> None:
    heretical = heresies.of_nation(g, one.nation).bit_count()
    one.uprisings(g, one.number("revolts") + min(MOST_HERESIES, heretical))


def _revolts(one: Calamity, g: Invasions) -> None:
    one.uprisings(g, one.number("revolts"))


def _plague(one: Calamity, g: Invasions) -> None:
    struck = 0
    for _ in range(one.number("piles")):
        pile = biggest_pile(g, one.nation, (1 << PROVINCES) - 1 & ~struck)
        if pile == NONE or g.units(one.nation, pile).bit_count() < one.number("units"):
            break
        struck |= BIT[pile]
        g.call(Losses(one.nation, g.units(one.nation, pile), 1))
    if not struck:
        one.otherwise(g)


def _dearth(one: Calamity, g: Invasions) -> None:
    hungry = [r for r in members(control.own_regions(g, one.nation)) if not LANDS[r] & GRANARIES]
    gold = min(one.number("most"), len(hungry), g.treasury[one.nation])
    g.pay(one.nation, gold)
    g.emit(PAID, (one.nation, gold))


def _corruption(one: Calamity, g: Invasions) -> None:
    least = one.number("empire" if g.status[one.nation] == EMPIRE else "kingdom")
    held = g.treasury[one.nation]
    gold = min(held, max(least, -(-held // one.number("part"))))
    g.pay(one.nation, gold)
    g.emit(PAID, (one.nation, gold))


def _desertion(one: Calamity, g: Invasions) -> None:
    one.left = DESERTERS
    one.step = "part_with"


def _plot(one: Calamity, g: Invasions) -> None:
    if not one.historical(g):
        one.otherwise(g)
        return
    one.camp = designated(g)
    one.step = "name_leader"


def _succession(one: Calamity, g: Invasions) -> None:
    idle(g, one.nation, LEADERS)
    if g.status[one.nation] == KINGDOM:
        one.older(g)


def _decadence(one: Calamity, g: Invasions) -> None:
    settled = tables.section(g.age[one.nation]) != tables.YOUNG
    one.older(g)
    if settled:
        one.otherwise(g)


HAPPENS: Final = {
    USURPER: _usurper,
    HERESY_CALAMITY: _heresy,
    INTOLERANCE: _intolerance,
    REVOLT_CALAMITY: _revolts,
    BAGAUDAE: _revolts,
    PLAGUE: _plague,
    DEARTH: _dearth,
    CORRUPTION: _corruption,
    DESERTION: _desertion,
    PLOT: _plot,
    SUCCESSION: _succession,
    DECADENCE: _decadence,
}
