"""The generator gives the published values, and outcomes that are equally likely."""

from __future__ import annotations

from collections import Counter

import pytest

from latrunculi.kernel.chance import MASK64, Dice, accepted, advance, mix, outcome, seeded
from latrunculi.kernel.engine import RulesError
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
