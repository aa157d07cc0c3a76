"""`latrunculi games`."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import TextWrapper
from typing import Any, Final

from rich.console import Console

from latrunculi import bots
from latrunculi.cli.common import print_json
from latrunculi.kernel import registry
from latrunculi.kernel.game import Game

INDENT: Final = 14
"""Where the ids begin, right of what they are."""


def games(as_json: bool) -> None:
    """List the games."""
    known = registry.games()
    if as_json:
        print_json([describe(game) for game in known])
        return
    width = Console().width
    print("\n\n".join("\n".join(lines(game, width)) for game in known))


def lines(game: Game, width: int) -> Iterable[str]:
    """What is said of a game. Ids are there to be typed: a line ends between them, and none is ever cut."""
    yield f"{game.title} ({game.years})"
    about = describe(game)
    values = {
        "id": [game.id, *game.aliases, game.code],
        "players": map(str, about["players"]),
        "scenarios": [scenario["id"] for scenario in about["scenarios"]],
        "options": [f"{option['id']}={'|'.join(map(str, option['values']))}" for option in about["options"]],
        "bots": about["bots"],
    }
    for name, ids in values.items():
        wrapper = TextWrapper(
            width,
            initial_indent=f"  {name}".ljust(INDENT),
            subsequent_indent=" " * INDENT,
            break_long_words=False,
            break_on_hyphens=False,
        )
        if told := ", ".join(ids):
            yield wrapper.fill(told)


def describe(game: Game) -> dict[str, Any]:
    """A game as programs read it."""
    return {
        **game.about(),
        "players": game.seat_numbers,
        "scenarios": [{"id": s.id, "players": list(s.seats)} for s in game.scenarios],
        "bots": bots.names(game),
    }
