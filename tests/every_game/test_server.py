"""Every game at a table of the server: laid in each scenario, played, looked back at, counted up, kept secret."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from latrunculi.kernel import registry
from latrunculi.kernel.contract import plain
from latrunculi.kernel.game import SPECTATOR, Game
from latrunculi.kernel.texts import LANGUAGES
from latrunculi.server import schemas
from latrunculi.server.app import create_app
from latrunculi.server.settings import Settings
from tests.every_game.random_play import ALL, every_game
from tests.server.conftest import sitting

STEPS = 15


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server for others, with every game."""
    monkeypatch.setattr(registry, "games", lambda: ALL)
    settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite3'}", client=tmp_path / "client")
    app = create_app(settings, executor=lambda: ThreadPoolExecutor(1))
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        yield client


def lay(client: TestClient, game: Game, scenario: str, seats: int) -> tuple[str, dict[str, str]]:
    """A table of people alone, its id and keys."""
    people = [{"kind": "person", "name": f"Person {seat}"} for seat in range(seats)]
    wanted = {
        "game": game.id,
        "scenario": scenario,
        "seats": seats,
        "seed": "every game",
        "players": people,
        "mine": list(range(seats)),
    }
    made = client.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    return made.json()["id"], made.json()["keys"]


@every_game
def test_a_table_of_every_scenario_is_played_and_counted_up(client: TestClient, game: Game) -> None:
    for scenario in game.scenarios:
        seats = scenario.seats[0]
        table, keys = lay(client, game, scenario.id, seats)
        with ExitStack() as stack:
            players = [stack.enter_context(sitting(client, table, [keys[str(seat)]], seat)) for seat in range(seats)]
            for _ in range(STEPS):
                player = players[players[0].view["awaiting"][-1]]
                version = player.view["version"]
                answer = player.ask(type="act", action=player.view["legal"][-1]["action"], version=version)
                assert answer["type"] == "done"
                for each in players:
                    each.wait(lambda view, version=version: view["version"] > version)  # type: ignore[misc]
                if player.view["over"]:
                    break
            for each in players:
                schemas.View.model_validate(each.view)
        headers = {"X-Key": ",".join(keys.values())}
        figures = client.get(f"/api/tables/{table}/statistics", headers=headers).json()
        schemas.Statistics.model_validate(figures)
        assert figures["scores"]
        for line in figures["scores"]:
            assert len(line["totals"]) == seats
            assert all(len(points) == seats for points in line["parts"].values())
        for seat in range(-1, seats):
            back = client.get(f"/api/tables/{table}/replay", params={"at": 3, "seat": seat}, headers=headers)
            assert back.json()["view"]["viewer"] == seat


@every_game
def test_a_spectator_is_sent_what_a_spectator_may_know(client: TestClient, game: Game) -> None:
    table, keys = lay(client, game, game.scenarios[0].id, game.scenarios[0].seats[0])
    with sitting(client, table, [], SPECTATOR) as watcher:
        seen: dict[str, Any] = watcher.view
    assert seen["legal"] == []
    assert seen["board"] == plain(
        game.board(game.redact(game.new(game.setup(seats=len(keys), seed="every game")), SPECTATOR))
    )
    assert "rng" not in str(seen["board"])
    own = client.get(f"/api/tables/{table}/replay", params={"seat": 0}).json()
    assert own["code"] == "wrong-key"


@every_game
def test_what_a_page_asks_of_a_game_is_there(client: TestClient, game: Game) -> None:
    base = f"/api/games/{game.id}"
    assert {kind for kind, _ in client.get(f"{base}/reference").json()["objects"].items()} == set(
        game.vocabulary.objects
    )
    assert client.get(f"{base}/rules").json()["clauses"]
    assert client.get(f"{base}/map").status_code == (200 if game.map_file.is_file() else 404)
    for language in LANGUAGES:
        names = client.get(f"{base}/texts/{language}").json()["names"]
        for kind, ids in game.vocabulary.objects.items():
            assert set(ids) <= set(names[kind]), f"names of {kind} in {language}"
