"""Writes anew what the tests hold a game to that nobody works out by hand: `python -m tests.games.empire.regenerate`.

Golden games (`golden/`) and counts (`perft.toml`). Read what has changed before committing it.
"""

from __future__ import annotations

from latrunculi.kernel.texts import LANGUAGES
from tests.games.empire import test_golden, test_perft


def main() -> None:
    """Write the files, and name those that have changed."""
    files = {}
    for players in test_golden.SEEDS:
        match = test_golden.golden_game(players)
        for language in LANGUAGES:
            files[test_golden.path_of(players, language)] = test_golden.story(match, language)
    files[test_perft.COUNTS.file] = test_perft.COUNTS.rewritten()
    for path, text in files.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"changed: {path.name}")


if __name__ == "__main__":
    main()
