"""What a player may know: everything but the other's stratagems, and so what is left in the cup (UR-2.A-2)."""

from __future__ import annotations

from latrunculi.games.ultimus.state import Ultimus
from latrunculi.games.ultimus.world import TITLES
from latrunculi.kernel.chance import Dice


def redact(g: Ultimus, viewer: int) -> Ultimus:
    """A copy without the generator and the hands of others; their counters lie with those of the cup."""
    twin = g.clone()
    twin.rng = 0
    twin.script = None
    for seat in range(2):
        if seat == viewer:
            continue
        for title in range(TITLES):
            i = seat * TITLES + title
            twin.cup[title] += twin.hand[i]
            twin.unknown[seat] += twin.hand[i]
            twin.hand[i] = 0
        twin.tally(seat)
    if g.private and not (viewer >= 0 and g.awaiting >> viewer & 1):
        twin.options = []
    return twin


def determinize(g: Ultimus, viewer: int, dice: Dice) -> Ultimus:
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
            twin.hand[seat * TITLES + title] += 1
        twin.unknown[seat] = 0
        twin.tally(seat)
    return twin
