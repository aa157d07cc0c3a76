"""The event cards as ints. A set of cards is a bitmask."""

from __future__ import annotations

from typing import Final, TypeAlias

from latrunculi.games.empire.components.chart import PRINTED
from latrunculi.games.empire.components.printed import TURNS

Card: TypeAlias = int
"""An event card."""

CARDS: Final[int] = len(PRINTED.cards)
CARD_IDS: Final = tuple(c.id for c in PRINTED.cards)
COLOURS: Final[list[int]] = [
    sum(1 << i for i, c in enumerate(PRINTED.cards) if c.colour == colour) for colour in PRINTED.colours
]
"""For each colour the mask of its cards."""
HAND: Final[int] = len(COLOURS)
"""Cards dealt to each Faction: one of each colour (HRE-2-3)."""
PLAYABLE: Final[list[int]] = [
    sum(1 << i for i, c in enumerate(PRINTED.cards) if turn in c.periods) for turn in range(TURNS + 1)
]
"""For each turn the mask of the cards whose period it is in (HRE-7.1-1)."""


def _timed(*timings: str) -> int:
    return sum(1 << i for i, c in enumerate(PRINTED.cards) if c.timing in timings)


START_OF_ROMAN: Final[int] = _timed("player-phase", "roman-phase")
START_OF_BARBARIAN: Final[int] = _timed("player-phase", "barbarian-phase")
ATTACK_OF_ROMAN: Final[int] = _timed("attack", "roman-attack")
ATTACK_OF_BARBARIAN: Final[int] = _timed("attack")
