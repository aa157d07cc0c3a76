"""The stratagems of a battle: Fuite opportune, Fléau de Dieu, Furor Germanicus, Faveur Divine (UR-6.2-13, UR-6.3)."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.imperator.components.kit import Camp, Moment, Title
from latrunculi.games.imperator.rules.battle import CommonBattle, current, strength
from latrunculi.games.imperator.rules.moments import AFTER_DIE, BEFORE_COMBAT, BEFORE_DIE
from latrunculi.games.ultimus.components.counters import HISTORICAL, PEOPLE_LEADERS, PEOPLE_UNITS
from latrunculi.games.ultimus.components.peoples import GERMANS, HUNNI
from latrunculi.games.ultimus.components.stratagems import FAVOR, FLAGELLUM_DEI, FUGA, FUROR, STRATAGEM_CLAUSE
from latrunculi.games.ultimus.rules.state import BARBARUS, Ultimus
from latrunculi.games.ultimus.rules.words import CANCELLED, FAVOURED, FORCED_RESULT
from latrunculi.kernel.actions import members

MOMENTS: Final = {
    FUGA: (BEFORE_COMBAT, BEFORE_DIE),
    FLAGELLUM_DEI: (BEFORE_DIE,),
    FUROR: (BEFORE_DIE,),
    FAVOR: (AFTER_DIE,),
}
"""When each of them is played."""
TITLES: Final[int] = sum(1 << title for title in MOMENTS)
"""The titles of battles, as a mask."""
FAVOUR: Final = 2
"""What Faveur Divine adds to a die (UR-6.3-17)."""
GERMAN_UNITS: Final = sum(PEOPLE_UNITS[people] for people in members(GERMANS))


def sign(fight: CommonBattle[Any], camp: Camp) -> int:
    """What `Battle.forced` is when a camp has replaced the die."""
    return 1 if camp == fight.attacker else -1


def flight_refusal(g: Ultimus, camp: Camp) -> str:
    """Why Fuite opportune cannot be played now; empty if it can: the defender's, before the battle is rolled for."""
    fight = current(g)
    if fight is None or camp == fight.attacker:
        return "UR-6.3-8"
    if (fight.units(g, camp) | fight.leaders(g, camp)) & g.pinned(camp):
        return g.pinning()
    return "" if fight.can_flee(g) else "UR-6.3-8"


def scourge_refusal(g: Ultimus, camp: Camp) -> str:
    """Why Fléau de Dieu cannot be played now; empty if it can (UR-6.2-13)."""
    fight = current(g)
    if fight is None or fight.forced == sign(fight, camp):
        return "UR-6.2-14"
    force = fight.units(g, BARBARUS)
    leaders = fight.leaders(g, BARBARUS) & PEOPLE_LEADERS[HUNNI] & HISTORICAL
    if not leaders or 2 * strength(g, force & PEOPLE_UNITS[HUNNI]) < strength(g, force):
        return "UR-6.2-13"
    return ""


def fury_refusal(g: Ultimus, camp: Camp) -> str:
    """Why Furor Germanicus cannot be played now; empty if it can (UR-6.3-16)."""
    fight = current(g)
    if fight is None or fight.forced == sign(fight, camp):
        return "UR-6.3-16"
    return "" if g.inside[fight.zone] & GERMAN_UNITS else "UR-6.3-16"


def favour_refusal(g: Ultimus) -> str:
    """Why Faveur Divine cannot be played now; empty if it can: after a die of the combat (UR-6.3-17)."""
    return "" if current(g) is not None else "UR-6.3-17"


def refusal(g: Ultimus, camp: Camp, title: Title, moment: Moment) -> str:
    """Why one of these titles cannot be played at a moment; empty if it can."""
    if moment not in MOMENTS[title]:
        return STRATAGEM_CLAUSE[title]
    if title == FUGA:
        return flight_refusal(g, camp)
    if title == FLAGELLUM_DEI:
        return scourge_refusal(g, camp)
    return fury_refusal(g, camp) if title == FUROR else favour_refusal(g)


def play(g: Ultimus, camp: Camp, title: Title) -> None:
    """Play one of these titles in the combat in progress.

    UR-6.3-8: the defender's whole force leaves. UR-6.2-14, UR-6.3-16: the best line for the user replaces the die; one
    of each camp cancel each other (UR-6.2-15). UR-6.3-17: 2 on the die of the moment.
    """
    fight = current(g)
    assert fight is not None
    if title == FUGA:
        g.call(fight.flight())
    elif title == FAVOR:
        fight.favoured(camp, FAVOUR)
        g.emit(FAVOURED, (camp, FAVOUR if camp == fight.attacker else -FAVOUR))
    else:
        fight.replace_die(camp)
        g.emit(FORCED_RESULT if fight.forced else CANCELLED, (title, camp))
