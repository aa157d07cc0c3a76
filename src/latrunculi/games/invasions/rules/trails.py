"""`g.trails`: from where the active pieces have come into the provinces in which they are (XX.E-8, XX.L-7, XX.L-8)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules.ints import Pieces, Places, Province
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.actions import BIT

RETREATED: Final = -2
"""In place of the province from which pieces have come: they have retreated where they are (XX.L-9)."""
WIDTH: Final = 3
"""Numbers of a trail: province, the one before it, mask of pieces."""


def enter(g: Invasions, province: Province, origin: Province, pieces: Pieces) -> None:
    """Some pieces have entered a province from another (NONE: from the sea; RETREATED)."""
    leave(g, pieces)
    g.trails = [*g.trails, province, origin, pieces]


def leave(g: Invasions, pieces: Pieces) -> None:
    """Some pieces have gone on."""
    kept: list[int] = []
    for i in range(0, len(g.trails), WIDTH):
        others = g.trails[i + 2] ^ (g.trails[i + 2] & pieces)
        if others:
            kept += [g.trails[i], g.trails[i + 1], others]
    g.trails = kept


def keep(g: Invasions, provinces: Places) -> list[int]:
    """The trails that lead into some provinces."""
    kept: list[int] = []
    for i in range(0, len(g.trails), WIDTH):
        if BIT[g.trails[i]] & provinces:
            kept += g.trails[i : i + WIDTH]
    return kept


def origins(g: Invasions, province: Province, pieces: Pieces) -> Places:
    """The provinces from which some pieces have entered a province, those from the sea left out."""
    found = 0
    for i in range(0, len(g.trails), WIDTH):
        if g.trails[i] == province and g.trails[i + 1] >= 0 and g.trails[i + 2] & pieces:
            found |= BIT[g.trails[i + 1]]
    return found


def entered(g: Invasions, province: Province) -> Pieces:
    """The pieces that have come into a province in this movement, other than by a retreat, and are there."""
    found = 0
    for i in range(0, len(g.trails), WIDTH):
        if g.trails[i] == province and g.trails[i + 1] != RETREATED:
            found |= g.trails[i + 2]
    return found & g.inside[province]


def arrived(g: Invasions, province: Province, origin: Province, pieces: Pieces) -> bool:
    """Whether some pieces have all entered a province from another one."""
    for i in range(0, len(g.trails), WIDTH):
        if g.trails[i] == province and g.trails[i + 1] == origin:
            pieces ^= pieces & g.trails[i + 2]
    return not pieces


def retreated(g: Invasions, province: Province) -> Pieces:
    """XX.L-9: the pieces that have retreated into a province in this movement or in the combats that followed."""
    found = 0
    for i in range(0, len(g.trails), WIDTH):
        if g.trails[i] == province and g.trails[i + 1] == RETREATED:
            found |= g.trails[i + 2]
    return found & g.inside[province]
