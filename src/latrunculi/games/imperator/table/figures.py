"""A game in figures: the seat that rolled the dice of which an event tells, and the one that lost a piece by it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.state import (
    Imperator,
)
from latrunculi.kernel.game import Roll
from latrunculi.kernel.vocabulary import Vocabulary

ACTIVE: Final = 2
"""The camp whose sequence it is."""
WAITING: Final = 3
"""The other one."""
OWNER: Final = 4
"""The camp of the leader of whom the event tells."""


def rolled(g: Imperator, whose: Mapping[int, int], words: Vocabulary, kind: int, values: tuple[int, ...]) -> list[Roll]:
    """The dice of an event, by the seat that rolled them; none where nobody did.

    Args:
        whose: for each kind of event of dice that a camp rolls for itself the camp, or ACTIVE, WAITING, OWNER.
        words: those of the game.
    """
    camp = whose.get(kind, NONE)
    if camp == NONE or (camp in (ACTIVE, WAITING) and g.active == NONE):
        return []
    if camp == OWNER:
        camp = g.camp(values[0])
    elif camp in (ACTIVE, WAITING):
        camp = g.active if camp == ACTIVE else 1 - g.active
    return [
        Roll(g.seat_of(camp), of, words.dice[of].shown(value))
        for (_, of), value in zip(words.events[kind].fields, values, strict=True)
        if of in words.dice
    ]


def lost(g: Imperator, kinds: Collection[int], kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """A unit eliminated or a leader dead is one lost for the seat that had it.

    Args:
        kinds: the kinds of event of these; the piece is their first value.
    """
    return [(g.seat_of(g.camp(values[0])), 1)] if kind in kinds and values[0] >= 0 else []
