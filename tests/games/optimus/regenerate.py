"""Writes anew what the tests hold a game to that nobody works out by hand: `python -m tests.games.optimus.regenerate`.

Golden games (`golden/`) and counts (`perft.toml`). Read what has changed before committing it.
"""

from __future__ import annotations

from tests.games.golden import write
from tests.games.optimus.test_golden import GOLDEN
from tests.games.optimus.test_perft import COUNTS

if __name__ == "__main__":
    write(GOLDEN.texts() | {COUNTS.file: COUNTS.rewritten()})
