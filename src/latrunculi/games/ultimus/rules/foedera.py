"""The stratagems by which ROMAIN makes friends: treaties of federation, Tribut, Buccellarii (UR-6.1)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, People, Peoples, Title
from latrunculi.games.imperator.rules.played import Reserved
from latrunculi.games.ultimus.components.counters import HISTORICAL, LEADER_MASK, PEOPLE_UNITS, ROMAN_LEADERS
from latrunculi.games.ultimus.components.peoples import ARMENIA, PEOPLES
from latrunculi.games.ultimus.components.places import POOL
from latrunculi.games.ultimus.components.stratagems import FOEDUS_MAIOR
from latrunculi.games.ultimus.rules.offices import attach_guard, may_be_guarded, without_guard
from latrunculi.games.ultimus.rules.peoples import make_foederati, may_federate, pacify
from latrunculi.games.ultimus.rules.rights import hostile
from latrunculi.games.ultimus.rules.scoring import is_major, score
from latrunculi.games.ultimus.rules.state import ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import CHOOSE_LEADER, CHOOSE_PEOPLE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb

ALL_PEOPLES: Final = (1 << PEOPLES) - 1
UNITS_OF_PEOPLE: Final = tuple([tuple(members(units)) for units in PEOPLE_UNITS])
TREATY_CLAUSES: Final = ("UR-6.1-1", "UR-6.1-2")
"""The treaty with a minor People and with a major one."""
TRIBUTE: Final = (1, 3)
"""What Tribut costs for a minor and for a major People (UR-6.1-3)."""


def leading(g: Ultimus) -> Peoples:
    """The Peoples that stand for those that are one with them, as a mask."""
    return g.pacts().leading


def of_rank(g: Ultimus, major: bool) -> Peoples:
    """The major or the minor Peoples, as a mask; an alliance with a major People is major."""
    return g.pacts().major if major else ALL_PEOPLES ^ g.pacts().major


def inside_empire(g: Ultimus, people: People) -> bool:
    """Whether a People has units on the map and all of them, with its allies', are in the Empire (UR-4.5.1-1)."""
    found = False
    for one in members(g.one_with(people)):
        for unit in UNITS_OF_PEOPLE[one]:
            place = g.at[unit]
            if place < POOL:
                if g.half_of(place) == NONE:
                    return False
                found = True
    return found


def not_migrating(g: Ultimus) -> Peoples:
    """The Peoples but the one that a Migration holds under BARBARE for the turn (UR-6.2-24), as a mask."""
    return ALL_PEOPLES if g.migrating < 0 else ~g.one_with(g.migrating)


def settled(g: Ultimus) -> Peoples:
    """The Peoples that are wholly in the Empire, as a mask."""
    return sum(1 << people for people in range(PEOPLES) if inside_empire(g, people))


def partners(g: Ultimus, major: bool) -> Peoples:
    """The Peoples with which a treaty can be made now (UR-6.1-1, UR-6.1-2), as a mask."""
    mask = 0
    for people in members(may_federate(g) & leading(g) & of_rank(g, major) & not_migrating(g)):
        if inside_empire(g, people):
            mask |= BIT[people]
    return mask


def treaty_refusal(g: Ultimus, title: Title) -> str:
    """Why a treaty cannot be played now; empty if it can."""
    major = title == FOEDUS_MAIOR
    return "" if partners(g, major) else TREATY_CLAUSES[major]


class Treaty(Reserved[Ultimus]):
    """UR-6.1-1, UR-6.1-2: ROMAIN chooses a People, which becomes Foederati at once."""

    NAME = "treaty"
    USER = ROMANUS
    ASKS = {"start": "UR-6.1-1"}

    title: Title

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("stratagem", "stratagem", self.title),)

    def options(self, g: Ultimus, may: Offers) -> None:
        """A minor or a major People, at war or in revolt, wholly in the Empire."""
        major = self.title == FOEDUS_MAIOR
        clause = TREATY_CLAUSES[major]
        may.offer(CHOOSE_PEOPLE, clause, ALL_PEOPLES)
        may.only("UR-4.4.2-2", ~(1 << ARMENIA))
        may.only("UR-6.2-21", ~sum(1 << p for p in range(PEOPLES) if g.subject(p)))
        may.only(clause, of_rank(g, major))
        may.only("UR-6.2-18", leading(g))
        may.only(clause, may_federate(g))
        may.only("UR-6.2-24", not_migrating(g))
        may.only("UR-4.5.1-1", settled(g))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """They are Foederati."""
        g.end()
        make_foederati(g, obj)


def affordable(g: Ultimus, peoples: Peoples) -> Peoples:
    """Those of some Peoples whose Tribut ROMAIN can pay, as a mask."""
    points = g.vp[ROMANUS]
    return sum(1 << people for people in members(peoples) if TRIBUTE[is_major(g, people)] <= points)


def payable(g: Ultimus) -> Peoples:
    """The Peoples to which Tribut can be paid now, as a mask."""
    return affordable(g, hostile(g) & leading(g) & not_migrating(g))


class Tribute(Reserved[Ultimus]):
    """UR-6.1-3: ROMAIN pays a People, which recovers its former status."""

    NAME = "tribute"
    USER = ROMANUS
    ASKS = {"start": "UR-6.1-3"}

    def options(self, g: Ultimus, may: Offers) -> None:
        """A People in war or in revolt; a Regnum is neither."""
        may.offer(CHOOSE_PEOPLE, "UR-6.1-3", ALL_PEOPLES)
        may.only("UR-6.1-3", hostile(g))
        may.only("UR-6.2-18", leading(g))
        may.only("UR-6.2-24", not_migrating(g))
        may.only("UR-6.1-3", affordable(g, ALL_PEOPLES))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The points, then peace."""
        g.end()
        score(g, ROMANUS, -TRIBUTE[is_major(g, obj)], "tribute")
        pacify(g, obj)


class Bodyguard(Reserved[Ultimus]):
    """UR-6.1-14: a historical Roman leader of ROMAIN's receives a guard of buccellarii."""

    NAME = "bodyguard"
    USER = ROMANUS
    ASKS = {"start": "UR-6.1-14"}

    def options(self, g: Ultimus, may: Offers) -> None:
        """Those who may have one."""
        may.offer(CHOOSE_LEADER, "UR-6.1-14", LEADER_MASK)
        may.only("UR-6.1-14", ROMAN_LEADERS & HISTORICAL & g.own[ROMANUS])
        may.only("UR-6.1-14", without_guard(g))
        may.only("UR-3.2.4-4", may_be_guarded(g))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The guard joins him."""
        g.end()
        attach_guard(g, obj)
