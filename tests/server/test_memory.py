"""When a server looks its memory through for circles that nobody needs."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest
from fastapi.testclient import TestClient

from latrunculi.server import memory
from latrunculi.server.memory import LEAST, LONGEST, Memory, due
from tests.patience import PATIENCE
from tests.server.conftest import Serve, new_table, sitting


class Ring:
    """Refers to itself, so that counting references does not free it."""

    def __init__(self) -> None:
        self.me = self


def test_a_server_decides_itself_when_all_is_looked_through(serve: Serve) -> None:
    usual = gc.get_threshold()
    with serve():
        young, middle, old = gc.get_threshold()
        assert (young, middle) == usual[:2]
        assert old > 1_000_000_000  # rounds of those that are young
    assert gc.get_threshold() == usual


def test_all_is_looked_through_when_what_is_in_use_has_doubled() -> None:
    assert not due(now=2 * LEAST, then=LEAST, passed=1.0)
    assert due(now=2 * LEAST + 1, then=LEAST, passed=1.0)


def test_a_small_server_may_grow() -> None:
    assert not due(now=LEAST, then=LEAST // 10, passed=1.0)
    assert due(now=LEAST + 1, then=LEAST // 10, passed=1.0)


def test_all_is_looked_through_once_an_hour() -> None:
    assert LONGEST == 3600
    assert not due(now=LEAST, then=LEAST, passed=3599.0)
    assert due(now=LEAST, then=LEAST, passed=3600.0)


def test_circles_are_freed_when_it_is_due_and_not_before() -> None:
    async def go() -> None:
        kept = Memory()
        ring = weakref.ref(Ring())
        gc.disable()
        try:
            kept.look()
            assert ring() is not None
            assert kept.times == 0
            kept._last -= LONGEST
            kept.look()
            assert ring() is None
            assert kept.times == 1
            assert kept.seconds > 0
            kept.look()
            assert kept.times == 1
        finally:
            gc.enable()

    asyncio.run(go())


def test_it_is_asked_again_and_again_while_a_server_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    class Watched(Memory):
        def look(self) -> None:
            looked.append(1)

    async def go() -> None:
        async with Watched().kept():
            while len(looked) < 2:
                await asyncio.sleep(0.01)

    monkeypatch.setattr(memory, "ROUND", 0.01)
    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_what_is_shown_is_kept_as_text(client: TestClient) -> None:
    """Of a thousand tables' positions the interpreter has nothing to follow."""
    table, keys = new_table(client)
    with sitting(client, table, list(keys.values()), 0) as one:
        one.act("show", "I")
        here = client.app.state.tables.living[table]  # type: ignore[attr-defined]
        shown = here.shown(0)
        assert not any(gc.is_tracked(part) for part in (shown.table, shown.view))
