"""The Cicero/Princeps track: where its marker is bound, and what a space of it is worth, in points of victory."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.rules.republic import END, strained, trends
from latrunculi.games.alea.rules.state import PARTY_FELL, PARTY_FOUGHT, Alea
from latrunculi.games.imperator.components.kit import Peoples

SPACE: Final[tuple[float, ...]] = (2.0, 2.2, 2.8, 4.0, 6.5, 10.0, 8.0, 4.0, 1.4)
"""A space of the track, by where the marker is bound: at its end, 5, both have lost (AIE-2.F.1-11); far beyond it
nothing helps."""
STAKE: Final[tuple[float, ...]] = (0.0, 0.1, 0.25, 0.5, 0.8, 1.2, 1.0, 0.4, 0.0)
"""What it weighs more for each year that a dead Republic would no longer see."""
LONG: Final = 5
"""Years that a whole scenario lasts; a campaign that goes on for longer has more to lose."""
GRAVE: Final[tuple[float, ...]] = (0.2, 0.5, 1.0, 2.0, 3.0, 3.0, 1.5, 0.3, 0.0)
"""What a space weighs more for each year beyond those."""
DUEL: Final = 0.25
"""How much of a space the first battle of a party leader weighs (AIE-2.F.1-9)."""
FALL: Final = 0.5
"""How likely a party leader is to fall in a battle that is worth fighting."""


def reckoned(g: Alea) -> int:
    """Where the marker would go if the turn ended now and a party leader had fought."""
    place = g.cicero
    for name, amount in trends(g):
        if name != "no-battle":
            place += amount
    return place


def relief(g: Alea, peoples: Peoples) -> int:
    """By how many spaces less the marker would move if some Peoples were at peace (AIE-2.F.1-4, AIE-2.F.1-8)."""
    wars = g.at_war()
    left = wars & ~peoples
    return int(strained(wars)) - int(strained(left)) + int(wars != 0) - int(left != 0)


class Track:
    """What the track weighs in a position.

    `bound`: where the marker would go if the turn ended now and a party leader had fought; `space`: what a space is
    worth; `duel`: what the first battle of a party leader in a turn costs, for the marker moves a space more
    (AIE-2.F.1-9); `regicide`: what a battle against one may cost both camps, for it moves one more if he falls
    (AIE-2.F.1-2), which matters where that space is the last.
    """

    def __init__(self, g: Alea, bound: int) -> None:
        self.bound: Final = bound
        place = min(max(bound, 0), len(SPACE) - 1)
        years = g.year - g.last_year
        self.space: Final = SPACE[place] + STAKE[place] * years + GRAVE[place] * max(0, years - LONG)
        fought = bool(g.flags & PARTY_FOUGHT)
        fallen = bool(g.flags & PARTY_FELL)
        self.duel: Final[float] = 0.0 if fought else self.space if bound == END else DUEL * self.space
        self.regicide: Final[float] = FALL * self.space if bound == END - 1 and not fallen else 0.0
