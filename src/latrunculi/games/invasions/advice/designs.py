"""Event cards outside battles: what a card would do here and now, against keeping it for a better moment."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.invasions.advice import combat, envoys
from latrunculi.games.invasions.advice.survey import Survey, booty, strength
from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import UNIT_MASK
from latrunculi.games.invasions.rules import assassination, glory, marching_orders, mutiny, renaissance, victory
from latrunculi.games.invasions.rules.assassination import deadly
from latrunculi.games.invasions.rules.glory import GreatLeader
from latrunculi.games.invasions.rules.ints import Camp, Nation, Piece, Title
from latrunculi.games.invasions.rules.mutiny import Mutiny
from latrunculi.kernel.actions import members
from latrunculi.kernel.ints import Thing

KEPT: Final = 0.15
"""What a card is worth that is kept."""
LED: Final = 0.08
"""What a better leader, or a step more, is worth to each unit of his pile."""
LATER: Final = 2
"""The turns for which a bond that is broken counts."""


def worth(survey: Survey, frame: Any, verb: str, obj: Thing) -> float | None:
    """What a card does to its target, in VP; None for what the verb alone decides."""
    g = survey.g
    if verb == "murder":
        return murder(survey, obj)
    if verb in ("exalt", "supply"):
        return LED * strength(g, g.inside[g.at[obj]] & g.army[g.hired_by(obj)])
    if verb in ("hasten", "scout"):
        return LED * strength(g, marching_orders.marching(g, frame.camp, obj) & UNIT_MASK)
    if verb == "incite":
        foe = members(g.holders(obj) & g.playing)[0]
        return survey.spite(foe) * LED * strength(g, g.inside[obj] & UNIT_MASK) * envoys.turns_left(survey)
    if verb == "liberate":
        return freedom(survey, obj)
    if verb == "rejuvenate":
        return 0.05 * g.age[obj]
    if verb == "part":
        return -KEPT if g.seat(obj) == survey.seat else KEPT
    if verb == "ally" and frame.first != NONE:
        mine, other = (frame.first, obj) if g.seat(frame.first) == survey.seat else (obj, frame.first)
        return envoys.alliance(survey, mine, other)
    return None


def murder(survey: Survey, leader: Piece) -> float:
    """To have a leader killed: what he is worth, by the chance that it succeeds."""
    g = survey.g
    return (
        survey.spite(g.hired_by(leader)) * combat.worth(g, leader) * min(1.0, max(0.0, (11 - deadly(g, leader)) / 10))
    )


def freedom(survey: Survey, nation: Nation) -> float:
    """To free a nation of one's own: a vassal scores half; a federate has points each turn, more than raids bring."""
    g = survey.g
    if g.federator[nation] != NONE:
        return (booty(0) - victory.PER_FOEDUS * g.foedera[nation]) * min(LATER, envoys.turns_left(survey))
    return victory.territory(g, nation) + booty(0)


def targets(survey: Survey, camp: Camp, nation: Nation, title: Title) -> list[tuple[str, int]]:
    """What a card could be played for, as verbs and objects; nothing for cards that have no such choice."""
    g = survey.g
    if title == cards.ASSASSINATION:
        return [("murder", leader) for leader in members(assassination.targets(g, camp))]
    if title == cards.GREAT_LEADER:
        return [("exalt", leader) for leader in members(GreatLeader(camp, nation).who(g))]
    if title == cards.SUPPLIES:
        return [("supply", leader) for leader in members(glory.leading(g, camp) & ~g.supplied)]
    if title == cards.MUTINY:
        return [("incite", place) for place in members(mutiny.piles(g, Mutiny(camp, nation).foes(g)))]
    if title in (cards.PERFIDY, cards.RENAISSANCE):
        found = [("liberate", other) for other in members(renaissance.unfree(g, camp))]
        if title == cards.RENAISSANCE:
            found += [("rejuvenate", other) for other in members(renaissance.ageing(g, camp))]
        return found
    return []


def play(survey: Survey, frame: Any, title: Title) -> float | None:
    """To play a card now: the best that it could do, against keeping it; None where that cannot be told."""
    camp = frame.voice(survey.g)
    values = [worth(survey, frame, verb, obj) for verb, obj in targets(survey, camp, frame.nation, title)]
    known = [value for value in values if value is not None]
    return max(known) - KEPT if known else None
