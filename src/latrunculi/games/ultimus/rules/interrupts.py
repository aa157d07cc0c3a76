"""The windows of phase E (UR-2.E-3, UR-6-5): a camp may play stratagems in a sequence, its own or the enemy's.

A window is opened to every camp that holds a stratagem and has not declined for the rest of the sequence, whatever it
holds: that it is asked tells nothing, and it is asked in private. Movement windows are for the passive camp; the active
one plays in the prompts of its movements and combats.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.rules import windows
from latrunculi.games.ultimus.rules.hands import WORDS
from latrunculi.games.ultimus.rules.state import Ultimus
from latrunculi.games.ultimus.rules.stratagems import STRATAGEMS
from latrunculi.tabletop.answers import NOBODY


def wanted(g: Ultimus, camp: int, moment: int) -> bool:
    """Whether a camp is to be asked at a moment. It depends on public things alone."""
    return windows.wanted(g, camp, moment, g.occupied[0] & g.occupied[1] != 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Interrupt(windows.CommonInterrupt[Ultimus]):
    """A window: the camp plays stratagems until it declines, for the moment or for the rest of the sequence."""

    ASKS = {"start": "UR-2.E-3"}
    WORDS = WORDS
    STRATAGEMS = STRATAGEMS

    def asked(self, g: Ultimus) -> int:
        return g.seat_of(self.camp) if wanted(g, self.camp, self.moment) else NOBODY


def window(g: Ultimus, camp: int, moment: int) -> Interrupt | None:
    """The window that lets a camp interrupt, if it is to be asked."""
    return Interrupt(camp, moment) if wanted(g, camp, moment) else None
