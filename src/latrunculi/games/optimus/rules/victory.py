"""What scores, and who has won: points for what is held at the end and for deeds, sudden deaths, levels of victory."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import NONE, REGION, ROMAN, SOUTHERN, era
from latrunculi.games.optimus.components.counters import TABLES
from latrunculi.games.optimus.components.pieces import (
    FIRST_LEADER,
    HEADS,
    LEGION_UNITS,
    ROMANUS,
)
from latrunculi.games.optimus.components.printed import SIDES as SIDE_IDS
from latrunculi.games.optimus.components.scenarios import End
from latrunculi.games.optimus.rules.scenarios import of
from latrunculi.games.optimus.rules.state import GONE, Optimus
from latrunculi.games.optimus.rules.territory import controller
from latrunculi.games.optimus.rules.words import GAME_OVER, SCORED
from latrunculi.kernel.actions import BIT, members

POINTS: Final = {(SIDE_IDS.index(p.side), p.id): (p.value, p.every, p.most) for p in TABLES.points}
"""By side and reason: points, for how many, at most."""
ROYAL_SEAT: Final[int] = REGION["sarmizegetusa"]
RICH: Final = 10
GOING_ON: Final = 0
DECISIVE_ROMAN: Final = 1
ROMAN_VICTORY: Final = 2
DRAW: Final = 3
BARBARIAN_VICTORY: Final = 4
DECISIVE_BARBARIAN: Final = 5
LEVEL_IDS: Final = ("none", "decisive-roman", "roman", "draw", "barbarian", "decisive-barbarian")


def worth(side: int, reason: str, number: int) -> int:
    """The points of a side for so many of something."""
    value, every, most = POINTS.get((side, reason), (0, 1, 0))
    found = number // every * value
    return min(found, most) if most else found


# ---------------------------------------------------------------- deeds


def score(g: Optimus, side: int, reason: str, number: int = 1) -> None:
    """Points for a deed, at once."""
    points = worth(side, reason, number)
    if points:
        g.deeds[side] += points
        g.emit(SCORED, (side, points))


def leader_lost(g: Optimus, head: int) -> None:
    """A leader has been killed or captured."""
    score(g, 1 - g.side_of(head), "supreme-leader" if head in g.supreme else "leader")


def pillaged(g: Optimus, side: int, region: int) -> None:
    """An enemy town has been pillaged: once a game for each."""
    if not g.ravaged[side] & BIT[region]:
        g.ravaged[side] |= BIT[region]
        score(g, side, "pillaged")


def foraged(g: Optimus, side: int, region: int) -> None:
    """Open country of the Empire has been foraged: counted at the end, up to a limit."""
    g.ravaged[side] |= BIT[region]


def eagle_taken(g: Optimus) -> None:
    """Eagles that the barbarian holds count at the end."""


def eagle_retaken(g: Optimus) -> None:
    """An eagle is with the Romans again."""
    score(g, ROMANUS, "eagle")


# ---------------------------------------------------------------- what is held


def held_regions(g: Optimus, side: int) -> int:
    """Points for the enemy's inhabited regions of the first year that a side holds now, by their printed VD."""
    start = era(of(g).start[0])
    total = 0
    for region in members(start.inhabited):
        theirs = (start.owner[region] == ROMAN) != (side == ROMANUS)
        if theirs and controller(g, region) == side:
            total += start.vd[region] + worth(side, "region", 1)
            total += worth(side, "rich-region", 1) if start.vg[region] > RICH else 0
            total += worth(side, "royal-seat", 1) if region == ROYAL_SEAT else 0
    return total


def foraged_lands(g: Optimus, side: int) -> int:
    """Rural regions of the Empire south of the Danube or west of the Rhine that a side has foraged."""
    rural = g.ravaged[side] & ~g.era.inhabited
    return len([region for region in members(rural) if SOUTHERN >> region & 1 or g.era.empire >> region & 1])


def parts(g: Optimus, side: int) -> dict[str, int]:
    """What the points of a side are made of."""
    bales = sum([g.bb[i] for i in range(HEADS) if g.band[i] and g.side_of(FIRST_LEADER + i) == side])
    legions = (LEGION_UNITS & g.inside[GONE]).bit_count()
    eagles = len([holder for holder in g.eagle if holder != NONE])
    return {
        "regions": held_regions(g, side),
        "deeds": g.deeds[side],
        "foraged": worth(side, "foraged", foraged_lands(g, side)),
        "pf": worth(side, "pf", g.slain[side]),
        "legions": worth(side, "legion", legions) if side != ROMANUS else 0,
        "eagles": worth(side, "eagle", eagles) if side != ROMANUS else 0,
        "bb": worth(side, "bb", bales),
    }


def points(g: Optimus, side: int) -> int:
    """The points of a side now."""
    return sum(parts(g, side).values())


# ---------------------------------------------------------------- the end


def level(g: Optimus) -> int:
    """How the game stands by points, by the levels of the scenario."""
    difference = points(g, ROMANUS) - points(g, 1 - ROMANUS)
    for number, bound in enumerate(of(g).levels):
        if difference >= bound:
            return DECISIVE_ROMAN + number
    return DECISIVE_BARBARIAN


def sudden(g: Optimus, end: End) -> bool:
    """Whether all that a sudden death names is so."""
    side = end.winner
    if not all(g.at[FIRST_LEADER + leader] == GONE for leader in end.lost):
        return False
    if end.held and not all(controller(g, region) == side for region in members(end.held)):
        return False
    if end.any_held and not any(controller(g, region) == side for region in members(end.any_held)):
        return False
    if len([holder for holder in g.eagle if holder != NONE]) < end.eagles:
        return False
    return (LEGION_UNITS & g.inside[GONE]).bit_count() >= end.legions


def season_ends(g: Optimus) -> bool:
    """Whether the game is over with this season: a sudden death, or its last one."""
    for end in of(g).ends:
        if sudden(g, end):
            roman = end.winner == ROMANUS
            g.ended = (
                (DECISIVE_ROMAN if end.decisive else ROMAN_VICTORY)
                if roman
                else (DECISIVE_BARBARIAN if end.decisive else BARBARIAN_VICTORY)
            )
            break
    if not g.ended and g.clock >= g.last_clock:
        g.ended = level(g)
    if g.ended:
        g.emit(GAME_OVER, (points(g, ROMANUS), points(g, 1 - ROMANUS), g.ended))
    return bool(g.ended)


def winner(g: Optimus) -> int:
    """The side that has won a finished game, NONE in a draw."""
    if g.ended in (DECISIVE_ROMAN, ROMAN_VICTORY):
        return ROMANUS
    return NONE if g.ended in (GOING_ON, DRAW) else 1 - ROMANUS
