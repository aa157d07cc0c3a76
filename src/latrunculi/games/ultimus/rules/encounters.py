"""What a movement meets in a zone: the plague, leaders left alone among enemies, units that an usurpation may rally."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces, Zone
from latrunculi.games.imperator.rules import escape
from latrunculi.games.imperator.rules.encounters import Encounters
from latrunculi.games.imperator.rules.movement import Words
from latrunculi.games.ultimus.components.chart import HALF_ZONES
from latrunculi.games.ultimus.components.counters import LEADER_MASK, ROMAN_UNITS, UNITS
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.plague import infested
from latrunculi.games.ultimus.rules.rights import foederati_units
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import RALLIED, RALLY_ROLL, VOCABULARY
from latrunculi.kernel.actions import members

WORDS: Final = Words(VOCABULARY)
"""The words of *Ultimus Romanorum* for the family's procedures of movement."""


ENCOUNTERS: Final = Encounters[Ultimus](infested, Aftermath, lambda leader: Escape(leader))
"""What the movements of *Ultimus Romanorum* meet, for the family's procedures."""


class Escape(escape.CommonEscape[Ultimus]):
    """UR-7.1-6, -7."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"flee": "UR-7.1-6"}


# ------------------------------------------------------------------ rallying (UR-3.6.3 D)


def rallyable(g: Ultimus, leader: Piece, zone: Zone) -> Pieces:
    """The enemy units in a zone that an usurpation's leader who has entered it may try to rally (UR-3.6.3-8).

    All Roman and Foederati units there, unless an enemy leader is with them; in the half of the usurpation alone.
    """
    for half in (0, 1):
        if g.rebels[half] >> leader & 1:
            if not HALF_ZONES[half] >> zone & 1 or g.leaders(zone, ROMANUS):
                return 0
            return g.units(zone, ROMANUS) & (ROMAN_UNITS | foederati_units(g))
    return 0


def rally(g: Ultimus, leader: Piece, zone: Zone, units: Pieces) -> bool:
    """Roll for units (UR-3.6.3-8): 1d6 up to the CP of the Usurpateur, or of the best rallied leader in the zone."""
    half = 0 if g.rebels[0] >> leader & 1 else 1
    present = g.inside[zone] & g.rebels[half] & LEADER_MASK
    usurper = g.usurper[half]
    if usurper != NONE and present >> usurper & 1:
        politics = KIT.politics[usurper - UNITS]
    else:
        politics = max(KIT.politics[one - UNITS] for one in members(present))
    die = g.die()
    g.emit(RALLY_ROLL, (leader, zone, die, politics))
    if die > politics:
        return False
    g.rebels[half] |= units
    g.join(units, BARBARUS)
    for unit in members(units):
        g.emit(RALLIED, (unit, half))
    return True
