"""What a battle promises before it is fought: the table of battles averaged over the die, in points.

A force is a named tuple of numbers (compiled code passes it on whole, where a plain one would be taken apart and put
together again at every step); `EMPTY` is nobody.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, NamedTuple

from latrunculi.games.imperator.components.battle_table import (
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
from latrunculi.games.imperator.components.kit import Kit, Piece, Pieces
from latrunculi.games.imperator.rules.battle import CommonBattle
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import members


class Force(NamedTuple):
    """What some units and leaders bring to a battle.

    PF, sum of QU, sum of BT, number of units, best BT of leaders (-1 without), worth of units, worth of leaders.
    """

    strength: int
    quality: int
    tactics: int
    units: int
    bonus: int
    worth: float
    chiefs: float


Outlook = tuple[float, float, float, float, float]
"""Share of his units that the attacker loses, and the defender; chance that their leaders die; that he wins."""

Rates = tuple[float, ...]
"""By unit what a strength point of it is worth."""

EMPTY: Final = Force(0, 0, 0, 0, -1, 0.0, 0.0)

# ---------------------------------------------------------------- weights, in points of victory

LEADER: Final = 0.6
"""Any leader: a point for the enemy, not always certain."""
LEADER_RANK: Final = 0.1
"""What each unit of CC, VS and (twice) BT of a leader adds."""
WEAKENING: Final = 0.45
"""A unit weakened, as a share of a unit lost."""
SPENT: Final = 1.2
"""What a weakened unit is worth, as a share of a fresh one: the next blow is its last."""
RETREAT: Final = 0.08
"""A beaten unit that has to leave, as a share of a unit lost: not all find a way."""
POLITICS: Final = 1.2
"""What a unit of CP weighs, beside CC, VS and BT."""
STAY: Final = 0.02
"""A little more than nothing: what ends a movement that leads nowhere."""
NEVER: Final = -1.0
"""Below all that is worth doing: what is not to be done, or leads nowhere."""
FIRST: Final = 100.0
"""Above all that may follow: units are taken along before the leader leaves."""

_SPAN: Final = 10
_RATIOS: Final = [above / below - 1e-9 for above, below in TABLE.ratios]
_MOST_KEPT: Final = 20_000
_MOST_RATES: Final = 50
_FORCES: Final[dict[tuple[Kit, Rates], dict[tuple[int, int], Force]]] = {}


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
    """The line that a stratagem gives which takes the place of the die."""
    return HIGHEST if attacking else LOWEST


# ---------------------------------------------------------------- forces


class Muster:
    """The forces that pieces make, their units worth by certain rates; those reckoned once are kept."""

    def __init__(self, kit: Kit, rates: Rates, weak: int) -> None:
        self._kit = kit
        self._rates = rates
        self._weak = weak
        found = _FORCES.get((kit, rates))
        if found is None:
            if len(_FORCES) >= _MOST_RATES:
                _FORCES.clear()
            found = _FORCES[kit, rates] = {}
        elif len(found) >= _MOST_KEPT:
            found.clear()
        self._kept: dict[tuple[int, int], Force] = found

    def force(self, pieces: Pieces) -> Force:
        """The force of some units and leaders."""
        key = (pieces, self._weak & pieces)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = _reckon(self._kit, pieces, self._weak, self._rates)
        return found


def _reckon(kit: Kit, pieces: Pieces, weak: int, rates: Rates) -> Force:
    strength = quality = tactics = 0
    worth = chiefs = 0.0
    units = members(pieces & kit.unit_mask)
    for unit in units:
        side = 2 * unit + (weak >> unit & 1)
        strength += kit.strength[side]
        quality += kit.quality[side]
        tactics += kit.tactics[side]
        worth += kit.strength[2 * unit] * rates[unit] * (SPENT if weak >> unit & 1 else 1.0)
    bonus = -1
    for leader in members(pieces & kit.leader_mask):
        i = leader - kit.first_leader
        bonus = max(bonus, kit.bonus[i])
        chiefs += LEADER + LEADER_RANK * (kit.command[i] + kit.strategy[i] + 2 * kit.bonus[i])
    return Force(strength, quality, tactics, len(units), bonus, worth, chiefs)


def joined(one: Force, other: Force) -> Force:
    """Two forces together."""
    if one is EMPTY:
        return other
    if other is EMPTY:
        return one
    return Force(
        one.strength + other.strength,
        one.quality + other.quality,
        one.tactics + other.tactics,
        one.units + other.units,
        one.bonus if one.bonus >= other.bonus else other.bonus,
        one.worth + other.worth,
        one.chiefs + other.chiefs,
    )


def tactics_of(side: Force) -> int:
    """The BT of a force: that of its best leader, or the average of its units."""
    return side.bonus if side.bonus >= 0 else side.tactics // side.units


def forecast(attack: Force, defence: Force) -> Outlook:
    """What a battle of two forces promises, what depends on the place left aside."""
    column = bisect_right(_RATIOS, attack.strength / defence.strength) - 1
    better, worse = attack.quality // attack.units, defence.quality // defence.units
    if better != worse:
        column += quality_shift(better, worse)
    if column < 0:
        column = 0
    elif column >= COLUMNS:
        column = COLUMNS - 1
    return OUTLOOKS[column][tactics_of(attack) - tactics_of(defence) + _SPAN]


def gain(chances: Outlook, attack: Force, defence: Force, prize: float, great: int) -> float:
    """The points that a battle promises its attacker.

    Args:
        prize: what the zone is worth to him.
        great: PF of both forces from which a victory brings a point by itself.
    """
    lost, taken, fallen, slain, win = chances
    value = taken * defence.worth + slain * defence.chiefs - lost * attack.worth - fallen * attack.chiefs + win * prize
    if attack.strength + defence.strength >= great:
        value += 2 * win - 1
    return value


def expectation(
    g: Imperator, fight: CommonBattle[Any], attack: Force, defence: Force, prize: float, great: int,
    line: int | None = None, more: int = 0,
) -> float:  # fmt: skip
    """The points that a battle in progress promises its attacker; 0 if a force is gone.

    Args:
        prize, great: as in `gain`.
        line: of the table, if the die is known.
        more: what would be added to the die, if not.
    """
    if not attack.units or not defence.units:
        return 0.0
    reckoning = fight.reckon(g)
    if line is None:
        chances = outlook(reckoning.column, reckoning.modifiers.total + fight.favour + more)
    else:
        chances = verdict(reckoning.column, line)
    return gain(chances, attack, defence, prize, great)


# ---------------------------------------------------------------- dangers


def raiders(
    g: Imperator, row: list[Force], enemy: int, chiefs: int, reach: int,
    rings: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]],
) -> list[Force]:  # fmt: skip
    """For each zone the strongest force of an enemy that can reach it in a sequence.

    Args:
        row: by zone the enemy's forces.
        chiefs: his leaders who may march, as a mask.
        reach: the CC from which such a leader threatens the zones two steps away.
        rings: by zone the zones one step away, and those two steps away.
    """
    kit = g.kit
    ring, outer = rings
    found = [EMPTY] * len(row)
    for zone in members(g.occupied[enemy]):
        host = row[zone]
        strength = host.strength
        if not strength:
            continue
        for near in ring[zone]:
            if found[near].strength < strength:
                found[near] = host
        led = g.inside[zone] & chiefs
        if led and any(kit.command[leader - kit.first_leader] >= reach for leader in members(led)):
            for far in outer[zone]:
                if found[far].strength < strength:
                    found[far] = host
    return found


# ---------------------------------------------------------------- single pieces


def weight(g: Imperator, unit: Piece) -> float:
    """What a unit brings to a battle: PF, and some for its QU."""
    kit = g.kit
    side = 2 * unit + (g.weak >> unit & 1)
    return kit.strength[side] + 0.4 * kit.quality[side]


def chosen(g: Imperator, units: Pieces, most: int) -> tuple[int, float]:
    """The strongest of some units, at most so many, and their strength."""
    ranked = sorted(members(units), key=lambda unit: -weight(g, unit))[:most]
    return sum([1 << unit for unit in ranked]), sum([weight(g, unit) for unit in ranked])


def cheapest(g: Imperator, unit: Piece) -> float:
    """How little it costs to weaken a unit, or to lose it if it is weakened."""
    kit = g.kit
    side = 2 * unit
    if g.weak >> unit & 1:
        return -(kit.strength[side + 1] + 0.4 * kit.quality[side + 1]) - 1.0
    lost = kit.strength[side] - kit.strength[side + 1] + 0.4 * (kit.quality[side] - kit.quality[side + 1])
    return -lost - 0.01 * kit.strength[side]


def hurt(g: Imperator, pieces: Pieces) -> float:
    """The strength that units lose when they are weakened, or eliminated if they are already."""
    strength = g.kit.strength
    total = 0.0
    for unit in members(pieces & g.kit.unit_mask):
        total += strength[2 * unit + 1] if g.weak >> unit & 1 else strength[2 * unit] - strength[2 * unit + 1]
    return total


def rank(g: Imperator, leader: Piece) -> float:
    """The weight of a leader in the State."""
    kit = g.kit
    i = leader - kit.first_leader
    return kit.command[i] + kit.strategy[i] + kit.bonus[i] + POLITICS * kit.politics[i]


def general(g: Imperator, leader: Piece) -> float:
    """The weight of a leader in the field."""
    kit = g.kit
    i = leader - kit.first_leader
    return kit.command[i] + kit.strategy[i] + 2.0 * kit.bonus[i] + 0.2 * kit.politics[i]
