"""Phase C, steps 1 to 3 (AIE-2.C): leaders enter and return, recruits are placed, units of Peoples return."""

from __future__ import annotations

from latrunculi.games.alea.components.chart import CITIES, PORTS, REGION_ZONES
from latrunculi.games.alea.components.counters import (
    ANTONIUS,
    ASSASSINS,
    ENTRY_CAMP,
    ENTRY_YEAR,
    FOLLOWERS,
    FOREIGN_LEADERS,
    FOREIGN_UNITS,
    LEADER_MASK,
    M_BRUTUS,
    NAVES,
    PIECE_PEOPLE,
    UNITS,
)
from latrunculi.games.alea.components.peoples import HOMES
from latrunculi.games.alea.components.places import DUE, FALLEN, POOL, RESERVE
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.peoples import arrive, keeper, retire, state_homes
from latrunculi.games.alea.rules.regions import held, ruled
from latrunculi.games.alea.rules.state import CAESAR_MURDERED, CAESARIANI, PAX, REPUBLICANI, Alea
from latrunculi.games.alea.rules.words import NOT_RAISED, PLACE_IN
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Zone, Zones
from latrunculi.games.imperator.rules.placing import CommonPlacing
from latrunculi.kernel.actions import Offers, members


class CampPlacing(CommonPlacing[Alea]):
    """A step of phase C in which a camp places pieces."""

    PLACE_IN = PLACE_IN

    camp: Camp

    def keeper(self, g: Alea) -> int:
        return self.camp

    def set_down(self, g: Alea, piece: Piece, zone: Zone) -> None:
        arrive(g, piece, zone)


# ---------------------------------------------------------------- step 1: leaders


def entry_camp(g: Alea, leader: Piece) -> Camp:
    """The camp in which a Roman leader who has not yet entered will enter (AIE-TC).

    The assassins of Caesar that of REPUBLICAN once he is murdered (AIE-2.F.3-8), M. Brutus until then that of
    CAESARIAN (AIE-TC-6); the men of M. Antonius his own (AIE-TC-7).
    """
    if ASSASSINS >> leader & 1 and g.flags & CAESAR_MURDERED:
        return REPUBLICANI
    if leader == M_BRUTUS:
        return CAESARIANI
    if FOLLOWERS >> leader & 1:
        return REPUBLICANI if g.own[REPUBLICANI] >> ANTONIUS & 1 and g.on_map(ANTONIUS) else CAESARIANI
    return ENTRY_CAMP[leader - UNITS]


def comes(g: Alea, leader: Piece) -> bool:
    """Whether a leader off the map enters or returns in this phase C, if there is room for him (AIE-2.C-2).

    Those who were eliminated and may come back wait in FALLEN; others enter in their year or when they are called
    (AIE-2.F.3-8, AIE-2.F.3-9).
    """
    return g.at[leader] == FALLEN or ENTRY_YEAR[leader - UNITS] >= g.year or bool(g.called >> leader & 1)


def camp_of(g: Alea, leader: Piece) -> Camp:
    """The camp that places a leader: his own, or that which makes the choices of his People (AIE-2.C-4)."""
    people = PIECE_PEOPLE[leader]
    if people != NONE:
        return keeper(g, people)
    return g.camp(leader) if g.at[leader] == FALLEN else entry_camp(g, leader)


def doors(g: Alea, leader: Piece) -> Zones:
    """The zones where a leader can enter, as a mask (AIE-2.C-3, AIE-2.C-4); 0 if he has to wait.

    No enemy unit may be there; to a People at peace the pieces of both camps are strangers (AIE-4.2.4-1).
    """
    camp = camp_of(g, leader)
    people = PIECE_PEOPLE[leader]
    if people == NONE:
        return ruled(g, camp) & CITIES & ~held(g, 1 - camp)
    if g.status[people] == PAX:
        return HOMES[people] & ~g.visited()
    return HOMES[people] & ~held(g, 1 - camp)


class Entries(CampPlacing):
    """Step 1 of a camp: its leaders are placed (AIE-2.C-2 to AIE-2.C-4)."""

    NAME = "entries"
    ASKS = {"place": "AIE-2.C-2"}

    def start(self, g: Alea) -> None:
        """AIE-4.1-13: first those whose years are over leave."""
        retire(g, FOREIGN_LEADERS)
        self.step = "next"

    def next(self, g: Alea) -> None:
        """The next leader; when all have arrived one of them may lead a party that had nobody (AIE-3.5.1-6)."""
        super().start(g)
        if self.piece(g) == NONE:
            g.call(Aftermath())

    def piece(self, g: Alea) -> Piece:
        for leader in members((g.inside[POOL] | g.inside[FALLEN]) & LEADER_MASK):
            if comes(g, leader) and camp_of(g, leader) == self.camp and doors(g, leader):
                return leader
        return NONE

    def clause(self, g: Alea) -> str:
        return "AIE-2.C-3" if PIECE_PEOPLE[self.piece(g)] == NONE else "AIE-2.C-4"

    def state_zones(self, g: Alea, may: Offers) -> None:
        may.only(self.clause(g), doors(g, self.piece(g)))

    def set_down(self, g: Alea, piece: Piece, zone: Zone) -> None:
        """A Roman shows the side of his camp (AIE-1.2.1-1)."""
        self.step = "next"
        if PIECE_PEOPLE[piece] == NONE:
            g.join(1 << piece, self.camp)
            g.called &= ~(1 << piece)
        super().set_down(g, piece, zone)


# ---------------------------------------------------------------- step 2: recruits


def barracks(g: Alea, unit: Piece) -> Zones:
    """The zones where a recruited unit can be placed, as a mask (AIE-2.C-5, AIE-9.e-6)."""
    zones = REGION_ZONES[g.due_from[unit]] & CITIES & ~held(g, 1 - g.camp(unit))
    return zones & PORTS if NAVES >> unit & 1 else zones


class Recruits(CampPlacing):
    """Step 2 of a camp: its recruits are placed (AIE-2.C-5)."""

    NAME = "recruits"
    ASKS = {"place": "AIE-2.C-5"}

    def start(self, g: Alea) -> None:
        """Those for whom there is no zone are due no more."""
        for unit in members(g.inside[DUE] & g.own[self.camp]):
            if not barracks(g, unit):
                g.emit(NOT_RAISED, (unit, g.due_from[unit]))
                g.put(unit, RESERVE if g.from_reserve >> unit & 1 else FALLEN)
                discharge(g, unit)
        super().start(g)

    def piece(self, g: Alea) -> Piece:
        due = g.inside[DUE] & g.own[self.camp]
        return (due & -due).bit_length() - 1 if due else NONE

    def clause(self, g: Alea) -> str:
        return "AIE-2.C-5"

    def state_zones(self, g: Alea, may: Offers) -> None:
        unit = self.piece(g)
        may.only("AIE-2.C-5", REGION_ZONES[g.due_from[unit]] & CITIES)
        if NAVES >> unit & 1:
            may.only("AIE-9.e-6", PORTS)
        may.only("AIE-2.C-5", ~held(g, 1 - self.camp))

    def set_down(self, g: Alea, piece: Piece, zone: Zone) -> None:
        discharge(g, piece)
        super().set_down(g, piece, zone)


def discharge(g: Alea, unit: Piece) -> None:
    """A recruit is owed no more."""
    g.due_from[unit] = NONE
    g.from_reserve &= ~(1 << unit)


# ---------------------------------------------------------------- step 3: units of Peoples


class Returns(CampPlacing):
    """Step 3 of a camp: eliminated units of Peoples return, in spite of enemy units (AIE-2.C-6).

    Those of a major People that perished while it was at peace return too: it is always on the map (AIE-4.2.2-2).
    """

    NAME = "returns"
    ASKS = {"place": "AIE-2.C-6"}

    def piece(self, g: Alea) -> Piece:
        for unit in members(g.inside[FALLEN] & FOREIGN_UNITS):
            if keeper(g, PIECE_PEOPLE[unit]) == self.camp:
                return unit
        return NONE

    def clause(self, g: Alea) -> str:
        return "AIE-2.C-6"

    def state_zones(self, g: Alea, may: Offers) -> None:
        state_homes(g, may, self.piece(g), "AIE-2.C-6")
