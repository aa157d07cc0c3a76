"""What a viewer may not know leaves no trace in anything that the server sends him."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

from tests.server.conftest import new_table, sitting

WORLD = 'game = "morra"\nround = 2\n[[seat]]\npurse = 6\nhand = ["lupa"]\n[[seat]]\npurse = 6\nhand = [{0}]\n'


def told(client: TestClient, hand: str, fingers: str) -> tuple[list[Any], str]:
    """All that seat 0 and a spectator are sent at a table where only the other's hand and choice differ."""
    table, keys = new_table(client, position=WORLD.format(hand), seed=f"secret {hand} {fingers}")
    sent: list[Any] = []
    with sitting(client, table, [keys["0"]], 0) as one, sitting(client, table, [], -1) as watcher:
        with sitting(client, table, [keys["1"]], 1) as other:
            other.act("show", fingers)
        one.wait(lambda view: view["version"] == 1)
        watcher.wait(lambda view: view["version"] == 1)
        sent += [one.state, watcher.state]
        sent += [one.ask(type="why", verb="show", object="V"), one.ask(type="why", verb="play", object="cornu")]
        sent += [watcher.ask(type="why", verb="show", object="V"), one.act("play", "cornu")]
    for headers in ({"X-Key": keys["0"]}, {}):
        for path in (
            "",
            "/record",
            "/statistics",
            "/replay?seat=-1",
            "/replay?seat=0",
            "/replay?seat=1",
            "/replay?seat=-2",
        ):
            sent.append(client.get(f"/api/tables/{table}{path}", headers=headers).json())
            sent.append(client.get(f"/api/tables/{table}{path}", params={"at": 1}, headers=headers).json())
    sent.append(client.get("/api/openapi.json").json())
    return sent, table


def without_names(value: Any, table: str) -> Any:
    """What was sent, without what names the table itself: its id and its commitment to the seed."""
    if isinstance(value, dict):
        return {k: without_names(v, table) for k, v in value.items() if k not in ("commitment", "created", "updated")}
    if isinstance(value, list):
        return [without_names(item, table) for item in value]
    return "TABLE" if value == table else value


def test_another_seats_secrets_change_nothing_that_is_sent(hosted: TestClient) -> None:
    first = told(hosted, '"cornu", "tuba"', "V")
    second = told(hosted, '"aquila", "ursus"', "0")
    assert without_names(*first) == without_names(*second)


def test_neither_seed_nor_generator_is_sent(hosted: TestClient) -> None:
    sent, _ = told(hosted, '"cornu", "tuba"', "V")
    assert "secret" not in str(sent[:-1])
    assert "rng" not in str(sent[:-1])
