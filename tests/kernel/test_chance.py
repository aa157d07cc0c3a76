"""The generator gives the published values, and outcomes that are equally likely."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from latrunculi.kernel.chance import (
    MASK64,
    MOST_STATE,
    Dice,
    accepted,
    advance,
    begun,
    keyed,
    keyed_outcome,
    mix,
    outcome,
    seeded,
)
from latrunculi.kernel.engine import RulesError
from latrunculi.kernel.game import SetupError
from tests.toys.morra import MORRA, Table


@pytest.mark.parametrize(
    ("state", "values"),
    [
        # From the reference implementation of SplitMix64 in C (Vigna, public domain).
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
        (
            1234567,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
    ],
)
def test_values_are_those_of_splitmix64(state: int, values: list[int]) -> None:
    for value in values:
        state = advance(state)
        assert mix(state) == value


def test_the_state_stays_within_64_bits() -> None:
    assert advance(MASK64) == 0x9E3779B97F4A7C14


def test_exactly_the_values_that_would_favour_an_outcome_are_rejected() -> None:
    # 2**32 leaves 4 over 6: four values must go, those whose product with 6 has low 32 bits below 4.
    third = pow(3, -1, 2**31)
    rejected = {0, 2**31, third, third + 2**31}
    for high in rejected:
        assert not accepted(high << 32, 6)
    for high in {1, 2, 3, 2**31 - 1, 2**31 + 1, third - 1, third + 1, 2**32 - 1}:
        assert accepted(high << 32, 6)
    assert accepted(0, 4)  # 4 divides 2**32
    assert not accepted(0, 3)


def test_outcomes_divide_the_values_in_equal_parts() -> None:
    assert [outcome(high << 32, 6) for high in (0, 715827882, 715827883, 2**32 - 1)] == [0, 0, 1, 5]
    assert outcome(MASK64, 1) == 0


def test_dice_are_uniform() -> None:
    dice = Dice("uniform")
    count = Counter(dice.below(6) for _ in range(60_000))
    # Chi-square with 5 degrees of freedom: above 20.5 once in a thousand seeds, and the seed is fixed.
    assert sum((count[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5
    assert set(count) == set(range(6))


def test_seeds_are_blake2b_of_their_text() -> None:
    assert seeded(1) == seeded("1") != seeded("2")
    # hashlib.blake2b(b"", digest_size=8), as published by any other implementation of BLAKE2b.
    assert seeded("") == 0xE4A6A0577479B2B4


def test_a_fresh_state_is_not_the_next_value() -> None:
    one, two = Dice(7), Dice(7)
    assert one.fresh() != mix(advance(two.state))


def test_scripted_outcomes_come_before_the_generator() -> None:
    g = Table(2, 5)
    g.script = [3, 0]
    assert [g.chance(6), g.chance(4)] == [3, 0]
    assert g.rng == 5
    assert g.chance(6) == outcome(mix(advance(5)), 6)
    assert g.rng == advance(5)
    assert g.cuts == 3


def test_a_scripted_outcome_that_no_die_has_is_an_error() -> None:
    g = Table(2, 5)
    g.script = [6]
    with pytest.raises(RulesError, match=r"6.*0\.\.5"):
        g.chance(6)


def test_equal_setups_give_equal_games() -> None:
    setups = [MORRA.setup(seats=2, seed="x"), MORRA.setup(seats=2, seed="x"), MORRA.setup(seats=2, seed="y")]
    one, two, other = (MORRA.dump(MORRA.new(setup)) for setup in setups)
    assert one == two != other


# ---------------------------------------------------------------------- the keyed generator


def test_keyed_states_are_a_key_above_a_counter() -> None:
    for seed in ("", "1", "x" * 300, 7):
        state = keyed(seed)
        assert MASK64 < state <= MOST_STATE
        assert state & MASK64 == 0
        assert begun(seed, "blake2b") == state
        assert begun(seed, "splitmix") == seeded(seed)
    assert keyed(1) == keyed("1") != keyed("2")


def test_keyed_outcomes_are_blake2b_of_the_counter_under_the_key() -> None:
    """Worked out beside the generator, with the hash alone: the seed's dice may never change."""
    key = hashlib.blake2b(b"alea", digest_size=16, person=b"latrunculi-dice").digest()
    state = keyed("alea")
    due, got = [], []
    counter = 0
    while len(due) < 400:
        counter += 1
        high = hashlib.blake2b(counter.to_bytes(8, "big"), digest_size=8, key=key).digest()[:4]
        due.append(int.from_bytes(high, "big") * 6 >> 32)
        value, state = keyed_outcome(state, 6)
        got.append(value)
    assert got == due
    assert got[:24] == [5, 5, 4, 0, 3, 3, 3, 5, 1, 2, 3, 5, 3, 3, 2, 5, 3, 0, 4, 3, 2, 3, 0, 0]
    assert state == int.from_bytes(key, "big") << 64 | 400


def test_keyed_values_that_would_favour_an_outcome_are_rejected() -> None:
    """Of 3 * 2**30 outcomes a fourth of all values favours some: about as many are thrown away."""
    state = keyed("reject")
    for _ in range(1000):
        value, state = keyed_outcome(state, 3 << 30)
        assert 0 <= value < 3 << 30
    assert 1270 < state & MASK64 < 1400


def test_the_counter_never_runs_into_the_key() -> None:
    key = keyed("wrap")
    _, state = keyed_outcome(key | MASK64, 6)
    assert state == key


def test_keyed_dice_are_uniform() -> None:
    state, count = keyed("uniform"), Counter[int]()
    for _ in range(60_000):
        value, state = keyed_outcome(state, 6)
        count[value] += 1
    assert sum((count[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5
    assert set(count) == set(range(6))


def test_a_state_with_a_key_takes_keyed_outcomes_and_one_without_those_of_splitmix64() -> None:
    g = Table(2, keyed("state"))
    g.script = [3]
    copy = g.clone()
    value, after = keyed_outcome(keyed("state"), 6)
    assert [g.chance(6), g.chance(6), g.rng] == [3, value, after]
    assert [copy.chance(6), copy.chance(6), copy.rng] == [3, value, after]
    g.rng = MASK64
    assert g.chance(6) == outcome(mix(advance(MASK64)), 6)
    assert g.rng == advance(MASK64)


def test_a_setup_names_its_dice() -> None:
    setup = MORRA.setup(seats=2, seed="x", dice="blake2b")
    assert MORRA.new(setup).rng >> 64 == keyed("x") >> 64
    assert MORRA.new(MORRA.setup(seats=2, seed="x")).rng <= MASK64
    with pytest.raises(SetupError, match=r"no dice 'loaded'; there are splitmix, blake2b"):
        MORRA.setup(seats=2, dice="loaded")
