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
    games = {path.parent.name for path in (package / "games").glob("*/__init__.py")}
    assert games
    named = re.compile(rf"\b({'|'.join(sorted(games))}|history-of-the-roman-empire)\b")
    found = [
        f"{path.relative_to(package)}: {text!r}"
        for path in sorted(package.rglob("*.py"))
        if "games" not in path.relative_to(package).parts
        for text in string_literals(path)
        if named.search(text)
    ]
    assert not found
