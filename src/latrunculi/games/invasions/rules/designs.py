"""X.B: Event cards in the Diplomacy step, at Purchases, at activations, when units move: who may play which."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.cards import PLAYED_AT
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.nations import CAMP_ROMANS, CAMPS
from latrunculi.games.invasions.rules import events
from latrunculi.games.invasions.rules.assassination import Assassination
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.glory import GreatLeader, Supplies
from latrunculi.games.invasions.rules.hiring import Hiring
from latrunculi.games.invasions.rules.intrigue import Intrigue
from latrunculi.games.invasions.rules.ints import Camp, Nation, Titles
from latrunculi.games.invasions.rules.leagues import Alliance, Coalition, Perfidy
from latrunculi.games.invasions.rules.marching_orders import ForcedMarch, Scouts
from latrunculi.games.invasions.rules.muster import Summons
from latrunculi.games.invasions.rules.mutiny import Mutiny
from latrunculi.games.invasions.rules.renaissance import Renaissance
from latrunculi.games.invasions.rules.riposte import Voices
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.veterans import Veterans
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_siege import STRATAGEM
from latrunculi.kernel.actions import BIT, Offers, members

CARDS: Final[dict[int, type[Design]]] = {
    cards.ALLIANCE: Alliance,
    cards.ASSASSINATION: Assassination,
    cards.BARBARIAN_COALITION: Coalition,
    cards.FORCED_MARCH: ForcedMarch,
    cards.GREAT_LEADER: GreatLeader,
    cards.INFLUX: Summons,
    cards.INTRIGUE: Intrigue,
    cards.MERCENARIES: Hiring,
    cards.MUTINY: Mutiny,
    cards.PERFIDY: Perfidy,
    cards.RENAISSANCE: Renaissance,
    cards.SCOUTS: Scouts,
    cards.SUPPLIES: Supplies,
    cards.VETERANS: Veterans,
}
"""By title the cards of these moments: what carries them out, and says whether they may be played."""


TITLES_AT: Final = {
    moment: [title for title in members(titles) if title in CARDS] for moment, titles in PLAYED_AT.items()
}
"""By moment their titles."""


def open_to(g: Invasions, camp: Camp, nation: Nation, held: int) -> Titles:
    """The titles among some that a camp may play now, as a mask."""
    here = [title for title in members(held) if title in CARDS]
    return sum([BIT[title] for title in here if CARDS[title](camp, nation).fits(g)])


class Designs(Voices):
    """Cards of a moment that concern no contest: in the order of the camps, beginning with that of the nation that is
    activated, if any."""

    NAME = "designs"
    ASKS = {"consult": "INV-X.B-5"}

    moment: str = ""
    nation: Nation = NONE

    def size(self, g: Invasions) -> int:
        return CAMPS

    def voice(self, g: Invasions) -> Camp:
        first = CAMP_ROMANS if self.nation == NONE else g.camp(self.nation)
        return (first + self.turn) % CAMPS

    def concerned(self, g: Invasions) -> bool:
        camp = self.voice(g)
        return any(CARDS[title](camp, self.nation).fits(g) for title in TITLES_AT[self.moment])

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        camp = ("camp", "camp", self.voice(g))
        return (camp,) if self.nation == NONE else (camp, ("nation", "nation", self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        camp = self.voice(g)
        held = events.playable(g, camp, self.moment)
        may.offer(STRATAGEM, "INV-X.B-5", open_to(g, camp, self.nation, held))
        may.offer(DONE, "INV-X.B-5")

    def count(self, g: Invasions) -> None:
        """It is carried out."""
        g.call(CARDS[self.title](self.voice(g), self.nation))
