"""How far it is worth while to think ahead: to the end of a march, a migration, a voyage or a leader's campaign.

What comes of it in the battles that it leads to is told by their odds (`standing`), with less noise than by their dice.
"""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.campaigns import Campaign, Campaigns
from latrunculi.games.invasions.rules.fleets import Voyage
from latrunculi.games.invasions.rules.ints import Piece, Pieces
from latrunculi.games.invasions.rules.migration import Migration
from latrunculi.games.invasions.rules.movement import March, Movement
from latrunculi.games.invasions.rules.stacking import Excess
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure

NOTHING: Final = -1
"""Where nothing is thought through."""
TIRED: Final = 1
"""Who has made more steps than so many is taken to have marched: what goes on after a single step is one more march."""


def of(g: Invasions) -> int:
    """A number that stays the same until a march or a campaign that is begun now is over; negative elsewhere."""
    stack = g.stack
    for depth, frame in enumerate(stack):
        if isinstance(frame, Activation):
            if depth + 1 == len(stack):
                return NOTHING
            above, rest = stack[depth + 1], stack[depth + 2 :]
            if isinstance(above, (Movement, Excess)):
                moved = (g.spent[TIRED] & ~on_the_way(g, rest)).bit_count()
            elif isinstance(above, Campaigns):
                moved = (above.pieces & ~campaigning(rest)).bit_count() + 1000
            else:
                return NOTHING
            return ((g.turn << 8 | g.activated.bit_count()) << 1 | (frame.round - 1)) << 12 | moved
    return NOTHING


def on_the_way(g: Invasions, frames: list[Procedure[Any]]) -> Pieces:
    """The pieces that move in the march, the voyage or the migration in progress, if there is one."""
    for frame in frames:
        if isinstance(frame, March):
            return frame.group | frame.pieces
        if isinstance(frame, Voyage):
            return frame.group | frame.pieces
        if isinstance(frame, Migration):
            return g.army[frame.nation]
    return 0


def campaigning(frames: list[Procedure[Any]]) -> Piece:
    """The leader whose campaign is in progress, if there is one."""
    for frame in frames:
        if isinstance(frame, Campaign):
            return 1 << frame.leader
    return 0
