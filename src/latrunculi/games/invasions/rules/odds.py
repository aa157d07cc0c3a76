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
SIDES: Final = (ATTACKER, DEFENDER)


class Odds:
    """The odds of a battle: the chance that the attacker wins, and what each side loses on average, before recovery."""

    __slots__ = ("losses", "win")

    def __init__(self, win: float, losses: tuple[float, float]) -> None:
        self.win = win
        self.losses = losses


class Toll:
    """What hits do to a side from now on. `fallen`: by number of hits the units that they cost, elites reduced first;
    `lost`: the units that it has lost before, `before`: the hits that it has taken at sea; `end`: how many wipe it out.

    A side that has but a horde has no unit to lose: the first hit ends it (XX.H-7).
    """

    __slots__ = ("before", "end", "fallen", "lost")

    def __init__(self, g: Invasions, clash: Clash, side: Side) -> None:
        fighters = clash.fighters(g, side)
        most, spare = fighters.bit_count(), sturdy(g, fighters).bit_count()
        alone = not most and bool(clash.hordes(g, side)) and not clash.wiped_out(g, side)
        self.end: Final = most + spare if most else int(alone)
        self.fallen: Final = [min(most, max(0, hits - spare)) for hits in range(self.end + 1)]
        self.lost: Final = clash.lost(g, side).bit_count()
        self.before: Final = clash.hits_taken(g, side) if clash.at_sea else 0


# ---------------------------------------------------------------- distributions of hits


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


class Blows:
    """What a side strikes with in a round of melee, as it is now, and with fewer units (`fallen` more)."""

    __slots__ = ("clash", "dice", "known", "least", "modern", "swaps")

    def __init__(self, g: Invasions, clash: Clash, side: Side) -> None:
        self.clash: Final = clash
        self.modern: Final = bool(g.advanced) and not clash.at_sea
        self.known: Final[dict[int, list[float]]] = {}
        if self.modern:
            self.dice, self.least = advanced.strength(g, clash, side), 1
            self.swaps = advanced.melee(g, clash, side).total
        else:
            pool = pools.melee(g, clash, side)
            self.dice, self.least, self.swaps = pool.dice.total, pool.least, max(0, pool.swaps.total)

    def hits(self, fallen: int) -> list[float]:
        """The distribution of the hits."""
        if fallen not in self.known:
            number = max(self.least, self.dice - fallen)
            if self.modern:
                scores = [total + self.swaps for total in range(13)]
                self.known[fallen] = spread([advanced.inflicted(self.clash, score, number) for score in scores])
            else:
                black = min(self.swaps, number)
                self.known[fallen] = of_dice(number - black, black, self.clash.open)
        return self.known[fallen]


# ---------------------------------------------------------------- what comes of them


class Course:
    """The course of a battle: `chances[a][b]` that the attacker has taken so many hits and the defender so many, none
    counted that nobody is left to take."""

    __slots__ = ("chances", "ends", "tolls")

    def __init__(self, tolls: tuple[Toll, Toll], hits: list[int]) -> None:
        self.tolls: Final = tolls
        self.ends: Final = tolls[ATTACKER].end, tolls[DEFENDER].end
        self.chances = self.nothing()
        self.exchange(self.chances, hits[ATTACKER], hits[DEFENDER], 1.0, [[1.0], [1.0]])

    def nothing(self) -> list[list[float]]:
        """No chances yet."""
        return [[0.0] * (self.ends[DEFENDER] + 1) for _ in range(self.ends[ATTACKER] + 1)]

    def volleys(self, g: Invasions, clash: Clash) -> None:
        """A fire round: at the same time, or out of an ambush, as likely as it is."""
        side, chance = ambush(g, clash)
        found = self.nothing()
        self.exchange(found, 0, 0, 1.0 - chance, [shots(g, clash, one, pools.OPEN_FIRE) for one in SIDES])
        if side != NONE:
            first, reply = shots(g, clash, side, pools.AMBUSHING), shots(g, clash, 1 - side, pools.AMBUSHED)
            for hits, one in enumerate(first):
                ours, theirs = (0, hits) if side == ATTACKER else (hits, 0)
                answers = [1.0] if hits >= self.ends[1 - side] else reply
                dice = [[1.0], answers] if side == ATTACKER else [answers, [1.0]]
                self.exchange(found, ours, theirs, chance * one, dice)
        self.chances = found

    def melee(self, blows: list[Blows]) -> None:
        """A round of melee, with those who are left; where a side is gone nobody fights on."""
        found = self.nothing()
        for ours, row in enumerate(self.chances):
            for theirs, chance in enumerate(row):
                if chance and (ours == self.ends[ATTACKER] or theirs == self.ends[DEFENDER]):
                    found[ours][theirs] += chance
                elif chance:
                    fallen = self.tolls[ATTACKER].fallen[ours], self.tolls[DEFENDER].fallen[theirs]
                    self.exchange(found, ours, theirs, chance, [blows[side].hits(fallen[side]) for side in SIDES])
        self.chances = found

    def exchange(
        self, found: list[list[float]], ours: int, theirs: int, chance: float, dice: list[list[float]]
    ) -> None:
        """Both sides' hits are scored, the attacker's first among `dice`."""
        scored = capped(dice[ATTACKER], theirs, self.ends[DEFENDER])
        for taken, p in enumerate(capped(dice[DEFENDER], ours, self.ends[ATTACKER])):
            if p:
                row = found[taken]
                for given, q in enumerate(scored):
                    row[given] += chance * p * q


def capped(hits: list[float], before: int, end: int) -> list[float]:
    """The distribution of all hits on a side that has taken some before, as far as anybody is left to take them."""
    found = [0.0] * (end + 1)
    for number, chance in enumerate(hits):
        found[min(end, before + number)] += chance
    return found


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


def odds(g: Invasions, clash: Clash) -> Odds:
    """The odds of a battle as it stands, without further re-rolls and cards. `Battle(...)` need not be in progress.

    What bears on dice besides the number of units is taken as it is now.
    """
    if clash.victor != NONE:
        return Odds(float(clash.victor == ATTACKER), (0.0, 0.0))
    tolls = Toll(g, clash, ATTACKER), Toll(g, clash, DEFENDER)
    course = Course(tolls, known(g, clash))
    if not clash.at_sea and (clash.step in SETTING_OUT or not underway(g, clash)):
        course.volleys(g, clash)
    number = melees(g, clash)
    blows = [Blows(g, clash, side) for side in SIDES] if number else []
    for _ in range(number):
        course.melee(blows)
    equal = 0.0 if clash.at_sea else float(tie(g, clash) == ATTACKER)
    mine, his = tolls
    win = 0.0
    means = [0.0, 0.0]
    for ours, row in enumerate(course.chances):
        lost = mine.lost + mine.fallen[ours]
        for theirs, chance in enumerate(row):
            if not chance:
                continue
            slain = his.lost + his.fallen[theirs]
            means[ATTACKER] += chance * (lost - mine.lost)
            means[DEFENDER] += chance * (slain - his.lost)
            if (ours == mine.end) != (theirs == his.end):
                win += chance * (theirs == his.end)
            elif clash.at_sea:  # XXV.C-7: every hit counts, and equal ones are a draw
                win += chance * (mine.before + ours < his.before + theirs)
            elif lost != slain:
                win += chance * (lost < slain)
            else:
                win += chance * equal
    return Odds(win, (means[ATTACKER], means[DEFENDER]))
