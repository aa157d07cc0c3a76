"""How naves give up a sea or a port, and what becomes of those aboard lost ones (AIE-8.7, AIE-6.E.1)."""

from __future__ import annotations

from latrunculi.games.alea.components.chart import ZONES
from latrunculi.games.alea.components.counters import LEADER_MASK, NAVES, UNIT_MASK, UNITS
from latrunculi.games.alea.components.places import DOCKS, FALLEN, HARBOURS, HOLD_OF, SHIPS
from latrunculi.games.alea.rules.encounters import ENCOUNTERS
from latrunculi.games.alea.rules.fray import WORDS
from latrunculi.games.alea.rules.naval import STEPS, harbour_rights, room
from latrunculi.games.alea.rules.state import COMBAT, Alea
from latrunculi.games.alea.rules.words import (
    CHOOSE_UNIT,
    DONE,
    ELIMINATED,
    RESCUED,
    SAIL_TO,
    TAKE,
    WITHDRAW,
    WITHDREW,
)
from latrunculi.games.alea.rules.wrecks import sink
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Place
from latrunculi.games.imperator.rules import retreat
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def castaways(g: Alea, camp: Camp, place: Place) -> Pieces:
    """The pieces of a camp aboard naves that are just lost, or have gone over to the enemy in a place, as a mask."""
    return g.cargo(NAVES & (g.inside[FALLEN] | g.inside[place] & g.own[1 - camp])) & g.own[camp]


def drown(g: Alea, pieces: Pieces) -> None:
    """Pieces are lost at sea in a combat."""
    for piece in members(pieces):
        if piece < UNITS:
            g.eliminate(piece)
            g.emit(ELIMINATED, (piece,))
        else:
            g.kill(piece, COMBAT)


def depart(g: Alea, ships: Pieces, place: Place) -> None:
    """Naves go to a sea or a port with what they carry. The last act of a step: it may call a procedure."""
    g.put_all(ships, place)
    for ship in members(ships):
        g.emit(WITHDREW, (ship, place))
    zone = g.ground(place)
    if zone != NONE:
        ENCOUNTERS.entered(g, ships | g.cargo(ships), zone)


def free_waters(g: Alea, camp: Camp, place: Place, ships: Pieces) -> int:
    """Where naves of a camp with what they carry may go from a sea or port when they give it up, as a mask of places.

    To an adjacent sea without enemy naves, or an adjacent port in whose zone there is no enemy unit (AIE-8.7-2) and
    which is open to all of them (AIE-3.4.2-5).
    """
    enemies = g.own[1 - camp] & UNIT_MASK
    load = ships | g.cargo(ships)
    found = 0
    for way in members(STEPS[place - ZONES]):
        if way < DOCKS:
            if not g.inside[way] & enemies:
                found |= 1 << way
            continue
        zone = HARBOURS[way - DOCKS]
        if not g.present(zone) & enemies and harbour_rights(g, load, place, BIT[zone]).zones:
            found |= 1 << way
    return found


class Sailing(retreat.Withdrawal[Alea]):
    """The naves of a camp leave a sea or a port (`zone`, as a place) with what they carry, group by group.

    A group is of naves alone. `zones` is a mask of places.
    """

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    KIND = "place"

    def goes(self) -> int:
        return SAIL_TO

    def depart(self, g: Alea, group: Pieces, zone: Place) -> None:
        depart(g, group, zone)

    def leaving(self, g: Alea) -> int:
        return g.inside[self.zone] & g.own[self.camp] & NAVES

    def havens(self, g: Alea, group: Pieces) -> int:
        """AIE-8.7-2, AIE-8.2.1-2: an adjacent sea or port free of enemy units, not where these came from."""
        return free_waters(g, self.camp, self.zone, group) & ~self.banned(g)

    def able(self, g: Alea) -> int:
        return sum(1 << piece for piece in members(self.candidates(g)) if self.havens(g, self.party(g, piece)))

    def party(self, g: Alea, leader: Piece) -> int:
        """The naves that a leader is aboard; naves are a group by themselves."""
        for ship in SHIPS:
            if leader == ship or g.at[leader] == HOLD_OF[ship]:
                return 1 << ship
        return 0

    def followers(self, g: Alea, leader: Piece, group: Pieces) -> int:
        """AIE-8.2.1-3: as many naves as the CC of the leader, his own included, that leave the group a way."""
        if group.bit_count() >= g.kit.command[leader - UNITS]:
            return 0
        return sum(1 << ship for ship in members(self.leaving(g) & ~group) if self.havens(g, group | 1 << ship))

    def options(self, g: Alea, may: Offers) -> None:
        clause = self.clause(g)
        if self.step == "start":
            may.offer(WITHDRAW, clause, self.leaving(g) | g.cargo(self.leaving(g)) & LEADER_MASK)
            self.bars(g, may)
            may.only("AIE-8.7-2", self.movers)
            if self.may_stop():
                may.offer(DONE, "AIE-8.2.1-1")
            return
        may.offer(TAKE, "AIE-8.2.1-3", self.leaving(g))
        may.only("AIE-8.2.1-3", self.more)
        may.offer(SAIL_TO, clause, STEPS[self.zone - ZONES])
        may.only("AIE-8.2.1-2", ~self.banned(g))
        may.only("AIE-8.7-2", self.zones)

    def all_left(self, g: Alea) -> None:
        """AIE-8.7-2: naves that cannot leave are eliminated, with what they carry."""
        for ship in members(self.leaving(g)):
            sink(g, ship, COMBAT)
        g.end()
        ENCOUNTERS.mourn(g)


class SeaEvasion(Sailing):
    """AIE-8.7-2, AIE-8.2.1: the defender's leaders may leave, each with as many naves as his CC. The others fight."""

    NAME = "sea_evasion"
    ASKS = {"start": "AIE-8.7-2", "lead": "AIE-8.7-2"}

    def clause(self, g: Alea) -> str:
        return "AIE-8.2.1-1"

    def bars(self, g: Alea, may: Offers) -> None:
        may.only("AIE-8.2.1-3", LEADER_MASK)
        may.only(g.pinning(), ~g.pinned(self.camp))

    def candidates(self, g: Alea) -> int:
        return g.cargo(self.free_ships(g)) & LEADER_MASK

    def free_ships(self, g: Alea) -> Pieces:
        """The naves that nothing keeps, neither them nor anybody aboard."""
        held = g.pinned(self.camp)
        return sum(1 << ship for ship in members(self.leaving(g) & ~held) if not g.inside[HOLD_OF[ship]] & held)

    def followers(self, g: Alea, leader: Piece, group: Pieces) -> int:
        return super().followers(g, leader, group) & self.free_ships(g)

    def may_stop(self) -> bool:
        return True

    def all_left(self, g: Alea) -> None:
        g.end()


class SeaRetreat(Sailing):
    """AIE-8.7-2: the beaten naves leave, one by one or together."""

    NAME = "sea_retreat"
    ASKS = {"start": "AIE-8.7-2", "lead": "AIE-8.7-2"}

    def clause(self, g: Alea) -> str:
        return "AIE-8.7-2"

    def candidates(self, g: Alea) -> int:
        return self.leaving(g)


class SeaFlight(retreat.CommonFlight[Alea]):
    """AIE-6.E.1: the stratagem Fuite opportune at sea."""

    NAME = "sea_flight"
    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "AIE-6.E.1-1"}

    def leaving(self, g: Alea) -> int:
        return g.inside[self.zone] & g.own[self.camp] & NAVES

    def refuges(self, g: Alea) -> int:
        force = self.leaving(g)
        if not force or (force | g.cargo(force)) & g.pinned(self.camp):
            return 0
        return free_waters(g, self.camp, self.zone, force)

    def options(self, g: Alea, may: Offers) -> None:
        may.offer(SAIL_TO, "AIE-6.E.1-1", STEPS[self.zone - ZONES])
        may.only("AIE-8.7-2", self.refuges(g))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        force = self.leaving(g)
        g.end()
        depart(g, force, obj)

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("place", "place", self.zone),)


class Rescue(Procedure[Alea]):
    """AIE-8.7-3, AIE-8.7-4: those aboard lost naves go over to the surviving ones of their Force, as their player says.

    Leaders take no room. `piece`: whoever goes aboard next.
    """

    NAME = "rescue"
    ASKS = {"start": "AIE-8.7-3", "board": "AIE-8.7-3"}

    place: Place
    camp: Camp
    piece: Piece = NONE

    def ships(self, g: Alea) -> int:
        """The naves of the Force that are left."""
        return g.inside[self.place] & g.own[self.camp] & NAVES

    def start(self, g: Alea) -> None:
        """Leaders first; then the units, which are chosen when not all find room."""
        lost = castaways(g, self.camp, self.place)
        ships = self.ships(g)
        leaders, units = lost & LEADER_MASK, lost & UNIT_MASK
        free = sum([room(g, ship) for ship in members(ships)])
        if ships and leaders:
            self.board_next(leaders)
        elif units and free >= units.bit_count():
            self.board_next(units)
        elif units and free:
            g.ask(g.seat_of(self.camp))
        else:
            drown(g, lost)
            g.end()
            ENCOUNTERS.mourn(g)

    def board_next(self, pieces: Pieces) -> None:
        """The first of some pieces goes aboard."""
        self.piece = (pieces & -pieces).bit_length() - 1
        self.step = "board"

    def board(self, g: Alea) -> None:
        """His player chooses the naves."""
        g.ask(g.seat_of(self.camp))

    def options(self, g: Alea, may: Offers) -> None:
        if self.step == "start":
            may.offer(CHOOSE_UNIT, "AIE-8.7-3", castaways(g, self.camp, self.place) & UNIT_MASK)
            return
        may.offer(CHOOSE_UNIT, "AIE-8.7-4", self.ships(g))
        if self.piece < UNITS:
            may.only("AIE-8.7-3", sum(1 << ship for ship in members(self.ships(g)) if room(g, ship)))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "start":
            self.board_next(1 << obj)
        else:
            g.put(self.piece, HOLD_OF[obj])
            g.emit(RESCUED, (self.piece, obj))
            self.piece = NONE
            self.step = "start"

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        if self.piece == NONE:
            return (("place", "place", self.place),)
        return (("place", "place", self.place), ("piece", "piece", self.piece))
