"""What a server tells its keeper: each error once a minute, and how often it happened meanwhile."""

from __future__ import annotations

import logging
import time
from typing import Final

MINUTE: Final = 60.0
MOST_KNOWN: Final = 1000
"""Errors that are told apart; beyond that all begin anew."""


class Seldom(logging.Filter):
    """Lets the same error through once a minute; the next time says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[object, ...], list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write it."""
        key = (record.name, record.levelno, str(record.msg)[:200], *_place(record))
        now = time.monotonic()
        told = self._told.get(key)
        if told is not None and now - told[0] < MINUTE:
            told[1] += 1
            return False
        if told is not None and told[1]:
            record.msg, record.args = f"{record.getMessage()} (and {told[1]:.0f} times more since it was last told)", ()
        if len(self._told) >= MOST_KNOWN:
            self._told.clear()
        self._told[key] = [now, 0]
        return True


def _place(record: logging.LogRecord) -> tuple[object, ...]:
    """What tells two errors of one message apart: their kind, and where they happened."""
    if not record.exc_info or record.exc_info[0] is None:
        return ()
    kind, _, trace = record.exc_info
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return kind, None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)


def to_standard_error() -> None:
    """Write warnings and errors of this process on standard error, seldom."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
