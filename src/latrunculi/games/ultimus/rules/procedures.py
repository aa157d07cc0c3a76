"""Every procedure of the game, by which a saved state finds its place in the rules again."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.ultimus.rules.adjustments import Review
from latrunculi.games.ultimus.rules.aftermath import Aftermath, RexSuccession
from latrunculi.games.ultimus.rules.alliances import Alliance, Secession
from latrunculi.games.ultimus.rules.augusti import FillThrones, Naming, Succession
from latrunculi.games.ultimus.rules.combat import Battle, Combats, Evasion, Flight, Refuge, Retreat
from latrunculi.games.ultimus.rules.council import Convocation, Council
from latrunculi.games.ultimus.rules.deployment import Deployment
from latrunculi.games.ultimus.rules.encounters import Escape
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.events import Reinforcements, YearEvent
from latrunculi.games.ultimus.rules.fleets import Sail
from latrunculi.games.ultimus.rules.foedera import Bodyguard, Treaty, Tribute
from latrunculi.games.ultimus.rules.garrisons import Garrisons
from latrunculi.games.ultimus.rules.hands import Discards, Draw, PapaWindow
from latrunculi.games.ultimus.rules.initiative import Initiative
from latrunculi.games.ultimus.rules.intrigues import Desertion, Murder, Purge, Shipyard, Uprising
from latrunculi.games.ultimus.rules.marching import Advance, March, Trek
from latrunculi.games.ultimus.rules.migration import Migration
from latrunculi.games.ultimus.rules.mortality import DeathTests, Entries, GeneralsReturn
from latrunculi.games.ultimus.rules.peoples import Rising
from latrunculi.games.ultimus.rules.plague import Outbreak
from latrunculi.games.ultimus.rules.quarters import Quarters, Settlement
from latrunculi.games.ultimus.rules.roles import ExchangeOfCamps
from latrunculi.games.ultimus.rules.sequence import Administration, Campaign, Turns
from latrunculi.games.ultimus.rules.stratagems import Geostrategy, Interrupt
from latrunculi.games.ultimus.rules.tumults import Coronation, Plot, Tumult
from latrunculi.games.ultimus.rules.usurpation import Usurp, Usurpation, UsurpationRoll
from latrunculi.kernel.engine import Procedure

PROCEDURES: Final[tuple[type[Procedure[Any]], ...]] = (
    Turns, Administration, Campaign, Review, Aftermath, RexSuccession, FillThrones, Naming, Succession, Evasion,
    Flight, Refuge, Retreat, Convocation, Council, Deployment, Escape, Battle,
    Combats, Movements, Reinforcements,
    YearEvent, Sail, Bodyguard, Treaty, Tribute, Garrisons, Discards, Draw, PapaWindow, Initiative, Interrupt,
    Desertion, Murder, Purge, Shipyard, Uprising, Advance, March, Trek, Migration, DeathTests, Entries,
    GeneralsReturn, Rising, Outbreak, Quarters, Settlement, ExchangeOfCamps, Geostrategy, Alliance, Coronation,
    Plot, Secession, Tumult, Usurp, Usurpation, UsurpationRoll,
)  # fmt: skip
