"""The addresses: what they answer, in the published shape, and what they refuse."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from latrunculi.server import schemas
from latrunculi.server.guard import MAX_BODY
from tests.server.conftest import Serve, new_table, people, play_out, sitting
from tests.toys.morra import MORRA


def test_games_tell_of_themselves(client: TestClient) -> None:
    (game,) = client.get("/api/games").json()
    assert game["id"] == "morra"
    assert game["seats"] == [2, 3, 4]
    assert game["bots"][-1] == "random"
    reference = client.get("/api/games/MOR/reference").json()
    assert schemas.Reference.model_validate(reference).objects["card"][0] == "cornu"
    assert {"name": "stake", "kind": "number", "rule": "MOR-3-1"} in reference["verbs"]
    texts = client.get("/api/games/morra/texts/fr").json()
    assert "prompt-round-show" in texts["ftl"]
    assert texts["names"]["card"]["lupa"] == "Lupa"
    rules = client.get("/api/games/morra/rules").json()
    assert [clause["id"] for clause in rules["clauses"]][:2] == ["MOR-1-1", "MOR-1-2"]
    assert rules["waived"][0]["clause"] == "MOR-2-2"


def test_the_map_is_sent_once(client: TestClient) -> None:
    first = client.get("/api/games/morra/map")
    assert first.json()["size"] == [10, 10]
    again = client.get("/api/games/morra/map", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/chess/rules", "unknown-game"),
        ("/api/games/morra/texts/la", "unknown-language"),
        ("/api/tables/none", "unknown-table"),
        ("/api/tables/none/replay", "unknown-table"),
        ("/api/nothing", "not-found"),
        ("/assets/none.js", "not-found"),
    ],
)
def test_what_is_not_there_says_so(client: TestClient, path: str, code: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert schemas.Error.model_validate(answer.json()).code == code


TWO = 'game = "morra"\nround = 3\n[[seat]]\npurse = 1\n[[seat]]\npurse = 11\n'
GOOD: dict[str, Any] = {"game": "morra", "players": people(2)}


@pytest.mark.parametrize(
    ("change", "code", "word"),
    [
        ({"game": "chess"}, "unknown-game", "morra"),
        ({"game": 3}, "malformed", "game"),
        ({"players": []}, "malformed", "players"),
        ({"players": people(1)}, "setup", "2, 3, 4"),
        ({"players": [{"kind": "bot", "bot": "deep-blue"}, people(1)[0]]}, "unknown-bot", "random"),
        ({"players": [{"kind": "ghost"}]}, "malformed", "players"),
        ({"seats": 4}, "malformed", "seats"),
        ({"scenario": "grand"}, "setup", "classic"),
        ({"options": {"rich": 7}}, "setup", "rich"),
        ({"options": {"poor": 1}}, "setup", "rich"),
        ({"seed": ""}, "malformed", "seed"),
        ({"colour": "red"}, "malformed", "colour"),
        ({"options": {"rich": True}}, "malformed", "options.rich"),
        ({"options": {"rich": "1"}}, "malformed", "options.rich"),
        ({"seats": "2"}, "malformed", "seats"),
        ({"players": [{"kind": "person", "name": "x" * 61}, people(1)[0]]}, "malformed", "players.0.person.name: "),
        ({"players": [{"name": "Aulus"}, people(1)[0]]}, "malformed", "players.0: "),
        ({"position": "x = " + "[" * 5000}, "position", "nested"),
        ({"players": people(3), "position": TWO}, "setup", "the position is for 2 players, not for 3"),
        ({"position": "game = "}, "position", "TOML"),
        ({"position": 'game = "morra"\nround = 9'}, "position", "round"),
    ],
)
def test_a_table_that_cannot_be_says_why(client: TestClient, change: dict[str, Any], code: str, word: str) -> None:
    answer = client.post("/api/tables", json=GOOD | change)
    assert answer.status_code in (404, 422)
    error = schemas.Error.model_validate(answer.json())
    assert error.code == code
    assert word in error.message
    if code == "malformed" and word.startswith("players"):
        assert ";" not in error.message
    assert client.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"options": {f"o{i}": "x" for i in range(20_000)}}, "options: Value error, has 20000 entries"),
        ({f"more{i}": 1 for i in range(20_000)}, "body: Value error, has 20002 entries"),
        ({"players": [{"kind": "person"} | {f"more{i}": 1 for i in range(20_000)}]}, "has 20001 entries"),
        ({"players": [{}] * 20_000}, "at most 16"),
        ({"options": {"rich": 1 << 31}}, "options.rich"),
        ({"options": {"r" * 81: 1}}, "at most 80"),
        ({"position": "a." * 20_000 + "a = 1"}, "nested too deep"),
    ],
)
def test_what_is_too_much_is_refused_at_its_first_defect(client: TestClient, change: dict[str, Any], word: str) -> None:
    body = json.dumps(GOOD | change).encode()
    tracemalloc.start()
    try:
        answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert answer.status_code == 422
    assert word in answer.json()["message"]
    assert peak < 30 * len(body) + 2_000_000


@pytest.mark.parametrize("seats", [10**9, 65, 0, -1])
def test_a_record_of_a_thousand_million_players_is_refused_before_any_is_made(client: TestClient, seats: int) -> None:
    setup = {"game": "morra", "scenario": "classic", "seats": seats, "seed": "x"}
    record = {"format": 1, "game": "morra", "revision": 1, "setup": setup}
    tracemalloc.start()
    try:
        answer = client.post("/api/records", json=record)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert (answer.status_code, answer.json()["code"]) == (422, "record")
    assert "$.setup.seats" in answer.json()["message"]
    assert peak < 2_000_000


def test_broken_json_and_large_bodies_are_refused(client: TestClient) -> None:
    for content, where in [(b'{"game"', "character 7"), (b"\xff", ""), (b'{"a":' * 50_000, ""), (b"[" * 100_000, "")]:
        for path in ("/api/tables", "/api/records"):
            broken = client.post(path, content=content, headers={"Content-Type": "application/json"})
            assert broken.status_code == 422
            assert schemas.Error.model_validate(broken.json()).code in ("malformed", "record")
        broken = client.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
        assert broken.json()["message"].startswith("body: ")
        assert where in broken.json()["message"]
    large = client.post("/api/tables", content=b" " * (MAX_BODY + 1))
    assert (large.status_code, large.json()["code"]) == (413, "too-large")

    def drip() -> Any:
        for _ in range(MAX_BODY // 65536 + 1):
            yield b" " * 65536

    unsaid = client.post("/api/tables", content=drip())
    assert (unsaid.status_code, unsaid.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "localhost:8000"}, 200),
        ({"Host": "127.0.0.1"}, 200),
        ({"Host": "[::1]:80"}, 200),
        ({"Host": "evil.example"}, 421),
        ({"Host": "localhost.evil.example"}, 421),
        ({"Host": ""}, 421),
        ({"Host": "localhost:8000", "Origin": "http://localhost:8000"}, 200),
        ({"Host": "localhost:8000", "Origin": "http://localhost:9000"}, 403),
        ({"Host": "localhost:8000", "Origin": "http://evil.example"}, 403),
        ({"Host": "localhost:8000", "Origin": "null"}, 403),
        ({"Host": "localhost:8000", "Origin": "http://["}, 403),
        ({"Host": "localhost:8000", "Origin": "http://a]b:8000"}, 403),
    ],
)
def test_only_its_own_pages_reach_the_server(client: TestClient, headers: dict[str, str], status: int) -> None:
    assert client.get("/api/games", headers=headers).status_code == status


def test_named_hosts_and_origins_are_welcome(serve: Serve) -> None:
    with serve(names=("ludus.example",), origins=("http://localhost:5173",)) as client:
        assert client.get("/api/games", headers={"Host": "Ludus.example"}).status_code == 200
        assert client.get("/api/games", headers={"Origin": "http://localhost:5173"}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "http://["])
def test_a_foreign_page_opens_no_socket(client: TestClient, origin: str) -> None:
    table, _ = new_table(client)
    foreign = {"Origin": origin}
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect(f"ws://localhost/api/tables/{table}/play", headers=foreign),
    ):
        pass
    assert refused.value.reason == "wrong-origin"


def test_only_a_local_server_lists_all_tables_and_opens_all_seats_of_people(serve: Serve) -> None:
    players = [*people(2), {"kind": "bot", "bot": "random"}]
    with serve(local=True) as client:
        table, _ = new_table(client, players)
        (line,) = client.get("/api/tables").json()
        assert schemas.TableLine.model_validate(line).turn == 1
        assert (line["scenario"], line["awaiting"]) == ("classic", [0, 1, 2])
        assert client.get("/api/server").json()["local"] is True
        assert client.get(f"/api/tables/{table}").json()["open"] is True
        with sitting(client, table, [], 1) as two:
            assert two.act("show", "I")["type"] == "done"
            assert two.ask(type="look", seat=0)["type"] == "done"
            assert two.ask(type="look", seat=2)["code"] == "wrong-key", "a bot's seat is the bot's"
    with serve(local=False) as client:
        assert client.get("/api/tables").json() == []
        assert client.get("/api/server").json()["local"] is False
        assert client.get(f"/api/tables/{table}").json()["open"] is False
        with client.websocket_connect(f"ws://localhost/api/tables/{table}/play") as socket:
            socket.send_json({"type": "hello", "keys": [], "seat": 1})
            assert socket.receive_json()["code"] == "wrong-key"


def test_a_server_for_others_lists_the_tables_of_the_keys_that_it_is_shown(hosted: TestClient) -> None:
    one, keys = new_table(hosted)
    two, others = new_table(hosted)

    def listed(*held: str) -> set[str]:
        answer = hosted.get("/api/tables", headers={"X-Key": ",".join(held)})
        assert answer.status_code == 200
        assert not set(answer.text.split('"')) & {*keys.values(), *others.values()}, "a list tells no key"
        return {line["id"] for line in answer.json()}

    assert listed() == set()
    assert listed("guessed", "") == set()
    assert listed(keys["1"], "guessed") == {one}
    assert listed(keys["0"], others["0"]) == {one, two}


def test_replay_shows_each_seat_its_own_view(hosted: TestClient) -> None:
    table, keys = new_table(hosted)
    with sitting(hosted, table, list(keys.values()), 0) as one, sitting(hosted, table, [keys["1"]], 1) as two:
        first = one.view
        one.act("show", "IV")
        two.act("show", "II")
        one.wait(lambda view: view["version"] == 2)
        one.act("stake", 1)
        one.act("stake", 2)
        late, log = one.view, one.log

    def replay(seat: int, at: int | None = None, key: str = "") -> Any:
        where = {"seat": seat} | ({} if at is None else {"at": at})
        return hosted.get(f"/api/tables/{table}/replay", params=where, headers={"X-Key": key})

    start = replay(0, 0, keys["0"]).json()
    assert schemas.Replay.model_validate(start).steps == 4
    assert start["view"]["board"] == first["board"]
    end = replay(0, None, keys["0"]).json()
    assert (end["at"], end["view"]["board"], end["log"]) == (4, late["board"], log)
    assert replay(0, 99, keys["0"]).json() == end
    middle = replay(1, 1, keys["1"]).json()
    assert middle["view"]["board"]["shown"] == [None, None]
    assert replay(0, 1, keys["0"]).json()["view"]["board"]["shown"] == [4, None]
    assert replay(0, 0, keys["1"]).json()["code"] == "wrong-key"
    assert replay(0).json()["code"] == "wrong-key"
    assert replay(-2, 0, keys["0"]).json()["code"] == "not-over"
    assert replay(5, 0, keys["0"]).json()["code"] == "unknown-seat"
    assert replay(-1, -1).json()["code"] == "malformed"
    assert replay(-1, 0).json()["view"]["board"]["hands"] == [None, None]


def test_replay_after_undo_tells_the_game_as_it_went(client: TestClient) -> None:
    table, keys = new_table(client)
    with sitting(client, table, list(keys.values()), 0) as one:
        one.act("show", "I")
        one.ask(type="look", seat=1)
        one.act("show", "I")
        one.ask(type="look", seat=0)
        for coins in (1, 3):
            one.act("stake", coins)
        seen = client.get(f"/api/tables/{table}/replay", params={"at": 4}).json()
        assert seen["view"]["board"]["pot"] == 4
        for version in (4, 5):
            assert one.ask(type="undo", version=version)["type"] == "done"
        one.act("stake", 2)
        seen = client.get(f"/api/tables/{table}/replay", params={"at": 5}).json()
        assert (seen["steps"], seen["at"], seen["view"]["board"]["pot"]) == (3, 3, 2)
        assert [e["values"]["coins"] for e in seen["log"] if e["kind"] == "staked"] == [2]


def stakes(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Whoever may stake coins stakes."""
    return next((choice for choice in legal if choice["verb"] == "stake"), legal[-1])


def finished(client: TestClient, seed: str = "seed") -> tuple[str, dict[str, str]]:
    """A table whose game is over."""
    table, keys = new_table(client, seed=seed)
    every = list(keys.values())
    with sitting(client, table, every, 0) as one, sitting(client, table, every, 1) as two:
        play_out([one, two], stakes)
    return table, keys


def test_the_record_opens_when_the_game_is_over(hosted: TestClient) -> None:
    table, keys = new_table(hosted)
    refused = hosted.get(f"/api/tables/{table}/record", headers={"X-Key": keys["0"]})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-over")
    table, _ = finished(hosted, "tessera")
    record = hosted.get(f"/api/tables/{table}/record").json()
    assert schemas.RecordInfo.model_validate(record).setup.seed == "tessera"
    again = hosted.post("/api/records", json=record)
    assert again.status_code == 201
    shown = [hosted.get(f"/api/tables/{t}/replay", params={"seat": -2}).json() for t in (table, again.json()["id"])]
    assert shown[0]["log"] == shown[1]["log"]
    assert shown[0]["view"]["board"] == shown[1]["view"]["board"]
    assert None not in shown[0]["view"]["board"]["hands"]


def test_a_local_record_of_a_game_that_goes_on_keeps_the_dice_to_come(client: TestClient) -> None:
    table, _ = new_table(client, seed="tessera")
    record = client.get(f"/api/tables/{table}/record").json()
    assert (record["setup"]["seed"], record["rng"]) == ("", "")
    assert client.post("/api/records", json=record).status_code == 201


@pytest.mark.parametrize(
    ("damage", "word"),
    [
        (lambda r: r.update(format=9), "format"),
        (lambda r: r.update(revision=9), "revision"),
        (lambda r: r.update(game="chess"), "morra"),
        (lambda r: r["steps"].pop(0), "step 2"),
        (lambda r: r.update(extra=1), "extra"),
        (lambda r: r["setup"].update(seats=9), "players"),
        (lambda r: r["setup"].update(scenario="grand"), "grand"),
        (lambda r: r.update(rng="f" * 17), "generator"),
        (lambda r: r.update(rng="-1"), "generator"),
    ],
)
def test_a_damaged_record_says_where(client: TestClient, damage: Any, word: str) -> None:
    table, _ = finished(client)
    record = client.get(f"/api/tables/{table}/record").json()
    damage(record)
    answer = client.post("/api/records", json=record)
    assert (answer.status_code, answer.json()["code"]) == (422, "record")
    assert word in answer.json()["message"]


def test_a_table_goes_on_with_its_own_pack_alone(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MORRA, "pack_variable", "LATRUNCULI_MORRA_PACK")
    monkeypatch.setattr(MORRA, "pack", "a" * 32)
    with serve(local=True) as client:
        table, keys = finished(client)
        assert client.get(f"/api/tables/{table}").json()["pack"] == "a" * 32
        record = client.get(f"/api/tables/{table}/record").json()
        assert schemas.RecordInfo.model_validate(record).setup.pack == "a" * 32
        branched = client.post(f"/api/tables/{table}/branch", json={"at": 2}, headers={"X-Key": keys["0"]}).json()
        assert client.get(f"/api/tables/{branched['id']}").json()["pack"] == "a" * 32
    monkeypatch.setattr(MORRA, "pack", "")
    with serve(local=True) as client:
        for answer, status in (
            (client.get(f"/api/tables/{table}"), 409),
            (client.post("/api/records", json=record), 422),
        ):
            assert answer.status_code == status
            assert f"pack {'a' * 32} is not here: set LATRUNCULI_MORRA_PACK" in answer.json()["message"]
        new, _ = new_table(client)
        assert client.get(f"/api/tables/{new}").json()["pack"] == ""


def test_a_branch_goes_on_with_dice_of_its_own(client: TestClient) -> None:
    table, keys = finished(client)
    branched = client.post(f"/api/tables/{table}/branch", json={"at": 2}, headers={"X-Key": keys["0"]})
    assert branched.status_code == 201
    new = branched.json()
    old = client.get(f"/api/tables/{table}/replay", params={"at": 2, "seat": 0}, headers={"X-Key": keys["0"]}).json()
    own = {"X-Key": new["keys"]["0"]}
    now = client.get(f"/api/tables/{new['id']}/replay", params={"seat": 0}, headers=own).json()
    assert now["view"]["board"] == old["view"]["board"]
    assert now["log"] == old["log"]
    about = [client.get(f"/api/tables/{t}").json() for t in (table, new["id"])]
    assert about[0]["commitment"] != about[1]["commitment"]
    with sitting(client, new["id"], list(new["keys"].values()), 0) as one:
        assert one.act("stake", 1)["type"] == "done"
    too_far = client.post(f"/api/tables/{table}/branch", json={"at": 9999}, headers={"X-Key": keys["0"]})
    assert too_far.json()["code"] == "malformed"


def test_a_branch_of_a_game_that_goes_on_needs_all_keys(hosted: TestClient) -> None:
    table, keys = new_table(hosted)
    where = f"/api/tables/{table}/branch"
    assert hosted.post(where, json={"at": 0}).json()["code"] == "wrong-key"
    assert hosted.post(where, json={"at": 0}, headers={"X-Key": keys["0"]}).json()["code"] == "wrong-key"
    both = {"X-Key": ",".join(keys.values())}
    assert hosted.post(where, json={"at": 0}, headers=both).status_code == 201


def test_statistics_add_the_log_up(hosted: TestClient) -> None:
    client = hosted
    table, keys = finished(client)
    found = client.get(f"/api/tables/{table}/statistics", headers={"X-Key": keys["0"]}).json()
    schemas.Statistics.model_validate(found)
    everything = client.get(f"/api/tables/{table}/replay", params={"seat": -2}).json()
    rolled = [e["values"] for e in everything["log"] if e["kind"] == "rolled"]
    for seat in (0, 1):
        dice = [face for values in rolled if values["seat"] == seat for face in values["dice"]]
        assert found["dice"]["dice"][str(seat)]["faces"] == [dice.count(face) for face in range(1, 7)]
        assert found["dice"]["dice"][str(seat)]["rolls"] == len(dice)
    assert [line["turn"] for line in found["scores"]] == [1, 2, 3]
    assert found["scores"][-1]["totals"] == everything["view"]["scores"]
    coins = [6, 6]
    ends = []
    for event in everything["log"]:
        if event["kind"] == "round":
            ends.append(list(coins))
        elif event["kind"] in ("staked", "won"):
            coins[event["values"]["seat"]] += event["values"]["coins"] * (1 if event["kind"] == "won" else -1)
    assert [line["totals"] for line in found["scores"]] == [*ends[1:], coins]
    wrong = client.get(f"/api/tables/{new_table(client)[0]}/statistics", headers={"X-Key": "wrong"})
    assert wrong.json()["code"] == "wrong-key"


def test_a_table_begins_from_a_position(client: TestClient) -> None:
    position = 'game = "morra"\nround = 3\n[[seat]]\npurse = 1\nhand = ["lupa"]\n[[seat]]\npurse = 11\n'
    table, keys = new_table(client, position=position)
    with sitting(client, table, list(keys.values()), 0) as one:
        assert one.view["board"]["purse"] == [1, 11]
        assert one.view["board"]["hands"] == [["lupa"], None]


def test_the_page_answers_every_address_of_the_client(serve: Serve, tmp_path: Path) -> None:
    page = tmp_path / "built"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Latrunculi</title>")
    (page / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("hidden")
    with serve(client=page) as client:
        assert client.get("/").text == client.get("/some/page").text == (page / "index.html").read_text()
        assert "immutable" in client.get("/assets/a.js").headers["cache-control"]
        assert "default-src 'self'" in client.get("/").headers["content-security-policy"]
        for path in ("/%00", "/" + "a" * 5000, "/" + "a/" * 5000, "/" + "a" * 5000 + ".js"):
            assert client.get(path).status_code in (200, 404)
        assert client.head("/").status_code == 200
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "hidden" not in client.get(path).text


def test_a_page_that_is_not_built_says_what_to_do(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make client" in answer.text


def test_the_description_is_complete(client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    assert "HTTPValidationError" not in described["components"]["schemas"]
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), (method, path)
            for status, answer in operation["responses"].items():
                shape = answer.get("content", {}).get("application/json", {}).get("schema", {})
                assert "default" in operation["responses"], (method, path)
                if status >= "400":
                    assert shape == {"$ref": "#/components/schemas/Error"}, (path, status)
                elif status not in ("204", "304") and not path.endswith("/map"):
                    assert shape, (path, status)
    assert "version" in json.dumps(described["info"])
