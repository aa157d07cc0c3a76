"""Dealings with other nations: alliances, treaties, Foedera, marriages, mercenaries for gold, conversions.

All is told in VP: what a nation gains, less what the deal brings to a rival, who counts as much less as there are more.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.advice.survey import CLOSE, PATIENCE, Survey, booty, strength
from latrunculi.games.invasions.components.cards import (
    DIPLOMACY_GOLD,
    TREATY_CORRUPTIO,
    TREATY_MATRIMONIUM,
    TREATY_MERCENARIUS,
    TREATY_TRIBUTUS,
)
from latrunculi.games.invasions.components.chart import NONE, RINGS
from latrunculi.games.invasions.components.counters import OF_NATION, UNIT_MASK
from latrunculi.games.invasions.components.nations import HUNS, special
from latrunculi.games.invasions.rules import bonds, hirelings, marriages, pacts, religion, victory
from latrunculi.games.invasions.rules.bribery import Bribery
from latrunculi.games.invasions.rules.ints import Nation, Province
from latrunculi.games.invasions.rules.religion import Conversions
from latrunculi.games.invasions.rules.state import LAND
from latrunculi.kernel.actions import BIT, members

CLASH: Final = 0.25
"""What comes of a march that could be made: a quarter of them is, and holds."""
FALLS: Final = 0.4
"""The chance that a city falls to a siege, about."""
UNIT: Final = 0.3
"""What the service of a unit for a turn is worth."""
COIN: Final = 0.05
"""What a gold is worth that is paid once."""
CARD: Final = 0.05
"""What a card is worth that is kept: a gold at the end of the turn (XXX.A-10)."""
GROWTH: Final = 1.3
"""How much greater a conversion may be in the turn after: as long as it is small, waiting pays."""
LATER: Final = 2
"""The turns for which a unit that comes home counts."""
SMALL: Final = 3
"""VP of a conversion that is worth waiting for a greater one."""


def side(survey: Survey, nation: Nation) -> float:
    """What a VP of a nation is worth to the seat: one of its own all, one of a rival less than nothing."""
    return 1.0 if survey.g.seat(nation) == survey.seat else -survey.spite(nation)


def turns_left(survey: Survey) -> int:
    """The turns that are still played, the present one included."""
    return survey.g.last_turn - survey.g.turn + 1


# ---------------------------------------------------------------- war and peace


def menace(survey: Survey, nation: Nation, other: Nation) -> float:
    """What one nation may take from another in an activation: each pile the dearest of what it outweighs near it."""
    g = survey.g
    worth, owner, army = survey.stakes(nation), g.owner, g.army[nation]
    found = 0.0
    for here in members(g.present[nation] & LAND):
        pile = g.inside[here] & army
        if not pile & UNIT_MASK:
            continue
        power = strength(g, pile)
        best = 0.0
        for ring in RINGS[here][1 : CLOSE + 1]:
            for place in members(ring):
                if owner[place] == other and worth[place] > best:
                    guard = strength(g, g.inside[place] & g.army[other])
                    if power > guard:
                        best = max(best, worth[place] * (1.0 - guard / power))
        found += CLASH * best
    return found


def peace(survey: Survey, mine: Nation, other: Nation) -> float:
    """What peace with another nation is worth for its next activation and one's own: what it may take, less what one
    might take from it."""
    g = survey.g
    if g.seat(other) == survey.seat:
        return 0.0
    theirs = 0.0 if g.activated & ~g.playing & BIT[other] else menace(survey, other, mine)
    ours = 0.0 if g.activated & ~g.playing & BIT[mine] else menace(survey, mine, other)
    return theirs - ours


def alliance(survey: Survey, mine: Nation, other: Nation) -> float:
    """To be allied: peace, but regions that both hold are shared (XXVI.B-6)."""
    g = survey.g
    shared = 0.0
    if victory.scores_now(g):
        shared = 0.5 * min(victory.territory(g, mine), victory.territory(g, other))
    return peace(survey, mine, other) - (shared if g.seat(other) != survey.seat else 0.0) - CARD


def tribute(survey: Survey, mine: Nation, other: Nation) -> float:
    """To buy peace: its gold, and the VP that it makes for those who score it."""
    gold = DIPLOMACY_GOLD[TREATY_TRIBUTUS]
    return peace(survey, mine, other) - COIN * gold + paid(survey, other, gold) - CARD


def paid(survey: Survey, nation: Nation, gold: int) -> float:
    """What the VP are worth that a nation makes of gold paid to it by the two Romes."""
    prize = special(nation, "vp-for-tribute")
    return side(survey, nation) * prize["vp"] * gold / prize["gold"] if prize else 0.0


def marriage(survey: Survey, other: Nation) -> float:
    """To marry a princess to a nation: it has the points if it keeps the peace, we its mercenary."""
    gold = DIPLOMACY_GOLD[TREATY_MATRIMONIUM]
    return UNIT + side(survey, other) * marriages.POINTS - COIN * gold - CARD


def bribe(survey: Survey, frame: Bribery) -> float:
    """To buy off a siege: the city that might fall, if it is of one's own seat, against gold and card."""
    g = survey.g
    owner = g.owner[frame.province]
    if owner == NONE or g.seat(frame.besieger) == survey.seat:
        return -CARD
    gold = DIPLOMACY_GOLD[TREATY_CORRUPTIO]
    saved = FALLS * side(survey, owner) * survey.stakes(owner)[frame.province]
    return saved + paid(survey, frame.besieger, gold) - COIN * gold - CARD


def mercenary(survey: Survey, lender: Nation) -> float:
    """To hire a unit of another nation by a card: its service against gold, and what that brings who scores it."""
    gold = DIPLOMACY_GOLD[TREATY_MERCENARIUS]
    return UNIT + paid(survey, lender, gold) - COIN * gold - CARD


def treaty(survey: Survey, mine: Nation, other: Nation) -> float:
    """To make another nation cede a province: the best of those that one may have."""
    return max([cession(survey, mine, p) for p in members(pacts.coveted(survey.g, mine, other))], default=-1.0) - CARD


def cession(survey: Survey, mine: Nation, province: Province) -> float:
    """What a province is worth that a treaty gives."""
    return survey.prize(mine, province)


# ---------------------------------------------------------------- Foedera and mercenaries


def to_come(survey: Survey) -> float:
    """What a point of each turn to come is worth now.

    A loop, as mypyc takes a sum of floats, times an integer, for an integer.
    """
    found = 0.0
    for turn in range(turns_left(survey)):
        found += PATIENCE**turn
    return found


def foedus(survey: Survey, empire: Nation, nation: Nation) -> float:
    """A Foedus: its points each turn against the raids that a federate makes no more, and the peace.

    A further one (XXVIII.F) has the points alone: who is a federate keeps the peace and raids nobody already. An
    inactive nation scores nothing, and threatens nobody: there is its mercenary, for gold.
    """
    g = survey.g
    if g.inactive & BIT[nation]:
        service = UNIT * min(LATER, turns_left(survey))
        if g.seat(empire) != survey.seat:
            return -survey.spite(empire) * service
        return service - COIN * bonds.FOEDUS * turns_left(survey)
    further = g.federator[nation] == empire
    yearly = victory.PER_FOEDUS - (0.0 if further else max(0.0, booty(0)))
    points = yearly * to_come(survey)
    if g.seat(empire) == g.seat(nation):
        return points
    if further:
        return side(survey, nation) * points
    calm = peace(survey, empire, nation) if g.seat(empire) == survey.seat else peace(survey, nation, empire)
    return side(survey, nation) * points + calm


def denounce(survey: Survey, nation: Nation) -> float:
    """To denounce a Foedus (XXVIII.G): its land, raids, its mercenaries and what could be taken from the empire,
    against the points of each turn and the peace."""
    g = survey.g
    empire = g.federator[nation]
    land = [p for p in members(g.foedus[nation]) if g.owner[p] == empire]
    gained = sum([survey.prize(nation, p) for p in land])
    lent = (g.army[empire] & OF_NATION[nation] & UNIT_MASK).bit_count()
    gained += survey.forays(nation, g.horde(nation)) + UNIT * lent * min(LATER, turns_left(survey))
    kept = victory.foedera_kept(g, nation) * victory.PER_FOEDUS
    points = kept * to_come(survey)
    return gained - points - peace(survey, nation, empire)


def enlist(survey: Survey) -> float:
    """To hire a unit of the Huns: its service against the VP that they make of the gold."""
    gold = hirelings.PRICE
    return UNIT - COIN * gold + paid(survey, HUNS, gold)


def serve(survey: Survey, hirer: Nation) -> float:
    """To let a unit go into another's service: the VP and the gold against what it does for him."""
    return paid(survey, HUNS, hirelings.PRICE) + COIN * hirelings.PRICE - survey.spite(hirer) * UNIT


# ---------------------------------------------------------------- conversions


def convert(frame: Conversions) -> float:
    """To become Catholic: worth it for who is rewarded, and takes the bonus then or later."""
    return 0.5 if religion.rewarded(frame.nation) else -0.2


def claim(survey: Survey, frame: Conversions) -> float:
    """To take the bonus now: a small one can wait as long as there is time, as there is one alone."""
    g = survey.g
    bonus = religion.bonus(g, frame.nation)
    rome = g.owner[religion.ROMA]
    found = float(bonus)
    if rome != NONE:
        found += side(survey, rome) * -(-bonus // 2)
    later = GROWTH * bonus if bonus < SMALL and turns_left(survey) > 1 else 0.0
    return found - later
