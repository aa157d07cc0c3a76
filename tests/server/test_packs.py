"""Component packs: each table plays with its own, in one server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from latrunculi import bots
from latrunculi.arena.simulate import plan, play
from latrunculi.kernel import packs, registry
from latrunculi.kernel.match import Match
from latrunculi.server import games
from latrunculi.server.thinking import think
from tests.server.conftest import Serve, new_table, people, sitting
from tests.slips import pack_of

KINGDOM = next(kingdom.id for kingdom in registry.game("empire").reference().kingdoms if kingdom.loot == 2)  # type: ignore[attr-defined]
"""The first of 2 in the file, which the packs have changed."""


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """The fingerprints of two packs of *Empire*, in which a Kingdom has 3 and 1 of loot instead of 2."""
    game = registry.game("empire")
    kept = tmp_path / "kept"
    monkeypatch.setenv(packs.FOLDERS, str(kept))
    monkeypatch.setattr(registry, "games", lambda: (game,))
    for name, loot in (("rich", 3), ("poor", 1)):
        (kept / name).mkdir(parents=True)
        pack_of(kept / name, game.folder / "data", ("kingdoms.toml", "loot = 2", f"loot = {loot}"))
    games.describe.cache_clear()
    yield {name: game.pack_of(kept / name) for name in ("rich", "poor")}
    games.describe.cache_clear()


def loot(client: TestClient, table: str) -> int:
    """What the page of a table draws of the Kingdom."""
    pack = client.get(f"/api/tables/{table}").json()["pack"]
    answer = client.get("/api/games/empire/reference", params={"pack": pack})
    assert answer.status_code == 200
    names = client.get("/api/games/empire/texts/fr", params={"pack": pack}).json()["names"]
    assert KINGDOM in {ident for kind in names.values() for ident in kind}
    return next(int(kingdom["loot"]) for kingdom in answer.json()["pieces"]["kingdoms"] if kingdom["id"] == KINGDOM)


def test_tables_with_different_packs_are_played_at_once(serve: Serve, marks: dict[str, str]) -> None:
    wanted = {"": 2, marks["rich"]: 3, marks["poor"]: 1}
    against: list[dict[str, Any]] = [*people(1), {"kind": "bot", "bot": "random"}]
    records = {}
    with serve(local=True) as client:
        (told,) = client.get("/api/games").json()
        assert (told["pack"], told["packs"]) == ("", {marks["rich"]: "rich", marks["poor"]: "poor"})
        laid = {pack: new_table(client, against, game="empire", pack=pack) for pack in wanted}
        for pack, points in wanted.items():
            table, keys = laid[pack]
            assert client.get(f"/api/tables/{table}").json()["pack"] == pack
            assert loot(client, table) == points
            with sitting(client, table, list(keys.values()), 0) as one:
                one.wait(lambda view: view["awaiting"] == [0])
                choice = one.view["legal"][0]
                answer = one.ask(type="act", action=choice["action"], version=one.view["version"])
                assert answer["type"] == "done"
            records[pack] = client.get(f"/api/tables/{table}/record").json()
            assert records[pack]["setup"]["pack"] == pack
        branch = client.post(f"/api/tables/{laid[marks['rich']][0]}/branch", json={"at": 1}).json()["id"]
        assert client.get(f"/api/tables/{branch}").json()["pack"] == marks["rich"]
    with serve(local=True) as client:  # after a restart
        for pack, points in wanted.items():
            table, keys = laid[pack]
            assert loot(client, table) == points
            with sitting(client, table, list(keys.values()), 0) as one:
                assert one.view["version"] >= 1
            opened = client.post("/api/records", json=records[pack]).json()
            assert loot(client, opened["id"]) == points


def test_no_other_pack_is_played_with(client: TestClient, marks: dict[str, str], tmp_path: Path) -> None:
    rich = new_table(client, game="empire", pack=marks["rich"])[0]
    record = client.get(f"/api/tables/{rich}/record").json()
    unknown = "f" * 32
    wanted = {"game": "empire", "players": people(2), "pack": unknown}
    for answer, status, code in (
        (client.post("/api/tables", json=wanted), 404, "unknown-pack"),
        (client.post("/api/tables", json=wanted | {"pack": "../kept/rich"}), 404, "unknown-pack"),
        (client.post("/api/tables", json=wanted | {"pack": "f" * 65}), 422, "malformed"),
        (client.get("/api/games/empire/reference", params={"pack": unknown}), 404, "unknown-pack"),
        (client.get("/api/games/empire/texts/en", params={"pack": unknown}), 404, "unknown-pack"),
        (client.get("/api/games/empire/reference", params={"pack": "f" * 65}), 422, "malformed"),
        (client.post("/api/records", json=record | {"setup": record["setup"] | {"pack": unknown}}), 422, "record"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert str(tmp_path) not in answer.json()["message"], "where packs lie is nobody's business"


def test_a_table_whose_pack_has_gone_says_what_it_wants(
    serve: Serve, marks: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve(local=True) as client:
        rich = new_table(client, game="empire", pack=marks["rich"])[0]
    registry._editions.clear()
    monkeypatch.setattr(packs, "_kept", lambda *_: {})
    with serve(local=True) as client:
        for path in (f"/api/tables/{rich}", f"/api/tables/{rich}/replay"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (409, "revision")
            assert f"the component pack {marks['rich']} is not here" in answer.json()["message"]


def test_bots_think_with_the_pack_of_the_table(marks: dict[str, str]) -> None:
    """A process of bots has what they think with: the pack goes with the question."""
    game = registry.game("empire", marks["rich"])
    match = Match(game, game.setup(seats=2, seed=1))
    seat = match.state.actor
    seen = bots.seen(game, match.state, seat)
    question = (game.id, game.pack, "random", "seed", game.dump(seen.state), seen.state.options, seat)
    registry._editions.clear()
    assert think(*question) in match.state.legal(seat)
    assert list(registry._editions) == [("empire", marks["rich"])]
    played = play(plan(registry.game("empire", marks["rich"]), ["random"], "seed", "69-principes"), 0)
    assert (played.error, played.decisions > 20) == ("", True)
    assert list(registry._editions) == [("empire", marks["rich"])], "simulated with it, too"
