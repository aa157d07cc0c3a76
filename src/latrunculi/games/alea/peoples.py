"""The statuses of the Peoples (AIE-4.4, AIE-9.4)."""

from __future__ import annotations

from latrunculi.games.alea.scoring import score
from latrunculi.games.alea.state import BELLUM, FIDES, PAX, Alea
from latrunculi.games.alea.words import PLACED, STATUS
from latrunculi.games.alea.world import (
    GONE,
    HOMES,
    MAJORS,
    NONE,
    PEOPLE_LEADERS,
    PEOPLE_REGION,
    PEOPLE_UNITS,
    PEOPLE_VALUE,
    PEOPLES,
    POOL,
)
from latrunculi.kernel.actions import members


def last_unit_fell(g: Alea, people: int, victor: int) -> None:
    """The last unit on the map of a People has been eliminated in combat, by a camp or by NONE."""
    if g.status[people] == BELLUM and victor != NONE:
        score(g, victor, PEOPLE_VALUE[people], "people")
    g.set_status(people, PAX, NONE)


def enter_war(g: Alea, people: int) -> None:
    """A People enters war (AIE-4.2.3-1): its ruler is the camp that does not control its region (AIE-4.4.1-2)."""
    camp = g.control[PEOPLE_REGION[people]]
    g.set_status(people, BELLUM, 1 - (g.initiative if camp == NONE else camp))
    g.emit(STATUS, (people, BELLUM))
    if not MAJORS >> people & 1:
        home = members(HOMES[people])[0]
        for unit in members(PEOPLE_UNITS[people]):
            g.restore(unit)
            g.put(unit, home)
            g.emit(PLACED, (unit, home))


def give_allegiance(g: Alea, people: int, camp: int) -> None:
    """A People gives its allegiance to a camp (AIE-4.4.2-4)."""
    g.set_status(people, FIDES, camp)
    g.emit(STATUS, (people, FIDES))


def pacify(g: Alea, people: int) -> None:
    """A People is at peace again, without delay (AIE-9.4-2, AIE-9.4-3)."""
    home = members(HOMES[people])[0] if MAJORS >> people & 1 else POOL
    leaders = PEOPLE_LEADERS[people] & ~(g.inside[GONE] | g.inside[POOL])
    for piece in members(PEOPLE_UNITS[people] | leaders):
        if PEOPLE_UNITS[people] >> piece & 1:
            g.restore(piece)
        g.put(piece, home)
    g.set_status(people, PAX, NONE)
    g.emit(STATUS, (people, PAX))


def quiet_peoples(g: Alea) -> None:
    """AIE-9.4-3: Peoples whose last unit perished otherwise than in combat are at peace."""
    for people in range(PEOPLES):
        if g.status[people] != PAX and not g.standing(people):
            pacify(g, people)


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
        elif g.status[people] == BELLUM and not g.lasting >> people & 1:
            g.set_status(people, BELLUM, 1 - (g.initiative if camp == NONE else camp))
