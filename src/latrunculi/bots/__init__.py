"""Programs that play. They see only what their seat may know (`seen`), and play any game through the kernel."""

from __future__ import annotations

from collections.abc import Callable

from latrunculi.bots.base import Bot, Seen, UnknownBot, seen
from latrunculi.bots.random import RandomBot
from latrunculi.kernel.game import Game

__all__ = ["Bot", "Seen", "UnknownBot", "make", "names", "seen"]


def _kinds(game: Game) -> dict[str, Callable[[int | str], Bot]]:
    """The bots that can play a game, strongest first."""
    return {"random": RandomBot}


def names(game: Game) -> list[str]:
    """The names of the bots that can play a game, strongest first."""
    return list(_kinds(game))


def make(name: str, game: Game, seed: int | str) -> Bot:
    """A bot to play one seat of one game. Equal seeds make equal choices.

    Raises:
        UnknownBot: when no bot of this name plays the game.
    """
    kinds = _kinds(game)
    if name not in kinds:
        raise UnknownBot(f"no bot {name!r} plays {game.id}; there are {', '.join(kinds)}")
    return kinds[name](seed)
