"""The adjustments of phase F for fleets and Romans (UR-9.2, UR-9.3); those of the Peoples are in `quarters`.

What the rules leave to the owner is asked piece by piece, equal units in the order of their numbers.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Zone, Zones
from latrunculi.games.imperator.rules.state import ESCAPE, NATURAL
from latrunculi.games.ultimus.components.chart import (
    DIOCESE_OF,
    DIOCESE_ZONES,
    EMPIRE,
    NEAR,
    ORIENS,
    OUTSIDE,
    REFUGES,
    RINGS,
    TOWNS,
    Half,
)
from latrunculi.games.ultimus.components.counters import (
    BU,
    CO,
    FIRST_GUARD,
    FOREIGN_UNITS,
    GENERIC,
    LI,
    PA,
    PIECE_PEOPLE,
    ROMAN_LEADERS,
    ROMAN_UNITS,
    UNIT_CAPITAL,
    UNIT_DIOCESE,
    UNIT_MASK,
)
from latrunculi.games.ultimus.components.places import ABOARD, BOXES, FALLEN, FLEETS, GONE, HARBOURS, POOL, Fleet
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.offices import has_room
from latrunculi.games.ultimus.rules.rights import zones_with
from latrunculi.games.ultimus.rules.state import BARBARUS, FOEDERATI, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import (
    FLEET_LOST,
    PLACE_IN,
    REFUGE_ROLL,
    REFUGE_SAVED,
    REMOVED,
    RESTORED,
    RETURNED,
    WEAKENED,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import nearest

ABSENCE: Final = 6
"""Years from the loss of a fleet to its return: five complete turns lie between (UR-9.2-1)."""


# ---------------------------------------------------------------- what stands where


def without_foreigners(g: Ultimus, zones: Zones) -> Zones:
    """Those of some zones where no non-Roman unit of either camp stands, Foederati included (UR-9.3.1-1)."""
    return zones ^ zones_with(g, FOREIGN_UNITS, zones)


def barred(g: Ultimus, zone: Zone) -> bool:
    """Whether a non-Roman unit other than Foederati keeps PA out of a capital (UR-9.3.2-2)."""
    return any(g.status[PIECE_PEOPLE[unit]] != FOEDERATI for unit in members(g.inside[zone] & FOREIGN_UNITS))


def beyond(g: Ultimus, pieces: Pieces) -> Pieces:
    """Those of a set of pieces that stand in land zones outside the Empire."""
    mask = 0
    for zone in members(OUTSIDE & (g.occupied[0] | g.occupied[1] | g.led[0] | g.led[1])):
        mask |= g.inside[zone]
    return mask & pieces


def in_safety(g: Ultimus, zone: Zone, camp: Camp) -> bool:
    """Whether no enemy unit stands in a zone of the Empire or in a neighbouring one (UR-9.3.1-5)."""
    return not (NEAR[zone] | 1 << zone) & EMPIRE & g.occupied[1 - camp]


def recovers(g: Ultimus, unit: Piece) -> bool:
    """Whether a weakened Roman unit finds its strength again where it is (UR-9.3.1-5, UR-9.3.2-4, UR-9.3.3-2)."""
    zone = g.ground(g.at[unit])
    if zone == NONE or not EMPIRE >> zone & 1 or not in_safety(g, zone, g.camp(unit)):
        return False
    return UNIT_DIOCESE[unit] == DIOCESE_OF[zone] or bool(TOWNS >> zone & 1)


def recover(g: Ultimus, units: Pieces) -> None:
    """Turn those of a set of Roman units that may recover to their normal side."""
    for unit in members(g.weak & units):
        if recovers(g, unit):
            g.restore(unit)
            g.emit(RESTORED, (unit,))


# ---------------------------------------------------------------- coming back and leaving


def come_back(g: Ultimus, unit: Piece, zone: Zone) -> None:
    """Set a Roman unit down, on its normal side if it was eliminated; where an usurpation holds the zone it is its.

    UR-3.7.2-1, UR-9.3.2-6: an eliminated unit is no longer a rebel, and elsewhere ROMAIN's.
    """
    bit = 1 << unit
    hosts = g.units(zone, BARBARUS) & (ROMAN_UNITS | g.rebellious())
    for half in (0, 1):
        if g.rebels[half] & hosts:
            g.rebels[half] |= bit
        else:
            g.rebels[half] &= ~bit
    g.join(bit, BARBARUS if hosts else ROMANUS)
    g.fell_at[unit] = NONE
    g.put(unit, zone)
    g.emit(RETURNED, (unit, zone))


def fall_back(g: Ultimus, unit: Piece, zone: Zone) -> None:
    """UR-9.3.1-6: a unit of CO from abroad stands again in its diocese, weakened; a rebel one remains a rebel."""
    if g.camp(unit) == ROMANUS:
        come_back(g, unit, zone)
    else:
        g.put(unit, zone)
        g.emit(RETURNED, (unit, zone))
    g.weak |= 1 << unit
    g.emit(WEAKENED, (unit,))


def remove(g: Ultimus, unit: Piece) -> None:
    """Take a unit out of the game for good."""
    if g.at[unit] != FALLEN:
        g.eliminate(unit)
    g.fell_at[unit] = NONE
    g.put(unit, GONE)
    g.emit(REMOVED, (unit,))


def lose_fleet(g: Ultimus, fleet: Fleet) -> None:
    """UR-9.2-1, UR-9.2-2: a fleet far from its port is lost with all aboard; units may return, leaders do not."""
    aboard = g.inside[ABOARD + fleet]
    back = g.year + ABSENCE if fleet < len(HARBOURS) else 0
    g.fleet_back[fleet] = back
    g.emit(FLEET_LOST, (fleet, back))
    for unit in members(aboard & UNIT_MASK):
        g.eliminate(unit)
    g.fleet_at[fleet] = NONE
    for leader in members(aboard & ~UNIT_MASK):
        g.kill(leader, ESCAPE)


def homes_of(fleet: Fleet) -> tuple[int, ...]:
    """The ports where a fleet is at home at the end of a turn: the fleet of the stratagem has two (UR-6.3-19)."""
    return HARBOURS[fleet : fleet + 1] or HARBOURS


# ---------------------------------------------------------------- the procedure


class Garrisons(Procedure[Ultimus]):
    """UR-9.2, UR-9.3: fleets, then Roman units and leaders of both camps."""

    NAME = "garrisons"
    ASKS = {"diocese": "UR-9.3.1-1", "regroup": "UR-9.3.1-6", "lodging": "UR-9.3.4-2"}

    # ------------------------------------------------------------ fleets (UR-9.2)

    def start(self, g: Ultimus) -> None:
        """UR-9.2-1."""
        self.step = "diocese"
        for fleet in range(FLEETS):
            if g.fleet_at[fleet] != NONE and g.fleet_at[fleet] not in homes_of(fleet):
                lose_fleet(g, fleet)
        if g.mourning:
            g.call(Aftermath())

    # ------------------------------------------------------------ LI and CO (UR-9.3.1)

    def diocese(self, g: Ultimus) -> None:
        """UR-9.3.1-1 to -3: those eliminated in their diocese come back to it, ROMAIN chooses where; others do not."""
        for unit in members(g.inside[FALLEN] & (LI | CO)):
            home = DIOCESE_ZONES[UNIT_DIOCESE[unit]]
            fell = g.fell_at[unit]
            if fell != NONE and home >> fell & 1 and without_foreigners(g, home):
                g.ask(g.seat_of(ROMANUS))
                return
            remove(g, unit)
        recover(g, LI | CO)
        self.step = "regroup"

    def regroup(self, g: Ultimus) -> None:
        """UR-9.3.1-6, -7: CO next to their diocese fall back into it, those farther from the Empire are lost."""
        for camp in (ROMANUS, BARBARUS):
            for unit in members(beyond(g, CO & g.own[camp])):
                home = DIOCESE_ZONES[UNIT_DIOCESE[unit]]
                if NEAR[g.at[unit]] & home and without_foreigners(g, home):
                    g.ask(g.seat_of(camp))
                    return
                remove(g, unit)
        self.step = "palatini"

    # ------------------------------------------------------------ PA and BU (UR-9.3.2, UR-9.3.3)

    def palatini(self, g: Ultimus) -> None:
        """UR-9.3.2: to their capitals, unless non-Romans keep them out; those abroad too."""
        self._to_capitals(g)
        recover(g, PA)
        for unit in members(beyond(g, PA)):
            g.eliminate(unit)
        self._to_capitals(g)
        self.step = "guards"

    def _to_capitals(self, g: Ultimus) -> None:
        for unit in members(g.inside[FALLEN] & PA):
            if not barred(g, UNIT_CAPITAL[unit]):
                come_back(g, unit, UNIT_CAPITAL[unit])

    def guards(self, g: Ultimus) -> None:
        """UR-9.3.3: guards recover, or come back to their leader, in a town far from the enemy; else they are lost."""
        recover(g, BU)
        for unit in members(g.inside[FALLEN] & BU):
            leader = g.guard_of[unit - FIRST_GUARD]
            g.fell_at[unit] = NONE
            zone = g.ground(g.at[leader]) if leader != NONE else NONE
            if zone != NONE and TOWNS >> zone & 1 and in_safety(g, zone, g.camp(leader)):
                if not has_room(g, g.at[leader]):  # UR-3.4.2-4: he meets it on the quay
                    g.put(leader, zone)
                    g.emit(RETURNED, (leader, zone))
                for half in (0, 1):
                    if g.rebels[half] >> leader & 1:
                        g.rebels[half] |= 1 << unit
                g.join(1 << unit, g.camp(leader))
                g.put(unit, g.at[leader])
                g.emit(RETURNED, (unit, g.at[leader]))
            else:
                g.guard_of[unit - FIRST_GUARD] = NONE
                g.put(unit, POOL)
                g.emit(REMOVED, (unit,))
        self.step = "lodging"

    # ------------------------------------------------------------ leaders (UR-9.3.4, UR-9.3.5)

    def lodging(self, g: Ultimus) -> None:
        """UR-9.3.4-2: leaders abroad come to the nearest town without enemies, ROMAIN's first."""
        if next_traveller(g) == NONE:
            self.step = "refuges"
        else:
            g.ask(g.seat_of(g.camp(next_traveller(g))))

    def refuges(self, g: Ultimus) -> None:
        """UR-9.3.5: besieged cities hold out or fall, the West first."""
        self.step = "over"
        for half in (0, 1):
            if g.inside[BOXES + half] and g.occupied[BARBARUS] >> REFUGES[half] & 1:
                besiege(g, half)
        if g.mourning:
            g.call(Aftermath())

    def over(self, g: Ultimus) -> None:
        """The Peoples come next (`quarters`)."""
        g.end()

    # ------------------------------------------------------------ questions

    def piece(self, g: Ultimus) -> Piece:
        """The piece that the present question is about."""
        if self.step == "diocese":
            return members(g.inside[FALLEN] & (LI | CO))[0]
        if self.step == "regroup":
            abroad = beyond(g, CO)
            return members(abroad & g.own[ROMANUS] or abroad)[0]
        return next_traveller(g)

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("piece", "piece", self.piece(g)),)

    def options(self, g: Ultimus, may: Offers) -> None:
        piece = self.piece(g)
        if self.step == "lodging":
            may.offer(PLACE_IN, "UR-9.3.4-2", lodgings(g, piece))
            return
        home = DIOCESE_ZONES[UNIT_DIOCESE[piece]]
        may.offer(PLACE_IN, self.ASKS[self.step], home)
        may.only("UR-9.3.1-1", without_foreigners(g, home))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        piece = self.piece(g)
        if self.step == "diocese":
            come_back(g, piece, obj)
        elif self.step == "regroup":
            fall_back(g, piece, obj)
        else:
            g.put_all(1 << piece | g.retinue(piece), obj)
            g.emit(RETURNED, (piece, obj))


def lodgings(g: Ultimus, leader: Piece) -> int:
    """UR-9.3.4-2: the towns nearest to a leader abroad that no unit of the other camp occupies, as a mask."""
    return nearest(RINGS[g.at[leader]], TOWNS & EMPIRE & ~g.occupied[1 - g.camp(leader)])


def next_traveller(g: Ultimus) -> Piece:
    """The next Roman leader abroad who has a town to go to, ROMAIN's first; NONE if there is none."""
    abroad = beyond(g, ROMAN_LEADERS)
    for camp in (ROMANUS, BARBARUS):
        for leader in members(abroad & g.own[camp]):
            if lodgings(g, leader):
                return leader
    return NONE


def besiege(g: Ultimus, half: Half) -> None:
    """UR-9.3.5: on a 0 the city falls and all in it perish; a 5 or 6 of 1d6 then saves Constantinopolis."""
    die = g.die10()
    g.emit(REFUGE_ROLL, (half, ten_sided(die)))
    if die:
        return
    if half == ORIENS:
        save = g.die()
        g.emit(REFUGE_SAVED, (half, save))
        if save >= 5:
            return
    lost = g.inside[BOXES + half]
    for leader in members(lost & ~UNIT_MASK):
        g.kill(leader, NATURAL)
        if GENERIC >> leader & 1:
            g.put(leader, GONE)
    for unit in members(lost & UNIT_MASK):
        remove(g, unit)
