"""Seeded random games of Alea Iacta Est for the tests."""

from __future__ import annotations

from typing import cast

from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import DECLINE_ALL, DONE, HALT
from latrunculi.kernel.match import Match
from tests.games.imperator.random_play import RandomPlay

PLAY = RandomPlay(GAME, (DONE, HALT, DECLINE_ALL))
SCENARIOS = PLAY.scenarios


def state(match: Match) -> Alea:
    """The position of a match, by its own type."""
    return cast(Alea, match.state)
