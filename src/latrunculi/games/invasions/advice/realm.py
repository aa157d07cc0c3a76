"""Ruling: kingdoms, decrees, purchases, where units are placed, raids, declarations of war, treaties."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.advice import campaign
from latrunculi.games.invasions.advice.combat import worth
from latrunculi.games.invasions.advice.survey import HABIT, Survey, booty, strength
from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import (
    DECREE_AGEING,
    DECREE_CALAMITY,
    DECREE_GOLD,
    DECREE_KIND,
    DECREE_LEADERS,
    MILITARY,
)
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import (
    AUXILIARIES,
    COMBAT,
    EMPERORS,
    FLEETS,
    GENERIC,
    KINGS,
    LEADERS,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import control, income, purchases, raids, realms, relations, victory
from latrunculi.games.invasions.rules.administration import Decrees
from latrunculi.games.invasions.rules.ints import Nation, Piece, Province
from latrunculi.games.invasions.rules.life import DEEPEST
from latrunculi.games.invasions.rules.purchases import OF_ROMES
from latrunculi.games.invasions.rules.raids import OneRaid
from latrunculi.games.invasions.rules.state import EMPIRE, KINGDOM, LAND, OLDEST, Invasions
from latrunculi.kernel.actions import BIT, members

HARD_TIMES: Final = {KINGDOM: 3, EMPIRE: 6}
"""Gold that is kept beside the price of the next decree: for its effect, and for a calamity."""
CALAMITY: Final = 3.0
AGE: Final = 1.5
DOTAGE: Final = 5.0
RUIN: Final = 12.0
"""What a calamity, a box of age, one beyond the last, and bankruptcy (XIV.J) cost in gold."""
IDLE: Final = 3.0
UNLED: Final = 4.0
"""What it costs in gold when leaders are idle (XIII.E-6), and more for each point of combat of the best of them: no
re-rolls, no campaigns, and fewer who march together."""
LEADERLESS: Final = 0.5
"""What it is worth to each unit of a pile to have a leader at all, in units."""
AT_HOME: Final = 0.3
"""How much a leader is worth where there is nothing to march for, beside the pull of what there is."""
PLENTY: Final = 20
"""Gold beside the reserve with which a Rome, which may buy few units in a turn (XV.B-7), looks at their strength."""
OF_FEW: Final = 0.15
"""What a point of strength is worth of the few units that a Rome may buy; one auxiliary has as much for five gold."""
NEAR_THE_END: Final = 2
"""Boxes of age by which a turn, and a usurper or a decree, may bring an empire to the last."""
LEAN_TURNS: Final = 4
"""Turns for which a kingdom must be able to feed whom it buys."""
PROMISED: Final = 0.5
"""How much of what a march promises to people without a realm comes true: a raid scores at once, and loses no land."""
TWICE: Final = 1.3
"""How much more a nation wins that invades: it moves and fights twice."""


def crowned(g: Invasions, nation: Nation) -> int:
    """What the land of a nation would score more as a kingdom than now."""
    tried = g.clone()
    tried.journal = None
    before = victory.territory(tried, nation)
    tried.status[nation] = KINGDOM
    relations.work_out(tried)
    control.work_out(tried)
    return victory.territory(tried, nation) - before


def kingdom(survey: Survey, nation: Nation) -> float:
    """To found a kingdom: what its land scores then against now, and the gold of its cities, against raids (XI.C)."""
    g = survey.g
    if not realms.sites(g, nation):
        return -1.0
    land = realms.sites(g, nation)
    rich = sum([max(0, g.level[p]) for p in members(land)]) + 0.5 * land.bit_count()
    old = 0.4 * max(0, g.age[nation] - realms.VOLUNTARY)
    raids = HABIT * survey.forays(nation, g.horde(nation)) if g.horde(nation) != NONE else 0.0
    return crowned(g, nation) + 0.25 * rich + old - raids - 0.6


def idleness(g: Invasions, nation: Nation) -> float:
    """What it costs a nation in gold when those of its leaders are idle who may be; nothing, where it has none."""
    bound = g.in_play(nation) & (GENERIC | KINGS | EMPERORS)
    return IDLE + UNLED * max([COMBAT[leader] for leader in members(bound)]) if bound else 0.0


def decree(survey: Survey, nation: Nation, card: int, left: int) -> float:
    """What an Administration card does to a nation that has so much gold left, in gold."""
    g = survey.g
    section = tables.section(g.age[nation])
    box = DOTAGE if g.age[nation] >= OLDEST - 1 else AGE
    gold, boxes = DECREE_GOLD[card][section], DECREE_AGEING[card][section]
    fine = AMOUNT["double-decline"] * min(1, max(0, boxes)) if sunk(g, nation) else 0
    found = float(gold - fine) - box * boxes
    found -= CALAMITY if DECREE_CALAMITY[card][section] else 0.0
    found -= RUIN if left + gold - fine < 0 else 0.0
    return found - (0.0 if DECREE_LEADERS[card][section] else idleness(g, nation))


def sunk(g: Invasions, nation: Nation) -> bool:
    """Whether an empire can sink no deeper: it pays for each time that it ages (VI.E-12)."""
    return g.status[nation] == EMPIRE and g.decline[nation] == DEEPEST and g.age[nation] >= OLDEST


def decree_kind(survey: Survey, frame: Decrees, kind: int) -> float:
    """What a type of card brings on the average, less its price."""
    cards = [card for card in range(len(DECREE_KIND)) if DECREE_KIND[card] == kind]
    price = frame.price(survey.g, kind)
    left = survey.g.treasury[frame.nation] - price
    mean = sum([decree(survey, frame.nation, card, max(0, left)) for card in cards]) / max(1, len(cards))
    poor = RUIN if left < 0 else 0.0
    return 0.3 * (mean - 0.6 * price - poor)


# ---------------------------------------------------------------- purchases


def last_chance(g: Invasions) -> bool:
    """Whether gold will buy nothing any more that counts."""
    return g.turn >= g.last_turn


def reserve(g: Invasions, nation: Nation) -> int:
    """The gold that a realm keeps: who cannot pay his decrees is bankrupt, and an old empire then falls (XIV.K). On the
    last turn a usurper may still come after the purchases, who makes an old Rome in decline pay (XV.B-10, VI.E-12)."""
    if last_chance(g):
        usurped = nation in OF_ROMES and g.decline[nation] and g.age[nation] >= OLDEST - 1
        return AMOUNT["double-decline"] if usurped else 0
    common = tables.decree_price(MILITARY, g.status[nation] == EMPIRE) + HARD_TIMES[g.status[nation]]
    return common + (AMOUNT["double-decline"] if sinking(g, nation) else 0)


def sinking(g: Invasions, nation: Nation) -> bool:
    """Whether an empire may have to pay for its age before its next purchases: one that can sink no deeper, or that a
    usurper and a turn bring so far."""
    old = g.age[nation] >= OLDEST - NEAR_THE_END and g.decline[nation] == DEEPEST - 1
    return g.status[nation] == EMPIRE and (old or sunk(g, nation))


def buy(survey: Survey, nation: Nation, piece: Piece) -> float:
    """To buy a unit: its strength for its price, as long as enough gold is left; a kingdom keeps what it can feed, and
    a rich Rome takes the best of those of which it may have few."""
    g = survey.g
    price = purchases.price(g, nation, piece)
    left = g.treasury[nation] - price
    if left < reserve(g, nation):
        return -0.1
    if FLEETS & BIT[piece]:
        return 0.2 if not g.in_play(nation) & FLEETS else -0.1
    if g.status[nation] == KINGDOM and left - reserve(g, nation) < keep(g, nation):
        return -0.1
    power = strength(g, BIT[piece])
    if nation in OF_ROMES and not AUXILIARIES & BIT[piece] and left - reserve(g, nation) >= PLENTY:
        return 0.5 + OF_FEW * power
    return 0.5 + power / max(1, price)


def keep(g: Invasions, nation: Nation) -> int:
    """The gold of which a kingdom with one unit more lives until the end, or for some turns (XIV.H)."""
    turns = min(LEAN_TURNS, g.last_turn - g.turn)
    return turns * max(0, 1 - income.balance(g, nation).net) if turns else 0


def fortify(survey: Survey, nation: Nation, province: Province) -> float:
    """To wall a city that is dear and in danger."""
    g = survey.g
    if g.treasury[nation] - AMOUNT["fortify"] < reserve(g, nation):
        return -0.1
    danger = min(1.0, survey.threats(nation)[province] / 6.0)
    return 0.25 * survey.stakes(nation)[province] * danger


def station(survey: Survey, nation: Nation, province: Province) -> float:
    """Where a new unit does most good: where what is dear is in danger, then where marches begin."""
    g = survey.g
    there = strength(g, g.inside[province] & g.army[nation] & UNIT_MASK)
    saved = survey.risk(nation, province, there) - survey.risk(nation, province, there + 1.0)
    if g.civilised(nation):
        guards = (g.inside[province] & g.army[nation] & UNIT_MASK).bit_count()
        saved += survey.watched(province, guards + 1) - survey.watched(province, guards)
    return saved + 0.15 * survey.pull(nation)[province] + 0.02 * min(4.0, there)


def command(survey: Survey, nation: Nation, leader: Piece, province: Province) -> float:
    """Where a leader does most good: with the strongest pile that has no such leader yet, and where there is most to
    be had; who has none marches less far, stands less close and has no campaigns."""
    g = survey.g
    pile = g.inside[province] & g.army[nation] & ~BIT[leader]
    units = pile & UNIT_MASK
    if not units:
        return -1.0
    found = strength(g, pile | BIT[leader]) - strength(g, pile)
    if not pile & LEADERS & ~g.inactive_leaders:
        found += LEADERLESS * units.bit_count()
    return found * (AT_HOME + survey.pull(nation)[province])


# ---------------------------------------------------------------- raids and war


def raid(survey: Survey, frame: OneRaid, province: Province) -> float:
    """What a raid into a province promises: its VP against the unit that a failure costs."""
    return booty(raids.modifiers(survey.g, frame.nation, province).total)


def stay_home(survey: Survey, nation: Nation) -> float:
    """What a nation gives up that raids instead of marching: what its piles or its horde could win now."""
    g = survey.g
    if not g.active & BIT[nation]:
        return -1.0
    return PROMISED * campaign.prospect(survey, nation) * (TWICE if g.invading & BIT[nation] else 1.0)


def war(survey: Survey, mine: Nation, foe: Nation) -> float:
    """To declare war upon barbarians who live where one would like to live: on weaker ones alone."""
    g = survey.g
    if g.seat(foe) == survey.seat:
        return -1.0
    if not g.playing & BIT[mine]:
        return -0.2
    ours, theirs = strength(g, g.in_play(mine)), strength(g, g.in_play(foe))
    worth_of_land = max([survey.stakes(mine)[p] for p in members(g.present[foe] & LAND)], default=0.0)
    return 0.2 if ours > 1.5 * theirs and worth_of_land > 1.0 else -0.2


def rebel(g: Invasions, nation: Nation) -> float:
    """A vassal scores half (XXIX.F-6): to rebel, where it has much to score."""
    return 0.25 * victory.territory(g, nation) - 0.6


def cheapest(g: Invasions, piece: Piece) -> float:
    """To give a piece up: the cheapest first."""
    return -worth(g, piece)
