"""X.B: how Event cards are played, and the card Reaction: an event that has just been played is cancelled."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import REACTION
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.nations import CAMPS
from latrunculi.games.invasions.rules import events
from latrunculi.games.invasions.rules.ints import Camp, Title
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_cards import CANCELLED
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_siege import STRATAGEM
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.answers import Round


def play(g: Invasions, camp: Camp, title: Title) -> None:
    """A camp plays a card; others may react. The caller sees in its next step by `cancelled` whether it counts."""
    events.play(g, camp, title)
    g.call(Riposte(camp=camp, event=title))


def cancelled(g: Invasions) -> bool:
    """Whether the card that has just been played was cancelled."""
    return bool(g.answer)


class Voices(Round[Invasions]):
    """Camps in turn play cards of a moment, each as many as it likes, until it is done: `title` is being played.

    What a camp holds is its secret, how many cards is not: it is asked, in private, whenever it has any and, as
    everybody knows, some card could be played by it.
    """

    title: int = NONE

    def start(self, g: Invasions) -> None:
        """One after the other."""
        self.step = "consult"

    def voice(self, g: Invasions) -> Camp:
        """The camp whose turn it is, NONE if there is none."""
        raise NotImplementedError

    def concerned(self, g: Invasions) -> bool:
        """Whether it could play any card at all, whichever it holds."""
        return True

    def count(self, g: Invasions) -> None:
        """The card counts: nobody has cancelled it."""
        raise NotImplementedError

    def consult(self, g: Invasions) -> None:
        """Ask who holds cards."""
        if not self.ask_next(g):
            g.end()

    def question(self, g: Invasions, who: int) -> bool:
        camp = self.voice(g)
        if camp == NONE or not events.holds(g, camp) or not self.concerned(g):
            return False
        g.ask_privately(g.seat_of(camp))
        return True

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            self.turn_over(g, self.passed + 1)
        else:
            self.play(g, obj)

    def play(self, g: Invasions, title: Title) -> None:
        """The camp plays a card, which others may cancel."""
        self.title = title
        self.step = "played"
        play(g, self.voice(g), title)

    def played(self, g: Invasions) -> None:
        """It counts, unless somebody has cancelled it."""
        self.step = "consult"
        if not cancelled(g):
            self.count(g)


class Riposte(Voices):
    """The camps of other players that hold cards may cancel the event `event` of a camp, in their order after it. A
    Reaction may be cancelled, too. The answer is whether the event is cancelled."""

    NAME = "riposte"
    ASKS = {"consult": "INV-X.B-5"}

    camp: Camp = NONE
    event: int = NONE

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("camp", "camp", self.camp), ("card", "event-card", self.event))

    def size(self, g: Invasions) -> int:
        return CAMPS - 1

    def voice(self, g: Invasions) -> Camp:
        return (self.camp + 1 + self.turn) % CAMPS

    def concerned(self, g: Invasions) -> bool:
        """Nobody cancels what he has played himself, for another camp or not."""
        return g.seat_of(self.voice(g)) != g.seat_of(self.camp)

    def consult(self, g: Invasions) -> None:
        """The event counts, unless somebody reacts."""
        g.answer = 0
        super().consult(g)

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(STRATAGEM, "INV-X.B-5", events.playable(g, self.voice(g), "event") & BIT[REACTION])
        may.offer(DONE, "INV-X.B-5")

    def count(self, g: Invasions) -> None:
        """The event is cancelled."""
        g.emit(CANCELLED, (self.event, self.voice(g)))
        g.answer = 1
        g.end()
