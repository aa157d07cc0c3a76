"""Two processes behind one address serve one table, on a file and on PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from latrunculi.kernel.game import Setup
from latrunculi.server.storage import Conflict, Storage
from latrunculi.server.stored import Player, Status
from latrunculi.server.table import Table
from latrunculi.server.tables import Tables
from tests.patience import PATIENCE
from tests.server import postgres
from tests.server.conftest import Serve, new_table, people, play_out, sitting
from tests.server.test_writer import step
from tests.server.test_writer import table as blank
from tests.toys.morra import MORRA


@pytest.fixture
def database(each_database: str) -> str:
    """An empty database of each kind."""
    return each_database


def test_who_sits_at_one_process_hears_what_is_played_through_the_other(serve: Serve) -> None:
    with serve() as here, serve() as there:
        table, keys = new_table(here)
        with (
            sitting(here, table, [keys["0"]], 0) as one,
            sitting(there, table, [keys["1"]], 1) as two,
            sitting(there, table, [], -1) as watcher,
        ):
            assert one.act("show", "IV")["type"] == "done"
            two.wait(lambda view: view["version"] == 1)
            watcher.wait(lambda view: view["version"] == 1)
            assert two.view["awaiting"] == [1]
            # One who was asked at the same time answers what he saw then.
            assert two.act("show", "I", version=0)["type"] == "done"
            one.wait(lambda view: view["version"] == 2)
            assert one.view["board"]["shown"] == [4, 1]
            assert one.act("stake", 2)["type"] == "done"
            two.wait(lambda view: view["version"] == 3)
            assert one.ask(type="undo", version=3)["type"] == "done"
            two.wait(lambda view: view["version"] == 4)
            assert not [event for event in two.log if event["kind"] == "staked"]
            assert two.view["board"]["pot"] == 0


def test_who_sits_down_through_one_process_is_seen_at_the_other(serve: Serve) -> None:
    with serve() as here, serve() as there:
        made = here.post("/api/tables", json={"game": "morra", "players": people(2)}).json()
        with sitting(there, made["id"], [made["keys"]["0"]], 0) as maker:
            assert maker.state["table"]["players"][1]["taken"] is False
            claim = {"invitation": made["invitations"]["1"], "name": "Bibulus"}
            key = here.post(f"/api/tables/{made['id']}/claim", json=claim).json()["key"]
            while not maker.state["table"]["players"][1]["taken"]:
                maker.receive()
            assert maker.state["table"]["players"][1]["name"] == "Bibulus"
            assert maker.state["reset"] is False
            with sitting(there, made["id"], [key], 1) as guest:
                assert guest.act("show", "I")["type"] == "done"


def test_of_two_processes_that_are_shown_one_invitation_one_gives_the_seat(database: str) -> None:
    async def go() -> None:
        stores = [Storage(database) for _ in range(2)]
        for round_ in range(10):
            name = f"table{round_}"
            await stores[0].create(replace(blank(name), players=[Player("person", "", invitation_hash="i")]), [])
            given = await asyncio.gather(*(store.claim(name, "i", f"key{i}", "") for i, store in enumerate(stores)))
            assert sorted(given) == [False, True]
            assert stores[0].players(name)[0].key_hash == f"key{given.index(True)}"
            assert await stores[0].invite(name, 0, "another") is False
        for store in stores:
            store.close()

    asyncio.run(go())


def test_what_cannot_be_kept_is_refused_and_not_tried(serve: Serve) -> None:
    with serve() as client:
        for change in ({"players": [{"kind": "person", "name": "a\0b"}, *people(1)]}, {"position": "x = 1 # \0"}):
            refused = client.post("/api/tables", json={"game": "morra", "players": people(2)} | change)
            assert (refused.status_code, refused.json()["code"]) == (422, "malformed")
        for path in ("a%00b", "a%00b/replay", "a%00b/record"):
            assert client.get(f"/api/tables/{path}").status_code == 404
        record = {"format": 1, "game": "morra", "revision": MORRA.revision, "position": "x = 1 # \0"}
        record["setup"] = {"game": "morra", "scenario": "classic", "seats": 2, "seed": "x\0"}
        assert client.post("/api/records", json=record).status_code == 422


def test_a_whole_game_through_two_processes_is_the_same_game(serve: Serve) -> None:
    """Every choice is made through the process in turn; all see the same at each moment, dice and log included."""
    with serve() as here, serve() as there:
        table, keys = new_table(here, people(3))
        every = list(keys.values())
        with (
            sitting(here, table, every, 0) as one,
            sitting(there, table, every, 1) as two,
            sitting(here, table, every, 2) as three,
            sitting(there, table, [], -1) as watcher,
        ):
            play_out([one, two, three], lambda legal: legal[-1])
            watcher.wait(lambda view: view["over"])
            assert watcher.view["board"]["purse"] == one.view["board"]["purse"]
        told = [client.get(f"/api/tables/{table}/replay", params={"seat": -2}).json() for client in (here, there)]
        assert told[0] == told[1]


def test_of_two_bots_with_one_seat_one_answers(serve: Serve) -> None:
    with serve() as here, serve() as there:
        players = [*people(2), {"kind": "bot", "bot": "random"}]
        table, keys = new_table(here, players)
        every = list(keys.values())
        with sitting(here, table, every, 0) as one, sitting(there, table, every, 1) as two:
            one.act("show", "II")
            two.wait(lambda view: 0 not in view["awaiting"])
            while 1 in two.view["awaiting"]:  # the bot may be faster, through the other process
                two.act("show", "II")
            one.wait(lambda view: view["version"] >= 3)
            two.wait(lambda view: view["version"] >= 3)
            assert one.view["board"]["shown"] == two.view["board"]["shown"]


# ---------------------------------------------------------------------- step by step


@asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[tuple[Tables, Tables]]:
    storages = Storage(database), Storage(database)
    both = Tables(storages[0]), Tables(storages[1])
    for tables in both:
        tables.listen()
    try:
        yield both
    finally:
        for tables, storage in zip(both, storages, strict=True):
            storage.close()
            tables.archive.close()


async def laid(tables: Tables) -> str:
    setup = Setup("morra", "classic", 2, "two", {})
    return (await tables.create(MORRA, setup, [Player("person", "")] * 2)).id


async def reaches(table: Table, version: int) -> None:
    async def come() -> None:
        while table.stored.status.version < version:
            await asyncio.sleep(0.01)

    await asyncio.wait_for(come(), PATIENCE)


def test_what_only_went_on_is_followed_and_not_rebuilt(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with two_processes(database) as (here, there):
            name = await laid(here)
            one, two = await here.get(name), await there.get(name)
            with monkeypatch.context() as patch:
                patch.setattr(Table, "_rebuilt", lambda *_: pytest.fail("rebuilt"))
                for seat in (0, 1):
                    assert await one.play(seat, MORRA.vocabulary.action("show", "I")) is None
                await reaches(two, 2)
            assert (two.match.record(), two.epoch) == (one.match.record(), 0)
            assert two.elsewhere
            assert not one.elsewhere
            assert await two.play(0, MORRA.vocabulary.action("stake", 1), 2) is None
            assert not two.elsewhere
            await reaches(one, 3)
            assert one.match.record() == two.match.record()
            assert one.match.can_undo(0)

    asyncio.run(go())


def test_what_is_written_before_a_process_listens_is_taken_in_too(database: str) -> None:
    async def go() -> None:
        storages = Storage(database), Storage(database)
        here, there = Tables(storages[0]), Tables(storages[1])
        name = await laid(here)
        one, two = await here.get(name), await there.get(name)
        assert await one.play(0, MORRA.vocabulary.action("show", "I")) is None
        there.listen()
        await reaches(two, 1)
        for tables, storage in zip((here, there), storages, strict=True):
            storage.close()
            tables.archive.close()

    asyncio.run(go())


def test_what_is_written_while_a_table_comes_into_memory_is_taken_in_too(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with two_processes(database) as (here, there):
            name = await laid(here)
            one = await here.get(name)
            loop, heard = asyncio.get_running_loop(), threading.Event()
            opening, hearing = there._open, there._hear

            def hear(table: str | None) -> None:
                hearing(table)
                if name in there._opening:
                    heard.set()

            def slowly(table: str) -> Table:
                found = opening(table)
                move = one.play(0, MORRA.vocabulary.action("show", "I"))
                assert asyncio.run_coroutine_threadsafe(move, loop).result(PATIENCE) is None
                assert heard.wait(PATIENCE)
                return found

            monkeypatch.setattr(there, "_hear", hear)
            monkeypatch.setattr(there, "_open", slowly)
            await reaches(await there.get(name), 1)

    asyncio.run(go())


def test_what_was_taken_back_and_played_otherwise_is_rebuilt(database: str) -> None:
    async def go() -> None:
        async with two_processes(database) as (here, there):
            name = await laid(here)
            one = await here.get(name)
            for seat in (0, 1):
                assert await one.play(seat, MORRA.vocabulary.action("show", "I")) is None
            assert await one.play(0, MORRA.vocabulary.action("stake", 1)) is None
            two = await there.get(name)
            async with two._lock:  # it hears of nothing before all is done
                assert await one.undo(0) is None
                assert await one.play(0, MORRA.vocabulary.action("stake", 2)) is None
            await reaches(two, 5)
            assert two.match.record() == one.match.record()
            assert two.epoch == 1

    asyncio.run(go())


def test_news_of_a_table_that_is_held_are_not_heaped_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is told that something was written there, it is read once, when the table is free."""

    async def go() -> None:
        async with two_processes(database) as (here, there):
            name = await laid(here)
            one, two = await here.get(name), await there.get(name)
            read: list[str] = []
            honest = Storage.game

            def counted(self: Storage, table: str, after: int = 0) -> Any:
                read.append(table)
                return honest(self, table, after)

            async with two._lock:
                assert await one.play(0, MORRA.vocabulary.action("show", "I")) is None
                monkeypatch.setattr(Storage, "game", counted)
                for _ in range(500):
                    there._hear(name)
                await asyncio.sleep(0.05)
                assert len(there._hearing) <= 2
            await reaches(two, 1)
            assert len(read) <= 3  # what the database itself told is among them
            # And what is written later is read again.
            assert await one.play(1, MORRA.vocabulary.action("show", "I")) is None
            await reaches(two, 2)

    asyncio.run(go())


def test_a_table_that_is_deleted_elsewhere_is_gone_here(serve: Serve) -> None:
    with serve() as here, serve() as there:
        made = here.post("/api/tables", json={"game": "morra", "players": people(2), "mine": [0, 1]}).json()
        with sitting(there, made["id"], [made["keys"]["0"]], 0) as one:
            gone = here.delete(f"/api/tables/{made['id']}", headers={"X-Key": made["owner"]})
            assert gone.status_code == 204, gone.text
            assert one.receive()["code"] == "unknown-table"


def test_writes_that_cross_never_block_each_other(database: str) -> None:
    """Two processes write to the same tables, each in an order of its own: of each two writes one is a conflict."""

    async def go() -> None:
        storages = Storage(database), Storage(database)
        names = [f"t{number:02}" for number in range(30)]
        for name in names:
            await storages[0].create(blank(name), [])
        told: list[Any] = await asyncio.gather(
            *(step(storages[0], name) for name in names),
            *(step(storages[1], name) for name in reversed(names)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in told].count(Conflict) == len(names)
        assert [type(answer) for answer in told].count(str) == len(names)
        assert storages[0].standings(names) == dict.fromkeys(names, (1, 0, 0))
        for storage in storages:
            storage.close()

    asyncio.run(go())


def test_a_lost_connection_is_mended_and_what_was_missed_is_caught_up(cluster: str) -> None:
    database = postgres.new_database(cluster)

    async def go() -> None:
        async with two_processes(database) as (here, there):
            name = await laid(here)
            one, two = await here.get(name), await there.get(name)
            with sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:")).connect() as other:
                cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
                other.exec_driver_sql(cut)
            assert await one.play(0, MORRA.vocabulary.action("show", "I")) is None
            await reaches(two, 1)

    asyncio.run(go())


def test_status_of_a_table_is_told_as_of_one_moment(database: str) -> None:
    async def go() -> None:
        storage = Storage(database)
        await storage.create(blank("a"), [])
        await step(storage, "a")
        found = storage.game("a")
        assert found is not None
        assert (found[0].status, len(found[1])) == (Status(1, 2, False, 1), 1)
        assert storage.game("a", 1) == (found[0], [])
        assert storage.game("b") is None
        storage.close()

    asyncio.run(go())
