"""Every procedure of the game, by which a saved state finds its place in the rules again."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.alea.rules.activation import Activation
from latrunculi.games.alea.rules.adjustments import Adjustments, Regrouping
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.camps import ExchangeOfCamps
from latrunculi.games.alea.rules.clash import Shot, Turncoats
from latrunculi.games.alea.rules.combat import (
    Battle,
    Combats,
    Evasion,
    Flight,
    Retreat,
    SeaBattle,
    TriumviralBattle,
    TriumviralRetreat,
)
from latrunculi.games.alea.rules.coup import CivilWar, Coup
from latrunculi.games.alea.rules.discharge import Discharge
from latrunculi.games.alea.rules.encounters import Appeal, Escape
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.rules.events import YearEvent
from latrunculi.games.alea.rules.garrisons import Garrisons
from latrunculi.games.alea.rules.geostrategy import Entries, Recruits, Returns
from latrunculi.games.alea.rules.hands import Discards, Draw
from latrunculi.games.alea.rules.honours import Honours, Rallying
from latrunculi.games.alea.rules.initiative import Initiative
from latrunculi.games.alea.rules.intrigues import Desertion, Intrigue, Murder
from latrunculi.games.alea.rules.marching import Advance, March
from latrunculi.games.alea.rules.naval import Expulsion, Sail
from latrunculi.games.alea.rules.parties import Nomination, Succession
from latrunculi.games.alea.rules.peoples import Homecoming
from latrunculi.games.alea.rules.plague import Contagion, Outbreak
from latrunculi.games.alea.rules.points import Count
from latrunculi.games.alea.rules.recruitment import Recruitment
from latrunculi.games.alea.rules.regions import Control
from latrunculi.games.alea.rules.republic import Attempt, Republic
from latrunculi.games.alea.rules.sailing import Rescue, SeaEvasion, SeaFlight, SeaRetreat
from latrunculi.games.alea.rules.sequence import Administration, Campaign, Turns
from latrunculi.games.alea.rules.stratagems import Geostrategy, Interrupt
from latrunculi.games.alea.rules.throws import Favour, Throw, Toss
from latrunculi.games.alea.rules.treaties import NationTreaty, Treaty
from latrunculi.games.alea.rules.tumults import Fealty, Tumult
from latrunculi.kernel.engine import Procedure

PROCEDURES: Final[tuple[type[Procedure[Any]], ...]] = (
    Turns, Administration, Campaign,
    Draw, Discards, Initiative, Geostrategy, Interrupt, Throw, Toss, Favour, Honours, Rallying,
    Coup, Tumult, Fealty, Treaty, NationTreaty, Murder, Desertion, Intrigue, Outbreak, Contagion, Turncoats, Shot,
    Entries, Recruits, Returns, Activation, Homecoming,
    YearEvent, Discharge, Control, Count, Adjustments, Regrouping, Garrisons, Recruitment,
    CivilWar, Aftermath, Nomination, Succession, Republic, ExchangeOfCamps, Attempt,
    Movements, Combats,
    March, Advance, Escape, Appeal, Sail, Expulsion,
    Battle, TriumviralBattle, SeaBattle,
    Evasion, Retreat, Flight, TriumviralRetreat, SeaEvasion, SeaRetreat, SeaFlight,
    Rescue,
)  # fmt: skip
"""In a line for each chapter: sequence, stratagems, Peoples, review, politics, phase E, movement, combat."""
