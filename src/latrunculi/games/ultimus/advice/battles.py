"""Battle: whom to fight, when to give way, which stratagem to play, where to retreat."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.imperator.advice.forces import EMPTY
from latrunculi.games.imperator.advice.prospects import (
    NEVER,
    best_line,
    expectation,
)
from latrunculi.games.imperator.components.battle_table import line_of
from latrunculi.games.imperator.components.kit import Camp, Pieces, Title, Zone
from latrunculi.games.imperator.rules.battle import CommonBattle, current
from latrunculi.games.ultimus.advice.errands import Errand
from latrunculi.games.ultimus.advice.survey import GREAT, Survey
from latrunculi.games.ultimus.components.chart import EMPIRE
from latrunculi.games.ultimus.components.stratagems import FLAGELLUM_DEI, FUGA, FUROR
from latrunculi.games.ultimus.rules.state import Ultimus
from latrunculi.games.ultimus.rules.words import EVADE, REFUGE, STAND
from latrunculi.kernel.ints import Verb

CAUTION: Final = 0.1
"""What a battle may promise the attacker before the defender tries to evade."""
SHELTER: Final = -0.5
"""The same for an Augustus who has a city of refuge."""
DECISIVE: Final = 1.5
"""What a stratagem of battles must change to be played."""


def attack_gain(g: Ultimus, survey: Survey, fight: CommonBattle[Any], line: int | None = None) -> float:
    """What a battle in progress promises its attacker, in points; on a line of the table if the die is known."""
    camp = fight.attacker
    zone = fight.zone
    attack, defence = survey.forces[camp][zone], survey.forces[1 - camp][zone]
    scores = bool(survey.g.inside[zone] & survey.scorers) and bool(EMPIRE >> zone & 1)
    return expectation(g, fight, attack, defence, survey.prize(camp, zone, scores), GREAT, line)


def under_attack(g: Ultimus, survey: Survey, verb: Verb) -> float:
    """A defender evades what is bad for him; an emperor goes to safety."""
    fight = current(g)
    if fight is None:
        return 0.0
    danger = attack_gain(g, survey, fight)
    if verb == REFUGE:
        return 2.0 if danger > SHELTER else 0.0
    if verb == EVADE:
        return 1.0 if danger > CAUTION else 0.0
    return 0.5 if verb == STAND else 0.0


def battle_stratagem(g: Ultimus, survey: Survey, camp: Camp, title: Title) -> float:
    """What a stratagem of battles would change, less what it must."""
    fight = current(g)
    if fight is None:
        return NEVER
    sign = 1.0 if camp == fight.attacker else -1.0
    if title == FUGA:
        return attack_gain(g, survey, fight) - DECISIVE
    if title in (FUROR, FLAGELLUM_DEI):
        forced = attack_gain(g, survey, fight, best_line(camp == fight.attacker))
        return sign * (forced - attack_gain(g, survey, fight)) - DECISIVE
    if fight.step == "evaded":
        return NEVER
    die = fight.die + fight.favour + fight.modifier
    now = attack_gain(g, survey, fight, line_of(die))
    then = attack_gain(g, survey, fight, line_of(die + (2 if sign > 0 else -2)))
    return sign * (then - now) - DECISIVE


def haven(g: Ultimus, survey: Survey, camp: Camp, group: Pieces, zone: Zone) -> float:
    """How good a zone is for a group to retreat to, or to come back in."""
    host = survey.force(group) if group else EMPTY
    if not host.units:
        mates = survey.forces[camp][zone]
        return 0.1 * mates.strength - 0.05 * survey.perils(camp)[zone].strength
    return survey.arriving(camp, zone, host, group) + Errand(g, survey, camp, group).drawn(zone)
