"""The statuses of the Peoples: war, allegiance, peace, and who controls them (AIE-4.1 to AIE-4.4, AIE-9.c, AIE-9.4).

Whoever changes a status ends its step with it: the change may begin a procedure, in which pieces are placed.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import PORTS
from latrunculi.games.alea.components.counters import (
    FINAL_YEAR,
    FOREIGN_LEADERS,
    LEADER_MASK,
    NAVES,
    PEOPLE_LEADERS,
    PEOPLE_PIECES,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    UNITS,
)
from latrunculi.games.alea.components.peoples import HOMES, MAJORS, PEOPLE_REGION, PEOPLE_VALUE, PEOPLES
from latrunculi.games.alea.components.places import FALLEN, GONE, HOLD_OF, POOL, TRACK, station
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.scoring import score
from latrunculi.games.alea.rules.state import BELLUM, FIDES, PAX, Alea
from latrunculi.games.alea.rules.words import FREED, PLACE_IN, PLACED, RETIRED, RULED, SET_ASIDE, STATUS
from latrunculi.games.alea.rules.wrecks import forsake, part
from latrunculi.games.imperator.components.kit import NONE, Camp, People, Piece, Pieces, Zone, Zones
from latrunculi.games.imperator.rules.placing import CommonHomecoming
from latrunculi.kernel.actions import Offers, members

RESPITE: Final = 4
"""For how many years a People pacified by arms is left in peace (AIE-9.c-1)."""


# ---------------------------------------------------------------- who controls a People


def master(g: Alea, people: People) -> Camp:
    """The camp that controls a People at war: the one that does not control its region (AIE-4.4.1-2)."""
    camp = g.control[PEOPLE_REGION[people]]
    return 1 - (g.initiative if camp == NONE else camp)


def keeper(g: Alea, people: People) -> Camp:
    """The camp that makes the choices of a People: its ruler, or at peace who has the initiative (AIE-4.4.1-3)."""
    return g.initiative if g.ruler[people] == NONE else g.ruler[people]


# ---------------------------------------------------------------- changes of status


def enter_war(g: Alea, people: People) -> None:
    """A People at peace enters war (AIE-4.2.3-1); one that is at war stays so (AIE-TE-15)."""
    if g.status[people] == BELLUM:
        return
    _become(g, people, BELLUM, master(g, people))
    if not MAJORS >> people & 1:
        home = members(HOMES[people])[0]
        for unit in members(PEOPLE_UNITS[people]):
            arrive(g, unit, home)


def give_allegiance(g: Alea, people: People, camp: Camp) -> None:
    """A People gives its allegiance to a camp, where it stands (AIE-4.4.2-4)."""
    _become(g, people, FIDES, camp)


def turn_on(g: Alea, people: People) -> None:
    """A camp turns on a People in allegiance to it: it is at war, and of the other camp until phase F (AIE-4.4.2-7)."""
    _become(g, people, BELLUM, 1 - g.ruler[people])


def pacify(g: Alea, people: People) -> None:
    """A People is at peace again, without points or delay (AIE-9.4-2, AIE-9.4-3, AIE-9.c-4, AIE-4.4.2-6)."""
    _go_home(g, people)


def last_unit_fell(g: Alea, people: People, victor: Camp) -> None:
    """The last unit on the map of a People has been eliminated in combat, by a camp or by NONE.

    At war it is pacified by arms (AIE-9.4-1): its value goes to the victor (AIE-10.J-4), and it is left in peace for
    four years, or for the rest of the game (AIE-9.c-1 to AIE-9.c-3). Allegiance just ends (AIE-4.4.2-5).
    """
    if g.status[people] == BELLUM:
        if victor != NONE:
            score(g, victor, PEOPLE_VALUE[people], "people")
        g.back[people] = g.year - RESPITE
        g.emit(SET_ASIDE, (people, g.back[people]))
    _go_home(g, people)
    if g.back[people] and not MAJORS >> people & 1:
        g.put_all(PEOPLE_UNITS[people], TRACK if g.back[people] >= g.last_year else GONE)


def quiet_peoples(g: Alea) -> bool:
    """AIE-9.4-3: Peoples whose last unit perished otherwise than in combat are at peace. Whether there are any."""
    spent = [people for people in range(PEOPLES) if g.status[people] != PAX and not g.standing(people)]
    for people in spent:
        pacify(g, people)
    return bool(spent)


def _become(g: Alea, people: People, status: int, ruler: Camp) -> None:
    g.set_status(people, status, ruler)
    g.emit(STATUS, (people, status))
    _gather(g, people)


def _gather(g: Alea, people: People) -> None:
    """A People has changed hands: old leaders leave (AIE-4.1-13), ships carry friends only (AIE-3.4.2-7)."""
    retire(g, PEOPLE_LEADERS[people])
    part(g)
    if g.mourning:
        g.call(Aftermath())


# ---------------------------------------------------------------- home


def arrive(g: Alea, piece: Piece, zone: Zone) -> None:
    """A piece comes to a zone, on its normal side; naves to its port."""
    if piece < UNITS:
        g.restore(piece)
        g.fell_at[piece] = NONE
    g.put(piece, station(piece, zone) if piece < UNITS else zone)
    g.emit(PLACED, (piece, zone))


def homes(people: People, piece: Piece) -> Zones:
    """The origin zones in which a piece of a People can be: for naves those with a port, as a mask."""
    return HOMES[people] & PORTS if NAVES >> piece & 1 else HOMES[people]


def state_homes(g: Alea, may: Offers, piece: Piece, clause: str) -> None:
    """State upon the open verb in which origin zones a piece of a People may be placed, as `clause` has it.

    At peace those with pieces of a camp are left aside as long as there are others (AIE-4.2.4-1).
    """
    people = PIECE_PEOPLE[piece]
    own = homes(people, piece)
    may.only(clause, own)
    if g.status[people] == PAX:
        taken = g.visited()
        if own & ~taken:
            may.bar("AIE-4.2.4-1", taken)


def _go_home(g: Alea, people: People) -> None:
    """A People is at peace (AIE-9.4-2): a minor one leaves the map, a major one goes back to its origin zones.

    All its units, on their normal side, and the leaders who are still in play.
    """
    for ship in members(PEOPLE_UNITS[people] & NAVES & ~g.off_map()):
        forsake(g, ship, g.inside[HOLD_OF[ship]] & ~PEOPLE_PIECES[people])
    g.landed &= ~PEOPLE_PIECES[people]
    for unit in members(PEOPLE_UNITS[people]):
        g.restore(unit)
        g.fell_at[unit] = NONE
        g.put(unit, POOL)
    g.put_all(PEOPLE_LEADERS[people] & ~g.off_map(), FALLEN)
    g.set_status(people, PAX, NONE)
    g.emit(STATUS, (people, PAX))
    _gather(g, people)
    if MAJORS >> people & 1:
        g.call(Homecoming(people, PEOPLE_LEADERS[people] & ~(g.inside[GONE] | g.inside[POOL])))


class Homecoming(CommonHomecoming[Alea]):
    """AIE-9.4-2: the units of a major People, then its `leaders`, go back to its origin zones.

    Who has the initiative chooses (AIE-4.4.1-3).
    """

    NAME = "homecoming"
    ASKS = {"place": "AIE-9.4-2"}
    PLACE_IN = PLACE_IN

    def waiting(self, g: Alea) -> int:
        return PEOPLE_UNITS[self.people] & g.inside[POOL]

    def keeper(self, g: Alea) -> int:
        return keeper(g, self.people)

    def clause(self, g: Alea) -> str:
        return "AIE-9.4-2"

    def state_zones(self, g: Alea, may: Offers) -> None:
        state_homes(g, may, self.piece(g), "AIE-9.4-2")

    def arrive(self, g: Alea, piece: Piece, zone: Zone) -> None:
        arrive(g, piece, zone)


# ---------------------------------------------------------------- the passing of years


def retire(g: Alea, leaders: Pieces) -> None:
    """AIE-4.1-13: of some non-Roman leaders those whose years are over leave the game, but not from a war."""
    for leader in members(leaders & FOREIGN_LEADERS & LEADER_MASK & ~g.inside[GONE]):
        if FINAL_YEAR[leader - UNITS] > g.year and g.status[PIECE_PEOPLE[leader]] != BELLUM:
            g.put(leader, GONE)
            g.landed &= ~(1 << leader)
            g.emit(RETIRED, (leader,))


def free_peoples(g: Alea) -> None:
    """AIE-9.c-2, AIE-9.c-3: in phase A Peoples whose four years are over leave the turn track."""
    for people in range(PEOPLES):
        if g.back[people] >= g.year:
            g.back[people] = 0
            g.put_all(PEOPLE_UNITS[people] & g.inside[TRACK], POOL)
            g.emit(FREED, (people,))


# ---------------------------------------------------------------- phase F


def settle_control(g: Alea, before: list[int]) -> None:
    """AIE-4.4.1-1, AIE-4.4.2-5: who controls the Peoples once the regions have been judged.

    Args:
        before: the camp that controlled each region until now.
    """
    for people in range(PEOPLES):
        region = PEOPLE_REGION[people]
        camp = g.control[region]
        if g.status[people] == FIDES:
            if camp != before[region] and camp == 1 - g.ruler[people]:
                pacify(g, people)
        elif g.status[people] == BELLUM and not g.lasting >> people & 1 and g.ruler[people] != master(g, people):
            g.set_status(people, BELLUM, master(g, people))
            g.emit(RULED, (people, g.ruler[people]))
            _gather(g, people)
