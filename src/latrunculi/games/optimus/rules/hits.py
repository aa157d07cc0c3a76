"""OP 10.1: what one counter does with its die."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import FOREST, MOUNTAIN, REGIONS
from latrunculi.games.optimus.components.ints import Region, Unit
from latrunculi.games.optimus.components.pieces import CAVALRY_UNITS, FD_OF, HEAVY_UNITS, NO_FD, RED_STAR_UNITS
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import ground
from latrunculi.kernel.actions import BIT

# How the FD of a counter counts in a phase.
DOUBLES: Final = 2
"""A total equal to it puts two enemy PF out for each of one's own (OP-10.1-3)."""
SINGLE: Final = 1
"""It hits, and no more (OP-10.1.2-1)."""
IGNORED: Final = 0
"""Only 6 and more hits (OP-10.1.2-3)."""


def score(g: Optimus, unit: Unit, total: int, fd: int) -> int:
    """Enemy PF that a counter puts hors de combat with a total of die and bonuses: for each of its fit PF two on its
    FD,
    one from 6 up, else none (OP-10.1-1 to OP-10.1-5).

    Args:
        fd: how its FD counts in this phase: DOUBLES, SINGLE or IGNORED.
    """
    fit = g.pf[unit] - g.hdc[unit]
    if 0 < total < NO_FD and FD_OF[unit] >> total & 1 and fd:
        return fd * fit
    return fit if total >= 6 else 0


def in_melee(g: Optimus, unit: Unit, region: Region, commanded: bool) -> int:
    """How the FD of a counter counts hand to hand: not for who is not commanded (OP-9.11.2-2), once only for heavy
    units
    in forest (OP-10.1.2-1) and heavy cavalry in mountains (OP-10.1.2-2)."""
    if not commanded:
        return IGNORED
    bit = BIT[unit]
    if bit & HEAVY_UNITS and region < REGIONS:
        here = ground(g, region)
        if here == FOREST or (here == MOUNTAIN and bit & CAVALRY_UNITS):
            return SINGLE
    return DOUBLES


def in_shooting(g: Optimus, unit: Unit, region: Region, commanded: bool) -> int:
    """The same when shooting: cavalry cannot use its FD (OP-10.1.1-1)."""
    return IGNORED if BIT[unit] & RED_STAR_UNITS else in_melee(g, unit, region, commanded)
