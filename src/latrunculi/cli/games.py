"""`latrunculi games`."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Column, Table

from latrunculi import bots
from latrunculi.cli.common import print_json
from latrunculi.kernel import registry
from latrunculi.kernel.game import Game


def games(as_json: bool) -> None:
    """List the games."""
    known = registry.games()
    if as_json:
        print_json([describe(game) for game in known])
        return
    # Ids are there to be typed: they are never cut.
    table = Table("game", Column("id", no_wrap=True), "also", "players", "scenarios", "bots", box=None)
    for game in known:
        about = describe(game)
        table.add_row(
            f"{game.title} ({game.years})",
            game.id,
            ", ".join((*game.aliases, game.code)),
            ", ".join(map(str, about["players"])),
            ", ".join(s.id for s in game.scenarios),
            ", ".join(about["bots"]),
        )
    Console().print(table)


def describe(game: Game) -> dict[str, Any]:
    """A game as programs read it."""
    return {
        **game.about(),
        "players": game.seat_numbers,
        "scenarios": [{"id": s.id, "players": list(s.seats)} for s in game.scenarios],
        "bots": bots.names(game),
    }
