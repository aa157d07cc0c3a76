"""Dice and losses of events, for charts at the end of a game."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_battle import ELIMINATED, RECOVERED
from latrunculi.games.invasions.rules.words_rule import UNIT_LOST
from latrunculi.games.invasions.rules.words_siege import FLEET_LOST

UNITS_OF: Final = {ELIMINATED: 1, UNIT_LOST: 1, FLEET_LOST: 1, RECOVERED: -1}
"""What an event of a nation and a piece adds to its losses."""


def losses(g: Invasions, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """Units lost for good, by the seat that loses them: those recovered after a battle are taken off."""
    return [(g.seat(values[0]), UNITS_OF[kind])] if kind in UNITS_OF else []
