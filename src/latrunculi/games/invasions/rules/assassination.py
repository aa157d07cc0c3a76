"""The Event card Assassination: an attempt upon the life of another player's leader."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import ASSASSINATION, EVENT_NUMBER
from latrunculi.games.invasions.components.counters import GENERIC, LEADERS, NATION_OF
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.fates import Death
from latrunculi.games.invasions.rules.ints import Camp, Piece, Pieces
from latrunculi.games.invasions.rules.rolls import plotted
from latrunculi.games.invasions.rules.state import ON_MAP, Invasions
from latrunculi.games.invasions.rules.words_cards import MURDER
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


def targets(g: Invasions, camp: Camp) -> Pieces:
    """The leaders on the map of active nations of other players (X.B-6: not of inactive ones)."""
    found = 0
    mine = g.seat_of(camp)
    for nation in members(g.active):
        if g.present[nation] & ON_MAP and g.seat(nation) != mine:
            found |= g.in_play(nation) & LEADERS
    return found


def deadly(g: Invasions, leader: Piece) -> int:
    """The die from which on the attempt kills: less where a historical leader serves a nation in decline."""
    fallen = bool(g.decline[NATION_OF[leader]]) and not GENERIC & BIT[leader]
    return EVENT_NUMBER[ASSASSINATION]["kills_in_decline" if fallen else "kills"]


class Assassination(Design):
    """A camp names a leader, and the die is thrown; whoever plays him may still save him (Bodyguard)."""

    NAME = "assassination"

    def fits(self, g: Invasions) -> bool:
        return bool(targets(g, self.camp))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(MURDER, "INV-X.B-5", targets(g, self.camp))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        if plotted(g, obj) >= deadly(g, obj):
            g.call(Death(obj))
