"""The windows of phase E (UR-2.E-3, UR-6-5): a camp may play stratagems in a sequence, its own or the enemy's.

A window is opened to every camp that holds a stratagem and has not declined for the rest of the sequence, whatever it
holds: that it is asked tells nothing, and it is asked in private. Movement windows are for the passive camp; the active
one plays in the prompts of its movements and combats.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.ultimus.moments import (
    AFTER_COMBAT,
    AFTER_DIE,
    AFTER_MOVE,
    BEFORE_COMBAT,
    BEFORE_DIE,
    START,
)
from latrunculi.games.ultimus.state import Ultimus
from latrunculi.games.ultimus.stratagems import offer_plays, play
from latrunculi.games.ultimus.words import DECLINE, DECLINE_ALL, PLAY
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure

__all__ = [
    "AFTER_COMBAT", "AFTER_DIE", "AFTER_MOVE", "BEFORE_COMBAT", "BEFORE_DIE", "START", "Interrupt", "wanted",
]  # fmt: skip


def wanted(g: Ultimus, camp: int, moment: int) -> bool:
    """Whether a camp is to be asked at a moment. It depends on public things alone."""
    if g.quiet >> camp & 1 or not g.holds(g.seat_of(camp)):
        return False
    if camp == g.active and moment == AFTER_COMBAT:
        return not g.occupied[0] & g.occupied[1]  # else it is asked for the next combat
    return camp != g.active or moment != AFTER_MOVE


@mypyc_attr(allow_interpreted_subclasses=True)
class Interrupt(Procedure[Ultimus]):
    """A window: the camp plays stratagems until it declines, for the moment or for the rest of the sequence."""

    __slots__ = ("camp", "moment")

    NAME = "interrupt"
    FIELDS = ("camp", "moment")
    ASKS = {"start": "UR-2.E-3"}

    camp: int
    moment: int

    def __init__(self, camp: int, moment: int) -> None:
        self.step = "start"
        self.camp = camp
        self.moment = moment

    def copy(self) -> Interrupt:
        twin = Interrupt.__new__(Interrupt)
        twin.step = self.step
        twin.camp = self.camp
        twin.moment = self.moment
        return twin

    def start(self, g: Ultimus) -> None:
        """Asked in private, as long as anything is held."""
        if wanted(g, self.camp, self.moment):
            g.ask_privately(g.seat_of(self.camp))
        else:
            g.end()

    def options(self, g: Ultimus, may: Offers) -> None:
        """What may be played now; nothing more; nothing more in this sequence."""
        offer_plays(g, may, self.camp, self.moment)
        may.offer(DECLINE, "UR-2.E-3")
        may.offer(DECLINE_ALL, "UR-2.E-3")

    def choose(self, g: Ultimus, seat: int, verb: int, obj: int) -> None:
        """It is played, and the window stays open; or it closes."""
        if verb == PLAY:
            play(g, self.camp, obj)
            return
        if verb == DECLINE_ALL:
            g.quiet |= 1 << self.camp
        g.end()
