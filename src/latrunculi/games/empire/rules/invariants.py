"""What must hold in every state of the game, checked from scratch: for positions that people write, and for tests."""

from __future__ import annotations

from latrunculi.games.empire.components.cards import COLOURS
from latrunculi.games.empire.components.chart import PROVINCE_IDS, PROVINCES, SITES, Province
from latrunculi.games.empire.components.sides import (
    COUNTERS,
    FACTIONS,
    FIRST_PEOPLE,
    NOBODY,
    REBELS,
    SEAT,
    SIDE_IDS,
    SIDES,
)
from latrunculi.games.empire.rules.draw import Draw
from latrunculi.games.empire.rules.state import CARDS_A_TURN, STACK, Empire


def defects(g: Empire) -> list[str]:
    """Everything inconsistent in a state, each with the clause that it offends. Empty when it is sound."""
    return [*_provinces(g), *_counters(g), *_cards(g), *_players(g)]


def _provinces(g: Empire) -> list[str]:
    found = []
    for p in range(PROVINCES):
        name = PROVINCE_IDS[p]
        if not 0 <= g.armies[p] <= STACK:
            found.append(f"{name}: {g.armies[p]} armies; at most {STACK} (HRE-9.1-1)")
        if (g.owner[p] == NOBODY) != (g.armies[p] == 0) or not NOBODY <= g.owner[p] < SIDES:
            found.append(f"{name}: armies and their side do not agree (HRE-9.1-3)")
        if (g.fort >> p & 1) != (g.fort_owner[p] != NOBODY) or g.fortress & ~g.fort:
            found.append(f"{name}: a Fort and its side do not agree (HRE-8.2.3-3)")
        if g.armies[p] and g.fort >> p & 1 and g.fort_owner[p] != g.owner[p] and not _in_combat(g, p):
            found.append(f"{name}: a Fort of another side than the armies (HRE-9.1-3)")
        if (g.intact | g.looted) & ~SITES & 1 << p:
            found.append(f"{name}: a City without a site (HRE-9.3.3-3)")
        if g.intact & g.looted & 1 << p:
            found.append(f"{name}: a City both intact and looted (HRE-9.3.3-6)")
    return found


def _in_combat(g: Empire, province: Province) -> bool:
    return any(getattr(frame, "province", NOBODY) == province for frame in g.stack)


def _counters(g: Empire) -> list[str]:
    found = []
    for s in range(SIDES):
        held = sum(1 << p for p in range(PROVINCES) if g.owner[p] == s)
        forted = sum(1 << p for p in range(PROVINCES) if g.fort_owner[p] == s)
        strength = sum(g.armies[p] for p in range(PROVINCES) if g.owner[p] == s)
        if (held, forted, strength) != (g.held[s], g.forted[s], g.strength[s]):
            found.append(f"{SIDE_IDS[s]}: the count of its armies is out of step with the map")
        beside = g.pool if s == g.beside else 0
        if strength + beside > COUNTERS[s]:
            found.append(f"{SIDE_IDS[s]}: {strength + beside} armies; it has {COUNTERS[s]} counters (HRE-8-2)")
    full = sum(1 << p for p in range(PROVINCES) if g.armies[p] >= STACK)
    occupied = sum(1 << p for p in range(PROVINCES) if g.owner[p] != NOBODY)
    several = sum(1 << p for p in range(PROVINCES) if g.armies[p] > 1)
    if (full, several, occupied) != (g.full, g.several, g.occupied):
        found.append("the masks of full and occupied Provinces are out of step with the map")
    crowned = sum(1 << p for p in range(PROVINCES) if g.owner[p] != NOBODY and SEAT[g.owner[p]] >> p & 1)
    if crowned != g.crowned:
        found.append("the mask of Kingdoms in their capitals is out of step with the map")
    for f in range(FACTIONS):
        horde = sum(g.held[s] for s in range(FIRST_PEOPLE, REBELS) if g.controller[s] == f)
        if horde != g.horde[f]:
            found.append(f"{SIDE_IDS[f]}: the mask of its Barbarians is out of step with the map")
    return found


def _cards(g: Empire) -> list[str]:
    found = []
    dealt = 0
    for f in range(g.factions):
        cards = g.hand[f] | g.played[f]
        if g.hand[f] & g.played[f] or cards & dealt:
            found.append("an event card is in two places (HRE-7-5)")
        dealt |= cards
        if g.turn and any((cards & colour).bit_count() > 1 for colour in COLOURS):
            found.append("a hand has two cards of one colour (HRE-2-3)")
        if g.cards[f] > CARDS_A_TURN:
            found.append("more than two cards of a player in one turn (HRE-7-3)")
    return found


def _players(g: Empire) -> list[str]:
    found = []
    for f in range(FACTIONS):
        if g.rome[f] < 0 or g.barbarian[f] < 0:
            found.append("a VP count below 0 (HRE-8.2-7)")
    for chits in (g.people_chit, g.emperor_chit):
        held = [chit for chit in chits if chit > 0]
        if len(held) != len(set(held)):
            found.append("two Factions hold the same chit (HRE-5.4-4)")
    draw = g.stack[-1] if g.stack else None
    if isinstance(draw, Draw) and draw.step == "decide":
        cup = [chit for chit in range(1, draw.CHITS + 1) if chit not in draw.chits(g)]
        if g.drawn not in cup:
            found.append(f"the chit drawn is {g.drawn}; those left to draw are {cup} (HRE-5.4-1)")
    starts = [start for start in g.start if start != NOBODY]
    if len(starts) != len(set(starts)):
        found.append("two Factions have the same Start Province (HRE-9.3-2)")
    if g.pool < 0 or g.forts < 0:
        found.append("a negative number of units beside the map")
    return found
