"""The calamities of courts and churches: Plot, Quarrel of Succession, Decadence, Heresy (XIII.E-4)."""

from __future__ import annotations

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import DECADENCE, HERESY_CALAMITY, PLOT, SUCCESSION
from latrunculi.games.invasions.components.chart import LANDS, NONE, PROVINCES, REGION_OF
from latrunculi.games.invasions.components.counters import GENERIC, LEADERS, OF_NATION
from latrunculi.games.invasions.rules import control, heresies, relations
from latrunculi.games.invasions.rules.fates import Death
from latrunculi.games.invasions.rules.ints import Camp, Nation, Pieces, Regions
from latrunculi.games.invasions.rules.misfortune import Misfortune
from latrunculi.games.invasions.rules.revolts import designated
from latrunculi.games.invasions.rules.rolls import plotted
from latrunculi.games.invasions.rules.state import KINGDOM, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE
from latrunculi.games.invasions.rules.words_rule import HERESY_REGION, IDLE_LEADERS
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


def idle(g: Invasions, nation: Nation, leaders: Pieces) -> None:
    """XIII.E-6: leaders go to their capital, and stay inactive there in this turn."""
    capital = g.throne(nation)
    for leader in members(leaders & OF_NATION[nation] & sum(g.inside[:PROVINCES])):
        if capital != NONE:
            g.put(leader, capital)
        g.inactive_leaders |= BIT[leader]
    g.emit(IDLE_LEADERS, (nation,))


class Conspiracy(Misfortune):
    """Coniuratio: the camp that a die names (XVI.B) picks a historical leader, who dies or is kept in the capital."""

    NAME = "conspiracy"
    WHICH = PLOT
    ASKS = {"name": "INV-XVI.B-1"}

    camp: Camp = NONE

    def historical(self, g: Invasions) -> Pieces:
        """The historical leaders of the nation on the map."""
        return g.in_play(self.nation) & LEADERS & ~GENERIC & OF_NATION[self.nation]

    def strikes(self, g: Invasions) -> None:
        if self.historical(g):
            self.camp = designated(g)
            self.step = "name"
        else:
            self.otherwise(g)

    def name(self, g: Invasions) -> None:
        """Against whom."""
        g.ask(g.seat_of(self.camp))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(CHOOSE_PIECE, "INV-XVI.B-1", self.historical(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.step = "over"
        if plotted(g, obj) >= self.number("kills"):
            g.call(Death(obj))
        else:
            idle(g, self.nation, BIT[obj])


class Quarrel(Misfortune):
    """Discordia: the leaders are inactive, and a kingdom ages."""

    NAME = "quarrel"
    WHICH = SUCCESSION

    def strikes(self, g: Invasions) -> None:
        idle(g, self.nation, LEADERS)
        if g.status[self.nation] == KINGDOM:
            self.older(g)


class Decadence(Misfortune):
    """Decadentia: the nation ages; one that is no longer young pays, too."""

    NAME = "decadence"
    WHICH = DECADENCE

    def strikes(self, g: Invasions) -> None:
        settled = tables.section(g.age[self.nation]) != tables.YOUNG
        self.older(g)
        if settled:
            self.otherwise(g)


class Schism(Misfortune):
    """Haeresis: the camp that a die names (XVI.B) picks a region of the nation without any capital (XXXI.C-3)."""

    NAME = "schism"
    WHICH = HERESY_CALAMITY
    ASKS = {"name": "INV-XVI.B-1"}

    camp: Camp = NONE

    def regions(self, g: Invasions) -> Regions:
        """Where a heresy may break out."""
        found = 0
        for province in members(control.owned(g, self.nation)):
            region = REGION_OF[province]
            if region != NONE and not LANDS[region] & g.capitals():
                found |= BIT[region]
        return found

    def strikes(self, g: Invasions) -> None:
        if relations.immune(g, self.nation) or not self.regions(g):
            self.otherwise(g)
        else:
            self.camp = designated(g)
            self.step = "name"

    def name(self, g: Invasions) -> None:
        """Where."""
        g.ask(g.seat_of(self.camp))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(HERESY_REGION, "INV-XXXI.C-3", self.regions(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.step = "over"
        heresies.place(g, obj, g.religion[self.nation])
