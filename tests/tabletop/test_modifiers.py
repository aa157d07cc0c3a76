"""What bears on a die is added up, and told reason by reason."""

from latrunculi.tabletop.modifiers import Tally


def test_amounts_add_up_in_the_order_in_which_they_were_found() -> None:
    tally: Tally[str] = Tally()
    tally.add("wall", -2)
    tally.add("leader", 3)
    tally.add("river", -2)
    assert tally.total == -1
    assert list(tally) == [("wall", -2), ("leader", 3), ("river", -2)]


def test_what_comes_to_nothing_is_no_entry() -> None:
    tally: Tally[str] = Tally()
    tally.add("leader", 0)
    assert (tally.total, list(tally)) == (0, [])


def test_one_reason_may_count_twice_and_two_may_cancel_each_other() -> None:
    tally: Tally[int] = Tally()
    tally.add(7, 1)
    tally.add(7, 1)
    tally.add(8, -2)
    assert (tally.total, [*tally]) == (0, [(7, 1), (7, 1), (8, -2)])
