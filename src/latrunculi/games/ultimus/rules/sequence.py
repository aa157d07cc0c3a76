"""UR 2: the turns of a game, the six phases of a turn, and the alternating sequences of phase E."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.campaign import CommonCampaign
from latrunculi.games.ultimus.components.counters import LEADER_MASK, PEOPLE_LEADERS, UNITS
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import ARMENIA, PEOPLES
from latrunculi.games.ultimus.rules.adjustments import Review
from latrunculi.games.ultimus.rules.augusti import Naming
from latrunculi.games.ultimus.rules.combat import Combats
from latrunculi.games.ultimus.rules.deployment import Deployment
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.events import Reinforcements, YearEvent, end_of_event, share_sequences
from latrunculi.games.ultimus.rules.hands import Discards, Draw
from latrunculi.games.ultimus.rules.initiative import Initiative
from latrunculi.games.ultimus.rules.intrigues import note_garrisons
from latrunculi.games.ultimus.rules.mortality import DeathTests, Entries, GeneralsReturn
from latrunculi.games.ultimus.rules.peoples import enter_war
from latrunculi.games.ultimus.rules.plague import lift
from latrunculi.games.ultimus.rules.roles import ExchangeOfCamps, flight_of_augusti
from latrunculi.games.ultimus.rules.scenarios import risings
from latrunculi.games.ultimus.rules.scoring import conclude
from latrunculi.games.ultimus.rules.state import (
    BARBARUS,
    DEATHS_DONE,
    PAX,
    PEACE,
    ROMANUS,
    Ultimus,
)
from latrunculi.games.ultimus.rules.stratagems import STRATAGEMS, Geostrategy
from latrunculi.games.ultimus.rules.words import PAX_ROMANA, SEQUENCE, YEAR
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure

SUPPLY: Final = 10
"""The event that gives BARBARE an additional sequence (UR-TE-13)."""


class Turns(Procedure[Ultimus]):
    """UR 2: the whole game, year by year."""

    NAME = "turns"

    def start(self, g: Ultimus) -> None:
        """UR 3.3.2: each player deploys his LI and CO, ROMAIN first."""
        self.step = "begin_turn"
        g.call(Deployment(BARBARUS))
        g.call(Deployment(ROMANUS))

    def begin_turn(self, g: Ultimus) -> None:
        """A turn begins with phase A."""
        g.emit(YEAR, (g.year,))
        g.flags &= ~(PAX | DEATHS_DONE)
        self.step = "initiative"
        g.call(Draw())

    def initiative(self, g: Ultimus) -> None:
        """Phase B."""
        self.step = "geostrategy"
        g.call(Initiative())

    def geostrategy(self, g: Ultimus) -> None:
        """Phase C: the player with the initiative first (UR-2.C-1); each places leaders, then plays stratagems."""
        self.step = "after_geostrategy"
        second = 1 - g.initiative
        g.call(Geostrategy(second))
        g.call(Entries(second))
        g.call(Geostrategy(g.initiative))
        g.call(Entries(g.initiative))
        for people in risings(g):
            if g.status[people] == PEACE:
                enter_war(g, people)

    def after_geostrategy(self, g: Ultimus) -> None:
        """UR-2.C-5: without war and usurpation the year is one of Pax Romana, but leaders may die."""
        if at_peace(g):
            g.flags |= PAX | DEATHS_DONE
            g.emit(PAX_ROMANA, (g.year,))
            self.step = "after_pax"
            g.call(DeathTests())
        else:
            self.step = "review"
            g.call(Campaign())
            g.call(Administration())

    def after_pax(self, g: Ultimus) -> None:
        """UR-2.C-7: the death of an Augustus has broken the Pax (`aftermath`), or the turn goes to phase F."""
        self.step = "review"
        if not g.flags & PAX:
            g.call(Campaign())
            g.call(Administration())

    def review(self, g: Ultimus) -> None:
        """The plague ends with phase E (UR-6.3-13); phase F begins with the exchange of camps."""
        lift(g)
        self.step = "count"
        g.call(ExchangeOfCamps())

    def count(self, g: Ultimus) -> None:
        """Capitals and ports, points, adjustments."""
        self.step = "put_away"
        g.call(Review())

    def put_away(self, g: Ultimus) -> None:
        """UR-2.F-6: both players return what they cannot use or keep."""
        end_of_event(g)
        flight_of_augusti(g)
        self.step = "next_turn"
        g.call(Discards(BARBARUS))
        g.call(Discards(ROMANUS))

    def next_turn(self, g: Ultimus) -> None:
        """UR-2.F-7: the marker advances, or the game ends."""
        if g.year >= g.last_year:
            conclude(g)
            return
        g.year += 1
        self.step = "begin_turn"


def at_peace(g: Ultimus) -> bool:
    """UR-2.C-5: no People is in war, revolted or a Regnum, and no usurpation is in progress."""
    if g.usurper[0] != NONE or g.usurper[1] != NONE:
        return False
    return not any(g.at_war(people) for people in range(PEOPLES) if people != ARMENIA)


def total_sequences(g: Ultimus) -> int:
    """UR-2.D-2 and -3: half the VS of the Augusti, rounded up, and the best VS of BARBARE's leaders in play."""
    ranks = [KIT.strategy[leader - UNITS] for leader in g.augustus if leader != NONE]
    first = (sum(ranks) + 1) // 2 if len(ranks) == 2 else sum(ranks)
    asleep = 0
    for people in range(PEOPLES):
        if g.status[people] == PEACE:
            asleep |= PEOPLE_LEADERS[people]
    awake = [
        KIT.strategy[leader - UNITS] for leader in members(g.own[BARBARUS] & LEADER_MASK & ~asleep) if g.on_map(leader)
    ]
    return first + max(awake, default=0)


class Administration(Procedure[Ultimus]):
    """UR 2, phase D: sequences, event, Patrices, deaths, reinforcements (UR-2.D-1)."""

    NAME = "administration"

    def start(self, g: Ultimus) -> None:
        share_sequences(g, total_sequences(g))
        self.step = "name"
        g.call(YearEvent())

    def name(self, g: Ultimus) -> None:
        """UR-2.D-7."""
        self.step = "deaths"
        g.call(Naming())

    def deaths(self, g: Ultimus) -> None:
        """UR-2.D-8; not a second time after a Pax that was broken (UR-2.C-7)."""
        self.step = "reinforce"
        if not g.flags & DEATHS_DONE:
            g.flags |= DEATHS_DONE
            g.call(DeathTests())

    def reinforce(self, g: Ultimus) -> None:
        """UR-2.D-9."""
        g.end()
        g.call(Reinforcements())
        g.call(GeneralsReturn())


class Campaign(CommonCampaign[Ultimus]):
    """UR-2.E-1: phase E."""

    SEQUENCE = SEQUENCE
    STRATAGEMS = STRATAGEMS
    MOVEMENTS = Movements
    COMBATS = Combats

    def reinforced(self, g: Ultimus) -> int:
        """UR-TE-13."""
        return BARBARUS if g.event == SUPPLY else NONE

    def open_phase(self, g: Ultimus) -> None:
        """UR-6.3-20: the zones that Germanophobia asks for are noted."""
        note_garrisons(g)
