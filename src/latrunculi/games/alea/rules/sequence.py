"""AIE-2: the turns of a game, the six phases of a turn, and the alternating sequences of phase E."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.counters import ENTRY_YEAR, LEGIONES, ROMAN_LEADERS, UNITS
from latrunculi.games.alea.components.places import DUE, GONE, POOL
from latrunculi.games.alea.rules.activation import Activation
from latrunculi.games.alea.rules.adjustments import Adjustments
from latrunculi.games.alea.rules.camps import ExchangeOfCamps
from latrunculi.games.alea.rules.combat import Combats
from latrunculi.games.alea.rules.discharge import Discharge
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.rules.events import YearEvent
from latrunculi.games.alea.rules.geostrategy import Entries, Recruits, Returns, entry_camp
from latrunculi.games.alea.rules.hands import Discards, Draw
from latrunculi.games.alea.rules.initiative import Initiative
from latrunculi.games.alea.rules.intrigues import suppress
from latrunculi.games.alea.rules.parties import Nomination
from latrunculi.games.alea.rules.peoples import free_peoples
from latrunculi.games.alea.rules.plague import lift
from latrunculi.games.alea.rules.points import Count
from latrunculi.games.alea.rules.regions import Control
from latrunculi.games.alea.rules.republic import Attempt, Republic
from latrunculi.games.alea.rules.scoring import conclude
from latrunculi.games.alea.rules.shares import share_sequences, total_sequences
from latrunculi.games.alea.rules.state import CAESARIANI, JANUS, LOST, PARTY_FOUGHT, REPUBLICANI, Alea
from latrunculi.games.alea.rules.stratagems import STRATAGEMS, Geostrategy
from latrunculi.games.alea.rules.words import SEQUENCE, YEAR
from latrunculi.games.imperator.components.kit import NONE, Camp
from latrunculi.games.imperator.rules.campaign import CommonCampaign
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure

SUPPLY: Final = 10
"""The event that gives the player without the initiative one more sequence (AIE-TE-10)."""


class Turns(Procedure[Alea]):
    """AIE-2-2: the whole game, year by year."""

    NAME = "turns"

    def start(self, g: Alea) -> None:
        """A turn begins with phase A; Peoples whose four years are over leave the turn track (AIE-9.c-2, AIE-9.c-3)."""
        g.emit(YEAR, (g.year,))
        free_peoples(g)
        self.step = "initiative"
        g.call(Draw())

    def initiative(self, g: Alea) -> None:
        """Phase B."""
        self.step = "geostrategy"
        g.call(Initiative())

    def geostrategy(self, g: Alea) -> None:
        """Phase C: step by step, in each the player with the initiative first (AIE-2-3, AIE-2.C-1)."""
        self.step = "administration"
        first, second = g.initiative, 1 - g.initiative
        for procedure in (
            Geostrategy(second), Geostrategy(first), Activation(), Returns(second), Returns(first), Recruits(second),
            Recruits(first), Entries(second), Entries(first),
        ):  # fmt: skip
            g.call(procedure)

    def administration(self, g: Alea) -> None:
        """Phase D."""
        self.step = "campaign"
        g.call(Administration())

    def campaign(self, g: Alea) -> None:
        """Phase E."""
        self.step = "review"
        g.call(Campaign())

    def review(self, g: Alea) -> None:
        """Phase F begins with the death of the Republic (AIE-2.F-1).

        Before it the plague is over (AIE-6.E.4-6), and Intrigue au Sénat is removed if the camp that holds Italia sees
        to it (AIE-6.E.11-2).
        """
        lift(g)
        suppress(g)
        self.step = "camps"
        g.call(Republic())

    def camps(self, g: Alea) -> None:
        """AIE-2.F.2-1."""
        self.step = "murder"
        g.call(ExchangeOfCamps())

    def murder(self, g: Alea) -> None:
        """AIE-2.F.3-1."""
        self.step = "control"
        g.call(Attempt())

    def control(self, g: Alea) -> None:
        """AIE-2.F.4-1."""
        self.step = "count"
        g.call(Control())

    def count(self, g: Alea) -> None:
        """AIE-10.F."""
        self.step = "adjust"
        g.call(Count())

    def adjust(self, g: Alea) -> None:
        """AIE-9.1-1."""
        self.step = "put_away"
        g.call(Adjustments())

    def put_away(self, g: Alea) -> None:
        """AIE-9.f-1: CAESARIAN first (AIE-2.F-2)."""
        end_of_turn(g)
        self.step = "next_turn"
        g.call(Discards(REPUBLICANI))
        g.call(Discards(CAESARIANI))

    def next_turn(self, g: Alea) -> None:
        """AIE-9.f-2: the marker advances, or the game ends (AIE-10.3)."""
        spent = [camp for camp in (CAESARIANI, REPUBLICANI) if nobody_left(g, camp)]
        if len(spent) == 1:
            g.ended = LOST + spent[0]
        if spent or g.year <= g.last_year:
            conclude(g)
            return
        g.year -= 1
        self.step = "start"


def end_of_turn(g: Alea) -> None:
    """What holds for one turn ends: Janus, the event, what party leaders did."""
    g.flags &= ~(JANUS | PARTY_FOUGHT)
    g.event = 0
    g.sick = NONE
    g.summoned = 0
    g.held = 0


def nobody_left(g: Alea, camp: Camp) -> bool:
    """AIE-10.3-2: neither a Roman leader nor a legio of a camp on the map, recruited, due to return or to enter."""
    legions = g.own[camp] & LEGIONES & (~g.off_map() | g.inside[DUE])
    if legions or g.own[camp] & ROMAN_LEADERS & ~(g.inside[GONE] | g.inside[POOL]):
        return False
    for leader in members(ROMAN_LEADERS & g.inside[POOL]):
        in_time = ENTRY_YEAR[leader - UNITS] >= g.last_year or g.called >> leader & 1
        if in_time and entry_camp(g, leader) == camp:
            return False
    return True


class Administration(Procedure[Alea]):
    """AIE-2.D-1: phase D."""

    NAME = "administration"

    def start(self, g: Alea) -> None:
        """AIE-2.D-2 to AIE-2.D-6."""
        share_sequences(g, total_sequences(g))
        self.step = "name"
        g.call(YearEvent())

    def name(self, g: Alea) -> None:
        """AIE-2.D-7."""
        self.step = "dismiss"
        g.call(Nomination(1 - g.initiative))
        g.call(Nomination(g.initiative))

    def dismiss(self, g: Alea) -> None:
        """AIE-2.D-8."""
        g.end()
        g.call(Discharge(1 - g.initiative))
        g.call(Discharge(g.initiative))


class Campaign(CommonCampaign[Alea]):
    """AIE-2.E-1 to AIE-2.E-4: phase E."""

    SEQUENCE = SEQUENCE
    STRATAGEMS = STRATAGEMS
    MOVEMENTS = Movements
    COMBATS = Combats

    def reinforced(self, g: Alea) -> int:
        """AIE-TE-10."""
        return 1 - g.initiative if g.event == SUPPLY else NONE
