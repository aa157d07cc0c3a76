"""X.B: Event cards outside battles: in sieges, sacks, terror and at sea, by those whom the moment concerns."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import DICE
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.rules import events
from latrunculi.games.invasions.rules.ints import Camp, Nation, Province, Title, Titles
from latrunculi.games.invasions.rules.riposte import Voices
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_battle import CARD_HELPS
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_siege import STRATAGEM
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.engine import Procedure


class Contest(Procedure[Invasions]):
    """What a nation does in or to a province, and cards may bear upon: `effects` are the titles played for it."""

    nation: Nation = NONE
    province: Province = NONE
    effects: int = 0

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("province", "province", self.province))


class Stratagems(Voices):
    """Each of some nations (`parties`, NONE left out) may play cards of a moment upon the `Contest` that calls this.

    `fits`: for each of them the titles that may serve it, as a mask.
    """

    NAME = "stratagems"
    ASKS = {"consult": "INV-XX.A-11"}

    moment: str = ""
    parties: list[int] = []
    fits: list[int] = []

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return contest(g).about(g)

    def size(self, g: Invasions) -> int:
        return len(self.parties)

    def voice(self, g: Invasions) -> Camp:
        nation = self.parties[self.turn]
        return NONE if nation == NONE else g.camp(nation)

    def fitting(self, g: Invasions) -> Titles:
        """The titles that may still serve the nation whose turn it is."""
        return self.fits[self.turn] & ~contest(g).effects

    def concerned(self, g: Invasions) -> bool:
        return bool(self.fitting(g))

    def options(self, g: Invasions, may: Offers) -> None:
        held = events.playable(g, self.voice(g), self.moment)
        may.offer(STRATAGEM, "INV-XX.A-11", held & self.fitting(g))
        may.offer(DONE, "INV-XX.A-11")

    def count(self, g: Invasions) -> None:
        contest(g).effects |= BIT[self.title]
        g.emit(CARD_HELPS, (self.title, self.parties[self.turn]))


def rethrown(g: Invasions, title: Title = DICE) -> bool:
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
    contest = g.innermost(Contest)
    if contest is None:
        raise LookupError("no card can be played now")
    return contest
