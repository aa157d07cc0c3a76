"""Phase B (AIE-2.B): the roll for the initiative, and the stratagems that the players then play in turn."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.stratagems import IN_PHASE, INITIUM, USABLE
from latrunculi.games.alea.rules.hands import spend
from latrunculi.games.alea.rules.state import CAESARIANI, JANUS, REPUBLICANI, Alea
from latrunculi.games.alea.rules.words import DECLINE, GATES_CLOSED, INITIATIVE_ROLL, INITIATIVE_TO, PLAY
from latrunculi.games.imperator.rules.windows import holder, offer_titles
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.answers import NOBODY, Round

TIMELY: Final = IN_PHASE["B"]
"""Initiative and Janus."""


class Initiative(Round[Alea]):
    """Who has the initiative in this turn. The camps are asked in turn."""

    NAME = "initiative"
    ASKS = {"answer": "AIE-2.B-3"}

    def start(self, g: Alea) -> None:
        """AIE-2.B-1, AIE-2.B-2: CAESARIAN needs less than the best CP of its party leaders."""
        politics = max([g.politics(who) for who in members(g.chiefs(CAESARIANI))], default=0)
        die = g.die()
        g.initiative = CAESARIANI if die < politics else REPUBLICANI
        g.emit(INITIATIVE_ROLL, (die, politics, g.initiative))
        self.turn = 1 - g.initiative
        self.step = "answer"

    def answer(self, g: Alea) -> None:
        """AIE-2.B-3: each in turn, until both pass; whoever holds nothing passes."""
        if not self.ask_next(g):
            g.end()

    def question(self, g: Alea, who: int) -> bool:
        seat = holder(g, who)
        if seat != NOBODY:
            g.ask_privately(seat)
        return seat != NOBODY

    def options(self, g: Alea, may: Offers) -> None:
        """A stratagem of phase B. Initiative is for the one who lacks it (AIE-6.B.1-1)."""
        camp = g.camp_of(may.seat)
        offer_titles(g, may, PLAY, USABLE[camp], "AIE-2.B-3", TIMELY)
        if camp == g.initiative:
            may.only("AIE-6.B.1-1", ~(1 << INITIUM))
        may.offer(DECLINE, "AIE-2.B-3")

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """It takes effect at once, and the other camp may answer."""
        if verb == DECLINE:
            self.turn_over(g, self.passed + 1)
            return
        camp = g.camp_of(seat)
        spend(g, camp, obj)
        if obj == INITIUM:
            g.initiative = camp
            g.emit(INITIATIVE_TO, (camp,))
        else:
            g.flags |= JANUS
            g.emit(GATES_CLOSED, (camp,))
        self.turn_over(g, 0)
