"""A game in figures: who has rolled which dice, and who has lost what."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.table.figures import ACTIVE, OWNER, WAITING
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS
from latrunculi.games.ultimus.rules.words import (
    APPROVAL_ROLL,
    BATTLE_ROLL,
    COUNCIL_ROLL,
    CROWN_ROLL,
    DIED,
    DIOCESE_ROLL,
    ELIMINATED,
    ESCAPE_ROLL,
    EVASION_ROLL,
    INITIATIVE_ROLL,
    RALLY_ROLL,
    VALIDATION_ROLL,
)

ROLLS: Final = {
    INITIATIVE_ROLL: ROMANUS,
    APPROVAL_ROLL: ROMANUS,
    COUNCIL_ROLL: ROMANUS,
    CROWN_ROLL: BARBARUS,
    VALIDATION_ROLL: BARBARUS,
    RALLY_ROLL: ACTIVE,
    BATTLE_ROLL: ACTIVE,
    EVASION_ROLL: WAITING,
    DIOCESE_ROLL: BARBARUS,
    ESCAPE_ROLL: OWNER,
}
"""The events of dice that a camp rolls for itself, and whose they are."""

LOSSES: Final = (ELIMINATED, DIED)
"""A unit eliminated, a leader dead: one lost."""
