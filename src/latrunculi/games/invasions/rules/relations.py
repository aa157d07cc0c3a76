"""XII.D: friendly, neutral and hostile nations and provinces; what VI.K says of the one Empire of turns 1 and 2.

`g.friends` and `g.neutrals` hold what does not depend on the province; `work_out` works them out and is to be called by
whoever changes a bond, an alliance, a pact, a war, or the nations on the map.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import BARBARIAN_LAND, NONE
from latrunculi.games.invasions.components.chronology import SPLIT_TURN
from latrunculi.games.invasions.components.counters import HORDES, LIMITES, UNIT_MASK
from latrunculi.games.invasions.components.nations import ARIAN, BYZANTINS, NATIONS, NOMADS, PAGAN, ROMAINS
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Province
from latrunculi.games.invasions.rules.state import BARBARIAN, CLIENT, PLACES, Invasions
from latrunculi.kernel.actions import BIT, members

TWO_ROMES: Final[int] = BIT[ROMAINS] | BIT[BYZANTINS]

IN_BARBARIAN_LAND: Final = tuple([bool(BARBARIAN_LAND & BIT[place]) for place in range(PLACES)])
"""For each place whether it is in barbarian land, where barbarians are neutral to each other."""

FRIENDLY: Final = 0
NEUTRAL: Final = 1
HOSTILE: Final = 2


def united(g: Invasions) -> bool:
    """VI.K-5: whether Rome and Byzance are still one Empire."""
    return g.turn < SPLIT_TURN and g.active & TWO_ROMES == TWO_ROMES


def work_out(g: Invasions) -> None:
    """Work out who is friend of whom, and who neutral, wherever they meet (XII.D-2, XII.D-3)."""
    on_map = g.nations
    followers, dependants = [0] * NATIONS, [0] * NATIONS
    whole = members(on_map)
    for nation in whole:
        followers[_head(g, nation)] |= BIT[nation]
        lord = _lord(g, nation)
        dependants[lord] |= BIT[nation] | BIT[lord]
    one_empire = united(g)
    friends, neutrals = [0] * NATIONS, [0] * NATIONS
    for nation in whole:
        found = BIT[nation] | _of_all(followers, _together(g, _head(g, nation), one_empire))
        others = g.pacts[nation] | _of_all(dependants, _together(g, _lord(g, nation), one_empire))
        if g.bond[nation] == CLIENT:
            others |= dependants[nation]  # who has submitted to it, or serves it
        if TWO_ROMES & BIT[nation]:
            others |= TWO_ROMES & on_map & ~g.wars[nation]
        friends[nation] = found
        neutrals[nation] = others & ~found
    g.friends, g.neutrals = friends, neutrals


def _head(g: Invasions, nation: Nation) -> Nation:
    """Whose friends a nation shares: its federator's, or its own (XXVIII.E-1)."""
    return g.federator[nation] if g.federator[nation] != NONE else nation


def _lord(g: Invasions, nation: Nation) -> Nation:
    """Whose dependants a nation is neutral to: its patron's, suzerain's or federator's, or its own (XII.D-3)."""
    master = g.master(nation)
    return master if master != NONE else nation


def _together(g: Invasions, nation: Nation, one_empire: bool) -> Nations:
    """A nation, its allies, and the other half of the Empire while it is one."""
    found = BIT[nation] | g.allies[nation]
    return found | TWO_ROMES if one_empire and TWO_ROMES & BIT[nation] else found


def _of_all(sets: list[Nations], nations: Nations) -> Nations:
    """The sets of some nations together."""
    found = 0
    for nation in members(nations):
        found |= sets[nation]
    return found


def tolerant(g: Invasions, a: Nation, b: Nation, province: Province) -> bool:
    """XII.D-4: two barbarians, or a barbarian and another's vassal, that are neutral because the land is barbarian."""
    if not IN_BARBARIAN_LAND[province] or g.wars[a] & BIT[b] or g.wars[b] & BIT[a]:
        return False
    return of_barbarians(g, a) and of_barbarians(g, b)


def tolerated(g: Invasions, nation: Nation, others: Nations) -> Nations:
    """XII.D-4: those of some nations that are neutral to one in barbarian land, as `tolerant` says of each."""
    if not of_barbarians(g, nation):
        return 0
    found = 0
    for other in members(others ^ (others & g.wars[nation])):
        if of_barbarians(g, other) and not g.wars[other] & BIT[nation]:
            found |= BIT[other]
    return found


def of_barbarians(g: Invasions, nation: Nation) -> bool:
    """A barbarian nation, or a vassal of one."""
    lord = g.lord[nation]
    return g.status[nation] == BARBARIAN or (lord != NONE and g.status[lord] == BARBARIAN)


def nomadic(g: Invasions, nation: Nation) -> bool:
    """VI.I-1: whether a nation is a nomad one: these are barbarians, and none any more as kingdoms and empires."""
    return bool(NOMADS & BIT[nation]) and not g.civilised(nation)


def friendly(g: Invasions, a: Nation, b: Nation) -> bool:
    """XII.D-2: whether two nations are friends; each is its own."""
    return bool(g.friends[a] & BIT[b])


def hostile(g: Invasions, a: Nation, b: Nation, province: Province) -> bool:
    """XII.D-5: whether two nations are hostile where they meet. At sea barbarians have no land to be neutral in."""
    return not (g.friends[a] | g.neutrals[a]) & BIT[b] and not tolerant(g, a, b, province)


def enemies(g: Invasions, nation: Nation, province: Province) -> Nations:
    """The nations hostile to one that have units, a horde or a limes in a province."""
    return _hostile_among(g, nation, g.holders(province), province) if g.standing[province] & ~BIT[nation] else 0


def _hostile_among(g: Invasions, nation: Nation, others: Nations, province: Province) -> Nations:
    """Those of some nations in a province that are hostile to one."""
    others ^= others & (g.friends[nation] | g.neutrals[nation])
    if not others or not IN_BARBARIAN_LAND[province]:
        return others
    return others ^ tolerated(g, nation, others)


def enemy_pieces(g: Invasions, nation: Nation, province: Province) -> Pieces:
    """The units, hordes and limites of hostile nations in a province."""
    found = 0
    for other in members(enemies(g, nation, province)):
        found |= g.army[other]
    return found & g.inside[province] & (UNIT_MASK | HORDES | LIMITES)


def strangers(g: Invasions, nation: Nation, province: Province) -> Nations:
    """The nations in a province that are no friends of one: its enemies and neutrals."""
    return g.holders(province) & ~(g.friends[nation] | BIT[nation])


def empty(g: Invasions, nation: Nation, province: Province) -> bool:
    """XII.D-9: no unit, horde or limes of another nation is in a province."""
    return not g.standing[province] & ~BIT[nation]


def ground(g: Invasions, nation: Nation, province: Province) -> int:
    """XII.D-7 to XII.D-10: whether a province is FRIENDLY, NEUTRAL or HOSTILE to the units of a nation.

    What nobody controls is friendly by the friends who stand there, if no neutrals do, unless they have a city to take
    (glossary).
    """
    owner = g.owner[province]
    if owner == nation and (g.revolts | g.revolts_plus) & BIT[province] and not immune(g, nation):
        return HOSTILE
    others = g.holders(province)
    if others and _hostile_among(g, nation, others & ~BIT[nation], province):
        return HOSTILE
    if owner != NONE and g.friends[nation] & BIT[owner]:
        return FRIENDLY
    occupied = FRIENDLY if others and not others & ~g.friends[nation] else NEUTRAL
    if owner == NONE:
        return occupied if others and (occupied == NEUTRAL or g.level[province] < 1) else HOSTILE
    if g.neutrals[nation] & BIT[owner] or tolerant(g, nation, owner, province):
        return NEUTRAL
    if not others or g.level[province] > 0:
        return HOSTILE
    return occupied


def immune(g: Invasions, nation: Nation) -> bool:
    """VI.H-2, XVI.A-2, XXXI.C-2: pagan and Arian barbarians are safe from revolts and heresies."""
    return g.status[nation] == BARBARIAN and g.religion[nation] in (PAGAN, ARIAN)


def passable(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether the paths of XIX and XX.L may lead through a province: it is empty, neutral or friendly (XII.D-9)."""
    return empty(g, nation, province) or ground(g, nation, province) != HOSTILE


def hostile_entry(g: Invasions, nation: Nation, province: Province) -> Nation:
    """The adversary whose province a nation enters, who may react (XIX.A-1, XIX.B-1); NONE in other land.

    It is who controls the province; where nobody does, a hostile nation whose units are there.
    """
    owner = g.owner[province]
    if owner != NONE:
        return owner if owner != nation and hostile(g, nation, owner, province) else NONE
    there = enemies(g, nation, province)
    return members(there)[0] if there else NONE
