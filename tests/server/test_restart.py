"""Nothing is lost: not by a restart in the middle of a game, not by a kill, not by a disk that fails."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from websockets.sync.client import connect

from latrunculi.kernel.actions import Offers
from latrunculi.server.database import StorageError
from latrunculi.server.storage import Conflict, Storage
from latrunculi.server.tables import Tables
from tests.patience import PATIENCE, free_port
from tests.server.conftest import Serve, new_table, people, play_out, sitting
from tests.toys.morra import MORRA
from tests.toys.morra.rules import DONE, STAKE, Round, Table

ROOT = Path(__file__).parents[2]


def look(client: TestClient, table: str, keys: dict[str, str]) -> list[Any]:
    """All that the seats of people see."""
    return [
        client.get(f"/api/tables/{table}/replay", params={"seat": seat}, headers={"X-Key": key}).json()
        for seat, key in keys.items()
    ]


def test_a_table_of_an_earlier_revision_goes_on_or_says_which_program_can_continue_it(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One table is at its first question; at the other more was staked than the mended rules allow."""
    with serve(local=True) as client:
        fresh, _ = new_table(client)
        rich, keys = new_table(client)
        with sitting(client, rich, list(keys.values()), 0) as one:
            one.act("show", "IV")
            one.ask(type="look", seat=1)
            one.act("show", "I")
            one.ask(type="look", seat=0)
            one.act("stake", 2)
    monkeypatch.setattr(type(MORRA), "revision", 2)
    monkeypatch.setattr(type(MORRA), "versions", {1: "0.0.9"})
    options = Round.options

    def mended(self: Round, g: Table, may: Offers) -> None:
        if self.step == "stake":
            may.offer(STAKE, "MOR-3-1", 1 << 1)
            may.offer(DONE, "MOR-3-3")
        else:
            options(self, g, may)

    monkeypatch.setattr(Round, "options", mended)
    with serve(local=True) as client:
        assert client.get(f"/api/tables/{fresh}").json()["revision"] == 1
        replayed = client.get(f"/api/tables/{fresh}/replay", params={"at": 0}).json()
        assert replayed["view"]["revision"] == 2
        answer = client.get(f"/api/tables/{rich}/replay")
        assert answer.status_code == 409
        assert answer.json()["code"] == "revision"
        assert "step 3" in answer.json()["message"]
        assert answer.json()["message"].endswith("latrunculi 0.0.9 can continue it")


def test_a_restart_changes_nothing(serve: Serve) -> None:
    with serve(local=True) as client:
        table, keys = new_table(client)
        with sitting(client, table, list(keys.values()), 0) as one:
            one.act("show", "IV")
            one.ask(type="look", seat=1)
            one.act("show", "I")
            one.ask(type="look", seat=0)
            one.act("stake", 1)
            one.act("stake", 2)
            one.ask(type="undo", version=4)
            before, view = look(client, table, keys), one.view
    with serve(local=True) as client:
        assert look(client, table, keys) == before
        with sitting(client, table, list(keys.values()), 0) as one:
            assert one.view == view
            assert one.act("stake", 3, version=4)["code"] == "stale"
            assert one.ask(type="undo", version=5)["type"] == "done"
            assert one.act("stake", 2)["type"] == "done"
            assert one.view["board"]["pot"] == 2


def test_the_dice_are_those_that_would_have_come(serve: Serve, database: str) -> None:
    """A game that is interrupted before every roll ends as the one that never was."""
    logs = []
    for restarts in (False, True):
        with serve(local=True) as client:
            table, keys = new_table(client, seed="iacta")
        done = False
        while not done:
            with serve(local=True) as client:
                every = list(keys.values())
                with sitting(client, table, every, 0) as one, sitting(client, table, every, 1) as two:
                    if not restarts:
                        play_out([one, two], lambda legal: legal[-1])
                    else:
                        player = (one, two)[one.view["awaiting"][0]]
                        player.ask(
                            type="act", action=player.view["legal"][-1]["action"], version=player.view["version"]
                        )
                shown = client.get(f"/api/tables/{table}/replay", params={"seat": -1}).json()
                done = shown["view"]["over"]
        logs.append(shown["log"])
    assert logs[0] == logs[1]


def test_a_bots_turn_resumes_by_itself(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's answer is lost with the server; the next server plays it though nobody comes to look."""
    players = [*people(1), {"kind": "bot", "bot": "random"}]
    with monkeypatch.context() as patch:
        patch.setattr("latrunculi.server.bots.Bots._wake", lambda bots, table: None)
        with serve(local=True) as client:
            table, keys = new_table(client, players)
            with sitting(client, table, [keys["0"]], 0) as one:
                one.act("show", "IV")
                assert one.view["awaiting"] == [1]
    with serve(local=True) as client:
        deadline = time.monotonic() + PATIENCE
        while client.get("/api/tables").json()[0]["version"] < 2:
            assert time.monotonic() < deadline
            time.sleep(0.02)


def test_bots_play_a_whole_game_against_a_person(client: TestClient) -> None:
    players = [{"kind": "bot", "bot": "random"}, *people(1), {"kind": "bot", "bot": "random"}]
    table, keys = new_table(client, players)
    with sitting(client, table, list(keys.values()), 1) as one:
        while not one.view["over"]:
            if 1 in one.view["awaiting"]:
                one.ask(type="act", action=one.view["legal"][0]["action"], version=one.view["version"])
            else:
                one.receive()
        assert one.view["winners"]


def test_a_bot_that_fails_keeps_nobody_waiting(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from latrunculi.server import bots

    honest = bots.think

    def crash(game: str, pack: str, bot: str, *question: Any) -> int:
        if bot == "broken":
            raise RuntimeError("I do not know")
        return honest(game, pack, bot, *question)

    monkeypatch.setattr(bots, "think", crash)
    monkeypatch.setattr(bots.bots, "names", lambda game: ["broken", "random"])
    table, keys = new_table(client, [*people(1), {"kind": "bot", "bot": "broken"}])
    with sitting(client, table, [keys["0"]], 0) as one:
        one.act("show", "I")
        one.wait(lambda view: view["board"]["shown"][1] is not None)


def test_a_choice_that_cannot_be_written_is_not_made(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = new_table(client)
    with sitting(client, table, [keys["0"]], 0) as one:
        with monkeypatch.context() as patch:

            def full(*_: object) -> str:
                raise OSError("no space left on device")

            patch.setattr(Storage, "add_step", full)
            assert one.act("show", "IV")["code"] == "failed"
        one.ask(type="look", seat=0)
        assert one.view["awaiting"] == [0, 1]
        assert one.view["version"] == 0
        assert one.act("show", "I")["type"] == "done"
        assert one.view["board"]["shown"] == [1, None]


def test_a_second_server_on_the_same_tables_is_noticed(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where nothing is heard of it."""
    monkeypatch.setattr(Tables, "listen", lambda tables: None)
    with serve(local=True) as client, serve(local=True) as other:
        table, keys = new_table(client)
        with sitting(client, table, [keys["0"]], 0) as one, sitting(other, table, [keys["1"]], 1) as two:
            assert one.act("show", "I")["type"] == "done"
            assert two.act("show", "II")["code"] == "stale"
            two.wait(lambda view: view["version"] == 1)
            assert two.act("show", "II")["type"] == "done"
            assert one.act("stake", 1)["code"] == "not-your-turn"


def test_storage_refuses_to_write_twice_upon_one_version(client: TestClient, database: str) -> None:
    table, _ = new_table(client)
    storage = Storage(database)
    stored = storage.table(table)
    assert stored is not None
    with pytest.raises(Conflict):
        asyncio.run(storage.cut_steps(table, 0, follows=7, status=stored.status))
    storage.close()


def test_two_programs_may_begin_with_one_new_database(tmp_path: Path) -> None:
    """Processes, since alembic is not made for several threads of one; they part when all is imported."""
    code = """
import os, sys
from latrunculi.server.storage import Storage
for address in sys.argv[1:]:
    started = []
    for _ in range(3):
        started.append(os.fork())
        if not started[-1]:
            Storage(address).close()
            sys.exit()
    assert [os.waitpid(program, 0)[1] for program in started] == [0, 0, 0]
"""
    addresses = [f"sqlite:///{tmp_path / f'new-{attempt}.sqlite3'}" for attempt in range(2)]
    subprocess.run([sys.executable, "-c", code, *addresses], env=environment(), check=True, timeout=PATIENCE)


def test_a_database_of_a_later_version_is_left_alone(client: TestClient, database: str) -> None:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(StorageError, match="a later version of this program"):
        Storage(database)


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_that_keeps_nothing_is_refused(address: str) -> None:
    with pytest.raises(StorageError, match="name a file"):
        Storage(address)


# ---------------------------------------------------------------------- a real process


def request(address: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        return json.load(answer)


def environment() -> dict[str, str]:
    """What other programs find this one and its tests in."""
    source = os.pathsep.join(path for path in (os.environ.get("PYTHONPATH"), str(ROOT / "src"), str(ROOT)) if path)
    return os.environ | {"PYTHONPATH": source}


@contextmanager
def process(database: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, once it answers."""
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.server.toy_server", database, str(port)],
        cwd=ROOT,
        env=environment(),
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                request(f"http://127.0.0.1:{port}/api/games")
                break
            except urllib.error.URLError:
                assert server.poll() is None, "the server did not start"
                assert time.monotonic() < deadline
                time.sleep(0.05)
        yield server
    finally:
        server.kill()
        server.wait()


def test_a_killed_server_loses_nothing_that_it_answered(database: str) -> None:
    port = free_port()
    home = f"http://127.0.0.1:{port}/api/tables"
    show = [MORRA.vocabulary.action("show", fingers) for fingers in ("V", "II")]
    with process(database, port) as server:
        made = request(home, {"game": "morra", "players": people(2), "seed": "kill"})
        keys = list(made["keys"].values())
        with connect(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/play", open_timeout=PATIENCE) as wire:
            wire.send(json.dumps({"type": "hello", "keys": keys, "seat": 0, "log": 0}))
            for seat in (0, 1):
                wire.send(json.dumps({"type": "look", "id": 10 + seat, "seat": seat}))
                wire.send(json.dumps({"type": "act", "id": seat, "action": show[seat], "version": seat}))
                while (answer := json.loads(wire.recv(timeout=PATIENCE))).get("id") != seat:
                    pass
                assert answer["type"] == "done"
            server.send_signal(signal.SIGKILL)
            server.wait()
    with process(database, port):
        seen = request(f"{home}/{made['id']}/replay?seat=0")
        assert (seen["steps"], seen["view"]["version"]) == (2, 2)
        assert seen["view"]["board"]["shown"] == [5, 2]
