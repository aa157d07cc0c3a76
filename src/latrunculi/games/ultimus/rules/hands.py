"""The stratagems in hand (UR-6-2 to UR-6-4, UR-2.A, UR-2.F): drawing, spending, giving back; Papa in phase F.

A counter that has been played goes back to the cup at once, except those that lie on the map (plague, council, fleet,
Bagaudes: back in phase A once they are off it) and those that are played once in a game. One-use copies
(UR-3.5.2-16, UR-3.6.6-1) never enter the cup.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Camp, Title
from latrunculi.games.imperator.rules import cup, windows
from latrunculi.games.imperator.rules.windows import Words, offer_titles
from latrunculi.games.ultimus.components.peoples import BAGAUDES
from latrunculi.games.ultimus.components.stratagems import (
    BAGAUDAE,
    CLASSIS,
    CONCILIUM,
    COUNTERS,
    ONCE,
    PAPA,
    PESTIS,
    PESTIS_LOCUS,
    TITLES,
    USABLE,
    USURPATIO_OCCIDENTALIS,
    USURPATIO_ORIENTALIS,
)
from latrunculi.games.ultimus.rules.state import BARBARUS, PAPA_PLAYED, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import DECLINE, GRANTED, PLAY, PLAYED, VOCABULARY
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.answers import Window

WORDS: Final = Words(VOCABULARY)
"""The words of *Ultimus Romanorum* for the family's procedures of stratagems."""
MOST_KEPT: Final = 5
"""How many stratagems a player may keep from one turn to the next (UR-6-4)."""
TEMPORARY: Final = 2
"""The fleet of the stratagem Flotte."""
USURPATIONS: Final = (USURPATIO_OCCIDENTALIS, USURPATIO_ORIENTALIS)
"""The usurpation stratagem of each half."""


def on_map(g: Ultimus, title: Title) -> bool:
    """Whether the counter of a title lies on the map."""
    if title == PESTIS_LOCUS:
        return g.plague != NONE
    if title == PESTIS:
        return g.epidemic != NONE
    if title == CONCILIUM:
        return g.council != NONE
    if title == CLASSIS:
        return g.fleet_at[TEMPORARY] != NONE
    return title == BAGAUDAE and bool(g.standing(BAGAUDES))


STAYING: Final = (PESTIS_LOCUS, PESTIS, CONCILIUM, CLASSIS, BAGAUDAE)
"""The titles whose counters lie on the map for some time."""


def collect(g: Ultimus) -> None:
    """UR-2.A-1: the counters that have left the map since they were played go back to the cup."""
    for title in STAYING:
        held = g.hand[title] + g.hand[TITLES + title]
        g.cup[title] = max(0, COUNTERS[title] - held - on_map(g, title))


def spend(g: Ultimus, camp: Camp, title: Title) -> None:
    """Take a stratagem that a camp plays from its hand, and say so (UR-6-2)."""
    seat = g.seat_of(camp)
    index = seat * TITLES + title
    if g.copies[index]:
        g.copies[index] -= 1
        g.note_hand(seat)
    elif ONCE >> title & 1 or title in STAYING:
        cup.lay_out(g, seat, title)
    else:
        cup.give_back(g, seat, title)
    g.disclose()
    g.emit(PLAYED, (camp, title))


def grant(g: Ultimus, camp: Camp, title: Title) -> None:
    """Give a camp a stratagem that the rules name: from the cup, or a one-use copy if none is there.

    UR-3.6.6-1 (an absent Augustus), UR-3.5.2-16 (the death of Honorius).
    """
    seat = g.seat_of(camp)
    if g.cup[title]:
        cup.take(g, seat, title)
    else:
        g.copies[seat * TITLES + title] += 1
        g.note_hand(seat)
    g.emit(GRANTED, (camp, title))


class Draw(windows.CommonDraw[Ultimus]):
    """Phase A: the stratagems owed for absent Augusti, then one draw for each player, ROMAIN first (ruling)."""

    WORDS = WORDS

    def prepare(self, g: Ultimus) -> None:
        """UR-2.A-1, UR-3.6.6-1."""
        collect(g)
        for half in (0, 1):
            if g.fled[half]:
                g.fled[half] = 0
                grant(g, BARBARUS, USURPATIONS[half])


class Discards(windows.CommonDiscards[Ultimus]):
    """Phase F: a camp gives back what it cannot play (UR-2.F-6, UR-6-2), then discards down to five (UR-6-4)."""

    ASKS = {"discard": "UR-6-4"}
    WORDS = WORDS
    USABLE = USABLE
    MOST = MOST_KEPT

    def start(self, g: Ultimus) -> None:
        """Copies of usurpations that were not used in their turn go too (UR-3.6.6-1)."""
        seat = g.seat_of(self.camp)
        for title in USURPATIONS:
            while g.copies[seat * TITLES + title]:
                self.release(g, title)
        super().start(g)

    def give(self, g: Ultimus, title: Title) -> None:
        """A copy leaves the game."""
        index = g.seat_of(self.camp) * TITLES + title
        if g.copies[index]:
            g.copies[index] -= 1
            g.note_hand(g.seat_of(self.camp))
        else:
            super().give(g, title)


class PapaWindow(Window[Ultimus]):
    """Phase F, before the points are counted: ROMAIN may play Papa (UR-6.1-13)."""

    NAME = "papa"
    ASKS = {"start": "UR-6.1-13"}

    def asked(self, g: Ultimus) -> int:
        return windows.holder(g, ROMANUS)

    def options(self, g: Ultimus, may: Offers) -> None:
        """Papa, or nothing."""
        offer_titles(g, may, PLAY, USABLE[ROMANUS], "UR-6-5", 1 << PAPA)
        may.offer(DECLINE, "UR-6-3")

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """UR-6.1-13: no points for the zone of Roma in this phase."""
        if verb == PLAY:
            spend(g, ROMANUS, PAPA)
            g.flags |= PAPA_PLAYED
        g.end()
