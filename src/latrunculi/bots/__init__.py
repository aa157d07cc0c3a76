"""Programs that play. They see only what their seat may know (`seen`), and play any game through the kernel."""

from __future__ import annotations

from latrunculi.bots.base import Bot, Seen, UnknownBot, seen
from latrunculi.bots.greedy import GreedyBot
from latrunculi.bots.hint import Hint, hint
from latrunculi.bots.legatus import LegatusBot
from latrunculi.bots.random import RandomBot
from latrunculi.kernel.game import Game

__all__ = ["Bot", "Hint", "Seen", "UnknownBot", "hint", "make", "names", "seen"]


def names(game: Game) -> list[str]:
    """The names of the bots that can play a game, strongest first."""
    return ["legatus", "greedy", "random"] if game.advisor else ["random"]


def make(name: str, game: Game, seed: int | str) -> Bot:
    """A bot to play one seat of one game. Equal seeds make equal choices.

    Raises:
        UnknownBot: when no bot of this name plays the game.
    """
    advisor = game.advisor
    if name == "random":
        return RandomBot(seed)
    if name == "greedy" and advisor:
        return GreedyBot(advisor)
    if name == "legatus" and advisor:
        return LegatusBot(advisor, seed)
    raise UnknownBot(f"no bot {name!r} plays {game.id}; there are {', '.join(names(game))}")
