"""Where the game's files are, and what they are called.

All that is printed is data in `data/*.toml`, each entry with its provenance. A *component pack* is a folder with
corrected copies of some of these files; the environment variable LATRUNCULI_OPTIMUS_PACK names one. The map is not part
of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from latrunculi.kernel.identity import identity

FOLDER: Final = Path(__file__).parents[2]
IDENTITY: Final = identity(FOLDER)
MAP: Final = "map.toml"
FILES: Final = ("peoples.toml", "leaders.toml", "units.toml", "stratagems.toml", "tables.toml", "names.toml")
PACK: Final = "LATRUNCULI_OPTIMUS_PACK"
