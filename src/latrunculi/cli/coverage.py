"""`latrunculi rules coverage [GAME]`: which clauses a test proves.

A clause is done when a test that pytest collects from the source tree carries its number:
`@pytest.mark.rule("...")`. Nothing is run.
"""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from typing import Any

from rich.console import Console

import latrunculi
from latrunculi.cli.common import print_json
from latrunculi.cli.failure import Failure
from latrunculi.kernel import registry
from latrunculi.kernel.game import Game
from latrunculi.kernel.rules import RulesReference, load_rules


def coverage(names: list[str], as_json: bool) -> None:
    """Count the clauses done, waived and missing, of some games or of all."""
    games = [registry.game(name) for name in names] or list(registry.games())
    marked = marks(tests_folder())
    counted = {game.id: count(_book(game), marked) for game in games}
    known = {clause for game in registry.games() for clause in _book(game).clauses}
    strays = sorted(marked - known)
    if as_json:
        # Of one game the bare figures, of several the figures of each by its id.
        print_json(next(iter(counted.values())) if len(counted) == 1 else counted)
    else:
        _print(counted)
    if strays:
        raise Failure(f"tests name clauses that no game has: {', '.join(strays)}")


def _book(game: Game) -> RulesReference:
    return load_rules(game.folder / "rules.toml")


def tests_folder() -> Path:
    """The tests of the source tree that this program runs from, or that it is called in.

    Raises:
        Failure: when there is none.
    """
    for root in (Path(latrunculi.__file__).parents[2], Path.cwd()):
        if (root / "tests").is_dir() and (root / "src" / "latrunculi").is_dir():
            return root / "tests"
    raise Failure("the tests are not here: run this in the source tree")


def count(book: RulesReference, marked: set[str]) -> dict[str, Any]:
    """The figures of one game. A clause that is waived and proven all the same counts as done."""
    done = [clause for clause in book.clauses if clause in marked]
    waived = [clause for clause in book.waived if clause not in marked]
    missing = [clause for clause in book.clauses if clause not in marked and clause not in book.waived]
    return {"clauses": len(book.clauses), "done": len(done), "waived": len(waived), "missing": missing}


def marks(tests: Path) -> set[str]:
    """The numbers of the clauses that the tests in a folder carry.

    Raises:
        Failure: when pytest is not installed, or a test cannot be collected.
    """
    try:
        import pytest
    except ImportError as error:
        raise Failure("counting needs pytest: install latrunculi's dev extra") from error
    collector = _Collector()
    silence = io.StringIO()
    arguments = ["--collect-only", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:terminal", "--rootdir"]
    with contextlib.redirect_stdout(silence), contextlib.redirect_stderr(silence):
        status = pytest.main([*arguments, str(tests.parent), str(tests)], plugins=[collector])
    if collector.broken:
        raise Failure(f"these tests cannot be collected: {', '.join(collector.broken)}")
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise Failure(f"pytest cannot collect the tests in {tests}: {silence.getvalue().strip()}")
    return collector.marks


class _Collector:
    """A pytest plugin that notes the marks of what is collected."""

    def __init__(self) -> None:
        self.marks: set[str] = set()
        self.broken: list[str] = []

    def pytest_collection_finish(self, session: Any) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                self.marks.update(mark.args)

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.broken.append(report.nodeid)


def _print(counted: dict[str, dict[str, Any]]) -> None:
    console = Console(soft_wrap=True)
    for game, figures in counted.items():
        console.print(
            f"{game}: {figures['clauses']} clauses, {figures['done']} done, {figures['waived']} waived,"
            f" {len(figures['missing'])} missing",
            highlight=False,
        )
        if figures["missing"]:
            console.print(f"  {' '.join(figures['missing'])}", highlight=False)
