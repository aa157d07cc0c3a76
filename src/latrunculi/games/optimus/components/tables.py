"""The printed tables as functions of a die or a score, and their modifiers by name."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import FOREST, MARSH, MOUNTAIN, PLAIN
from latrunculi.games.optimus.components.counters import TABLES
from latrunculi.games.optimus.components.ints import Year
from latrunculi.games.optimus.components.printed.tables import (
    ACTIONS,
    ARRIVALS,
    ENDS,
    EVENTS,
    MOVERS,
    SEASONS,
)

THAW: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
WINTER: Final = 4
"""Seasons in their order, as `printed.tables.SEASONS` (OP-0.1-1)."""
YEAR: Final[int] = len(SEASONS)
"""Seasons of a year."""
NO_EVENT: Final = 0
OVERFLOW: Final = 1
FROZEN: Final = 2
DRY_MARSHES: Final = 3
"""Events of a season, as `printed.tables.EVENTS`."""
ENEMY_CHOOSES: Final = 0
TO_NORTH: Final = 1
TO_EAST: Final = 2
TO_SOUTH: Final = 3
TO_WEST: Final = 4
MOVER_CHOOSES: Final = 5
"""Results of the arrival table, as `printed.tables.ARRIVALS`."""
FRONTAL: Final = 0
GENERAL_ATTACK: Final = 1
DETERRENCE: Final = 2
ENVELOPMENT: Final = 3
"""Tactics in the order of the matrix, as `printed.tables.TACTICS`."""
PURSUIT: Final = 0
ARMY_DESTROYED: Final = 1
TRUCE: Final = 2
"""Results of the matrix, as `printed.tables.ENDS`."""

_EVENTS: Final = tuple(
    [tuple([EVENTS.index(e) for e in TABLES.events[s]]) if s in TABLES.events else () for s in SEASONS]
)
_ARRIVAL: Final = tuple([ARRIVALS.index(a) for a in TABLES.arrival])
MATRIX: Final = tuple([tuple([ENDS.index(end) for end in row]) for row in TABLES.matrix])
"""`MATRIX[winner][loser]`: how a pitched battle ends (OP-8.2-22)."""
COST: Final = {action: TABLES.costs[action] for action in ACTIONS}
"""For each action its price in PA."""
PM: Final = {mover: TABLES.moves[mover] for mover in MOVERS}
"""For each mover its PM (OP-5.1-13 to OP-5.1-20); a forced march adds to them (OP-14-10)."""
ON_ATTRITION: Final[dict[str, tuple[int, ...]]] = {
    line.id: (line.value, line.barbarian) for line in TABLES.modifiers["attrition"]
}
"""`ON_ATTRITION["winter"][side]`: what bears on an attrition test, by name (OP-6.1-4 to OP-6.1-17)."""


def _modifiers(table: str) -> dict[str, int]:
    return {line.id: line.value for line in TABLES.modifiers[table]}


ON_SIEGE: Final = _modifiers("siege")
"""What bears on the die of a siege action, by name (OP-9.4-7 to OP-9.4-11)."""
ON_RETREAT: Final = _modifiers("retreat")
"""What bears on a retreat in good order, by name (OP-8.3.2-4, OP-8.3.2-5, OP-14-14)."""
ON_SACK: Final = _modifiers("sack")
"""What bears on the loot, by name (OP-11.3-2 to OP-11.3-8)."""
ON_HARVEST: Final = _modifiers("harvest")
"""What bears on a harvest, by name (OP-12.1-1)."""
ON_RECRUITMENT: Final = _modifiers("recruitment")
"""What bears on a recruitment, by name (OP-13.2-8 to OP-13.2-11, OP-14-17, OP-14-18)."""
TARGET: Final = 6
"""What a siege action, a retreat in good order and a hit need at least (OP-9.4-6, OP-8.3.2-3)."""


def moment(year: Year, season: int) -> int:
    """The number of a season since the birth of Christ: one season is one more."""
    return year * YEAR + season


def pa(die: int) -> int:
    """The PA of a season (OP-3-1)."""
    return TABLES.pa[die - 1]


def event(season: int, die: int) -> int:
    """The event of a season other than spring (OP-2-3)."""
    return _EVENTS[season][die - 1]


def arrival(die: int) -> int:
    """Where an army arrives in a contrée (OP-5.1-6)."""
    return _ARRIVAL[die - 1]


def losses(score: int) -> int:
    """The PF put hors de combat by an attrition test (OP-6.1-2); below the table one more for each point."""
    line = max(0, 2 - score)
    return TABLES.losses[line] if line < len(TABLES.losses) else TABLES.losses[-1] + line - len(TABLES.losses) + 1


def sack(index: int, score: int) -> int:
    """The BB of a sack (OP-11.3-1). `index`: PF of the vanquished, or VG; none of them is worth nothing."""
    if index <= 0:
        return 0
    column = sum([1 for bound in TABLES.sack_bounds if index > bound])
    return TABLES.sack[min(max(score, 0), 6)][column]


def harvest(kind: int, score: int) -> int:
    """The BB of a region by its kind (as in `chart`), foraged, harvested or paying tribute (OP-12.1-2)."""
    if score < 5:
        return 0
    column = 0 if kind in (FOREST, MOUNTAIN, MARSH) else 1 if kind == PLAIN else 2
    return TABLES.harvest[min(score, 8) - 5][column]


def recruits(score: int) -> int:
    """The PF of a recruitment (OP-13.2-12)."""
    return TABLES.recruits[min(max(score, 1), 7) - 1]
