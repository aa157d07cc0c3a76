"""III.A: tests on the ten-sided die."""

from __future__ import annotations

from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_frame import D2
from latrunculi.kernel.chance import ten_sided

TEN = 10
"""What the face 0 counts for in a modified roll (III.A-3)."""


def d2(g: Invasions, nation: Nation) -> bool:
    """III.A-4: a d2 test of a nation succeeds on an even face; 0 is even."""
    die = g.die10()
    g.emit(D2, (nation, ten_sided(die)))
    return not die & 1


def score(die: int) -> int:
    """What a face counts for in a modified roll (III.A-3)."""
    return die or TEN
