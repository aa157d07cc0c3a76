"""OP 1.1, 1.2, 1.4: backs of counters and hidden sheets. How the log speaks to those who may not know a face."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import NONE
from latrunculi.games.optimus.components.ints import Head, Piece, Side, Unit, Units
from latrunculi.games.optimus.components.pieces import BARBARIAN_HEADS, FIRST_LEADER, PIECES, ROMANUS
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import EVERYONE

FIRST_BACK: Final[int] = PIECES
"""The objects of kind `piece` that are backs of counters, from this one on."""


def face(g: Optimus, piece: Piece, side: Side) -> Piece:
    """What a side calls a piece in the log: itself, or the back of a counter that lies face down before it."""
    if piece != NONE and side == ROMANUS and BARBARIAN_HEADS & BIT[piece] and not (g.bare | g.known) & BIT[piece]:
        return FIRST_BACK + g.backs[piece - FIRST_LEADER]
    return piece


def tell(g: Optimus, kind: int, head: Head, values: tuple[int, ...]) -> None:
    """Record an event whose first field is a head, in the words of each side; spectators read what the enemy reads."""
    if g.journal is None:
        return
    mine = g.side_of(head)
    shown = face(g, head, 1 - mine)
    if shown == head:
        g.emit(kind, (head, *values))
    else:
        g.emit(kind, (head, *values), 1 << mine)
        g.emit(kind, (shown, *values), ~(1 << mine))


def whisper(g: Optimus, kind: int, unit: Unit) -> None:
    """Record an event about a unit: for everybody when it lies in view, else for its owner alone (OP-1.2-9)."""
    hidden = g.chief[unit] != NONE and not g.bare & BIT[unit]
    g.emit(kind, (unit,), 1 << g.side_of(unit) if hidden else EVERYONE)


def draw(g: Optimus, counters: Units) -> Unit:
    """One of some counters of a kind that lie beside the map, by chance: if the first of them were taken, its number
    would tell how many are on hidden sheets (OP-1.2-9)."""
    among = members(counters)
    return among[g.chance(len(among))] if len(among) > 1 else among[0]
