"""Play over the WebSocket: choices, refusals, undo, second tabs, malformed messages."""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial
from types import SimpleNamespace
from typing import cast

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from latrunculi.kernel.engine import State
from latrunculi.kernel.game import SPECTATOR
from latrunculi.server import play
from latrunculi.server.play import AT_ONCE, DEAR, Pace
from latrunculi.server.storage import Storage
from latrunculi.server.tables import Tables
from tests.patience import PATIENCE
from tests.server.conftest import new_table, people, play_out, sitting
from tests.server.test_storm import Wire, begin
from tests.toys.morra import MORRA
from tests.toys.morra.rules import Round, Table


def test_choices_in_secret_at_once_then_everybody_sees(client: TestClient) -> None:
    table, keys = new_table(client)
    with sitting(client, table, [keys["0"]], 0) as one, sitting(client, table, [keys["1"]], 1) as two:
        assert one.view["awaiting"] == [0, 1]
        assert one.act("show", "IV")["type"] == "done"
        two.wait(lambda view: view["version"] == 1)
        assert two.view["awaiting"] == [1]
        assert two.view["board"]["shown"] == [None, None]
        assert two.act("show", "I")["type"] == "done"
        one.wait(lambda view: view["version"] == 2)
        assert one.view["board"]["shown"] == two.view["board"]["shown"] == [4, 1]
        assert [e["values"]["fingers"] for e in one.log if e["kind"] == "shown"] == ["IV", "I"]


def test_refusals_name_their_reason_and_change_nothing(client: TestClient) -> None:
    table, keys = new_table(client)
    with sitting(client, table, list(keys.values()), 0) as one:
        assert one.act("play", "lupa")["code"] == "not-now"
        assert one.act("show", "II")["type"] == "done"
        refused = one.act("show", "II")
        assert (refused["type"], refused["code"], refused["rule"]) == ("refused", "not-your-turn", "MOR-2-1")
        assert one.ask(type="look", seat=1)["type"] == "done"
        assert one.act("show", "V")["type"] == "done"
        assert one.ask(type="look", seat=0)["type"] == "done"
        refused = one.act("stake", 4)
        assert (refused["code"], refused["rule"]) == ("forbidden", "MOR-3-1")
        assert one.act("stake", 3)["type"] == "done"
        refused = one.act("stake", 3)
        assert (refused["code"], refused["rule"]) == ("forbidden", "MOR-3-4")
        assert one.ask(type="act", action=-5, version=one.view["version"])["code"] == "unknown"
        assert one.ask(type="act", action=2**30, version=one.view["version"])["code"] == "unknown"
        assert one.view["version"] == 3


def test_an_answer_to_an_earlier_prompt_is_stale(client: TestClient) -> None:
    table, keys = new_table(client)
    with sitting(client, table, [keys["0"]], 0) as one, sitting(client, table, [keys["0"]], 0) as second_tab:
        assert one.act("show", "0")["type"] == "done"
        assert second_tab.act("show", "V", version=0)["code"] == "stale"
        second_tab.wait(lambda view: view["version"] == 1)
        assert second_tab.view == one.view


def test_of_several_asked_at_once_none_makes_anothers_answer_stale(client: TestClient) -> None:
    table, keys = new_table(client, people(3))
    every = list(keys.values())
    with sitting(client, table, every, 0) as one, sitting(client, table, every, 1) as two:
        assert one.act("show", "I", version=0)["type"] == "done"
        assert one.act("show", "II", version=0)["code"] == "stale"
        assert two.act("show", "II", version=0)["type"] == "done"
        assert two.ask(type="look", seat=2)["type"] == "done"
        assert two.act("show", "III", version=0)["type"] == "done"
        assert two.ask(type="look", seat=0)["type"] == "done"
        assert two.act("stake", 1, version=2)["code"] == "stale"
        assert two.act("stake", 1, version=3)["type"] == "done"
        assert two.act("stake", 2, version=3)["code"] == "stale"


def test_why_gives_the_clause(client: TestClient) -> None:
    table, keys = new_table(client)
    with sitting(client, table, list(keys.values()), 0) as one:
        one.act("show", "II")
        one.ask(type="look", seat=1)
        one.act("show", "II")
        one.ask(type="look", seat=0)
        for _ in (1, 2):
            one.act("stake", one.view["legal"][-2]["object"])
        assert one.view["board"]["purse"][0] == 1
        why = one.ask(type="why", verb="stake", object=2)
        assert (why["type"], why["code"], why["rule"]) == ("why", "forbidden", "MOR-3-2")
        assert one.ask(type="why", verb="stake", object=1)["code"] == "legal"
        assert one.ask(type="why", verb="fly")["code"] == "unknown"
        assert one.ask(type="why", action=one.action("done"))["code"] == "legal"
        assert one.ask(type="why")["code"] == "malformed"


def test_where_a_choice_may_lead_is_told_to_who_may_make_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In morra nothing leads anywhere until it is said to."""
    table, keys = new_table(client)
    with sitting(client, table, [keys["0"]], 0) as one, sitting(client, table, [], SPECTATOR) as watcher:
        show = one.action("show", "II")
        assert one.ask(type="reach", action=show) == {"type": "reach", "id": 1, "version": 0, "reach": {}}
        monkeypatch.setattr(MORRA, "reach", lambda g, action: {"forum": action - show + g.rng})
        assert one.ask(type="reach", action=show)["reach"] == {"forum": 0}
        assert one.ask(type="reach", action=one.action("show", "II") + 99)["reach"] == {}
        assert watcher.ask(type="reach", action=show)["reach"] == {}


def test_a_hint_is_for_who_is_asked_and_changes_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Morra has no advisor: nobody has a hint there until it gets one."""
    table, keys = new_table(client)
    with sitting(client, table, list(keys.values()), 0) as one, sitting(client, table, [], -1) as watcher:
        assert one.ask(type="hint") == {"type": "hint", "id": 1, "version": 0, "hint": None}
        one.act("show", "II")
        monkeypatch.setattr(MORRA, "advisor", LastFirst())
        assert one.ask(type="hint")["hint"] is None
        assert watcher.ask(type="hint")["hint"] is None
        one.ask(type="look", seat=1)
        before = one.view
        told = one.ask(type="hint")
        assert told == {"type": "hint", "id": 5, "version": 1, "hint": {"action": one.view["legal"][-1], "reasons": []}}
        assert one.ask(type="hint")["hint"] == told["hint"]
        assert LastFirst.asked == 1
        assert one.view == before


class LastFirst:
    """Likes what stands last in the list; counts how often it is asked."""

    asked = 0

    def prefer(self, g: State, seat: int, actions: list[int]) -> list[float]:
        LastFirst.asked += 1
        return [float(place) for place in range(len(actions))]

    def evaluate(self, g: State, seat: int) -> float:
        return 0.0

    def horizon(self, g: State) -> int:
        return -1


def test_undo_goes_back_to_the_disclosure_and_not_over_it(client: TestClient) -> None:
    table, keys = new_table(client)
    with sitting(client, table, list(keys.values()), 0) as one, sitting(client, table, [], -1) as watcher:
        one.act("show", "II")
        one.ask(type="look", seat=1)
        one.act("show", "II")
        one.ask(type="look", seat=0)
        assert one.ask(type="undo", version=2)["code"] == "nothing-to-undo"
        before = one.view
        one.act("stake", 2)
        one.act("stake", 1)
        assert one.view["undo"] is True
        assert one.ask(type="undo", version=3)["code"] == "stale"
        assert one.ask(type="undo", version=4)["type"] == "done"
        assert one.ask(type="undo", version=5)["type"] == "done"
        assert one.ask(type="undo", version=6)["code"] == "nothing-to-undo"
        assert one.view == before | {"version": 6}
        watcher.wait(lambda view: view["version"] == 6)
        assert not [event for event in watcher.log if event["kind"] == "staked"]
        assert watcher.ask(type="undo", version=6)["code"] == "nothing-to-undo"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "fly", "id": 1}',
        '{"type": "act", "id": 1}',
        '{"type": "act", "id": "x", "action": 1, "version": 0}',
        '{"type": "act", "id": 1, "action": 1e99, "version": 0}',
        '{"type": "look", "id": 1, "seat": 0, "extra": true}',
        '{"type": "hello", "seat": 0}',
        "[" * 5000,
        '"' + "x" * 20_000 + '"',
    ],
)
def test_malformed_messages_get_one_clear_error_and_do_no_harm(client: TestClient, text: str) -> None:
    table, keys = new_table(client)
    with sitting(client, table, [keys["0"]], 0) as one:
        one.socket.send_text(text)
        answer = one.receive()
        assert (answer["type"], answer["code"]) == ("error", "malformed")
        assert answer["message"]
        one.send(type="ping")
        assert one.receive() == {"type": "pong"}
        assert one.act("show", "I")["type"] == "done"


def test_an_error_says_which_message_it_answers(client: TestClient) -> None:
    table, keys = new_table(client)
    with sitting(client, table, [keys["0"]], 0) as one:
        for text, number in [
            ('{"type": "act", "id": 7, "action": true, "version": 0}', 7),
            ('{"type": "fly", "id": 8}', 8),
            ('{"type": "act", "id": "x", "action": 1, "version": 0}', None),
            ('{"type": "act", "id": 9', None),
        ]:
            one.socket.send_text(text)
            assert one.receive().get("id") == number
        assert one.ask(type="ping") == {"type": "pong", "id": one._id}


def test_binary_rubbish_is_malformed_too(client: TestClient) -> None:
    table, keys = new_table(client)
    with sitting(client, table, [keys["0"]], 0) as one:
        one.socket.send_bytes(b"\xff\x00\xfe")
        assert one.receive()["code"] == "malformed"


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "seat": 0, "keys": ["wrong"]}, "wrong-key"),
        ({"type": "hello", "seat": 0, "keys": []}, "wrong-key"),
        ({"type": "hello", "seat": 7, "keys": []}, "wrong-key"),
        ({"type": "hello", "seat": -2, "keys": []}, "wrong-key"),
        ({"type": "ping"}, "malformed"),
    ],
)
def test_a_seat_needs_its_key(hosted: TestClient, hello: dict[str, object], code: str) -> None:
    table, _ = new_table(hosted)
    with hosted.websocket_connect(f"ws://localhost/api/tables/{table}/play") as socket:
        socket.send_json(hello)
        assert socket.receive_json()["code"] == code
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_the_key_of_one_seat_opens_no_other(hosted: TestClient) -> None:
    table, keys = new_table(hosted)
    with sitting(hosted, table, [keys["0"]], 0) as one:
        assert one.ask(type="look", seat=1)["code"] == "wrong-key"
        assert one.ask(type="look", seat=-2)["code"] == "wrong-key"
        assert one.ask(type="look", seat=-1)["type"] == "done"
        assert one.act("show", "I")["code"] == "not-your-turn"


def test_an_unknown_table_says_so(client: TestClient) -> None:
    with client.websocket_connect("ws://localhost/api/tables/nowhere/play") as socket:
        assert socket.receive_json()["code"] == "unknown-table"


def test_a_whole_game_opens_its_seed_at_the_end_alone(client: TestClient) -> None:
    table, keys = new_table(client, people(3), seed="alea iacta est")
    every = list(keys.values())
    with (
        sitting(client, table, every, 0) as one,
        sitting(client, table, every, 1) as two,
        sitting(client, table, every, 2) as three,
    ):
        assert one.state["table"]["seed"] is None
        assert one.state["table"]["commitment"] == hashlib.sha256(b"alea iacta est").hexdigest()
        play_out([one, two, three], lambda legal: legal[0])
        assert one.state["table"]["seed"] == "alea iacta est"
        assert one.view["over"]
        assert one.view["winners"]
        assert one.act("show", "I")["code"] == "over"


def test_the_log_goes_on_from_what_a_client_has(client: TestClient) -> None:
    table, keys = new_table(client)
    with sitting(client, table, list(keys.values()), 0) as one:
        whole = one.log
        known = one.state["logFrom"] + 9  # eight events of the deal, and the round
        one.act("show", "I")
        one.ask(type="look", seat=1)
        one.act("show", "II")
    with sitting(client, table, [keys["0"]], 0, log=known) as again:
        assert again.state["reset"] is False
        assert again.state["logFrom"] == known
        assert [event["kind"] for event in again.log] == ["shown", "shown"]
        assert not {event["n"] for event in again.log} & {event["n"] for event in whole}


def test_who_leaves_while_something_is_on_its_way_has_left_and_is_no_defect() -> None:
    async def gone(text: str) -> None:
        raise WebSocketDisconnected("Cannot call send once a close message has been sent")

    with pytest.raises(WebSocketDisconnect):
        asyncio.run(play._send(cast(WebSocket, SimpleNamespace(send_text=gone)), {"type": "pong"}))


def test_who_only_watches_neither_chooses_nor_takes_back_and_disturbs_nobody(hosted: TestClient) -> None:
    """Not even where something could be taken back: the table stays as it stands in memory, and nobody is told anew."""
    table, keys = new_table(hosted)
    every = list(keys.values())
    with sitting(hosted, table, every, 0) as one, sitting(hosted, table, [], SPECTATOR) as watcher:
        one.act("show", "I")
        one.ask(type="look", seat=1)
        one.act("show", "II")
        one.ask(type="look", seat=0)
        one.act("stake", 1)
        assert one.view["undo"]
        version = one.view["version"]
        watcher.wait(lambda view: view["version"] == version)
        epoch = hosted.app.state.tables.living[table].epoch  # type: ignore[attr-defined]
        for message in ({"type": "undo"}, {"type": "act", "action": one.view["legal"][0]["action"]}):
            assert watcher.ask(**message, version=version)["type"] == "refused"
        assert hosted.app.state.tables.living[table].epoch == epoch  # type: ignore[attr-defined]
        assert one.ask(type="undo", version=version)["type"] == "done"


class Flood(Wire):
    """A client that counts its answers, and waits for none."""

    def __init__(self, tables: Tables, table: str) -> None:
        super().__init__(tables, table, {"keys": [], "seat": SPECTATOR})
        self.answers = 0
        self.hello()

    async def send_text(self, text: str) -> None:
        self.answers += 1

    async def answered(self, number: int) -> None:
        while self.answers < number:
            await asyncio.sleep(0)


@pytest.mark.parametrize("local", [False, True])
@pytest.mark.parametrize("message", [{"type": "ping"}, {"type": "why", "id": 1, "verb": "fold"}, {"type": "nonsense"}])
def test_others_are_answered_while_somebody_asks_without_end(
    database: str, message: dict[str, object], local: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "Pace", partial(Pace, lambda: 0.0))  # however long it takes, no more may be asked

    async def go() -> None:
        storage = Storage(database)
        tables = Tables(storage, local)
        (laid,) = await begin(tables, 1)
        loud, quiet = Flood(tables, laid.id), Flood(tables, laid.id)
        await asyncio.gather(loud.answered(1), quiet.answered(1))
        for _ in range(1000):
            loud.say(**message)
        quiet.say(type="ping")
        await asyncio.wait_for(quiet.answered(2), PATIENCE)
        assert loud.answers < 20
        if local:
            await asyncio.wait_for(loud.answered(1001), PATIENCE)
        else:
            await asyncio.wait_for(loud.answered(int(AT_ONCE)), PATIENCE)
            await asyncio.sleep(0.2)
            assert loud.answers < AT_ONCE + 30
        loud.served.cancel()
        await quiet.leave()
        storage.close()

    asyncio.run(go())


def test_messages_have_a_pace_and_whole_games_a_slower_one() -> None:
    """A hundred at once and twenty a second, where one that is answered with the whole game counts as ten."""
    now = [0.0]
    pace = Pace(lambda: now[0])
    assert [pace.wait(1) for _ in range(100)] == [0] * 100
    assert pace.wait(1) == pytest.approx(0.05)
    assert pace.wait(1) == pytest.approx(0.10)
    now[0] += 0.1
    assert pace.wait(1) == pytest.approx(0.05)
    now[0] += 1000  # what was not used is not heaped up
    assert [pace.wait(DEAR) for _ in range(10)] == [0] * 10
    assert pace.wait(DEAR) == pytest.approx(0.5)


def test_who_comes_to_a_table_that_is_deleted_before_his_hello_is_told(hosted: TestClient) -> None:
    made = hosted.post("/api/tables", json={"game": "morra", "players": people(2)}).json()
    with hosted.websocket_connect(f"ws://localhost/api/tables/{made['id']}/play") as socket:
        gone = hosted.delete(f"/api/tables/{made['id']}", headers={"X-Key": made["owner"]})
        assert gone.status_code == 204
        socket.send_json({"type": "hello", "seat": -1})
        assert socket.receive_json()["code"] == "unknown-table"
        with pytest.raises(WebSocketDisconnect) as left:
            socket.receive_json()
        assert left.value.code == 4404


def test_whoever_could_not_be_shown_something_is_not_left_waiting(
    hosted: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He is cut off, comes back, and sees."""
    table, keys = new_table(hosted)
    with sitting(hosted, table, [keys["0"]], 0) as one:
        with sitting(hosted, table, [keys["1"]], 1) as two:
            honest = play.Connection._state

            def failing(self: play.Connection) -> dict[str, object] | None:
                if self._seat == 1:
                    raise OSError("disk")
                return honest(self)

            monkeypatch.setattr(play.Connection, "_state", failing)
            assert one.act("show", "I")["type"] == "done"
            assert two.receive()["code"] == "failed"
            with pytest.raises(WebSocketDisconnect) as left:
                two.receive()
            assert left.value.code == 1011
            monkeypatch.setattr(play.Connection, "_state", honest)
        with sitting(hosted, table, [keys["1"]], 1) as two:
            assert two.view["version"] == 1


def test_a_choice_that_an_impossible_position_cannot_bear_is_answered_and_undone(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    position = 'game = "morra"\nround = 3\n[[seat]]\npurse = 6\n[[seat]]\npurse = 6\n'
    table, keys = new_table(client, position=position)

    def broken(self: Round, g: Table, seat: int, verb: int, obj: int) -> None:
        g.shown[seat] = obj
        raise IndexError("list index out of range")

    with sitting(client, table, [keys["0"]], 0) as player:
        with monkeypatch.context() as patch:
            patch.setattr(Round, "choose", broken)
            error = player.act("show", "II")
        assert (error["type"], error["code"]) == ("error", "position")
        assert player.act("show", "I")["type"] == "done"
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


def test_where_a_bot_cannot_choose_in_an_impossible_position_its_table_is_told_and_others_go_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = 'game = "morra"\nround = 3\n[[seat]]\npurse = 6\n[[seat]]\npurse = 6\n'
    players = [*people(1), {"kind": "bot", "bot": "random"}]
    table, keys = new_table(client, players, position=position)
    other, others = new_table(client)
    chosen = Round.choose

    def broken(self: Round, g: Table, seat: int, verb: int, obj: int) -> None:
        if g.round == 3:
            raise IndexError("list index out of range")
        chosen(self, g, seat, verb, obj)

    monkeypatch.setattr(Round, "choose", broken)
    with sitting(client, table, [keys["0"]], 0) as player:
        while (told := player.receive())["type"] == "state":
            pass
        assert (told["type"], told["code"], told.get("id")) == ("error", "position", None)
    with sitting(client, table, [keys["0"]], 0) as again:  # who comes later is told too
        while (told := again.receive())["type"] == "state":
            pass
        assert told["code"] == "position"
    with sitting(client, other, list(others.values()), 0) as elsewhere:
        assert elsewhere.act("show", "I")["type"] == "done"
