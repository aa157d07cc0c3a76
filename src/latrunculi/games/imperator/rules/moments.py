"""The moments at which stratagems may be played: phase C, the windows of a sequence of phase E, those of a battle."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.rules.battle import AFTER_COMBAT, AFTER_DIE, BEFORE_COMBAT, BEFORE_DIE

MOMENTS: Final = ("geostrategy", "start", "after-move", "before-combat", "before-die", "after-die", "after-combat")
"""The ids of the moments, as they are numbered."""
GEOSTRATEGY: Final = 0
"""Phase C, in the player's own operations."""
START: Final = 1
"""A sequence of movement and combat begins."""
AFTER_MOVE: Final = 2
"""A movement has ended."""
DURING_BATTLE: Final = (BEFORE_DIE, AFTER_DIE)
"""Only the stratagems that speak of the battle itself are played at these; all others before it or after it."""

__all__ = [
    "AFTER_COMBAT", "AFTER_DIE", "AFTER_MOVE", "BEFORE_COMBAT", "BEFORE_DIE", "DURING_BATTLE", "GEOSTRATEGY", "MOMENTS",
    "START",
]  # fmt: skip
