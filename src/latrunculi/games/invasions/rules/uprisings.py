"""The calamities that bring revolts: Usurper, Intolerance, Revolt, Bagaudae (XIII.E-4)."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import BAGAUDAE, INTOLERANCE, REVOLT_CALAMITY, USURPER
from latrunculi.games.invasions.components.chart import LANDS, NONE, PROVINCES, REGION_OF
from latrunculi.games.invasions.components.counters import EMPERORS, GENERIC, KINGS, UNIT_MASK
from latrunculi.games.invasions.rules.fates import Death
from latrunculi.games.invasions.rules.foedera import defections
from latrunculi.games.invasions.rules.ints import Places
from latrunculi.games.invasions.rules.losses import Losses
from latrunculi.games.invasions.rules.misfortune import Misfortune, biggest_pile, discord
from latrunculi.games.invasions.rules.revolts import Revolt
from latrunculi.games.invasions.rules.rolls import plotted
from latrunculi.games.invasions.rules.state import EMPIRE, LAND, Invasions
from latrunculi.kernel.actions import BIT, members


class Uprisings(Misfortune):
    """Revolts, one after the other. `left`: those still to come; `provinces`: those in revolt by it."""

    left: int = 0
    provinces: Places = 0

    def number_of_revolts(self, g: Invasions) -> int:
        """How many there are."""
        return self.number("revolts")

    def barred(self, g: Invasions) -> Places:
        """Where none breaks out: each in another province."""
        return self.provinces

    def strikes(self, g: Invasions) -> None:
        self.rebel(self.number_of_revolts(g))

    def rebel(self, number: int) -> None:
        """So many revolts begin."""
        self.left = number
        self.step = "rise"

    def rise(self, g: Invasions) -> None:
        """The next revolt."""
        if not self.left:
            self.step = "over"
            return
        self.left -= 1
        self.step = "risen"
        g.call(Revolt(self.nation, self.barred(g)))

    def risen(self, g: Invasions) -> None:
        """It broke out, or there was no province for it: gold, if it was the first."""
        self.step = "rise"
        if g.answer != NONE:
            self.provinces |= BIT[g.answer]
        elif not self.provinces:
            self.left = 0
            self.quiet(g)

    def quiet(self, g: Invasions) -> None:
        """There is no province for any revolt."""
        self.otherwise(g)


class Insurrection(Uprisings):
    """Rebellio: a revolt."""

    NAME = "insurrection"
    WHICH = REVOLT_CALAMITY


class Bagaudae(Uprisings):
    """Bacaudae: two revolts where no unit is."""

    NAME = "bagaudae"
    WHICH = BAGAUDAE

    def barred(self, g: Invasions) -> Places:
        return self.provinces | sum([BIT[p] for p in range(PROVINCES) if g.inside[p] & UNIT_MASK])


class Intolerance(Uprisings):
    """Intolerantia: a revolt, and one for each heretical region."""

    NAME = "intolerance"
    WHICH = INTOLERANCE

    def number_of_revolts(self, g: Invasions) -> int:
        return self.number("revolts") + discord(g, self.nation)


class Usurpation(Uprisings):
    """Usurpator: the largest pile far from ruler and capital raises one; he fails, brings a revolt or seizes power."""

    NAME = "usurpation"
    WHICH = USURPER

    def strikes(self, g: Invasions) -> None:
        nation = self.nation
        capital = g.throne(nation)
        home = LANDS[REGION_OF[capital]] if capital != NONE and REGION_OF[capital] != NONE else 0
        crowned = sum([BIT[p] for p in range(PROVINCES) if g.leaders(nation, p) & (EMPERORS | KINGS)])
        pile = biggest_pile(g, nation, LAND & ~home & ~crowned)
        if pile == NONE:
            self.otherwise(g)
            return
        power = plotted(g, members(g.units(nation, pile))[0]) + discord(g, nation)
        if power >= self.number("power"):
            self.seize(g)
        elif power >= self.number("revolt"):
            self.rebel(1)
        else:
            g.call(Losses(nation, g.units(nation, pile), 1))

    def quiet(self, g: Invasions) -> None:
        """Gold stands for a pile that is lacking alone."""

    def seize(self, g: Invasions) -> None:
        """He seizes power: the nation ages, its ruler dies, a revolt breaks out; federates may go (XXVIII.G-4)."""
        if g.status[self.nation] == EMPIRE:
            defections(g, self.nation)
        self.older(g)
        for leader in members(g.in_play(self.nation) & (EMPERORS | KINGS) & ~GENERIC):
            g.call(Death(leader))
        self.rebel(1)
