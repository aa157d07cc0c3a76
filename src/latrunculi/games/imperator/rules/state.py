"""The table of a game of the family: pieces in places, two camps, sequences, stratagems in the cup and in hands."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import (
    NONE,
    Borders,
    Camp,
    Cause,
    Kit,
    Peoples,
    Piece,
    Pieces,
    Place,
    Title,
    Year,
    Zone,
    Zones,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import State
from latrunculi.kernel.fields import Beside
from latrunculi.kernel.ints import Seat
from latrunculi.tabletop.ways import Reach

CAMPS: Final = 2

# Why a leader died, in `Imperator.mourning`.
NATURAL: Final = 0
COMBAT: Final = 1
ASSASSINATED: Final = 2
PLAGUE: Final = 3
ESCAPE: Final = 4
DEPOSED: Final = 5

_CAUSE_BITS: Final = 7


def death(leader: Piece, camp: Camp, cause: Cause) -> int:
    """An entry of `Imperator.mourning`: who has died, of which camp, and why.

    The camp is that of the moment of his death: the consequences of another death may change it.
    """
    return leader << 4 | camp << 3 | cause


def departed(entry: int) -> tuple[int, int, int]:
    """The leader, the camp and the cause of an entry of `Imperator.mourning`."""
    return entry >> 4, entry >> 3 & 1, entry & _CAUSE_BITS


class Imperator(State):
    """A position of a game of the *Imperator* family. Pieces, places and zones are numbered as in its `Kit`.

    `at`: the place of each piece. `inside`: the pieces in each place. `own`: the pieces of each camp, on the map or
    not; what is in neither belongs to nobody and occupies nothing. `occupied`: for each camp the land zones where it
    has at least one combat unit; `led`: those where it has at least one leader. `weak`: the units on their weakened
    side. `fell_at`: for each unit the zone where it was last eliminated, NONE.

    Of the sequence in progress: `moved` (pieces that have made their move), `arrived` (those that entered the zone
    where they are), `crossed` (those that crossed a great river or a strait to enter it), `came_from` (for each zone
    the zones from which units of the active camp that stayed in it had entered it).

    `mourning`: leaders who have died and whose death has not yet had its consequences, as `death` packs them; who
    kills leaders calls the game's procedure for them next.

    `year`, `last_year`, `vp` (by camp), `initiative` (camp), `active` (camp whose sequence it is), `smc` (sequences
    left, by camp), `first_seat` (the seat that plays camp 0), `cup` (counters of each title), `hand` (counters of each
    title, those of seat 0 before those of seat 1), `quiet` (mask of camps that have declined for the rest of this
    sequence), `unknown` (by seat: counters in a hand whose titles a viewer does not know; 0 in a full state).

    `scenario` (index), `flags` (marks of the game's own), `event` (number of the turn's event, 0 none), `summoned`
    (mask of leaders whom an event has bound for a capital), `held` (mask of what an event lets nobody leave), `ended`
    (above 0 once the game has been lost before its time), `status` (by People, 0 at peace), `plague` (zone of Foyer de
    peste, NONE).

    What follows from these and is kept beside them: `on_land` (the pieces in land zones), `titles_held` (by seat the
    titles in its hand, as a mask), `counters_held` (by seat how many counters it knows in its hand); the two lists are
    never changed in place, since clones share them. `kit`: what is printed.
    """

    at: list[Place]
    inside: list[Pieces]
    own: list[Pieces]
    occupied: list[Zones] = [0] * CAMPS
    led: list[Zones] = [0] * CAMPS
    weak: Pieces = 0
    moved: Pieces = 0
    arrived: Pieces = 0
    crossed: Pieces = 0
    came_from: list[Zones]
    fell_at: list[Zone]
    mourning: list[int] = []
    year: Year = 0
    last_year: Year = 0
    vp: list[int] = [0] * CAMPS
    initiative: Camp = 0
    active: Camp = NONE
    smc: list[int] = [0] * CAMPS
    first_seat: Seat = 0
    cup: list[int]
    hand: list[int]
    quiet: int = 0
    unknown: list[int] = [0, 0]
    scenario: int = 0
    flags: int = 0
    event: int = 0
    summoned: Pieces = 0
    held: int = 0
    ended: int = 0
    status: list[int]
    plague: Zone = NONE
    kit: Beside[Kit]
    on_land: Beside[int] = 0
    titles_held: Beside[list[int]] = [0, 0]
    counters_held: Beside[list[int]] = [0, 0]

    def __init__(self, seats: int, rng: int, kit: Kit, peoples: Peoples) -> None:
        super().__init__(seats, rng)
        self.kit = kit
        self.at = [kit.pool] * kit.pieces
        self.inside = [0] * kit.places
        self.inside[kit.pool] = kit.unit_mask | kit.leader_mask
        self.own = [kit.unit_mask | kit.leader_mask, 0]
        self.came_from = [0] * kit.zones
        self.fell_at = [NONE] * kit.units
        self.cup = [0] * kit.titles
        self.hand = [0] * (2 * kit.titles)
        self.status = [0] * peoples

    def derive(self) -> None:
        """What is where, and the hands."""
        self.on_land = 0
        for zone in range(self.kit.zones):
            self.on_land |= self.inside[zone]
        for seat in range(2):
            self.note_hand(seat)

    # ------------------------------------------------------------------ who is who

    def seat_of(self, camp: Camp) -> Seat:
        """The seat that plays a camp now."""
        return camp ^ self.first_seat

    def camp_of(self, seat: Seat) -> Camp:
        """The camp that a seat plays now."""
        return seat ^ self.first_seat

    def camp(self, piece: Piece) -> Camp:
        """The camp that controls a piece."""
        return 1 if self.own[1] & BIT[piece] else 0

    # ------------------------------------------------------------------ stratagems

    def note_hand(self, seat: Seat) -> None:
        """Note what a seat holds: its hand has changed."""
        titles = counters = 0
        for title in range(self.kit.titles):
            number = self.holding(seat, title)
            if number:
                titles |= BIT[title]
                counters += number
        self.titles_held = [titles, self.titles_held[1]] if seat == 0 else [self.titles_held[0], titles]
        self.counters_held = [counters, self.counters_held[1]] if seat == 0 else [self.counters_held[0], counters]

    def holding(self, seat: Seat, title: Title) -> int:
        """How many counters of a title a seat holds."""
        return self.hand[seat * self.kit.titles + title]

    def titles(self, seat: Seat) -> int:
        """The titles that a seat holds, as a mask."""
        return self.titles_held[seat]

    def holds(self, seat: Seat) -> int:
        """How many counters a seat holds: no secret."""
        return self.counters_held[seat] + self.unknown[seat]

    # ------------------------------------------------------------------ what stands where

    def units(self, zone: Zone, camp: Camp) -> Pieces:
        """The combat units of a camp in a place."""
        return self.inside[zone] & self.own[camp] & self.kit.unit_mask

    def leaders(self, zone: Zone, camp: Camp) -> Pieces:
        """The leaders of a camp in a place."""
        return self.inside[zone] & self.own[camp] & self.kit.leader_mask

    def zones_of(self, pieces: Pieces) -> Zones:
        """The land zones that some pieces are in, as `ground` has it, as a mask."""
        mask = 0
        for piece in members(pieces):
            zone = self.ground(self.at[piece])
            if zone != NONE:
                mask |= BIT[zone]
        return mask

    def put(self, piece: Piece, place: Place) -> None:
        """Set a piece down in a place."""
        kit = self.kit
        inside = self.inside
        here = self.at[piece]
        bit = BIT[piece]
        inside[here] ^= bit
        inside[place] |= bit
        self.at[piece] = place
        from_land, to_land = here < kit.zones, place < kit.zones
        if from_land != to_land:
            self.on_land ^= bit
        elif not to_land:
            return
        if self.own[1] & bit:
            camp = 1
        elif self.own[0] & bit:
            camp = 0
        else:
            return
        if piece < kit.units:
            kind = kit.unit_mask
            zones = self.occupied
        else:
            kind = kit.leader_mask
            zones = self.led
        if from_land:
            left = inside[here]
            if not left or not left & self.own[camp] & kind:
                zones[camp] ^= BIT[here]
        if to_land:
            zones[camp] |= BIT[place]

    def put_all(self, pieces: Pieces, place: Place) -> None:
        """Set several pieces down in a place."""
        for piece in members(pieces):
            self.put(piece, place)

    def join(self, pieces: Pieces, camp: Camp) -> None:
        """Let pieces belong to a camp from now on."""
        changed = pieces ^ (pieces & self.own[camp])
        if not changed:
            return
        self.own[camp] |= changed
        self.own[1 - camp] ^= self.own[1 - camp] & changed
        self.recount(changed)

    def release(self, pieces: Pieces) -> None:
        """Let pieces belong to nobody from now on."""
        changed = pieces & (self.own[0] | self.own[1])
        self.own[0] &= ~changed
        self.own[1] &= ~changed
        self.recount(changed)

    def recount(self, changed: Pieces) -> None:
        """See anew which camps have units and leaders in the zones of some pieces."""
        kit = self.kit
        for piece in members(changed & self.on_land):
            place = self.at[piece]
            if piece < kit.units:
                kind = kit.unit_mask
                zones = self.occupied
            else:
                kind = kit.leader_mask
                zones = self.led
            here = self.inside[place] & kind
            for camp in (0, 1):
                if here & self.own[camp]:
                    zones[camp] |= BIT[place]
                elif zones[camp]:
                    zones[camp] ^= BIT[place] & zones[camp]

    # ------------------------------------------------------------------ what happens to pieces

    def weaken(self, unit: Piece) -> None:
        """Turn a unit to its weakened side, or eliminate it if it lies on it already."""
        if self.weak & BIT[unit]:
            self.eliminate(unit)
        else:
            self.weak |= BIT[unit]

    def restore(self, unit: Piece) -> None:
        """Turn a unit to its normal side."""
        self.weak ^= self.weak & BIT[unit]

    def eliminate(self, unit: Piece) -> None:
        """Take a unit off the map until the adjustments; it keeps the zone where it fell."""
        place = self.at[unit]
        self.fell_at[unit] = self.ground(place)
        self.put(unit, self.kit.fallen)
        self.weak ^= self.weak & BIT[unit]

    def kill(self, leader: Piece, cause: Cause) -> None:
        """Take a leader off the map. Games add what becomes of him; the consequences wait in `mourning`."""
        self.put(leader, self.kit.gone)
        self.mourning.append(death(leader, self.camp(leader), cause))

    def ground(self, place: Place) -> Zone:
        """The land zone in which a place other than a sea lies (a city box, a ship in port); NONE at sea."""
        return place if place < self.kit.zones else NONE

    def stackable(self, group: Pieces, among: Zones) -> Zones:
        """Those of some land zones where a group of one camp that gives up another may stay, as far as others allow."""
        may = Reach(among)
        self.stop(may, group, 0)
        return may.zones

    # ------------------------------------------------------------------ what the games decide

    def on_map(self, piece: Piece) -> bool:
        """Whether a piece is on the map, wherever it is there."""
        raise NotImplementedError

    def restrict(self, may: Offers, units: Pieces, leaders: Pieces, origin: Place) -> None:
        """State, upon the open verb whose objects are land zones, where a group may enter from a zone.

        The rights of each unit of the group under these leaders, home zones, leashes; not movement points. Stated with
        `may.only`, each with its clause: movement, evasion, flight and retreat use the same statements.
        """
        raise NotImplementedError

    def stop(self, may: Offers, group: Pieces, beyond: Zones) -> None:
        """State where a group of one camp may end a movement beside its companions, besides the zones `beyond`."""
        raise NotImplementedError

    def pinned(self, camp: Camp) -> int:
        """The pieces of a camp that an event forbids to leave their zone of their own will, an evasion included."""
        raise NotImplementedError

    def pinning(self) -> str:
        """The clause of the event by which pieces are `pinned`."""
        raise NotImplementedError

    def commanded(self, leader: Piece) -> int:
        """The units of the leader's camp that he may lead, wherever they are."""
        raise NotImplementedError

    def retinue(self, leader: Piece) -> Pieces:
        """The units that go wherever a leader goes, and stand with him."""
        return 0

    def attached(self) -> Pieces:
        """The units that go nowhere without their leader."""
        return 0

    def pace(self, piece: Piece) -> int:
        """The movement points of a piece in this turn."""
        raise NotImplementedError

    def borders(self) -> Borders:
        """What it costs to cross the borders in this turn."""
        return self.kit.borders
