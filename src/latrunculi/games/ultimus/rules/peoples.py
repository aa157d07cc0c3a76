"""UR 4: the statuses of the non-Roman Peoples, and what each change does to their units and leaders.

A change concerns all Peoples that an alliance makes one (UR-6.2-18). Whoever calls `enter_war`, `pacify` or
`become_major` ends its step: they may begin the procedure `Rising`, in which BARBARE distributes units.
"""

from __future__ import annotations

from latrunculi.games.imperator.components.kit import NONE, Camp, People, Peoples, Piece, Pieces, Zone
from latrunculi.games.imperator.rules.placing import CommonHomecoming
from latrunculi.games.ultimus.components.counters import PEOPLE_LEADERS, PEOPLE_UNITS, UNITS
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import ARMENIA, BAGAUDES, HOMES, PEOPLES, SUBJECT
from latrunculi.games.ultimus.components.places import FALLEN, GONE
from latrunculi.games.ultimus.rules.offices import strip
from latrunculi.games.ultimus.rules.rights import zones_with
from latrunculi.games.ultimus.rules.state import BARBARUS, FOEDERATI, PEACE, REGNUM, REVOLTED, ROMANUS, WAR, Ultimus
from latrunculi.games.ultimus.rules.words import FREED, MAJOR, PLACE_IN, PLACED, REX_CROWNED, STATUS, UNCROWNED
from latrunculi.kernel.actions import Offers, members

# ---------------------------------------------------------------- what a People is


def camp_of(g: Ultimus, people: People) -> Camp:
    """The camp that controls a People, usurpations and Migration aside (UR-4.4.1)."""
    return ROMANUS if people == ARMENIA or g.status[people] == FOEDERATI else BARBARUS


def may_rise(g: Ultimus) -> Peoples:
    """The Peoples that a rising can bring into war or revolt, as a mask (UR-4.2.3-1, UR-4.5.2-1, UR-4.4.2-2)."""
    mask = 0
    for people in range(PEOPLES):
        if people not in (ARMENIA, BAGAUDES) and g.status[people] in (PEACE, FOEDERATI):
            mask |= 1 << people
    return mask


def may_federate(g: Ultimus) -> Peoples:
    """The Peoples with which a treaty can be made, wherever their units stand, as a mask (UR-6.1-1, -2, UR-6.2-21).

    One that the treaties except excepts those that are one with it (UR-6.2-18).
    """
    return g.pacts().partners


# ---------------------------------------------------------------- changes of status


def enter_war(g: Ultimus, people: People) -> None:
    """A rising (UR-4.2.3): from peace a People enters war, as Foederati it revolts."""
    for one in members(g.one_with(people)):
        if g.status[one] == PEACE:
            _become(g, one, WAR)
            if not g.majors >> one & 1:
                _return_home(g, one, 0)
        elif g.status[one] == FOEDERATI:
            _revolt(g, one)


def revolt(g: Ultimus, people: People) -> None:
    """Foederati become Foederati révoltés (UR-4.5.2-1)."""
    for one in members(g.one_with(people)):
        _revolt(g, one)


def make_foederati(g: Ultimus, people: People) -> None:
    """A People becomes Foederati where it stands (UR-4.5.1-1)."""
    for one in members(g.one_with(people)):
        _become(g, one, FOEDERATI)


def pacify(g: Ultimus, people: People) -> None:
    """A People recovers its former status: from war peace, and it goes home; from revolt that of Foederati."""
    for one in members(g.one_with(people)):
        if g.status[one] == REVOLTED:
            _become(g, one, FOEDERATI)
        elif g.status[one] == WAR:
            _become(g, one, PEACE)
            _go_home(g, one)


def make_regnum(g: Ultimus, people: People, leader: Piece, zone: Zone) -> None:
    """A leader becomes Rex of a new Regnum with its capital in a zone (UR-4.5.3-3)."""
    for one in members(g.one_with(people)):
        _become(g, one, REGNUM)
    _lead(g, people)
    g.capital[people] = zone
    g.founded |= 1 << people
    crown(g, people, leader)


def dissolve_regnum(g: Ultimus, people: People, status: int) -> None:
    """A Regnum ends; its People becomes REVOLTED or FOEDERATI and its Rex leaves the game (UR-4.5.3-8, UR-9.4-24)."""
    rex = g.rex[people]
    g.rex[people] = NONE
    g.capital[people] = NONE
    if rex != NONE:
        g.put(rex, GONE)
        g.emit(UNCROWNED, (rex, people))
    for one in members(g.one_with(people)):
        _become(g, one, status)


def crown(g: Ultimus, people: People, leader: Piece) -> None:
    """A leader becomes Rex of his People's Regnum (UR-4.5.3-3, -4)."""
    g.rex[people] = leader
    g.emit(REX_CROWNED, (leader, people))


def become_major(g: Ultimus, people: People) -> None:
    """A minor People whose first leader enters is major; in peace its units come home to the map (UR-4.1-2)."""
    g.majors |= 1 << people
    g.emit(MAJOR, (people,))
    if g.status[people] == PEACE:
        _return_home(g, people, 0)


def _lead(g: Ultimus, people: People) -> None:
    """The People of a Rex heads its alliance: the Regnum, its capital and its king are in its name (UR-6.2-18).

    It is not the first one if it was minor when the alliance was made (UR-4.1-2).
    """
    kin = g.one_with(people) & ~(1 << people)
    g.bind(people, NONE)
    for one in members(kin):
        g.bind(one, people)


def free_subjects(g: Ultimus) -> None:
    """Ostrogothi and Gepidae no longer obey the Hunni; they keep their status (UR-6.2-22)."""
    for people in members(SUBJECT & ~g.free):
        g.free |= 1 << people
        g.emit(FREED, (people,))


def _become(g: Ultimus, people: People, status: int) -> None:
    if g.status[people] != status:
        g.set_status(people, status)
        g.emit(STATUS, (people, status))


def _revolt(g: Ultimus, people: People) -> None:
    strip(g, PEOPLE_LEADERS[people])  # UR-3.5.1-8
    _become(g, people, REVOLTED)


def _go_home(g: Ultimus, people: People) -> None:
    """Units on their normal side, eliminated ones too: out of play, or home with their leaders (UR-9.4-1, -6)."""
    units = (g.standing(people) | PEOPLE_UNITS[people] & g.inside[FALLEN]) & ~g.inside[GONE]
    leaders = 0
    for leader in members(PEOPLE_LEADERS[people]):
        if g.on_map(leader):
            leaders |= 1 << leader
    for unit in members(units):
        g.restore(unit)
        g.fell_at[unit] = NONE
        g.put(unit, KIT.pool)
    g.last_fall[people] = NONE
    if g.majors >> people & 1 and HOMES[people]:
        _return_home(g, people, leaders)


def _return_home(g: Ultimus, people: People, leaders: Pieces) -> None:
    """The units of a People that are out of play, and leaders of it, come to its home zones (UR-4.2.3-2)."""
    home = HOMES[people]
    if home & (home - 1):
        g.call(Rising(people, leaders))
        return
    if not home:
        return
    for piece in members(PEOPLE_UNITS[people] & g.inside[KIT.pool] | leaders):
        _place(g, piece, home.bit_length() - 1)


def _place(g: Ultimus, piece: Piece, zone: Zone) -> None:
    g.put(piece, zone)
    g.emit(PLACED, (piece, zone))


class Rising(CommonHomecoming[Ultimus]):
    """UR-4.2.3-2: a People's units are distributed over its home zones, then its `leaders` among the units.

    Who controls it chooses: ROMAIN if a rebellion has made it Foederati (UR-6.3-3). Zones where it may not stack
    (UR-4.2.4) and zones that hold enemy units are left aside as long as there are others.
    """

    NAME = "rising"
    ASKS = {"unit": "UR-4.2.3-2", "leader": "UR-4.2.2-2"}
    PLACE_IN = PLACE_IN

    def waiting(self, g: Ultimus) -> int:
        return PEOPLE_UNITS[self.people] & g.inside[KIT.pool]

    def keeper(self, g: Ultimus) -> int:
        return camp_of(g, self.people)

    def clause(self, g: Ultimus) -> str:
        return "UR-4.2.3-2"

    def question(self, piece: Piece) -> str:
        return "unit" if piece < UNITS else "leader"

    def unit(self, g: Ultimus) -> None:
        self.place(g)

    def leader(self, g: Ultimus) -> None:
        self.place(g)

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return ("piece", "piece", self.piece(g)), ("people", "people", self.people)

    def state_zones(self, g: Ultimus, may: Offers) -> None:
        piece = 1 << self.piece(g)
        homes = HOMES[self.people]
        may.only("UR-4.2.3-2", homes)
        suited = g.stackable(piece, homes)
        if suited:
            g.stop(may, piece, 0)
            homes = suited
        safe = homes & ~g.occupied[1 - self.keeper(g)]
        if safe:
            may.only("UR-3.3.2-1", safe)
            homes = safe
        if self.step == "leader":
            held = zones_with(g, PEOPLE_UNITS[self.people], homes)
            if held:
                may.only("UR-4.2.2-2", held)

    def arrive(self, g: Ultimus, piece: Piece, zone: Zone) -> None:
        _place(g, piece, zone)
