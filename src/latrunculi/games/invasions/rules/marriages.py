"""XXX.D: the card Marriage: a princess, a dowry, a mercenary, and points for who keeps the peace."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import mercenaries
from latrunculi.games.invasions.rules.envoys import strangers
from latrunculi.games.invasions.rules.ints import Nation, Nations
from latrunculi.games.invasions.rules.state import DIPLOMACY, Invasions
from latrunculi.games.invasions.rules.words_envoys import MARRIAGE_KEPT
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure

POINTS: Final = 2
"""VP of who does not attack its in-laws in the activation that follows (XXX.D-3)."""


def suitors(g: Invasions, nation: Nation) -> Nations:
    """The nations on which one may play Marriage: enemies that have not just accepted one."""
    return sum([BIT[n] for n in members(strangers(g, nation)) if not g.wooed[n] & BIT[nation]])


class Marriage(Procedure[Invasions]):
    """A nation has married a princess to another; they remain hostile (XXX.D-3)."""

    NAME = "marriage"

    nation: Nation
    target: Nation

    def start(self, g: Invasions) -> None:
        """XXX.D-4: the other lends a mercenary."""
        g.wooed[self.target] |= BIT[self.nation]
        g.end()
        g.call(mercenaries.hire(self.nation, self.target))


def keep(g: Invasions, nation: Nation) -> None:
    """XXX.D-3: the activation of a nation ends: points for each marriage, those that an attack has broken left out."""
    points = POINTS * g.wooed[nation].bit_count()
    if points:
        g.wooed[nation] = 0
        g.score(nation, DIPLOMACY, points)
        g.emit(MARRIAGE_KEPT, (nation, points))
