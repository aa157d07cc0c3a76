"""HRE 13: where a Faction without Legions on the map comes back."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.chart import STARTS, Provinces, neighbours
from latrunculi.games.empire.components.sides import NOBODY, Faction
from latrunculi.games.empire.rules.state import Empire, lone_roman_forts, roman_held

OWN_FORTS: Final = 0
BESIDE_FORTS: Final = 1
VACANT: Final = 2
ROMAN_HELD: Final = 3
HOME_AGAIN: Final = 4


def return_rank(g: Empire) -> int:
    """HRE-13-1: the first priority that offers a Province to a Faction without Legions on the map.

    A Faction that has only taken its Legions up still has them in play (HRE-8.2-4): they go back to its own Forts.
    """
    if g.on_map and own_lone_forts(g):
        return OWN_FORTS
    if lone_roman_forts(g):
        return BESIDE_FORTS
    if vacant_beside_romans(g):
        return VACANT
    if roman_held(g):
        return ROMAN_HELD
    return HOME_AGAIN


def return_provinces(g: Empire, faction: Faction) -> int:
    """HRE-13-1: where the first Legion of a Faction without Legions may be set down."""
    rank = return_rank(g)
    if rank == BESIDE_FORTS:
        return lone_roman_forts(g)
    if rank == VACANT:
        return vacant_beside_romans(g)
    if rank == ROMAN_HELD:
        return roman_held(g)
    return 1 << g.start[faction] if g.start[faction] != NOBODY else starts_left(g)


def starts_left(g: Empire) -> int:
    """HRE-9.3-2: the start Provinces that no Faction has."""
    mask = STARTS
    for start in g.start:
        if start != NOBODY:
            mask &= ~(1 << start)
    return mask


def own_lone_forts(g: Empire) -> Provinces:
    """The Provinces that hold a Fort or Fortress of the active Faction and no army."""
    return g.forted[g.active] & ~g.occupied


def vacant_beside_romans(g: Empire) -> Provinces:
    """The Provinces without army next to one that Romans control."""
    return neighbours(roman_held(g)) & ~g.occupied
