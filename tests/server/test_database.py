"""A database that cannot be used says why and what would do; one that fails for a while loses nothing."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from latrunculi.cli.run import run
from latrunculi.server import bots
from latrunculi.server.database import StorageError, opened
from latrunculi.server.storage import Storage
from latrunculi.server.tables import Tables
from tests.patience import PATIENCE
from tests.server import postgres
from tests.server.conftest import Serve, new_table, people, sitting


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("sqlite:///{}/x.db?timeout=x", ("'x'", "without options")),
        ("sqlite:///{}/x.db?check_same_thread=maybe", ("'maybe'", "without options")),
        ("sqlite:///{}/x.db?cached_statements=99999999999999999999", ("too large", "without options")),
        ("sqlite:///{}/x.db?max_overflow=5", ("max_overflow", "without options")),
        ("sqlite:///{}/a\0b", ("null", "sqlite:///FILE")),
        ("sqlite:///{}", ("unable to open",)),
        ("rubbish", ("sqlite:///FILE", "postgresql://")),
        ("pigeon://loft", ("pigeon", "cannot be used")),
        ("postgresql://u@host:abc/name", ("host:abc", "postgresql://USER@HOST:PORT/NAME")),
        ("postgresql://u@127.0.0.1:99999999/name", ("99999999",)),
        ("postgresql://u@127.0.0.1/name?colour=red", ("colour",)),
    ],
)
def test_an_address_that_cannot_be_used_is_told_with_its_cure(
    address: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    with pytest.raises(StorageError) as told:
        opened(address.format(tmp_path))
    assert all(word in str(told.value) for word in words), str(told.value)


@pytest.mark.parametrize(
    "address", ["postgresql://u:hidden/7@host/name", "postgresql://u:hidden@host:abc/name", "u:hidden//hidden@host"]
)
def test_a_password_is_shown_by_no_message(address: str) -> None:
    with pytest.raises(StorageError) as told:
        opened(address)
    assert "hidden" not in str(told.value)


def test_a_wrong_option_of_the_database_is_no_defect_of_the_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db?timeout=x"]) == 1
    assert "timeout" in capsys.readouterr().err


def test_a_game_that_cannot_be_written_is_begun_neither_and_is_no_defect_of_the_program(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any, **more: Any) -> None:
        raise sa.exc.OperationalError("insert", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(Tables, "create", full)
    assert run(["play", "morra", "--as", "1", "--bot", "random", "--no-browser", "--database", database]) == 1
    assert "disk is full" in capsys.readouterr().err


# ---------------------------------------------------------------------- a file that fails


def test_a_damaged_file_ends_the_start_with_one_line(database: str, serve: Serve) -> None:
    file = Path(database.removeprefix("sqlite:///"))
    with serve(local=True):
        pass
    sound = file.read_bytes()
    # A file of its own: a connection of the server that closes late would write its pages into the damaged one.
    broken = file.with_name("damaged.sqlite3")
    for damaged, words in ((b"no database at all" * 100, "not a database"), (sound[: len(sound) // 2], "malformed")):
        broken.write_bytes(damaged)
        with pytest.raises(StorageError, match=words):
            opened(f"sqlite:///{broken}")


def test_a_file_that_may_not_be_written_ends_the_start_with_one_line(database: str, serve: Serve) -> None:
    with serve(local=True):
        pass
    file = database.removeprefix("sqlite:///")
    with pytest.raises(StorageError, match="readonly"):
        opened(f"sqlite:///file:{file}?mode=ro&uri=true")


def test_where_the_steps_are_damaged_who_asks_for_them_is_told_and_the_rest_goes_on(
    database: str, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    file = Path(database.removeprefix("sqlite:///"))
    with serve(local=True) as client:
        table, keys = new_table(client)
        with sitting(client, table, list(keys.values()), 0) as one:
            one.act("show", "I")
    with sqlite3.connect(file) as connection:
        (size,) = connection.execute("pragma page_size").fetchone()
        roots = connection.execute("select rootpage from sqlite_master where tbl_name = 'steps'").fetchall()
    with file.open("r+b") as raw:
        for (page,) in roots:
            raw.seek((page - 1) * size)
            raw.write(b"\xff" * size)
    with serve(local=True) as client:
        answer = client.get(f"/api/tables/{table}/replay")
        assert (answer.status_code, answer.json()["code"]) == (503, "database")
        with client.websocket_connect(f"ws://localhost/api/tables/{table}/play") as socket:
            assert socket.receive_json()["code"] == "database"
        assert client.get("/api/tables").status_code == 200
    assert not [line for line in caplog.records if line.exc_info]


def on_the_writers(client: TestClient, pragma: str) -> None:
    """Set something of the connection through which the server writes."""
    with client.app.state.tables.storage._writing.connect() as connection:  # type: ignore[attr-defined]
        connection.exec_driver_sql(f"pragma {pragma}")


def test_when_the_disk_is_full_nothing_that_was_confirmed_is_lost_and_with_room_it_goes_on(
    database: str, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    with serve(local=True) as client:
        table, keys = new_table(client)
        on_the_writers(client, "max_page_count = 1")  # no fewer than there are
        with sitting(client, table, list(keys.values()), 0) as one:
            said = 0
            while (answer := one.ask(type="say", text="x" * 500))["type"] == "done":
                said += 1
                assert said < 100
            assert answer["code"] == "database"
            assert one.ask(type="say", text="x" * 500)["code"] == "database"
            assert client.get(f"/api/tables/{table}/replay").status_code == 200
            on_the_writers(client, "max_page_count = 100000")
            assert one.act("show", "I")["type"] == "done"
            assert one.ask(type="say", text="at last")["type"] == "done"
    with serve(local=True) as client:
        assert len(client.app.state.tables.storage.talk(table)) == said + 1
        assert client.get(f"/api/tables/{table}").json()["version"] == 1
    assert all("full" in line.getMessage() for line in caplog.records if line.levelname == "ERROR")


def test_a_choice_that_a_locked_file_does_not_take_is_undone_and_bots_go_on_by_themselves(
    database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "TRY_AGAIN", 0.02)
    with serve(local=True) as client:
        table, keys = new_table(client)
        on_the_writers(client, "busy_timeout = 10")
        other = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
        with sitting(client, table, list(keys.values()), 0) as one:
            other.execute("begin immediate")
            assert one.act("show", "I")["code"] == "database"
            other.execute("rollback")
            assert one.act("show", "I")["type"] == "done"
        table, keys = new_table(client, [*people(1), {"kind": "bot", "bot": "random"}])
        other.execute("begin immediate")
        with sitting(client, table, list(keys.values()), 0) as one:
            while (told := one.receive())["type"] == "state":
                pass
            assert (told["type"], told["code"]) == ("error", "database")
            other.execute("rollback")
            one.wait(lambda view: view["version"] == 1)
        other.close()


def test_tables_go_on_when_postgresql_comes_back(cluster: str, serve: Serve) -> None:
    address = postgres.new_database(cluster)
    with serve(local=True, database=address) as client:
        table, keys = new_table(client)
        with sitting(client, table, list(keys.values()), 0) as one:
            assert one.act("show", "I")["type"] == "done"
            with postgres.away(cluster):
                one.ask(type="look", seat=1)
                assert one.act("show", "II")["code"] == "database"
                assert client.get("/api/tables").status_code == 503
            assert one.act("show", "II")["type"] == "done"
        assert client.get(f"/api/tables/{table}").json()["version"] == 2


@pytest.mark.parametrize(
    ("of", "column", "value"),
    [
        ("tables", "setup", "no JSON"),
        ("tables", "setup", '{"game": 1}'),
        ("tables", "opening", "[]]"),
        ("tables", "opening", '["I"]'),
        ("tables", "rng", "dice"),
        ("seats", "seat", 7),
        ("steps", "object", "no JSON"),
        ("steps", "outcomes", "{"),
        ("steps", "rng", ""),
    ],
)
def test_a_damaged_row_harms_its_own_table_alone(
    of: str, column: str, value: str | int, database: str, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever asks for it is told, at start nothing stops, and who keeps the server reads which one it is."""
    with serve(local=True) as client:
        harmed, keys = new_table(client, [*people(1), {"kind": "bot", "bot": "random"}])
        with sitting(client, harmed, list(keys.values()), 0) as one:
            one.act("show", "I")
        sound, _ = new_table(client)
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        id_of = "id" if of == "tables" else "table_id"
        connection.execute(
            f"update {of} set {column} = ? where {id_of} = ? and rowid = "
            f"(select max(rowid) from {of} where {id_of} = ?)",
            (value, harmed, harmed),
        )
    with serve(local=True) as client:
        listed = client.get("/api/tables")
        assert listed.status_code == 200
        assert {table["id"] for table in listed.json()} == ({sound} if of != "steps" else {sound, harmed})
        assert client.get(f"/api/tables/{sound}").status_code == 200
        answer = client.get(f"/api/tables/{harmed}/replay")
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
        with client.websocket_connect(f"ws://localhost/api/tables/{harmed}/play") as socket:
            assert socket.receive_json()["code"] == "damaged"
    told = [line for line in caplog.records if line.levelname == "ERROR"]
    assert told
    assert all(harmed in line.getMessage() and not line.exc_info for line in told), caplog.text


def test_bots_go_on_where_the_database_fails_while_tables_are_resumed(
    database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A person waits for a bot, the server starts anew, and its database is away for the first two looks at it."""
    with monkeypatch.context() as patch:
        patch.setattr("latrunculi.server.bots.Bots._wake", lambda bots, table: None)
        with serve(local=True) as client:
            table, keys = new_table(client, [*people(1), {"kind": "bot", "bot": "random"}])
            with sitting(client, table, list(keys.values()), 0) as one:
                one.act("show", "I")
    honest, failures = Storage.waiting_for_bots, iter(range(2))

    def away(storage: Storage, since: str, most: int) -> list[str]:
        for _ in failures:
            raise sa.exc.OperationalError("select", {}, Exception("disk I/O error"))
        return honest(storage, since, most)

    monkeypatch.setattr(Storage, "waiting_for_bots", away)
    monkeypatch.setattr(bots, "TRY_AGAIN", 0.02)
    with serve(local=True) as client:
        deadline = time.monotonic() + PATIENCE
        while client.get("/api/tables").json()[0]["version"] < 2:
            assert time.monotonic() < deadline
            time.sleep(0.02)
    assert [line.getMessage() for line in caplog.records if line.levelname == "ERROR"] == [
        "no table can be resumed yet: the database cannot be used: disk I/O error"
    ]
