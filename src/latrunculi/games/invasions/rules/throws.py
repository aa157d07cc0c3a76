"""XX.B: throws of combat dice. Dice of one side, colour and face are alike: a throw is how many there are of each.

A throw is ten counts: of white dice by face, then of black dice by face (`tables.FACES` has what is on each side of a
die, `tables.BLANK` to `tables.TWO_WHITE` are the faces).
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.tables import FACES, ONE_RED, ONE_WHITE, TWO_WHITE, WHITE_AND_RED
from latrunculi.games.invasions.rules.state import Invasions

KINDS: Final = 5
"""Faces that are told apart."""
SWORDS: Final = {ONE_WHITE: (1, 1), ONE_RED: (0, 1), WHITE_AND_RED: (1, 2), TWO_WHITE: (2, 2)}
"""For each face its swords that count anywhere, and in open terrain (XX.B-2)."""


def throw(g: Invasions, white: int, black: int) -> tuple[list[int], int, int]:
    """Throw dice, white ones first: the counts, and the white and the black dice as an event has them."""
    counts = [0] * (2 * KINDS)
    shown = [0, 0]
    for colour, number in ((tables.WHITE, white), (tables.BLACK, black)):
        for _ in range(number):
            side = g.chance(len(FACES[colour]))
            counts[colour * KINDS + FACES[colour][side]] += 1
            shown[colour] = shown[colour] * 10 + side + 1
    return counts, shown[0], shown[1]


def hits(counts: list[int], open_terrain: bool) -> int:
    """XX.H-2, XX.H-3: the hits of a throw; red swords count in open terrain alone."""
    found = 0
    for face, swords in SWORDS.items():
        found += (counts[face] + counts[KINDS + face]) * swords[1 if open_terrain else 0]
    return found
