"""XXVIII: the Foedus: its offer, what it brings, its end.

An empire makes its one offer of a turn when the barbarian nation is activated (XXVIII.A-3, XXVIII.A-5), so that offer,
answer and effect are one moment. Kingdoms, and empires beyond that, have the Diplomacy card (`federations`).
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import CIVIL_LAND, LANDS, NEAR, NONE, REGION_OF
from latrunculi.games.invasions.components.counters import HORDE_OF, LEADERS, UNIT_MASK
from latrunculi.games.invasions.rules import bonds, control, mercenaries, stacking
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Places, Province
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.state import EMPIRE, FREE, LAND, VASSAL, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE, CHOOSE_PROVINCE, DONE, NO, YES
from latrunculi.games.invasions.rules.words_treaty import (
    BREAK_FOEDUS,
    CEDE,
    DENOUNCED,
    FEDERATED,
    FOEDUS_KEPT,
    FOEDUS_OFFERED,
    FOEDUS_REFUSED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- the offer


def ceded(g: Invasions, empire: Nation) -> Places:
    """XXVIII.A-4: the provinces of civilised regions that an empire controls and has not ceded yet."""
    given = 0
    for nation in members(g.federates(empire)):
        given |= g.foedus[nation]
    return control.owned(g, empire) & CIVIL_LAND & ~given


def touched(g: Invasions, nation: Nation) -> Places:
    """XXVIII.A-4: the provinces next to one that a barbarian nation controls or occupies."""
    found = 0
    for province in members(control.owned(g, nation) | (g.held[nation] & LAND)):
        found |= NEAR[province]
    return found


def partners(g: Invasions, empire: Nation, nation: Nation, province: Province) -> Places:
    """XXVIII.A-4: the provinces that may be ceded with one: adjacent, of its region, one of the two near the nation."""
    return _beside(province, ceded(g, empire), touched(g, nation))


IN_REGION: Final = tuple([NEAR[p] & (LANDS[r] if r != NONE else 0) for p, r in enumerate(REGION_OF)])
"""For each province those of its region next to it."""


def _beside(province: Province, mine: Places, near: Places) -> Places:
    """Of what an empire may cede what may be ceded with one province; `near`: near the nation."""
    same = mine & IN_REGION[province]
    return same if near & BIT[province] else same & near


def cedable(g: Invasions, empire: Nation, nation: Nation) -> Places:
    """The provinces of which an empire may name one as the first of a Foedus."""
    mine, near = ceded(g, empire), touched(g, nation)
    return sum([BIT[p] for p in members(mine) if _beside(p, mine, near)])


def possible(g: Invasions, federator: Nation, nation: Nation) -> bool:
    """XXVIII.A-4, XXVIII.D-1, XXVIII.F-1, XXIX.F-5: whether there may be a Foedus, or one more, between two nations."""
    if not g.barbarian(nation) or g.bond[nation] != FREE or g.federator[nation] not in (NONE, federator):
        return False
    if g.bond[federator] == VASSAL or g.treasury[federator] < bonds.FOEDUS or g.horde(nation) == NONE:
        return False
    mine, near = ceded(g, federator), touched(g, nation)
    return any(_beside(province, mine, near) for province in members(mine))


def may_offer(g: Invasions, empire: Nation, nation: Nation) -> bool:
    """XXVIII.A-1, XXVIII.A-2: whether an empire may offer a nation a Foedus without a card; not during its invasion,
    as this is diplomacy, too (XXX.A-1, XXX.A-5)."""
    if g.status[empire] != EMPIRE or not g.active & BIT[empire]:
        return False
    if g.offered & BIT[empire] or g.invading & BIT[nation]:
        return False
    return possible(g, empire, nation)


class Offer(Procedure[Invasions]):
    """An empire may offer a Foedus to the nation that is activated: two provinces, then its answer."""

    NAME = "foedus-offer"
    ASKS = {"first": "INV-XXVIII.B-1", "second": "INV-XXVIII.B-1", "answer": "INV-XXVIII.A-1"}

    empire: Nation
    nation: Nation
    one: Province = NONE
    other: Province = NONE

    def start(self, g: Invasions) -> None:
        """Whether it may."""
        if may_offer(g, self.empire, self.nation):
            self.step = "first"
        else:
            g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("empire", "nation", self.empire))

    def first(self, g: Invasions) -> None:
        g.ask(g.seat(self.empire))

    def second(self, g: Invasions) -> None:
        g.ask(g.seat(self.empire))

    def answer(self, g: Invasions) -> None:
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "first":
            may.offer(CEDE, "INV-XXVIII.A-4", cedable(g, self.empire, self.nation))
            may.offer(DONE, "INV-XXVIII.A-2")
        elif self.step == "second":
            may.offer(CEDE, "INV-XXVIII.A-4", partners(g, self.empire, self.nation, self.one))
        else:
            may.offer(YES, "INV-XXVIII.A-1")
            may.offer(NO, "INV-XXVIII.A-1")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == CEDE and self.step == "first":
            self.one = obj
            self.step = "second"
        elif verb == CEDE:
            self.other = obj
            g.offered |= BIT[self.empire]
            g.emit(FOEDUS_OFFERED, (self.empire, self.nation, self.one, self.other))
            self.step = "answer"
        elif verb == YES:
            g.end()
            g.call(Foedus(self.empire, self.nation, self.one, self.other))
        else:
            if verb == NO:
                g.emit(FOEDUS_REFUSED, (self.nation, self.empire))
            g.end()


# ---------------------------------------------------------------- its effect


class Foedus(Procedure[Invasions]):
    """A Foedus takes effect: the gold, the horde and its units in their new land, the mercenary (XXVIII.B to D)."""

    NAME = "foedus"
    ASKS = {"settle": "INV-XXVIII.B-2", "follow": "INV-XXVIII.B-2"}

    empire: Nation
    nation: Nation
    one: Province
    other: Province
    place: Province = NONE

    def start(self, g: Invasions) -> None:
        """The bond and the first tribute."""
        g.pay(self.empire, bonds.FOEDUS)
        g.receive(self.nation, bonds.FOEDUS, self.empire)
        bonds.federate(g, self.nation, self.empire, BIT[self.one] | BIT[self.other])
        g.emit(FEDERATED, (self.nation, self.empire))
        self.step = "settle"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation),)

    def settle(self, g: Invasions) -> None:
        """The federate chooses one of the two provinces."""
        g.ask(g.seat(self.nation))

    def followers(self, g: Invasions) -> Pieces:
        """XXVIII.B-2: its units elsewhere, as long as there is room beside its own; the federator's do not count."""
        room = stacking.limit(g, self.nation, self.place) - g.units(self.nation, self.place).bit_count()
        return mercenaries.units(g, self.nation) & ~g.inside[self.place] if room > 0 else 0

    def follow(self, g: Invasions) -> None:
        """It chooses the units that come along, as many as there is room for."""
        if self.followers(g):
            g.ask(g.seat(self.nation))
        else:
            self.step = "make_room"

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "settle":
            may.offer(CHOOSE_PROVINCE, "INV-XXVIII.B-2", BIT[self.one] | BIT[self.other])
        else:
            may.offer(CHOOSE_PIECE, "INV-XXVIII.B-2", g.alike(self.followers(g)))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == CHOOSE_PROVINCE:
            self.place = obj
            old = g.horde(self.nation)
            g.put(HORDE_OF[self.nation], obj)
            for leader in members(g.leaders(self.nation, old)):
                g.put(leader, obj)
            self.step = "follow"
        else:
            g.put(obj, self.place)

    def make_room(self, g: Invasions) -> None:
        """XXVIII.B-3: the federator's units evacuate the provinces where there are too many, others as he likes."""
        self.step = "lend"
        g.call(Evacuation(self.empire, BIT[self.one] | BIT[self.other], True))

    def lend(self, g: Invasions) -> None:
        """XXVIII.C-1, XXVIII.C-2: a unit for the federator."""
        control.work_out(g)
        g.end()
        g.call(mercenaries.lend(g, self.nation, self.empire))


class Evacuation(Procedure[Invasions]):
    """A federator's units leave provinces of a Foedus, those that its player names, one province after the other.

    `provinces`: those still to be asked about; `crowded`: as many leave at least as are too many there (XXVIII.B-3);
    otherwise they may all stay (XXVIII.G-8). `barred`: all these provinces; `place`: the one in question; `pieces`: who
    leaves it.
    """

    NAME = "evacuation"
    ASKS = {"name": "INV-XXVIII.B-3"}

    nation: Nation
    provinces: Places
    crowded: bool = False
    barred: Places = 0
    place: Province = NONE
    pieces: Pieces = 0

    def start(self, g: Invasions) -> None:
        """All of them."""
        self.barred = self.provinces
        self.step = "next"

    def next(self, g: Invasions) -> None:
        """The next province with units of his."""
        while self.provinces and not g.units(self.nation, members(self.provinces)[0]):
            self.provinces &= self.provinces - 1
        if not self.provinces:
            g.end()
            return
        self.place = members(self.provinces)[0]
        self.provinces ^= BIT[self.place]
        self.pieces = 0
        self.step = "name"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("province", "province", self.place))

    def here(self, g: Invasions) -> Pieces:
        """Who has not been named."""
        return g.pieces(self.nation, self.place) & (UNIT_MASK | LEADERS) & ~self.pieces

    def name(self, g: Invasions) -> None:
        """Ask who leaves."""
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(CHOOSE_PIECE, "INV-XXVIII.B-3" if self.crowded else "INV-XXVIII.G-8", g.alike(self.here(g)))
        may.offer(DONE, "INV-XXVIII.B-3")
        fits = stacking.fits(g, self.nation, self.place, self.here(g), self.pieces)
        may.when("INV-XXVIII.B-3", fits or not self.crowded)

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == CHOOSE_PIECE:
            self.pieces |= BIT[obj]
            return
        self.step = "next"
        if self.pieces:
            g.call(Retreat(self.nation, self.place, self.pieces, self.barred))


# ---------------------------------------------------------------- what binds the federate


def deserts(g: Invasions, group: Pieces, here: Province) -> bool:
    """XXVIII.E-3: whether the province of a Foedus would be left without a unit of federate or federator, if some go.

    A federate may not do that of its own will.
    """
    if not any(g.foedus):
        return False
    for nation, land in enumerate(g.foedus):
        if land and land & BIT[here] and g.active & BIT[nation] and g.army[nation] & group & UNIT_MASK:
            both = g.army[nation] | g.army[g.federator[nation]]
            return not g.inside[here] & both & UNIT_MASK & ~group
    return False


# ---------------------------------------------------------------- its end


def freely(g: Invasions, nation: Nation) -> bool:
    """XXVIII.G-2, XXVIII.G-5: whether a federate may denounce its Foedus without a test."""
    federator = g.federator[nation]
    weak = bool(g.loosed & BIT[nation] or g.bankrupt & BIT[federator]) or g.bond[federator] == VASSAL
    return weak or g.bound[nation] == g.turn - 1


def break_free(g: Invasions, nation: Nation) -> None:
    """XXVIII.G-7 to XXVIII.G-9: the provinces are the former federate's, cities included; its mercenaries come home;
    units of the former federator there stay, or leave at once."""
    federator = g.federator[nation]
    land = g.foedus[nation]
    bonds.unfederate(g, nation)
    g.emit(DENOUNCED, (nation, federator))
    bonds.recall(g, nation, federator)
    for province in members(land):
        if g.owner[province] == federator:
            control.take(g, province, nation)
    if any(g.units(federator, province) for province in members(land)):
        g.call(Evacuation(federator, land))


class Denunciation(Procedure[Invasions]):
    """XXVIII.G: a federate that is activated may denounce its Foedus, from the turn after it was made on.

    `at_once`: a usurper has taken power in its empire, or its federator is bankrupt, so that it may do so now, without
    a test (XXVIII.G-4, XIV.F-7).
    """

    NAME = "denunciation"
    ASKS = {"decide": "INV-XXVIII.G-1"}

    nation: Nation
    at_once: bool = False

    def start(self, g: Invasions) -> None:
        """Whether it has one, and may."""
        bound = g.federator[self.nation] != NONE
        if bound and (self.at_once or g.bound[self.nation] < g.turn or freely(g, self.nation)):
            self.step = "decide"
        else:
            g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation),)

    def decide(self, g: Invasions) -> None:
        """It says so before anything else."""
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        tested = "INV-XXVIII.G-4" if self.at_once else "INV-XXVIII.G-3"
        may.offer(BREAK_FOEDUS, "INV-XXVIII.G-2" if freely(g, self.nation) else tested)
        may.offer(DONE, "INV-XXVIII.G-1")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        free = self.at_once or freely(g, self.nation)
        if not self.at_once:
            g.loosed &= ~BIT[self.nation]
        if verb == BREAK_FOEDUS:
            if free or d2(g, self.nation):
                break_free(g, self.nation)
            else:
                g.emit(FOEDUS_KEPT, (self.nation, g.federator[self.nation]))


def defections(g: Invasions, federator: Nation) -> None:
    """XXVIII.G-4, XIV.F-7: a usurper has risen, or the federator is bankrupt: each may break its Foedus now."""
    for federate in members(g.federates(federator)):
        g.call(Denunciation(federate, at_once=True))
