"""The Republic: the Cicero/Princeps track (AIE-2.F.1) and the murder of Caesar (AIE-2.F.3)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import REGIONS, ROMA
from latrunculi.games.alea.components.counters import CAESAR, POMPEIUS
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import AEGYPTII, MAJORS
from latrunculi.games.alea.components.places import FALLEN, GONE
from latrunculi.games.alea.components.stratagems import IDUS, USABLE
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.encounters import escapes
from latrunculi.games.alea.rules.garrisons import FEW_LEGIONS, MANY_LEGIONS, bare, legions_on_map
from latrunculi.games.alea.rules.hands import spend
from latrunculi.games.alea.rules.honours import TRACK, call_honours
from latrunculi.games.alea.rules.scoring import conclude
from latrunculi.games.alea.rules.state import (
    ASSASSINATED,
    CAESARIANI,
    FIDES,
    PARTY_FELL,
    PARTY_FOUGHT,
    REPUBLIC_LOST,
    REPUBLICANI,
    Alea,
)
from latrunculi.games.alea.rules.words import (
    ATTEMPT,
    CICERO,
    DECLINE,
    IDES_ROLL,
    OBJECTS,
    PLAY,
    PLOT_ROLL,
    REPUBLIC_FALLEN,
    TREND,
)
from latrunculi.games.imperator.components.kit import Peoples
from latrunculi.games.imperator.rules.windows import offer_titles
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- the death of the Republic (AIE-2.F.1)

END: Final = 5
"""The last space of the track, where both players have lost (AIE-2.F.1-11, AIE-2.F.1-12)."""
PRINCEPS: Final = 3
"""From this space on the marker shows its side Princeps (AIE-2.F.1-13)."""
TREND_IDS: Final = OBJECTS["trend"]
WARS: Final = 2


def strained(wars: Peoples) -> bool:
    """Whether wars with some Peoples are too many for the Republic (AIE-2.F.1-4)."""
    return wars.bit_count() >= WARS and bool(wars & MAJORS)


def trends(g: Alea) -> list[tuple[str, int]]:
    """What would move the marker now, and by how much (AIE-2.F.1-2 to AIE-2.F.1-10), nothing left out but zeros."""
    wars = g.at_war()
    legions = legions_on_map(g)
    found = [
        ("party-fell", int(bool(g.flags & PARTY_FELL))),
        ("garrison", len(bare(g))),
        ("wars", int(strained(wars))),
        ("few-legions", int(legions <= FEW_LEGIONS)),
        ("many-legions", int(legions >= MANY_LEGIONS)),
        ("no-war", -int(not wars)),
        ("no-battle", -int(not g.flags & PARTY_FOUGHT)),
        ("aegyptii", -int(g.status[AEGYPTII] == FIDES)),
    ]
    return [(name, amount) for name, amount in found if amount]


class Republic(Procedure[Alea]):
    """AIE-2.F.1: the marker moves, and may end the game."""

    NAME = "republic"

    def start(self, g: Alea) -> None:
        """AIE-2.F.1-1: by the sum of all trends, within the track. Imperium comes before the verdict (AIE-6.F.2-1)."""
        self.step = "verdict"
        total = g.cicero
        for name, amount in trends(g):
            g.emit(TREND, (TREND_IDS.index(name), amount))
            total += amount
        g.cicero = min(END, max(0, total))
        g.flags &= ~PARTY_FELL
        g.emit(CICERO, (g.cicero,))
        call_honours(g, TRACK)

    def verdict(self, g: Alea) -> None:
        """AIE-2.F.1-11: at the end of the track both players have lost."""
        g.end()
        if g.cicero >= END:
            g.ended = REPUBLIC_LOST
            g.emit(REPUBLIC_FALLEN)
            conclude(g)


# ---------------------------------------------------------------- the murder of Caesar (AIE-2.F.3)

FATAL: Final = 6
"""The modified die from which Caesar dies (AIE-2.F.3-2)."""


class Attempt(Procedure[Alea]):
    """The attempt on Caesar; `idus`: 1 if Idus Martias has been played for it (AIE-6.F.1-1)."""

    NAME = "attempt"
    ASKS = {"choice": "AIE-2.F.3-1"}

    idus: int = 0

    def start(self, g: Alea) -> None:
        """Without Caesar on the map there is nothing to attempt."""
        if g.on_map(CAESAR):
            self.step = "choice"
        else:
            g.end()

    def choice(self, g: Alea) -> None:
        """REPUBLICAN announces it, or not."""
        g.ask(g.seat_of(REPUBLICANI))

    def options(self, g: Alea, may: Offers) -> None:
        """Idus Martias is played with the announcement."""
        may.offer(ATTEMPT, "AIE-2.F.3-1")
        offer_titles(g, may, PLAY, USABLE[REPUBLICANI], "AIE-6.F.1-1", 1 << IDUS)
        may.offer(DECLINE, "AIE-2.F.3-1")

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DECLINE:
            g.end()
            return
        if verb == PLAY:
            spend(g, REPUBLICANI, obj)
            self.idus = 1
        self.step = "plot"

    def plot(self, g: Alea) -> None:
        """AIE-2.F.3-1: validated by less than the regions of CAESARIAN; AIE-2.F.3-2: the deed."""
        die = g.die()
        regions = sum(1 for region in range(REGIONS) if g.control[region] == CAESARIANI)
        g.emit(PLOT_ROLL, (die, regions))
        if die >= regions:
            g.end()
            return
        bonus = self.help_of_the_ides(g)
        die = g.die()
        g.emit(IDES_ROLL, (die, bonus))
        if die + bonus < FATAL:
            g.end()
            return
        self.step = "murdered"
        g.kill(CAESAR, ASSASSINATED)
        g.call(Aftermath())

    def help_of_the_ides(self, g: Alea) -> int:
        """AIE-2.F.3-3 to AIE-2.F.3-5: Caesar in Roma, Pompeius gone, Idus Martias."""
        return int(g.ground(g.at[CAESAR]) == ROMA) + int(g.at[POMPEIUS] in (FALLEN, GONE)) + 2 * self.idus

    def murdered(self, g: Alea) -> None:
        """AIE-2.F.3-7: assassins left alone among those whom they have betrayed escape."""
        g.end()
        escapes(g, KIT.all_zones)
