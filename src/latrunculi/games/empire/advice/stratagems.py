"""Which event card to play, and where (HRE 7, 11).

Each function answers one question of the rules: for each of the actions offered a score in VP, where 0 stands for
keeping the card.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.advice.odds import round_kind, win
from latrunculi.games.empire.advice.operations import Answers, best_fort, expedition
from latrunculi.games.empire.advice.worth import ARMY, LEGION, NEIGHBOURS, ROMAN_LATER, WALLS, Outlook, spite
from latrunculi.games.empire.components.cards import Card
from latrunculi.games.empire.components.chart import DIOCESES, SITES, Province, Provinces
from latrunculi.games.empire.components.sides import (
    CAPITAL,
    FIRST_KINGDOM,
    KINGDOM_ARMIES,
    KINGDOM_START,
    NOBODY,
    REBELS,
    is_faction,
)
from latrunculi.games.empire.rules.cards import CardStep
from latrunculi.games.empire.rules.construction import legion_cost
from latrunculi.games.empire.rules.effects import (
    FEVER_TOLL,
    FREE_FORTS,
    FREE_UPGRADES,
    KIND,
    KINGDOM_OF,
    LEGIONS_REBEL,
    ON,
    OUTCOME,
    REBEL_ARMIES,
    SCOPE,
    targets,
)
from latrunculi.games.empire.rules.rebellion import Betrayal, Epidemic, Rebellion, Revolt, Strike
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import CHOOSE_DIOCESE, DONE, PLAY_CARD
from latrunculi.games.empire.rules.works import Stance, Works
from latrunculi.kernel.actions import OBJECT_BITS, OBJECT_MASK, members

THRIFT: Final = 0.8
"""What a card must promise before it is played: it could be kept for a better day."""


def card_step(g: Empire, _frame: CardStep, actions: list[int]) -> list[float]:
    """HRE-7-1: the best card, if it promises more than keeping it."""
    return [card_value(g, action & OBJECT_MASK) - THRIFT if action >> OBJECT_BITS == PLAY_CARD else 0.0
            for action in actions]  # fmt: skip


def card_value(g: Empire, card: Card) -> float:
    """What a card may bring if it is played now."""
    faction = g.active
    kind = KIND[card]
    if kind in ("kingdom", "tribe"):
        return kingdom_value(g, KINGDOM_OF[card])
    if kind in ("rebellion", "revolt", "plague", "fever", "betrayal"):
        if SCOPE[card] == "diocese":
            return max(epidemic(g, card, mask) for mask in DIOCESES)
        weights = spite(g, faction)
        outlook = Outlook(g, faction, g.roman == 1)
        return max((strike(g, card, p, outlook, weights) for p in members(targets(g, card))), default=0.0)
    outlook = Outlook(g, faction, True)
    held = g.held[faction]
    if kind == "free-forts":
        return best_fort(outlook, held & ~g.fort, g.forts + FREE_FORTS[card]) * FREE_FORTS[card]
    if kind == "free-fortress-upgrades":
        return 0.4 * min(FREE_UPGRADES[card], (targets(g, card)).bit_count())
    if kind == "free-fortress":
        return max(fortress_gain(g, outlook, p) for p in members(targets(g, card)))
    if kind == "restore-cities":
        return targets(g, card).bit_count() * (1.0 + 0.8 * ROMAN_LATER[outlook.left])
    if kind == "colony":
        return 1.5 + ROMAN_LATER[outlook.left]
    if kind == "auxilia":
        return LEGION + legion_cost(g.turn)
    if kind in ("testudo", "ambush"):
        return 0.15 * (g.strength[faction] if kind == "testudo" else g.horde[faction].bit_count())
    return 0.0


def fortress_gain(g: Empire, outlook: Outlook, province: Province) -> float:
    """What a Fortress adds to what stands there."""
    return outlook.support(province, WALLS + 0.5 if not g.fort >> province & 1 else 0.5)


def kingdom_value(g: Empire, kingdom: int) -> float:
    """HRE 7.2: what a Kingdom or Tribe wins, less what it drives out of the player's own."""
    faction = g.active
    start = KINGDOM_START[kingdom]
    side = FIRST_KINGDOM + kingdom
    outlook = Outlook(g, faction, False)
    owner = g.owner[start]
    value = expedition(g, outlook, 1 << start, side, KINGDOM_ARMIES[kingdom])
    if CAPITAL[kingdom]:
        value += 2.0
    if 0 <= owner < REBELS and g.controller[owner] == faction:
        value -= 4.0
    return value


def strike(g: Empire, card: Card, province: Province, outlook: Outlook, weights: list[float]) -> float:
    """What a card promises upon a Province."""
    kind = KIND[card]
    owner = g.owner[province]
    if owner == NOBODY:
        return 0.0
    if kind == "plague":
        return epidemic(g, card, 1 << province)
    armies = g.armies[province]
    holder = g.controller[owner] if owner < REBELS else NOBODY
    weight = weights[holder] if holder != NOBODY else 0.0
    each = LEGION + 1.0 if is_faction(owner) else ARMY
    if kind == "fever":
        return min(armies, FEVER_TOLL[card]) * each * weight
    if kind == "betrayal":
        chance = (7 - ON[card]) / 6
        if OUTCOME[card] == "replace":
            return chance * outlook.worth(province)
        return chance * outlook.harm(province, outlook.cities(province))
    rebels = REBEL_ARMIES[card]
    if kind == "rebellion":
        rebels = LEGIONS_REBEL[card] or (armies * (7 - ON[card]) + 3) // 6
        armies = max(0, armies - rebels)
    roll = round_kind(2, 1, -(g.fort >> province & 1), 0)
    chance = win(roll, rebels, armies) if rebels else 0.0
    loot = 3.5 if not g.roman and g.intact >> province & 1 else 0.0
    return chance * (outlook.harm(province, outlook.cities(province)) + loot) + 0.5 * weight * each


def epidemic(g: Empire, card: Card, places: Provinces) -> float:
    """HRE-7.3-1: the armies of rivals that may die, less one's own."""
    weights = spite(g, g.active)
    chance = (7 - ON[card]) / 6
    value = 0.0
    for province in members(places & g.occupied):
        owner = g.owner[province]
        if owner >= REBELS or g.controller[owner] == NOBODY:
            continue
        holder = g.controller[owner]
        each = LEGION + 1.0 if is_faction(owner) else ARMY
        if g.armies[province] == 1:
            each += 1.0
        value += chance * g.armies[province] * each * (weights[holder] if holder != g.active else -1.0)
    return value


def strikes(g: Empire, frame: Strike, actions: list[int]) -> list[float]:
    """Where a card strikes best."""
    card = frame.card
    outlook = Outlook(g, g.active, g.roman == 1)
    weights = spite(g, g.active)
    scores: list[float] = []
    for action in actions:
        place = action & OBJECT_MASK
        if action >> OBJECT_BITS == CHOOSE_DIOCESE:
            scores.append(epidemic(g, card, DIOCESES[place]))
        elif SCOPE[card] == "pair":
            around = max((epidemic(g, card, 1 << near) for near in NEIGHBOURS[place]), default=0.0)
            scores.append(epidemic(g, card, 1 << place) + 0.5 * max(0.0, around))
        else:
            scores.append(strike(g, card, place, outlook, weights))
    return scores


def works(g: Empire, frame: Works, actions: list[int]) -> list[float]:
    """Where walls and colonies do most good."""
    card = frame.card
    outlook = Outlook(g, g.active, True)
    scores: list[float] = []
    for action in actions:
        place = action & OBJECT_MASK
        if action >> OBJECT_BITS == DONE:
            scores.append(0.0)
        elif KIND[card] == "colony":
            scores.append(5.0 - outlook.held(place) * 0.2 + (1.0 if SITES >> place & 1 else 0.0))
        else:
            scores.append(fortress_gain(g, outlook, place) + 0.01)
    return scores


def stances(g: Empire, frame: Stance, actions: list[int]) -> list[float]:
    """The Diocese where most is to be defended."""
    card = frame.card
    mask = g.held[g.active] if KIND[card] == "testudo" else g.horde[g.active]
    outlook = Outlook(g, g.active, KIND[card] == "testudo")
    scores: list[float] = []
    for action in actions:
        value = 0.0
        for province in members(DIOCESES[action & OBJECT_MASK] & mask):
            value += outlook.support(province, 0.7)
        scores.append(value)
    return scores


ANSWERS: Final[Answers] = {
    CardStep.NAME: card_step,
    Rebellion.NAME: strikes,
    Revolt.NAME: strikes,
    Epidemic.NAME: strikes,
    Betrayal.NAME: strikes,
    Works.NAME: works,
    Stance.NAME: stances,
}
