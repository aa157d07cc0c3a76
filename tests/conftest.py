"""What all tests share: how they are collected, the check of their rule marks, and the browser that tests the page."""

import gc
import re
import shutil
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tests import bytecode, reports

# The same examples each time, however slow the machine: what fails is what was changed.
settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")

CLAUSE = re.compile(r"[A-Z]{2,}(-[\w.]+)+")
"""The number of a clause, such as HRE-9.3.1-1: the code of the game, then section and item."""


# Games make many objects and few rings of them: to look for these after each 700 takes a tenth of all time.
gc.set_threshold(20_000, *gc.get_threshold()[1:])

LONG = ("tests/browser/", "tests/packaging/", "tests/cli/", "tests/server/")
"""Where tests take seconds and wait for processes; the thousands elsewhere take milliseconds."""


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput") and config.option.verbose <= 0 and not config.option.xmlpath:
        reports.tell_less(config)


def pytest_sessionstart(session: pytest.Session) -> None:
    if session.config.pluginmanager.has_plugin("dsession"):  # the workers are about to start
        bytecode.write(session.config)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without looking for garbage: thousands of tests are made, none goes, and all stay as long as any runs."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    check_marks(items)
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = dealt(items, workers)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in the order in which workers take them: the first part is the first worker's, and so on.

    Each begins with its share of the long ones, whole files, and ends with short ones, of which whoever is done first
    takes what the others have left: none is left alone with a long one at the end, or starts a browser for the last
    tests of a file.
    """
    long: dict[str, list[pytest.Item]] = {}
    short: list[pytest.Item] = []
    for item in items:
        file = item.nodeid.split("::")[0]
        if file.startswith(LONG):
            long.setdefault(file, []).append(item)
        else:
            short.append(item)
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for number, file in enumerate(sorted(long, key=lambda file: LONG.index(next(filter(file.startswith, LONG))))):
        shares[number % workers] += long[file]
    # The scheduler gives each worker as many tests as the next, the last ones what remains.
    for number, share in enumerate(shares):
        left = sum(map(len, shares[number + 1 :])) + len(short)
        room = max(0, (len(share) + left) // (workers - number) - len(share))
        share += short[:room]
        del short[:room]
    return sum(shares, short)


def check_marks(items: list[pytest.Item]) -> None:
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
