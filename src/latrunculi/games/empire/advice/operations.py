"""How to recruit, place, stand and withdraw: what armies of one side are best used for (HRE 8, 9, 10, 16).

Each function answers one question of the rules: for each of the actions offered a score in VP, where 0 stands for
doing nothing more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from latrunculi.games.empire.advice.odds import kind_of_attack, round_kind, spent, win
from latrunculi.games.empire.advice.worth import ARMY, LEGION, ROMAN_LATER, WALLS, Outlook
from latrunculi.games.empire.components.cards import Card
from latrunculi.games.empire.components.chart import NEAR, ROMA, Province, Provinces, neighbours, reach_of
from latrunculi.games.empire.components.sides import NOBODY, REBELS, Side, is_faction
from latrunculi.games.empire.rules.approach import OPEN, approach, bases, home
from latrunculi.games.empire.rules.bribes import BribeOffer
from latrunculi.games.empire.rules.cities import CityBuilding
from latrunculi.games.empire.rules.conquest import Looting
from latrunculi.games.empire.rules.construction import Recruitment, legion_cost
from latrunculi.games.empire.rules.displacement import Displacement
from latrunculi.games.empire.rules.effects import KIND
from latrunculi.games.empire.rules.forts import LoneFort
from latrunculi.games.empire.rules.kingdoms import MiniPhase
from latrunculi.games.empire.rules.placement import BarbarianPlacement, Expansion, RomanPlacement, TakingUp
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.withdrawal import Withdrawal
from latrunculi.games.empire.rules.words import (
    ACCEPT,
    BRIBE,
    BUILD_CITY,
    BUY_FORT,
    DONE,
    FORTIFY,
    LOOT,
    OFFER,
    PLACE_ARMY,
    PLACE_FORT,
    PLAY_CARD,
    REBUILD,
    RECRUIT,
    STAND,
    TAKE_FORT,
    WITHDRAW_TO,
)
from latrunculi.kernel.actions import OBJECT_BITS, OBJECT_MASK, members

Answers: TypeAlias = dict[str, Callable[[Empire, Any, list[int]], list[float]]]
"""By the names of procedures that ask who knows the answer."""

RECRUITING: Final = 0.2
"""What a Legion must win beyond its cost."""
WALLING: Final = 0.3
"""What a Fort must save beyond its cost."""
OPENING: Final = 0.67
"""How many better places each Legion that is ready takes: each that is set down also opens the way to new ones."""
NEVER: Final = -9.0
"""The score of an answer that is worse than any other."""


def expedition(g: Empire, outlook: Outlook, bases: Provinces, side: Side, armies: int) -> float:
    """What so many armies may win that set out from some Provinces: the best within two borders, roughly."""
    if armies <= 0:
        return 0.0
    near = bases | neighbours(bases)
    far = neighbours(near) & ~near
    gains: list[float] = []
    for province in members((near | far) & ~outlook.mask):
        owner = g.owner[province]
        gain = outlook.worth(province)
        defenders = g.armies[province] + (g.fort >> province & 1)
        if owner != NOBODY and owner != side and defenders:
            kind = round_kind(2, 1 if defenders < 2 else 2, -(g.fort >> province & 1), 0)
            gain = gain * win(kind, armies, defenders) / (1.0 + spent(kind, armies, defenders))
            if owner < REBELS and g.controller[owner] == outlook.faction:
                gain -= 3.0
        gains.append(gain if near >> province & 1 else 0.6 * gain)
    gains.sort(reverse=True)
    return sum(gains[:armies])


# ---------------------------------------------------------------- HRE 8: construction


def recruitment(g: Empire, _frame: Recruitment, actions: list[int]) -> list[float]:
    """Buy what brings in more than it costs; take up every Legion that is not needed where it stands. Forts wait until
    the Legions stand where they are to stay."""
    faction = g.active
    outlook = Outlook(g, faction, True)
    held = g.held[faction]
    scores: list[float] = []
    for action in actions:
        verb = action >> OBJECT_BITS
        province = action & OBJECT_MASK
        if verb == DONE:
            score = 0.0
        elif verb == RECRUIT:
            score = marginal_legion(g) - legion_cost(g.turn) - RECRUITING
        elif verb == BRIBE:
            score = outlook.worth(province) + g.armies[province] * (LEGION - 2.0)
        elif verb == BUY_FORT:
            score = best_fort(outlook, held & ~g.fort, g.forts + 1) - 1.0 - WALLING
        elif verb == FORTIFY:
            score = outlook.support(province, 0.5) - 1.0 - WALLING
        elif verb == REBUILD:
            score = ROMAN_LATER[outlook.left] * 0.8 - 0.1
        elif verb == PLACE_FORT:
            score = NEVER
        elif g.armies[province] > 1:
            score = 0.1
        else:
            score = NEVER
        scores.append(score)
    return scores


def best_fort(outlook: Outlook, sites: Provinces, number: int) -> float:
    """What the Fort after `number` - 1 others is worth where it is worth most."""
    values = [outlook.support(province, WALLS) for province in members(sites)]
    if len(values) < number:
        return 0.0
    values.sort(reverse=True)
    return values[number - 1]


def marginal_legion(g: Empire) -> float:
    """What one Legion more could win after those that are ready have taken the best."""
    faction = g.active
    held = g.held[faction]
    campaign = Campaign(g, faction, True)
    reach = reach_of(held)
    gains = [campaign.army(province) for province in members(reach & ~(held & g.full))]
    gains.sort(reverse=True)
    ready = g.pool
    for province in members(held):
        ready += g.armies[province] - 1
    place = int(ready * OPENING)
    return gains[place] if place < len(gains) else 0.0


# ---------------------------------------------------------------- HRE 9: placement


def taking_up(g: Empire, _frame: TakingUp, actions: list[int]) -> list[float]:
    """HRE-9.2.1-1: armies that stand behind others are better set down anew."""
    scores: list[float] = []
    for action in actions:
        if action >> OBJECT_BITS == DONE:
            scores.append(0.0)
        else:
            scores.append(0.1 if g.armies[action & OBJECT_MASK] > 1 else NEVER)
    return scores


class Campaign:
    """The placement of one side's armies, one after another.

    Args:
        side: whose armies.
        roman: whether the side is the active Faction.
    """

    __slots__ = ("bases", "g", "home", "other", "outlook", "roman", "side")

    def __init__(self, g: Empire, side: Side, roman: bool) -> None:
        self.g = g
        self.side = side
        self.bases = bases(g, side)
        self.home = home(g, side)
        self.roman = roman
        self.outlook = Outlook(g, g.active, roman)
        self.other: Outlook | None = None

    def scores(self, actions: list[int]) -> list[float]:
        """For each action of a placement how good it seems, by army that it takes."""
        g = self.g
        scores: list[float] = []
        for action in actions:
            verb = action >> OBJECT_BITS
            province = action & OBJECT_MASK
            if verb == PLACE_ARMY:
                scores.append(self.army(province))
            elif verb == PLACE_FORT:
                value = self.outlook.support(province, WALLS) + 0.01
                scores.append(value * 0.001 if g.pool else value)
            elif verb == PLAY_CARD:
                scores.append(NEVER)
            else:
                scores.append(0.0)
        for place, action in enumerate(actions):
            if action >> OBJECT_BITS == PLAY_CARD:
                scores[place] = self.card(action & OBJECT_MASK, actions, scores)
        return scores

    def army(self, province: Province) -> float:
        """One army more into a Province."""
        g = self.g
        side = self.side
        owner = g.owner[province]
        outlook = self.outlook
        if owner == side:
            return outlook.support(province, 1.0) + 0.05
        worth = outlook.worth(province)
        if owner == NOBODY:
            keeper = g.fort_owner[province]
            if keeper in (NOBODY, side) or self.roman:
                return worth
            if g.own(keeper):
                return worth - 1.0
            defenders = 1
        else:
            if g.own(owner):
                return worth - self.sacrifice(province)
            defenders = g.armies[province]
            if not self.roman and g.fort >> province & 1:
                defenders += 1
        kind = kind_of_attack(g, side, owner, province, approach(g, province, self.bases, self.home))
        attackers = g.pool
        chance = win(kind, attackers, defenders)
        return chance * worth / (1.0 + spent(kind, attackers, defenders))

    def sacrifice(self, province: Province) -> float:
        """What the player's own other force is worth that would be swept away (HRE-10.5-1)."""
        g = self.g
        if self.other is None:
            self.other = Outlook(g, g.active, not self.roman)
        armies = g.armies[province]
        if not is_faction(g.owner[province]):
            soon = 0.0 if g.people_shown[g.active] else 1.0
            return self.other.held(province) + (self.other.fall(province) + 1.0) * soon + armies * ARMY
        soon = 0.0 if g.emperor_shown[g.active] else 1.0
        return self.other.held(province) + (self.other.fall(province) + 2.0) * soon + armies * (LEGION + 1.2)

    def card(self, card: Card, actions: list[int], scores: list[float]) -> float:
        """HRE-7-3: a card before an attack, when the best that can be done now is an attack that it makes better."""
        best = 0
        for place in range(len(actions)):
            if scores[place] > scores[best]:
                best = place
        action = actions[best]
        province = action & OBJECT_MASK
        if action >> OBJECT_BITS != PLACE_ARMY or not self.is_attack(province):
            return NEVER
        kind = KIND[card]
        g = self.g
        defenders = g.armies[province] + (g.fort >> province & 1)
        helps = defenders >= 2
        if kind == "siege":
            helps = g.fort >> province & 1 == 1
        elif kind == "fleet":
            helps = NEAR[province] & self.bases == 0
        elif kind == "charge":
            helps = helps and approach(g, province, self.bases, self.home) == OPEN
        return scores[best] + 0.01 if helps else NEVER

    def is_attack(self, province: Province) -> bool:
        """Whether an army that is set down there must fight."""
        g = self.g
        owner = g.owner[province]
        return owner != NOBODY and owner != self.side and not g.own(owner)


def roman_placement(g: Empire, frame: RomanPlacement, actions: list[int]) -> list[float]:
    """HRE 9.3: first a start Province, by what lies within two borders of it; then Legions and Forts."""
    if frame.step == "settle":
        outlook = Outlook(g, g.active, True)
        return [expedition(g, outlook, 1 << (action & OBJECT_MASK), g.active, 7) for action in actions]
    return Campaign(g, g.active, True).scores(actions)


def barbarian_placement(g: Empire, _frame: Expansion, actions: list[int]) -> list[float]:
    """HRE 9.2, HRE 7.2: the armies of a People, a Kingdom or Tribe."""
    return Campaign(g, g.beside, False).scores(actions)


def lone_fort(_g: Empire, _frame: LoneFort, actions: list[int]) -> list[float]:
    """HRE-10.4-4: a Fort that can be had is better than none."""
    return [1.0 if action >> OBJECT_BITS == TAKE_FORT else 0.0 for action in actions]


def looting(_g: Empire, _frame: Looting, actions: list[int]) -> list[float]:
    """HRE-12-2: a die is more than a City brings in."""
    return [1.0 if action >> OBJECT_BITS == LOOT else 0.0 for action in actions]


def displacement(g: Empire, frame: Displacement, actions: list[int]) -> list[float]:
    """HRE-9.2-2: an army that must leave goes where it helps most."""
    side = g.owner[frame.province]
    outlook = Outlook(g, g.responsible(side), is_faction(side))
    return [outlook.support(action & OBJECT_MASK, 1.0) for action in actions]


def city_building(g: Empire, _frame: CityBuilding, actions: list[int]) -> list[float]:
    """HRE 9.3.3: always, and where it is safest."""
    outlook = Outlook(g, g.active, True)
    scores: list[float] = []
    for action in actions:
        if action >> OBJECT_BITS == BUILD_CITY:
            province = action & OBJECT_MASK
            rich = 1.0 if province == ROMA else 0.0
            scores.append(2.0 + rich - 0.2 * outlook.held(province) + 0.1 * g.armies[province])
        else:
            scores.append(0.0)
    return scores


# ---------------------------------------------------------------- HRE 10: withdrawal


def withdrawal(g: Empire, frame: Withdrawal, actions: list[int]) -> list[float]:
    """HRE-10.1-1: stand where the odds are good or the Province is worth it; else save the Legions."""
    faction = frame.faction
    province = frame.province
    outlook = Outlook(g, faction, True)
    armies = g.armies[province]
    scores: list[float] = []
    for action in actions:
        verb = action >> OBJECT_BITS
        if verb == STAND:
            attackers = g.pool + 1
            dice = 2 if NEAR[province] & g.held[g.side] else 1
            kind = round_kind(2, dice, -(g.fort >> province & 1), 0)
            stays = 1.0 - win(kind, attackers, armies)
            points = outlook.held(province) + 1.0 + (3.0 if g.intact >> province & 1 else 0.0)
            scores.append(stays * (points + armies * LEGION * 1.5))
        else:
            better = outlook.support(action & OBJECT_MASK, 1.0)
            scores.append(armies * LEGION * 1.3 + better if verb == WITHDRAW_TO else 0.0)
    return scores


# ---------------------------------------------------------------- HRE 16: bribes


def bribes(g: Empire, frame: BribeOffer, actions: list[int]) -> list[float]:
    """HRE 16: offer little, and only for what matters; take what is more than the attack would bring."""
    scores: list[float] = []
    outlook = Outlook(g, g.active, False)
    prize = outlook.worth(frame.province)
    defence = Outlook(g, frame.faction, True).held(frame.province)
    for action in actions:
        verb = action >> OBJECT_BITS
        if verb == OFFER:
            amount = action & OBJECT_MASK
            scores.append(1.0 - abs(amount - 2) if defence > 5.0 else -float(amount))
        elif verb == ACCEPT:
            scores.append(1.4 * frame.amount - prize)
        else:
            scores.append(0.0)
    return scores


ANSWERS: Final[Answers] = {
    Recruitment.NAME: recruitment,
    TakingUp.NAME: taking_up,
    BarbarianPlacement.NAME: barbarian_placement,
    RomanPlacement.NAME: roman_placement,
    MiniPhase.NAME: barbarian_placement,
    Displacement.NAME: displacement,
    LoneFort.NAME: lone_fort,
    Withdrawal.NAME: withdrawal,
    BribeOffer.NAME: bribes,
    CityBuilding.NAME: city_building,
    Looting.NAME: looting,
}
