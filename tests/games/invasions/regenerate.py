"""Writes anew what the tests hold the game to that nobody works out: `python -m tests.games.invasions.regenerate`.

Golden games (`golden/`) and counts (`perft.toml`). Read what has changed before committing it.
"""

from __future__ import annotations

from tests.games.golden import write
from tests.games.invasions.test_golden import GOLDEN
from tests.games.invasions.test_perft import COUNTS

if __name__ == "__main__":
    write(GOLDEN.texts() | {COUNTS.file: COUNTS.rewritten()})
