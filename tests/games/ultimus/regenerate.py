"""Writes anew what the tests hold a game to that nobody works out by hand: `python -m tests.games.ultimus.regenerate`.

Golden games (`golden/`) and counts (`perft.toml`). Read what has changed before committing it.
"""

from __future__ import annotations

from tests.games.ultimus import test_golden, test_perft


def main() -> None:
    """Write the files, and name those that have changed."""
    files = {}
    for scenario in test_golden.SCENARIOS:
        match = test_golden.golden_game(scenario)
        files[test_golden.path_of(scenario)] = test_golden.story(match, test_golden.language_of(scenario))
    files[test_perft.FILE] = test_perft.rewritten(test_perft.FILE.read_text(encoding="utf-8"))
    for path, text in files.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"changed: {path.name}")


if __name__ == "__main__":
    main()
