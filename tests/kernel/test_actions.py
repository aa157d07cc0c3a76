"""What is offered and why something is not come from one statement."""

from __future__ import annotations

import random

import pytest

from latrunculi.kernel import actions
from latrunculi.kernel.actions import Explainer, Offers, members, object_of, pack, set_of, verb_of


def rules(may: Offers) -> None:
    """Verb 1 upon 2 to 5, but even ones only, and not 4; verb 2 upon nothing; verb 3 never; verb 1 again upon 9."""
    may.offer(1, "A-1", 0b111100)
    may.only("A-2", 0b010101)
    may.only("A-3", ~(1 << 4))
    may.offer(2, "B-1")
    may.offer(3, "C-1", 0b1)
    if may.when("C-2", False):
        may.only("C-3", 0)
    may.offer(1, "D-1", 1 << 9)


def listed() -> list[int]:
    may = Offers(0)
    rules(may)
    return may.legal()


def why(action: int) -> tuple[bool, str]:
    may = Explainer(0, action)
    rules(may)
    return may.offered, may.clause


def test_actions_stand_in_the_order_of_the_statements() -> None:
    assert listed() == [pack(1, 2), pack(2), pack(1, 9)]


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (pack(1, 1), "A-1"),
        (pack(1, 3), "A-2"),
        (pack(1, 4), "A-3"),
        (pack(2, 1), "B-1"),
        (pack(3), "C-2"),
        (pack(3, 1), "C-1"),
    ],
)
def test_the_first_clause_that_forbids_is_named(action: int, clause: str) -> None:
    assert why(action) == (True, clause)


def test_a_verb_that_is_not_heard_of_is_for_another_moment() -> None:
    assert why(pack(4)) == (False, "")


def test_offers_and_explainer_never_disagree() -> None:
    legal = set(listed())
    for verb in range(4):
        for obj in range(12):
            action = pack(verb, obj)
            offered, clause = why(action)
            assert (action in legal) == (offered and clause == ""), (verb, obj)


def test_of_several_statements_the_one_that_speaks_of_the_object_answers() -> None:
    may = Explainer(0, pack(1, 9))
    may.offer(1, "A-1", 0b1)
    may.offer(1, "D-1", 1 << 9)
    may.only("D-2", 0)
    assert may.clause == "D-2"


@pytest.mark.parametrize(
    "mask", [0, 1, 0b1011, 1 << 44, 1 << 61, 1 << 62, 1 << 63, 0b11 << 70, (1 << 64) - 1, 1 << 200, 1 << 200 | 1]
)
def test_members_are_the_bits_of_a_set(mask: int) -> None:
    assert members(mask) == tuple([i for i in range(201) if mask >> i & 1])


def test_a_set_is_made_of_its_objects_however_often_each_is_named() -> None:
    assert set_of([3, 0, 3, 200]) == 1 << 200 | 0b1001
    assert set_of(()) == 0


def test_members_are_the_same_whether_they_are_listed_anew_or_known() -> None:
    mask = 0b1011 << 150
    for _ in range(3):
        assert members(mask) == (150, 151, 153)


def test_a_negative_number_is_no_set() -> None:
    for mask in (-1, -(1 << 70)):
        with pytest.raises(ValueError, match="is no set of objects"):
            members(mask)
        with pytest.raises(ValueError, match="is no set of objects"):
            actions.Lister().extend([], mask)


def test_listed_anew_members_are_those_that_are_remembered() -> None:
    """Compiled code asks the lister, interpreted code what is kept of it."""
    for mask in (0, 1, 0b1011, 1 << 61, 1 << 62, (1 << 62) - 1, (1 << 62) + 1, (1 << 130) - 1, 1 << 4095 | 1 << 70):
        out = [9]
        actions.Lister(first=5).extend(out, mask)
        assert out == [9, *(5 + i for i in range(4096) if mask >> i & 1)]


def test_sets_whose_members_are_known_are_so_many_at_most() -> None:
    for mask in range(actions.MOST_LISTED + 20):
        members(mask)
        assert len(actions.LISTED) <= actions.MOST_LISTED
    assert members(1) == (0,)
    assert members(actions.MOST_LISTED + 19) == tuple([i for i in range(20) if actions.MOST_LISTED + 19 >> i & 1])


def test_sets_whose_actions_are_known_are_so_many_at_most() -> None:
    for mask in range(1, actions.MOST_PACKED + 20):
        may = Offers(0)
        may.offer(7, "W-1", mask)
        assert may.legal() == [pack(7, i) for i in members(mask)]
        assert len(actions.PACKED[7]) <= actions.MOST_PACKED


def test_all_sets_share_the_ints_that_stand_for_their_members() -> None:
    found = []
    for mask in (1 << 40, (1 << 64) - 1):  # found by itself, and among the bits of a byte
        may = Offers(0)
        may.offer(7, "W-1", mask)
        found.append(next(action for action in may.legal() if action == pack(7, 40)))
    assert found[0] is found[1]


def test_sets_of_any_width_are_listed_bit_by_bit() -> None:
    dice = random.Random("sets")
    for width in (1, 14, 15, 16, 30, 45, 61, 300):
        for _ in range(8000):  # more in all than are remembered
            first = dice.choice((0, 0, 15, 16, 170))
            mask = dice.getrandbits(width) << first
            may = Offers(0)
            may.offer(7, "W-1", mask)
            assert may.legal() == [pack(7, i) for i in range(first + width) if mask >> i & 1]


def test_what_is_undecided_is_what_a_statement_can_still_forbid() -> None:
    may = Offers(0)
    may.offer(1, "A-1", 0b111100)
    may.only("A-2", 0b010101)
    assert may.undecided == 0b010100
    assert Explainer(0, pack(1, 4)).undecided == 1 << 4


def test_actions_are_packed_and_unpacked() -> None:
    assert pack(3, 7) == 3 * 65536 + 7
    assert (verb_of(pack(3, 7)), object_of(pack(3, 7))) == (3, 7)


def test_an_explainer_lists_nothing() -> None:
    with pytest.raises(TypeError):
        Explainer(0, 0).legal()
