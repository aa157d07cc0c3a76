"""When the bot that thinks ahead leaves what the advisor likes best, and when it does not."""

from __future__ import annotations

from itertools import cycle
from types import SimpleNamespace
from typing import Any

import pytest

from latrunculi.bots.base import Seen
from latrunculi.bots.legatus import ALIKE, FEWEST, Candidate, LegatusBot
from latrunculi.kernel.engine import State

LIKED, OTHER = 1, 2


class World(State):
    """A phase of so many choices that are all alike; what it comes to hangs on the first and on luck."""

    luck: int = 0
    length: int = 0
    first: int = 0

    def __init__(self, luck: int, length: int) -> None:
        super().__init__(1, 0)
        self.luck, self.length, self.awaiting = luck, length, 1

    def clone(self) -> World:
        return World(self.luck, self.length)

    def legal(self, _seat: int) -> list[int]:
        return [LIKED]

    def apply(self, _seat: int, action: int) -> None:
        self.first = self.first or action
        self.length -= 1
        self.awaiting = int(self.length > 0)


class Mind:
    """An advisor that likes one action a little better; `other`: what the other one brings, by luck."""

    def __init__(self, other: Any) -> None:
        self.other, self.judged = other, 0

    def prefer(self, _g: Any, _seat: int, actions: list[int]) -> list[float]:
        return [0.2 if action == LIKED else 0.0 for action in actions]

    def evaluate(self, g: World, _seat: int) -> float:
        self.judged += 1
        return g.luck if g.first == LIKED else self.other(g.luck)

    def horizon(self, _g: Any) -> int:
        return 0


def chosen(mind: Mind, luck: list[int], budget: int = 400, length: int = 3) -> int:
    """The choice of a bot between the two, in worlds that bring luck in turn."""
    turns = cycle(luck)
    game = SimpleNamespace(determinize=lambda *_: World(next(turns), length))
    asked = World(0, length)
    asked.options = [OTHER, LIKED]
    return LegatusBot(mind, 1, budget).choose(Seen(game, asked, 0))  # type: ignore[arg-type]


def test_what_does_better_in_the_same_worlds_is_played_however_great_luck_is_in_them() -> None:
    assert chosen(Mind(lambda luck: luck + 0.5), [-9, 3, 7]) == OTHER


def test_what_does_better_by_luck_alone_is_not() -> None:
    """Four points more or three less: half a point on the average, which luck explains."""
    assert chosen(Mind(lambda luck: luck + 4 if luck > 0 else luck - 3), [1, -1], budget=40) == LIKED


def test_what_does_no_better_than_the_advisor_likes_it_less_is_not() -> None:
    assert chosen(Mind(lambda luck: luck + 0.05), [-9, 3, 7]) == LIKED


def test_where_all_comes_to_the_same_nothing_more_is_thought() -> None:
    mind = Mind(lambda luck: luck)
    assert chosen(mind, [5, 6]) == LIKED
    assert mind.judged == 2 * ALIKE


def test_what_does_clearly_worse_is_given_up_and_the_rest_of_the_budget_saved() -> None:
    """Always two points less: no luck in that."""
    mind = Mind(lambda luck: luck - 2)
    assert chosen(mind, [-9, 3, 7]) == LIKED
    assert mind.judged == 2 * FEWEST


def test_where_no_luck_shows_a_few_samples_are_enough() -> None:
    mind = Mind(lambda luck: luck + 0.5)
    assert chosen(mind, [7]) == OTHER
    assert mind.judged == 2 * FEWEST


@pytest.mark.parametrize(("length", "samples"), [(100, 1), (40, 2 * FEWEST)])
def test_a_phase_too_long_for_the_budget_is_not_thought_through(length: int, samples: int) -> None:
    """A sample of a hundred choices leaves no room for four of each of two actions; one of forty does."""
    mind = Mind(lambda luck: luck + 5)
    assert chosen(mind, [0, 1], length=length) == (LIKED if samples == 1 else OTHER)
    assert samples <= mind.judged <= samples + 2


def test_a_single_sample_tells_nothing() -> None:
    one, other = Candidate(OTHER, 0.0), Candidate(LIKED, 0.0)
    one.add(9.0)
    other.add(0.0)
    assert not one.beats(other)
