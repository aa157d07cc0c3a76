"""Every procedure of the game, by which a saved state finds its place in the rules again."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.ultimus.adjustments import Review
from latrunculi.games.ultimus.aftermath import Aftermath, RexSuccession
from latrunculi.games.ultimus.alliances import Alliance, Secession
from latrunculi.games.ultimus.augusti import FillThrones, Naming, Succession
from latrunculi.games.ultimus.combat import Evasion, Flight, Refuge, Retreat
from latrunculi.games.ultimus.council import Convocation, Council
from latrunculi.games.ultimus.deployment import Deployment
from latrunculi.games.ultimus.encounters import Escape
from latrunculi.games.ultimus.engagement import InterruptedBattle, InterruptedCombats, Movements
from latrunculi.games.ultimus.events import Reinforcements, YearEvent
from latrunculi.games.ultimus.fleets import Sail
from latrunculi.games.ultimus.foedera import Bodyguard, Treaty, Tribute
from latrunculi.games.ultimus.garrisons import Garrisons
from latrunculi.games.ultimus.hands import Discards, Draw, PapaWindow
from latrunculi.games.ultimus.initiative import Initiative
from latrunculi.games.ultimus.interrupts import Interrupt
from latrunculi.games.ultimus.intrigues import Desertion, Murder, Purge, Shipyard, Uprising
from latrunculi.games.ultimus.marching import Advance, March, Trek
from latrunculi.games.ultimus.migration import Migration
from latrunculi.games.ultimus.mortality import DeathTests, Entries, GeneralsReturn
from latrunculi.games.ultimus.peoples import Rising
from latrunculi.games.ultimus.plague import Outbreak
from latrunculi.games.ultimus.quarters import Quarters, Settlement
from latrunculi.games.ultimus.roles import ExchangeOfCamps
from latrunculi.games.ultimus.sequence import Administration, Campaign, Turns
from latrunculi.games.ultimus.stratagems import Geostrategy
from latrunculi.games.ultimus.tumults import Coronation, Plot, Tumult
from latrunculi.games.ultimus.usurpation import Usurp, Usurpation, UsurpationRoll
from latrunculi.kernel.engine import Procedure

PROCEDURES: Final[tuple[type[Procedure[Any]], ...]] = (
    Turns, Administration, Campaign, Review, Aftermath, RexSuccession, FillThrones, Naming, Succession, Evasion,
    Flight, Refuge, Retreat, Convocation, Council, Deployment, Escape, InterruptedBattle,
    InterruptedCombats, Movements, Reinforcements,
    YearEvent, Sail, Bodyguard, Treaty, Tribute, Garrisons, Discards, Draw, PapaWindow, Initiative, Interrupt,
    Desertion, Murder, Purge, Shipyard, Uprising, Advance, March, Trek, Migration, DeathTests, Entries,
    GeneralsReturn, Rising, Outbreak, Quarters, Settlement, ExchangeOfCamps, Geostrategy, Alliance, Coronation,
    Plot, Secession, Tumult, Usurp, Usurpation, UsurpationRoll,
)  # fmt: skip
