"""What a battle promises before it is fought: the table of battles averaged over the die, in points."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from latrunculi.games.imperator.advice.forces import EMPTY, Force
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
from latrunculi.games.imperator.components.kit import Camp, Piece, Pieces
from latrunculi.games.imperator.rules.battle import CommonBattle
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import members

Outlook = tuple[float, float, float, float, float]
"""Share of his units that the attacker loses, and the defender; chance that their leaders die; that he wins."""

# ---------------------------------------------------------------- weights, in points of victory

WEAKENING: Final = 0.45
"""A unit weakened, as a share of a unit lost."""
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


def verdict(column: int, line: int) -> Outlook:
    """What one line of the table means."""
    attack, defence, side = result(column, line)
    won, lost = (attack, defence) if side == ATTACKER else (defence, attack)
    loss = 1.0 if lost == ALL_LOST else (WEAKENING if lost == ALL_WEAKENED else 0.0) + RETREAT
    cost = WEAKENING * QUARTERS[won] / 4
    rout = 1.0 if lost == ALL_LOST else 0.0
    return (cost, loss, 0.0, rout, 1.0) if side == ATTACKER else (loss, cost, rout, 0.0, 0.0)


def _average(column: int, modifier: int) -> Outlook:
    lines = [verdict(column, line_of(die + modifier)) for die in range(1, 7)]
    a, b, c, d, e = (sum(column) / 6 for column in zip(*lines, strict=True))
    return a, b, c, d, e


OUTLOOKS: Final = tuple(
    [tuple([_average(column, modifier) for modifier in range(-_SPAN, _SPAN + 1)]) for column in range(COLUMNS)]
)
"""By column and by modifier of the die (from -10)."""


def outlook(column: int, modifier: int) -> Outlook:
    """What a battle promises in a column with a modifier of the die."""
    return OUTLOOKS[column][min(max(modifier, -_SPAN), _SPAN) + _SPAN]


def best_line(attacking: bool) -> int:
    """The line that a stratagem gives which takes the place of the die."""
    return HIGHEST if attacking else LOWEST


def forecast(attack: Force, defence: Force) -> Outlook:
    """What a battle of two forces promises, what depends on the place left aside."""
    column = bisect_right(_RATIOS, attack.strength / defence.strength) - 1
    if attack.level != defence.level:
        column += quality_shift(attack.level, defence.level)
    if column < 0:
        column = 0
    elif column >= COLUMNS:
        column = COLUMNS - 1
    return OUTLOOKS[column][attack.tactics - defence.tactics + _SPAN]


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
    g: Imperator, row: list[Force], enemy: Camp, chiefs: Pieces, reach: int,
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
