"""States as plain data and back, and data that is no state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from latrunculi.kernel import codec
from latrunculi.kernel.codec import DamagedState
from tests.kernel.conftest import Play
from tests.toys.morra import MORRA


def test_states_survive_json_and_messagepack(random_game: Play) -> None:
    for steps in range(0, 40, 3):
        g = random_game("codec", 3, steps).state
        data = MORRA.dump(g)
        for module in (msgspec.json, msgspec.msgpack):
            again = MORRA.load(module.decode(module.encode(data)))
            assert again == g
            assert codec.digest(again) == codec.digest(g)
            assert again.options == g.options


def test_a_loaded_state_plays_on_as_the_other(random_game: Play) -> None:
    g = random_game("on", 3, 9).state
    again = MORRA.load(MORRA.dump(g))
    while g.awaiting:
        seat = g.awaiting.bit_length() - 1
        action = g.legal(seat)[0]
        g.apply(seat, action)
        again.apply(seat, action)
    assert again == g


def test_equal_positions_are_equal_and_others_are_not(random_game: Play) -> None:
    g = random_game("equal", 3, 9).state
    twin = g.clone()
    assert twin == g
    twin.apply(twin.awaiting.bit_length() - 1, twin.legal(twin.awaiting.bit_length() - 1)[0])
    assert twin != g
    assert g != "a game"
    other = g.clone()
    other.stack[-1].step = "elsewhere"
    assert other != g


def test_a_dump_shares_nothing_with_its_state(random_game: Play) -> None:
    g = random_game("share", 2, 3).state
    data = MORRA.dump(g)
    data["purse"][0] = 99
    assert g.purse[0] != 99


def test_digests_tell_states_apart(random_game: Play) -> None:
    digests = {codec.digest(random_game("digest", 2, steps).state) for steps in range(10)}
    assert len(digests) == 10


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda d: d.pop("purse"), ["'purse' is missing"]),
        (lambda d: d.update(gold=1), ["unknown field 'gold'", "remove"]),
        (lambda d: d.update(round="1"), ["round", "int", "str"]),
        (lambda d: d.update(private=1), ["private", "bool"]),
        (lambda d: d.update(purse=3), ["purse must be a list"]),
        (lambda d: d.update(script=["1"]), ["script", "whole numbers"]),
        (lambda d: d.update(stack={}), ["stack must be a list"]),
        (lambda d: d["stack"].__setitem__(0, 3), ["stack[0]", "morra"]),
        (lambda d: d["stack"][1].update(procedure="war"), ["stack[1]", "duel, morra, round"]),
        (lambda d: d["stack"][1].update(step="_copy"), ["stack[1]", "_copy"]),
        (lambda d: d["stack"][1].update(step="nowhere"), ["round has no step 'nowhere'"]),
        (lambda d: d["stack"][1].pop("seat"), ["stack[1]", "procedure, seat, staked, step"]),
        (lambda d: d.update(gold=1, silver=2, round=None), ["gold", "silver", "round"]),
        (lambda d: d.update(awaiting=0), ["awaiting", "nobody"]),
        (lambda d: d.update(awaiting=-1), ["awaiting", "seats 0 to 1"]),
        (lambda d: d.update(awaiting=1 << 9), ["awaiting", "seats 0 to 1"]),
        (lambda d: d.update(stack=[]), ["awaiting", "over"]),
        (lambda d: d.update(rng=-1), ["rng", "192 bits"]),
        (lambda d: d.update(rng=hex(1 << 192)), ["rng", "192 bits"]),
        (lambda d: d.update(cuts=-1), ["cuts"]),
        (lambda d: d.update(seats=0), ["seats"]),
    ],
)
def test_every_defect_is_named(random_game: Play, damage: Callable[[Any], object], words: list[str]) -> None:
    data = MORRA.dump(random_game("bad", 2, 3).state)
    damage(data)
    with pytest.raises(DamagedState) as error:
        MORRA.load(data)
    for word in words:
        assert word in str(error.value)


@pytest.mark.parametrize("data", [None, [], "state", 3])
def test_what_is_no_table_of_fields_is_no_state(data: object) -> None:
    with pytest.raises(DamagedState, match="table of fields"):
        MORRA.load(data)
