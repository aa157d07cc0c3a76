"""A game in figures: who has rolled which dice, and who has lost what."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.rules.state import CAESARIANI
from latrunculi.games.alea.rules.words import (
    BATTLE_ROLL,
    DIED,
    ELIMINATED,
    ESCAPE_ROLL,
    EVASION_ROLL,
    INITIATIVE_ROLL,
)
from latrunculi.games.imperator.table.figures import ACTIVE, OWNER, WAITING

ROLLS: Final = {
    INITIATIVE_ROLL: CAESARIANI,
    BATTLE_ROLL: ACTIVE,
    EVASION_ROLL: WAITING,
    ESCAPE_ROLL: OWNER,
}
"""The events of dice that a camp rolls for itself, and whose they are."""

LOSSES: Final = (ELIMINATED, DIED)
"""A unit eliminated, a leader dead: one lost."""
