"""Concile Œcuménique (UR-6.3-5 to -7): called in a zone of Asia, closed by the Augustus Orientalis."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.played import Played
from latrunculi.games.ultimus.components.chart import DIOCESE_IDS, DIOCESE_ZONES, ORIENS, ZONES
from latrunculi.games.ultimus.components.stratagems import AUGUSTA_ORIENTALIS
from latrunculi.games.ultimus.rules.answers import offer_answer
from latrunculi.games.ultimus.rules.hands import spend
from latrunculi.games.ultimus.rules.offices import politics
from latrunculi.games.ultimus.rules.scoring import score
from latrunculi.games.ultimus.rules.state import COUNCIL_TRIED, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import (
    CHOOSE_ZONE,
    COUNCIL_CALLED,
    COUNCIL_CLOSED,
    COUNCIL_ROLL,
    EFFECT,
    EFFECT_COUNCIL,
    PLAY,
)
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

ASIA: Final = DIOCESE_ZONES[DIOCESE_IDS.index("asia")]
REWARD: Final = 3
"""What a council that succeeds brings ROMAIN (UR-6.3-7)."""


def council_due(g: Ultimus) -> bool:
    """Whether ROMAIN attempts the Concile now: the Augustus Orientalis is there, and no attempt was made this turn.

    To be asked at the start of each of ROMAIN's sequences and whenever a movement of the Augustus Orientalis ends.
    """
    augustus = g.augustus[ORIENS]
    if g.council == NONE or g.flags & COUNCIL_TRIED or augustus == NONE:
        return False
    return g.ground(g.at[augustus]) == g.council


class Convocation(Played[Ultimus]):
    """UR-6.3-5: either player lays the counter in a zone of the diocese Asia."""

    NAME = "convocation"
    ASKS = {"start": "UR-6.3-5"}

    def options(self, g: Ultimus, may: Offers) -> None:
        """A zone of Asia."""
        may.offer(CHOOSE_ZONE, "UR-6.3-5", (1 << ZONES) - 1)
        may.only("UR-6.3-5", ASIA)

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The bishops meet."""
        g.end()
        g.council = obj
        g.emit(COUNCIL_CALLED, (obj,))


class Council(Procedure[Ultimus]):
    """UR-6.3-7: the attempt of the turn; to be called when `council_due`. An Augusta replaces the die (UR-6.1-8)."""

    NAME = "council"
    ASKS = {"answer": "UR-6.1-8"}

    def start(self, g: Ultimus) -> None:
        """ROMAIN is asked for an Augusta whenever he holds a stratagem, so that the question tells nothing."""
        g.flags |= COUNCIL_TRIED
        self.step = "answer" if g.holds(g.seat_of(ROMANUS)) else "roll"

    def answer(self, g: Ultimus) -> None:
        """Asked in private."""
        g.ask_privately(g.seat_of(ROMANUS))

    def options(self, g: Ultimus, may: Offers) -> None:
        """Augusta Orientalis, or the die."""
        offer_answer(g, may, AUGUSTA_ORIENTALIS)

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """UR-6.1-8: it succeeds of itself; or the die decides."""
        if verb != PLAY:
            self.step = "roll"
            return
        spend(g, ROMANUS, obj)
        g.emit(EFFECT, (obj, EFFECT_COUNCIL))
        g.end()
        succeed(g)

    def roll(self, g: Ultimus) -> None:
        """1d6 not above the CP of the Augustus Orientalis."""
        g.end()
        needed = politics(g.augustus[ORIENS])
        die = g.die()
        g.emit(COUNCIL_ROLL, (die, needed))
        if die <= needed:
            succeed(g)


def succeed(g: Ultimus) -> None:
    """The council has succeeded: the counter leaves the map, ROMAIN scores."""
    g.emit(COUNCIL_CLOSED, (g.council,))
    g.council = NONE
    score(g, ROMANUS, REWARD, "council")
