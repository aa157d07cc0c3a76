"""When memory is looked through for what refers to itself in a circle and is of no use to anybody.

The interpreter does that whenever a quarter of what stands in memory is new. With a thousand tables and their
connections it takes half a second, in which nobody is answered; and since what a choice replaces counts as new though
it is freed at once, it comes round every few seconds. Nearly all that a server no longer needs is freed without it. So
here it is done when what is in use has doubled since the last time, and otherwise once an hour. What is young is looked
through by the interpreter, as ever.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

ROUND: Final = 1.0
"""Seconds between two looks at how much is in use."""
LONGEST: Final = 3600.0
"""Seconds after which all is looked through, however little came to it."""
GROWTH: Final = 2.0
"""By which what is in use has grown when all is looked through before that."""
LEAST: Final = 1_000_000
"""Pieces in use (some 100 bytes each, in the mean) below which growth is let be."""
NEVER: Final = 2**31 - 1
_USUAL: Final = gc.get_threshold()


class Memory:
    """Remembers when memory was last looked through, and how much was in use then.

    Attributes:
        times: how often all was looked through.
        seconds: that this took in all.
    """

    def __init__(self) -> None:
        self.times = 0
        self.seconds = 0.0
        self._then = sys.getallocatedblocks()
        self._last = time.monotonic()

    def look(self) -> None:
        """Look all through if that is due."""
        if due(sys.getallocatedblocks(), self._then, time.monotonic() - self._last):
            begun = time.perf_counter()
            gc.collect()
            self.times += 1
            self.seconds += time.perf_counter() - begun
            self._then = sys.getallocatedblocks()
            self._last = time.monotonic()

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Meanwhile this decides when all is looked through, and not the interpreter."""
        young, middle, _ = _USUAL
        gc.set_threshold(young, middle, NEVER)
        looking = asyncio.create_task(self._look_around())
        try:
            yield
        finally:
            gc.set_threshold(*_USUAL)
            looking.cancel()
            with suppress(asyncio.CancelledError):
                await looking

    async def _look_around(self) -> Any:
        while True:
            await asyncio.sleep(ROUND)
            self.look()


def due(now: int, then: int, passed: float) -> bool:
    """Whether to look all through, when so many pieces are in use, so many were after the last time, seconds ago."""
    return passed >= LONGEST or now > max(LEAST, GROWTH * then)
