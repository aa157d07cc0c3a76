"""What workers tell of the tests that they run.

Of each test five messages go to the program that counts them: that it begins, how its set-up, it and its clearing away
went, and that it is over. Of a test of a millisecond that is a good part of the work, of both programs, and but one of
them is looked at where all goes well.
"""

from __future__ import annotations

from typing import Any

import pytest

UNSEEN = 0.005
"""Seconds: what `--durations` leaves out unless it is told otherwise."""


def tell_less(config: pytest.Config) -> None:
    """Have this worker tell of a test how it went; of what lies around it, what went wrong, printed or took long."""
    manager = config.pluginmanager
    worker: Any = next(plugin for plugin in manager.get_plugins() if type(plugin).__name__ == "WorkerInteractor")
    tell = worker.pytest_runtest_logreport

    @pytest.hookimpl
    def pytest_runtest_logreport(report: pytest.TestReport) -> None:
        if report.when == "call" or not report.passed or report.sections or report.duration >= UNSEEN:
            tell(report)

    manager.unregister(worker)
    worker.pytest_runtest_logstart = worker.pytest_runtest_logfinish = None
    worker.pytest_runtest_logreport = pytest_runtest_logreport
    manager.register(worker)
