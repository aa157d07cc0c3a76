"""`latrunculi verify`: what it says of honest dice, of others, of chosen ones, and of files without a seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from latrunculi.cli.run import run
from latrunculi.kernel.match import Match
from latrunculi.kernel.proof import commitment
from latrunculi.kernel.record import Record, encode
from tests.random_games import choices
from tests.toys.morra import MORRA

SEED = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"


@pytest.fixture(autouse=True)
def _toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latrunculi.kernel.registry.games", lambda: (MORRA,))


@pytest.fixture
def record() -> Record:
    """A game at random, to its end."""
    from tests.every_game.random_play import choose

    match = Match(MORRA, MORRA.setup(seats=3, seed=SEED, dice="blake2b"))
    for _ in choices(match, 1, 10_000, choose):
        pass
    assert match.state.over
    return match.record()


def verified(record: Record, folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, list[str]]:
    """Exit status, and what was said."""
    path = folder / "record.json"
    path.write_bytes(encode(record))
    status = run(["verify", str(path), *options])
    told = capsys.readouterr()
    return status, (told.out or told.err).splitlines()


def test_dice_that_follow_from_the_seed(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = verified(record, tmp_path, capsys)
    outcomes = len(record.opening) + sum(len(step.outcomes) for step in record.steps)
    assert status == 0
    assert told[0] == f"All {outcomes} outcomes of chance in {len(record.steps)} steps follow from the seed."
    assert told[1:3] == [f"Seed: {SEED} (blake2b)", f"SHA-256: {commitment(SEED)}"]
    assert "--commitment" in told[3]
    assert len(told) == 4


@pytest.mark.parametrize("case", [str.lower, str.upper])
def test_the_seed_that_was_published(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], case: type[str]
) -> None:
    status, told = verified(record, tmp_path, capsys, "--commitment", case(commitment(SEED)))
    assert status == 0
    assert told[3] == "The seed is the one whose hash was published: it has not been changed since."


def test_another_seed_than_was_published(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = verified(record, tmp_path, capsys, "--commitment", commitment("another"))
    assert status == 1
    assert "NOT the one" in told[3]
    assert commitment("another") in told[3]


def test_a_die_that_does_not_follow_is_named(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number = max(i for i, step in enumerate(record.steps) if step.outcomes)
    due = record.steps[number].outcomes
    other = [(due[0] + 1) % 2, *due[1:]]
    record.steps[number] = msgspec.structs.replace(record.steps[number], outcomes=other)
    record.steps, record.rng = record.steps[: number + 1], ""
    status, told = verified(record, tmp_path, capsys)
    assert status == 1
    assert told[0] == (
        f"The dice do NOT follow from the seed: after step {number + 1} of {number + 1} the record has outcomes"
        f" {', '.join(map(str, other))}, the seed gives outcomes {', '.join(map(str, due))}."
    )


@pytest.mark.parametrize(
    ("origin", "word"),
    [
        ("seed", "given by hand"),
        ("position", "position that somebody wrote"),
        ("record", "saved game"),
        ("branch", "another game"),
        ("unknown", "older"),
        ("moon", "moon"),
    ],
)
def test_of_given_dice_it_says_what_is_not_proven(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], origin: str, word: str
) -> None:
    record.origin = origin
    status, told = verified(record, tmp_path, capsys)
    assert status == 0
    assert word in told[-1]


@pytest.mark.parametrize("change", [{"earlier": [0]}, {"revision": 0}])
def test_of_a_game_under_earlier_rules_it_says_so(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, Any]
) -> None:
    status, told = verified(msgspec.structs.replace(record, **change), tmp_path, capsys)
    assert status == 0
    assert told[-1].startswith("It was played under earlier rules")


def test_what_was_taken_over_is_not_proven(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.origin, record.inherited = "branch", 1
    # The first step threw nothing: what came after it is proven only if the seed's dice begin there.
    record.opening = [(record.opening[0] + 1) % 2, *record.opening[1:]]
    record.steps, record.rng = record.steps[:2], ""
    status, told = verified(record, tmp_path, capsys)
    assert (status, told[0]) == (
        0,
        "All 0 outcomes of chance in 1 step follow from the seed."
        " What 1 step before them threw is of another game, and is not proven.",
    )


def test_what_cannot_be_verified_says_why(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(record, tmp_path, capsys, "--commitment", "abc") == (
        1,
        ["latrunculi: --commitment: a hash has 64 hexadecimal digits"],
    )
    record.setup = msgspec.structs.replace(record.setup, seed="")
    status, (line,) = verified(record, tmp_path, capsys)
    assert status == 1
    assert "the record has no seed" in line
    assert run(["verify", "none.json"]) == 1
