"""Seeded random games for the tests: each scenario and number is one game, for ever the same."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import cast

from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.state import Ultimus
from latrunculi.games.ultimus.words import DECLINE_ALL, DONE, HALT
from latrunculi.kernel.actions import pack
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.game import Setup
from latrunculi.kernel.match import Match

SCENARIOS = tuple(scenario.id for scenario in GAME.scenarios)
CONTENT = frozenset({pack(DONE), pack(HALT), pack(DECLINE_ALL)})
"""What whoever has had enough of his movements, his march or his windows chooses."""
STEP_LIMIT = 100_000
"""Choices in a game; the longest random campaign has half of them."""


def games(usual: int) -> range:
    """The numbers of the games to play: `usual` of them, or as many as LATRUNCULI_GAMES says."""
    return range(int(os.environ.get("LATRUNCULI_GAMES", usual)))


def setup_of(scenario: str, number: int) -> Setup:
    """The set-up of a game."""
    return GAME.setup(scenario, seed=f"random play {number}")


def begin(scenario: str, number: int) -> Match:
    """A game before its first choice."""
    return Match(GAME, setup_of(scenario, number))


def state(match: Match) -> Ultimus:
    """The position of a match, by its own type."""
    return cast(Ultimus, match.state)


def choose(match: Match, dice: Dice, patience: int = 0) -> tuple[int, int]:
    """A seat and one of its legal actions; with a patience, one time in so many whoever can make an end does."""
    g = match.state
    seat = g.actor
    options = g.legal(seat)
    if patience and dice.below(patience) == 0:
        for action in options:
            if action in CONTENT:
                return seat, action
    return seat, options[dice.below(len(options))]


def choices(match: Match, number: int, limit: int = STEP_LIMIT, patience: int = 0) -> Iterator[tuple[int, int]]:
    """Each seat and action in turn, carried out once the caller asks for the next; to the end, or so many of them."""
    dice = Dice(f"choices {number}")
    for _ in range(limit):
        if match.state.over:
            return
        seat, action = choose(match, dice, patience)
        yield seat, action
        refusal = match.play(seat, action)
        assert refusal is None, (refusal, GAME.vocabulary.describe(action))
