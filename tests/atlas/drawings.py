"""What the committed drawings were made of. Each takes up to a minute to draw, so that a test run draws none of them.

`python -m tests.atlas.drawings` draws all of them anew and notes in `drawings.json`, for each game, a digest of all
that its drawing is made of and of the drawing itself.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

import numpy
import shapely

import latrunculi.atlas
from latrunculi.atlas import build, pointmap

ATLAS: Final = Path(latrunculi.atlas.__file__).parent
GAMES: Final = ATLAS.parent / "games"
MAPS: Final = ("alea", "empire", "invasions", "optimus", "ultimus")
NOTED: Final = Path(__file__).with_name("drawings.json")


def digest(game: str) -> str:
    """Of the code and the coastlines of the atlas, the libraries it draws with, the map of a game, and its drawing."""
    found = hashlib.sha256(f"shapely {shapely.__version__} numpy {numpy.__version__}".encode())
    folder = GAMES / game / "data"
    for path in [*sorted(ATLAS.glob("*.py")), *sorted((ATLAS / "data").iterdir()),
                 folder / "map.toml", folder / "geometry.json"]:  # fmt: skip
        found.update(f"\n{path.name}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def draw(game: str, out_path: Path) -> None:
    """Draw the map of a game."""
    map_path = GAMES / game / "data" / "map.toml"
    (pointmap if pointmap.is_point_map(map_path) else build).build(map_path, out_path)


def main() -> None:
    """Draw all maps and note what of."""
    for game in MAPS:
        draw(game, GAMES / game / "data" / "geometry.json")
    NOTED.write_text(json.dumps({game: digest(game) for game in MAPS}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
