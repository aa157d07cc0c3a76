"""What units are worth: by unit what its loss would cost, for each strength point, in points of victory."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.track import relief
from latrunculi.games.alea.components.counters import (
    AUXILIA,
    EQUITES,
    LEGIONES,
    NAVES,
    PEOPLE_UNITS,
    ROMAN_UNITS,
    UNITS,
)
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import PEOPLE_VALUE, PEOPLES
from latrunculi.games.alea.rules.state import BELLUM, PAX, Alea
from latrunculi.games.imperator.advice.forces import Rates
from latrunculi.kernel.actions import members

LEGION: Final = 0.075
"""A strength point of a legion."""
LIGHT: Final = 0.05
"""A strength point of auxilia and equites."""
SHIP: Final = 0.11
"""A strength point of naves."""
ALLIED: Final = 0.07
"""A strength point of a People in allegiance."""
HOSTILE: Final = 0.06
"""A strength point of a People at war: it returns from its home (AIE-2.C-6)."""
FINISH: Final = 1.6
"""How much of the value of a People a blow at its last step brings; less the more steps it has left."""
RABBLE: Final = 0.5
"""What a minor People's pacification is worth."""
FRIEND: Final = 1.6
"""What the end of an allegiance costs."""


def _plain_rates() -> list[float]:
    found = [ALLIED] * UNITS
    for kind, rate in ((LEGIONES, LEGION), (AUXILIA | EQUITES, LIGHT), (NAVES & ROMAN_UNITS, SHIP)):
        for unit in members(kind):
            found[unit] = rate
    return found


PLAIN: Final = _plain_rates()


def rates(g: Alea, space: float) -> Rates:
    """By unit what its loss would cost, for each strength point.

    The last of a People at war brings its pacification (AIE-10.J-4), the last of one in allegiance ends that.

    Args:
        space: what a space of the Cicero/Princeps track is worth.
    """
    found = PLAIN.copy()
    for people in range(PEOPLES):
        status = g.status[people]
        if status == PAX:
            continue
        standing = g.standing(people)
        if standing:
            peace = (PEOPLE_VALUE[people] or RABBLE) + space * relief(g, 1 << people)
            value = peace if status == BELLUM else FRIEND
            steps = 2 * standing.bit_count() - (standing & g.weak).bit_count()
            rate = HOSTILE if status == BELLUM else ALLIED
            rate += FINISH * value / steps**1.6 / KIT.strength[2 * (standing.bit_length() - 1)]
            for unit in members(PEOPLE_UNITS[people]):
                found[unit] = rate
    return tuple(found)
