"""What a movement meets in a zone: the plague, leaders left alone among enemies, units that the Pretender may rally."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import REPUBLIC, ZONES
from latrunculi.games.alea.components.counters import LEADER_MASK, ROMAN_UNITS
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.allegiance import side_with
from latrunculi.games.alea.rules.plague import infested
from latrunculi.games.alea.rules.scoring import score
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.throws import Throw, Toss
from latrunculi.games.alea.rules.words import RALLY_ROLL, VOCABULARY
from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces, Zone, Zones
from latrunculi.games.imperator.rules import escape, movement
from latrunculi.games.imperator.rules.encounters import Encounters
from latrunculi.games.imperator.rules.movement import Words
from latrunculi.kernel.engine import Procedure

WORDS: Final = Words(VOCABULARY)
"""The words of *Alea Iacta Est* for the family's procedures of movement."""


ENCOUNTERS: Final = Encounters[Alea](infested, Aftermath, lambda leader: Escape(leader))
"""What the movements of *Alea Iacta Est* meet, for the family's procedures."""


class Escape(escape.CommonEscape[Alea]):
    """AIE-7.1-4, AIE-7.1-5. Faveur divine may touch the die (AIE-6.E.2-1): `thrown`, NONE before it falls."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"flee": "AIE-7.1-4"}

    thrown: int = NONE

    def throw(self, g: Alea) -> None:
        self.step = "fallen"
        g.call(Throw(g.camp(self.leader)))

    def fallen(self, g: Alea) -> None:
        """The die for his life has fallen."""
        self.judge(g, self.thrown)

    def die(self, g: Alea) -> None:
        """AIE-7.1-5, AIE-10.J-2: who finds no way out falls to the enemy who surrounds him."""
        if self.thrown == NONE:
            score(g, 1 - g.camp(self.leader), 1, "leader")
        super().die(g)


def escapes(g: Alea, zones: Zones) -> None:
    """Leaders left alone among enemies in some zones must escape next (AIE-7.1-4)."""
    movement.escapes(g, zones, ENCOUNTERS)


# ------------------------------------------------------------------ rallying (AIE-3.6-6)


def rallyable(g: Alea, leader: Piece, zone: Zone) -> Pieces:
    """The units in a zone that a leader who has entered it may try to rally, ships in port and passengers included.

    He is the Pretender, the zone is in the Republic, and no leader of the camp that he left is with them.
    """
    if leader != g.pretender or zone >= ZONES or not REPUBLIC >> zone & 1:
        return 0
    theirs = g.present(zone) & g.own[1 - g.camp(leader)]
    return 0 if theirs & LEADER_MASK else theirs & ROMAN_UNITS


class Appeal(Procedure[Alea]):
    """AIE-3.6-6: the Pretender, `leader`, appeals to those whom he may rally where he is.

    1d6 up to his CP brings them over, each with a Civil War marker. `thrown`: that die (AIE-6.E.2-1), or NONE.
    """

    NAME = "appeal"

    leader: Piece
    thrown: int = NONE

    def start(self, g: Alea) -> None:
        """The die is thrown."""
        self.step = "fallen"
        g.call(Toss(g.camp(self.leader)))

    def fallen(self, g: Alea) -> None:
        """They come over, or not."""
        g.end()
        zone, politics = g.at[self.leader], g.politics(self.leader)
        g.emit(RALLY_ROLL, (self.leader, zone, self.thrown, politics))
        if self.thrown <= politics:
            side_with(g, rallyable(g, self.leader, zone), g.camp(self.leader))
