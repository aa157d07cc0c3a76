"""Dice and losses of events, for charts at the end of a game."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_battle import ELIMINATED
from latrunculi.games.invasions.rules.words_rule import UNIT_LOST
from latrunculi.games.invasions.rules.words_siege import FLEET_LOST

LOST: Final = (ELIMINATED, UNIT_LOST, FLEET_LOST)
"""The events of a nation and a piece that it loses."""


def losses(g: Invasions, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """Units lost, by the seat that loses them: those too that it recovers after a battle."""
    return [(g.seat(values[0]), 1)] if kind in LOST else []
