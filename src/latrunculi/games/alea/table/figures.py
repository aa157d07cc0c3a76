"""A game in figures: who has rolled which dice, and who has lost what."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.rules.state import CAESARIANI, Alea
from latrunculi.games.alea.rules.words import (
    BATTLE_ROLL,
    DIED,
    ELIMINATED,
    ESCAPE_ROLL,
    EVASION_ROLL,
    INITIATIVE_ROLL,
    VOCABULARY,
)
from latrunculi.games.imperator.table.figures import ACTIVE, OWNER, WAITING, lost, rolled
from latrunculi.kernel.game import Roll

ROLLS: Final = {
    INITIATIVE_ROLL: CAESARIANI,
    BATTLE_ROLL: ACTIVE,
    EVASION_ROLL: WAITING,
    ESCAPE_ROLL: OWNER,
}
"""The events of dice that a camp rolls for itself, and whose they are."""


def rolls(g: Alea, kind: int, values: tuple[int, ...]) -> list[Roll]:
    """The die of an event, by the seat that rolled it; none where nobody did."""
    return rolled(g, ROLLS, VOCABULARY, kind, values)


def losses(g: Alea, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """A unit eliminated or a leader dead is one lost for the seat that had it."""
    return lost(g, (ELIMINATED, DIED), kind, values)
