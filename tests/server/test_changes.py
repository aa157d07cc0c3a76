"""A change leads from what a viewer was shown to what he is shown now, all of it, and is small."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from latrunculi.kernel.actions import members
from latrunculi.kernel.game import SPECTATOR, Game
from latrunculi.kernel.match import Match
from latrunculi.server.changes import applied, difference
from tests.every_game.random_play import every_game
from tests.server.conftest import Player, new_table, people
from tests.toys.morra import MORRA

CASES = json.loads((Path(__file__).parent / "changes.json").read_text(encoding="utf-8"))
"""Shared with the page's own test."""

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from(["", "a"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_a_change_is_told_as_briefly_as_this(case: dict[str, Any]) -> None:
    assert difference(case["before"], case["after"]) == case["change"]
    assert same(applied(case["before"], case["change"]), case["after"])


@given(VALUES, VALUES)
def test_any_value_becomes_any_other(before: Any, after: Any) -> None:
    kept = json.dumps(before)
    change = difference(before, after)
    if change is None:
        assert same(before, after)
    else:
        assert not same(before, after)
        assert same(applied(before, json.loads(json.dumps(change))), after)
        assert json.dumps(before) == kept


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same to the page, the order of their members too."""
    return json.dumps(one) == json.dumps(other)


@every_game
def test_changes_of_random_play_lead_to_each_view_and_are_small(game: Game) -> None:
    whole = told = 0
    for seed in range(2):
        match = Match(game, game.setup(seed=f"changes {seed}"))
        dice = random.Random(seed)
        views = {viewer: match.view(viewer) for viewer in (SPECTATOR, 0, 1)}
        seen = {viewer: msgspec.json.decode(msgspec.json.encode(view)) for viewer, view in views.items()}
        while not match.state.over and len(match.steps) < 60:
            seat = dice.choice(members(match.state.awaiting))
            assert match.play(seat, dice.choice(match.state.legal(seat))) is None
            for viewer in seen:
                before, views[viewer] = views[viewer], match.view(viewer)
                change = msgspec.json.encode(difference(before, views[viewer]))
                after = msgspec.json.encode(views[viewer])
                seen[viewer] = applied(seen[viewer], msgspec.json.decode(change))
                assert msgspec.json.encode(seen[viewer]) == after
                whole += len(after)
                told += len(change)
    assert told * (3 if game is MORRA else 10) < whole


class Reader(Player):
    """A client that takes changes, and makes the whole of them."""

    changes = 0

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = self.socket.receive_json()
        if message["type"] == "changes":
            self.changes += 1
            last = {"table": self.state["table"], "view": self.state["view"]}
            message = {"type": "state", **applied(last, message["change"]), "log": message["log"], "reset": False}
        if message["type"] == "state":
            self.log = self.log * (not message["reset"]) + message["log"]
            self.state = message
        return message


def test_who_takes_changes_knows_what_the_others_are_told(client: TestClient) -> None:
    """Over choices, taking back and looking from another seat."""
    table, keys = new_table(client, people(2))
    where = f"ws://localhost/api/tables/{table}/play"
    with client.websocket_connect(where) as first, client.websocket_connect(where) as second:
        reader, other = Reader(first), Player(second)
        for player, more in ((reader, {"changes": True}), (other, {})):
            player.send(type="hello", keys=list(keys.values()), seat=0, log=0, **more)
            player.receive()
        asked: list[dict[str, Any]] = []
        for seat in (0, 1):
            asked += [{"type": "look", "seat": seat}, {"type": "act", "action": other.action("show", "II")}]
        asked += [{"type": "look", "seat": 0}, {"type": "act", "action": other.action("stake", 2)}, {"type": "undo"}]
        asked += [{"type": "act", "action": other.action("stake", 1)}, {"type": "look", "seat": 1}]
        for message in asked:
            version = {} if message["type"] == "look" else {"version": reader.view["version"]}
            assert reader.ask(**message, **version)["type"] == "done"
            if message["type"] == "look":
                assert other.ask(**message)["type"] == "done"
            other.wait(lambda view: view["version"] == reader.view["version"])
            assert same(reader.view, other.view)
            assert same(reader.state["table"], other.state["table"])
            assert reader.log == other.log
        assert reader.changes == 4
