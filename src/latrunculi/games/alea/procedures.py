"""Every procedure of the game, by which a saved state finds its place in the rules again."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.alea.activation import Activation
from latrunculi.games.alea.adjustments import Adjustments, Regrouping
from latrunculi.games.alea.aftermath import Aftermath
from latrunculi.games.alea.camps import ExchangeOfCamps
from latrunculi.games.alea.clash import Shot, Turncoats
from latrunculi.games.alea.coup import CivilWar, Coup
from latrunculi.games.alea.discharge import Discharge
from latrunculi.games.alea.encounters import Appeal, Escape
from latrunculi.games.alea.engagement import (
    InterruptedBattle,
    InterruptedCombats,
    InterruptedSeaBattle,
    InterruptedTriumviralBattle,
    Movements,
)
from latrunculi.games.alea.events import YearEvent
from latrunculi.games.alea.garrisons import Garrisons
from latrunculi.games.alea.geostrategy import Entries, Recruits, Returns
from latrunculi.games.alea.hands import Discards, Draw
from latrunculi.games.alea.honours import Honours, Rallying
from latrunculi.games.alea.initiative import Initiative
from latrunculi.games.alea.interrupts import Interrupt
from latrunculi.games.alea.intrigues import Desertion, Intrigue, Murder
from latrunculi.games.alea.marching import Advance, March
from latrunculi.games.alea.naval import Expulsion, Sail
from latrunculi.games.alea.parties import Nomination, Succession
from latrunculi.games.alea.peoples import Homecoming
from latrunculi.games.alea.plague import Contagion, Outbreak
from latrunculi.games.alea.points import Count
from latrunculi.games.alea.recruitment import Recruitment
from latrunculi.games.alea.regions import Control
from latrunculi.games.alea.republic import Attempt, Republic
from latrunculi.games.alea.sailing import Rescue, SeaEvasion, SeaFlight, SeaRetreat
from latrunculi.games.alea.sequence import Administration, Campaign, Turns
from latrunculi.games.alea.stratagems import Geostrategy
from latrunculi.games.alea.throws import Favour, Throw, Toss
from latrunculi.games.alea.treaties import NationTreaty, Treaty
from latrunculi.games.alea.tumults import Fealty, Tumult
from latrunculi.games.alea.withdrawal import Evasion, Flight, Retreat, TriumviralRetreat
from latrunculi.kernel.engine import Procedure

PROCEDURES: Final[tuple[type[Procedure[Any]], ...]] = (
    Turns, Administration, Campaign,
    Draw, Discards, Initiative, Geostrategy, Interrupt, Throw, Toss, Favour, Honours, Rallying,
    Coup, Tumult, Fealty, Treaty, NationTreaty, Murder, Desertion, Intrigue, Outbreak, Contagion, Turncoats, Shot,
    Entries, Recruits, Returns, Activation, Homecoming,
    YearEvent, Discharge, Control, Count, Adjustments, Regrouping, Garrisons, Recruitment,
    CivilWar, Aftermath, Nomination, Succession, Republic, ExchangeOfCamps, Attempt,
    Movements, InterruptedCombats,
    March, Advance, Escape, Appeal, Sail, Expulsion,
    InterruptedBattle, InterruptedTriumviralBattle, InterruptedSeaBattle,
    Evasion, Retreat, Flight, TriumviralRetreat, SeaEvasion, SeaRetreat, SeaFlight,
    Rescue,
)  # fmt: skip
"""In a line for each chapter: sequence, stratagems, Peoples, review, politics, phase E, movement, combat."""
