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
from latrunculi.kernel.vocabulary import DICE, DICE10

ACTIVE: Final = 2
"""The camp whose sequence it is."""
WAITING: Final = 3
"""The other one."""
OWNER: Final = 4
"""The camp of the leader of whom the event tells."""
ROLLS: Final = {
    INITIATIVE_ROLL: (DICE, ROMANUS),
    APPROVAL_ROLL: (DICE, ROMANUS),
    COUNCIL_ROLL: (DICE, ROMANUS),
    CROWN_ROLL: (DICE, BARBARUS),
    VALIDATION_ROLL: (DICE, BARBARUS),
    RALLY_ROLL: (DICE, ACTIVE),
    BATTLE_ROLL: (DICE, ACTIVE),
    EVASION_ROLL: (DICE, WAITING),
    DIOCESE_ROLL: (DICE10, BARBARUS),
    ESCAPE_ROLL: (DICE10, OWNER),
}
"""The events of dice that a camp rolls for itself: the kind of die, and whose it is."""


def rolls(g: Ultimus, kind: int, values: tuple[int, ...]) -> list[Roll]:
    """The die of an event, by the seat that rolled it; none where nobody did, or a stratagem replaced it."""
    if kind not in ROLLS:
        return []
    dice, whose = ROLLS[kind]
    fields = [name for name, _ in EVENTS[kind].fields]
    face = values[fields.index("die")]
    if dice == DICE and not face:
        return []
    if whose == OWNER:
        camp = g.camp(values[0])
    elif whose in (ACTIVE, WAITING):
        if g.active == NONE:
            return []
        camp = g.active if whose == ACTIVE else 1 - g.active
    else:
        camp = whose
    return [Roll(g.seat_of(camp), dice, [face])]


def losses(g: Ultimus, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """A unit eliminated or a leader dead is one lost for the seat that had it."""
    return [(g.seat_of(g.camp(values[0])), 1)] if kind in (ELIMINATED, DIED) and values[0] >= 0 else []
