"""The Event card Intrigue: a card out of another player's hand, or one more Diplomacy card for a nation."""

from __future__ import annotations

from latrunculi.games.invasions.components.nations import CAMPS
from latrunculi.games.invasions.rules import events, vassals
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.ints import Camp, Nations
from latrunculi.games.invasions.rules.state import TREATIES, Invasions
from latrunculi.games.invasions.rules.words_cards import ENVOY_BRINGS, ENVOY_SENT, PURLOIN, PURLOINED, SEND_ENVOY
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop import supplies


def victims(g: Invasions, camp: Camp) -> int:
    """The camps of other players that hold cards or markers, as a mask."""
    others = [c for c in range(CAMPS) if g.seat_of(c) != g.seat_of(camp)]
    return sum([BIT[c] for c in others if events.holds(g, c)])


def courts(g: Invasions, camp: Camp) -> Nations:
    """The civilised nations of a camp that may draw one more Diplomacy card, as long as there is any."""
    if not sum(g.treaty_deck):
        return 0
    return sum([BIT[n] for n in members(g.active) if g.civilised(n) and g.camp(n) == camp])


class Intrigue(Design):
    """A camp names whom it steals a card from, or which of its nations draws one."""

    NAME = "intrigue"

    def fits(self, g: Invasions) -> bool:
        return bool(victims(g, self.camp) or courts(g, self.camp))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(PURLOIN, "INV-X.B-5", victims(g, self.camp))
        may.offer(SEND_ENVOY, "INV-X.B-5", courts(g, self.camp))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        if verb == PURLOIN:
            vassals.steal(g, obj, self.camp)
            g.emit(PURLOINED, (self.camp, obj))
            return
        title = supplies.draw(g.treaty_deck, g.chance)
        g.treaty_hand[obj * TREATIES + title] += 1
        g.emit(ENVOY_SENT, (obj,))
        g.emit(ENVOY_BRINGS, (obj, title), BIT[g.seat(obj)])
