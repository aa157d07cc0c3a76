"""Simulations: the same with any number of processes, shared draws, failures with their seeds and records."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from latrunculi import bots
from latrunculi.arena import bench, simulate
from latrunculi.arena.simulate import Played, Result, plan
from latrunculi.kernel import record, registry
from latrunculi.kernel.game import SetupError
from latrunculi.kernel.match import replay
from tests.toys.morra import MORRA


@pytest.fixture(autouse=True)
def _toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: (MORRA,))


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "seconds"}


def test_equal_seeds_give_equal_results() -> None:
    one, two, other = (
        without_time(simulate.simulate(plan(MORRA, ["random"], seed), 20, 1).as_json()) for seed in "aab"
    )
    assert one == two != other
    assert list(one) == ["game", "games", "finished", "errors", "decisions", "median_margin", "seats"]
    assert (one["game"], one["games"], one["finished"], one["errors"]) == ("morra", 20, 20, 0)
    assert sum(seat["wins"] for seat in one["seats"]) == pytest.approx(20, abs=0.01)
    # Four purses of six coins: the means add up to 24, whoever wins.
    assert sum(seat["mean_score"] for seat in one["seats"]) == pytest.approx(24, abs=0.01)


def test_the_number_of_bots_decides_the_seats_where_it_can() -> None:
    assert plan(MORRA, ["random"], "1").seats == 4
    assert plan(MORRA, ["random"] * 3, "1").seats == 3
    assert plan(MORRA, ["random"], "1", scenario="pair").bots == ("random", "random")
    with pytest.raises(SetupError, match="5 bots for 4 seats"):
        plan(MORRA, ["random"] * 5, "1")
    with pytest.raises(SetupError, match="classic, pair"):
        plan(MORRA, ["random"], "1", scenario="grand")
    with pytest.raises(bots.UnknownBot, match="random"):
        plan(MORRA, ["deep-blue"], "1")


def test_wins_are_shared_in_draws() -> None:
    result = Result(plan(MORRA, ["random", "random"], "1"))
    result.add(Played(0, 10, (6, 6), (0, 1)))
    result.add(Played(1, 10, (9, 3), (0,)))
    told = result.as_json()
    assert [seat["wins"] for seat in told["seats"]] == [float(Fraction(3, 2)), 0.5]
    assert [seat["mean_score"] for seat in told["seats"]] == [7.5, 4.5]


def test_the_median_margin_is_of_the_winner_over_the_best_other() -> None:
    result = Result(plan(MORRA, ["random"] * 3, "1"))
    assert result.as_json()["median_margin"] is None
    result.add(Played(0, 10, (9, 3, 6), (0,)))  # ahead by 3
    result.add(Played(1, 10, (1, 12, 2), (1,)))  # ahead by 10
    assert result.as_json()["median_margin"] == 6.5
    result.add(Played(2, 10, (5, 5, 1), (1,)))  # a tie that a rule decides
    result.add(Played(3, 10, error="failed"))
    result.add(Played(4, 10, (8, 0, 0), ()))  # all have lost
    assert result.as_json()["median_margin"] == 3
    assert [seat["wins"] for seat in result.as_json()["seats"]] == [1, 2, 0]


def test_a_game_that_does_not_end_is_an_error_with_its_record(tmp_path: Path) -> None:
    planned = plan(MORRA, ["random"], "long", records=tmp_path)
    short = simulate.Plan("morra", planned.scenario, 4, "long", planned.bots, {}, tmp_path, step_limit=5)
    told = simulate.simulate(short, 2, 1).as_json()
    assert (told["games"], told["finished"], told["errors"]) == (2, 0, 2)
    failure = told["failures"][1]
    assert failure["seed"] == "long:1"
    assert "5 decisions" in failure["error"]
    saved = record.read(Path(failure["record"]))
    assert len(replay(MORRA, saved).steps) == 5


class Crashing:
    """A bot that fails at its third choice."""

    def __init__(self) -> None:
        self.left = 3

    def choose(self, seen: bots.Seen) -> int:
        self.left -= 1
        if not self.left:
            raise ZeroDivisionError("of purpose")
        return seen.state.options[0]


def test_a_crash_is_an_error_with_its_seed_and_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planned = plan(MORRA, ["random", "random"], "crash", records=tmp_path)
    monkeypatch.setattr(simulate.bots, "make", lambda *_: Crashing())
    failed = simulate.play(planned, 7)
    assert "ZeroDivisionError: of purpose" in failed.error
    assert failed.seed == "crash:7"
    assert len(record.read(Path(failed.record)).steps) == failed.decisions > 0


@pytest.mark.parametrize("seed", ["a/b", "../../out", "x" * 300])
def test_a_record_has_a_file_of_its_own_whatever_the_seed(
    seed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate.bots, "make", lambda *_: Cheating())
    for number in (0, 1):
        failed = simulate.play(plan(MORRA, ["random", "random"], seed, records=tmp_path / "in"), number)
        assert record.read(Path(failed.record)).setup.seed == failed.seed == f"{seed}:{number}"
    assert len(list((tmp_path / "in").iterdir())) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["in"]


def test_a_record_that_cannot_be_saved_hides_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate.bots, "make", lambda *_: Cheating())
    (tmp_path / "file").write_text("")
    failed = simulate.play(plan(MORRA, ["random"], "1", records=tmp_path / "file"), 0)
    assert "not legal" in failed.error
    assert "no record: " in failed.error
    assert failed.record == ""


class Quitting:
    """A bot that ends the program."""

    def choose(self, seen: bots.Seen) -> int:
        raise SystemExit("enough,\nfriends")


def test_a_bot_that_ends_the_program_is_an_error_of_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate.bots, "make", lambda *_: Quitting())
    assert simulate.play(plan(MORRA, ["random"], "1", records=tmp_path), 0).error == "SystemExit: enough, friends"


class Cheating:
    """A bot that plays what it may not."""

    def choose(self, seen: bots.Seen) -> int:
        return -1


def test_an_illegal_choice_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planned = plan(MORRA, ["random", "random"], "cheat", records=tmp_path)
    monkeypatch.setattr(simulate.bots, "make", lambda *_: Cheating())
    assert "not legal" in simulate.play(planned, 0).error


def test_a_bench_counts_decisions_and_times_the_rest() -> None:
    told = bench.bench(MORRA, 0.1).as_json()
    assert told["build"] in ("interpreted", "compiled")
    assert told["decisions"] > told["games"] > 0
    assert told["mean_options"] > 1
    assert min(told["clone_us"], told["view_us"], told["save_load_us"]) > 0
    assert told["match_decisions_per_second"] > 0
    ratio = told["match_decisions_per_second"] / told["decisions_per_second"]
    assert told["match_ratio"] == pytest.approx(ratio, abs=0.02)
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"], rel=0.05)
