"""The chances of a battle and of a siege that are still to come."""

from __future__ import annotations

from latrunculi.games.invasions.advice.survey import strength
from latrunculi.games.invasions.components.counters import LEADERS, LIMITES, UNIT_MASK
from latrunculi.games.invasions.components.tables import TARGET
from latrunculi.games.invasions.rules import battles, odds, relations, sieges, trails
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Province
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.actions import BIT, members

HOPELESS = 0.45
"""An attack with less than this share of the enemy's strength is not thought through."""


class Outlook:
    """What an attack promises: the chance to win, and the units that it costs both sides."""

    __slots__ = ("lost", "slain", "win")

    def __init__(self, win: float, lost: float, slain: float) -> None:
        self.win = win
        self.lost = lost
        self.slain = slain


def of_battle(g: Invasions, nation: Nation, there: Province) -> Outlook:
    """The battle of a nation in a province where it stands, against the enemies there who fight best."""
    worst = Outlook(1.0, 0.0, 0.0)
    for foe in members(battles.heads(g, nation, there)):
        ours = battles.muster(g, battles.comrades(g, nation, foe, there) | BIT[nation], there, 0)
        theirs = battles.muster(g, battles.camp_of(g, nation, foe, there), there, 0)
        if not theirs & UNIT_MASK:
            found = Outlook(0.6 if theirs & LIMITES else 0.9, 0.4, 0.5)
        else:
            told = odds.odds(g, Battle(nation, foe, there, [ours, theirs]))
            found = Outlook(told.win, told.losses[0], told.losses[1])
        if found.win < worst.win:
            worst = found
    return worst


def of_attack(g: Invasions, nation: Nation, group: Pieces, origin: Province, there: Province) -> Outlook:
    """The battle of a pile that comes from another province: tried out on a copy, unless it is hopeless."""
    foes = relations.enemy_pieces(g, nation, there)
    mine = group | g.pieces(nation, there)
    if strength(g, mine) < HOPELESS * strength(g, foes):
        return Outlook(0.0, float((group & UNIT_MASK).bit_count()), 0.3)
    tried = g.clone()
    tried.put_all(group, there)
    trails.enter(tried, there, origin, group)
    return of_battle(tried, nation, there)


def of_siege(g: Invasions, nation: Nation, group: Pieces, there: Province, assault: bool = False) -> float:
    """The chance that the city of a province falls to a pile: a die, and one more for each bonus of its leader."""
    bonus = sieges.odds(g, nation, there, assault).total
    once = min(1.0, max(0.0, (11 - (TARGET["siege"] - bonus)) / 10))
    throws = 1 + max([g.combat(leader) for leader in members(group & LEADERS & ~g.inactive_leaders)], default=0)
    return float(1.0 - (1.0 - once) ** throws)
