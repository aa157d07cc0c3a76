"""Alliances of barbarian Peoples and rebellions against them (UR-6.2-18 to -22, UR-6.3-2 to -4)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, People, Peoples, Zones
from latrunculi.games.imperator.rules.played import Played, Reserved
from latrunculi.games.ultimus.components.chart import NEAR
from latrunculi.games.ultimus.components.counters import PEOPLE_LEADERS
from latrunculi.games.ultimus.components.peoples import ARMENIA, HOMES, HUNNI, PEOPLES, SUBJECT
from latrunculi.games.ultimus.rules.foedera import ALL_PEOPLES, leading, of_rank
from latrunculi.games.ultimus.rules.offices import politics
from latrunculi.games.ultimus.rules.peoples import (
    Rising,
    camp_of,
    make_foederati,
    revolt,
)
from latrunculi.games.ultimus.rules.state import BARBARUS, FOEDERATI, PEACE, REVOLTED, WAR, Ultimus
from latrunculi.games.ultimus.rules.words import (
    ALLIED,
    CHOOSE_PEOPLE,
    INDEPENDENT,
    REBELLION_ROLL,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import around


def ground_of(g: Ultimus, people: People) -> Zones:
    """The zones where a People's units stand, or its home zones if it has none on the map, as a mask."""
    units = g.standing(people)
    return g.zones_of(units) if units else HOMES[people]


def allies(g: Ultimus, major: People) -> Peoples:
    """The minor Peoples that a major one can ally with, as a mask (UR-6.2-18)."""
    ground = ground_of(g, major)
    ground |= around(NEAR, ground)
    mask = 0
    for people in members(of_rank(g, False) & ~(1 << ARMENIA)):
        if g.status[people] == g.status[major] and not g.subject(people) and ground_of(g, people) & ground:
            mask |= 1 << people
    return mask


ALIKE: Final = (PEACE, WAR, FOEDERATI, REVOLTED)
"""The statuses in which Peoples can ally (UR-6.2-18): a Regnum cannot."""


def patrons(g: Ultimus) -> Peoples:
    """The major Peoples that can ally with a minor one, as a mask."""
    mask = 0
    for people in members(of_rank(g, True) & leading(g)):
        if g.status[people] in ALIKE and allies(g, people):
            mask |= 1 << people
    return mask


class Alliance(Reserved[Ultimus]):
    """UR-6.2-18, UR-6.2-19: BARBARE names a major People and a minor one; from then on they are one."""

    NAME = "alliance"
    USER = BARBARUS
    ASKS = {"start": "UR-6.2-18", "minor": "UR-6.2-18"}

    major: int = NONE

    def minor(self, g: Ultimus) -> None:
        """The minor one."""
        g.ask(g.seat_of(BARBARUS))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("people", "people", self.major),) if self.major != NONE else ()

    def options(self, g: Ultimus, may: Offers) -> None:
        """First of a major People, then of a minor one with the same status near it."""
        may.offer(CHOOSE_PEOPLE, "UR-6.2-18", ALL_PEOPLES)
        if self.step == "start":
            may.only("UR-6.2-18", patrons(g))
            return
        may.only("UR-4.4.2-2", ~(1 << ARMENIA))
        may.only("UR-6.2-20", ~sum(1 << p for p in range(PEOPLES) if g.subject(p)))
        may.only("UR-6.2-18", allies(g, self.major))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """They are allied."""
        if self.step == "start":
            self.major = obj
            self.step = "minor"
            return
        g.end()
        g.bind(obj, self.major)
        g.emit(ALLIED, (obj, self.major))


def master(g: Ultimus, people: People) -> People:
    """The major People that a People is bound to, by an alliance or as a subject of the Hunni; NONE if to none."""
    if g.ally[people] != NONE:
        return g.ally[people]
    return HUNNI if g.subject(people) else NONE


def malcontents(g: Ultimus) -> Peoples:
    """The Peoples that can rebel against the major People that they are bound to, as a mask (UR-6.3-2, UR-6.3-4)."""
    return sum(1 << people for people in range(PEOPLES) if master(g, people) != NONE)


class Secession(Played[Ultimus]):
    """UR-6.3-2 to -4: a People bound to a major one tries to win its independence."""

    NAME = "secession"
    ASKS = {"start": "UR-6.3-2"}

    def options(self, g: Ultimus, may: Offers) -> None:
        """Allied minor Peoples, and the subjects of the Hunni."""
        may.offer(CHOOSE_PEOPLE, "UR-6.3-2", ALL_PEOPLES)
        may.only("UR-6.3-2", malcontents(g))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """UR-6.3-2, UR-6.3-3: the die must be above the CP of the best leader in play of the major People."""
        g.end()
        major = master(g, obj)
        best = max((politics(leader) for leader in members(PEOPLE_LEADERS[major]) if g.on_map(leader)), default=0)
        die = g.die()
        g.emit(REBELLION_ROLL, (obj, die, best))
        if die <= best:
            return
        if g.ally[obj] != NONE:
            g.bind(obj, NONE)
        else:
            g.free |= 1 << obj & SUBJECT
        g.emit(INDEPENDENT, (obj,))
        if camp_of(g, major) == BARBARUS:
            make_foederati(g, obj)
        else:
            revolt(g, obj)
        if HOMES[obj] and not g.standing(obj):
            g.call(Rising(obj))
