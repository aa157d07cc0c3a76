"""The Event card Reaction: a private event that has just been played is cancelled (X.B)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components.cards import REACTION
from latrunculi.games.invasions.components.nations import CAMPS
from latrunculi.games.invasions.rules import events
from latrunculi.games.invasions.rules.ints import Camp
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_cards import CANCELLED
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_siege import STRATAGEM
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat


def play(g: Invasions, camp: Camp, title: int) -> None:
    """A camp plays a card; others may react. The caller sees in its next step by `cancelled` whether it counts."""
    events.play(g, camp, title)
    g.call(Riposte(camp, title))


def cancelled(g: Invasions) -> bool:
    """Whether the card that has just been played was cancelled."""
    return bool(g.answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Riposte(Procedure[Invasions]):
    """The camps of other players that hold cards may cancel the event `title` of a camp, in their order after it. A
    Reaction may be cancelled, too. The answer is whether the event is cancelled. `asked`: how many have been asked."""

    NAME = "riposte"
    ASKS = {"consult": "INV-X.B-5"}

    camp: Camp
    title: int
    asked: int = 1

    def start(self, g: Invasions) -> None:
        """One camp after the other."""
        self.step = "consult"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("camp", "camp", self.camp), ("card", "event-card", self.title))

    def other(self) -> Camp:
        """Whose turn it is."""
        return (self.camp + self.asked) % CAMPS

    def consult(self, g: Invasions) -> None:
        """Ask who holds cards."""
        while self.asked < CAMPS:
            seat = g.seat_of(self.other())
            if seat != g.seat_of(self.camp) and events.holds(g, self.other()):
                g.ask_privately(seat)
                return
            self.asked += 1
        g.answer = 0
        g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(STRATAGEM, "INV-X.B-5", events.playable(g, self.other(), "event") & BIT[REACTION])
        may.offer(DONE, "INV-X.B-5")

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
        if verb == DONE:
            self.asked += 1
            return
        self.step = "reacted"
        play(g, self.other(), obj)

    def reacted(self, g: Invasions) -> None:
        """The event is cancelled, unless the Reaction was."""
        if cancelled(g):
            self.step = "consult"
            return
        g.emit(CANCELLED, (self.title, self.other()))
        g.answer = 1
        g.end()
