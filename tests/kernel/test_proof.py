"""Dice that are thrown again from the seed: what is told when they are the same, and where they are not."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from latrunculi.kernel.chance import GENERATORS
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.proof import Deviation, commitment, prove
from latrunculi.kernel.record import Record, RecordError, decode, encode
from tests.toys.morra import MORRA

POSITION = 'game = "morra"\nround = 3\n[[seat]]\npurse = 1\nhand = ["lupa"]\n[[seat]]\npurse = 11\n'


def played(dice: str, steps: int = 1000, seed: str = "proof", position: str = "") -> Match:
    """A game in which everybody stakes what they can, to its end or for so many steps."""
    return carry_on(Match(MORRA, MORRA.setup(seats=2, seed=seed, dice=dice), position), steps)


def carry_on(match: Match, steps: int = 1000) -> Match:
    while not match.state.over and len(match.steps) < steps:
        seat = match.state.awaiting.bit_length() - 1
        options = match.state.legal(seat)
        assert match.play(seat, options[len(match.steps) % len(options)]) is None
    return match


def outcomes(record: Record) -> int:
    return len(record.opening) + sum(len(step.outcomes) for step in record.steps)


@pytest.mark.parametrize("dice", GENERATORS)
@pytest.mark.parametrize("steps", [0, 7, 1000])
@pytest.mark.parametrize("position", ["", POSITION])
def test_the_dice_of_a_game_follow_from_its_seed(dice: str, steps: int, position: str) -> None:
    record = decode(encode(played(dice, steps, position=position).record()))
    found = prove(MORRA, record)
    assert (found.deviation, found.inherited) == (None, 0)
    assert found.outcomes == outcomes(record)
    assert steps < 1000 or found.outcomes >= 2


@pytest.mark.parametrize("dice", GENERATORS)
def test_any_other_outcome_is_found_where_it_came(dice: str) -> None:
    """One die of each step in turn shows another face: the record can be followed, but not from its seed."""
    honest = played(dice)
    for number, step in enumerate(honest.steps):
        if not step.outcomes:
            continue
        told = decode(encode(honest.record()))
        other = [(step.outcomes[0] + 1) % 2, *step.outcomes[1:]]
        told.steps[number] = msgspec.structs.replace(step, outcomes=other)
        assert prove(MORRA, told).deviation == Deviation(number + 1, other, step.outcomes)


def test_other_outcomes_before_the_first_choice_are_found() -> None:
    told = played("blake2b").record()
    due = list(told.opening)
    told.opening = [(due[0] + 1) % 2, *due[1:]]
    told.steps = []
    told.rng = ""
    found = prove(MORRA, told)
    assert found.deviation == Deviation(0, told.opening, due)
    assert found.outcomes == 0


@pytest.mark.parametrize("change", [{"seed": "another"}, {"dice": "splitmix"}])
def test_another_seed_or_other_dice_prove_nothing(change: dict[str, str]) -> None:
    told = played("blake2b").record()
    told.setup = msgspec.structs.replace(told.setup, **change)
    told.rng = ""
    assert prove(MORRA, told).deviation is not None


def test_of_a_game_that_goes_on_from_another_what_came_since_is_proven() -> None:
    former = played("splitmix", 9).record()
    former.setup = MORRA.setup(seats=2, seed="branch", dice="blake2b")
    former.rng = ""
    branch = replay(MORRA, former)
    record = carry_on(branch).record()
    record.inherited = 9
    found = prove(MORRA, record)
    assert (found.deviation, found.inherited) == (None, 9)
    assert found.outcomes == sum(len(step.outcomes) for step in record.steps[9:]) > 4
    record.inherited = 0
    assert prove(MORRA, record).deviation is not None
    # A record that claims to be another's throughout is thrown from its start.
    record.inherited = len(record.steps)
    assert prove(MORRA, record).deviation is not None


def test_a_record_without_a_seed_says_so() -> None:
    told = played("blake2b").record()
    told.setup = msgspec.structs.replace(told.setup, seed="")
    with pytest.raises(RecordError, match="no seed"):
        prove(MORRA, told)


def test_a_record_that_breaks_the_rules_is_not_proven() -> None:
    told = played("blake2b").record()
    del told.steps[0]
    told.rng = ""
    with pytest.raises(RecordError, match="step 2"):
        prove(MORRA, told)


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment("alea iacta est") == hashlib.sha256(b"alea iacta est").hexdigest()
