"""The loan of mercenaries to suzerains and federators, for one activation to others, and their return.

XXVII.B, XXVIII.C, XXVIII.G-9, XXIX.D, XXX.D, XXX.H.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import LANDS, NEAR, NONE
from latrunculi.games.invasions.components.counters import EMPERORS, GENERIC, KINGS, NATION_OF, OF_NATION, UNIT_MASK
from latrunculi.games.invasions.components.nations import CIVILISED_BY_NATURE
from latrunculi.games.invasions.rules import bonds, control, relations, stacking, ways
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Place, Places, Province
from latrunculi.games.invasions.rules.state import CLIENT, KINGDOM, LAND, RESERVE, VASSAL, Invasions
from latrunculi.games.invasions.rules.words_envoys import CAME_HOME
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PROVINCE
from latrunculi.games.invasions.rules.words_treaty import LEND, LENT
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import around


def units(g: Invasions, nation: Nation) -> Pieces:
    """The units of a nation on the map that serve nobody else."""
    return g.in_play(nation) & OF_NATION[nation] & UNIT_MASK


def posts(g: Invasions, nation: Nation, lord: Nation) -> Places:
    """Where a lord may place what a nation lends him: a suzerain with his horde or in his capital (XXIX.D-2), a
    federator there or with his emperor or king, the caesar of a Rome, the rex of a kingdom (XXVIII.C-2)."""
    home = g.seat_province(lord)
    found = BIT[home] if home != NONE else 0
    if g.federator[nation] == lord:
        rex = g.status[lord] == KINGDOM and not CIVILISED_BY_NATURE & BIT[lord]
        ranks = EMPERORS | KINGS | (GENERIC if rex or relations.TWO_ROMES & BIT[lord] else 0)
        for leader in members(g.in_play(lord) & ranks):
            found |= BIT[g.at[leader]] & LAND
    return found


def missing(g: Invasions, nation: Nation, lord: Nation) -> int:
    """IX.F: how many mercenaries a federate, or the vassal of a nomad, has to lend its lord beside those who serve him.

    A federate lends one for each Foedus (XXVIII.F-4).
    """
    due = 0
    if g.federator[nation] == lord:
        due = g.foedera[nation]
    elif g.lord[nation] == lord and g.bond[nation] == VASSAL and relations.nomadic(g, lord):
        due = 1
    serving = OF_NATION[nation] & g.in_play(lord) & UNIT_MASK & ~g.passing
    return max(0, due - serving.bit_count())


def replace(g: Invasions, lord: Nation) -> None:
    """IX.F-1, IX.F-2, XXVIII.C-4: in step 1.B a lord receives others for the mercenaries who have fallen."""
    for nation in members(g.federates(lord) | g.vassals(lord)):
        for _ in range(missing(g, nation, lord)):
            g.call(lend(g, nation, lord))


class Loan(Procedure[Invasions]):
    """A nation lends a unit to a lord for good. `chooser`: whose player names it; `among`: where the lord may place it;
    where these are full, anywhere in his land. `unit`: the one named, NONE before."""

    NAME = "loan"
    ASKS = {"lend": "INV-XXIX.D-1", "station": "INV-XXIX.D-2"}

    nation: Nation
    lord: Nation
    chooser: Nation
    among: Places
    unit: int = NONE

    def start(self, g: Invasions) -> None:
        """Without a unit there is no mercenary."""
        if self.able(g) and self.places(g):
            self.step = "lend"
        else:
            g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("lord", "nation", self.lord))

    def able(self, g: Invasions) -> Pieces:
        """Which may be lent: none that are bound to their land (III.B-22)."""
        return units(g, self.nation) & ~ways.TIED

    def places(self, g: Invasions) -> Places:
        """XXVIII.C-2, XXIX.D-2: where it may stand, in no land that is closed to it (XVIII.K)."""
        land = LAND & ~ways.closed(g, self.able(g) if self.unit == NONE else BIT[self.unit])
        found = stacking.roomy(g, self.lord, self.among & land)
        return found or stacking.roomy(g, self.lord, control.owned(g, self.lord) & land)

    def lend(self, g: Invasions) -> None:
        """Which unit."""
        g.ask(g.seat(self.chooser))

    def station(self, g: Invasions) -> None:
        """Where it goes."""
        g.ask(g.seat(self.lord))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "lend":
            may.offer(LEND, self.ASKS["lend"], g.alike(self.able(g)))
        else:
            may.offer(CHOOSE_PROVINCE, self.ASKS["station"], self.places(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == LEND:
            self.unit = obj
            self.step = "station"
        else:
            self.post(g, obj)

    def post(self, g: Invasions, province: Province) -> None:
        """It acts for the lord from now on (XXVIII.C-5, XXIX.D-4)."""
        g.lend(self.unit, self.lord)
        g.put(self.unit, province)
        g.emit(LENT, (self.nation, self.lord, self.unit, province))
        g.end()


# ---------------------------------------------------------------- for one activation (XXX.D, XXX.H)


AROUND: Final = tuple([around(NEAR, land) | land for land in LANDS])
"""For each region the provinces in it and next to it."""


def lenders(g: Invasions, lord: Nation) -> Nations:
    """XXX.H-2: the barbarian nations whose hordes are in a region that a nation controls, or next to it."""
    reach = 0
    for region in members(control.regions(g, lord)):
        reach |= AROUND[region]
    found = 0
    for nation in members(g.active & ~BIT[lord]):
        horde = g.horde(nation)
        if g.barbarian(nation) and horde != NONE and reach & BIT[horde] and units(g, nation):
            found |= BIT[nation]
    return sum([BIT[nation] for nation in members(found) if _quartered(g, lord, nation)])


def _quartered(g: Invasions, lord: Nation, nation: Nation) -> bool:
    """Whether a nation's units find a place in the land of a lord, as in `Loan.places`."""
    land = control.owned(g, lord) & ~ways.closed(g, units(g, nation))
    return any(stacking.roomy(g, lord, BIT[province]) for province in members(land))


class Contribution(Loan):
    """The mercenary that a federate lends its federator for a Foedus (XXVIII.C-1, XXVIII.C-2)."""

    NAME = "contribution"
    ASKS = {"lend": "INV-XXVIII.C-1", "station": "INV-XXVIII.C-2"}


def lend(g: Invasions, nation: Nation, lord: Nation) -> Loan:
    """What lets a federate or vassal lend its lord a mercenary: federates name it, and vassals unless the lord does."""
    if g.federator[nation] == lord:
        return Contribution(nation, lord, nation, posts(g, nation, lord))
    return Loan(nation, lord, lord if relations.nomadic(g, lord) else nation, posts(g, nation, lord))


class Hire(Loan):
    """A nation lends a unit of its choice for the next activation of a lord, who places it in his land."""

    NAME = "hire"
    ASKS = {"lend": "INV-XXX.H-1", "station": "INV-XXX.H-4"}

    def post(self, g: Invasions, province: Province) -> None:
        """It goes home when that activation ends."""
        super().post(g, province)
        g.passing |= BIT[self.unit]


def hire(lord: Nation, nation: Nation) -> Hire:
    """XXX.D-4, XXX.H-1: what lets a nation lend a lord a mercenary."""
    return Hire(nation, lord, nation, 0)


class Homecoming(Procedure[Invasions]):
    """An activation ends: the mercenaries of the nations that play go home, one after the other.

    A client's stands in its capital again, or in its land where it has none or no room in it (XXVII.B-3, XVII.A-13),
    any other where its nation likes in its provinces (XXX.D-5).
    """

    NAME = "homecoming"
    FORMER = {"settle": "choose_home"}
    ASKS = {"choose_home": "INV-XXX.D-5"}

    unit: int = NONE

    def start(self, g: Invasions) -> None:
        """The next of them."""
        pool = 0
        for nation in members(g.playing):
            pool |= g.passing & g.army[nation]
        if not pool:
            g.end()
            return
        self.unit = members(pool)[0]
        nation = NATION_OF[self.unit]
        there = bonds.home(g, nation)
        g.lend(self.unit, nation)
        at_home = g.seat_province(nation) != NONE and g.bond[nation] == CLIENT
        if not self.places(g) or (at_home and (stacking.roomy(g, nation, BIT[there]) or not self.roomy(g))):
            self.arrive(g, there)
        else:
            self.step = "choose_home"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", NATION_OF[self.unit]), ("piece", "piece", self.unit))

    def land(self, g: Invasions) -> Places:
        """Its nation's provinces, that of its horde among them."""
        nation = NATION_OF[self.unit]
        horde = g.horde(nation)
        return control.owned(g, nation) | (BIT[horde] if horde != NONE else 0)

    def roomy(self, g: Invasions) -> Places:
        """Those of them with room."""
        return stacking.roomy(g, NATION_OF[self.unit], self.land(g))

    def places(self, g: Invasions) -> Places:
        """Where it goes: into one with room, if there is any."""
        return self.roomy(g) or self.land(g)

    def choose_home(self, g: Invasions) -> None:
        """Where it goes."""
        g.ask(g.seat(NATION_OF[self.unit]))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(CHOOSE_PROVINCE, "INV-XXX.D-5", self.places(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.step = "start"
        self.arrive(g, obj)

    def arrive(self, g: Invasions, place: Place) -> None:
        """It is home; where its nation has none it waits in the reserve."""
        g.put(self.unit, place)
        if place != RESERVE:
            g.emit(CAME_HOME, (NATION_OF[self.unit], self.unit, place))


# ---------------------------------------------------------------- against its own nation (XXX.H-5, XXX.H-6)


def reliable(g: Invasions, pieces: Pieces, foes: Nations) -> Pieces:
    """XXX.H-6: of some pieces those that count against some nations: no mercenaries of these for an activation."""
    for foe in members(foes):
        pieces &= ~(g.passing & OF_NATION[foe])
    return pieces
