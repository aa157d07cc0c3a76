"""Exact odds of combat (HRE 10), worked out once for every combination of dice, pips and ties.

A *round kind* is one int for all that bears on the dice of a round; the tables are indexed by it and by the numbers of
armies. The chances are exact, since ties are rolled again (HRE-10-5) and every round removes one army (HRE-10-4).
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.chart import Province
from latrunculi.games.empire.components.sides import NOBODY, Side, is_faction
from latrunculi.games.empire.rules.combat import (
    attack_dice,
    attack_pips,
    charging,
    defence_bonus,
    defence_dice,
    ties_to_emperor,
    ties_to_fortress,
)
from latrunculi.games.empire.rules.state import Empire

MOST_ATTACKERS: Final = 10
"""Attackers beyond this number are counted as so many."""
MOST_DEFENDERS: Final = 4
"""Three armies and a Fort."""

_PIPS: Final = 6
_LEAST: Final = -3
_KINDS: Final = 2 * 2 * _PIPS * 3


def round_kind(attack_dice: int, defence_dice: int, pips: int, ties: int) -> int:
    """The kind of a round.

    Args:
        attack_dice: 2 or 3 (HRE-S.5.3-1).
        defence_dice: 1 or 2 (HRE-10.2-1).
        pips: what is added to the attack less what is added to the defence, -3 to 2.
        ties: 1 when the attacker wins them, -1 the defender, 0 nobody.
    """
    return (((attack_dice - 2) * 2 + defence_dice - 1) * _PIPS + pips - _LEAST) * 3 + ties + 1


def _best_of(dice: int) -> list[float]:
    """For each number from 0 to 6 the chance that it is the highest of so many dice."""
    return [0.0] + [(n**dice - (n - 1) ** dice) / 6**dice for n in range(1, 7)]


def _round(attack_dice: int, defence_dice: int, pips: int, ties: int) -> float:
    attack = _best_of(attack_dice)
    defence = _best_of(defence_dice)
    won = 0.0
    lost = 0.0
    for a in range(1, 7):
        for d in range(1, 7):
            chance = attack[a] * defence[d]
            margin = a + pips - d or ties
            if margin > 0:
                won += chance
            elif margin < 0:
                lost += chance
    return won / (won + lost)


def _rounds() -> list[float]:
    table = [0.0] * _KINDS
    for attackers in (2, 3):
        for defenders in (1, 2):
            for pips in range(_LEAST, _LEAST + _PIPS):
                for ties in (-1, 0, 1):
                    kind = round_kind(attackers, defenders, pips, ties)
                    table[kind] = _round(attackers, defenders, pips, ties)
    return table


ROUND: Final[list[float]] = _rounds()
"""By kind of round the attacker's chance to win it."""

_ROW: Final = MOST_DEFENDERS + 1
_BLOCK: Final = (MOST_ATTACKERS + 1) * _ROW
_WIN: Final[list[float]] = [0.0] * (_KINDS * _BLOCK)
_SPENT: Final[list[float]] = [0.0] * (_KINDS * _BLOCK)


def _fill() -> None:
    for kind in range(_KINDS):
        p = ROUND[kind]
        base = kind * _BLOCK
        for attackers in range(MOST_ATTACKERS + 1):
            for defenders in range(MOST_DEFENDERS + 1):
                here = base + attackers * _ROW + defenders
                if defenders == 0:
                    _WIN[here] = 1.0
                elif attackers:
                    fewer = here - _ROW
                    _WIN[here] = p * _WIN[here - 1] + (1 - p) * _WIN[fewer]
                    _SPENT[here] = p * _SPENT[here - 1] + (1 - p) * (1 + _SPENT[fewer])


_fill()


def win(kind: int, attackers: int, defenders: int) -> float:
    """The chance that the attackers, one after another, remove all defenders before they are gone themselves."""
    if attackers > MOST_ATTACKERS:
        attackers = MOST_ATTACKERS
    return _WIN[kind * _BLOCK + attackers * _ROW + defenders]


def spent(kind: int, attackers: int, defenders: int) -> float:
    """How many attackers are lost on average until one side is gone."""
    if attackers > MOST_ATTACKERS:
        attackers = MOST_ATTACKERS
    return _SPENT[kind * _BLOCK + attackers * _ROW + defenders]


def kind_of_attack(g: Empire, side: Side, owner: Side, province: Province, way: int) -> int:
    """The kind of the rounds that an army of `side` would fight for a Province, coming in such a way.

    Args:
        owner: whose armies stand there then: those that do now, or NOBODY once its Fort stands alone.
    """
    ready = g.ready
    emperor = g.bonuses(side)
    dice = defence_dice(g, owner, province, way, ready)
    pips = attack_pips(emperor) + charging(way, ready) - defence_bonus(g, owner, province, way, ready)
    return round_kind(attack_dice(emperor), dice, pips, ties_to_emperor(emperor) - ties_to_fortress(g, province, ready))


def conquest(g: Empire, side: Side, province: Province, way: int) -> float:
    """HRE-10-6: the chance that one army of `side`, coming in such a way, takes a Province in combat.

    It must win every round: one for each defending army, and for Barbarians one more for a Fort that is left alone
    (HRE-10.4-7), which falls to Romans without dice (HRE-10.4-4). The defenders stand (HRE-10.1-1), nobody buys the
    army off (HRE-16-1), and the Emperor survives his dice (HRE-S.5.3-2).
    """
    owner = g.owner[province]
    chance = ROUND[kind_of_attack(g, side, owner, province, way)] ** g.armies[province]
    if g.fort >> province & 1 and not is_faction(side):
        chance *= ROUND[kind_of_attack(g, side, NOBODY, province, way)]
    return chance
