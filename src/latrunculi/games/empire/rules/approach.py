"""HRE 9.3.2, 10.2: how an army comes into a Province: across a plain border, across a rough one, or by sea."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.chart import NEAR, PLAIN, RANGES, Province, Provinces, shores
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


def approach(g: Empire, province: Province, bases: Provinces) -> int:
    """HRE-9.3.2-6, HRE-10.2-4: the best way into a Province for an army of the active side.

    Args:
        bases: mask of the Provinces that it may come from; Legions also by naval movement (HRE-9.3.2-1, HRE-9.2.2-3).
    """
    if PLAIN[province] & bases or (g.ready & ROADS and RANGES[province] & bases):
        return OPEN
    if g.ready & FLEET and g.roman and shores(bases) >> province & 1:
        return SEA
    return ROUGH if NEAR[province] & bases else SEA
