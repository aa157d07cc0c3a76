"""UR 3.4.2: fleets carry leaders and units over the inner seas.

A fleet stands in a land zone (a port, or where the stratagem Classis has put it) or at sea. In one sequence it takes
aboard those who were in its port from the start, goes one step and lands whom it carries, in any order.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces, Place, Zones
from latrunculi.games.imperator.rules import voyage
from latrunculi.games.ultimus.components.chart import COASTS, PORTS, SEA_NEAR, SEAS, ZONES
from latrunculi.games.ultimus.components.counters import (
    BU,
    CO,
    LEADER_MASK,
    LI,
    PEOPLE_PIECES,
    PIECE_PEOPLE,
    PIECES,
    UNIT_MASK,
)
from latrunculi.games.ultimus.components.peoples import ARMENIA
from latrunculi.games.ultimus.components.places import ABOARD, PLACES, Fleet
from latrunculi.games.ultimus.rules.encounters import ENCOUNTERS, WORDS, rally, rallyable
from latrunculi.games.ultimus.rules.offices import BERTHS
from latrunculi.games.ultimus.rules.rights import (
    DIOCESE_OF_UNIT,
    FOREIGN,
    holders,
    kindred_units,
    locked,
    unsociable,
)
from latrunculi.games.ultimus.rules.state import PEACE, Ultimus
from latrunculi.games.ultimus.rules.words import EMBARK, EMBARKED, HALT, LAND, MOVE_TO, SAIL_TO, SAILED, VOCABULARY
from latrunculi.kernel.actions import NOTHING, Offers, members
from latrunculi.tabletop.ways import Reach

STORMS: Final = 9
"""The event that forbids naval movements (UR-TE-12)."""
TERMS: Final = voyage.Words(VOCABULARY)
"""The words of *Ultimus Romanorum* for the family's voyage."""
ALL_PIECES: Final = (1 << PIECES) - 1
ALL_PLACES: Final = (1 << PLACES) - 1


def fit_to_sail(g: Ultimus) -> int:
    """The fleets of the active camp that may still move in this sequence, as a mask."""
    mask = 0
    active = g.active
    for fleet, camp in enumerate(g.fleet_camp):
        if camp == active and g.fleet_at[fleet] != NONE and not g.sailed >> fleet & 1:
            mask |= 1 << fleet
    return mask


def next_places(place: Place) -> int:
    """The places, as a mask, where a fleet may go in one step: next seas, ports of its sea (UR-3.4.2-5, -6)."""
    mask = 0
    if place < ZONES:
        for sea in range(SEAS):
            if COASTS[sea] >> place & 1:
                mask |= 1 << ZONES + sea
        return mask
    sea = place - ZONES
    return SEA_NEAR[sea] << ZONES | COASTS[sea] & PORTS


def shores(place: Place) -> Zones:
    """The zones where a fleet may land its passengers: the coasts of its sea, or the zone whose port it lies in."""
    return 1 << place if place < ZONES else COASTS[place - ZONES]


def may_land(g: Ultimus, may: Offers, party: Pieces, place: Place) -> None:
    """State where a party may land from a place: the rights of UR 3.2, 4.2.4, 4.3 and 4.5.1."""
    g.restrict(may, party & UNIT_MASK, party & LEADER_MASK, place)
    g.stop(may, party, 0)


class Sail(voyage.CommonVoyage[Ultimus]):
    """One fleet's sequence.

    `home`: CO aboard that must land in their own diocese.
    """

    NAME = "sail"
    WORDS = WORDS
    TERMS = TERMS
    RALLYING = "UR-3.6.3-8"
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"order": "UR-3.4.2-8", "parley": "UR-3.6.3-8"}

    fleet: Fleet = NONE
    home: int = 0

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("fleet", "fleet", self.fleet),)

    def place(self, g: Ultimus) -> int:
        return g.fleet_at[self.fleet]

    def shores(self, g: Ultimus) -> int:
        return shores(g.fleet_at[self.fleet])

    # ------------------------------------------------------------------ who may go aboard

    def aboard(self, g: Ultimus) -> Pieces:
        """The passengers of the active camp; who has gone over to the other one only takes up room (UR-3.4.2-3)."""
        return g.inside[ABOARD + self.fleet] & g.own[g.active]

    def boarding(self, g: Ultimus, piece: Piece) -> int:
        """Who goes aboard with a piece: a leader's guard goes with him (UR-3.2.4-2)."""
        mask = 1 << piece
        return mask | g.retinue(piece) if mask & LEADER_MASK else mask

    def offer_embark(self, g: Ultimus, may: Offers) -> None:
        """UR-3.4.2-4, -7, -9a: who may go aboard now."""
        place = g.fleet_at[self.fleet]
        here = g.inside[place] & g.own[g.active]
        may.offer(EMBARK, "UR-3.4.2-7", here)
        may.only("UR-3.4.2-7", 0 if self.done else ~g.moved)
        may.only("UR-3.4.2-6", ALL_PIECES if PORTS >> place & 1 else 0)
        may.only("UR-4.5.2-2", ~locked(g, g.active))
        may.only(g.pinning(), ~g.pinned(g.active))
        may.only("UR-TE-9", ~g.summoned)
        may.only("UR-3.4.2-9a", ~LI)
        may.only("UR-4.4.2-5", ~PEOPLE_PIECES[ARMENIA])
        may.only("UR-3.2.4-2", ~BU)
        if g.migrating != NONE:
            may.only("UR-6.2-26", ~g.migrants())
        may.only("UR-3.4.2-4", self.roomy(g, here))
        may.only("UR-3.4.2-9a", self.welcome(g, here))

    def roomy(self, g: Ultimus, here: Pieces) -> Pieces:
        """Those for whom there are berths, guards included."""
        berths = BERTHS - (g.inside[ABOARD + self.fleet] & UNIT_MASK).bit_count()
        mask = 0
        for piece in members(here):
            if (self.boarding(g, piece) & UNIT_MASK).bit_count() <= berths:
                mask |= 1 << piece
        return mask

    def welcome(self, g: Ultimus, here: Pieces) -> Pieces:
        """Those whose rights on land let them sail (UR-3.4.2-9a): by category, People, and companions aboard."""
        aboard = self.aboard(g)
        titled = aboard & (holders(g) | g.usurpers())
        mask = 0
        for piece in members(here):
            bit = 1 << piece
            if bit & FOREIGN:
                people = PIECE_PEOPLE[piece]
                if g.status[people] == PEACE:
                    continue
                if bit & LEADER_MASK and not aboard & kindred_units(g, people):
                    continue
            elif bit & CO and not titled and not self.homeward(g, self.home | bit):
                continue
            if any(others & aboard for others in unsociable(bit)):
                continue
            mask |= bit
        return mask

    def homeward(self, g: Ultimus, units: Pieces) -> int:
        """The places, as a mask, from which CO units could all land in their own dioceses in this sequence."""
        mask = 0
        for place in members(next_places(g.fleet_at[self.fleet])):
            if place >= ZONES and all(
                self.landing(g, 1 << unit, place, DIOCESE_OF_UNIT[unit]) for unit in members(units)
            ):
                mask |= 1 << place
        return mask

    # ------------------------------------------------------------------ where they may land

    def landing(self, g: Ultimus, party: Pieces, place: Place, among: Zones) -> Zones:
        """The zones, of a set, where a party may land from a place."""
        may = Reach(shores(place) & among)
        may_land(g, may, party, place)
        return may.zones

    def state_landing(self, g: Ultimus, may: Offers, party: Pieces) -> None:
        may_land(g, may, party, g.fleet_at[self.fleet])

    # ------------------------------------------------------------------ steps

    def start(self, g: Ultimus) -> None:
        """The fleet is chosen: that is its movement of the sequence."""
        g.sailed |= 1 << self.fleet
        self.step = "order"

    def order(self, g: Ultimus) -> None:
        """Take aboard, sail, land, or make an end."""
        self.party &= self.aboard(g) & g.own[g.active]
        self.home &= self.aboard(g) & g.own[g.active]
        g.ask(g.seat_of(g.active))

    def offer_voyage(self, g: Ultimus, may: Offers) -> None:
        place = g.fleet_at[self.fleet]
        aboard = self.aboard(g)
        if place < ZONES and (not self.done or may.explains):
            self.offer_embark(g, may)
        may.offer(SAIL_TO, "UR-3.4.2-8", next_places(place))
        may.only("UR-3.4.2-8", 0 if self.done else ALL_PLACES)
        may.when("UR-3.4.2-8", not self.party)
        if self.home:
            may.only("UR-3.4.2-9a", self.homeward(g, self.home))
        if aboard or may.explains:
            may.offer(LAND, "UR-3.4.2-8", g.inside[ABOARD + self.fleet] & ~self.party)
            may.only("UR-3.4.2-3", aboard)
            may.only("UR-3.2.4-2", ~BU)
            may.only("UR-3.4.2-7", ALL_PIECES if self.done or place >= ZONES else ~g.moved)
            may.only("UR-3.4.2-8", self.landable(g))
        if self.party:
            may.offer(MOVE_TO, "UR-3.4.2-8", shores(place))
            self.state_landing(g, may, self.party)
        may.offer(HALT, "UR-3.4.2-8", NOTHING)
        may.when("UR-3.4.2-9a", not self.home)
        may.when("UR-3.4.2-8", not self.party)

    def sail(self, g: Ultimus, place: Place) -> None:
        """UR-3.4.2-5, -6: to a sea or a port; whoever is aboard a ship in port is in its zone (UR-6.3-11).

        Passengers whom a change of camps has made enemies go ashore there (UR-3.4.2-3).
        """
        self.done = 1
        g.fleet_at[self.fleet] = place
        g.emit(SAILED, (self.fleet, place))
        if place < ZONES:
            aboard = self.aboard(g)
            g.put_ashore(self.fleet, g.own[1 - g.active])
            self.entered(g, aboard, place)

    def embark(self, g: Ultimus, piece: Piece) -> None:
        """UR-3.4.2-7, -9: who goes aboard has moved."""
        if 1 << piece & CO and not self.aboard(g) & (holders(g) | g.usurpers()):
            self.home |= 1 << piece
        group = self.boarding(g, piece)
        if group & (holders(g) | g.usurpers()):
            self.home = 0
        g.moved |= group
        g.put_all(group, ABOARD + self.fleet)
        for one in members(group):
            g.emit(EMBARKED, (one, self.fleet))

    def rallyable(self, g: Ultimus, leader: Piece) -> int:
        """UR-3.6.3-8: only an usurpation."""
        return rallyable(g, leader, self.landed)

    def appeal(self, g: Ultimus, leader: Piece) -> None:
        """UR-3.6.3-8."""
        rally(g, leader, self.landed, rallyable(g, leader, self.landed))
