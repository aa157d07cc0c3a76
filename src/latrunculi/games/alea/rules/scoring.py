"""Victory points (AIE-10): how they are counted, who leads, and how a game ends."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import ITALIA, POINTS, REGIONS
from latrunculi.games.alea.rules.state import CAESARIANI, LOST, REPUBLIC_LOST, REPUBLICANI, RUNNING, Alea
from latrunculi.games.alea.rules.words import GAME_OVER, OBJECTS, SCORED
from latrunculi.games.imperator.components.kit import NONE, Camp
from latrunculi.games.imperator.rules.tally import degree

LEVEL_IDS: Final = OBJECTS["level"]


def score(g: Alea, camp: Camp, points: int, reason: str) -> None:
    """Give a camp points for a reason (one of `words.REASONS`): its total and the common count (AIE-10.1-1)."""
    if not points:
        return
    g.vp[camp] += points
    g.count += points if camp == CAESARIANI else -points
    g.emit(SCORED, (camp, points, OBJECTS["reason"].index(reason)))


# ---------------------------------------------------------------- phase F (AIE-10.F)

_REGIONS: Final = 12
_DOMINANCE: Final = 15
"""The control points that are worth something (AIE-10.F-2, AIE-10.F-3)."""


def _regions_of(g: Alea, camp: Camp) -> list[int]:
    """The regions that a camp controls."""
    return [region for region in range(REGIONS) if g.control[region] == camp]


def control_points(g: Alea, camp: Camp) -> int:
    """The control points of a camp: the sum over the regions that it controls (AIE-10.F-2)."""
    return sum([POINTS[region] for region in _regions_of(g, camp)])


def dominion(held: int) -> int:
    """What so many control points bring (AIE-10.F-2, AIE-10.F-3)."""
    return 3 if held >= _DOMINANCE else 2 if held >= _REGIONS else 0


def breakdown(g: Alea) -> list[tuple[int, str, int]]:
    """What each camp would score if the points were counted now: (camp, reason, points), nothing left out but zeros.

    AIE-SC-16: where there is a stake, only whoever controls it scores for control points.
    """
    lines: list[tuple[int, str, int]] = []
    for camp in (CAESARIANI, REPUBLICANI):
        allies = g.allies(camp).bit_count()
        held = control_points(g, camp) if g.stake == NONE or g.control[g.stake] == camp else 0
        lines += [
            (camp, "allegiance", allies),
            (camp, "dominance" if held >= _DOMINANCE else "regions", dominion(held)),
            (camp, "roma", int(g.roma == camp)),
            (camp, "intrigue", 3 if g.intrigue and g.control[ITALIA] == 1 - camp else 0),
        ]
    return [line for line in lines if line[2]]


# ---------------------------------------------------------------- the end (AIE-10.3)


def winning_camp(g: Alea) -> Camp:
    """The camp that leads now, or has won; NONE for a draw, or when both have lost (AIE-10.3-1, AIE-2.F.1-11)."""
    if g.ended == REPUBLIC_LOST:
        return NONE
    if g.ended >= LOST:
        return 1 - (g.ended - LOST)
    if not g.count:
        return NONE
    return CAESARIANI if g.count > 0 else REPUBLICANI


def level(g: Alea) -> str:
    """How the game ends, or would: one of `words.LEVELS` (AIE-10.3-1)."""
    if g.ended != RUNNING:
        return "republic-lost" if g.ended == REPUBLIC_LOST else "nobody-left"
    winner = winning_camp(g)
    if winner == NONE:
        return "draw"
    return LEVEL_IDS[degree(g.vp[winner], g.vp[1 - winner])]


def conclude(g: Alea) -> None:
    """The game is over: its result, and nothing goes on."""
    g.emit(GAME_OVER, (g.vp[CAESARIANI], g.vp[REPUBLICANI], LEVEL_IDS.index(level(g))))
    g.stack.clear()
