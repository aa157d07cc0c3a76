"""The tables of leaders: who dies in phase D (UR-2.D-8, UR-TR-2, UR-TN-3), who enters in phase C (UR-2.C-2), and the
return of generic leaders (UR-3.3.1-3, UR-4.2.1-3, UR-6.4-1)."""

from __future__ import annotations

from latrunculi.games.imperator.components.kit import NONE, Camp, People, Piece, Zone, Zones
from latrunculi.games.imperator.rules.placing import CommonPlacing
from latrunculi.games.imperator.rules.state import NATURAL
from latrunculi.games.ultimus.components.chart import DIOCESE_OF, DIOCESE_ZONES, HALF_ZONES
from latrunculi.games.ultimus.components.counters import (
    ARCADIUS,
    DEATHS,
    DIES,
    ENTRY_YEAR,
    ENTRY_ZONE,
    FOREIGN_UNITS,
    GENERIC,
    GUNDIOCUS,
    GUNDOBADUS,
    GUNDOBADUS_REX,
    HISTORICAL,
    HONORIUS,
    LEADER_MASK,
    LEADERS,
    PEOPLE_LEADERS,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    ROMAN_BARBARIANS,
    ROMAN_LEADERS,
    ROMAN_UNITS,
    THEODOSIUS,
    UNITS,
    VALENTINIANUS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.places import FALLEN, GONE
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.augusti import FillThrones
from latrunculi.games.ultimus.rules.peoples import become_major, camp_of, crown
from latrunculi.games.ultimus.rules.rights import ALL, zones_with
from latrunculi.games.ultimus.rules.state import BARBARUS, REGNUM, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.usurpation import rally
from latrunculi.games.ultimus.rules.words import DEATH_ROLL, ENTERED, LOST_FOR_GOOD, PLACE_IN
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure

# ---------------------------------------------------------------- deaths


class DeathTests(Procedure[Ultimus]):
    """UR-2.D-8: the deaths of the year, Romans first, in the order of the tables; each with its consequences at once.

    `leader` is the piece to test next.
    """

    NAME = "death_tests"

    leader: Piece = UNITS

    def start(self, g: Ultimus) -> None:
        while self.leader < UNITS + LEADERS:
            leader = self.leader
            self.leader += 1
            if g.on_map(leader) and dies_now(g, leader):
                g.kill(leader, NATURAL)
                g.call(Aftermath())
                return
        g.end()


def dies_now(g: Ultimus, leader: Piece) -> bool:
    """UR-TR-2: 1d10 under the number of the year, or no roll in the year of certain death."""
    index = leader - UNITS
    if DIES[index] and g.year >= DIES[index]:
        return True
    under = DEATHS[index].get(g.year, 0)
    if not under:
        return False
    die = g.die10()
    g.emit(DEATH_ROLL, (leader, ten_sided(die), under))
    return die < under


# ---------------------------------------------------------------- entries


class Entries(CommonPlacing[Ultimus]):
    """UR-2.C-2: a camp places the leaders who enter or return in phase C.

    `leader` is the one to be placed next, `romans` whether some have entered who can reign (UR-3.5.2-11).
    """

    NAME = "entries"
    ASKS = {"place": "UR-2.C-2"}
    PLACE_IN = PLACE_IN

    camp: Camp
    leader: Piece = UNITS
    romans: bool = False

    def due(self, g: Ultimus, leader: Piece) -> bool:
        """Whether a leader of the camp enters or returns now, if there is room for him."""
        people = PIECE_PEOPLE[leader]
        if people != NONE:
            return camp_of(g, people) == self.camp and (barbarian_returns(g, leader) or follows(g, leader, people))
        if self.camp != ROMANUS:
            return False
        if GENERIC >> leader & 1:
            return g.at[leader] == FALLEN and bool(g.plot_killed >> leader & 1)
        return roman_enters(g, leader)

    def start(self, g: Ultimus) -> None:
        """The next leader who is due."""
        for leader in members((g.inside[KIT.pool] | g.inside[FALLEN]) & LEADER_MASK & ~(BIT[self.leader] - 1)):
            if not self.due(g, leader):
                continue
            self.leader = leader
            people = PIECE_PEOPLE[leader]
            if people != NONE and not g.majors >> people & 1:
                become_major(g, people)
                return
            if entry_zones(g, leader):
                self.step = "place"
                return
            if GENERIC >> leader & 1 and people == NONE:
                g.put(leader, GONE)
                g.emit(LOST_FOR_GOOD, (leader,))
        g.end()
        if self.romans:
            g.call(FillThrones())

    def piece(self, g: Ultimus) -> Piece:
        return self.leader

    def keeper(self, g: Ultimus) -> int:
        return self.camp

    def clause(self, g: Ultimus) -> str:
        return entry_clause(g, self.leader)

    def state_zones(self, g: Ultimus, may: Offers) -> None:
        may.only(self.clause(g), entry_zones(g, self.leader))

    def set_down(self, g: Ultimus, piece: Piece, zone: Zone) -> None:
        self.leader += 1
        enter(g, piece, zone)
        if (ROMAN_LEADERS & HISTORICAL & ~ROMAN_BARBARIANS) >> piece & 1:
            self.romans = True


class GeneralsReturn(Entries):
    """UR-3.3.1-3: in phase D the generic Roman leaders return who were eliminated otherwise than by a stratagem."""

    NAME = "generals_return"
    ASKS = {"place": "UR-3.3.1-3"}

    def __init__(self) -> None:
        super().__init__(ROMANUS)

    def due(self, g: Ultimus, leader: Piece) -> bool:
        if PIECE_PEOPLE[leader] != NONE or not GENERIC >> leader & 1:
            return False
        return g.at[leader] == FALLEN and not g.plot_killed >> leader & 1


def roman_enters(g: Ultimus, leader: Piece) -> bool:
    """UR-TR-1, -4, -5, UR-TN-5: a historical Roman leader enters from his year on; some wait for a death."""
    if g.at[leader] != KIT.pool or g.year < ENTRY_YEAR[leader - UNITS]:
        return False
    if leader == THEODOSIUS:
        return g.at[ARCADIUS] == GONE
    if leader == VALENTINIANUS:
        return g.at[HONORIUS] == GONE
    return leader != GUNDOBADUS or g.at[GUNDIOCUS] != GONE


def barbarian_returns(g: Ultimus, leader: Piece) -> bool:
    """UR-4.2.1-3: a generic barbarian leader who was eliminated returns."""
    return bool(GENERIC >> leader & 1) and g.at[leader] == FALLEN


def follows(g: Ultimus, leader: Piece, people: People) -> bool:
    """UR-TN-2: a historical barbarian leader enters from his year on when those before him are gone."""
    if GENERIC >> leader & 1 or g.at[leader] != KIT.pool or g.year < ENTRY_YEAR[leader - UNITS]:
        return False
    return all(g.at[other] == GONE for other in members(PEOPLE_LEADERS[people] & HISTORICAL) if other < leader)


def lost_zones(g: Ultimus) -> Zones:
    """The zones that non-Roman units of BARBARE control, as a mask (UR-3.3.1-4)."""
    return zones_with(g, FOREIGN_UNITS & g.own[BARBARUS], ALL)


def entry_clause(g: Ultimus, leader: Piece) -> str:
    """The clause that says where a leader who is due is placed."""
    foreign = PIECE_PEOPLE[leader] != NONE
    if not GENERIC >> leader & 1:
        return "UR-2.C-2"
    if foreign:
        return "UR-4.2.1-3"
    return "UR-3.3.1-4" if lost_zones(g) >> ENTRY_ZONE[leader - UNITS] & 1 else "UR-3.3.1-3"


def entry_zones(g: Ultimus, leader: Piece) -> int:
    """Where a leader who is due can be placed, as a mask of zones (UR-2.C-2); 0 if he has to wait."""
    people = PIECE_PEOPLE[leader]
    if people != NONE:
        return zones_with(g, PEOPLE_UNITS[people] & g.own[camp_of(g, people)], ALL)
    zone = ENTRY_ZONE[leader - UNITS]
    if GENERIC >> leader & 1:
        barred = lost_zones(g)
        return DIOCESE_ZONES[DIOCESE_OF[zone]] & ~barred if barred >> zone & 1 else 1 << zone
    if not g.occupied[BARBARUS] >> zone & 1 or g.occupied[ROMANUS] >> zone & 1:
        return 1 << zone
    half = 0 if HALF_ZONES[0] >> zone & 1 else 1
    return zones_with(g, ROMAN_UNITS & g.own[ROMANUS], ALL) & HALF_ZONES[half]


def enter(g: Ultimus, leader: Piece, zone: Zone) -> None:
    """A leader enters; the first leader of a Regnum without king is its Rex (UR-4.5.3-4)."""
    people = PIECE_PEOPLE[leader]
    g.join(1 << leader, ROMANUS if people == NONE else camp_of(g, people))
    g.put(leader, zone)
    g.plot_killed &= ~(1 << leader)
    g.emit(ENTERED, (leader, zone))
    if people == NONE and not g.occupied[ROMANUS] >> zone & 1:
        for half in (0, 1):
            if g.inside[zone] & g.rebels[half] & ROMAN_UNITS:  # UR-3.3.1-5
                rally(g, half, 1 << leader)
    if leader == GUNDOBADUS_REX:
        g.put(GUNDOBADUS, GONE)
    if people != NONE and g.status[people] == REGNUM and g.capital[people] != NONE and g.rex[people] == NONE:
        crown(g, people, leader)
