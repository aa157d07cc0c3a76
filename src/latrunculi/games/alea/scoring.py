"""Victory points (AIE-10): how they are counted, who leads, and how a game ends."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.state import CAESARIANI, LOST, REPUBLIC_LOST, REPUBLICANI, RUNNING, Alea
from latrunculi.games.alea.words import GAME_OVER, OBJECTS, SCORED
from latrunculi.games.alea.world import NONE

LEVEL_IDS: Final = OBJECTS["level"]


def score(g: Alea, camp: int, points: int, reason: str) -> None:
    """Give a camp points for a reason (one of `words.REASONS`): its total and the common count (AIE-10.1-1)."""
    if not points:
        return
    g.vp[camp] += points
    g.count += points if camp == CAESARIANI else -points
    g.emit(SCORED, (camp, points, OBJECTS["reason"].index(reason)))


def winning_camp(g: Alea) -> int:
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
    more, less = g.vp[winner], g.vp[1 - winner]
    return "definitive" if more > 5 * less else "decisive" if more > 2 * less else "simple"


def conclude(g: Alea) -> None:
    """The game is over: its result, and nothing goes on."""
    g.emit(GAME_OVER, (g.vp[CAESARIANI], g.vp[REPUBLICANI], LEVEL_IDS.index(level(g))))
    g.stack.clear()
