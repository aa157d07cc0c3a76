"""Foyer de peste and Épidémie de peste (UR-6.3-10 to -14): what they strike when they break out, and all who enter.

In the zone of a counter units are weakened, and eliminated if they were weakened already; in the zones next to the
Épidémie they are only weakened. Leaders in all these zones test their survival. City boxes and ships in port belong
to their zone.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Pieces, Title, Zone
from latrunculi.games.imperator.rules.mishaps import Words, infected, smite
from latrunculi.games.imperator.rules.played import Played
from latrunculi.games.ultimus.components.chart import NEAR, ZONES
from latrunculi.games.ultimus.components.counters import GENERIC, UNITS
from latrunculi.games.ultimus.components.stratagems import PESTIS, PESTIS_LOCUS
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.state import Ultimus
from latrunculi.games.ultimus.rules.words import CHOOSE_ZONE, PLAGUE_OVER, PLAGUE_SPREAD, VOCABULARY
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb

MISHAPS: Final = Words(VOCABULARY)
"""The words of *Ultimus Romanorum* for what befalls pieces outside battle."""
CLEAN: Final = 0
AROUND: Final = 1
CENTRE: Final = 2
"""How a zone is infested: not, next to the Épidémie, or by a counter in it."""


def severity(g: Ultimus, zone: Zone) -> int:
    """How a land zone is infested: CLEAN, AROUND or CENTRE."""
    if zone == g.plague or zone == g.epidemic:
        return CENTRE
    return AROUND if g.epidemic != NONE and NEAR[g.epidemic] >> zone & 1 else CLEAN


def strike(g: Ultimus, pieces: Pieces, level: int) -> None:
    """What a zone infested at a level other than CLEAN does to pieces that were there or have just entered."""
    smite(g, pieces & (1 << UNITS) - 1, level == AROUND, MISHAPS)
    for leader in members(pieces & ~((1 << UNITS) - 1)):
        if infected(g, leader, g.die10(), MISHAPS) and GENERIC >> leader & 1:
            g.plot_killed |= 1 << leader


def plague_refusal(g: Ultimus, title: Title) -> str:
    """Why a plague cannot be played now; empty if it can: each counter can lie in one place."""
    return "UR-6.3-10" if (g.plague if title == PESTIS_LOCUS else g.epidemic) != NONE else ""


def infested(g: Ultimus, pieces: Pieces, zone: Zone) -> None:
    """UR-6.3-12: pieces have just entered a land zone. To be called for every entry; it does nothing without a plague.

    Pieces may be eliminated or dead afterwards; the caller sees to the consequences of deaths.
    """
    level = severity(g, zone)
    if level != CLEAN:
        strike(g, pieces, level)


def lift(g: Ultimus) -> None:
    """UR-6.3-13: the counters are removed at the end of phase E."""
    for title, zone in ((PESTIS_LOCUS, g.plague), (PESTIS, g.epidemic)):
        if zone != NONE:
            g.emit(PLAGUE_OVER, (title, zone))
    g.plague = NONE
    g.epidemic = NONE


class Outbreak(Played[Ultimus]):
    """A camp lays down Foyer de peste (UR-6.3-10) or Épidémie de peste (UR-6.3-14)."""

    NAME = "outbreak"
    ASKS = {"start": "UR-6.3-10"}

    title: Title

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("stratagem", "stratagem", self.title),)

    def options(self, g: Ultimus, may: Offers) -> None:
        """Any zone of the map."""
        may.offer(CHOOSE_ZONE, "UR-6.3-10", (1 << ZONES) - 1)

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The plague breaks out: everyone in the zone, and for the Épidémie around it, is struck at once."""
        g.emit(PLAGUE_SPREAD, (self.title, obj))
        g.end()
        around = 0
        if self.title == PESTIS:
            g.epidemic = obj
            around = NEAR[obj]
        else:
            g.plague = obj
        strike(g, g.present(obj), CENTRE)
        for zone in members(around):
            strike(g, g.present(zone), AROUND)
        if g.mourning:
            g.call(Aftermath())
