"""What a battle promises, before it is fought and while it is: for the page and for bots. No dice are thrown, nothing
is changed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import AMBUSH
from latrunculi.games.invasions.components.chart import MOUNTAIN, NONE, TERRAIN
from latrunculi.games.invasions.rules import advanced, fire, pools
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash
from latrunculi.games.invasions.rules.fire import Fire
from latrunculi.games.invasions.rules.ints import Side
from latrunculi.games.invasions.rules.losses import Losses, sturdy
from latrunculi.games.invasions.rules.melee import CommonMelee
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.throws import SWORDS
from latrunculi.games.invasions.rules.verdict import tie
from latrunculi.kernel.actions import BIT

SETTING_OUT: Final = ("start", "fire")
"""Steps of a battle before its fire round."""
BEFORE_MELEE: Final = (*SETTING_OUT, "after_fire", "after_withdrawal", "melee")
"""Those after which a round of melee is still to come."""
UNTHROWN: Final = ("start", "pledge", "throw")
"""Steps of a round of melee before its dice lie there."""


class Odds:
    """The odds of a battle: the chance that the attacker wins, and what each side loses on average, before recovery."""

    __slots__ = ("losses", "win")

    def __init__(self, win: float, losses: tuple[float, float]) -> None:
        self.win = win
        self.losses = losses


class Outcome:
    """What becomes of a side: `chances` by so many units lost from now on; the last is that it is wiped out.

    `costs`: by the same the units lost in the whole battle. A side that has but a horde has none to lose: it is hit or
    it is not (XX.H-7).
    """

    __slots__ = ("chances", "costs")

    def __init__(self, chances: list[float], costs: list[int]) -> None:
        self.chances = chances
        self.costs = costs

    def mean(self) -> float:
        """The units lost from now on, on average."""
        first = self.costs[0]
        return sum([(self.costs[i] - first) * chance for i, chance in enumerate(self.chances)])


# ---------------------------------------------------------------- distributions of hits


def convolve(one: list[float], other: list[float]) -> list[float]:
    """The distribution of the sum of two numbers."""
    found = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            found[i + j] += p * q
    return found


def mixed(one: list[float], other: list[float], share: float) -> list[float]:
    """The distribution of a number that is as in `one`, and with a chance of `share` as in `other`."""
    found = [0.0] * max(len(one), len(other))
    for numbers, weight in ((one, 1.0 - share), (other, share)):
        for i, chance in enumerate(numbers):
            found[i] += weight * chance
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


def spread(hits: list[int]) -> list[float]:
    """The distribution of hits by the sum of 2d6."""
    found = [0.0] * (max(hits) + 1)
    for total, number in enumerate(hits):
        found[number] += TWO_DICE[total]
    return found


# ---------------------------------------------------------------- rounds


def ambush(g: Invasions, clash: Clash) -> tuple[Side, float]:
    """XX.D-14 to XX.D-17: who may lie in ambush, NONE, and the chance that he does."""
    if TERRAIN[clash.place] != MOUNTAIN and not clash.effects[DEFENDER] & BIT[AMBUSH]:
        return NONE, 0.0
    side = fire.waylayer(g, clash)
    if side == NONE:
        return NONE, 0.0
    return side, 1.0 if fire.automatic(g, clash, side) else 0.5


def shots(g: Invasions, clash: Clash, side: Side, manner: int) -> list[float]:
    """The distribution of the hits of a side in a fire round."""
    if g.advanced:
        tally = advanced.fire(g, clash, side, manner)
        if not advanced.shooting(tally):
            return [1.0]
        bonus = pools.upwards(tally.total, 2)
        return spread([tables.fire_hits(total + bonus, clash.open) for total in range(13)])
    volley = pools.fire(g, clash, side, manner)
    return of_dice(volley.white, volley.black, clash.open)


def volleys(g: Invasions, clash: Clash, side: Side) -> list[float]:
    """The same, with an ambush as likely as it is."""
    open_fire = shots(g, clash, side, pools.OPEN_FIRE)
    waylayer, chance = ambush(g, clash)
    if waylayer == NONE:
        return open_fire
    manner = pools.AMBUSHING if side == waylayer else pools.AMBUSHED
    return mixed(open_fire, shots(g, clash, side, manner), chance)


def blows(g: Invasions, clash: Clash, side: Side) -> list[float]:
    """The distribution of the hits of a side in a round of melee."""
    if g.advanced and not clash.at_sea:
        modifier = advanced.melee(g, clash, side).total
        return spread([advanced.hits(g, clash, side, total + modifier) for total in range(13)])
    pool = pools.melee(g, clash, side)
    return of_dice(pool.white, pool.black, clash.open)


# ---------------------------------------------------------------- a battle in progress


def underway(g: Invasions, clash: Clash) -> bool:
    """Whether a battle is being fought, and not only thought of."""
    return any(frame is clash for frame in g.stack)


def melees(g: Invasions, clash: Clash) -> int:
    """How many rounds of melee are still to come, that whose dice have not been thrown among them."""
    left = max(1, advanced.ROUNDS - clash.fought) if g.advanced and not clash.at_sea else 1
    if not underway(g, clash) or clash.step in BEFORE_MELEE:
        return left
    frame = g.innermost(CommonMelee)
    if clash.step != "after_melee" or frame is None:
        return 0
    return left if frame.step in UNTHROWN else max(0, left - 1)


def known(g: Invasions, clash: Clash) -> list[int]:
    """By side the hits that it takes by dice that lie there already, as far as they have not been allotted."""
    found = [0, 0]
    if not underway(g, clash):
        return found
    for frame in g.stack:
        if isinstance(frame, CommonMelee) and frame.step not in UNTHROWN:
            hits = [frame.score(g, clash, side) for side in (ATTACKER, DEFENDER)]
            if frame.step in ("after_attacker", "after_defender"):
                hits = frame.hits
            for side in (ATTACKER, DEFENDER):
                found[side] = hits[1 - side]
            if frame.step in ("after_attacker", "after_defender"):
                found[ATTACKER] = 0
            if frame.step == "after_defender":
                found[DEFENDER] = 0
        elif isinstance(frame, Fire) and frame.step == "suffer_too":
            found[DEFENDER] = frame.hits[ATTACKER]
        elif isinstance(frame, Losses):
            found[DEFENDER if frame.pieces & clash.engaged[DEFENDER] else ATTACKER] = frame.hits
    return found


def to_come(g: Invasions, clash: Clash, side: Side) -> list[float]:
    """The distribution of the hits that a side still takes, its strength and the enemy's taken as they are now."""
    found = [1.0]
    if not clash.at_sea and (clash.step in SETTING_OUT or not underway(g, clash)):
        found = volleys(g, clash, 1 - side)
    number = melees(g, clash)
    if number:
        melee = blows(g, clash, 1 - side)
        for _ in range(number):
            found = convolve(found, melee)
    return [0.0] * known(g, clash)[side] + found


def outcome(g: Invasions, clash: Clash, side: Side) -> Outcome:
    """What becomes of a side, if it lets its elites be reduced first."""
    fighters = clash.fighters(g, side)
    lost = clash.lost(g, side).bit_count()
    most = fighters.bit_count()
    if not most:
        if clash.wiped_out(g, side) or not clash.hordes(g, side):
            return Outcome([1.0], [lost])
        hits = to_come(g, clash, side)
        return Outcome([hits[0], 1.0 - hits[0]], [lost, lost])
    spare = sturdy(g, fighters).bit_count()
    chances = [0.0] * (most + 1)
    for number, chance in enumerate(to_come(g, clash, side)):
        chances[min(most, max(0, number - spare))] += chance
    return Outcome(chances, [lost + i for i in range(most + 1)])


def odds(g: Invasions, clash: Clash) -> Odds:
    """The odds of a battle as it stands, without further re-rolls and cards. `Battle(...)` need not be in progress."""
    if clash.victor != NONE:
        return Odds(float(clash.victor == ATTACKER), (0.0, 0.0))
    ours, theirs = outcome(g, clash, ATTACKER), outcome(g, clash, DEFENDER)
    equal = 1.0 if not clash.at_sea and tie(g, clash) == ATTACKER else 0.0
    win = 0.0
    for i, p in enumerate(ours.chances):
        for j, q in enumerate(theirs.chances):
            gone = (i == len(ours.chances) - 1, j == len(theirs.chances) - 1)
            if gone[0] != gone[1]:
                win += p * q * gone[1]
            elif ours.costs[i] != theirs.costs[j]:
                win += p * q * (ours.costs[i] < theirs.costs[j])
            else:
                win += p * q * equal
    return Odds(win, (ours.mean(), theirs.mean()))
