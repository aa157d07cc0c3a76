"""The state of a game of *Ultimus Romanorum*: what lies on the table, and what every chapter asks of it."""

from __future__ import annotations

from typing import Final

import latrunculi.games.ultimus.rules.rights as rights
from latrunculi.games.imperator.components.kit import (
    NONE,
    Borders,
    Camp,
    Cause,
    People,
    Peoples,
    Piece,
    Pieces,
    Place,
    Title,
    Year,
    Zone,
    Zones,
)
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.games.ultimus.components.chart import DIOCESE_OF, EMPIRE, HALF_ZONES, REFUGES, ZONES, Half
from latrunculi.games.ultimus.components.counters import (
    BU,
    FIRST_GUARD,
    GENERIC,
    LEADER_HALF,
    PEOPLE_PIECES,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    UNITS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import ARMENIA, PEOPLES, SUBJECT
from latrunculi.games.ultimus.components.places import ABOARD, BOXES, FALLEN, FLEETS, GONE, Fleet
from latrunculi.games.ultimus.components.stratagems import COUNTERS
from latrunculi.games.ultimus.components.year_events import WINTER
from latrunculi.games.ultimus.rules.pacts import Pacts
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.fields import Beside, Shared
from latrunculi.kernel.ints import Seat

ROMANUS: Final = 0
"""The camp ROMAIN (UR-0.5-1)."""
BARBARUS: Final = 1
"""The camp BARBARE (UR-0.5-2)."""
CAMP_IDS: Final = ("romanus", "barbarus")

# Statuses of a People (UR-0-3). Armenia is always FOEDERATI in control, and no rule about Foederati concerns it.
PEACE: Final = 0
WAR: Final = 1
FOEDERATI: Final = 2
REVOLTED: Final = 3
REGNUM: Final = 4
STATUS_IDS: Final = ("pax", "bellum", "foederati", "foederati-rebelles", "regnum")

"""For each zone those across a great river that does not freeze (UR-TE-10)."""

# Bits of `Ultimus.flags`.
PAX: Final = 1
"""The Tour marker shows its Pax Romana side (UR-2.C-6)."""
PAPA_PLAYED: Final = 2
"""Papa protects Roma in this phase F (UR-6.1-13)."""
COUNCIL_TRIED: Final = 4
"""The Concile has been attempted in this turn (UR-6.3-7)."""
DEATHS_DONE: Final = 8
"""The death tests of this turn have been made (UR-2.C-7)."""


MOST_FOR_A_DIOCESE: Final = 9
"""The most that a scenario may give for a Diocese that the war spares (UR-10.3-4)."""


class Ultimus(Imperator):
    """A position of *Ultimus Romanorum*. What `Imperator` has, and:

    Of the game: `flags` (PAX ... DEATHS_DONE), `event_half` (the half that the turn's event concerns, or NONE; 2 for
    both), `held` (mask of zones that nobody of ROMAIN's may leave, UR-TE-14), `summoned` (those of UR-TE-9; the sick
    Augustus of UR-TE-5 too when `event` is 4), `ended` (1 once the game has been lost, UR-3.5.1-3), `dioceses` (by half
    what a Diocese that the war spares brings ROMAIN by the scenario, UR-10.3-4; never changed in place).

    By half: `augustus`, `patrician`, `usurper`, `stand_in` (pieces or NONE; the last is who reigns if a (B) usurper
    wins, UR-6.2-3), `rebels` (mask of the pieces of the usurpation, the usurper included), `won` (1 if an usurpation
    has succeeded by UR-3.6.4-4 or -5 and the exchange of phase F waits), `vacant` (1 while a dead Augustus has no
    successor), `fled` (1 if UR-3.6.6-1 gives BARBARE a stratagem in the next phase A).
    `guard_of`: for each unit of BU the leader it guards, NONE if free (index: place of the unit in the BU block).
    `escort` (leader of UR-3.5.2-17 or NONE) and `escorted` (mask of PA units that he may lead into the West).

    By People: `ally` (the major People it is one with, UR-6.2-18, or NONE), `capital` (zone, NONE), `rex`
    (piece, NONE), `last_fall` (zone where the last unit of it, or of one that it is one with, fell in this turn, NONE),
    `settled_at` (zone of the combat after which ROMAIN may settle it as Foederati, UR-9.4-2, NONE). Masks of Peoples:
    `majors`, `free` (of SUBJECT: those that no longer obey the Hunni), `beaten` (pacified by arms in this turn),
    `founded` (Regna of this turn).
    `migrating` (People of the stratagem Migration, NONE).

    By fleet: `fleet_at` (zone, or ZONES + sea; NONE when not on the map), `fleet_camp`, `fleet_back` (year of return,
    0), `sailed` (mask of fleets that have moved in this sequence).

    Of stratagems: `copies` (one-use copies of each title that are in hands, as `hand`), `council` and
    `epidemic` (zones of the counters Concile and Épidémie, or NONE), `garrisons` (mask of zones with a
    CO or Roman PA unit at the start of phase E, UR-6.3-20), `plot_killed` (mask of generic leaders killed by a
    stratagem, who return in phase C, UR-6.4-1).
    """

    event_half: Half = NONE
    dioceses: Shared[list[int]] = [0, 0]
    augustus: list[Piece] = [NONE, NONE]
    patrician: list[Piece] = [NONE, NONE]
    usurper: list[Piece] = [NONE, NONE]
    stand_in: list[Piece] = [NONE, NONE]
    rebels: list[Pieces] = [0, 0]
    won: list[int] = [0, 0]
    vacant: list[int] = [0, 0]
    guard_of: list[Piece] = [NONE] * BU.bit_count()
    escort: Piece = NONE
    escorted: Pieces = 0
    fled: list[int] = [0, 0]
    majors: Peoples = 0
    ally: list[People] = [NONE] * PEOPLES
    free: Peoples = 0
    capital: list[Zone] = [NONE] * PEOPLES
    rex: list[Piece] = [NONE] * PEOPLES
    last_fall: list[Zone] = [NONE] * PEOPLES
    beaten: Peoples = 0
    settled_at: list[Zone] = [NONE] * PEOPLES
    founded: Peoples = 0
    migrating: People = NONE
    fleet_at: list[Place] = [NONE] * FLEETS
    fleet_camp: list[Camp] = [ROMANUS] * FLEETS
    fleet_back: list[Year] = [0] * FLEETS
    sailed: int = 0
    copies: list[int]
    council: Zone = NONE
    epidemic: Zone = NONE
    garrisons: Zones = 0
    plot_killed: Pieces = 0
    _pacts: Beside[Pacts | None] = None

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng, KIT, PEOPLES)
        self.copies = [0] * len(self.hand)
        self.cup = list(COUNTERS)

    def derive(self) -> None:
        """What is where, the hands, and what the Peoples are to each other."""
        super().derive()
        self._pacts = None

    # ------------------------------------------------------------------ the Empire (UR-3.1)

    def half_of(self, place: Place) -> Half:
        """The half of the Empire in which a place lies (a city box lies in its zone); NONE outside and at sea."""
        zone = self.ground(place)
        if zone == NONE or not EMPIRE >> zone & 1:
            return NONE
        return 0 if HALF_ZONES[0] >> zone & 1 else 1

    def ground(self, place: Place) -> Zone:
        """The land zone in which a place lies: a city box in its town's zone, a ship in port in the port's."""
        if place < ZONES:
            return place
        if BOXES <= place < ABOARD:
            return REFUGES[place - BOXES]
        if ABOARD <= place < ABOARD + FLEETS:
            at = self.fleet_at[place - ABOARD]
            return at if at < ZONES else NONE
        return NONE

    def present(self, zone: Zone) -> Pieces:
        """The pieces in a land zone, its city box and the ships in its port included, as a mask."""
        mask = self.inside[zone]
        for half in (0, 1):
            if REFUGES[half] == zone:
                mask |= self.inside[BOXES + half]
        for fleet in range(FLEETS):
            if self.fleet_at[fleet] == zone:
                mask |= self.inside[ABOARD + fleet]
        return mask

    def on_map(self, piece: Piece) -> bool:
        """Whether a piece is on the map, city boxes and ships included."""
        return self.at[piece] < ABOARD + FLEETS

    def diocese_of(self, piece: Piece) -> int:
        """The diocese in which a piece stands, NONE outside the Empire and at sea."""
        zone = self.ground(self.at[piece])
        return NONE if zone == NONE else DIOCESE_OF[zone]

    # ------------------------------------------------------------------ offices (UR-3.5, UR-3.6)

    def titled(self) -> Pieces:
        """The Augusti and Patrices in play, as a mask: who may lead CO, PA and Foederati out (UR-3.2)."""
        mask = 0
        for holders in (self.augustus, self.patrician):
            for leader in holders:
                if leader != NONE:
                    mask |= BIT[leader]
        return mask

    def usurpers(self) -> Pieces:
        """The Usurpateurs in play, as a mask."""
        mask = 0
        for leader in self.usurper:
            if leader != NONE:
                mask |= BIT[leader]
        return mask

    def rebellious(self) -> int:
        """Every piece that belongs to an usurpation (leaders face down, markers Guerre Civile)."""
        return self.rebels[0] | self.rebels[1]

    def local_half(self, leader: Piece) -> Half:
        """The half that a Roman leader stands in; outside the Empire, that of his counter (UR-3.5.2-5)."""
        half = self.half_of(self.at[leader])
        return half if half != NONE else LEADER_HALF[leader - UNITS]

    def guards(self, leader: Piece) -> Pieces:
        """The BU units attached to a leader, as a mask (one at most), be they eliminated in this turn (UR-9.3.3-3)."""
        for number, whom in enumerate(self.guard_of):
            if whom == leader:
                return BIT[FIRST_GUARD + number]
        return 0

    def retinue(self, leader: Piece) -> Pieces:
        """The guard that stands with a leader and goes wherever he goes (UR-3.2.4-2), as a mask."""
        guards = self.guards(leader)
        return guards & self.inside[self.at[leader]] if guards else 0

    def attached(self) -> Pieces:
        """UR-3.2.4-2: the BU units that have a leader."""
        mask = 0
        for number, leader in enumerate(self.guard_of):
            if leader != NONE:
                mask |= BIT[FIRST_GUARD + number]
        return mask

    # ------------------------------------------------------------------ Peoples (UR-4)

    def pacts(self) -> Pacts:
        """What follows from the statuses and alliances of the moment."""
        found = self._pacts
        if found is None or found.majors != self.majors or found.free != self.free:
            found = self._pacts = Pacts(self.status, self.ally, self.majors, self.free)
        return found

    def one_with(self, people: People) -> Peoples:
        """The Peoples that count as one with a People through alliances (UR-6.2-18), itself included, as a mask."""
        return self.pacts().kin[people]

    def bind(self, people: People, head: People) -> None:
        """Make a People one with another, or independent (NONE), from now on (UR-6.2-18)."""
        self.ally[people] = head
        self._pacts = None

    def migrants(self) -> Pieces:
        """The units and leaders of the migrating People and of those that are one with it, wherever they are."""
        if self.migrating == NONE:
            return 0
        mask = 0
        for people in members(self.one_with(self.migrating)):
            mask |= PEOPLE_PIECES[people]
        return mask

    def at_war(self, people: People) -> bool:
        """Whether a People is in war with Rome, revolted Foederati and Regna included."""
        status = self.status[people]
        return status == WAR or status >= REVOLTED

    def subject(self, people: People) -> bool:
        """Whether a People still obeys the Hunni (UR-6.2-20)."""
        return bool(SUBJECT >> people & 1) and not self.free >> people & 1

    def standing(self, people: People) -> Pieces:
        """The units of a People on the map, as a mask."""
        units = PEOPLE_UNITS[people]
        ashore = units & self.on_land
        if ashore == units:
            return units
        off = self.inside[KIT.pool] | self.inside[FALLEN] | self.inside[GONE]
        return units ^ (units & off)

    def set_status(self, people: People, status: int) -> None:
        """Give a People a status and, with it, its pieces to whoever controls it (UR-4.4.1); rebels stay rebels."""
        self.status[people] = status
        self._pacts = None
        camp = ROMANUS if status == FOEDERATI or people == ARMENIA else BARBARUS
        self.join(PEOPLE_PIECES[people] & ~self.rebellious() & ~self.migrants(), camp)

    # ------------------------------------------------------------------ movement (UR-3.2, UR-4.2.4, UR-4.3, UR-7)

    def restrict(self, may: Offers, units: Pieces, leaders: Pieces, origin: Place) -> None:
        rights.restrict(self, may, units, leaders, origin)

    def stop(self, may: Offers, group: Pieces, beyond: Zones) -> None:
        rights.share(self, may, group, beyond)

    def pinned(self, camp: Camp) -> int:
        return rights.pinned(self, camp)

    def pinning(self) -> str:
        return rights.pinning_clause(self)

    def commanded(self, leader: Piece) -> int:
        return rights.commanded(self, leader)

    def pace(self, piece: Piece) -> int:
        return rights.pace(self, piece)

    def borders(self) -> Borders:
        """UR-TE-10: the Rhenus and the Danuvius are no obstacle in a hard winter."""
        return KIT.frozen if self.event == WINTER else KIT.borders

    # ------------------------------------------------------------------ what happens to pieces

    def join(self, pieces: Pieces, camp: Camp) -> None:
        """Let pieces belong to a camp; in port they leave the ships of the other one (UR-3.4.2-3)."""
        changed = pieces & self.own[1 - camp]
        super().join(pieces, camp)
        for fleet in range(FLEETS):
            if self.fleet_camp[fleet] != camp and self.inside[ABOARD + fleet]:
                self.put_ashore(fleet, changed)

    def put_ashore(self, fleet: Fleet, pieces: Pieces) -> None:
        """Those of some pieces who are aboard a fleet in port go ashore."""
        at = self.fleet_at[fleet]
        if NONE < at < ZONES:
            self.put_all(self.inside[ABOARD + fleet] & pieces, at)

    def eliminate(self, unit: Piece) -> None:
        """Take a unit off the map until the adjustments (UR-9); it leaves its usurpation."""
        super().eliminate(unit)
        bit = BIT[unit]
        for half in range(2):
            if self.rebels[half]:
                self.rebels[half] ^= self.rebels[half] & bit
        people = PIECE_PEOPLE[unit]
        if people != NONE:
            for one in members(self.one_with(people)):
                self.last_fall[one] = self.fell_at[unit]

    def kill(self, leader: Piece, cause: Cause) -> None:
        """Take a leader off the map: generic ones may return, historical ones are dead. His guard goes with him.

        That of an Augustus who dies in his city leaves the game, like all units there (UR-8.2.2-5).
        """
        in_city = BOXES <= self.at[leader] < ABOARD and leader in self.augustus
        super().kill(leader, cause)
        if GENERIC >> leader & 1:
            self.put(leader, FALLEN)
        for unit_bit in members(self.guards(leader)):
            self.eliminate(unit_bit)
            self.put(unit_bit, GONE if in_city else KIT.pool)
        for i, who in enumerate(self.guard_of):
            if who == leader:
                self.guard_of[i] = NONE
                self.fell_at[FIRST_GUARD + i] = NONE

    # ------------------------------------------------------------------ stratagems (UR-6)

    def holding(self, seat: Seat, title: Title) -> int:
        """Copies count like the counters that they stand for."""
        index = seat * KIT.titles + title
        return self.hand[index] + self.copies[index]
