"""A database that an earlier version made is brought up to date, and its games are played on with their old keys."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from latrunculi.kernel.match import Match
from latrunculi.server.access import hashed
from latrunculi.server.storage import _migrate
from tests.server.conftest import Serve, sitting
from tests.toys.morra import MORRA

KEYS = ("Xk3vYw-first-old-key-of-32-chars", "Zq9uTr-other-old-key-of-32-chars")


@pytest.fixture
def former(database: str) -> Path:
    """A database of revision 0001, with a game of two people in progress: both have shown their fingers."""
    engine = sa.create_engine(database)
    _migrate(engine, "0001")
    engine.dispose()
    path = Path(database.removeprefix("sqlite:///"))
    match = Match(MORRA, MORRA.setup(seats=2, seed="former"))
    rng = match.state.rng
    rows = []
    for number, (seat, fingers) in enumerate(((0, "IV"), (1, "II")), 1):
        assert match.play(seat, MORRA.vocabulary.action("show", fingers)) is None
        outcomes = json.dumps(match.steps[-1].outcomes)
        rows.append(("old", number, seat, "show", json.dumps(fingers), outcomes, f"{match.state.rng:016x}"))
    setup = {"game": "morra", "scenario": "classic", "seats": 2, "seed": "former", "options": match.setup.options}
    row = ("old", "morra", MORRA.revision, json.dumps(setup), "", json.dumps(match.opening), f"{rng:016x}")
    with sqlite3.connect(path) as connection:
        connection.execute(
            f"insert into tables values ({', '.join('?' * 13)})",
            (*row, 2, match.state.awaiting, False, 1, "2026-01-02T03:04:05+00:00", "2026-01-02T03:04:05+00:00"),
        )
        for seat, key in enumerate(KEYS):
            connection.execute("insert into seats values (?,?,?,?,?,?)", ("old", seat, "person", f"P{seat}", "", key))
        connection.executemany("insert into steps values (?,?,?,?,?,?,?)", rows)
    connection.close()
    return path


def test_a_game_in_progress_goes_on_with_its_old_keys(former: Path, serve: Serve) -> None:
    with serve(local=False) as hosted:
        with sitting(hosted, "old", [KEYS[0]], 0) as one, sitting(hosted, "old", [KEYS[1]], 1) as two:
            assert one.view["board"]["shown"] == [4, 2]
            player = (one, two)[one.view["awaiting"][0]]
            assert player.act("stake", 1)["type"] == "done"
            assert player.view["version"] == 3
            assert [seat["taken"] for seat in player.state["table"]["players"]] == [True, True]
        (line,) = hosted.get("/api/tables", headers={"X-Key": KEYS[1]}).json()
        assert (line["id"], line["dice"], line["diceReason"]) == ("old", "given", "unknown")
        # Nobody owns a table that is older than owners' keys.
        for key in (*KEYS, ""):
            refused = hosted.post("/api/tables/old/invitations/0", headers={"X-Key": key})
            assert (refused.status_code, refused.json()["code"]) == (403, "wrong-key")


def test_no_old_key_is_left_in_the_file(former: Path, serve: Serve) -> None:
    assert KEYS[0].encode() in former.read_bytes()
    with serve(local=False):
        pass
    left = b"".join(file.read_bytes() for file in former.parent.glob(f"{former.name}*"))
    for key in KEYS:
        assert key.encode() not in left
        assert hashed(key).encode() in left
