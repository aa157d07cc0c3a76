"""What all tests share: the check of their rule marks, and the browser that the page is tested in."""

import re
import shutil

import pytest

CLAUSE = re.compile(r"[A-Z]{2,}(-[\w.]+)+")
"""The number of a clause, such as HRE-9.3.1-1: the code of the game, then section and item."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A rule mark names at least one clause and nothing else, so that the coverage report can trust it."""
    for item in items:
        for mark in item.iter_markers("rule"):
            strays = [arg for arg in mark.args if not (isinstance(arg, str) and CLAUSE.fullmatch(arg))]
            if strays or mark.kwargs or not mark.args:
                wrong = strays or mark.kwargs or "nothing"
                raise pytest.UsageError(f"{item.nodeid}: a rule mark takes clause numbers, not {wrong}")


@pytest.fixture(scope="session")
def chromium() -> str | None:
    """The system's Chromium, for `executable_path=`; None where the test tool has downloaded its own."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = (shutil.which(name) for name in names)
    return next((path for path in found if path), None)
