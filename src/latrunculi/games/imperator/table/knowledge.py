"""What a player may know: everything but the other's stratagems, and so what is left in the cup."""

from __future__ import annotations

from typing import TypeVar

from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel import codec
from latrunculi.kernel.chance import Dice

G = TypeVar("G", bound=Imperator)


def redact(g: G, viewer: int) -> G:
    """A copy without the generator and the hands of others; their counters lie with those of the cup."""
    twin = g.clone()
    assert isinstance(twin, type(g))
    titles = g.kit.titles
    twin.rng = 0
    twin.script = None
    for seat in range(2):
        if seat == viewer:
            continue
        for title in range(titles):
            i = seat * titles + title
            twin.cup[title] += twin.hand[i]
            twin.unknown[seat] += twin.hand[i]
            twin.hand[i] = 0
        twin.note_hand(seat)
    if g.private and not (viewer >= 0 and g.awaiting >> viewer & 1):
        twin.options = []
    return twin


def determinize(g: G, viewer: int, dice: Dice) -> G:
    """A full state that a viewer's redacted one may be: unknown counters drawn from those that may be anywhere."""
    twin = redact(g, viewer)
    twin.rng = dice.fresh()
    for seat in range(2):
        for _ in range(twin.unknown[seat]):
            draw = dice.below(sum(twin.cup))
            title = 0
            while draw >= twin.cup[title]:
                draw -= twin.cup[title]
                title += 1
            twin.cup[title] -= 1
            twin.hand[seat * g.kit.titles + title] += 1
        twin.unknown[seat] = 0
        twin.note_hand(seat)
    if not (viewer >= 0 and twin.awaiting >> viewer & 1):
        codec.refresh(twin)  # what another seat may choose hangs on the hand that it has been given
    return twin
