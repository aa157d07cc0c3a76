"""Seeded random games of the family for the tests: each scenario and number is one game, for ever the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from latrunculi.kernel.actions import pack
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.game import Game, Setup
from latrunculi.kernel.match import Match
from tests import random_games

STEP_LIMIT = 100_000
"""Choices in a game; the longest random campaign has half of them."""


class RandomPlay:
    """A game played at random.

    `content`: the verbs, none with an object, by which whoever has had enough of his movements, his march or his
    windows makes an end.
    """

    def __init__(self, game: Game, content: Iterable[int]) -> None:
        self.game = game
        self.scenarios = tuple(scenario.id for scenario in game.scenarios)
        self.content = frozenset(pack(verb) for verb in content)

    def setup_of(self, scenario: str, number: int) -> Setup:
        """The set-up of a game."""
        return self.game.setup(scenario, seed=f"random play {number}")

    def begin(self, scenario: str, number: int) -> Match:
        """A game before its first choice."""
        return Match(self.game, self.setup_of(scenario, number))

    def choose(self, match: Match, dice: Dice, patience: int = 0) -> tuple[int, int]:
        """A seat and one of its legal actions; with a patience, one time in so many whoever can make an end does."""
        if patience and dice.below(patience) == 0:
            seat = match.state.actor
            for action in match.state.legal(seat):
                if action in self.content:
                    return seat, action
        return random_games.choose(match, dice)

    def choices(
        self, match: Match, number: int, limit: int = STEP_LIMIT, patience: int = 0
    ) -> Iterator[tuple[int, int]]:
        """Each seat and action in turn, carried out once the caller asks for the next; to the end, or so many."""
        return random_games.choices(match, number, limit, lambda match, dice: self.choose(match, dice, patience))
