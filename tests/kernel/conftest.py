"""Games of the toy, played in part."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from latrunculi import bots
from latrunculi.kernel.match import Match
from tests.toys.morra import MORRA

Play = Callable[..., Match]


def acted(match: Match, seat: int, verb: str, obj: str | int | None = None) -> None:
    """Let a seat choose in words, which must be legal."""
    assert match.play(seat, MORRA.vocabulary.action(verb, obj)) is None


@pytest.fixture
def random_game() -> Play:
    """Plays a game at random, to its end or for so many steps."""

    def play(seed: str, seats: int = 3, steps: int = 1000) -> Match:
        match = Match(MORRA, MORRA.setup(seats=seats, seed=seed))
        players = [bots.make("random", MORRA, f"{seed}:{seat}") for seat in range(seats)]
        while not match.state.over and len(match.steps) < steps:
            awaiting = match.state.awaiting
            seat = (awaiting & -awaiting).bit_length() - 1
            assert match.play(seat, players[seat].choose(bots.seen(MORRA, match.state, seat))) is None
        return match

    return play
