"""What a battle promises before it is fought: the table of UR-TB averaged over the die, in points.

A force is a tuple of numbers, so that many can be compared quickly; `EMPTY` is nobody.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from latrunculi.games.imperator.battle import (
    ALL_LOST,
    ALL_WEAKENED,
    ATTACKER,
    COLUMNS,
    HIGHEST,
    LOWEST,
    QUARTERS,
    TABLE,
    line_of,
    quality_shift,
    result,
)
from latrunculi.games.ultimus.world import KIT, LEADER_MASK, UNIT_MASK, UNITS
from latrunculi.kernel.actions import members

Force = tuple[int, int, int, int, int, float, float]
"""PF, sum of QU, sum of BT, number of units, best BT of leaders (-1 without), worth of units, worth of leaders."""
Outlook = tuple[float, float, float, float, float]
"""Share of his units that the attacker loses, and the defender; chance that their leaders die; that he wins."""

Rates = tuple[float, ...]
"""By unit what a strength point of it is worth."""

EMPTY: Final[Force] = (0, 0, 0, 0, -1, 0.0, 0.0)

# ---------------------------------------------------------------- weights, in points of victory

LEADER: Final = 0.6
"""Any leader: a point for the enemy (UR-10.1-2), not always certain."""
LEADER_RANK: Final = 0.1
"""What each unit of CC, VS and (twice) BT of a leader adds."""
WEAKENING: Final = 0.45
"""A unit weakened, as a share of a unit lost."""
SPENT: Final = 1.2
"""What a weakened unit is worth, as a share of a fresh one: the next blow is its last."""
RETREAT: Final = 0.08
"""A beaten unit that has to leave, as a share of a unit lost: not all find a way."""
GREAT: Final = 25
"""PF of both forces from which a victory brings a point (UR-10.1-1)."""

_SPAN: Final = 10
_RATIOS: Final = [above / below - 1e-9 for above, below in TABLE.ratios]
_MOST_KEPT: Final = 20_000
_MOST_RATES: Final = 50
_FORCES: Final[dict[Rates, dict[tuple[int, int], Force]]] = {}


def verdict(column: int, line: int) -> Outlook:
    """What one line of the table means."""
    attack, defence, side = result(column, line)
    won, lost = (attack, defence) if side == ATTACKER else (defence, attack)
    loss = 1.0 if lost == ALL_LOST else (WEAKENING if lost == ALL_WEAKENED else 0.0) + RETREAT
    cost = WEAKENING * QUARTERS[won] / 4
    rout = 1.0 if lost == ALL_LOST else 0.0
    return (cost, loss, 0.0, rout, 1.0) if side == ATTACKER else (loss, cost, rout, 0.0, 0.0)


def _average(column: int, bonus: int) -> Outlook:
    lines = [verdict(column, line_of(die + bonus)) for die in range(1, 7)]
    a, b, c, d, e = (sum(column) / 6 for column in zip(*lines, strict=True))
    return a, b, c, d, e


OUTLOOKS: Final = tuple(
    [tuple([_average(column, bonus) for bonus in range(-_SPAN, _SPAN + 1)]) for column in range(COLUMNS)]
)
"""By column and by modifier of the die (from -10)."""


def outlook(column: int, bonus: int) -> Outlook:
    """What a battle promises in a column with a modifier of the die."""
    return OUTLOOKS[column][min(max(bonus, -_SPAN), _SPAN) + _SPAN]


def best_line(attacking: bool) -> int:
    """The line that Furor Germanicus and Fléau de Dieu give (UR-6.3-16, UR-6.2-14)."""
    return HIGHEST if attacking else LOWEST


# ---------------------------------------------------------------- forces


class Muster:
    """The forces that pieces make, their units worth by certain rates; those reckoned once are kept."""

    def __init__(self, rates: Rates, weak: int) -> None:
        self._rates = rates
        self._weak = weak
        found = _FORCES.get(rates)
        if found is None:
            if len(_FORCES) >= _MOST_RATES:
                _FORCES.clear()
            found = _FORCES[rates] = {}
        elif len(found) >= _MOST_KEPT:
            found.clear()
        self._kept: dict[tuple[int, int], Force] = found

    def force(self, pieces: int) -> Force:
        """The force of some units and leaders."""
        key = (pieces, self._weak & pieces)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = _reckon(pieces, self._weak, self._rates)
        return found


def _reckon(pieces: int, weak: int, rates: Rates) -> Force:
    strength = quality = tactics = 0
    worth = chiefs = 0.0
    units = members(pieces & UNIT_MASK)
    for unit in units:
        side = 2 * unit + (weak >> unit & 1)
        strength += KIT.force[side]
        quality += KIT.quality[side]
        tactics += KIT.tactics[side]
        worth += KIT.force[2 * unit] * rates[unit] * (SPENT if weak >> unit & 1 else 1.0)
    bonus = -1
    for leader in members(pieces & LEADER_MASK):
        i = leader - UNITS
        bonus = max(bonus, KIT.bonus[i])
        chiefs += LEADER + LEADER_RANK * (KIT.command[i] + KIT.strategy[i] + 2 * KIT.bonus[i])
    return strength, quality, tactics, len(units), bonus, worth, chiefs


def joined(one: Force, other: Force) -> Force:
    """Two forces together."""
    if one is EMPTY:
        return other
    return (
        one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3],
        one[4] if one[4] >= other[4] else other[4], one[5] + other[5], one[6] + other[6],
    )  # fmt: skip


def tactics(side: Force) -> int:
    """The BT of a force (UR-8.6.2): that of its best leader, or the average of its units."""
    return side[4] if side[4] >= 0 else side[2] // side[3]


def forecast(attack: Force, defence: Force) -> Outlook:
    """What a battle of two forces promises, what depends on the place left aside."""
    column = bisect_right(_RATIOS, attack[0] / defence[0]) - 1
    better, worse = attack[1] // attack[3], defence[1] // defence[3]
    if better != worse:
        column += quality_shift(better, worse)
    if column < 0:
        column = 0
    elif column >= COLUMNS:
        column = COLUMNS - 1
    return OUTLOOKS[column][tactics(attack) - tactics(defence) + _SPAN]


def gain(chances: Outlook, attack: Force, defence: Force, prize: float) -> float:
    """The points that a battle promises its attacker; `prize` is what the zone is worth to him."""
    lost, taken, fallen, slain, win = chances
    value = taken * defence[5] + slain * defence[6] - lost * attack[5] - fallen * attack[6] + win * prize
    if attack[0] + defence[0] >= GREAT:
        value += 2 * win - 1
    return value
