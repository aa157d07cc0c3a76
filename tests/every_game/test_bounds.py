"""Nothing that a position says sizes anything: a number that no game knows is refused wherever it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from latrunculi.games.imperator.table.positions import SETS as IMPERATOR_SETS
from latrunculi.games.invasions.table.positions import SETS as INVASIONS_SETS
from latrunculi.games.optimus.table.positions import SETS as OPTIMUS_SETS
from latrunculi.kernel.game import Game
from latrunculi.kernel.position import PositionError
from tests.every_game.random_play import MANY, begin, choices, every_game

SETS = IMPERATOR_SETS | INVASIONS_SETS | OPTIMUS_SETS | {"balked"}
"""Numbers that stand for a set, of which many are good."""
NUMBER = re.compile(r"^([a-z_-]+) = .*?(?<![\w\"-])(-?\d+)(?![\w\"-])", re.MULTILINE)
"""The first number of a line, with its key."""


@every_game
def test_a_number_beyond_all_bounds_is_refused(game: Game) -> None:
    tried: set[tuple[str, str]] = set()
    for text in positions(game):
        for found in NUMBER.finditer(text):
            heading = text.rfind("\n[", 0, found.start())
            place = text[heading : text.find("\n", heading + 1)], found[1]
            if place in tried:
                continue
            tried.add(place)
            for wrong in (str(1 << 4200), f"-{1 << 62}") + (() if found[1] in SETS else (str(1 << 62),)):
                with pytest.raises(PositionError):
                    game.position(text[: found.start(2)] + wrong + text[found.end(2) :])
    assert tried


def positions(game: Game) -> Iterator[str]:
    """Of a few random games, every so many choices."""
    for number in range(int(MANY or 2)):
        match = begin(game, number)
        for count, _ in enumerate(choices(match, number)):
            if count % 20 == 0:
                yield game.position_text(match.state)
