"""What a player may know: everything but the other's stratagems, and so what is left in the cup."""

from __future__ import annotations

from typing import TypeVar

from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel import codec
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.ints import Viewer
from latrunculi.tabletop import supplies

G = TypeVar("G", bound=Imperator)


def redact(g: G, viewer: Viewer) -> G:
    """A copy without the generator and the hands of others; their counters lie with those of the cup.

    The legal actions are those of the viewer: of others no more is told than that they are asked.
    """
    twin = g.clone()
    assert isinstance(twin, type(g))
    twin.rng = 0
    twin.script = None
    for seat in range(2):
        if seat == viewer:
            continue
        twin.unknown[seat] += supplies.conceal(twin.cup, twin.hand, seat * g.kit.titles)
        twin.note_hand(seat)
    if not (viewer >= 0 and g.awaiting >> viewer & 1):
        twin.options = []
    return twin


def determinize(g: G, viewer: Viewer, dice: Dice) -> G:
    """A full state that a viewer's redacted one may be: unknown counters drawn from those that may be anywhere."""
    twin = redact(g, viewer)
    twin.rng = dice.fresh()
    for seat in range(2):
        supplies.deal(twin.cup, twin.hand, seat * g.kit.titles, twin.unknown[seat], dice.below)
        twin.unknown[seat] = 0
        twin.note_hand(seat)
    if not (viewer >= 0 and twin.awaiting >> viewer & 1):
        codec.refresh(twin)  # what another seat may choose hangs on the hand that it has been given
    return twin
