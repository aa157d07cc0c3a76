"""Games by id. A game is a sub-package of `latrunculi.games` with a file `game.toml`, which says what it is called, and
`GAME` in its `__init__`; nothing else need be told of it. A game is imported when it is asked for, and not before."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path

import latrunculi.games
from latrunculi.kernel.game import Game
from latrunculi.kernel.identity import FILE, Identity, identity


class UnknownGame(LookupError):
    """No game has this id; the message names those that there are."""


@cache
def shelf() -> dict[str, Identity]:
    """What the games are called, by the names of their packages; none of them is imported for it."""
    folders = [folder for path in latrunculi.games.__path__ for folder in sorted(Path(path).iterdir())]
    return {folder.name: identity(folder) for folder in folders if (folder / FILE).is_file()}


@cache
def _load(package: str) -> Game:
    game = importlib.import_module(f"latrunculi.games.{package}").GAME
    assert isinstance(game, Game)
    return game


def games() -> tuple[Game, ...]:
    """All games, by title."""
    return tuple(sorted(map(_load, shelf()), key=lambda game: game.title))


def game(name: str) -> Game:
    """The game of a package, id, alias or code, in any case.

    Raises:
        UnknownGame: when there is none.
    """
    wanted = name.strip().lower()
    for package, called in shelf().items():
        if wanted == package or called.answers_to(wanted):
            return _load(package)
    others = games()  # a program may have put more on the table than lies on the shelf
    for candidate in others:
        if wanted in (candidate.id, candidate.code.lower(), *candidate.aliases):
            return candidate
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(g.id for g in others)}")
