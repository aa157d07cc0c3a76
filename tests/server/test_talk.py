"""What people say to each other at a table, beside the game."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from latrunculi.server import storage
from latrunculi.server.database import address_of, remarks
from latrunculi.server.play import COSTS, Pace, Say
from tests.server.conftest import Player, Serve, new_table, people, sitting


@pytest.fixture
def database(each_database: str) -> str:
    """An empty database of each kind."""
    return each_database


def heard(player: Player) -> list[tuple[int, int, str]]:
    """The next thing that is said: each remark's number, seat and text."""
    while (message := player.receive())["type"] != "talk":
        pass
    return [(remark["number"], remark["seat"], remark["text"]) for remark in message["talk"]]


def say(player: Player, text: str) -> dict[str, Any]:
    return player.ask(type="say", text=text)


def test_all_at_the_table_hear_what_a_seat_says_and_who_comes_later_too(hosted: TestClient) -> None:
    table, keys = new_table(hosted)
    with (
        sitting(hosted, table, [keys["0"]], 0) as one,
        sitting(hosted, table, [keys["1"]], 1) as two,
        sitting(hosted, table, [], -1) as watcher,
    ):
        one.send(type="say", id=1, text="Ave, Balbe !")
        for somebody in (one, two, watcher):
            assert heard(somebody) == [(1, 0, "Ave, Balbe !")]
        assert one.receive() == {"type": "done", "id": 1}
        two.send(type="say", id=1, text="  Et tu \n quoque ")
        for somebody in (two, one, watcher):
            assert heard(somebody) == [(2, 1, "Et tu quoque")]
        with sitting(hosted, table, [keys["1"]], 1) as later:
            assert heard(later) == [(1, 0, "Ave, Balbe !"), (2, 1, "Et tu quoque")]
        # What is said is no choice: nothing of the game has changed.
        assert hosted.get(f"/api/tables/{table}").json()["version"] == 0


def test_who_plays_no_seat_says_nothing(hosted: TestClient) -> None:
    table, keys = new_table(hosted)
    with sitting(hosted, table, [], -1) as watcher, sitting(hosted, table, [keys["0"]], 0) as one:
        refused = say(watcher, "Habet!")
        assert (refused["type"], refused["code"]) == ("error", "wrong-key")
        one.send(type="say", id=1, text="Tace")
        assert heard(one) == [(1, 0, "Tace")]


@pytest.mark.parametrize("text", ["\u202eevA", "a\x00b", "e\u0323\u0332\u0333\u0330\u0331"])
def test_what_could_not_be_read_is_refused(hosted: TestClient, text: str) -> None:
    table, keys = new_table(hosted)
    with sitting(hosted, table, [keys["0"]], 0) as one:
        refused = say(one, text)
        assert (refused["type"], refused["code"]) == ("error", "malformed")
        one.send(type="say", id=9, text="Ave")
        assert heard(one) == [(1, 0, "Ave")]


def test_silence_is_no_remark(hosted: TestClient) -> None:
    table, keys = new_table(hosted)
    with sitting(hosted, table, [keys["0"]], 0) as one:
        assert say(one, " \n ")["type"] == "done"
        one.send(type="say", id=9, text="Ave")
        assert heard(one) == [(1, 0, "Ave")]


def test_what_was_said_outlives_the_server_and_is_gone_with_the_table(serve: Serve, database: str) -> None:
    with serve(local=False) as server:
        made = server.post("/api/tables", json={"game": "morra", "players": people(2), "mine": [0, 1]}).json()
        with sitting(server, made["id"], [made["keys"]["0"]], 0) as one:
            assert say(one, "Ave")["type"] == "done"
    with serve(local=False) as server:
        with sitting(server, made["id"], [made["keys"]["1"]], 1) as two:
            assert heard(two) == [(1, 0, "Ave")]
        assert server.delete(f"/api/tables/{made['id']}", headers={"X-Key": made["owner"]}).status_code == 204
    engine = sa.create_engine(address_of(database))
    with engine.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(remarks)).scalar_one() == 0
    engine.dispose()


def test_who_sits_at_one_process_hears_what_is_said_through_the_other(serve: Serve) -> None:
    with serve(local=False) as here, serve(local=False) as there:
        table, keys = new_table(here)
        with sitting(here, table, [keys["0"]], 0) as one, sitting(there, table, [keys["1"]], 1) as two:
            one.send(type="say", id=1, text="Ave")
            assert heard(two) == [(1, 0, "Ave")]
            two.send(type="say", id=1, text="Salve")
            assert heard(two) == [(2, 1, "Salve")]
            first = heard(one)
            both = first if len(first) == 2 else first + heard(one)  # what comes at once is told at once
            assert both == [(1, 0, "Ave"), (2, 1, "Salve")]


def test_a_table_remembers_so_much_and_no_more(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "REMEMBERED", 3)
    with serve(local=False) as server:
        table, keys = new_table(server)
        with sitting(server, table, [keys["0"]], 0) as one:
            for number in range(1, 6):
                assert say(one, f"{number}")["type"] == "done"
        with sitting(server, table, [keys["0"]], 0) as later:
            assert heard(later) == [(number, 0, f"{number}") for number in (3, 4, 5)]


def test_five_remarks_go_at_once_and_then_one_a_second() -> None:
    pace = Pace(lambda: 0.0)
    assert [pace.wait(COSTS[Say]) for _ in range(5)] == [0] * 5
    assert pace.wait(COSTS[Say]) == pytest.approx(1)
