"""HRE 9.3.2, 10.2: whence an army comes into a Province, and how: across a plain border, a rough one, or by sea."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.chart import NEAR, PLAIN, RANGES, Province, Provinces, shores
from latrunculi.games.empire.components.chits import ENTRY_START
from latrunculi.games.empire.components.sides import FIRST_KINGDOM, FIRST_PEOPLE, HOME, NOBODY, Side
from latrunculi.games.empire.rules.state import FLEET, ROADS, Empire

# How the attacking army comes (HRE-10.2-4). The attacker's best way counts (HRE-9.3.2-6).
OPEN: Final = 0
"""Across a plain border."""
ROUGH: Final = 1
"""Across mountains, forest or a strait: Difficult Terrain."""
SEA: Final = 2
"""By naval movement: Difficult Terrain, and +1 for barbarians."""
WITHIN: Final = 3
"""Across no border: rebels where they rise (HRE-11-2), a Faction that returns (HRE-13-1), a People at home."""


def home(g: Empire, side: Side) -> Province:
    """HRE-9.2.2-1, HRE-7.2-7: the Province that the active player's People, Kingdom or Tribe starts from, held or not;
    NOBODY for all others."""
    if FIRST_PEOPLE <= side < FIRST_KINGDOM:
        return ENTRY_START[g.turn][g.people_chit[g.active]]
    return HOME[side]


def bases(g: Empire, side: Side) -> Provinces:
    """HRE-9.3.1-1, HRE-9.2.2-1, HRE-7.2-7: what an army of a side may come from: what it holds, and its home."""
    start = home(g, side)
    return g.held[side] if start == NOBODY else g.held[side] | 1 << start


def way(g: Empire, side: Side, province: Province) -> int:
    """How the next army of a side comes into a Province within reach."""
    return approach(g, province, bases(g, side), home(g, side))


def approach(g: Empire, province: Province, bases: Provinces, home: Province) -> int:
    """HRE-9.3.2-6, HRE-10.2-4: the best way into a Province for an army of the active side.

    Args:
        bases: mask of the Provinces that it may come from; Legions also by naval movement (HRE-9.3.2-1, HRE-9.2.2-3).
            A Faction that has none returns.
        home: the Province that its side starts from.
    """
    if province == home or not bases:
        return WITHIN
    if PLAIN[province] & bases or (g.ready & ROADS and RANGES[province] & bases):
        return OPEN
    if g.ready & FLEET and g.roman and shores(bases) >> province & 1:
        return SEA
    return ROUGH if NEAR[province] & bases else SEA
