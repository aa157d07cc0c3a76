"""Games by id. A game is a sub-package of `latrunculi.games` with a file `game.toml`, which says what it is called, and
`GAME` in its `__init__`; nothing else need be told of it. A game is imported when it is asked for, and not before.

With the pack that the environment names, if any, a game is imported as any module is. With another one it is an
*edition* (`kernel.editions`): another `Game`, whose modules know that pack; it runs interpreted."""

from __future__ import annotations

import importlib
from collections import OrderedDict
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Final

import latrunculi.games
from latrunculi.kernel import packs
from latrunculi.kernel.editions import Edition
from latrunculi.kernel.game import Game
from latrunculi.kernel.identity import FILE, Identity, identity

MOST_EDITIONS: Final = 16
"""Editions that are kept, those used last: each takes about half a second to load, and five megabytes."""

_editions: Final[OrderedDict[tuple[str, str], tuple[Edition, Game]]] = OrderedDict()
_loading: Final = Lock()


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


def game(name: str, pack: str | None = None) -> Game:
    """The game of a package, id, alias or code, in any case, with a component pack.

    Args:
        name: of the game.
        pack: the fingerprint of the pack, empty for none; None for the one that the environment names, if any.

    Raises:
        UnknownGame: when there is none.
        packs.UnknownPack: when the pack cannot be found.
        latrunculi.kernel.position.PositionError: when it has defects.
    """
    wanted = name.strip().lower()
    for package, called in shelf().items():
        if wanted == package or called.answers_to(wanted):
            usual = _load(package)
            return usual if pack in (None, usual.pack) else _edition(package, usual, pack or "")
    others = games()  # a program may have put more on the table than lies on the shelf
    for candidate in others:
        if wanted in (candidate.id, candidate.code.lower(), *candidate.aliases):
            if pack not in (None, candidate.pack):
                raise packs.UnknownPack(packs.missing(pack or "", candidate.pack_variable))
            return candidate
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(g.id for g in others)}")


def _edition(package: str, usual: Game, pack: str) -> Game:
    """A game with another pack than it usually has. Those used last are kept."""
    with _loading:
        if (package, pack) in _editions:
            _editions.move_to_end((package, pack))
            return _editions[package, pack][1]
        if pack and packs.find(pack, usual.pack_variable, usual.component_files) is None:
            raise packs.UnknownPack(packs.missing(pack, usual.pack_variable))
        edition = Edition(latrunculi.games, f"latrunculi_{package}_{pack or 'plain'}")
        try:
            with packs.wanted(pack):
                found = edition.load(f"latrunculi.games.{package}").GAME
            assert isinstance(found, Game)
            if found.pack != pack:  # somebody has changed its files since
                raise packs.UnknownPack(packs.missing(pack, usual.pack_variable))
        except BaseException:
            edition.close()
            raise
        _editions[package, pack] = edition, found
        while len(_editions) > MOST_EDITIONS:
            _editions.popitem(last=False)[1][0].close()
        return found
