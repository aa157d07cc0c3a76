"""The windows of phase E (AIE-2.E-5): a camp may play stratagems in a sequence, its own or the enemy's."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.rules.clash import fight_of, marks
from latrunculi.games.alea.rules.fields import pending
from latrunculi.games.alea.rules.hands import WORDS
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.stratagems import STRATAGEMS
from latrunculi.games.imperator.rules import windows
from latrunculi.games.imperator.rules.moments import AFTER_COMBAT
from latrunculi.tabletop.answers import NOBODY


def wanted(g: Alea, camp: int, moment: int) -> bool:
    """Whether a camp is to be asked at a moment. It depends on public things alone.

    Other combats may be to come, but La flèche de Parthe speaks of the one that is just over (AIE-6.E.10-1).
    """
    more = False
    if camp == g.active and moment == AFTER_COMBAT:
        fight = fight_of(g)
        more = pending(g) and not (fight is not None and marks(g, fight))
    return windows.wanted(g, camp, moment, more)


@mypyc_attr(allow_interpreted_subclasses=True)
class Interrupt(windows.CommonInterrupt[Alea]):
    """A window: the camp plays stratagems until it declines, for the moment or for the rest of the sequence."""

    ASKS = {"start": "AIE-2.E-5"}
    WORDS = WORDS
    STRATAGEMS = STRATAGEMS

    def asked(self, g: Alea) -> int:
        return g.seat_of(self.camp) if wanted(g, self.camp, self.moment) else NOBODY


def window(g: Alea, camp: int, moment: int) -> Interrupt | None:
    """The window that lets a camp interrupt, if it is to be asked."""
    return Interrupt(camp, moment) if wanted(g, camp, moment) else None
