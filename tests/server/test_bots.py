"""For whom bots think, in which order, and that their haste tells nothing."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from latrunculi.kernel.game import Setup
from latrunculi.server import bots, thinking
from latrunculi.server.app import create_app
from latrunculi.server.bots import ATTENTION, HESITATION, RUNNING, Bots
from latrunculi.server.limits import Limits
from latrunculi.server.settings import Settings
from latrunculi.server.storage import Storage
from latrunculi.server.stored import Player
from latrunculi.server.table import Table
from latrunculi.server.tables import Tables
from tests.patience import PATIENCE
from tests.server.conftest import at_once, new_table, people, sitting
from tests.toys.morra import MORRA

BOT = {"kind": "bot", "bot": "random"}


class Recorder(ThreadPoolExecutor):
    """Counts turns by the coins with which a game began: twelve where the rich play."""

    def __init__(self) -> None:
        super().__init__(1)
        self.turns: Counter[str] = Counter()

    def submit(self, fn: Any, /, *args: Any, **more: Any) -> Future[Any]:
        known = fn.args[4]
        coins = sum(known["purse"]) + known["pot"]
        self.turns["rich" if coins > 6 * len(known["purse"]) else "poor"] += 1
        return super().submit(fn, *args, **more)


def test_a_hundred_and_twenty_tables_of_bots_take_nothing_from_a_person(database: str, tmp_path: Path) -> None:
    """Neither made, nor asked for, nor looked at by a stranger, nor by a restart do they think."""
    settings = Settings(database, client=tmp_path / "client", limits=Limits.owner())
    benches = Recorder(), Recorder()
    for restart, bench in enumerate(benches):
        app = create_app(settings, partial(benches.__getitem__, restart), at_once)
        with TestClient(app, base_url="http://localhost") as client:
            if not restart:
                made = [new_table(client, [BOT, BOT])[0] for _ in range(120)]
            for table in made:
                assert client.get(f"/api/tables/{table}").json()["version"] == 0
            with sitting(client, made[0], [], -1):
                mine, keys = new_table(client, [*people(1), BOT], options={"rich": 1})
                with sitting(client, mine, [keys["0"]], 0) as one:
                    one.act("show", "II")
                    one.wait(lambda view: view["board"]["shown"][1] is not None)
        assert bench.turns["poor"] == 0
        assert bench.turns["rich"] >= 1


def test_a_table_is_run_when_its_maker_asks_and_as_far_as_the_quota_goes(database: str, tmp_path: Path) -> None:
    settings = Settings(database, client=tmp_path / "client", limits=Limits.owner())
    slow = Desk()
    with TestClient(create_app(settings, lambda: slow, at_once), base_url="http://localhost") as client:
        for _ in range(RUNNING):
            new_table(client, [BOT, BOT], run=True)
        full = {"game": "morra", "players": [BOT, BOT], "run": True}
        assert client.post("/api/tables", json=full).json()["code"] == "quota"
        assert client.post("/api/tables", json=full | {"run": False}).status_code == 201


def test_a_restart_forgets_no_table_that_is_run(database: str, tmp_path: Path) -> None:
    """Nor does it let more be run than before, or any go on that nobody asked for."""
    settings = Settings(database, client=tmp_path / "client", limits=Limits.owner())
    asked = {"game": "morra", "players": [BOT, BOT], "run": True}
    with TestClient(create_app(settings, Desk, at_once), base_url="http://localhost") as client:
        other, _ = new_table(client, [BOT, BOT])
        made = client.post("/api/tables", json=asked | {"run": False}).json()
        assert client.post(f"/api/tables/{made['id']}/run", headers={"X-Key": made["owner"]}).status_code == 204
        run = [made["id"], *(new_table(client, [BOT, BOT], run=True)[0] for _ in range(RUNNING - 1))]
    with TestClient(create_app(settings, Desk, at_once), base_url="http://localhost") as client:
        assert client.post("/api/tables", json=asked).json()["code"] == "quota"
    app = create_app(settings, lambda: ThreadPoolExecutor(1), at_once)
    with TestClient(app, base_url="http://localhost") as client:
        for table in run:
            with sitting(client, table, [], -1) as watcher:
                watcher.wait(lambda view: view["over"])
        assert client.get(f"/api/tables/{other}").json()["version"] == 0
        assert client.post("/api/tables", json=asked).status_code == 201


def test_of_many_who_ask_at_once_no_more_are_let_than_the_quota(each_database: str) -> None:
    async def go() -> None:
        async with house(each_database, Desk()) as there:
            made = [await there.table([RANDOM, RANDOM], f"seed {n}") for n in range(RUNNING + 3)]
            asked = await asyncio.gather(*(there.bots.run(table.id) for table in made))
            assert sum(asked) == RUNNING
            assert not await there.bots.room()
            # Whoever is let already may ask again.
            assert await there.bots.run(made[asked.index(True)].id)
            again = Bots(there.tables, there.storage, Desk)
            assert await again.run(made[asked.index(True)].id)
            assert not await again.run(made[asked.index(False)].id)
            await again.close()

    asyncio.run(go())


def test_a_table_that_is_deleted_makes_room(database: str) -> None:
    """Though a bot was thinking of it; and that it is gone is no defect."""

    async def go() -> None:
        desk = Desk()
        async with house(database, desk) as there:
            table = await there.table([RANDOM, RANDOM])
            assert await there.bots.run(table.id)
            await settle(lambda: len(desk.waiting) == 1)
            await there.tables.delete(table.id)
            assert there.storage.running() == []
            await desk.think()
            await settle(lambda: not there.bots._tasks)
            assert not there.bots._asked

    asyncio.run(go())


def test_a_table_that_waits_for_people_alone_is_run_no_longer(database: str) -> None:
    """Else somebody who never comes would hold the place of another for as long as tables are kept."""

    async def go() -> None:
        desk = Desk()
        async with house(database, desk) as there:
            table = await there.table([PERSON, RANDOM])
            assert await there.bots.run(table.id)
            assert there.storage.running() == [table.id]
            await desk.think()
            await settle(lambda: table.match.version == 1)
            await settle(lambda: there.storage.running() == [])
            assert await there.bots.run(table.id)  # there is nothing to run
            assert there.storage.running() == []

    asyncio.run(go())


def test_a_table_whose_bots_fail_makes_room(database: str) -> None:
    class Broken(Executor):
        def submit(self, fn: Any, /, *args: Any, **more: Any) -> Future[Any]:
            raise OSError("no more processes")

    async def go() -> None:
        async with house(database, Broken()) as there:
            table = await there.table([RANDOM, RANDOM])
            assert await there.bots.run(table.id)
            await settle(lambda: there.storage.running() == [])
            assert not there.bots._asked

    asyncio.run(go())


def test_a_bot_that_never_answers_is_answered_for_and_keeps_no_worker(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice the greedy one does not answer; then nobody waits for it any more."""
    monkeypatch.setattr(bots, "LATE", 2)
    asked: list[str] = []
    desks: list[Executor] = []

    class Stuck(ThreadPoolExecutor):
        def submit(self, fn: Any, /, *args: Any, **more: Any) -> Future[Any]:
            asked.append(fn.args[2])
            return Future() if asked[-1] == "legatus" else super().submit(fn, *args, **more)

    def desk() -> Executor:
        desks.append(Stuck(1))
        return desks[-1]

    async def go() -> None:
        async with house(database, Desk()) as there:
            there.bots._make = desk
            there.bots._patience = 0.05
            table = await there.table([Player("bot", "legatus", "legatus"), RANDOM])
            assert await there.bots.run(table.id)
            await settle(lambda: len(table.match.steps) >= 12)
        for one in desks:
            one.shutdown()

    asyncio.run(go())
    assert asked.count("legatus") == 2
    assert len(desks) == 3
    told = [line.getMessage() for line in caplog.records if line.levelname == "ERROR"]
    assert len(told) == 2
    assert all("legatus" in line for line in told)


def test_bots_think_in_processes_that_load_nothing_of_the_server() -> None:
    """It would cost a second, and tens of megabytes, in each of them."""
    pool = thinking.pool(1)
    loaded = pool.submit(eval, "set(__import__('sys').modules)").result(PATIENCE)
    pool.shutdown()
    assert "latrunculi.server.thinking" in loaded
    assert not loaded & {"fastapi", "sqlalchemy", "alembic", "pydantic", "uvicorn"}


def test_what_never_ends_is_ended_with_the_process_that_it_is_thought_of_in() -> None:
    pool = thinking.pool(1)
    pool.submit(os.getpid).result(PATIENCE)
    (process,) = pool._processes.values()  # type: ignore[attr-defined]
    endless = pool.submit(time.sleep, 10 * PATIENCE)
    thinking.give_up(pool)
    with pytest.raises(BrokenExecutor):
        endless.result(PATIENCE)
    process.join(PATIENCE)
    assert not process.is_alive()


def test_a_table_that_cannot_be_followed_any_more_holds_no_place(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database, client=tmp_path / "client", limits=Limits.owner())
    with TestClient(create_app(settings, Desk, at_once), base_url="http://localhost") as client:
        table, _ = new_table(client, [BOT, BOT], run=True)
    storage = Storage(database)
    assert storage.running() == [table]
    monkeypatch.setattr(type(MORRA), "revision", 0)  # an older program
    with TestClient(create_app(settings, Desk, at_once), base_url="http://localhost"):
        deadline = time.monotonic() + PATIENCE
        while storage.running():
            assert time.monotonic() < deadline
            time.sleep(0.005)
    storage.close()


def test_on_the_owners_machine_it_is_enough_to_look(client: TestClient) -> None:
    table, _ = new_table(client, [BOT, BOT])
    with sitting(client, table, [], -1) as owner:
        owner.wait(lambda view: view["over"])


def test_a_table_that_is_run_plays_to_its_end_and_makes_room(hosted: TestClient) -> None:
    for _ in range(2 * RUNNING):
        table, _ = new_table(hosted, [BOT, BOT], run=True)
        with sitting(hosted, table, [], -1) as watcher:
            watcher.wait(lambda view: view["over"])


def test_who_owns_a_table_may_let_it_be_run_and_nobody_else(hosted: TestClient) -> None:
    made = hosted.post("/api/tables", json={"game": "morra", "players": [BOT, BOT]}).json()
    where = f"/api/tables/{made['id']}/run"
    for headers in ({}, {"X-Key": "wrong"}):
        assert hosted.post(where, headers=headers).json()["code"] == "wrong-key"
    with sitting(hosted, made["id"], [], -1) as watcher:
        assert watcher.view["version"] == 0
        assert hosted.post(where, headers={"X-Key": made["owner"]}).status_code == 204
        watcher.wait(lambda view: view["over"])


# ---------------------------------------------------------------------- step by step


class Desk(Executor):
    """Thinks when it is told to."""

    def __init__(self) -> None:
        self.waiting: deque[Callable[[], None]] = deque()
        self.most = 0

    def submit(self, fn: Any, /, *args: Any, **more: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        self.waiting.append(lambda: answer.set_result(fn(*args, **more)))
        self.most = max(self.most, len(self.waiting))
        return answer

    async def think(self) -> None:
        while not self.waiting:
            await asyncio.sleep(0.001)
        self.waiting.popleft()()


class Clock:
    """Stands still unless somebody sleeps, and remembers for how long each slept."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


class House:
    """Tables and their bots without a server."""

    def __init__(self, database: str, executor: Executor, thinkers: int = 1) -> None:
        self.storage = Storage(database)
        self.tables = Tables(self.storage)
        self.clock = Clock()
        self.bots = Bots(
            self.tables, self.storage, lambda: executor, thinkers, sleep=self.clock.sleep, clock=lambda: self.clock.now
        )

    async def table(self, players: list[Player], seed: str = "house", position: str = "") -> Table:
        setup = Setup("morra", "classic", len(players), seed, {"rich": 0})
        made = await self.tables.create(MORRA, setup, players, position)
        return await self.tables.get(made.id)


@asynccontextmanager
async def house(database: str, executor: Executor, thinkers: int = 1) -> AsyncIterator[House]:
    there = House(database, executor, thinkers)
    try:
        yield there
    finally:
        await there.bots.close()
        there.storage.close()


PERSON, RANDOM = Player("person", "Caia"), Player("bot", "random", "random")


async def settle(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came to that"
        await asyncio.sleep(0.001)


def written(tables: list[Table]) -> list[int]:
    """How much has been played at tables, and written."""
    return [table.stored.status.version for table in tables]


def test_tables_take_turns(database: str) -> None:
    """Each of twelve tables with three bots has played n choices before any has played n + 2."""

    async def go() -> None:
        desk = Desk()
        async with house(database, desk, thinkers=2) as there:
            tables = [await there.table([PERSON, RANDOM, RANDOM, RANDOM], f"seed {n}") for n in range(12)]
            for table in tables:
                table.join(lambda: None, True)
            for done in range(1, 37):
                await desk.think()
                await settle(lambda done=done: sum(written(tables)) == done)  # type: ignore[misc]
                assert max(written(tables)) - min(written(tables)) <= 1
            assert desk.most <= 2

    asyncio.run(go())


def test_people_go_before_tables_that_are_run(database: str) -> None:
    """However many are run, a bot that a person waits for thinks next."""

    async def go() -> None:
        desk = Desk()
        async with house(database, desk) as there:
            run = [await there.table([RANDOM, RANDOM], f"run {n}") for n in range(RUNNING)]
            for table in run:
                assert await there.bots.run(table.id)
            mine = await there.table([PERSON, RANDOM])
            mine.join(lambda: None, True)
            await settle(lambda: len(desk.waiting) == 1)
            await desk.think()  # what was thought of already
            await settle(lambda: sum(written(run)) == 1)
            await desk.think()
            await settle(lambda: mine.match.version == 1)
            assert sum(written(run)) == 1

    asyncio.run(go())


def test_bots_go_on_a_while_after_a_person_chose_and_not_for_ever(database: str) -> None:
    async def go() -> None:
        desk = Desk()
        async with house(database, desk) as there:
            table = await there.table([PERSON, RANDOM, RANDOM, RANDOM])
            await asyncio.sleep(0.01)
            assert not desk.waiting  # nobody is there yet
            assert await table.play(0, MORRA.vocabulary.action("show", "I"), 0) is None
            await desk.think()
            await settle(lambda: table.match.version == 2 and len(desk.waiting) == 1)
            there.clock.now += ATTENTION
            await desk.think()
            await settle(lambda: table.match.version == 3)
            await asyncio.sleep(0.01)
            assert not desk.waiting
            back = lambda: None  # noqa: E731
            table.join(back, True)
            await desk.think()
            await settle(lambda: table.match.version == 4)

    asyncio.run(go())


def hand(cards: str) -> str:
    return f'game = "morra"\nround = 3\n[[seat]]\npurse = 6\n[[seat]]\npurse = 6\nhand = [{cards}]\n'


async def _pauses(database: str, cards: str, thinking: float = 0.0) -> list[float]:
    """For how long a bot with these cards holds its answers back in the last round: fingers, then a card."""
    bench = Recorder()
    async with house(database, bench) as there:
        table = await there.table([PERSON, RANDOM], "the same", hand(cards))
        honest = there.bots._think

        async def think(*question: Any) -> int:
            answer = await honest(*question)
            there.clock.now += thinking
            return answer

        there.bots._think = think  # type: ignore[method-assign]
        table.join(lambda: None, True)
        while not table.match.state.over:
            version = table.match.version
            if table.match.state.awaiting & 1:
                assert await table.play(0, table.match.state.legal(0)[-1]) is None
            else:
                await settle(lambda version=version: table.match.version > version)  # type: ignore[misc]
        return there.clock.slept


def test_how_long_a_bot_hesitates_does_not_depend_on_its_hand(database: str) -> None:
    """With two cards, one or none, where all that is left is to keep: every private answer is held back alike."""

    async def go() -> None:
        pauses = [await _pauses(database, cards) for cards in ("", '"cornu"', '"cornu", "tuba"')]
        assert len(set(pauses[0])) == len(pauses[0]) == 2
        assert all(HESITATION[0] <= seconds <= HESITATION[1] for seconds in pauses[0])
        assert pauses == [pauses[0]] * 3

    asyncio.run(go())


def test_a_bot_that_thinks_long_hesitates_whole_times(database: str) -> None:
    """The answer comes at a multiple of what was drawn, whatever the thinking took within it."""

    async def go() -> None:
        first, second = await _pauses(database, "")
        shown, played = await _pauses(database, "", thinking=0.03)
        assert (round(shown + 0.03, 9), round(played + 0.03, 9)) == (round(first, 9), round(second, 9))
        shown, _ = await _pauses(database, "", thinking=first + 0.03)
        assert round(shown + first + 0.03, 9) == round(2 * first, 9)

    asyncio.run(go())
