"""Imports point one way, and no game is named outside its own folder."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path


def test_imports_keep_their_contracts(root: Path) -> None:
    """The contracts stand in pyproject.toml under [tool.importlinter]."""
    run = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-cache"],
        cwd=root,
        env={"PYTHONPATH": str(root / "src"), "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert re.search(r"Contracts: [1-9]\d* kept, 0 broken", run.stdout), run.stdout


def string_literals(path: Path) -> Iterator[str]:
    """The strings of a module that mean something to the program: all but docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    bare = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in bare:
            yield node.value


def test_no_code_outside_the_games_names_one(root: Path) -> None:
    """A sixth game needs no change anywhere but in its own folder."""
    package = root / "src" / "latrunculi"
    named = names_of_games(root)
    found = [
        f"{path.relative_to(package)}: {text!r}"
        for path in sorted(package.rglob("*.py"))
        if "games" not in path.relative_to(package).parts
        for text in string_literals(path)
        if named.search(text)
    ]
    assert not found


def names_of_games(root: Path) -> re.Pattern[str]:
    """The packages of the games and the folders of their parts of the page, which are named by their ids."""
    packages = {path.parent.name for path in (root / "src" / "latrunculi" / "games").glob("*/__init__.py")}
    folders = {path.parent.name for path in (root / "client" / "src" / "games").glob("*/index.ts")}
    assert packages
    assert folders
    return re.compile(rf"\b({'|'.join(sorted(packages | folders))})\b")


OF_ONE_GAME = re.compile(
    r"\b(province|faction|diocese(?!s\b)|barbarian|emperor|legion|stratagem|leader)s?\b", re.IGNORECASE
)
"""Words of the boards of games. (`dioceses` is what the geometry of every map calls its large areas.)"""


def test_the_shared_page_speaks_of_no_game(root: Path) -> None:
    """Neither by name nor in the words of its board; names of pictures, remarks on map data and what `make contract`
    writes aside."""
    source = root / "client" / "src"
    named = names_of_games(root)
    shared = [
        path
        for kind in ("*.ts", "*.svelte", "*.ftl")
        for path in sorted(source.rglob(kind))
        if "games" not in path.relative_to(source).parts[:-1] or path.parent == source / "games"
    ]
    assert len(shared) > 30
    found = [
        f"{path.relative_to(source)}:{number}: {line.strip()}"
        for path in shared
        if not path.name.endswith((".test.ts", ".gen.ts")) and path.name != "Glyphs.svelte"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line) or OF_ONE_GAME.search(re.sub(r"/?\*.*|//.*", "", line))
    ]
    assert not found, found
