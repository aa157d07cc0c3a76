"""A game in figures: who has rolled which dice, and who has lost what."""

from __future__ import annotations

from typing import Final

from latrunculi.games.ultimus.state import BARBARUS, ROMANUS, Ultimus
from latrunculi.games.ultimus.words import (
    APPROVAL_ROLL,
    BATTLE_ROLL,
    COUNCIL_ROLL,
    CROWN_ROLL,
    DIED,
    DIOCESE_ROLL,
    ELIMINATED,
    ESCAPE_ROLL,
    EVASION_ROLL,
    EVENTS,
    INITIATIVE_ROLL,
    RALLY_ROLL,
    VALIDATION_ROLL,
)
from latrunculi.games.ultimus.world import NONE
from latrunculi.kernel.game import Roll
from latrunculi.kernel.vocabulary import FACES, faces_of

ACTIVE: Final = 2
"""The camp whose sequence it is."""
WAITING: Final = 3
"""The other one."""
OWNER: Final = 4
"""The camp of the leader of whom the event tells."""
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
    whose = ROLLS.get(kind, NONE)
    if whose == NONE or (whose in (ACTIVE, WAITING) and g.active == NONE):
        return []
    if whose == OWNER:
        camp = g.camp(values[0])
    elif whose in (ACTIVE, WAITING):
        camp = g.active if whose == ACTIVE else 1 - g.active
    else:
        camp = whose
    thrown = [(of, value) for (_, of), value in zip(EVENTS[kind].fields, values, strict=True) if of in FACES]
    return [Roll(g.seat_of(camp), of, faces_of(of, value)) for of, value in thrown]


def losses(g: Ultimus, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """A unit eliminated or a leader dead is one lost for the seat that had it."""
    return [(g.seat_of(g.camp(values[0])), 1)] if kind in (ELIMINATED, DIED) and values[0] >= 0 else []
