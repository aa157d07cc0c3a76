"""What the Barbarian keeps from Rome leaves no trace in anything that a server sends to Rome or to those who watch."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.actions import Operations
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.server.app import create_app
from latrunculi.server.settings import Settings
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_hidden import SECRETS, SPECTATOR, wilds
from tests.server.conftest import sitting

PLACES = "replay?seat=-1", "replay?seat=0", "replay?seat=1", "replay?seat=-2", "record", "statistics", ""
OF_THE_TABLE = ("commitment", "created", "updated", "id", "keys")
"""What names a table itself, and says nothing of its game."""


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[TestClient]:
    """A server for others."""
    settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite3'}", client=tmp_path / "client", local=False)
    app = create_app(settings, executor=lambda: ThreadPoolExecutor(1))
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        yield client


def told(client: TestClient, table: Table, bought: str) -> list[Any]:
    """All that Rome and a spectator are sent while the Barbarian buys a stratagem, and the Roman looks around."""
    people = [{"kind": "person", "name": name} for name in ("Aulus", "Balbus")]
    made = client.post(
        "/api/tables",
        json={"game": GAME.id, "players": people, "mine": [0, 1], "position": GAME.position_text(table.g)},
    )
    assert made.status_code == 201, made.text
    name, keys = made.json()["id"], made.json()["keys"]
    sent: list[Any] = []
    with (
        sitting(client, name, [keys["0"]], ROME) as one,
        sitting(client, name, [], SPECTATOR) as watcher,
        sitting(client, name, [keys["1"]], BARBARIAN) as other,
    ):
        assert other.ask(type="act", action=VOCABULARY.action("buy", bought), version=0)["type"] == "done"
        for player in (one, watcher):
            player.wait(lambda view: view["version"] == 1)
            assert player.view["awaiting"] == [ROME]
            sent += [player.state, player.log, player.ask(type="hint")]
            for verb, obj in (("march", "vezinas"), ("march", "traianus"), ("play", "espion"), ("move-to", "apulum")):
                sent.append(player.ask(type="why", verb=verb, object=obj))
    for headers in ({"X-Key": keys["0"]}, {}):
        for place in PLACES:
            for at in ({}, {"at": 1}):
                sent.append(client.get(f"/api/tables/{name}/{place}".rstrip("/"), headers=headers, params=at).json())
    return sent


def bare(value: Any) -> Any:
    """What was sent, without what names the table."""
    if isinstance(value, dict):
        return {key: bare(v) for key, v in value.items() if key not in OF_THE_TABLE}
    return [bare(item) for item in value] if isinstance(value, list) else value


@pytest.mark.rule("OP-1.1-2", "OP-1.2-9", "OP-1.4-1", "OP-14-3")
def test_the_secrets_of_the_barbarian_change_nothing_that_is_sent(hosted: TestClient) -> None:
    """Other sheets, wounds, bales, faces under the backs and stratagems, and another purchase of the same price."""
    plain, other = wilds(), wilds()
    for secret in SECRETS:
        secret(other.g)
    sent = []
    for table, bought in ((plain, "mauvais-augures"), (other, "presage-favorable")):
        sent.append(bare(told(hosted, table.start(Operations(BARBARIAN)), bought)))
    assert sent[0] == sent[1]
