"""IX.D and IX.E: the units that nations receive in step 1.B."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import EVENT_NUMBER, INFLUX
from latrunculi.games.invasions.components.chart import COAST, NONE
from latrunculi.games.invasions.components.chronology import ARRIVAL, INVASIONS, LISTED_UNTIL, NUMBER, RECEIVED
from latrunculi.games.invasions.components.counters import (
    AMPHIBIOUS,
    ARCHERS,
    AUXILIARIES,
    CAVALRY,
    ELITE,
    FLEETS,
    FRANCISCA,
    HEAVY,
    HORDE_OF,
    INFANTRY,
    MOUNTAINEERS,
    MOUNTED,
    OF_NATION,
    OF_TYPE,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import CIVILISED_BY_NATURE, NOMADS, RMI
from latrunculi.games.invasions.rules import control, stacking
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.ints import Camp, Nation, Nations, Piece, Pieces, Place, Places
from latrunculi.games.invasions.rules.state import FIRST_SEA, VASSAL, Invasions
from latrunculi.games.invasions.rules.words_life import INFLUX_OF, POST, RECEIVE, RECEIVE_ARM, REINFORCED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

ARMS: Final = (INFANTRY, ARCHERS & ~MOUNTED, CAVALRY & ~MOUNTED, MOUNTED)
"""What a player picks of a number of reinforcements (IX.D-5), as `words_life.ARM_IDS`."""
FOOTMEN: Final = 0
OTHERWISE: Final = 1
"""What a barbarian nation receives that the Chronologie foresees nothing more for (IX.D-3)."""
MOST_OF_A_VASSAL: Final = 1
"""Whatever the Chronologie foresees for it (XXIX.F-2)."""
ATTRIBUTES: Final = (ELITE, HEAVY, FRANCISCA, AMPHIBIOUS, MOUNTAINEERS)


def plainest(pieces: Pieces) -> Pieces:
    """IX.D-4: of some infantry the one with the fewest attributes, as a mask; 0 without any."""
    ranked = sorted(members(pieces & INFANTRY), key=lambda piece: sum([1 for mask in ATTRIBUTES if mask & BIT[piece]]))
    return BIT[ranked[0]] if ranked else 0


def listed(g: Invasions, nation: Nation) -> tuple[tuple[int, int], ...]:
    """IX.D-1: the types that the Chronologie gives to a nation in this turn, with their numbers."""
    entitled = g.barbarian(nation) or CIVILISED_BY_NATURE & BIT[nation]
    if not entitled or g.bond[nation] == VASSAL:
        return ()
    return RECEIVED[g.turn].get(nation, ())


def number(g: Invasions, nation: Nation) -> int:
    """IX.D-1, IX.D-3, XVIII.H: the units of its choice that a barbarian nation receives beside the types listed.

    An invader is brought up to its strength; a vassal gets one of what is foreseen, if anything is (XXIX.F-2).
    """
    if not g.barbarian(nation):
        return 0
    found = NUMBER[g.turn].get(nation, 0)
    if not found and g.turn > max(LISTED_UNTIL[nation], ARRIVAL[nation]):
        found = OTHERWISE
    if g.bond[nation] == VASSAL:
        return min(MOST_OF_A_VASSAL, found + sum([n for _, n in RECEIVED[g.turn].get(nation, ())]))
    if g.invading & BIT[nation]:
        units = (g.in_play(nation) & UNIT_MASK).bit_count()
        found = max(found, INVASIONS[g.turn].get(nation, 0) - units - sum([n for _, n in listed(g, nation)]))
    return max(0, found)


def harbour(g: Invasions, nation: Nation) -> Place:
    """The sea where a fleet that is given arrives: next to its horde or capital, else to a city of it; NONE."""
    home = g.seat_province(nation)
    for province in [home, *members(control.cities(g, control.owned(g, nation)))]:
        if province != NONE and COAST[province]:
            return FIRST_SEA + members(COAST[province])[0]
    return NONE


class Muster(Procedure[Invasions]):
    """The reinforcements of a barbarian nation; they arrive with its horde, in any number (IX.D-2).

    `left`: units that are still to be picked; `arms`: how many of each arm have been asked for and not received yet.
    """

    NAME = "muster"
    ASKS = {"arm": "INV-IX.D-5", "pick": "INV-IX.D-6"}

    nation: Nation
    left: int = 0
    arms: list[int] = [0, 0, 0, 0]

    def start(self, g: Invasions) -> None:
        """What is listed comes at once; of a number at least half are infantry (IX.D-5), but of nomads (IX.D-7)."""
        self.left = number(g, self.nation)
        self.arms = [0] * len(ARMS)
        types = listed(g, self.nation)
        if not g.barbarian(self.nation):
            called = 0
            for kind, many in types:
                called |= sum([BIT[p] for p in members(g.reserve(self.nation) & OF_TYPE[kind])[:many]])
            g.end()
            if called:
                g.call(Posting(self.nation, called))
            return
        if g.horde(self.nation) == NONE:
            g.end()
            return
        for kind, many in types:
            for _ in range(many):
                self.give(g, kind)
        if not NOMADS & BIT[self.nation]:
            self.arms[FOOTMEN] = min(-(-self.left // 2), self.free(g, FOOTMEN).bit_count())
            self.left -= self.arms[FOOTMEN]
        self.step = "pick" if NOMADS & BIT[self.nation] else "arm"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("left", "number", self.left + sum(self.arms)))

    def give(self, g: Invasions, kind: int) -> None:
        """IX.D-4: a unit of a type, or in its place the plainest infantry."""
        found = g.reserve(self.nation) & OF_TYPE[kind]
        sea = harbour(g, self.nation)
        if found & FLEETS and sea == NONE:
            found = 0
        found = found or plainest(g.reserve(self.nation))
        if found:
            piece = members(found)[0]
            self.receive(g, piece, sea if FLEETS & BIT[piece] else g.at[HORDE_OF[self.nation]])

    def receive(self, g: Invasions, piece: Piece, place: Place) -> None:
        """A unit arrives."""
        g.put(piece, place)
        g.emit(REINFORCED, (self.nation, piece, place))

    def free(self, g: Invasions, arm: int) -> Pieces:
        """The units of an arm in the reserve."""
        return g.reserve(self.nation) & ARMS[arm] & ~AUXILIARIES

    def open_arms(self, g: Invasions) -> int:
        """The arms of which more may be asked for."""
        return sum([BIT[arm] for arm in range(len(ARMS)) if self.free(g, arm).bit_count() > self.arms[arm]])

    def arm(self, g: Invasions) -> None:
        """The arms of the other half, one after the other; then half of each is drawn (IX.D-6)."""
        if self.left and self.open_arms(g):
            g.ask(g.seat(self.nation))
            return
        self.left = 0
        for arm in range(len(ARMS)):
            for _ in range(-(-self.arms[arm] // 2)):
                free = members(self.free(g, arm))
                self.receive(g, free[g.chance(len(free))] if len(free) > 1 else free[0], g.horde(self.nation))
                self.arms[arm] -= 1
        self.step = "pick"

    def pick(self, g: Invasions) -> None:
        """The other half is chosen; nomads choose all."""
        if self.choice(g):
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def choice(self, g: Invasions) -> Pieces:
        """Out of what the next unit is chosen."""
        if self.left:
            return g.reserve(self.nation) & UNIT_MASK & ~AUXILIARIES
        asked = [arm for arm in range(len(ARMS)) if self.arms[arm]]
        return self.free(g, asked[0]) if asked else 0

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "arm":
            may.offer(RECEIVE_ARM, "INV-IX.D-5", self.open_arms(g))
        else:
            may.offer(RECEIVE, "INV-IX.D-6", g.alike(self.choice(g)))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == RECEIVE_ARM:
            self.arms[obj] += 1
            self.left -= 1
            return
        if self.left:
            self.left -= 1
        else:
            self.arms[next(arm for arm in range(len(ARMS)) if self.arms[arm])] -= 1
        self.receive(g, obj, g.seat_province(self.nation))


class Influx(Muster):
    """`left` units of its choice come to the horde of a nation, a kingdom's to its capital (the cards Influx of
    Warriors and Renaissance)."""

    NAME = "influx"

    def start(self, g: Invasions) -> None:
        """No arm is prescribed."""
        self.arms = [0] * len(ARMS)
        self.step = "pick"


def swelling(g: Invasions, camp: Camp) -> Nations:
    """The barbarian nations of a camp, neither federate nor vassal, that the card may reinforce."""
    found = 0
    for nation in members(g.active):
        free = g.barbarian(nation) and g.federator[nation] == NONE and g.bond[nation] != VASSAL
        if g.camp(nation) == camp and free and g.horde(nation) != NONE and g.reserve(nation) & UNIT_MASK & ~AUXILIARIES:
            found |= BIT[nation]
    return found


class Summons(Design):
    """A camp plays the card when a nation is activated: which of its nations receives the warriors?"""

    NAME = "summons"

    def fits(self, g: Invasions) -> bool:
        return bool(swelling(g, self.camp))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(INFLUX_OF, "INV-X.B-5", swelling(g, self.camp))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        g.call(Influx(obj, EVENT_NUMBER[INFLUX]["units"]))


class Posting(Procedure[Invasions]):
    """A civilised nation places units that it receives in its provinces, within stacking (IX.D-2, IX.E-1)."""

    NAME = "posting"
    ASKS = {"place": "INV-IX.E-1"}

    nation: Nation
    pieces: Pieces

    def start(self, g: Invasions) -> None:
        """One after the other."""
        self.step = "place"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("piece", "piece", members(self.pieces)[0]))

    def place(self, g: Invasions) -> None:
        """Ask where."""
        if self.pieces and self.grounds(g):
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(POST, "INV-IX.E-1", self.grounds(g))

    def grounds(self, g: Invasions) -> Places:
        """Where the next one may stand."""
        return stacking.grounds(g, self.nation, BIT[members(self.pieces)[0]])

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        piece = members(self.pieces)[0]
        self.pieces &= ~BIT[piece]
        g.put(piece, obj)
        g.emit(REINFORCED, (self.nation, piece, obj))


# ---------------------------------------------------------------- minor kingdoms


def rebuild(g: Invasions, nation: Nation) -> None:
    """IX.E-2, XXVII.C: an inactive minor kingdom has a unit again, or one of its reduced elites is whole again."""
    home = g.capital[nation]
    seats = BIT[home] if home != NONE else control.cities(g, control.owned(g, nation)) if g.lost_capital[nation] else 0
    if not g.inactive & RMI & BIT[nation] or g.pillaged & seats:
        return
    grounds = stacking.roomy(g, nation, control.owned(g, nation))
    spare = members(g.reserve(nation) & UNIT_MASK)
    worn = members(g.in_play(nation) & g.reduced & OF_NATION[nation])
    if spare and grounds:
        piece = spare[g.chance(len(spare))] if len(spare) > 1 else spare[0]
        place = home if home != NONE and grounds & BIT[home] else members(grounds)[0]
        g.put(piece, place)
        g.emit(REINFORCED, (nation, piece, place))
    elif not spare and worn:
        piece = worn[g.chance(len(worn))] if len(worn) > 1 else worn[0]
        g.reduced &= ~BIT[piece]
        g.emit(REINFORCED, (nation, piece, g.at[piece]))
