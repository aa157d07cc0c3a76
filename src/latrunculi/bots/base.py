"""What a bot is: one who chooses from what a seat may know, and from nothing else."""

from __future__ import annotations

from typing import Protocol

from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Game
from latrunculi.kernel.ints import Seat


class Seen:
    """What a seat knows at the moment it must choose.

    Attributes:
        game: the game that is played.
        state: a copy of the position without what the seat may not know; the bot may do with it as it likes.
            `state.options` lists the legal actions of the seat, also where several seats are awaited.
        seat: who chooses.
    """

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat


class Bot(Protocol):
    """A player that is a program. One bot plays one seat of one game."""

    def choose(self, seen: Seen) -> int:
        """One of the legal actions in `seen.state.options`."""
        ...


class UnknownBot(LookupError):
    """No bot has this name; the message names those that there are."""


def seen(game: Game, state: State, seat: Seat) -> Seen:
    """What an awaited seat knows of a position; the position itself stays untouched."""
    known = game.redact(state, seat)
    known.options = state.legal(seat)
    return Seen(game, known, seat)
