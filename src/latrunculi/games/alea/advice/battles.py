"""Battle: when to give way, which stratagem to play, where to retreat."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.alea.advice.dangers import GREAT
from latrunculi.games.alea.advice.survey import Survey
from latrunculi.games.alea.components.counters import LEGIONES, UNIT_MASK
from latrunculi.games.alea.components.stratagems import (
    COUNTER_VALUE,
    FUGA,
    MURUS,
    POLIORCETICA,
    TRANSFUGAE,
    VENI_VIDI_VICI,
)
from latrunculi.games.alea.rules.combat import SeaBattle
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import EVADE, STAND
from latrunculi.games.imperator.advice.forces import EMPTY
from latrunculi.games.imperator.advice.prospects import NEVER, best_line, expectation
from latrunculi.games.imperator.components.battle_table import line_of
from latrunculi.games.imperator.components.kit import Camp, Pieces, Title, Zone
from latrunculi.games.imperator.rules.battle import CommonBattle, current
from latrunculi.kernel.ints import Verb

CAUTION: Final = 0.1
"""What a battle may promise the attacker before the defender tries to evade."""
DECISIVE: Final = 0.9
"""What a stratagem of battles must change to be played."""


def attack_gain(g: Alea, survey: Survey, fight: CommonBattle[Any], line: int | None = None, more: int = 0) -> float:
    """What a battle in progress promises its attacker, in points.

    Args:
        line: of the table, if the die is known.
        more: what would be added to the die.
    """
    camp = fight.attacker
    zone = fight.zone
    if isinstance(fight, SeaBattle):
        attack = survey.force(g.inside[zone] & g.own[camp] & UNIT_MASK)
        defence = survey.force(g.inside[zone] & g.own[1 - camp] & UNIT_MASK)
        prize = 0.2
    else:
        attack, defence = survey.forces[camp][zone], survey.forces[1 - camp][zone]
        prize = survey.fronts.prize(camp, zone, 0)
    return expectation(g, fight, attack, defence, prize, GREAT, line, more)


def under_attack(g: Alea, survey: Survey, verb: Verb) -> float:
    """A defender evades what is bad for him."""
    fight = current(g)
    if fight is None:
        return 0.0
    if verb == EVADE:
        return 1.0 if attack_gain(g, survey, fight) > CAUTION else 0.0
    return 0.5 if verb == STAND else 0.0


def battle_stratagem(g: Alea, survey: Survey, camp: Camp, title: Title) -> float:
    """What a stratagem of battles would change, less what it must."""
    fight = current(g)
    if fight is None:
        return NEVER
    sign = 1.0 if camp == fight.attacker else -1.0
    now = attack_gain(g, survey, fight)
    if title == FUGA:
        return now - DECISIVE
    if title == VENI_VIDI_VICI:
        return sign * (attack_gain(g, survey, fight, best_line(sign > 0)) - now) - DECISIVE
    if title == TRANSFUGAE:
        return 0.3
    if (POLIORCETICA | MURUS) >> title & 1:
        value = COUNTER_VALUE[title]
        then = attack_gain(g, survey, fight, None, value if sign > 0 else -value)
        return sign * (then - now) - DECISIVE / 2
    if fight.step in ("evade", "evaded"):
        return NEVER
    if not fight.die:
        return sign * (attack_gain(g, survey, fight, best_face(g, fight, sign)) - now) - 1.5 * DECISIVE
    die = fight.die + fight.favour + fight.modifier
    now = attack_gain(g, survey, fight, line_of(die))
    return sign * (attack_gain(g, survey, fight, best_face(g, fight, sign)) - now) - DECISIVE


def best_face(g: Alea, fight: CommonBattle[Any], sign: float) -> int:
    """The line that the best face of the die would give."""
    modifier = fight.reckon(g).modifiers.total + fight.favour
    return line_of((6 if sign > 0 else 1) + modifier)


def haven(survey: Survey, camp: Camp, group: Pieces, zone: Zone) -> float:
    """How good a zone is for a group to retreat to, or to come back in."""
    host = survey.force(group) if group & UNIT_MASK else EMPTY
    if not host.units:
        mates = survey.forces[camp][zone]
        return 0.1 * mates.strength - 0.05 * survey.dangers.perils(camp)[zone].strength
    value = survey.arriving(camp, zone, host, (group & LEGIONES).bit_count())
    return value + 0.02 * survey.forces[camp][zone].strength
