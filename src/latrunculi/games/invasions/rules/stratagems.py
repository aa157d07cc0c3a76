"""X.B: Event cards outside battles: in sieges, sacks, terror and at sea, by those whom the moment concerns.

What a camp holds is its secret, how many cards is not: it is asked, in private, whenever it has any.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components.cards import DICE
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.rules import events, riposte
from latrunculi.games.invasions.rules.ints import Nation, Province
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_battle import CARD_HELPS
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_siege import STRATAGEM
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest(Procedure[Invasions]):
    """What a nation does in or to a province, and cards may bear upon: `effects` are the titles played for it."""

    nation: Nation = NONE
    province: Province = NONE
    effects: int = 0

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("province", "province", self.province))


@mypyc_attr(allow_interpreted_subclasses=True)
class Stratagems(Procedure[Invasions]):
    """Each of some nations (`parties`, NONE left out) may play cards of a moment upon the `Contest` that calls this.

    `fits`: for each of them the titles that may serve it, as a mask. `asked`: whose turn it is; `title`: the card
    that is being played.
    """

    NAME = "stratagems"
    ASKS = {"consult": "INV-XX.A-11"}

    moment: str
    parties: list[int]
    fits: list[int]
    asked: int = 0
    title: int = NONE

    def start(self, g: Invasions) -> None:
        """One after the other."""
        self.step = "consult"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return contest(g).about(g)

    def nation(self) -> Nation:
        """Whose turn it is."""
        return self.parties[self.asked]

    def consult(self, g: Invasions) -> None:
        """Ask who holds cards."""
        while self.asked < len(self.parties):
            fits = self.fits[self.asked] & ~contest(g).effects
            if self.nation() != NONE and fits and events.holds(g, g.camp(self.nation())):
                g.ask_privately(g.seat(self.nation()))
                return
            self.asked += 1
        g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        held = events.playable(g, g.camp(self.nation()), self.moment)
        may.offer(STRATAGEM, "INV-XX.A-11", held & self.fits[self.asked] & ~contest(g).effects)
        may.offer(DONE, "INV-XX.A-11")

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
        if verb == DONE:
            self.asked += 1
            return
        self.title = obj
        self.step = "played"
        riposte.play(g, g.camp(self.nation()), obj)

    def played(self, g: Invasions) -> None:
        """It counts, unless somebody has cancelled it."""
        self.step = "consult"
        if not riposte.cancelled(g):
            contest(g).effects |= BIT[self.title]
            g.emit(CARD_HELPS, (self.title, self.nation()))


def rethrown(g: Invasions, title: int = DICE) -> bool:
    """Whether a card that has just been played lets the die of the contest in progress be thrown again."""
    here = contest(g)
    again = bool(here.effects & BIT[title])
    here.effects &= ~BIT[title]
    return again


def contest(g: Invasions) -> Contest:
    """The innermost contest in progress.

    Raises:
        LookupError: outside any.
    """
    for frame in g.stack[::-1]:
        if isinstance(frame, Contest):
            return frame
    raise LookupError("no card can be played now")
