"""A game in figures: who has rolled which dice, and who has lost what."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.table.figures import ACTIVE, OWNER, WAITING, lost, rolled
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS, Ultimus
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
    VOCABULARY,
)
from latrunculi.kernel.game import Roll

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


def rolls(g: Ultimus, kind: int, values: tuple[int, ...]) -> list[Roll]:
    """The die of an event, by the seat that rolled it; none where nobody did."""
    return rolled(g, ROLLS, VOCABULARY, kind, values)


def losses(g: Ultimus, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """A unit eliminated or a leader dead is one lost for the seat that had it."""
    return lost(g, (ELIMINATED, DIED), kind, values)
