"""A database that an earlier version made is brought up to date, and its games are played on with their old keys."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from latrunculi.kernel.match import Match
from latrunculi.server import migrations
from latrunculi.server.access import hashed
from latrunculi.server.database import NEWEST, address_of, metadata, migrate, opened
from tests.server.conftest import Serve, sitting
from tests.toys.morra import MORRA

KEYS = ("Xk3vYw-first-old-key-of-32-chars", "Zq9uTr-other-old-key-of-32-chars")


@pytest.fixture
def database(each_database: str) -> str:
    """An empty database of each kind."""
    return each_database


@pytest.fixture
def former(database: str) -> sa.URL:
    """A database of revision 0001, with a game of two people in progress: both have shown their fingers."""
    address = address_of(database)
    match = Match(MORRA, MORRA.setup(seats=2, seed="former"))
    moment = "2026-01-02T03:04:05+00:00"
    table = {
        "id": "old",
        "game": "morra",
        "revision": MORRA.revision,
        "setup": json.dumps(
            {"game": "morra", "scenario": "classic", "seats": 2, "seed": "former", "options": match.setup.options}
        ),
        "position": "",
        "opening": json.dumps(match.opening),
        "rng": f"{match.state.rng:016x}",
        "version": 2,
        "over": False,
        "turn": 1,
        "created": moment,
        "updated": moment,
    }
    rows = []
    for number, (seat, fingers) in enumerate(((0, "IV"), (1, "II")), 1):
        assert match.play(seat, MORRA.vocabulary.action("show", fingers)) is None
        told = {"outcomes": json.dumps(match.steps[-1].outcomes), "rng": f"{match.state.rng:016x}"}
        rows.append(
            {"table_id": "old", "number": number, "seat": seat, "verb": "show", "object": f'"{fingers}"', **told}
        )
    engine = sa.create_engine(address)
    migrate(engine, "0001")
    schema = sa.MetaData()
    schema.reflect(engine)
    with engine.begin() as connection:
        connection.execute(schema.tables["tables"].insert(), table | {"awaiting": match.state.awaiting})
        for seat, key in enumerate(KEYS):
            person = {"kind": "person", "name": f"P{seat}", "bot": "", "key": key}
            connection.execute(schema.tables["seats"].insert(), {"table_id": "old", "seat": seat, **person})
        connection.execute(schema.tables["steps"].insert(), rows)
    engine.dispose()
    return address


def test_a_new_database_has_the_newest_revision(tmp_path: Path) -> None:
    """Where a database has it, no other is looked for."""
    files = sorted(Path(migrations.__path__[0], "versions").glob("v*.py"))
    assert files[-1].name.startswith(f"v{NEWEST}_")
    _, writing = opened(f"sqlite:///{tmp_path}/new.sqlite3")
    schema = sa.MetaData()
    schema.reflect(writing)
    assert {name: set(table.columns.keys()) for name, table in metadata.tables.items()} == {
        name: set(table.columns.keys()) for name, table in schema.tables.items() if name != "alembic_version"
    }


def test_a_game_in_progress_goes_on_with_its_old_keys(former: sa.URL, serve: Serve) -> None:
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
        # Nor is one run that nobody asked for.
        assert hosted.app.state.tables.storage.running() == []  # type: ignore[attr-defined]
        for key in (*KEYS, ""):
            refused = hosted.post("/api/tables/old/invitations/0", headers={"X-Key": key})
            assert (refused.status_code, refused.json()["code"]) == (403, "wrong-key")


def test_no_old_key_is_left(former: sa.URL, serve: Serve) -> None:
    """Neither in a row nor, of a file, in a page that is no longer used; while the server runs already."""
    with serve(local=False):
        with sa.create_engine(former, poolclass=sa.NullPool).connect() as connection:
            kept = connection.execute(sa.text("select key_hash from seats order by seat")).scalars().all()
        if former.database and former.get_backend_name() == "sqlite":
            left = Path(former.database).read_bytes()
            assert not any(key.encode() in left for key in KEYS)
    assert kept == [hashed(key) for key in KEYS]
