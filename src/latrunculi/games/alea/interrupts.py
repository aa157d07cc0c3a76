"""The windows of phase E (AIE-2.E-5): a camp may play stratagems in a sequence, its own or the enemy's."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.clash import fight_of, marks
from latrunculi.games.alea.fields import pending
from latrunculi.games.alea.hands import WORDS
from latrunculi.games.alea.state import Alea
from latrunculi.games.alea.stratagems import offer_plays, play
from latrunculi.games.imperator import windows
from latrunculi.games.imperator.moments import AFTER_COMBAT
from latrunculi.kernel.actions import Offers


def wanted(g: Alea, camp: int, moment: int) -> bool:
    """Whether a camp is to be asked at a moment. It depends on public things alone.

    Other combats may be to come, but La flèche de Parthe speaks of the one that is just over (AIE-6.E.10-1).
    """
    fight = fight_of(g) if moment == AFTER_COMBAT else None
    return windows.wanted(g, camp, moment, pending(g) and not (fight is not None and marks(g, fight)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Interrupt(windows.CommonInterrupt[Alea]):
    """A window: the camp plays stratagems until it declines, for the moment or for the rest of the sequence."""

    __slots__ = ()

    ASKS = {"start": "AIE-2.E-5"}
    WORDS = WORDS

    def open(self, g: Alea) -> bool:
        return wanted(g, self.camp, self.moment)

    def offer_plays(self, g: Alea, may: Offers, moment: int) -> None:
        offer_plays(g, may, self.camp, moment)

    def play(self, g: Alea, title: int) -> None:
        play(g, self.camp, title)
