"""What other processes write: several may serve the same tables behind one address.

PostgreSQL tells: each transaction of a writer announces the tables that it changed, and who listens hears of it with
the commit. An SQLite file is looked at twice a second: whether it has changed costs nothing to ask.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable
from typing import Any, Final

import sqlalchemy as sa

log = logging.getLogger("latrunculi.server")

CHANNEL: Final = "latrunculi"
POLL: Final = 0.5
"""Seconds between two looks at an SQLite file, and before a lost connection is tried again."""

Hear = Callable[[str | None], None]
"""Takes the id of a table that has changed; None when any may have."""


def announce(origin: str, connection: sa.Connection, tables: Iterable[str]) -> None:
    """Tell all but who has this origin, with the commit, which tables a transaction changed."""
    if connection.dialect.name == "postgresql":
        for table in tables:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{origin} {table}")))


class News:
    """Hears of what other processes write, in a thread of its own, until it is closed."""

    def __init__(self, engine: sa.Engine, origin: str, hear: Hear) -> None:
        """Hear upon a connection of this engine what has another origin; `hear` is called in the thread."""
        self._tells = engine.dialect.name == "postgresql"
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT") if self._tells else engine
        self._origin = origin
        self._hear = hear
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._serve, name="news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        self._closed.set()
        self._thread.join()

    def _serve(self) -> None:
        listen = self._listen if self._tells else self._poll
        failing = False
        while not self._closed.is_set():
            try:
                with self._engine.connect() as connection:
                    driver: Any = connection.connection.driver_connection
                    failing = False
                    listen(driver)
            except Exception:
                if not failing:
                    log.exception("what other processes write is not heard for a while")
                failing = True
                self._closed.wait(POLL)

    def _listen(self, driver: Any) -> None:
        driver.execute(f"LISTEN {CHANNEL}")
        self._hear(None)  # what was written before is not told any more
        while not self._closed.is_set():
            for notice in driver.notifies(timeout=POLL):
                origin, _, table = notice.payload.partition(" ")
                if origin != self._origin:
                    self._hear(table)
                if self._closed.is_set():
                    return

    def _poll(self, driver: Any) -> None:
        (seen,) = driver.execute("PRAGMA data_version").fetchone()
        self._hear(None)  # as above
        while not self._closed.wait(POLL):
            (now,) = driver.execute("PRAGMA data_version").fetchone()
            if now != seen:
                self._hear(None)
            seen = now
