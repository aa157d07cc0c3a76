"""Phase B (UR-2.B): the roll for the initiative, and the stratagems that turn it round."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.windows import offer_titles
from latrunculi.games.ultimus.components.counters import UNITS
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.stratagems import AUGUSTA_OCCIDENTALIS, AUGUSTA_ORIENTALIS, INITIUM, USABLE
from latrunculi.games.ultimus.rules.hands import spend
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import (
    DECLINE,
    EFFECT,
    EFFECT_INITIATIVE,
    INITIATIVE_ROLL,
    INITIATIVE_TO,
    PLAY,
)
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

AUGUSTAE: Final = (AUGUSTA_OCCIDENTALIS, AUGUSTA_ORIENTALIS)
"""The Augusta stratagem of each half."""
TIMELY: Final = 1 << INITIUM | 1 << AUGUSTAE[0] | 1 << AUGUSTAE[1]
"""The stratagems that bear on the initiative."""


class Initiative(Procedure[Ultimus]):
    """Who has the initiative in this turn. Whoever has just lost it may answer until one of the two declines.

    An Augusta ends the exchange in favour of ROMAIN. The window that ROMAIN has at the very start of phase C is this
    one too: nothing happens between them.
    """

    NAME = "initiative"
    ASKS = {"answer": "UR-2.B-3"}

    def start(self, g: Ultimus) -> None:
        """UR-2.B-1: ROMAIN needs less than the lowest CP among the Augusti in play."""
        reigning = [a for a in g.augustus if a != NONE]
        lowest = min([KIT.politics[a - UNITS] for a in reigning], default=0)
        die = g.die()
        g.initiative = ROMANUS if die < lowest else BARBARUS
        g.emit(INITIATIVE_ROLL, (die, lowest, g.initiative))
        self.step = "answer"

    def answer(self, g: Ultimus) -> None:
        """UR-2.B-3: the camp without the initiative may play a stratagem."""
        seat = g.seat_of(1 - g.initiative)
        if g.holds(seat):
            g.ask_privately(seat)
        else:
            g.end()

    def options(self, g: Ultimus, may: Offers) -> None:
        """Initiative (UR-6.3-1), or for ROMAIN an Augusta (UR-6.1-5, UR-6.1-10)."""
        offer_titles(g, may, PLAY, USABLE[g.camp_of(may.seat)], "UR-2.B-3", TIMELY)
        may.offer(DECLINE, "UR-2.B-3")

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The initiative changes hands, or stays."""
        if verb == DECLINE:
            g.end()
            return
        camp = g.camp_of(seat)
        spend(g, camp, obj)
        g.initiative = camp
        g.emit(INITIATIVE_TO, (camp,))
        if obj != INITIUM:
            g.emit(EFFECT, (obj, EFFECT_INITIATIVE))
            g.end()
