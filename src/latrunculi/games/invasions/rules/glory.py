"""The Event cards Great Leader and Supplies: a leader of the nation that is activated outdoes himself."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import EVENT_NUMBER, GREAT_LEADER
from latrunculi.games.invasions.components.counters import LEADERS
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.ints import Camp, Piece, Pieces
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.games.invasions.rules.words_cards import EXALT, EXALTED, SUPPLIED, SUPPLY
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


def leading(g: Invasions, camp: Camp) -> Pieces:
    """The leaders on land of the nations of a camp that are activated, but for those who must stay in the capital."""
    found = 0
    for nation in members(g.playing & g.active):
        if g.camp(nation) == camp:
            found |= g.in_play(nation) & LEADERS
    return sum([BIT[leader] for leader in members(found & ~g.inactive_leaders) if LAND & BIT[g.at[leader]]])


def improvable(g: Invasions, leader: Piece) -> bool:
    """Whether a leader could be better than he is."""
    most = EVENT_NUMBER[GREAT_LEADER]["most"]
    return not g.great & BIT[leader] and min(g.combat(leader), g.campaigns(leader)) < most


class GreatLeader(Design):
    """A leader has more combat and more campaigns until the end of the activation (`State.combat`, `campaigns`)."""

    NAME = "great-leader"

    def who(self, g: Invasions) -> Pieces:
        """Whom the card may exalt."""
        return sum([BIT[leader] for leader in members(leading(g, self.camp)) if improvable(g, leader)])

    def fits(self, g: Invasions) -> bool:
        return bool(self.who(g))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(EXALT, "INV-X.B-5", self.who(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.great |= BIT[obj]
        g.emit(EXALTED, (obj,))
        g.end()


class Supplies(Design):
    """A leader makes one campaign more in this activation."""

    NAME = "supplies"

    def fits(self, g: Invasions) -> bool:
        return bool(leading(g, self.camp) & ~g.supplied)

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(SUPPLY, "INV-X.B-5", leading(g, self.camp) & ~g.supplied)

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.supplied |= BIT[obj]
        g.emit(SUPPLIED, (obj,))
        g.end()
