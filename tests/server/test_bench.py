"""The measure of a server: it plays, counts what it should, and ends by itself."""

from __future__ import annotations

import json
import resource

import pytest

from latrunculi.cli.bench import bench_server
from latrunculi.kernel import registry
from latrunculi.server import bench
from latrunculi.server.bench import Served


@pytest.mark.parametrize("game", ["empire", "ultimus"])
def test_a_server_is_measured_with_people_at_both_seats(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.undo()  # the server is another process, with the games themselves
    for seconds in (3, 30):  # a busy machine may need more time for some choices
        found = bench.measure(registry.game(game), tables=3, seconds=seconds, every=0.2)
        if found.choices > 3:
            break
    assert found.tables == 3
    assert found.choices > 3
    assert 0 < found.p50_ms <= found.p99_ms <= found.worst_ms
    assert 0 < found.bytes_per_choice < 6000
    assert found.commits_per_second > 0
    assert found.choices_per_commit >= 1
    assert found.collections == found.collecting_ms == 0  # of so few tables and seconds


def test_what_was_measured_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    made = Served("morra", 7, 5.0, 60.0, 84, 1, 2.5, 40.0, 60.5, 300, 12.5, 1.1, 2, 480.5, 0.5, 0.25, 3.0, 2)
    asked = []
    monkeypatch.setattr(bench, "measure", lambda *wanted: asked.append(wanted) or made)
    bench_server("morra", 7, 60.0, as_json=True)
    assert json.loads(capsys.readouterr().out) == made.as_json()
    bench_server("morra", 7, 60.0, as_json=False)
    told = capsys.readouterr().out
    assert [(game.id, *rest) for game, *rest in asked] == [("morra", 7, 60.0)] * 2
    for words in ("p50 2.5 ms, p99 40.0 ms, worst 60.5 ms", "12.5/s, 1.1 choices each", "load 3.0"):
        assert words in told


def test_it_says_so_when_there_are_too_few_handles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (256, 1024))
    with pytest.raises(bench.NoRoom, match="ask for fewer tables"):
        bench.measure(registry.game("morra"), tables=1000, seconds=1)
