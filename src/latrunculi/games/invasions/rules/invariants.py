"""What holds at every moment of a game."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import DIPLOMACY_COPIES, EVENT_COPIES, PILLAGE_COPIES
from latrunculi.games.invasions.components.chart import CLOSED, NONE, PROVINCE_IDS, PROVINCES
from latrunculi.games.invasions.components.counters import (
    FLEETS,
    HORDES,
    LIMITES,
    OF_NATION,
    PIECE_IDS,
    PIECES,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import CAMPS, NATION_IDS, NATIONS
from latrunculi.games.invasions.rules import relations
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Province
from latrunculi.games.invasions.rules.life import DEEPEST, oldest
from latrunculi.games.invasions.rules.raids import OneRaid
from latrunculi.games.invasions.rules.state import (
    LAND,
    MARKERS,
    PLACES,
    RESERVE,
    TITLES,
    TREATIES,
    WATERS,
    Invasions,
)
from latrunculi.games.invasions.rules.ways import BARRED_AT_FIRST
from latrunculi.kernel.actions import BIT, members


def defects(g: Invasions) -> list[str]:
    """Everything that is inconsistent; empty when the position is sound."""
    found = piece_defects(g) + card_defects(g)
    for nation in range(NATIONS):
        found += nation_defects(g, nation)
    for province in range(PROVINCES):
        found += province_defects(g, province)
    if g.active & g.inactive or (g.active | g.inactive) & g.dead:
        found.append("a nation is active and inactive, or dead and in play (VI.B-1)")
    return found + relation_defects(g)


def relation_defects(g: Invasions) -> list[str]:
    """Whether friends and neutrals are those of `relations.work_out`, and who stands where is what `derive` finds."""
    anew = g.clone()
    relations.work_out(anew)
    anew.derive()
    kept = ("friends", "neutrals", "inside", "present", "held", "standing")
    return [f"{name} is not what follows from the fields" for name in kept if getattr(g, name) != getattr(anew, name)]


def piece_defects(g: Invasions) -> list[str]:
    """What is wrong with where pieces are, and for whom they act."""
    found = []
    acting = 0
    for nation in range(NATIONS):
        if acting & g.army[nation]:
            found.append(f"{NATION_IDS[nation]} and another have the same pieces")
        acting |= g.army[nation]
    if acting != (1 << PIECES) - 1:
        found.append("a piece acts for nobody")
    if sum(mask.bit_count() for mask in g.inside) != PIECES:
        found.append("a piece is in two places, or in none")
    for piece, place in enumerate(g.at):
        bit = BIT[piece]
        if not 0 <= place < PLACES or not g.inside[place] & bit:
            found.append(f"{PIECE_IDS[piece]} is not where it is")
        elif FLEETS & bit and LAND & BIT[place]:
            found.append(f"{PIECE_IDS[piece]} is a fleet on land (XXV.A-1)")
        elif (UNIT_MASK | HORDES | LIMITES) & bit and WATERS & BIT[place]:
            found.append(f"{PIECE_IDS[piece]} stands in the sea (XXV.D-2)")
        elif g.reduced & bit and place >= RESERVE:
            found.append(f"{PIECE_IDS[piece]} is reduced off the map")
    return found + [f"{PIECE_IDS[piece]} stands in closed land (XVIII.K)" for piece in members(trespassers(g))]


def trespassers(g: Invasions) -> Pieces:
    """XVIII.K: the pieces in land that their nation may never enter. Ostrogoths who have come to Scythia in turn 1 may
    still be there, and nomads who have founded a kingdom."""
    found = 0
    for nation in range(NATIONS):
        closed = CLOSED & BARRED_AT_FIRST[nation]
        for province in members(closed):
            found |= g.inside[province] & OF_NATION[nation]
    return found


def card_defects(g: Invasions) -> list[str]:
    """Cards and markers that are missing, or too many."""
    found = []
    for title in range(TITLES):
        held = sum(g.event_hand[camp * TITLES + title] for camp in range(CAMPS))
        if g.event_deck[title] + g.event_discard[title] + held != EVENT_COPIES[title]:
            found.append(f"{title}: not {EVENT_COPIES[title]} event cards")
    for title in range(TREATIES):
        held = sum(g.treaty_hand[nation * TREATIES + title] for nation in range(NATIONS))
        if g.treaty_deck[title] + held > DIPLOMACY_COPIES[title]:
            found.append(f"{title}: more than {DIPLOMACY_COPIES[title]} diplomacy cards")
    for marker in range(MARKERS):
        held = sum(g.pillage_hand[camp * MARKERS + marker] for camp in range(CAMPS))
        if g.pillage_cup[marker] + held != PILLAGE_COPIES[marker]:
            found.append(f"{marker}: not {PILLAGE_COPIES[marker]} pillage markers")
    for counts in (g.event_deck, g.event_discard, g.event_hand, g.treaty_deck, g.treaty_hand, g.pillage_cup):
        if min(counts) < 0:
            found.append("a supply has fewer than no cards")
    return found


def nation_defects(g: Invasions, nation: Nation) -> list[str]:
    """What is wrong with a nation."""
    name = NATION_IDS[nation]
    found = []
    if g.treasury[nation] < 0:
        found.append(f"{name} has {g.treasury[nation]} gold (XIV.A-1)")
    if g.active & BIT[nation] and not 1 <= g.age[nation] <= oldest(g, nation):
        found.append(f"{name} is of age {g.age[nation]} (VI.D-1, VI.E-1)")
    if not 0 <= g.decline[nation] <= DEEPEST or (g.decline[nation] and not g.civilised(nation)):
        found.append(f"{name} has a decline of {g.decline[nation]} (VI.E-6)")
    if g.nations & BIT[nation] and not g.status[nation]:
        found.append(f"{name} is in play without a status (VI.A-1)")
    if g.capital[nation] != NONE and g.owner[g.capital[nation]] != nation:
        found.append(f"{name} has its capital in another's province (III.G-1)")
    raiding = any(isinstance(frame, OneRaid) and frame.nation == nation for frame in g.stack)
    if g.in_play(nation) and not g.nations & BIT[nation] and not raiding:
        found.append(f"{name} has pieces on the map and is not in play")
    return found + bond_defects(g, nation)


def bond_defects(g: Invasions, nation: Nation) -> list[str]:
    """What is wrong with what binds a nation to others."""
    name = NATION_IDS[nation]
    found = []
    if g.lord[nation] != NONE and g.federator[nation] != NONE and g.bond[nation] == 2:
        found.append(f"{name} is a vassal and a federate")
    if g.ceded_last[nation] & ~g.foedus[nation]:
        found.append(f"{name} has provinces of a last Foedus that none has ceded to it (XXVIII.F)")
    for other in members(g.allies[nation]):
        if not g.allies[other] & BIT[nation]:
            found.append(f"{name} has an ally that has not (XXVI)")
    for other in members(g.pacts[nation]):
        if not g.pacts[other] & BIT[nation]:
            found.append(f"{name} has a pact with a nation that has none (XXX.E-3)")
    if g.passing & g.army[nation] & OF_NATION[nation]:
        found.append(f"{name} has a mercenary of an activation in its own service (XXX.D-4)")
    return found


def province_defects(g: Invasions, province: Province) -> list[str]:
    """What is wrong in a province."""
    name = PROVINCE_IDS[province]
    found = []
    if (g.inside[province] & LIMITES).bit_count() > 1:
        found.append(f"{name}: more than one limes (XVII.C-1)")
    if g.walls & BIT[province] and g.level[province] < 1:
        found.append(f"{name}: walls without a city (XXIII.A-1)")
    if g.revolts & g.revolts_plus & BIT[province] or g.raid_minus & g.raid_plus & BIT[province]:
        found.append(f"{name}: both sides of a marker")
    owner = g.owner[province]
    if owner != NONE and not g.nations & BIT[owner]:
        found.append(f"{name} belongs to {NATION_IDS[owner]}, which is not in play (XII.B-1)")
    if not NONE <= g.level[province] <= 3:
        found.append(f"{name}: a city of level {g.level[province]} (III.F-8)")
    return found
