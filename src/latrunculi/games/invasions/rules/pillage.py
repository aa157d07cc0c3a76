"""XXIV.D: Pillage markers: what they give to the nation that draws them (XI.F, X.D)."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import (
    EVENT_NUMBER,
    FAMINE,
    HERESY,
    PILLAGE_EVENT,
    PILLAGE_GOLD,
    PILLAGE_USURPER,
    PUBLIC,
    REVOLT,
    SHORTAGE,
    USURPER,
)
from latrunculi.games.invasions.components.chart import LANDS, NONE, REGION_OF
from latrunculi.games.invasions.rules import heresies, relations, revolts
from latrunculi.games.invasions.rules.calamities import Calamity
from latrunculi.games.invasions.rules.hardships import Levy
from latrunculi.games.invasions.rules.ints import Nation, Province
from latrunculi.games.invasions.rules.rolls import score
from latrunculi.games.invasions.rules.state import LAND, MARKERS, Invasions
from latrunculi.games.invasions.rules.words_frame import NO, YES
from latrunculi.games.invasions.rules.words_rule import MARKER_KEPT, PILLAGED, PLUNDERED
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop import supplies

USURPER_ON = 10
"""A d10 of 0 alone lets a usurper rise in a nation that is not in decline (XXIV.D-6)."""


class Plunder(Procedure[Invasions]):
    """XXIV.D-3 to XXIV.D-6: a nation draws so many markers.

    `province`: the city or site that they are about, NONE; `victim`: who has just lost it, NONE where it is its owner.
    """

    NAME = "plunder"

    nation: Nation
    left: int
    province: Province = NONE
    victim: Nation = NONE

    def start(self, g: Invasions) -> None:
        """The next marker."""
        if not self.left:
            g.end()
            return
        self.left -= 1
        marker = supplies.draw(g.pillage_cup, g.chance)
        if marker == supplies.EMPTY:
            g.end()
            return
        event = PILLAGE_EVENT[marker]
        gold = PILLAGE_GOLD[marker]
        g.receive(self.nation, gold)
        if event != NONE and not PUBLIC & BIT[event]:
            camp = g.camp(self.nation)
            g.pillage_hand[camp * MARKERS + marker] += 1
            g.emit(PLUNDERED, (self.nation, marker, gold), BIT[g.seat_of(camp)])
            g.emit(MARKER_KEPT, (self.nation,))
            return
        g.pillage_cup[marker] += 1  # XXIV.D-3: resolved, it returns at once
        g.emit(PLUNDERED, (self.nation, marker, gold))
        if PILLAGE_USURPER & BIT[marker]:
            self.usurper(g)
        elif event != NONE:
            self.happens(g, event)

    def usurper(self, g: Invasions) -> None:
        """XXIV.D-6: none rises against barbarians; in a nation in decline always, else only on a 0."""
        if g.civilised(self.nation) and (g.decline[self.nation] or score(g.die10()) == USURPER_ON):
            g.call(Calamity(self.nation, USURPER))

    def happens(self, g: Invasions, event: int) -> None:
        """XXIV.D-4: a public event strikes the owner of the city alone, but no inactive nation (X.B-6)."""
        owner = self.victim
        if owner == NONE and self.province != NONE:
            owner = g.owner[self.province]
        if owner in (NONE, self.nation) or g.inactive & BIT[owner]:
            return
        if event == HERESY and not relations.immune(g, owner):
            heresies.place(g, REGION_OF[self.province], g.religion[owner])
        elif event == REVOLT:
            g.call(revolts.Revolt(owner, LAND & ~LANDS[REGION_OF[self.province]]))  # in the region of the city
        elif event == FAMINE:
            g.call(Levy(owner, EVENT_NUMBER[FAMINE]["gold"]))
        elif event == SHORTAGE:
            g.call(Levy(owner, EVENT_NUMBER[SHORTAGE]["pillage"]))


def lay(g: Invasions, province: Province) -> None:
    """XXIV.D-7, XI.F-1: a marker that nobody has seen lies face down on a city or site."""
    g.pillaged |= BIT[province]
    g.emit(PILLAGED, (province,))


class Trove(Procedure[Invasions]):
    """XXIX.C-3: who has subjugated a kingdom without a capital may draw a marker: its king's own treasure."""

    NAME = "trove"
    ASKS = {"decide": "INV-XXIX.C-3"}

    nation: Nation
    victim: Nation
    province: Province

    def start(self, g: Invasions) -> None:
        """It may."""
        self.step = "decide"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("victim", "nation", self.victim))

    def decide(self, g: Invasions) -> None:
        """Whether it does."""
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(YES, "INV-XXIX.C-3")
        may.offer(NO, "INV-XXIX.C-3")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        if verb == YES:
            g.call(Plunder(self.nation, 1, self.province, self.victim))
