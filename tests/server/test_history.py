"""Looking back: every earlier position, whatever was taken back meanwhile, and nobody who plays waits for it."""

from __future__ import annotations

import asyncio
import gc
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient

from latrunculi.kernel.actions import members
from latrunculi.kernel.game import SPECTATOR
from latrunculi.kernel.match import Match, replay
from latrunculi.server import tables_api
from latrunculi.server.history import HISTORIES, Archive, History, earlier
from latrunculi.server.table import Table
from tests.server.conftest import new_table, sitting
from tests.toys.morra import MORRA


def begin(seed: str) -> Match:
    return Match(MORRA, MORRA.setup(seats=4, seed=seed))


def go_on(match: Match, dice: random.Random) -> None:
    """One choice, or one taken back."""
    seat = dice.choice(members(match.state.awaiting))
    if match.can_undo(seat) and dice.random() < 0.4:
        assert match.undo(seat) is None
    else:
        assert match.play(seat, dice.choice(match.state.legal(seat))) is None


def true_past(match: Match, at: int, viewer: int) -> dict[str, Any]:
    """The same, found by playing from the beginning."""
    past = replay(MORRA, match.record(), at)
    view = past.view(viewer) | {"version": match.version, "undo": False, "legal": []}
    return {"view": view, "log": past.log(viewer)}


def test_every_earlier_position_is_found_whatever_is_taken_back() -> None:
    for seed in range(10):
        dice = random.Random(seed)
        match = begin(f"past {seed}")
        history, older = History(match), match.copy()
        while not match.state.over:
            go_on(match, dice)
            now = match.copy()
            for looking in (now, older):
                at = dice.randint(0, len(looking.steps))
                assert earlier(looking, history, at, 1) == true_past(looking, at, 1)
            if dice.random() < 0.3:
                older = now
            walked = [first for _, first, _ in history.walk(now)]
            assert walked == [len(replay(MORRA, now.record(), at).journal.events) for at in range(len(now.steps))]


def test_a_copy_of_a_match_stays_as_it_was() -> None:
    match = begin("copy")
    dice = random.Random(1)
    while not match.state.over:
        twin = match.copy()
        before = (twin.view(0), twin.log(0), twin.record())
        assert before == (match.view(0) | {"undo": False}, match.log(0), match.record())
        go_on(match, dice)
        assert (twin.view(0), twin.log(0), twin.record()) == before


def test_however_long_a_game_so_many_copies_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latrunculi.server.history.MOST_COPIES", 4)
    monkeypatch.setattr("latrunculi.server.history.SPACING", 1)
    match = begin("long")
    history = History(match)
    dice = random.Random(2)
    while not match.state.over:
        go_on(match, dice)
        for at in range(len(match.steps) + 1):
            assert history.at(match, at)[0].awaiting == replay(MORRA, match.record(), at).state.awaiting
            assert len(history._copies) <= 4


def test_of_few_games_positions_are_kept() -> None:
    async def go() -> None:
        archive = Archive()
        match = begin("kept")
        for number in range(2 * HISTORIES):
            await archive.look(f"t{number}", match, lambda match, history: history.at(match, 0))
        assert list(archive._kept) == [f"t{number}" for number in range(HISTORIES, 2 * HISTORIES)]
        archive.close()

    asyncio.run(go())


@pytest.mark.parametrize("path", ["statistics", "replay?at=1"])
def test_the_game_goes_on_while_somebody_looks_back(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """A question that takes long does not hold up a choice, and is answered as of the moment that it was put."""
    looking, go, slow = threading.Event(), threading.Event(), []
    for name in ("statistics", "earlier"):
        honest = getattr(tables_api, name)

        def held_up(*asked: Any, honest: Any = honest) -> Any:
            looking.set()
            slow.append(go.wait(20))
            return honest(*asked)

        monkeypatch.setattr(tables_api, name, held_up)
    table, keys = new_table(client)
    with sitting(client, table, list(keys.values()), 0) as one, ThreadPoolExecutor(1) as elsewhere:
        one.act("show", "II")
        asked = elsewhere.submit(client.get, f"/api/tables/{table}/{path}")
        assert looking.wait(20)
        assert one.ask(type="look", seat=1)["type"] == "done"
        assert one.act("show", "I")["type"] == "done"
        assert slow == []
        go.set()
        answer = asked.result().json()
        assert slow == [True]
        if path.startswith("replay"):
            assert answer["steps"] == 1
            assert answer["view"]["version"] == 1


def test_a_table_is_told_of_without_rebuilding_its_game(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = new_table(client)
    with sitting(client, table, list(keys.values()), SPECTATOR) as one:
        told = client.get(f"/api/tables/{table}").json()
        assert told == one.state["table"]
    tables = client.app.state.tables  # type: ignore[attr-defined]
    tables._recent.clear()
    gc.collect()
    assert table not in tables.living
    monkeypatch.setattr(Table, "__init__", lambda *_: pytest.fail("the game was rebuilt"))
    assert client.get(f"/api/tables/{table}").json() == told
