"""Whom one need not trust: not whoever made the table, not whoever was invited, not whoever only watches."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

from latrunculi.kernel.match import Match
from latrunculi.kernel.proof import commitment, prove
from latrunculi.kernel.record import decode, encode
from latrunculi.server import access, schemas
from latrunculi.server.storage import Storage
from tests.server.conftest import Serve, new_table, people, play_out, sitting
from tests.toys.morra import MORRA

BOT = {"kind": "bot", "bot": "random"}


def laid(client: TestClient, players: list[dict[str, str]] | None = None, **more: Any) -> dict[str, Any]:
    """All that whoever makes a table is told."""
    answer = client.post("/api/tables", json={"game": "morra", "players": players or people(2), **more})
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def claim(client: TestClient, table: str, invitation: str, name: str = "") -> Any:
    return client.post(f"/api/tables/{table}/claim", json={"invitation": invitation, "name": name})


def held(key: str) -> dict[str, str]:
    return {"X-Key": key}


# ---------------------------------------------------------------------- sitting down


def test_the_maker_gets_the_key_of_the_first_person_alone_and_invitations_for_the_others(hosted: TestClient) -> None:
    made = laid(hosted, [BOT, *people(3)])
    assert set(made["keys"]) == {"1"}
    assert set(made["invitations"]) == {"2", "3"}
    shown = hosted.get(f"/api/tables/{made['id']}").json()["players"]
    assert [player["taken"] for player in shown] == [True, True, False, False]


def test_the_maker_may_play_several_seats_or_none(hosted: TestClient) -> None:
    made = laid(hosted, people(4), mine=[0, 3])
    assert (set(made["keys"]), set(made["invitations"])) == ({"0", "3"}, {"1", "2"})
    made = laid(hosted, [BOT, *people(1)], mine=[])
    assert (made["keys"], set(made["invitations"])) == ({}, {"1"})
    refused = hosted.post("/api/tables", json={"game": "morra", "players": [BOT, *people(1)], "mine": [0]})
    assert (refused.status_code, refused.json()["code"]) == (422, "malformed")


def test_an_invitation_gives_its_seat_once_and_is_worth_nothing_afterwards(hosted: TestClient) -> None:
    made = laid(hosted)
    table, invitation = made["id"], made["invitations"]["1"]
    given = claim(hosted, table, invitation, " Bibulus ")
    assert given.status_code == 200
    guest = schemas.Claimed.model_validate(given.json())
    assert guest.seat == 1
    assert [p["name"] for p in hosted.get(f"/api/tables/{table}").json()["players"]] == ["Aulus", "Bibulus"]
    again = claim(hosted, table, invitation, "Clodius")
    assert (again.status_code, again.json()["code"]) == (409, "taken")
    assert hosted.get(f"/api/tables/{table}").json()["players"][1]["name"] == "Bibulus"
    with sitting(hosted, table, [guest.key], 1) as player:
        assert player.act("show", "II")["type"] == "done"
    assert wrong(hosted, table, invitation, 1) == "wrong-key", "an invitation is no key"
    (line,) = hosted.get("/api/tables", headers=held(guest.key)).json()
    assert line["id"] == table


def wrong(client: TestClient, table: str, key: str, seat: int) -> str:
    """The code with which a key is refused a seat, by socket and by address alike."""
    with client.websocket_connect(f"ws://localhost/api/tables/{table}/play") as socket:
        socket.send_json({"type": "hello", "keys": [key], "seat": seat})
        refused: str = socket.receive_json()["code"]
    where = f"/api/tables/{table}/replay?seat={seat}"
    assert client.get(where, headers=held(key)).json()["code"] == refused
    return refused


def test_whoever_sits_is_told_who_sits_down(hosted: TestClient) -> None:
    made = laid(hosted)
    with sitting(hosted, made["id"], [made["keys"]["0"]], 0) as one:
        assert one.state["table"]["players"][1]["taken"] is False
        claim(hosted, made["id"], made["invitations"]["1"], "Bibulus")
        assert one.receive()["type"] == "state"
        assert one.state["table"]["players"][1] == {
            "seat": 1,
            "kind": "person",
            "name": "Bibulus",
            "bot": None,
            "taken": True,
        }
        assert one.state["reset"] is False


def test_of_many_who_claim_at_once_one_is_given_the_seat(hosted: TestClient) -> None:
    for _ in range(4):
        made = laid(hosted)
        with ThreadPoolExecutor(12) as pool:
            sent = [pool.submit(claim, hosted, made["id"], made["invitations"]["1"], f"G{i}") for i in range(12)]
            answers = [each.result() for each in sent]
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200] + [409] * 11
        (given,) = (answer.json() for answer in answers if answer.status_code == 200)
        with sitting(hosted, made["id"], [given["key"]], 1) as guest:
            assert guest.act("show", "I")["type"] == "done"


def test_a_seat_that_was_claimed_at_another_server_is_known_here(serve: Serve) -> None:
    with serve(local=False) as one, serve(local=False) as two:
        made = laid(one)
        with sitting(one, made["id"], [made["keys"]["0"]], 0), sitting(two, made["id"], [], -1):
            key = claim(one, made["id"], made["invitations"]["1"], "Bibulus").json()["key"]
            with sitting(two, made["id"], [key], 1) as guest:
                assert guest.state["table"]["players"][1]["name"] == "Bibulus"
            other = claim(two, made["id"], made["invitations"]["1"])
            assert (other.status_code, other.json()["code"]) == (409, "taken")


@pytest.mark.parametrize("invitation", ["guessed", "é", "x" * 100])
def test_what_is_no_invitation_gives_nothing(hosted: TestClient, invitation: str) -> None:
    made = laid(hosted)
    refused = claim(hosted, made["id"], invitation)
    assert (refused.status_code, refused.json()["code"]) == (403, "no-invitation")
    for key in (made["owner"], made["keys"]["0"]):
        assert claim(hosted, made["id"], key).json()["code"] == "no-invitation"
    assert claim(hosted, laid(hosted)["id"], made["invitations"]["1"]).json()["code"] == "no-invitation"
    assert claim(hosted, made["id"], "").status_code == 422


def test_a_seat_of_which_no_invitation_is_out_is_not_claimed_with_an_empty_one(hosted: TestClient) -> None:
    made = laid(hosted)
    hosted.delete(f"/api/tables/{made['id']}/invitations/1", headers=held(made["owner"]))
    storage = Storage(str(hosted.app.state.settings.database))  # type: ignore[attr-defined]
    for kept in ("", access.hashed("")):
        assert asyncio.run(storage.claim(made["id"], kept, "hash", "")) is False
    storage.close()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("AULUS", "name-taken"),
        (" aulus ", "name-taken"),
        ("x" * 61, "malformed"),
        ("a\u202eb", "malformed"),
        ("a\u0007b", "malformed"),
        ("a\u200bb", "malformed"),
        ("a\u0000b", "malformed"),
        ("a" + 4 * "\u035b", "malformed"),
    ],
)
def test_a_name_is_checked(hosted: TestClient, name: str, code: str) -> None:
    made = laid(hosted)
    refused = claim(hosted, made["id"], made["invitations"]["1"], name)
    assert (refused.status_code, refused.json()["code"]) == (422, code)
    assert claim(hosted, made["id"], made["invitations"]["1"], "Bé\tBibulus").status_code == 200
    assert hosted.get(f"/api/tables/{made['id']}").json()["players"][1]["name"] == "Bé Bibulus"


def test_a_name_that_is_written_otherwise_and_looks_the_same_is_taken(hosted: TestClient) -> None:
    """An e with an accent is one letter or two; three marks over a letter, as some languages write, are a name."""
    made = laid(hosted, people(3))
    assert claim(hosted, made["id"], made["invitations"]["1"], "B\u00e9").status_code == 200
    refused = claim(hosted, made["id"], made["invitations"]["2"], "Be\u0301")
    assert refused.json()["code"] == "name-taken"
    assert claim(hosted, made["id"], made["invitations"]["2"], "x" + 3 * "\u035b").status_code == 200


def test_without_a_name_the_one_that_the_maker_gave_stays(hosted: TestClient) -> None:
    made = laid(hosted)
    assert claim(hosted, made["id"], made["invitations"]["1"]).status_code == 200
    assert hosted.get(f"/api/tables/{made['id']}").json()["players"][1]["name"] == "Balbus"


# ---------------------------------------------------------------------- the owner


def test_the_owner_withdraws_and_renews_an_invitation(hosted: TestClient) -> None:
    made = laid(hosted)
    first, where = made["invitations"]["1"], f"/api/tables/{made['id']}/invitations/1"
    second = hosted.post(where, headers=held(made["owner"])).json()["invitation"]
    assert claim(hosted, made["id"], first).json()["code"] == "no-invitation"
    assert hosted.delete(where, headers=held(made["owner"])).status_code == 204
    assert claim(hosted, made["id"], second).json()["code"] == "no-invitation"
    third = hosted.post(where, headers=held(made["owner"])).json()["invitation"]
    assert claim(hosted, made["id"], third).status_code == 200


def test_the_owner_takes_no_seat_back_that_was_claimed(hosted: TestClient) -> None:
    made = laid(hosted)
    guest = claim(hosted, made["id"], made["invitations"]["1"]).json()["key"]
    for seat, status, code in (
        (1, 409, "taken"),
        (0, 409, "taken"),
        (7, 404, "unknown-seat"),
        (-1, 404, "unknown-seat"),
    ):
        where = f"/api/tables/{made['id']}/invitations/{seat}"
        for refused in (
            hosted.post(where, headers=held(made["owner"])),
            hosted.delete(where, headers=held(made["owner"])),
        ):
            assert (refused.status_code, refused.json()["code"]) == (status, code)
    with sitting(hosted, made["id"], [guest], 1) as player:
        assert player.act("show", "I")["type"] == "done"


def test_a_guest_a_watcher_and_another_owner_do_none_of_the_owners_acts(hosted: TestClient) -> None:
    made, other = laid(hosted, people(3)), laid(hosted)
    guest = claim(hosted, made["id"], made["invitations"]["1"]).json()["key"]
    where = f"/api/tables/{made['id']}/invitations/2"
    for key in (guest, made["keys"]["0"], made["invitations"]["2"], other["owner"], access.hashed(made["owner"]), ""):
        for refused in (hosted.post(where, headers=held(key)), hosted.delete(where, headers=held(key))):
            assert (refused.status_code, refused.json()["code"]) == (403, "wrong-key")
    assert claim(hosted, made["id"], made["invitations"]["2"]).status_code == 200


def test_the_maker_cannot_act_for_whoever_was_invited(hosted: TestClient) -> None:
    """Neither before the seat is taken nor afterwards; the game waits."""
    made = laid(hosted)
    mine = [made["keys"]["0"], made["owner"], made["invitations"]["1"]]
    for _ in range(2):
        with sitting(hosted, made["id"], mine, 0) as maker:
            assert maker.ask(type="look", seat=1)["code"] == "wrong-key"
            maker.act("show", "I")
            assert maker.act("show", "II")["code"] == "not-your-turn"
            assert maker.view["awaiting"] == [1]
        for key in mine:
            assert wrong(hosted, made["id"], key, 1) == "wrong-key"
        branch = f"/api/tables/{made['id']}/branch"
        keys = held(",".join(mine))
        assert hosted.post(branch, json={"at": 0}, headers=keys).json()["code"] == "wrong-key"
        assert hosted.get(f"/api/tables/{made['id']}/record", headers=keys).json()["code"] == "not-over"
        claim(hosted, made["id"], made["invitations"]["1"])


def test_the_owners_key_lists_the_table_and_plays_nothing(hosted: TestClient) -> None:
    made = laid(hosted, people(2), mine=[])
    (line,) = hosted.get("/api/tables", headers=held(made["owner"])).json()
    assert line["id"] == made["id"]
    assert wrong(hosted, made["id"], made["owner"], 0) == "wrong-key"


def test_a_watcher_is_told_no_record_of_a_game_in_progress(hosted: TestClient) -> None:
    made = laid(hosted)
    for headers in ({}, held("guessed"), held(made["keys"]["0"]), held(made["owner"])):
        refused = hosted.get(f"/api/tables/{made['id']}/record", headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-over")


# ---------------------------------------------------------------------- keys


def everything(client: TestClient, made: dict[str, Any]) -> list[Any]:
    """Every kind of request that carries a key, also where it is refused or fails."""
    table = made["id"]
    answers = []
    for key in (made["keys"]["0"], made["owner"], made["invitations"]["1"]):
        for path in ("", "/record", "/replay?seat=0", "/statistics", "/none"):
            answers.append(client.get(f"/api/tables/{table}{path}", headers=held(key)))
        answers.append(client.get("/api/tables", headers=held(key)))
        answers.append(client.post(f"/api/tables/{table}/branch", json={"at": 0}, headers=held(key)))
        answers.append(client.post(f"/api/tables/{table}/invitations/5", headers=held(key)))
        answers.append(claim(client, table, key[:-1]))
        answers.append(claim(client, table, key, "x" * 99))
    return answers


def test_neither_a_log_nor_an_address_nor_a_refusal_tells_a_key(
    hosted: TestClient, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = laid(hosted)
    secrets = [made["keys"]["0"], made["owner"], made["invitations"]["1"]]
    with caplog.at_level(logging.DEBUG):
        answers = everything(hosted, made)
        with monkeypatch.context() as patch:

            def full(*_: object) -> bool:
                raise OSError("no space left on device")

            patch.setattr(Storage, "claim", full)
            answers.append(claim(hosted, made["id"], made["invitations"]["1"]))
            assert answers[-1].status_code == 500
    assert "failed" in caplog.text
    for secret in secrets:
        assert secret not in caplog.text
        assert not any(secret in answer.text or secret in str(answer.request.url) for answer in answers)


def test_no_address_takes_a_key(hosted: TestClient) -> None:
    made = laid(hosted)
    for path in ("/replay?seat=0&", "/statistics?"):
        for key in made["keys"]["0"], f"{made['keys']['0']}&x_key={made['keys']['0']}":
            answer = hosted.get(f"/api/tables/{made['id']}{path}key={key}")
            assert answer.json() == hosted.get(f"/api/tables/{made['id']}{path.rstrip('?&')}").json()
    assert hosted.get(f"/api/tables?key={made['keys']['0']}").json() == []
    described = hosted.get("/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for operation in methods.values():
            named = {p["name"] for p in operation.get("parameters", []) if p["in"] != "header"}
            assert not named & {"key", "keys", "invitation", "owner"}, path


def test_nobody_on_the_way_keeps_what_is_said_of_tables(hosted: TestClient) -> None:
    made = laid(hosted)
    answers = [*everything(hosted, made), hosted.get("/api/tables/nowhere"), hosted.post("/api/records", content=b"{")]
    answers.append(hosted.post("/api/tables", json={"game": "morra", "players": people(2)}))
    for answer in answers:
        assert answer.headers["cache-control"] == "no-store", answer.request.url


def test_the_database_holds_hashes_alone(hosted: TestClient, database: str) -> None:
    made = laid(hosted)
    guest = claim(hosted, made["id"], made["invitations"]["1"]).json()["key"]
    path = Path(database.removeprefix("sqlite:///"))
    kept = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    for secret in (made["keys"]["0"], made["owner"], made["invitations"]["1"], guest):
        assert secret.encode() not in kept
        assert access.hashed(secret).encode() in kept
    for stolen in (access.hashed(guest), access.hashed(made["keys"]["0"])):
        assert wrong(hosted, made["id"], stolen, 0) == "wrong-key", "a hash is no key"


def test_tables_are_found_by_key_through_an_index(hosted: TestClient, database: str) -> None:
    laid(hosted)
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        for table, column in (("seats", "key_hash"), ("tables", "owner_hash")):
            plan = connection.execute(f"explain query plan select 1 from {table} where {column} in ('a', 'b')")
            assert "USING" in str(plan.fetchall())
            assert "INDEX" in str(
                connection.execute(f"explain query plan select 1 from {table} where {column} in ('a', 'b')").fetchall()
            )


def test_every_key_is_compared_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong with a key, as many comparisons of equally long texts are made."""
    compared: list[tuple[int, int]] = []
    honest = access.secrets.compare_digest

    def counted(one: str, other: str) -> bool:
        compared.append((len(one), len(other)))
        return honest(one, other)

    key = access.new_key()
    kept = [access.hashed(access.new_key()), access.hashed(key), access.hashed(access.new_key())]
    monkeypatch.setattr(access.secrets, "compare_digest", counted)
    seen = []
    for offered in ([key, "b"], [key[:-1] + "!", "b"], ["", "b"], ["é", "b"], ["x" * 5000, "b"]):
        compared.clear()
        access.seats_held(kept, offered)
        seen.append(list(compared))
    assert seen[0] == [(64, 64)] * 6
    assert all(one == seen[0] for one in seen)


# ---------------------------------------------------------------------- dice


POSITION = 'game = "morra"\nround = 3\n[[seat]]\npurse = 1\nhand = ["lupa"]\n[[seat]]\npurse = 11\n'


def dice_of(client: TestClient, table: str, *keys: str) -> tuple[str, str]:
    """What is said of a table's dice: at the table, in its summary and in the list alike."""
    about = client.get(f"/api/tables/{table}").json()
    with sitting(client, table, [], -1) as watcher:
        assert {name: watcher.state["table"][name] for name in ("dice", "diceReason", "commitment")} == {
            name: about[name] for name in ("dice", "diceReason", "commitment")
        }
    for line in client.get("/api/tables", headers=held(",".join(keys))).json():
        if line["id"] == table:
            assert (line["dice"], line["diceReason"]) == (about["dice"], about["diceReason"])
    return about["dice"], about["diceReason"]


def test_dice_that_somebody_may_know_are_marked_for_all_to_see(hosted: TestClient) -> None:
    made = laid(hosted)
    assert dice_of(hosted, made["id"], made["owner"]) == ("drawn", "")
    assert dice_of(hosted, laid(hosted, seed="foreseen")["id"]) == ("given", "seed")
    assert dice_of(hosted, laid(hosted, position=POSITION)["id"]) == ("given", "position")
    assert dice_of(hosted, laid(hosted, position=POSITION, seed="foreseen")["id"]) == ("given", "seed")
    table, keys = new_table(hosted)
    every = list(keys.values())
    with sitting(hosted, table, every, 0) as one, sitting(hosted, table, every, 1) as two:
        play_out([one, two], lambda legal: legal[-1])
    branch = hosted.post(f"/api/tables/{table}/branch", json={"at": 2}).json()
    assert dice_of(hosted, branch["id"], branch["owner"]) == ("given", "branch")
    again = hosted.post("/api/records", json=hosted.get(f"/api/tables/{table}/record").json()).json()
    assert dice_of(hosted, again["id"], again["owner"]) == ("given", "record")


def test_the_server_draws_a_seed_that_gives_every_die_and_tells_it_at_the_end(hosted: TestClient) -> None:
    table, keys = new_table(hosted)
    every = list(keys.values())
    published = hosted.get(f"/api/tables/{table}").json()["commitment"]
    with sitting(hosted, table, every, 0) as one, sitting(hosted, table, every, 1) as two:
        play_out([one, two], lambda legal: legal[-1])
        seed = one.state["table"]["seed"]
    told = decode(hosted.get(f"/api/tables/{table}/record").content)
    assert (told.setup.seed, told.setup.dice, told.origin, told.inherited) == (seed, "blake2b", "", 0)
    assert len(seed) == 32
    assert commitment(seed) == published
    found = prove(MORRA, told)
    assert found.deviation is None
    assert found.outcomes == len(told.opening) + sum(len(step.outcomes) for step in told.steps) > 0
    told.setup = msgspec.structs.replace(told.setup, seed=f"{int(seed, 16) ^ 1:032x}")
    assert prove(MORRA, told).deviation is not None


def test_of_a_game_that_goes_on_from_another_the_dice_since_then_are_proven(hosted: TestClient) -> None:
    """From a record of a game in progress and from a branch; also when a step of before is taken back first."""
    table, keys = new_table(hosted, seed="known")
    every = list(keys.values())
    with sitting(hosted, table, every, 0) as one, sitting(hosted, table, every, 1) as two:
        one.act("show", "I")
        two.act("show", "II")
        one.wait(lambda view: view["version"] == 2)
        first = (one, two)[one.view["awaiting"][0]]
        first.act("stake", 1)
    half = Match(MORRA, MORRA.setup(seats=2, seed="known"))
    while len(half.steps) < 2:
        seat = half.state.awaiting.bit_length() - 1
        half.play(seat, half.state.legal(seat)[1])
    seat = half.state.actor
    half.play(seat, next(a for a in half.state.legal(seat) if a == MORRA.vocabulary.action("stake", 1)))
    saved = hosted.post("/api/records", content=encode(half.record())).json()
    keyed = {"X-Key": ",".join(every)}
    branch = hosted.post(f"/api/tables/{table}/branch", json={"at": 3}, headers=keyed).json()
    for made, origin in ((saved, "record"), (branch, "branch")):
        for undo in (False, True):
            again = made if not undo else hosted.post("/api/records", content=encode(half.record())).json()
            keys = list(again["keys"].values())
            with sitting(hosted, again["id"], keys, 0) as one, sitting(hosted, again["id"], keys, 1) as two:
                if undo:
                    (one, two)[one.view["awaiting"][0]].ask(type="undo", version=one.view["version"])
                play_out([one, two], lambda legal: legal[-1])
            told = decode(hosted.get(f"/api/tables/{again['id']}/record").content)
            assert told.origin == ("record" if undo else origin)
            assert told.inherited == (2 if undo else 3)
            assert told.setup.seed != "known"
            found = prove(MORRA, told)
            assert (found.deviation, found.inherited) == (None, told.inherited)
            assert found.outcomes == sum(len(step.outcomes) for step in told.steps[told.inherited :]) > 0


# ---------------------------------------------------------------------- texts


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800", "a\udfffb"])
@pytest.mark.parametrize(
    "change",
    [
        lambda text: {"seed": text},
        lambda text: {"game": text},
        lambda text: {"scenario": text},
        lambda text: {"position": text},
        lambda text: {"options": {text: 1}},
        lambda text: {text: 1},
        lambda text: {"players": [{"kind": "person", "name": text}, *people(1)]},
        lambda text: {"players": [{"kind": "bot", "bot": text}, *people(1)]},
        lambda text: {"players": [{"kind": text}, *people(1)]},
    ],
)
def test_a_text_that_cannot_be_kept_is_refused(hosted: TestClient, change: Any, text: str) -> None:
    body = json.dumps({"game": "morra", "players": people(2)} | change(text)).encode()
    refused = hosted.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert refused.status_code == 422
    assert refused.json()["code"] == "malformed"
    assert ("NUL" if "\0" in text else "surrogate") in refused.json()["message"]


@pytest.mark.parametrize("text", ["\\u0000", "\\ud800"])
def test_a_text_that_cannot_be_kept_is_refused_everywhere_else(
    hosted: TestClient, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = laid(hosted)
    body = f'{{"invitation": "{made["invitations"]["1"]}", "name": "{text}"}}'.encode()
    refused = hosted.post(f"/api/tables/{made['id']}/claim", content=body, headers={"Content-Type": "application/json"})
    assert (refused.status_code, refused.json()["code"]) == (422, "malformed")
    for place in ("seed", "scenario"):
        setup = {"game": "morra", "scenario": "classic", "seats": 2, "seed": "x", place: "TEXT"}
        record = {"format": 1, "game": "morra", "revision": 1, "setup": setup}
        sent = json.dumps(record).encode().replace(b"TEXT", text.encode())
        refused = hosted.post("/api/records", content=sent)
        assert (refused.status_code, refused.json()["code"]) == (422, "record")

    def never(_: Storage, table: str) -> None:
        raise AssertionError(f"the database is asked for {table!r}")

    monkeypatch.setattr(Storage, "table", never)
    for path in ("%00", "a%00b", "%ED%A0%80", "x" * 1000):
        for rest in ("", "/replay", "/record"):
            assert hosted.get(f"/api/tables/{path}{rest}").json()["code"] == "unknown-table"
    with hosted.websocket_connect("ws://localhost/api/tables/a%00b/play") as socket:
        assert socket.receive_json()["code"] == "unknown-table"
