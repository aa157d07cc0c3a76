"""The stratagems of phase F (AIE-6.F): Imperium, Ralliement d'un Triumvir, Triomphus; `republic` has Idus Martias.

The steps of phase F call `Honours` for each camp, CAESARIAN first (AIE-2.F-2), so that REPUBLICAN is called first.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import REGIONS
from latrunculi.games.alea.components.stratagems import (
    COUNTER_VALUE,
    IMPERIUM,
    STRATAGEM_CLAUSE,
    TRIUMPHUS,
    TRIUMVIR,
    USABLE,
)
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.hands import WORDS, spend
from latrunculi.games.alea.rules.scoring import score
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.triumviri import rally
from latrunculi.games.alea.rules.words import CHOOSE_REGION, DECLINE, IMPERIUM_USED, PLAY
from latrunculi.games.imperator.components.kit import NONE, Camp, Moment, Title
from latrunculi.games.imperator.rules.played import Played
from latrunculi.games.imperator.rules.windows import holder, offer_titles
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.answers import Window

TRACK: Final = 0
"""The Cicero/Princeps marker has just been adjusted (AIE-6.F.2-1)."""
CONTROL: Final = 1
"""The control of the regions is about to be judged (AIE-6.F.3-1)."""
POINTS: Final = 2
"""The points of phase F are counted (AIE-6.F.4-1)."""
TIMELY: Final = (1 << IMPERIUM, 1 << TRIUMVIR, TRIUMPHUS)
"""The titles of each of these moments."""
CLAUSES: Final = ("AIE-6.F.2-1", "AIE-6.F.3-1", "AIE-6.F.4-1")


def shares(g: Alea) -> int:
    """The regions with a Triumvir marker, as a mask."""
    return sum(1 << region for region in range(REGIONS) if g.marker[region] != NONE)


def refusal(g: Alea, title: Title) -> str:
    """Why a stratagem cannot be played at its moment; empty if it can."""
    if (title == IMPERIUM and not g.cicero) or (title == TRIUMVIR and not shares(g)):
        return STRATAGEM_CLAUSE[title]
    return ""


class Honours(Window[Alea]):
    """A camp may play the stratagems of a step of phase F, until it declines. `moment`: TRACK, CONTROL or POINTS."""

    NAME = "honours"
    ASKS = {"start": "AIE-6-5"}

    camp: Camp
    moment: Moment

    def asked(self, g: Alea) -> int:
        return holder(g, self.camp)

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("moment", "number", self.moment),)

    def options(self, g: Alea, may: Offers) -> None:
        """The stratagems of the step."""
        titles = offer_titles(g, may, PLAY, USABLE[self.camp], CLAUSES[self.moment], TIMELY[self.moment])
        for title in members(titles):
            clause = refusal(g, title)
            if clause:
                may.only(clause, ~(1 << title))
        may.offer(WORDS.decline, "AIE-6-3")

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """It takes effect at once, and the camp is asked again."""
        if verb == DECLINE:
            g.end()
            return
        spend(g, self.camp, obj)
        if obj == IMPERIUM:
            g.cicero -= 1
            g.emit(IMPERIUM_USED, (self.camp, g.cicero))
        elif obj == TRIUMVIR:
            g.call(Rallying(self.camp))
        else:
            score(g, self.camp, COUNTER_VALUE[obj], "triumph")


def call_honours(g: Alea, moment: Moment) -> None:
    """Let both camps play the stratagems of a step of phase F, CAESARIAN first (AIE-2.F-2)."""
    g.call(Honours(1, moment))
    g.call(Honours(0, moment))


class Rallying(Played[Alea]):
    """AIE-6.F.3-1: a triumvir's share of a region comes to the camp of the user."""

    NAME = "rallying"
    ASKS = {"start": "AIE-6.F.3-1"}

    def options(self, g: Alea, may: Offers) -> None:
        """A region with a Triumvir marker."""
        may.offer(CHOOSE_REGION, "AIE-6.F.3-1", (1 << REGIONS) - 1)
        may.only("AIE-6.F.3-1", shares(g))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        rally(g, obj, self.camp)
        g.call(Aftermath())
