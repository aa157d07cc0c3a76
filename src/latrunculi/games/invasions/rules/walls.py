"""XXIII, XXIV.E: what walls are worth, and when they may be razed."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import wall
from latrunculi.games.invasions.rules.ints import Nation, Province
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_siege import RAZED
from latrunculi.kernel.actions import BIT

USUAL: Final = 2
"""What walls that the map does not show subtract from a siege (XXIII.B-5)."""


def strength(g: Invasions, province: Province) -> int:
    """XXIII.B-5, XXIII.B-6: what the walls of a city subtract from a siege now, 0 where it has none."""
    return wall(province, g.turn) or USUAL if g.walled(province) else 0


def razable(g: Invasions, province: Province) -> bool:
    """XXIV.E-1, XXIV.E-4: whether the walls of a city can be razed; those of a capital cannot."""
    return bool(g.walls & BIT[province]) and province not in g.capital


def raze(g: Invasions, nation: Nation, province: Province) -> None:
    """XXIV.E-1: they are no more, until somebody pays for new ones (XXIV.E-3)."""
    g.walls &= ~BIT[province]
    g.emit(RAZED, (nation, province))
