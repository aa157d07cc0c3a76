"""What units and leaders bring to a battle, as numbers.

Pieces with the same numbers are one `Force`, the same object: what depends on a force alone is looked up by it.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import Kit, Pieces
from latrunculi.kernel.actions import members

Rates = tuple[float, ...]
"""By unit what a strength point of it is worth."""

Numbers = tuple[int, int, int, int, int, float, float]
"""Those of a force, in the order of its fields."""

# ---------------------------------------------------------------- weights, in points of victory

LEADER: Final = 0.6
"""Any leader: a point for the enemy, not always certain."""
LEADER_RANK: Final = 0.1
"""What each unit of CC, VS and (twice) BT of a leader adds."""
SPENT: Final = 1.2
"""What a weakened unit is worth, as a share of a fresh one: the next blow is its last."""

_MOST_KEPT: Final = 20_000
_MOST_RATES: Final = 50


class Force:
    """What some units and leaders bring to a battle.

    PF, sum of QU, sum of BT, number of units, best BT of leaders (-1 without), worth of units, worth of leaders.
    What follows from them: `level`, the average QU; `tactics`, the BT of its best leader, or the average of its units.
    """

    __slots__ = ("bonus", "chiefs", "level", "quality", "skill", "strength", "tactics", "units", "worth")

    def __init__(
        self, strength: int, quality: int, skill: int, units: int, bonus: int, worth: float, chiefs: float
    ) -> None:
        self.strength: Final = strength
        self.quality: Final = quality
        self.skill: Final = skill
        self.units: Final = units
        self.bonus: Final = bonus
        self.worth: Final = worth
        self.chiefs: Final = chiefs
        self.level: Final[int] = quality // units if units else 0
        self.tactics: Final[int] = bonus if bonus >= 0 else skill // units if units else 0


_FORCES: Final[dict[Numbers, Force]] = {}
_MUSTERS: Final[dict[tuple[Kit, Rates], dict[tuple[Pieces, Pieces], Force]]] = {}


EMPTY: Final = Force(0, 0, 0, 0, -1, 0.0, 0.0)
"""Nobody."""


def joined(one: Force, other: Force) -> Force:
    """Two forces together."""
    if one is EMPTY:
        return other
    if other is EMPTY:
        return one
    return Force(
        one.strength + other.strength,
        one.quality + other.quality,
        one.skill + other.skill,
        one.units + other.units,
        one.bonus if one.bonus >= other.bonus else other.bonus,
        one.worth + other.worth,
        one.chiefs + other.chiefs,
    )


class Muster:
    """The forces that pieces make, their units worth by certain rates; those reckoned once are kept."""

    def __init__(self, kit: Kit, rates: Rates, weak: Pieces) -> None:
        self._kit = kit
        self._rates = rates
        self._weak = weak
        found = _MUSTERS.get((kit, rates))
        if found is None:
            if len(_MUSTERS) >= _MOST_RATES:
                _MUSTERS.clear()
            found = _MUSTERS[kit, rates] = {}
        elif len(found) >= _MOST_KEPT:
            found.clear()
        self._kept: dict[tuple[Pieces, Pieces], Force] = found

    def force(self, pieces: Pieces) -> Force:
        """The force of some units and leaders."""
        key = (pieces, self._weak & pieces)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = _reckon(self._kit, pieces, self._weak, self._rates)
        return found


def _reckon(kit: Kit, pieces: Pieces, weak: Pieces, rates: Rates) -> Force:
    if not pieces:
        return EMPTY
    strength = quality = skill = 0
    worth = chiefs = 0.0
    units = members(pieces & kit.unit_mask)
    for unit in units:
        side = 2 * unit + (weak >> unit & 1)
        strength += kit.strength[side]
        quality += kit.quality[side]
        skill += kit.skill[side]
        worth += kit.strength[2 * unit] * rates[unit] * (SPENT if weak >> unit & 1 else 1.0)
    bonus = -1
    for leader in members(pieces & kit.leader_mask):
        i = leader - kit.first_leader
        bonus = max(bonus, kit.bonus[i])
        chiefs += LEADER + LEADER_RANK * (kit.command[i] + kit.strategy[i] + 2 * kit.bonus[i])
    numbers = strength, quality, skill, len(units), bonus, worth, chiefs
    found = _FORCES.get(numbers)
    if found is None:
        if len(_FORCES) >= _MOST_KEPT:
            _FORCES.clear()
        found = _FORCES[numbers] = Force(strength, quality, skill, len(units), bonus, worth, chiefs)
    return found
