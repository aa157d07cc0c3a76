"""`latrunculi atlas build [GAME]`."""

from __future__ import annotations

import sys

from latrunculi.cli.common import the_game
from latrunculi.cli.failure import Failure


def atlas(action: str, name: str) -> None:
    """Draw the map of a game from its tables, into the game's own data."""
    if action != "build":
        raise Failure(f"atlas {action}: the one thing to do is build")
    game = the_game(name)
    source = game.map_file.with_name("map.toml")
    if not source.is_file():
        raise Failure(f"{game.id} has no map to draw")
    try:
        from latrunculi.atlas import build, pointmap
    except ImportError as error:
        raise Failure(
            f"drawing a map needs the Python package {error.name}: install latrunculi's atlas extra"
        ) from error
    from latrunculi.atlas.topology import MapError

    try:
        (pointmap if pointmap.is_point_map(source) else build).build(source, game.map_file)
    except MapError as error:
        raise Failure(str(error)) from error
    sys.stdout.write(f"{game.map_file}: {game.map_file.stat().st_size} bytes\n")
