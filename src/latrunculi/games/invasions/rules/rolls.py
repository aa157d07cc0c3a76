"""III.A: tests on the ten-sided die."""

from __future__ import annotations

from latrunculi.games.invasions.rules.ints import Nation, Piece
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_frame import D2
from latrunculi.games.invasions.rules.words_rule import PLOT_ROLL
from latrunculi.kernel.chance import ten_sided

TEN = 10
"""What the face 0 counts for in a modified roll (III.A-3)."""


def d2(g: Invasions, nation: Nation) -> bool:
    """III.A-4: a d2 test of a nation succeeds on an even face; 0 is even."""
    die = g.die10()
    g.emit(D2, (nation, ten_sided(die)))
    return not die & 1


def rolled(g: Invasions, event: int, about: tuple[int, ...], modifier: int) -> int:
    """III.A-3: a modified roll, told with what it is about. Returns what it counts for."""
    die = g.die10()
    g.emit(event, (*about, ten_sided(die), modifier))
    return score(die) + modifier


def plotted(g: Invasions, piece: Piece) -> int:
    """A roll without modifiers that decides what becomes of a piece against which somebody plots."""
    die = g.die10()
    g.emit(PLOT_ROLL, (piece, ten_sided(die)))
    return score(die)


def score(die: int) -> int:
    """What a face counts for in a modified roll (III.A-3)."""
    return die or TEN
