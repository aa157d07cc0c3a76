"""AIE-3.4.2: naves carry leaders and units over the inner seas; those in a port share the fate of its zone.

In one sequence a naves unit takes aboard those who were in the zone of its port from the start, goes one step, and
lands whom it carries, in any order.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import COASTS, PORTS, REPUBLIC, SEA_NEAR, SEAS, SEAS_OF, ZONES
from latrunculi.games.alea.components.counters import (
    FOREIGN_LEADERS,
    FOREIGNERS,
    LEADER_MASK,
    NAVES,
    PEOPLE_PIECES,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    PIECES,
    ROMAN_UNITS,
    UNIT_MASK,
)
from latrunculi.games.alea.components.places import ABOARD, DOCKS, HARBOURS, HOLD_OF, PORT_OF, RESERVE, ROOM, SHIPS
from latrunculi.games.alea.components.year_events import SICKNESS, UNREST, VINDICATION
from latrunculi.games.alea.rules.encounters import ENCOUNTERS, WORDS, Appeal, rallyable
from latrunculi.games.alea.rules.fields import harbour_zones
from latrunculi.games.alea.rules.state import BELLUM, JANUS, Alea
from latrunculi.games.alea.rules.words import (
    EMBARK,
    EMBARKED,
    HALT,
    LAND,
    MOVE_TO,
    SAIL_TO,
    SAILED,
    VOCABULARY,
)
from latrunculi.games.alea.rules.wrecks import sink
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Place, Zone, Zones
from latrunculi.games.imperator.rules import voyage
from latrunculi.games.imperator.rules.state import COMBAT
from latrunculi.kernel.actions import BIT, NOTHING, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import Closed, Reach

DANGEROUS_SEAS: Final = 9
"""The event that forbids the movements of naves (AIE-TE-9)."""
TERMS: Final = voyage.Words(VOCABULARY)
"""The words of *Alea Iacta Est* for the family's voyage."""
ALL_PIECES: Final = (1 << PIECES) - 1


def ports(zones: Zones) -> int:
    """The ports of some zones, as a mask of places."""
    mask = 0
    for zone in members(zones & PORTS):
        mask |= BIT[PORT_OF[zone]]
    return mask


SHORES: Final = tuple([COASTS[s] for s in range(SEAS)] + [1 << z for z in HARBOURS])
"""For each sea, then each port (place - ZONES), the zones where naves there land passengers (AIE-3.4.2-3)."""
STEPS: Final = tuple(
    [SEA_NEAR[s] << ZONES | ports(COASTS[s]) for s in range(SEAS)] + [SEAS_OF[z] << ZONES for z in HARBOURS]
)
"""For each sea, then each port (place - ZONES), the places where naves go from there in one step (AIE-3.4.2-1)."""


def naves_at(g: Alea, place: Place, camp: Camp) -> Pieces:
    """The naves of a camp in a sea or a port, as a mask."""
    return g.inside[place] & g.own[camp] & NAVES


def room(g: Alea, ship: Piece) -> int:
    """How many more units a naves unit can carry (AIE-3.4.2-2)."""
    return ROOM - (g.inside[HOLD_OF[ship]] & UNIT_MASK).bit_count()


def shipmates(g: Alea, ship: Piece) -> int:
    """Whom a naves unit may carry of its camp: a People at war sails on its own naves, alone (AIE-3.4.2-2)."""
    people = PIECE_PEOPLE[ship]
    if people != NONE and g.status[people] == BELLUM:
        return PEOPLE_PIECES[people]
    mask = ALL_PIECES
    for enemy in members(g.at_war()):
        mask ^= PEOPLE_PIECES[enemy]
    return mask


def harbour_rights(g: Alea, load: Pieces, place: Place, zones: Zones) -> Closed:
    """AIE-3.4.2-5: into the ports of which of some zones naves with their load may go from a place, and why not."""
    rights = Closed(zones)
    g.restrict(rights, load & UNIT_MASK, load & LEADER_MASK, place)
    g.stop(rights, load, 0)
    return rights


# ------------------------------------------------------------------ the loss of naves


def outcast(g: Alea, zone: Zone) -> Pieces:
    """The naves in the port of a zone where enemy units are alone on land, as a mask (AIE-3.4.2-6)."""
    port = PORT_OF[zone]
    if port == NONE:
        return 0
    for camp in (0, 1):
        if g.occupied[1 - camp] >> zone & 1 and not g.occupied[camp] >> zone & 1:
            return naves_at(g, port, camp)
    return 0


class Expulsion(Procedure[Alea]):
    """AIE-3.4.2-6, at the end of a combat on land: the naves that are `outcast` put to sea, or are eliminated."""

    NAME = "expulsion"
    ASKS = {"choose_sea": "AIE-3.4.2-6"}

    zone: Zone

    def ship(self, g: Alea) -> int:
        """The next of them, or NONE."""
        ships = outcast(g, self.zone)
        return (ships & -ships).bit_length() - 1 if ships else NONE

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("ship", "piece", self.ship(g)),)

    def refuges(self, g: Alea) -> int:
        """The adjacent seas without enemy naves, as a mask of places."""
        camp = g.camp(self.ship(g))
        mask = 0
        for sea in members(SEAS_OF[self.zone]):
            if not naves_at(g, ZONES + sea, 1 - camp):
                mask |= BIT[ZONES + sea]
        return mask

    def start(self, g: Alea) -> None:
        """One ship after the other."""
        ship = self.ship(g)
        if ship == NONE:
            g.end()
            ENCOUNTERS.mourn(g)
        elif self.refuges(g):
            self.step = "choose_sea"
        else:
            sink(g, ship, COMBAT)

    def choose_sea(self, g: Alea) -> None:
        """Her player chooses."""
        g.ask(g.seat_of(g.camp(self.ship(g))))

    def options(self, g: Alea, may: Offers) -> None:
        may.offer(SAIL_TO, "AIE-3.4.2-6", SEAS_OF[self.zone] << ZONES)
        may.only("AIE-3.4.2-6", self.refuges(g))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.step = "start"
        ship = self.ship(g)
        g.put(ship, obj)
        g.emit(SAILED, (ship, obj))


# ------------------------------------------------------------------ a movement by sea


def bound_ashore(g: Alea, leader: Piece) -> bool:
    """Whether a leader aboard, whom unrest has called, can go ashore from naves that have not moved (AIE-TE-6)."""
    hold = g.at[leader]
    if not ABOARD <= hold < RESERVE:
        return False
    ship = SHIPS[hold - ABOARD]
    may = Reach(SHORES[g.at[ship] - ZONES])
    may_land(g, may, BIT[leader], g.at[ship])
    return not g.moved & BIT[ship] and bool(may.zones)


def may_land(g: Alea, may: Offers, party: Pieces, place: Place) -> None:
    """State where a party may land from a place: its rights on land (AIE-3.4.2-5); in a port it is in the zone."""
    if place < DOCKS:
        g.restrict(may, party & UNIT_MASK, party & LEADER_MASK, place)
    g.stop(may, party, 0)


class Sail(voyage.CommonVoyage[Alea]):
    """One naves unit's movement."""

    NAME = "sail"
    WORDS = WORDS
    TERMS = TERMS
    RALLYING = "AIE-3.6-6"
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"order": "AIE-3.4.2-1", "parley": "AIE-3.6-6"}

    ship: Piece = NONE

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("ship", "piece", self.ship),)

    def place(self, g: Alea) -> int:
        return g.at[self.ship]

    def shores(self, g: Alea) -> int:
        return SHORES[g.at[self.ship] - ZONES]

    def state_landing(self, g: Alea, may: Offers, party: Pieces) -> None:
        may_land(g, may, party, g.at[self.ship])

    def aboard(self, g: Alea) -> Pieces:
        """The passengers of the active camp."""
        return g.inside[HOLD_OF[self.ship]] & g.own[g.active]

    # ------------------------------------------------------------------ who may go aboard

    def offer_embark(self, g: Alea, may: Offers, zone: Zone) -> None:
        """AIE-3.4.2-2: who may go aboard now."""
        may.offer(EMBARK, "AIE-3.4.2-2", g.inside[zone] & g.own[g.active])
        may.bar("AIE-3.4.2-2", ALL_PIECES if self.done else g.moved)
        may.bar(g.pinning(), g.pinned(g.active))
        if g.event == UNREST:
            may.bar("AIE-TE-6", g.summoned)
        if not room(g, self.ship):
            may.only("AIE-3.4.2-2", LEADER_MASK)
        may.only("AIE-3.4.2-2", shipmates(g, self.ship))
        if REPUBLIC & BIT[zone]:
            may.bar("AIE-4.3-4", self.forlorn(g, zone))

    def forlorn(self, g: Alea, zone: Zone) -> Pieces:
        """The non-Roman leaders in a zone who have no unit of their People aboard."""
        mask = 0
        leaders = g.inside[zone] & FOREIGN_LEADERS
        if leaders:
            for leader in members(leaders):
                if not self.aboard(g) & PEOPLE_UNITS[PIECE_PEOPLE[leader]]:
                    mask |= BIT[leader]
        return mask

    # ------------------------------------------------------------------ where naves may go

    def state_step(self, g: Alea, may: Offers, place: Place) -> None:
        """State where the naves may go, with all that is aboard."""
        load = BIT[self.ship] | g.inside[HOLD_OF[self.ship]]
        may.when("AIE-3.4.2-1", not self.done)
        may.when("AIE-TE-9", g.event != DANGEROUS_SEAS)
        if g.event == SICKNESS:
            may.when("AIE-TE-4", not g.pinned(g.active) & load)
        elif g.event == UNREST:
            may.when("AIE-TE-6", not g.summoned & load)
        elif g.event == VINDICATION:
            may.when("AIE-TE-11", not g.pinned(g.active) & load)
        may.when("AIE-3.4.2-3", not self.party)
        if g.flags & JANUS and load & ROMAN_UNITS:
            may.bar("AIE-6.B.2-1", self.held_seas(g))
        harbours = harbour_zones(may.undecided & STEPS[place - ZONES])
        if harbours:
            rights = harbour_rights(g, load, place, harbours)
            may.bar(rights.closing, ports(harbours ^ rights.zones))

    def held_seas(self, g: Alea) -> int:
        """The seas with Roman naves of the other camp, as a mask of places."""
        mask = 0
        for sea in range(ZONES, DOCKS):
            if naves_at(g, sea, 1 - g.active) & ROMAN_UNITS:
                mask |= BIT[sea]
        return mask

    def stopped(self, g: Alea) -> bool:
        """Whether the naves have just met enemy naves: then nobody goes any further (AIE-7.1-1)."""
        return bool(self.done) and bool(naves_at(g, g.at[self.ship], 1 - g.active))

    # ------------------------------------------------------------------ steps

    def start(self, g: Alea) -> None:
        """The naves are chosen: that is their movement of the sequence."""
        g.moved |= BIT[self.ship]
        self.step = "order"

    def order(self, g: Alea) -> None:
        """Take aboard, sail, land, or make an end."""
        if g.at[self.ship] >= RESERVE:
            self.step = "finish"
            return
        self.party &= self.aboard(g)
        g.ask(g.seat_of(g.active))

    def offer_voyage(self, g: Alea, may: Offers) -> None:
        place = g.at[self.ship]
        zone = g.ground(place)
        aboard = self.aboard(g)
        if zone != NONE and (not self.done or may.explains):
            self.offer_embark(g, may, zone)
        may.offer(SAIL_TO, "AIE-3.4.2-1", STEPS[place - ZONES])
        self.state_step(g, may, place)
        if aboard:
            may.offer(LAND, "AIE-3.4.2-3", aboard & ~self.party)
            may.when("AIE-7.1-1", not self.stopped(g))
            if not self.done and zone != NONE:
                may.bar("AIE-3.4.2-3", g.moved)
            may.only("AIE-3.4.2-5", self.landable(g))
        if self.party:
            may.offer(MOVE_TO, "AIE-3.4.2-3", self.shores(g))
            self.state_landing(g, may, self.party)
        may.offer(HALT, "AIE-3.4.2-1", NOTHING)
        may.when("AIE-3.4.2-3", not self.party)
        if g.event == UNREST:
            may.when("AIE-TE-6", not aboard & g.summoned & self.landable(g))

    def embark(self, g: Alea, piece: Piece) -> None:
        """AIE-3.4.2-2: who goes aboard has moved."""
        g.moved |= BIT[piece]
        g.put(piece, HOLD_OF[self.ship])
        g.emit(EMBARKED, (piece, self.ship))

    def sail(self, g: Alea, place: Place) -> None:
        """AIE-3.4.2-1: whoever is aboard naves in a port is in its zone."""
        load = BIT[self.ship] | g.inside[HOLD_OF[self.ship]]
        self.done = 1
        g.arrived |= load
        g.came_from[place] |= BIT[g.at[self.ship]]
        g.put(self.ship, place)
        g.emit(SAILED, (self.ship, place))
        zone = g.ground(place)
        if zone != NONE:
            self.entered(g, load, zone)

    def land(self, g: Alea, zone: Zone) -> None:
        """AIE-3.4.2-3, AIE-4.3-3: no leash holds non-Romans who have landed."""
        g.landed |= self.party & FOREIGNERS
        super().land(g, zone)

    def rallyable(self, g: Alea, leader: Piece) -> int:
        """AIE-3.6-6: only the Pretender."""
        return rallyable(g, leader, self.landed)

    def appeal(self, g: Alea, leader: Piece) -> None:
        """AIE-3.6-6."""
        g.call(Appeal(leader))
