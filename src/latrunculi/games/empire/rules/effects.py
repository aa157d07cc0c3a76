"""HRE 7: what event cards do, as tables by card, and where each may be played.

The effects themselves are procedures beside the chapters that they belong to: Kingdoms and Tribes in `placement`,
rebellions in `rebellion`, works in `works`. Here is what they share: targets, and the card leaving the hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from latrunculi.games.empire.components.cards import ATTACK_OF_BARBARIAN, ATTACK_OF_ROMAN, CARDS, PLAYABLE, Card
from latrunculi.games.empire.components.chart import (
    ALL,
    DIOCESE_IDS,
    DIOCESES,
    PRINTED,
    PROVINCE_IDS,
    SITES,
    Provinces,
    neighbours,
)
from latrunculi.games.empire.components.sides import (
    COUNTERS,
    IS_KINGDOM,
    KINGDOMS,
    NOBODY,
    REBELS,
    Side,
    is_faction,
    is_people,
)
from latrunculi.games.empire.rules.state import CHARGE, FLEET, ROADS, SIEGE, STACK, Empire, roman_held
from latrunculi.games.empire.rules.words import CARD, PLAY_CARD
from latrunculi.kernel.actions import Offers, members

KIND: Final[list[str]] = [str(card.effect["kind"]) for card in PRINTED.cards]
"""Kind of effect of each card (`components.EFFECTS`)."""


def _number(key: str) -> list[int]:
    return [int(card.effect.get(key, 0)) for card in PRINTED.cards]


def _places() -> list[int]:
    """For each card the Provinces that it names, by themselves or by Diocese; all when it names none."""
    found = []
    for card in PRINTED.cards:
        named = 0
        for province in card.effect.get("provinces", []):
            named |= 1 << PROVINCE_IDS.index(province)
        for diocese in card.effect.get("dioceses", []):
            named |= ALL if diocese == "any" else DIOCESES[DIOCESE_IDS.index(diocese)]
        found.append(named or ALL)
    return found


PLACES: Final[list[int]] = _places()
ON: Final[list[int]] = _number("on")
"""Lowest die that takes effect."""
LEGIONS_REBEL: Final[list[int]] = _number("legions")
REBEL_ARMIES: Final[list[int]] = _number("armies")
FEVER_MINIMUM: Final[list[int]] = _number("minimum")
FEVER_TOLL: Final[list[int]] = _number("remove")
FREE_FORTS: Final[list[int]] = _number("forts")
FREE_UPGRADES: Final[list[int]] = _number("upgrades")
SCOPE: Final[list[str]] = [str(card.effect.get("scope", "")) for card in PRINTED.cards]
TARGET: Final[list[str]] = [str(card.effect.get("target", "")) for card in PRINTED.cards]
OUTCOME: Final[list[str]] = [str(card.effect.get("outcome", "")) for card in PRINTED.cards]
NEEDS_CITY: Final[list[bool]] = [bool(card.effect.get("city", False)) for card in PRINTED.cards]
NEEDS_BORDER: Final[list[bool]] = [bool(card.effect.get("adjacent", False)) for card in PRINTED.cards]
KINGDOM_OF: Final[list[int]] = [
    next((k for k in range(KINGDOMS) if PRINTED.kingdoms[k].id == card.effect.get("of")), NOBODY)
    for card in PRINTED.cards
]
KINGDOM_CARDS: Final[int] = sum(1 << c for c in range(CARDS) if KINGDOM_OF[c] != NOBODY and IS_KINGDOM[KINGDOM_OF[c]])


def clause_of(card: Card) -> str:
    """The clause that says what a card acts upon: the answer to whoever plays it where nothing answers to that."""
    kind = KIND[card]
    if kind in ("rebellion", "revolt"):
        return "HRE-11-1"
    if kind == "betrayal":
        return "HRE-12-7"
    if kind in ("plague", "fever"):
        return "HRE-7.3-1"
    return "HRE-7-5"


# ---------------------------------------------------------------- targets


def targets(g: Empire, card: Card) -> Provinces:
    """The Provinces upon which a card can be played now; ALL for cards that need none; 0: it cannot be played."""
    return TARGETS[card](g, card)


def anywhere(_g: Empire, _card: int) -> int:
    """A card that acts upon no Province in particular."""
    return ALL


def rebellious(g: Empire, card: Card) -> Provinces:
    """The Provinces that Roman Factions other than the active one control, where the card allows (HRE-11-1)."""
    return roman_held(g) & ~g.held[g.active] & PLACES[card]


def with_armies(g: Empire, card: Card) -> Provinces:
    """The Provinces with as many armies as an epidemic needs (HRE-7.3-1)."""
    minimum = FEVER_MINIMUM[card]
    if minimum == STACK:
        return g.full
    return g.several if minimum == 2 else g.occupied


def upgradable(g: Empire, _card: int) -> Provinces:
    """The Forts of the active Faction, where it stands."""
    return g.forted[g.active] & ~g.fortress & g.held[g.active]


def fortifiable(g: Empire, _card: int) -> Provinces:
    """The Cities of the active Faction without a Fortress."""
    return g.held[g.active] & (g.intact | g.looted) & ~g.fortress


def restorable(g: Empire, _card: int) -> Provinces:
    """The looted Cities of the active Faction."""
    return g.held[g.active] & g.looted


def open_sites(g: Empire, _card: int) -> Provinces:
    """The sites without a City that the active Faction controls."""
    return g.held[g.active] & SITES & ~(g.intact | g.looted)


def with_counters(g: Empire, _card: int) -> int:
    """HRE-8-2: no Province in particular, but the Faction needs a Legion counter."""
    return ALL if g.spare_legions(g.active) > 0 else 0


def betrayable(g: Empire, card: Card) -> Provinces:
    """The Provinces with a single army that a Betrayal can turn."""
    if OUTCOME[card] == "replace" and spare_armies(g) == 0:
        return 0
    places = g.occupied & ~g.several & PLACES[card]
    if NEEDS_CITY[card]:
        places &= g.intact | g.looted
    if NEEDS_BORDER[card]:
        places &= neighbours(g.held[g.side])
    mask = 0
    for province in members(places):
        if _target(g, TARGET[card], g.owner[province]):
            mask |= 1 << province
    return mask


def _target(g: Empire, target: str, owner: Side) -> bool:
    if target == "legion":
        return is_faction(owner) and owner != g.active
    if target == "barbarian":
        return is_people(owner) and g.controller[owner] != g.active
    return owner < REBELS and not g.own(owner)


_TARGETS: Final[dict[str, Callable[[Empire, int], int]]] = {
    "rebellion": rebellious,
    "revolt": rebellious,
    "plague": with_armies,
    "fever": with_armies,
    "betrayal": betrayable,
    "free-fortress-upgrades": upgradable,
    "free-fortress": fortifiable,
    "restore-cities": restorable,
    "colony": open_sites,
    "auxilia": with_counters,
}
TARGETS: Final[list[Callable[[Empire, int], int]]] = [_TARGETS.get(kind, anywhere) for kind in KIND]
"""For each card where it can be played now."""
NEEDY: Final[int] = sum(1 << card for card in range(CARDS) if KIND[card] in _TARGETS)
"""Cards that cannot be played unless something on the table answers to them."""


def spare_armies(g: Empire) -> int:
    """Unused counters of the side of this phase (HRE-8-2)."""
    return g.spare_legions(g.active) if g.roman else COUNTERS[g.side] - g.strength[g.side]


# ---------------------------------------------------------------- playing


def spend(g: Empire, card: Card) -> None:
    """HRE-7-5: the card leaves the hand for good. HRE-7-3: it uses up the allowance."""
    faction = g.active
    g.hand[faction] &= ~(1 << card)
    g.played[faction] |= 1 << card
    g.cards[faction] += 1
    g.carded = 1
    g.disclose()
    g.emit(CARD, (faction, card))


READY: Final[dict[str, int]] = {"roads": ROADS, "siege": SIEGE, "charge": CHARGE, "fleet": FLEET}
"""Effects that lie ready until an attack uses them."""


def attack_cards(g: Empire, may: Offers) -> None:
    """HRE-7-3: cards that are played during placement, before an army that attacks."""
    faction = g.active
    hand = g.hand[faction]
    timely = ATTACK_OF_ROMAN if g.roman else ATTACK_OF_BARBARIAN
    if hand & timely:
        may.offer(PLAY_CARD, "HRE-2-3", hand)
        may.only("HRE-7-2", timely)
        may.only("HRE-7.1-1", PLAYABLE[g.turn])
        may.when("HRE-7-3", g.may_play(faction))
        may.when("HRE-10-7", g.pool > 0)


def play_attack_card(g: Empire, card: Card) -> None:
    """The effect lies ready for the next combat of the phase."""
    spend(g, card)
    g.ready |= READY[KIND[card]]
