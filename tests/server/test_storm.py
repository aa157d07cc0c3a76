"""Everybody comes back at once: whoever sits at one table sees what is played there, however many tables there are."""

from __future__ import annotations

import asyncio
import gc
import json
import random
from types import SimpleNamespace
from typing import Any, cast

from fastapi import WebSocket

from latrunculi.kernel.game import Setup
from latrunculi.server import play
from latrunculi.server.storage import Storage
from latrunculi.server.stored import Player
from latrunculi.server.tables import IDLE_TABLES, Laid, Tables
from tests.toys.morra import MORRA

MANY = 4 * IDLE_TABLES


class Wire:
    """A client as the server's side of a WebSocket, in this event loop."""

    def __init__(self, tables: Tables, table: str, hello: dict[str, Any]) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(tables=tables))
        self.headers: dict[str, str] = {}
        self.client = None
        self.version = -1
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._hello = hello
        self._seen = asyncio.Event()
        self.served = asyncio.create_task(play.play(cast(WebSocket, self), table))

    async def accept(self) -> None:
        pass

    async def close(self, code: int = 1000, reason: str = "") -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return await self._sent.get()

    async def send_text(self, text: str) -> None:
        message = json.loads(text)
        assert message["type"] in ("state", "done"), message
        if message["type"] == "state":
            self.version = message["view"]["version"]
            self._seen.set()

    def say(self, **message: Any) -> None:
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def hello(self) -> None:
        self.say(type="hello", **self._hello)

    async def sees(self, version: int) -> None:
        while self.version < version:
            self._seen.clear()
            await asyncio.wait_for(self._seen.wait(), 30)

    async def leave(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect"})
        await self.served


async def begin(tables: Tables, number: int) -> list[Laid]:
    setup = Setup("morra", "classic", 2, "storm", {})
    return [await tables.create(MORRA, setup, [Player("person", "")] * 2) for _ in range(number)]


async def come_and_go(tables: Tables, made: list[Laid], dice: random.Random) -> dict[str, list[Wire]]:
    """Two people for each table, in any order; some give up before a word and come again."""
    wires: dict[str, list[Wire]] = {table.id: [] for table in made}
    chairs = [(table, seat) for table in made for seat in (0, 1)]
    dice.shuffle(chairs)
    for table, seat in chairs:
        hello = {"keys": [table.keys[seat]], "seat": seat}
        if dice.random() < 0.2:
            await Wire(tables, table.id, hello).leave()
        wires[table.id].append(Wire(tables, table.id, hello))
        if dice.random() < 0.1:
            await tables.get(dice.choice(made).id)
    return wires


def test_a_storm_of_reconnections_splits_no_table(database: str) -> None:
    """Hundreds of tables, all sockets wait before hello, and come and go in any order: each table is one."""

    async def storm() -> None:
        storage = Storage(database)
        tables = Tables(storage)
        dice = random.Random("storm")
        wires = await come_and_go(tables, await begin(tables, MANY), dice)
        # All are let in, and have said nothing yet; meanwhile so many other tables are asked for.
        for other in await begin(tables, IDLE_TABLES + 1):
            await tables.get(other.id)
        everybody = [wire for at in wires.values() for wire in at]
        dice.shuffle(everybody)
        for wire in everybody:
            wire.hello()
            if dice.random() < 0.3:
                await asyncio.sleep(0)
        for wire in everybody:
            await wire.sees(0)
        for wire in everybody:
            wire.say(type="act", id=1, action=MORRA.vocabulary.action("show", "II"), version=0)
        for wire in everybody:
            await wire.sees(2)
        for wire in everybody:
            await wire.leave()
        storage.close()

    asyncio.run(storm())


def test_a_table_that_nobody_holds_is_let_go_and_the_finished_first(database: str) -> None:
    async def go() -> None:
        storage = Storage(database)
        tables = Tables(storage)
        made = await begin(tables, IDLE_TABLES + 3)
        first, second, *others = made
        held = await tables.get(first.id)
        finished = await tables.get(second.id)
        finished.match.state.stack.clear()
        del finished
        for other in others[:-2]:  # one more than are kept
            await tables.get(other.id)
        gc.collect()
        assert second.id not in tables.living
        for other in others[-2:]:
            await tables.get(other.id)
        gc.collect()
        assert others[0].id not in tables.living
        assert await tables.get(first.id) is held
        storage.close()

    asyncio.run(go())


def test_a_table_that_is_let_go_is_freed_at_once(database: str) -> None:
    """It refers to itself in no circle, though it was played at and looked at: memory is seldom looked through."""

    async def go() -> None:
        storage = Storage(database)
        tables = Tables(storage)
        (laid,) = await begin(tables, 1)
        wires = [Wire(tables, laid.id, {"keys": [laid.keys[seat]], "seat": seat}) for seat in (0, 1)]
        for wire in wires:
            wire.hello()
            await wire.sees(0)
        for wire in wires:
            wire.say(type="act", id=1, action=MORRA.vocabulary.action("show", "II"), version=0)
        for wire in wires:
            await wire.sees(2)
            await wire.leave()
        del wire, wires
        gc.disable()
        try:
            others = await begin(tables, IDLE_TABLES)
            for other in others[1:]:
                await tables.get(other.id)
            assert laid.id in tables.living
            await tables.get(others[0].id)
            assert laid.id not in tables.living
        finally:
            gc.enable()
        storage.close()

    asyncio.run(go())
