"""The state of a game of *Alea Iacta Est*: what lies on the table, and what every chapter asks of it."""

from __future__ import annotations

from typing import Final

import latrunculi.games.alea.rules.rights as rights
from latrunculi.games.alea.components.chart import REGION_OF, REGION_ZONES, REGIONS, ZONES, Region
from latrunculi.games.alea.components.counters import (
    ENTRY_CAMP,
    FOREIGN_LEADERS,
    LEGIONES,
    NAVES,
    PEOPLE_PIECES,
    PEOPLE_UNITS,
    ROMANS,
    UNITS,
)
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import PEOPLES
from latrunculi.games.alea.components.places import ABOARD, DOCKS, FALLEN, HARBOURS, HOLD_OF, PORT_OF, RESERVE, SHIPS
from latrunculi.games.alea.components.printed import CAMPS
from latrunculi.games.alea.components.stratagems import COUNTERS
from latrunculi.games.alea.rules.bonds import Bonds
from latrunculi.games.alea.rules.fleets import Fleets
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
    Year,
    Zone,
    Zones,
)
from latrunculi.games.imperator.rules.state import ASSASSINATED, COMBAT, DEPOSED, ESCAPE, NATURAL, PLAGUE, Imperator
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.fields import Beside

CAESARIANI: Final = 0
"""The camp CÉSARIEN (AIE-2-1)."""
REPUBLICANI: Final = 1
"""The camp RÉPUBLICAIN (AIE-2-1)."""
CAMP_IDS: Final = CAMPS

# Statuses of a People (AIE-4.2.2, AIE-4.4).
PAX: Final = 0
BELLUM: Final = 1
FIDES: Final = 2
STATUS_IDS: Final = ("pax", "bellum", "fides")

ADJUSTMENT: Final = DEPOSED
"""The last cause of `kill`: removed by the adjustments (AIE-9.a-3, AIE-9.b-3); he returns in the next phase C."""
CAUSE_IDS: Final = ("natural", "combat", "assassination", "plague", "escape", "adjustment")

# Bits of `Alea.flags`.
JANUS: Final = 1
"""Janus has been played in this turn (AIE-6.B.2-1)."""
PARTY_FOUGHT: Final = 2
"""A party leader took part in a battle in this turn (AIE-2.F.1-9)."""
PARTY_FELL: Final = 4
"""A party leader died in combat or was assassinated since the last reckoning of the Cicero/Princeps track."""
CAESAR_MURDERED: Final = 8
"""Caesar has been assassinated (AIE-2.F.3-6), or had been before the scenario began (AIE-2.F.3-10)."""
AVENGED: Final = 16
"""Nothing is left to score for the assassins of Caesar (AIE-10.J-6)."""
FLAG_IDS: Final = {
    "janus": JANUS, "party-fought": PARTY_FOUGHT, "party-fell": PARTY_FELL, "caesar-murdered": CAESAR_MURDERED,
    "avenged": AVENGED,
}  # fmt: skip

UNKNOWN: Final = -1
"""A mask to be worked out anew."""

# `Alea.ended`: why a game is over before its time.
RUNNING: Final = 0
REPUBLIC_LOST: Final = 1
"""Both players have lost (AIE-2.F.1-11)."""
LOST: Final = 2
"""`LOST + camp`: this camp has lost (AIE-10.3-2)."""

HARD_WINTER: Final = 7
"""The event in which the great rivers of the north are no obstacle (AIE-TE-7)."""


class Alea(Imperator):
    """A position of *Alea Iacta Est*. What `Imperator` has, and:

    Pieces of neither camp (`own`) are those of Peoples at peace (AIE-8.1-1) and those of triumvirs (AIE-3.7.4-2); off
    the map the camp of a unit says nothing until it is recruited. `year` and `last_year` are years BC and count down.

    `came_from` is by place, seas and ports included: naves too do not evade to where their attackers came from.

    Of the game: `flags` (JANUS ... AVENGED), `sick` (the party leader of AIE-TE-4, NONE), `summoned` (those bound for
    Roma, AIE-TE-6), `held` (mask of pieces that may leave Roma by retreat only, AIE-TE-11), `count` (the common count
    of AIE-10.1-1, above 0 for CAESARIAN; `vp` holds the totals of the camps), `margin` (what the scenario adds
    to the count, AIE-SC-15, above 0 for CAESARIAN), `stake` (the region without which the control points of no camp are
    worth anything, AIE-SC-16, or NONE), `cicero` (the Cicero/Princeps track),
    `ended` (RUNNING, REPUBLIC_LOST, LOST + camp).

    By camp: `chief` and `second` (its first and its second party leader, or NONE). `pretender` (piece or NONE), whose
    camp is the one that he has joined; `rebels` (mask of the pieces with a Civil War marker, he included: their first
    camp is the other one), `won` (1 once the coup has succeeded by AIE-3.6-9 B and step 2.F.2 waits). `called`: mask of
    leaders who enter in the next phase C whatever their year (AIE-2.F.3-8, AIE-2.F.3-9).

    By region: `control` (camp or NONE, by the last check), `marker` (the leader whose Triumvir marker lies there, or
    NONE). `roma`: the camp that controls Roma by the last check, or NONE. By unit: `due_from` (for those in DUE the
    region that provides them, else NONE). `from_reserve`: mask of those in DUE that came from the reserve.

    By People: `ruler` (the camp that controls it: to which it is given in allegiance, NONE at peace), `back`
    (the year BC from which it can be touched again, 0 when it is not on the turn track, AIE-9.c), `guest` (the Roman
    leader who may lead its units as one of its own, NONE, AIE-SC-8). `lasting`: mask of the Peoples at war whose
    ruler the scenario has fixed (AIE-SC-8). `landed`: mask of non-Roman units and leaders that naves have carried: no
    leash holds them (AIE-4.3-3).

    Of stratagems: `intrigue` (1 while Intrigue au Sénat lies in Roma),
    `removed` (mask of titles out of the game, or left out of the scenario).

    Kept beside these until it changes, then worked out anew at the next question: `bonds`, `neutral`, `strange_zones`,
    `fleets`.
    """

    sick: Piece = NONE
    count: int = 0
    margin: int = 0
    stake: Region = NONE
    cicero: int = 1
    chief: list[Piece] = [NONE, NONE]
    second: list[Piece] = [NONE, NONE]
    pretender: Piece = NONE
    rebels: Pieces = 0
    won: int = 0
    called: Pieces = 0
    control: list[Camp] = [NONE] * REGIONS
    roma: Camp = NONE
    marker: list[Piece] = [NONE] * REGIONS
    due_from: list[Region] = [NONE] * UNITS
    from_reserve: Pieces = 0
    ruler: list[Camp] = [NONE] * PEOPLES
    lasting: Peoples = 0
    back: list[Year] = [0] * PEOPLES
    guest: list[Piece] = [NONE] * PEOPLES
    landed: Pieces = 0
    intrigue: int = 0
    removed: int = 0
    _bonds: Beside[Bonds | None] = None
    _neutral: Beside[int] = UNKNOWN
    _strange: Beside[int] = UNKNOWN
    _fleets: Beside[Fleets | None] = None

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng, KIT, PEOPLES)
        self.came_from = [0] * ABOARD
        self.cup = list(COUNTERS)
        self.put_all(LEGIONES, RESERVE)
        for people in range(PEOPLES):
            self.release(PEOPLE_PIECES[people])
        for i, camp in enumerate(ENTRY_CAMP):
            if camp != NONE:
                self.join(1 << UNITS + i, camp)

    def derive(self) -> None:
        """What is where, the hands, what the Peoples are to each other."""
        super().derive()
        self._bonds = None
        self._neutral = UNKNOWN
        self._strange = UNKNOWN
        self._fleets = None

    # ------------------------------------------------------------------ places (AIE-0.2, AIE-3.1)

    def ground(self, place: Place) -> Zone:
        """The land zone in which a place lies: a port in its zone, a hold where its ship is; NONE at sea."""
        if ABOARD <= place < RESERVE:
            place = self.at[SHIPS[place - ABOARD]]
        if place < ZONES:
            return place
        return HARBOURS[place - DOCKS] if DOCKS <= place < ABOARD else NONE

    def present(self, zone: Zone) -> Pieces:
        """The pieces in a land zone, its port and the ships in it included, as a mask."""
        port = PORT_OF[zone]
        return self.inside[zone] if port == NONE else self.inside[zone] | self.afloat(port)

    def afloat(self, place: Place) -> Pieces:
        """The naves in a sea or a port with all that is aboard them, as a mask."""
        here = self.inside[place]
        return here | self.cargo(here & NAVES) if here else 0

    def cargo(self, ships: Pieces) -> int:
        """What is aboard some naves, as a mask."""
        aboard = 0
        if ships:
            for ship in members(ships):
                aboard |= self.inside[HOLD_OF[ship]]
        return aboard

    def fleets(self) -> Fleets:
        """Where the naves of both camps are."""
        found = self._fleets
        if found is None:
            found = self._fleets = Fleets(self.at, self.own)
        return found

    def visited(self) -> Zones:
        """The land zones with any piece of a camp, ports and ships in port included, as a mask."""
        mask = 0
        for camp in (0, 1):
            mask |= self.occupied[camp] | self.led[camp] | self.fleets().harbours[camp]
        return mask

    def on_map(self, piece: Piece) -> bool:
        """Whether a piece is on the map, at sea and aboard included."""
        return self.at[piece] < RESERVE

    def off_map(self) -> Pieces:
        """The pieces that are not on the map, as a mask."""
        mask = 0
        for place in range(RESERVE, KIT.places):
            mask |= self.inside[place]
        return mask

    def region_of(self, piece: Piece) -> Region:
        """The region in which a piece stands, NONE outside the Republic and at sea."""
        zone = self.ground(self.at[piece])
        return NONE if zone == NONE else REGION_OF[zone]

    # ------------------------------------------------------------------ camps, parties, triumvirs (AIE-3.5 to AIE-3.7)

    def neutral(self) -> Pieces:
        """The pieces of neither camp, as a mask."""
        if self._neutral == UNKNOWN:
            self._neutral = KIT.piece_mask ^ (self.own[0] | self.own[1])
        return self._neutral

    def strange_zones(self) -> Zones:
        """The land zones with pieces of neither camp, as a mask."""
        if self._strange == UNKNOWN:
            zones = 0
            for piece in members(self.neutral() & self.on_land):
                zones |= BIT[self.at[piece]]
            self._strange = zones
        return self._strange

    def triumviral(self) -> Pieces:
        """The leaders and units of triumvirs on the map (AIE-3.7.4-2), as a mask."""
        return self.neutral() & ROMANS & ~self.off_map()

    def share(self, region: Region) -> Pieces:
        """The leaders and units of the triumvir in a region with a Triumvir marker, as a mask."""
        if self.marker[region] == NONE:
            return 0
        mask = 0
        for zone in members(REGION_ZONES[region]):
            mask |= self.present(zone)
        return mask & self.neutral() & ROMANS

    def chiefs(self, camp: Camp) -> Pieces:
        """The party leaders of a camp, as a mask (AIE-3.5.1-1)."""
        first, second = self.chief[camp], self.second[camp]
        mask = BIT[first] if first != NONE else 0
        return mask | BIT[second] if second != NONE else mask

    def politics(self, leader: Piece) -> int:
        """The CP of a leader."""
        return KIT.politics[leader - UNITS]

    # ------------------------------------------------------------------ Peoples (AIE-4)

    def bonds(self) -> Bonds:
        """What follows from the statuses of the Peoples."""
        found = self._bonds
        if found is None:
            found = self._bonds = Bonds(self.status, self.ruler)
        return found

    def set_status(self, people: People, status: int, ruler: int) -> None:
        """Give a People a status and a ruler, and its pieces to him (AIE-4.4.1-3); at peace to nobody."""
        self._bonds = None
        self.status[people] = status
        self.ruler[people] = ruler
        if ruler == NONE:
            self.release(PEOPLE_PIECES[people])
        else:
            self.join(PEOPLE_PIECES[people], ruler)
        if status != BELLUM:
            self.lasting &= ~(1 << people)

    def standing(self, people: People) -> Pieces:
        """The units of a People on the map, as a mask."""
        return PEOPLE_UNITS[people] & ~self.off_map()

    def with_status(self, status: int) -> Peoples:
        """The Peoples of a status, as a mask."""
        return self.bonds().by_status[status]

    def at_war(self) -> Peoples:
        """The Peoples at war with Rome, as a mask."""
        return self.bonds().by_status[BELLUM]

    def allies(self, camp: Camp) -> Peoples:
        """The Peoples in allegiance to a camp, as a mask."""
        return self.bonds().allies[camp]

    # ------------------------------------------------------------------ movement (AIE-3.4, AIE-4.2.4, AIE-4.3, AIE-7)

    def stackable(self, group: Pieces, among: Zones) -> int:
        """AIE-8.2.1-2: it attacks no triumvir there."""
        return super().stackable(group, among & ~rights.triumviral_zones(self))

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
        """AIE-TE-7: the Rhenus and the Danuvius are no obstacle in a hard winter."""
        return KIT.frozen if self.event == HARD_WINTER else KIT.borders

    # ------------------------------------------------------------------ what happens to pieces

    def put(self, piece: Piece, place: Place) -> None:
        super().put(piece, place)
        if piece < UNITS and HOLD_OF[piece] != NONE:
            self._fleets = None
        elif BIT[piece] & self.neutral():
            self._strange = UNKNOWN

    def recount(self, changed: Pieces) -> None:
        super().recount(changed)
        self._neutral = UNKNOWN
        self._strange = UNKNOWN
        if changed & NAVES:
            self._fleets = None

    def eliminate(self, unit: Piece) -> None:
        """Take a unit off the map: it may return. What is aboard naves is the concern of whoever eliminates them."""
        super().eliminate(unit)
        self.rebels ^= self.rebels & BIT[unit]
        self.landed ^= self.landed & BIT[unit]

    def kill(self, leader: Piece, cause: Cause) -> None:
        """Take a leader off the map.

        Those removed by the adjustments return (AIE-9.b-3); non-Romans killed in combat may (AIE-8.5.1-2),
        everybody else is dead (AIE-6.4-2, AIE-7.1-4).
        """
        super().kill(leader, cause)
        self.landed ^= self.landed & BIT[leader]
        if cause == ADJUSTMENT or (cause == COMBAT and FOREIGN_LEADERS >> leader & 1):
            self.put(leader, FALLEN)


__all__ = [
    "ADJUSTMENT", "ASSASSINATED", "AVENGED", "BELLUM", "CAESARIANI", "CAESAR_MURDERED", "CAMP_IDS", "CAUSE_IDS",
    "COMBAT", "ESCAPE", "FIDES", "FLAG_IDS", "JANUS", "LOST", "NATURAL", "PARTY_FELL", "PARTY_FOUGHT",
    "PAX", "PLAGUE", "REPUBLICANI", "REPUBLIC_LOST", "RUNNING", "STATUS_IDS", "Alea",
]  # fmt: skip
