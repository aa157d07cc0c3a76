"""What several commands do."""

from __future__ import annotations

import json
import locale
import os
import sys
from typing import TYPE_CHECKING

from latrunculi.cli.failure import Failure
from latrunculi.kernel import registry
from latrunculi.kernel.texts import LANGUAGES

if TYPE_CHECKING:
    from latrunculi.kernel.game import Game, Setup


def the_game(name: str) -> Game:
    """The game of a name, or the first of all.

    Raises:
        registry.UnknownGame, Failure: when there is none.
    """
    if name:
        return registry.game(name)
    known = registry.games()
    if not known:
        raise Failure("no game is installed")
    return known[0]


def the_seat(game: Game, setup: Setup, side: str) -> int | None:
    """The seat of a side: a number from 1, or the id or name of one of the game's sides; None if none."""
    if side.isdecimal() and 1 <= int(side) <= setup.seats:
        return int(side) - 1
    names = [game.names(language).get(game.side_kind, {}) for language in LANGUAGES]
    known: dict[str, int] = {}
    for ident, seat in game.sides(setup).items():
        for called in (ident, *(each.get(ident, ident) for each in names)):
            known[called.lower()] = seat
    return known.get(side.lower())


def the_seats(game: Game, setup: Setup) -> str:
    """What `the_seat` understands, for a message."""
    named = ", ".join(game.sides(setup))
    return f"1 to {setup.seats}" + (f", or one of {named}" if named else "")


def the_language(wanted: str) -> str:
    """The language asked for, or the system's where it is one of ours, or English.

    Raises:
        Failure: when it is none of ours.
    """
    if wanted in LANGUAGES:
        return wanted
    if wanted:
        raise Failure(f"no texts in {wanted!r}; there are {', '.join(LANGUAGES)}")
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return next((language for language in LANGUAGES if system.lower().startswith(language)), "en")


def print_json(value: object) -> None:
    """A value as JSON on standard output, and nothing else there; in ASCII, which every terminal and program reads."""
    sys.stdout.write(json.dumps(value, indent=2) + "\n")
