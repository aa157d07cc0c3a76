"""Dice, losses, retreats, sieges, and what the adversary of a march does: interception, flight."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.advice import prospects
from latrunculi.games.invasions.advice.campaign import CROWDED
from latrunculi.games.invasions.advice.survey import Survey, afterwards, strength
from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import (
    ELITE,
    EMPIRE_PRICE,
    GENERIC,
    GUARDS,
    HEAVY,
    HORDES,
    LEADERS,
    NATION_OF,
    TYPE_OF,
    UNIT_MASK,
)
from latrunculi.games.invasions.rules import odds, stacking
from latrunculi.games.invasions.rules.clash import Clash, current
from latrunculi.games.invasions.rules.flight import Flight
from latrunculi.games.invasions.rules.interception import Interception
from latrunculi.games.invasions.rules.ints import Nation, Piece, Pieces, Province, Side
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.sieges import Siege
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.ints import Seat, Thing

FARTHER: Final = 0.05
"""What a step more of a retreat costs: fewer are left for later ones (XX.L-10)."""
FACES: Final = 5
"""Faces of a colour that are told apart: blank, sword, red sword, both, two swords."""
OPEN_HITS: Final = (0, 1, 1, 2, 2)
HITS: Final = (0, 1, 0, 1, 2)
"""Hits of the faces in open terrain, and elsewhere (XX.B-2)."""
OPEN_MEAN: Final[tuple[float, ...]] = (4 / 6, 1.0)
MEAN: Final[tuple[float, ...]] = (2 / 6, 4 / 6)
"""Hits of a white and a black die on average."""


def worth(g: Invasions, piece: Piece) -> float:
    """What a piece is worth to its owner, in plain units; a mercenary less, as it is another's."""
    bit = BIT[piece]
    if LEADERS & bit:
        return 1.0 if GENERIC & bit else 3.0
    if HORDES & bit:
        return 9.0
    price = EMPIRE_PRICE[TYPE_OF[piece]]
    total = 1.0 + 0.1 * max(0, price) + (0.6 if ELITE & bit else 0.0) + (0.4 if GUARDS & bit else 0.0)
    total += 0.2 if HEAVY & bit else 0.0
    if g.reduced & bit:
        total *= 0.7
    return total if g.army[NATION_OF[piece]] & bit else 0.6 * total


def hit(g: Invasions, piece: Piece) -> float:
    """To let a piece take a hit: a whole elite is only reduced, then the cheapest."""
    if ELITE & BIT[piece] & ~g.reduced and g.civilised(NATION_OF[piece]):
        return -0.5
    return -worth(g, piece)


def reroll(g: Invasions, side: Side, die: int) -> float:
    """To throw a die of either side again: what that gains on average."""
    whose, colour, face = die // (2 * FACES), die // FACES % 2, die % FACES
    return gain(whose == side, colour, face, current(g).open) - 0.05


def pledge(g: Invasions, side: Side, pool: list[int]) -> float:
    """To give up the last re-roll for a die more, or for one less of the enemy's (XX.E-6): its mean against what the
    re-roll would gain, of all dice that will lie there (`pool`: white and black ones of both sides)."""
    clash = current(g)
    mean = (OPEN_MEAN if clash.open else MEAN)[tables.BLACK]
    return mean - last_reroll(pool, side, clash.rerolls[side], clash.open)


def last_reroll(pool: list[int], side: Side, rerolls: int, open_terrain: bool) -> float:
    """What the last of some re-rolls of a side gains on average: that of the die which is so many in order of gain."""
    dice: list[list[float]] = []
    for whose in (0, 1):
        for colour in (tables.WHITE, tables.BLACK):
            gains = [gain(whose == side, colour, face, open_terrain) for face in tables.FACES[colour]]
            dice += [gains] * pool[2 * whose + colour]
    found = 0.0
    steps = sorted({value for gains in dice for value in gains if value > 0}, reverse=True)
    for value, below in zip(steps, [*steps[1:], 0.0], strict=True):
        number = [1.0]  # the distribution of the dice that gain so much
        for gains in dice:
            chance = sum([1 for one in gains if one >= value]) / len(gains)
            number = odds.convolve(number, [1.0 - chance, chance])
        found += (value - below) * sum(number[rerolls:])
    return found


def gain(own: bool, colour: int, face: int, open_terrain: bool) -> float:
    """What it gains on average to throw a die again that shows a face: one of one's own, or the enemy's."""
    hits = (OPEN_HITS if open_terrain else HITS)[face]
    mean = (OPEN_MEAN if open_terrain else MEAN)[colour]
    return mean - hits if own else hits - mean


def side_of(g: Invasions, clash: Clash, seat: Seat) -> Side:
    """The side that a seat leads in a battle, NONE."""
    for side in (0, 1):
        if clash.seat(g, side) == seat:
            return side
    return NONE


def aid(g: Invasions, seat: Seat, side: Side) -> float:
    """To play a card for a side of a battle: for one's own, where the battle is open."""
    clash = current(g)
    mine = side_of(g, clash, seat)
    if mine != side:
        return -0.5
    ours, theirs = (strength(g, clash.present(g, one)) for one in (side, 1 - side))
    return 0.4 if 0.4 * theirs < ours < 2.0 * theirs else -0.1


# ---------------------------------------------------------------- reactions


def intercept(survey: Survey, frame: Interception, base: Province) -> float:
    """To come upon a pile on its march: with more than it has, or to save what is dear."""
    g = survey.g
    ours = strength(g, frame.bases(g)[base] | sum(frame.piles))
    theirs = strength(g, frame.group)
    nation = g.owner[frame.province]
    dear = survey.stakes(nation)[frame.province] if nation != NONE else 0.0
    left_open = survey.stakes(nation)[base] if nation != NONE and g.capital[nation] == base else 0.0
    return min(1.5, ours / max(0.5, theirs)) - 1.25 + min(0.4, 0.05 * dear) - 0.05 * left_open


def flee(survey: Survey, frame: Flight, there: Province) -> float:
    """To flee before an attack that is too strong, to where it is safer."""
    g = survey.g
    here = frame.province
    ours = strength(g, g.inside[here] & frame.pieces)
    theirs = strength(g, g.inside[here] & g.army[frame.foe])
    odd = theirs / max(0.5, ours)
    stake = survey.stakes(frame.nation)[here]
    horde = 1.0 if frame.pieces & HORDES else 0.0
    return odd - 1.4 + horde * 0.2 - 0.08 * stake + 0.02 * refuge(survey, frame.nation, there)


def refuge(survey: Survey, nation: Nation, there: Province, coming: Pieces = 0) -> float:
    """How safe a province is for those who retreat, by who is there beside those who come."""
    g = survey.g
    mine = strength(g, g.inside[there] & g.army[nation] & ~coming)
    found = 0.3 * mine - 0.15 * survey.threats(nation)[there] + 0.3 * survey.pull(nation)[there]
    if survey.friendly(nation, there):
        found += 0.5 + 0.1 * survey.stakes(nation)[there]
    return found


def fitting(g: Invasions, frame: Retreat, there: Province) -> int:
    """How many units of a pile that retreats find room in a province where they may stay (XX.L-6)."""
    if not frame.shelter(g, there):
        return 0
    group = frame.group(g)
    beside = stacking.counted(g, frame.nation, there) & ~group
    limit = stacking.limit(g, frame.nation, there, group & LEADERS)
    return max(0, min((group & UNIT_MASK).bit_count(), limit - beside.bit_count()))


def shelter(survey: Survey, frame: Retreat, there: Province) -> float:
    """How good a province is for a pile that retreats: safety, less each unit that finds no room there."""
    group = frame.group(survey.g)
    crowd = (group & UNIT_MASK).bit_count() - fitting(survey.g, frame, there)
    return refuge(survey, frame.nation, there, group) - CROWDED * crowd


def beyond(survey: Survey, frame: Retreat, first: Province) -> float:
    """The best shelter that a retreat can reach whose next step leads to a province."""
    g = survey.g
    reach = seen = BIT[first]
    best = shelter(survey, frame, first)
    for step in range(1, frame.steps):
        reach = frame.ring(g, reach) & ~seen
        seen |= reach
        for place in members(reach):
            best = max(best, shelter(survey, frame, place) - FARTHER * step)
    return best


def withdraw(survey: Survey, frame: Retreat, verb: str, obj: Thing) -> float:
    """A pile that retreats makes for where all find room; where that is nowhere, as many stay on the way as can, the
    dearest first, and the others go on."""
    if verb == "retreat-to":
        return beyond(survey, frame, obj)
    here = shelter(survey, frame, frame.place) + FARTHER
    if verb == "done":
        return here
    group = frame.group(survey.g)
    whole = fitting(survey.g, frame, frame.place) == (group & UNIT_MASK).bit_count()
    return -9.0 if whole or not UNIT_MASK & BIT[obj] else here + 0.01 * worth(survey.g, obj)


# ---------------------------------------------------------------- sieges


def besiege(survey: Survey, frame: Siege, assault: bool) -> float:
    """To besiege a city, or to storm it for the price of two hits."""
    g = survey.g
    pieces = frame.present(g)
    chance = prospects.of_siege(g, frame.nation, pieces, frame.province, assault)
    price = 1.0 if assault else 0.0
    if assault and (pieces & UNIT_MASK).bit_count() < 4:
        price += 0.6
    return chance * max(0.3, survey.prize(frame.nation, frame.province)) - price * afterwards(g) + 0.05
