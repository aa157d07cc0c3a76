"""What a battle promises, before it is fought: for the page and for bots. No dice are thrown, nothing is changed."""

from __future__ import annotations

from functools import lru_cache

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.chart import MOUNTAIN, TERRAIN
from latrunculi.games.invasions.rules import advanced, pools
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash
from latrunculi.games.invasions.rules.ints import Side
from latrunculi.games.invasions.rules.losses import sturdy
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.throws import SWORDS
from latrunculi.games.invasions.rules.verdict import tie


class Odds:
    """The odds of a battle: the chance that the attacker wins, and what each side loses on average, before recovery."""

    __slots__ = ("losses", "win")

    def __init__(self, win: float, losses: tuple[float, float]) -> None:
        self.win = win
        self.losses = losses


def convolve(one: list[float], other: list[float]) -> list[float]:
    """The distribution of the sum of two numbers."""
    found = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            found[i + j] += p * q
    return found


@lru_cache(maxsize=2048)
def of_dice(white: int, black: int, open_terrain: bool) -> list[float]:
    """The distribution of the hits of combat dice (XX.B): worked out once for each number of them, to be read only."""
    found = [1.0]
    for colour, number in ((tables.WHITE, white), (tables.BLACK, black)):
        one = [0.0, 0.0, 0.0]
        for face in tables.FACES[colour]:
            one[SWORDS.get(face, (0, 0))[1 if open_terrain else 0]] += 1 / len(tables.FACES[colour])
        for _ in range(number):
            found = convolve(found, one)
    return found


TWO_DICE = [0.0, 0.0] + [(6 - abs(7 - total)) / 36 for total in range(2, 13)]
"""The chances of the sums of 2d6."""


def rounds(g: Invasions, clash: Clash, side: Side) -> list[float]:
    """The distribution of all hits of a side, its strength and that of the enemy taken as they stand now."""
    ambush = side == DEFENDER and not clash.at_sea and TERRAIN[clash.place] == MOUNTAIN
    manner = pools.AMBUSHING if ambush else pools.OPEN_FIRE
    if g.advanced and not clash.at_sea:
        fire = advanced.fire(g, clash, side, manner)
        found = [1.0]
        if any(amount > 0 for _, amount in fire):
            bonus = pools.upwards(fire.total, 2)
            found = spread([tables.fire_hits(total + bonus, clash.open) for total in range(13)])
        modifier = advanced.melee(g, clash, side).total
        melee = spread([advanced.hits(g, clash, side, total + modifier) for total in range(13)])
        return convolve(found, convolve(melee, melee))
    found = [1.0]
    if not clash.at_sea:
        volley = pools.fire(g, clash, side, manner)
        found = of_dice(volley.white, volley.black, clash.open)
    blows = pools.melee(g, clash, side)
    return convolve(found, of_dice(blows.white, blows.black, clash.open))


def spread(hits: list[int]) -> list[float]:
    """The distribution of hits by the sum of 2d6."""
    found = [0.0] * (max(hits) + 1)
    for total, number in enumerate(hits):
        found[number] += TWO_DICE[total]
    return found


def of_losses(g: Invasions, clash: Clash, side: Side) -> list[float]:
    """The distribution of the units that a side loses, if it lets its elites be reduced first."""
    fighters = clash.fighters(g, side)
    spare = sturdy(g, fighters).bit_count()
    most = fighters.bit_count()
    found = [0.0] * (most + 1)
    for hits, chance in enumerate(rounds(g, clash, 1 - side)):
        found[min(most, max(0, hits - spare))] += chance
    return found


def odds(g: Invasions, clash: Clash) -> Odds:
    """The odds of a battle as it stands, without re-rolls and cards: `Battle(...)` need not be in progress for it."""
    losses = [of_losses(g, clash, side) for side in (ATTACKER, DEFENDER)]
    most = [len(found) - 1 for found in losses]
    equal = 1.0 if not clash.at_sea and tie(g, clash) == ATTACKER else 0.0
    win = 0.0
    for ours, p in enumerate(losses[ATTACKER]):
        for theirs, q in enumerate(losses[DEFENDER]):
            gone = (ours == most[ATTACKER], theirs == most[DEFENDER])
            if gone[0] != gone[1]:
                win += p * q * gone[1]
            elif ours != theirs:
                win += p * q * (ours < theirs)
            else:
                win += p * q * equal
    means = [sum(number * chance for number, chance in enumerate(found)) for found in losses]
    return Odds(win, (means[ATTACKER], means[DEFENDER]))
