"""Seeded random games of Ultimus Romanorum for the tests."""

from __future__ import annotations

from typing import cast

from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.rules.state import Ultimus
from latrunculi.games.ultimus.rules.words import DECLINE_ALL, DONE, HALT
from latrunculi.kernel.match import Match
from tests.games.imperator.random_play import RandomPlay

PLAY = RandomPlay(GAME, (DONE, HALT, DECLINE_ALL))
SCENARIOS = PLAY.scenarios


def state(match: Match) -> Ultimus:
    """The position of a match, by its own type."""
    return cast(Ultimus, match.state)
