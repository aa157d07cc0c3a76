"""A server with the toy game, on a database of its own, whose bots think in a thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pydantic import TypeAdapter

from latrunculi.kernel import registry
from latrunculi.server.app import create_app
from latrunculi.server.database import opened
from latrunculi.server.messages import Outgoing
from latrunculi.server.settings import Settings
from tests.toys.morra import MORRA

Serve = Callable[..., Any]
OUTGOING: TypeAdapter[Outgoing] = TypeAdapter(Outgoing)
"""What a server may say, which is what the page is told of."""


async def at_once(_seconds: float) -> None:
    """Instead of sleeping."""


@pytest.fixture(autouse=True)
def _toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: (MORRA,))


@pytest.fixture(scope="session")
def without_tables(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file of which the schema is up to date: to make it takes most of the time in which a server starts."""
    path = tmp_path_factory.mktemp("databases") / "new.sqlite3"
    for engine in opened(f"sqlite:///{path}"):
        engine.dispose()
    return path.read_bytes()


@pytest.fixture
def database(tmp_path: Path, without_tables: bytes) -> str:
    """The address of a database in which no table lies yet."""
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(without_tables)
    return f"sqlite:///{path}"


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL of the tests' own."""
    from tests.server import postgres

    with postgres.cluster() as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgresql"])
def each_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    from tests.server import postgres

    return postgres.new_database(request.getfixturevalue("cluster"))


@pytest.fixture
def serve(database: str, tmp_path: Path) -> Serve:
    """Starts a server on the database; leaving its context is a clean stop."""

    @contextmanager
    def start(**settings: Any) -> Iterator[TestClient]:
        app = create_app(
            Settings(**{"database": database, "client": tmp_path / "client", **settings}),
            executor=lambda: ThreadPoolExecutor(1),
            sleep=at_once,
        )
        with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
            yield client

    return start


@pytest.fixture
def client(serve: Serve) -> Iterator[TestClient]:
    """A server of its owner's machine."""
    with serve(local=True) as client:
        yield client


@pytest.fixture
def hosted(serve: Serve) -> Iterator[TestClient]:
    """A server for others."""
    with serve(local=False) as client:
        yield client


def people(number: int) -> list[dict[str, str]]:
    """Players who are all people."""
    return [{"kind": "person", "name": name} for name in ("Aulus", "Balbus", "Caia", "Drusus")[:number]]


def new_table(
    client: TestClient, players: list[dict[str, str]] | None = None, **more: Any
) -> tuple[str, dict[str, str]]:
    """A table, its id and keys: whoever lays it plays all seats of people, unless `mine` says otherwise."""
    players = players or people(2)
    mine = [seat for seat, player in enumerate(players) if player["kind"] == "person"]
    answer = client.post("/api/tables", json={"game": "morra", "players": players, "mine": mine, **more})
    assert answer.status_code == 201, answer.text
    body = answer.json()
    return body["id"], body["keys"]


class Player:
    """One WebSocket at a table."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self._id = 0

    def send(self, **message: Any) -> None:
        self.socket.send_json(message)

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = self.socket.receive_json()
        OUTGOING.validate_python(message)
        if message["type"] == "state":
            if message["reset"]:
                self.log = []
            self.log += message["log"]
            self.state = message
        return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer; positions that arrive meanwhile are taken in."""
        self._id += 1
        self.send(id=self._id, **message)
        while (answer := self.receive()).get("id") != self._id:
            pass
        return answer

    @property
    def view(self) -> dict[str, Any]:
        return self.state["view"]

    def action(self, verb: str, obj: str | int | None = None) -> int:
        return MORRA.vocabulary.action(verb, obj)

    def act(self, verb: str, obj: str | int | None = None, version: int | None = None) -> dict[str, Any]:
        return self.ask(
            type="act",
            action=self.action(verb, obj),
            version=self.view["version"] if version is None else version,
        )

    def wait(self, condition: Callable[[dict[str, Any]], bool]) -> None:
        """Take positions in until one meets a condition."""
        while not condition(self.view):
            self.receive()


@contextmanager
def sitting(client: TestClient, table: str, keys: list[str], seat: int, log: int = 0) -> Iterator[Player]:
    """Somebody at a table, who has been shown the position."""
    with client.websocket_connect(f"ws://localhost/api/tables/{table}/play") as socket:
        player = Player(socket)
        player.send(type="hello", keys=keys, seat=seat, log=log)
        player.receive()
        yield player


def play_out(players: list[Player], choose: Callable[[list[dict[str, Any]]], dict[str, Any]]) -> None:
    """Let players, by seat, play until the game is over."""
    while True:
        latest = max(p.view["version"] for p in players)
        for player in players:
            player.wait(lambda view, latest=latest: view["version"] >= latest)
        awaiting = players[0].view["awaiting"]
        if not awaiting:
            return
        player = players[awaiting[0]]
        choice = choose(player.view["legal"])
        answer = player.ask(type="act", action=choice["action"], version=player.view["version"])
        assert answer["type"] == "done", answer
