"""Dice and losses of events, for charts at the end of a game."""

from __future__ import annotations

from latrunculi.games.optimus.components.ints import Piece
from latrunculi.games.optimus.components.pieces import PIECES, SIDE_OF
from latrunculi.games.optimus.rules.words import DESTROYED_PF
from latrunculi.kernel.ints import Seat


def seat_of_piece(piece: Piece) -> Seat:
    """The seat of a piece; backs of counters are the barbarian's."""
    return SIDE_OF[piece] if piece < PIECES else 1


def losses(kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """PF destroyed, by the seat that loses them."""
    return [(seat_of_piece(values[0]), 1)] if kind == DESTROYED_PF else []
