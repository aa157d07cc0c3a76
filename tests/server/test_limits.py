"""What anybody may take of a server: real sockets against a real server, which must go on serving everybody else."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
import os
import re
import resource
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from latrunculi.cli.play import OTHER_HANDLES, _within_handles
from latrunculi.cli.run import run
from latrunculi.kernel.record import MOST_BYTES
from latrunculi.server import doors, limits, logs, play
from latrunculi.server.app import create_app
from latrunculi.server.limits import LimitError, Limits, household
from latrunculi.server.settings import Settings
from latrunculi.server.storage import Storage
from tests.patience import PATIENCE
from tests.server.conftest import Serve, new_table, people, sitting

GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
LAST = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
Served = Callable[..., Any]


class Server:
    """A server on loopback, and sockets to it, from any address of loopback."""

    def __init__(self, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(doors, "ROUND", 0.05)
        monkeypatch.setattr(doors, "LINGER", 0.5)
        self.keeper = doors.Doorkeeper(settings.limits, settings.proxies)
        self.app = create_app(settings, executor=lambda: ThreadPoolExecutor(1))
        self._server = doors.server(self.app, settings, self.keeper)
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.port = self._listening.getsockname()[1]
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))
        self._open: list[socket.socket] = []

    def __enter__(self) -> Server:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        for one in self._open:
            one.close()
        self._server.should_exit = True
        self._thread.join()

    def connect(self, data: bytes = b"", source: str = "127.0.0.1", small: bool = False) -> socket.socket:
        """A connection that has sent something; `small`: one that can hold little of the answer."""
        one = socket.socket()
        if small:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.bind((source, 0))
        one.settimeout(PATIENCE)
        one.connect(("127.0.0.1", self.port))
        self._open.append(one)
        one.sendall(data)
        return one

    def ask(self, data: bytes, source: str = "127.0.0.1") -> tuple[int, dict[str, Any]]:
        """Send something, and read to the end: the status, and what is said unless all is well."""
        return self.answer(self.connect(data, source))

    @staticmethod
    def answer(one: socket.socket) -> tuple[int, dict[str, Any]]:
        """Read to the end: the status of the last answer, and what it says unless all is well."""
        data = b""
        while piece := one.recv(65536):
            data += piece
        if not data:
            raise ConnectionResetError
        head, _, body = data[data.rindex(b"HTTP/1.1 ") :].partition(b"\r\n\r\n")
        status = int(head.split()[1])
        return status, json.loads(body) if status != 200 else {}

    def serves(self, source: str = "127.0.0.9") -> bool:
        """Whether somebody else is served."""
        return self.ask(LAST, source)[0] == 200


@pytest.fixture
def served(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Served:
    """Starts a server with limits of its own."""

    def start(proxies: tuple[str, ...] = (), **wanted: int) -> Server:
        settings = Settings(database, client=tmp_path, limits=Limits(**wanted), proxies=proxies)
        return Server(settings, monkeypatch)

    return start


def post(path: str, length: int | None, body: bytes = b"", more: str = "") -> bytes:
    """A request with a body, or the beginning of one."""
    size = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{size}\r\n{more}\r\n"
    return head.encode() + body


NEW = json.dumps({"game": "morra", "players": people(2)}).encode()


# ---------------------------------------------------------------------- time


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Key: ", GET + b"GET / HTTP/1.1\r\nHost"],
    ids=["nothing", "a word", "a header", "a second one"],
)
def test_a_request_that_is_begun_and_not_ended_is_given_up(served: Served, begun: bytes) -> None:
    with served(header_seconds=1) as server:
        one = server.connect(begun)
        if begun.startswith(GET):
            one.recv(65536)
            one.sendall(b": local")
        assert server.answer(one) == (408, {"code": "too-slow", "message": "the request took too long to come"})
        assert server.serves()


def test_a_header_that_drips_is_given_up_though_it_never_rests(served: Served) -> None:
    with served(header_seconds=1) as server:
        one = server.connect(b"GET / HTTP/1.1\r\n")
        one.settimeout(0.1)
        answer = b""
        while not answer:
            with suppress(OSError):
                one.sendall(b"X-Drip: 1\r\n")
            with suppress(TimeoutError):
                answer = one.recv(65536)
        assert answer.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("length", [100, None])
def test_a_body_that_does_not_come_is_given_up(served: Served, length: int | None) -> None:
    with served(body_seconds=1) as server:
        begun = post("/api/tables", length, b'{"ga' if length else b"4\r\n{")
        assert server.ask(begun)[1]["code"] == "too-slow"
        assert server.serves()


def test_who_asks_and_never_reads_is_cut_off(served: Served) -> None:
    with served(stuck_seconds=1) as server:
        server.connect(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2000, small=True)
        _empty(server)
        assert server.serves()


def _empty(server: Server) -> None:
    """Wait until all connections are gone."""
    while server.keeper.open:
        threading.Event().wait(0.05)


# ---------------------------------------------------------------------- size


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/games", "/nowhere"])
@pytest.mark.parametrize("said", [True, False])
def test_a_body_that_is_too_large_gets_its_answer(served: Served, path: str, said: bool) -> None:
    large = b" " * (5 * 1024 * 1024)
    with served() as server:
        body = large if said else b"%x\r\n%b\r\n0\r\n\r\n" % (len(large), large)
        sent = post(path, len(large) if said else None, body, "Connection: close\r\n")
        most = MOST_BYTES if path == "/api/records" else 512 * 1024
        assert server.ask(sent) == (
            413,
            {"code": "too-large", "message": f"a request may carry {most} bytes at most"},
        )


def test_after_a_body_that_was_too_large_the_connection_goes_on(served: Served) -> None:
    with served() as server:
        one = server.connect(post("/api/tables", 600_000, b" " * 600_000) + LAST)
        assert server.answer(one)[0] == 200


def test_of_a_body_without_end_no_more_than_so_much_is_taken(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latrunculi.server.guard.MOST_DISCARDED", 2_000_000)
    with served() as server:
        one = server.connect(post("/api/tables", 10**15))
        with suppress(ConnectionError):
            while True:
                one.sendall(b" " * 65536)
        _empty(server)


def test_who_asks_whether_to_send_is_told_at_once(served: Served) -> None:
    with served() as server:
        asked = post("/api/tables", 10**9, more="Expect: 100-continue\r\n")
        assert server.ask(asked)[1]["code"] == "too-large"


# ---------------------------------------------------------------------- number


def test_one_address_opens_so_many_connections_and_others_are_served(served: Served) -> None:
    with served(connections_each=20) as server:
        idle = [server.connect() for _ in range(20)]
        for _ in range(200):
            assert server.ask(GET) == (429, {"code": "too-many", "message": "too many connections from one address"})
        assert server.serves("127.0.0.2")
        for one in idle[:5]:
            one.close()
        while not server.serves("127.0.0.1"):
            pass


def test_a_flood_from_many_addresses_leaves_the_server_standing(served: Served) -> None:
    with served(connections=40, connections_each=0, header_seconds=0) as server:
        flood = [server.connect(source=f"127.0.{i % 200}.{i // 200 + 2}") for i in range(400)]
        while server.keeper.open != 40:
            threading.Event().wait(0.05)
        answer = None
        while answer is None:
            with suppress(ConnectionResetError):  # while many others are told why, one more is cut off without a word
                answer = server.ask(GET, "127.0.0.9")
        assert answer == (503, {"code": "busy", "message": "this server has no room for more connections"})
        for one in flood:
            one.close()
        _empty(server)
        assert server.serves()


def test_one_address_has_so_many_requests_unanswered(served: Served) -> None:
    with served(requests_each=3) as server:
        half = [server.connect(post("/api/tables", len(NEW), NEW[:5])) for _ in range(3)]
        while server.ask(LAST)[1].get("code") != "too-many":
            pass
        assert server.serves("127.0.0.2")
        for one in half:
            one.sendall(NEW[5:])
        while not server.serves("127.0.0.1"):
            pass


def test_few_records_are_taken_at_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with served() as server:
        half = [server.connect(post("/api/records", 100, b"{")) for _ in range(8)]
        while (answer := server.ask(post("/api/records", 2, b"{}", "Connection: close\r\n")))[1]["code"] == "record":
            pass
        assert answer == (503, {"code": "busy", "message": "this server has as many requests as it can meet; "
                                "try again in a moment"})  # fmt: skip
        assert server.serves()
        assert len(half) == 8


# ---------------------------------------------------------------------- behind a proxy


def made_for(server: Server, address: str) -> int:
    sent = post("/api/tables", len(NEW), NEW, f"X-Forwarded-For: {address}\r\nConnection: close\r\n")
    return server.ask(sent)[0]


def test_a_trusted_proxy_says_for_whom_it_speaks(served: Served) -> None:
    with served(("127.0.0.0/8",), tables_an_hour=1, connections_each=1) as server:
        server.connect()
        assert [made_for(server, a) for a in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "2001:db8::1")] == [
            201,
            429,
            201,
            201,
        ]
        # The first half of an address is a household's; whoever has it chooses the other.
        assert made_for(server, "2001:db8::2") == 429
        assert made_for(server, "2001:db8:0:1::2") == 201


def test_who_comes_through_a_proxy_holds_no_more_sockets_than_others(served: Served) -> None:
    """The proxy's own connections are not counted: one of its clients could take the room of all."""
    with served(("127.0.0.0/8",), connections_each=2, tables_an_hour=0) as server:
        table = server.ask(post("/api/tables", len(NEW), NEW, "Connection: close\r\n"))[1]["id"]

        def knock(address: str) -> tuple[bytes, socket.socket]:
            one = server.connect(upgrade(table, f"X-Forwarded-For: {address}\r\n"))
            return one.recv(1024)[:12], one

        answers = [knock(address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2")]
        assert [answer for answer, _ in answers] == [b"HTTP/1.1 101", b"HTTP/1.1 101", b"HTTP/1.1 403", b"HTTP/1.1 101"]
        answers[0][1].close()
        deadline = time.monotonic() + PATIENCE
        while knock("192.0.2.1")[0] != b"HTTP/1.1 101":
            assert time.monotonic() < deadline
            time.sleep(0.02)


def test_nobody_else_does(served: Served) -> None:
    with served(tables_an_hour=1) as server:
        assert [made_for(server, a) for a in ("192.0.2.1", "192.0.2.2")] == [201, 429]


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:2", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(address: str, counts_as: str) -> None:
    assert household(address) == counts_as


# ---------------------------------------------------------------------- sockets that play


def seated(server: Server, small: bool = False) -> tuple[socket.socket, str]:
    """A spectator's WebSocket, and the table."""
    table = server.ask(post("/api/tables", len(NEW), NEW, "Connection: close\r\n"))[1]["id"]
    one = server.connect(upgrade(table), small=small)
    assert one.recv(1024).startswith(b"HTTP/1.1 101 ")
    return one, table


def upgrade(table: str, more: str = "") -> bytes:
    """What asks for a WebSocket at a table."""
    return (
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
    ).encode()


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame of a WebSocket's client."""
    first = opcode | 0x80 * final
    length = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    return bytes([first]) + length + bytes(4) + data


HELLO = frame(1, b'{"type":"hello","seat":-1}')
TEXT, MORE, PING = 1, 0, 9


def test_a_player_who_never_reads_is_cut_off_and_heaps_up_nothing(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "AT_ONCE", 1e9)  # not even if they were all answered at once
    with served(stuck_seconds=1) as server:
        one, _ = seated(server, small=True)
        one.sendall(HELLO)
        one.settimeout(0.2)
        with suppress(OSError):  # each look is answered with the whole state; then nothing more is taken in
            for number in range(50_000):
                one.sendall(frame(TEXT, b'{"type":"look","seat":-1,"id":%d}' % number))
        _empty(server)
        assert server.serves()


def test_answers_to_pings_are_not_heaped_up_either(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(stuck_seconds=0) as server:
        one, _ = seated(server, small=True)
        with suppress(ConnectionError):
            for _ in range(200_000):
                one.sendall(frame(PING, b"p" * 125) * 50)
        _empty(server)


def test_a_message_has_so_many_pieces(served: Served) -> None:
    with served() as server:
        one, _ = seated(server)
        with suppress(ConnectionError):
            one.sendall(HELLO + frame(TEXT, b" ", final=False) + frame(MORE, final=False) * 100)
        _empty(server)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "seat": 1 << 31},
        {"type": "hello", "seat": -1, "log": 1 << 31},
        {"type": "hello", "seat": -1, "keys": ["k"] * 501},
        {"type": "hello", "seat": -1, "keys": ["k" * 201]},
        {"type": "act", "id": (1 << 53) + 1, "action": 0, "version": 0},
        {"type": "act", "id": 1, "action": 1 << 31, "version": 0},
        {"type": "act", "id": 1, "action": 0, "version": 1 << 31},
        {"type": "undo", "id": 1, "version": -(1 << 31) - 1},
        {"type": "why", "id": 1, "verb": "v" * 201},
        {"type": "why", "id": 1, "verb": "show", "object": "o" * 201},
        {"type": "why", "id": 1, "verb": "show", "object": 1 << 31},
        {"type": "look", "id": 1, "seat": 1 << 31},
        {"type": "ping", "id": 1 << 60},
        {"type": "say", "id": 1, "text": "s" * 501},
    ],
)
def test_numbers_and_texts_of_messages_have_bounds(client: TestClient, message: dict[str, Any]) -> None:
    table, _ = new_table(client)
    with client.websocket_connect(f"ws://localhost/api/tables/{table}/play") as socket:
        if message["type"] != "hello":
            socket.send_json({"type": "hello", "seat": -1})
            socket.receive_json()
        socket.send_json(message)
        answer = socket.receive_json()
        assert (answer["type"], answer["code"]) == ("error", "malformed")


# ---------------------------------------------------------------------- tables


def make(client: TestClient) -> int:
    status: int = client.post("/api/tables", json=json.loads(NEW)).status_code
    return status


def test_an_address_begins_so_many_tables_an_hour(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits.time, "monotonic", lambda: now)
    with serve(limits=Limits(tables_an_hour=3)) as client:
        assert client.post("/api/tables", json={"game": "morra", "players": []}).status_code == 422
        table, _ = new_table(client)
        record = {"format": 1, "game": "morra", "revision": 1, "setup": {"game": "morra", "scenario": "classic"}}
        record["setup"] |= {"seats": 2, "seed": "x"}  # type: ignore[operator]
        assert client.post("/api/records", json=record).status_code == 422
        assert [make(client) for _ in range(2)] == [201, 429]
        now += 3599
        assert make(client) == 429
        now += 1
        assert make(client) == 201
        assert client.get(f"/api/tables/{table}").status_code == 200


def test_a_server_keeps_so_many_tables(serve: Serve) -> None:
    with serve(limits=Limits(tables=2)) as client:
        assert [make(client) for _ in range(3)] == [201, 201, 503]


def test_the_owners_machine_has_neither_limit(serve: Serve) -> None:
    with serve(local=True, limits=Limits.owner()) as client:
        assert {make(client) for _ in range(70)} == {201}


def aged(database: str, days: dict[str, int]) -> None:
    """Let the last that happened at some tables be days ago."""
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        for table, ago in days.items():
            moment = sa.text(
                "update tables set updated = strftime('%Y-%m-%dT%H:%M:%S+00:00', 'now', :ago) where id = :id"
            )
            connection.execute(moment, {"ago": f"-{ago} days", "id": table})
    engine.dispose()


@contextmanager
def four_ages(serve: Serve, database: str, **kept: Any) -> Iterator[tuple[TestClient, dict[str, str]]]:
    """A server at whose start there are tables of all kinds and ages, by what they are."""
    tables = {}
    with serve(local=True) as client:
        for name in ("new", "unbegun", "begun", "idle", "over", "ended"):
            tables[name], keys = new_table(client)
            if name in ("begun", "idle"):
                with sitting(client, tables[name], [keys["0"]], 0) as player:
                    player.act("show", "I")
    ages = {"new": 13, "unbegun": 15, "begun": 179, "idle": 181, "over": 364, "ended": 366}
    aged(database, {tables[name]: days for name, days in ages.items()})
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        ended = [tables["over"], tables["ended"]]
        connection.execute(sa.text("update tables set over = 1 where id in (:a, :b)"), {"a": ended[0], "b": ended[1]})
    engine.dispose()
    with serve(**kept) as client:
        yield client, tables


def test_tables_that_nobody_plays_are_deleted_and_finished_ones_last(
    serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("latrunculi.server.app.HOUR", 0.1)
    with four_ages(serve, database) as (client, tables):
        while client.get(f"/api/tables/{tables['ended']}").status_code != 404:
            pass
        engine = sa.create_engine(database)
        with engine.connect() as connection:
            left = set(connection.execute(sa.text("select id from tables")).scalars())
            seats = set(connection.execute(sa.text("select table_id from seats")).scalars())
            steps = set(connection.execute(sa.text("select table_id from steps")).scalars())
        engine.dispose()
    assert left == seats == {tables[name] for name in ("new", "begun", "over")}
    assert steps == {tables["begun"]}


def test_a_table_at_which_somebody_plays_just_before_it_would_be_deleted_stays(serve: Serve, database: str) -> None:
    """Of thousands that are overdue the last are deleted minutes after it was looked up which are."""
    with four_ages(serve, database) as (_, tables):
        storage = Storage(database)
        usual = Limits()
        days = usual.unbegun_days, usual.idle_days, usual.finished_days
        late = storage.overdue(*days)
        assert sorted(late) == sorted(tables[name] for name in ("unbegun", "idle", "ended"))
        aged(database, {tables["idle"]: 0})
        deleted = [asyncio.run(storage.delete_overdue(table, *days)) for table in late]
        assert deleted == [table != tables["idle"] for table in late]
        left = {stored.id for stored in storage.all()}
        assert left == {tables[name] for name in ("new", "begun", "idle", "over")}
        storage.close()


def test_on_its_owners_machine_everything_is_kept(serve: Serve, database: str) -> None:
    with four_ages(serve, database, local=True, limits=Limits.owner()) as (client, tables):
        assert client.portal is not None
        assert client.portal.call(client.app.state.tables.tidy, Limits.owner()) == 0  # type: ignore[attr-defined]
        assert {line["id"] for line in client.get("/api/tables").json()} == set(tables.values())


def test_a_table_that_somebody_looks_at_stays(serve: Serve, database: str) -> None:
    with serve() as client:
        table, keys = new_table(client)
        with sitting(client, table, [keys["0"]], 0):
            aged(database, {table: 1000})
            assert client.portal is not None
            assert client.portal.call(client.app.state.tables.tidy, Limits()) == 0  # type: ignore[attr-defined]
        assert client.get(f"/api/tables/{table}").status_code == 200


def test_the_owner_of_a_table_deletes_it_and_whoever_sits_there_is_told(hosted: TestClient) -> None:
    made = hosted.post("/api/tables", json=json.loads(NEW)).json()
    table = made["id"]
    for key in ("", made["keys"]["0"]):
        refused = hosted.delete(f"/api/tables/{table}", headers={"X-Key": key})
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong-key")
    with sitting(hosted, table, [made["keys"]["0"]], 0) as player:
        assert hosted.delete(f"/api/tables/{table}", headers={"X-Key": made["owner"]}).status_code == 204
        assert player.receive() == {
            "type": "error",
            "code": "unknown-table",
            "message": "the table was deleted",
        }
        with pytest.raises(WebSocketDisconnect) as closed:
            player.receive()
        assert closed.value.code == 4404
    assert hosted.get(f"/api/tables/{table}").status_code == 404
    assert hosted.delete(f"/api/tables/{table}", headers={"X-Key": made["owner"]}).status_code == 404


def test_who_sits_at_one_process_hears_that_the_table_was_deleted_through_the_other(serve: Serve) -> None:
    with serve() as here, serve() as there:
        made = here.post("/api/tables", json={"game": "morra", "players": people(2)}).json()
        with sitting(there, made["id"], [made["keys"]["0"]], 0) as player:
            deleted = here.delete(f"/api/tables/{made['id']}", headers={"X-Key": made["owner"]})
            assert deleted.status_code == 204
            assert player.receive()["code"] == "unknown-table"
        assert there.get(f"/api/tables/{made['id']}").status_code == 404


def test_on_the_owners_machine_no_key_is_needed(client: TestClient) -> None:
    table, _ = new_table(client)
    assert client.delete(f"/api/tables/{table}").status_code == 204
    assert client.get("/api/tables").json() == []


# ---------------------------------------------------------------------- settings and the log


def test_limits_are_changed_by_name() -> None:
    changed = Limits().changed(["connections-each=7", "idle-days=0"])
    assert (changed.connections_each, changed.idle_days, changed.tables) == (7, 0, Limits().tables)
    for wrong, word in [("tabels=3", "no limit 'tabels'; there are header-seconds"), ("tables=-1", "tables=NUMBER")]:
        with pytest.raises(LimitError, match=word):
            Limits().changed([wrong])


def test_the_documents_tell_every_limit_and_its_usual_value() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", text, re.MULTILINE)
    usual = dataclasses.asdict(Limits())
    assert told == [(name.replace("_", "-"), str(value)) for name, value in usual.items()]


@pytest.mark.parametrize(
    ("option", "word"),
    [
        (["--limit", "tables=many"], "tables=NUMBER"),
        (["--limit", "tabels=1"], "no limit 'tabels'"),
        (["--proxy", "10.0.0.1/8"], "--proxy 10.0.0.1/8"),
    ],
)
def test_a_wrong_limit_is_told_in_a_line(option: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "0", *option]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert word in line


def test_there_are_never_more_connections_than_file_handles() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    child = os.fork()
    if not child:  # a lowered limit cannot be raised again
        resource.setrlimit(resource.RLIMIT_NOFILE, (900, 1000))
        given = _within_handles(Limits(connections=4000)).connections
        raised = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        few = _within_handles(Limits(connections=10)).connections
        os._exit(0 if (given, raised, few) == (1000 - OTHER_HANDLES, 1000, 10) else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == before


def test_the_same_error_is_told_once_a_minute_with_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(logs.time, "monotonic", lambda: now)
    told: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    handler.addFilter(logs.Seldom())
    log = logging.Logger("tests")
    log.addHandler(handler)

    def fail(kind: type[Exception]) -> None:
        try:
            raise kind
        except Exception:
            log.exception("table %s failed", "one")

    for kind in (OSError, OSError, KeyError, OSError):
        fail(kind)
    log.error("table %s failed", "two")
    assert told == ["table one failed", "table one failed", "table two failed"]
    now = 60.0
    for _ in range(3):
        fail(OSError)
    assert told[3:] == ["table one failed (and 2 times more since it was last told)"]
    for number in range(5000):
        log.error(f"another {number}")
    assert len(handler.filters[0]._told) <= logs.MOST_KNOWN  # type: ignore[union-attr]


def test_only_the_proxies_that_are_named_are_exempt() -> None:
    keeper = doors.Doorkeeper(Limits(), ("10.0.0.0/8", "2001:db8::1"))
    peers = ("10.1.2.3", "2001:db8::1", "11.0.0.1", "2001:db8::2", "", "unix")
    assert [peer for peer in peers if keeper._is_proxy(peer)] == ["10.1.2.3", "2001:db8::1"]
