"""What is written together, and what each who waits for it is told."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from latrunculi.kernel.game import Setup
from latrunculi.kernel.record import Step
from latrunculi.server.storage import Conflict, Storage
from latrunculi.server.stored import Player, Status, Stored, StoredStep


def table(name: str) -> Stored:
    """A table of two people."""
    return Stored(
        name, Setup("morra", "classic", 2, "s", {}), 1, "", [], 7, Status(0, 3, False, 1), [Player("person", "")] * 2
    )


def step(storage: Storage, name: str, follows: int = 0) -> Awaitable[str]:
    """A step at a table, to be written."""
    made = StoredStep(Step(0, "show", "II", []), 8)
    return storage.add_step(name, follows + 1, made, follows, Status(follows + 1, 2, False, 1))


async def together(storage: Storage, *writes: Awaitable[Any]) -> list[Any]:
    """What becomes of writes that are asked for while the writer is busy, and so go to disk together."""
    entered, go = threading.Event(), threading.Event()

    def busy(_: sa.Connection) -> None:
        entered.set()
        go.wait()

    first = asyncio.ensure_future(storage.writer.write("", busy))
    await asyncio.to_thread(entered.wait)
    asked = [asyncio.ensure_future(write) for write in writes]
    await asyncio.sleep(0)
    go.set()
    await first
    return await asyncio.gather(*asked, return_exceptions=True)


def on_disk(database: str) -> list[str]:
    """The tables that have a step, as another program sees them."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        return [name for (name,) in connection.execute("select table_id from steps order by table_id")]


def test_choices_of_many_tables_go_to_disk_in_one_transaction(database: str) -> None:
    async def go() -> None:
        storage = Storage(database)
        names = [f"t{n:02}" for n in range(50)]
        for name in names:
            await storage.create(table(name), [])
        before = storage.writer.commits
        told = await together(storage, *(step(storage, name) for name in names))
        assert storage.writer.commits == before + 2  # what kept the writer busy, and all else
        assert all(isinstance(moment, str) for moment in told)
        assert on_disk(database) == names
        storage.close()

    asyncio.run(go())


def test_nobody_is_answered_before_the_commit(database: str) -> None:
    async def go() -> None:
        storage = Storage(database)
        await storage.create(table("t"), [])
        seen: list[list[str]] = []
        event.listen(storage._writing, "commit", lambda _: seen.append(on_disk(database)))
        writing = asyncio.ensure_future(step(storage, "t"))
        writing.add_done_callback(lambda _: seen.append(on_disk(database)))
        await writing
        await asyncio.sleep(0)
        assert seen == [[], ["t"]]
        storage.close()

    asyncio.run(go())


def test_the_conflict_of_one_is_its_own(database: str) -> None:
    async def go() -> None:
        storage = Storage(database)
        for name in ("a", "b", "c"):
            await storage.create(table(name), [])
        told = await together(
            storage, step(storage, "a"), step(storage, "b", follows=5), step(storage, "a"), step(storage, "c")
        )
        assert [type(answer) for answer in told] == [str, Conflict, Conflict, str]
        assert on_disk(database) == ["a", "c"]
        storage.close()

    asyncio.run(go())


def test_work_that_fails_halfway_leaves_nothing_of_itself(database: str) -> None:
    def half(connection: sa.Connection) -> None:
        connection.exec_driver_sql("update tables set version = 9 where id = 'a'")
        raise ValueError("half done")

    def twice(connection: sa.Connection) -> None:
        connection.exec_driver_sql("update tables set version = 9 where id = 'a'")
        connection.exec_driver_sql("insert into tables select * from tables")

    async def go() -> None:
        storage = Storage(database)
        await storage.create(table("a"), [])
        told = await together(storage, *(storage.writer.write("a", work) for work in (half, twice)), step(storage, "a"))
        assert [type(answer) for answer in told] == [ValueError, sa.exc.IntegrityError, str]
        assert on_disk(database) == ["a"]
        storage.close()

    asyncio.run(go())


def test_when_the_database_itself_fails_nobody_is_told_that_it_went_well(database: str) -> None:
    """SQLite undoes a whole transaction when the disk is full: whoever wrote in it before has lost it too."""

    def full(connection: sa.Connection) -> None:
        raise sa.exc.OperationalError("insert", {}, Exception("database or disk is full"))

    async def go() -> None:
        storage = Storage(database)
        for name in ("a", "z"):
            await storage.create(table(name), [])
        told = await together(storage, step(storage, "a"), storage.writer.write("b", full), step(storage, "z"))
        assert [type(answer) for answer in told] == [sa.exc.OperationalError] * 3
        assert on_disk(database) == []
        assert isinstance(await step(storage, "a"), str)
        storage.close()

    asyncio.run(go())


def test_closing_writes_what_was_asked_for(database: str) -> None:
    async def go() -> None:
        storage = Storage(database)
        await storage.create(table("a"), [])
        writing = asyncio.ensure_future(step(storage, "a"))
        await asyncio.sleep(0)
        storage.close()
        assert on_disk(database) == ["a"]
        assert isinstance(await writing, str)

    asyncio.run(go())


def test_reading_sees_a_table_as_of_one_moment(database: str) -> None:
    """What is written meanwhile waits for nobody who reads, and is not mixed into what he reads."""

    async def go() -> None:
        storage = Storage(database)
        await storage.create(table("a"), [])
        with storage._reading.connect() as reading:
            assert reading.exec_driver_sql("select version from tables").scalar() == 0
            await step(storage, "a")
            assert on_disk(database) == ["a"]
            assert reading.exec_driver_sql("select count(*) from steps").scalar() == 0
        storage.close()

    asyncio.run(go())
