"""Cups, decks and hands: what is drawn, dealt out and hidden."""

from latrunculi.kernel.chance import Dice
from latrunculi.tabletop import supplies


def test_each_thing_of_a_cup_is_drawn_with_the_same_chance() -> None:
    found = []
    for outcome in range(4):
        cup = [2, 0, 1, 1]
        found.append((supplies.draw(cup, lambda n, outcome=outcome: outcome if n == 4 else -99), cup))  # type: ignore[misc]
    assert found == [(0, [1, 0, 1, 1]), (0, [1, 0, 1, 1]), (2, [2, 0, 0, 1]), (3, [2, 0, 1, 0])]


def test_nothing_is_drawn_from_an_empty_cup_and_no_die_is_thrown() -> None:
    def never(n: int) -> int:
        raise AssertionError("nothing hangs on chance")

    assert supplies.draw([0, 0], never) == supplies.EMPTY


def test_a_hand_laid_with_the_cup_is_dealt_out_again_by_its_number() -> None:
    cup, hands = [1, 0, 2], [0, 3, 0, 1, 0, 1]
    assert supplies.conceal(cup, hands, 3) == 2
    assert (cup, hands) == ([2, 0, 3], [0, 3, 0, 0, 0, 0])
    supplies.deal(cup, hands, 3, 2, Dice(7).below)
    assert (sum(cup), sum(hands[3:]), hands[:3]) == (3, 2, [0, 3, 0])
    assert [a + b for a, b in zip(cup, hands[3:], strict=True)] == [2, 0, 3]


def test_more_is_not_dealt_than_there_is() -> None:
    cup, hand = [1, 1], [0, 0]
    supplies.deal(cup, hand, 0, 5, Dice(7).below)
    assert (cup, hand) == ([0, 0], [1, 1])
