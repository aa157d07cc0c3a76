"""Games by id. A game is a sub-package of `latrunculi.games` that offers `GAME`; nothing else need be told of it."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import latrunculi.games
from latrunculi.kernel.game import Game


class UnknownGame(LookupError):
    """No game has this id; the message names those that there are."""


@cache
def games() -> tuple[Game, ...]:
    """All games, by title."""
    found = []
    for module in pkgutil.iter_modules(latrunculi.games.__path__):
        package = importlib.import_module(f"latrunculi.games.{module.name}")
        game = getattr(package, "GAME", None)
        if isinstance(game, Game):
            found.append(game)
    return tuple(sorted(found, key=lambda game: game.title))


def game(name: str) -> Game:
    """The game of an id, alias or code, in any case.

    Raises:
        UnknownGame: when there is none.
    """
    wanted = name.strip().lower()
    for candidate in games():
        if wanted in (candidate.id, candidate.code.lower(), *candidate.aliases):
            return candidate
    known = ", ".join(g.id for g in games())
    raise UnknownGame(f"there is no game {name!r}; there are {known}")
