"""Phase D: the event of the year (AIE-2.D-6, AIE-TE): its roll, what it does at once, what lasts.

What lasts for the turn is read by others from `g.event`, `g.sick`, `g.summoned` and `g.held`.
"""

from __future__ import annotations

from latrunculi.games.alea.components.chart import ITALIA, REGION_ZONES, ROMA, SYRIA
from latrunculi.games.alea.components.counters import UNIT_MASK
from latrunculi.games.alea.components.peoples import AEGYPTII, PARTHI
from latrunculi.games.alea.components.year_events import (
    ALEXANDRIAN,
    FAMINE,
    JANUS_CLOSED,
    PARTHIAN,
    PLAGUE_IN_THE_EAST,
    SICKNESS,
    UNREST,
    VINDICATION,
    WINTER,
)
from latrunculi.games.alea.rules.activation import Approach
from latrunculi.games.alea.rules.peoples import enter_war, pacify, quiet_peoples
from latrunculi.games.alea.rules.plague import strike
from latrunculi.games.alea.rules.shares import share_sequences
from latrunculi.games.alea.rules.state import BELLUM, FIDES, PAX, Alea
from latrunculi.games.alea.rules.words import HELD, SICKNESS_ROLL, SUMMONED, YEAR_EVENT
from latrunculi.games.imperator.components.kit import Zones
from latrunculi.games.imperator.rules.events import CommonYearEvent
from latrunculi.kernel.actions import members


class YearEvent(CommonYearEvent[Alea]):
    """The roll for the event of the year, and what it does at once."""

    YEAR_EVENT = YEAR_EVENT

    def befall(self, g: Alea) -> None:
        number = g.event
        if number == FAMINE:
            ravage(g, REGION_ZONES[ITALIA])
        elif number == SICKNESS:
            fall_sick(g)
        elif number == UNREST:
            summon(g)
        elif number == WINTER:
            share_sequences(g, max(0, g.smc[0] + g.smc[1] - 1))
        elif number == JANUS_CLOSED:
            share_sequences(g, 2)
        elif number == VINDICATION:
            hold(g)
        elif number == PLAGUE_IN_THE_EAST:
            ravage(g, REGION_ZONES[SYRIA])
        elif number == PARTHIAN:
            waver(g)
        elif number == ALEXANDRIAN:
            intrigue(g)


def ravage(g: Alea, zones: Zones) -> None:
    """AIE-TE-1, AIE-TE-13: all combat units in some zones and their ports are weakened, weakened ones eliminated."""
    struck = 0
    for zone in members(zones):
        struck |= g.present(zone) & UNIT_MASK
    strike(g, struck)
    quiet_peoples(g)


def fall_sick(g: Alea) -> None:
    """AIE-TE-4: an even die strikes the first party leader of CAESARIAN, an odd one that of REPUBLICAN."""
    die = g.die()
    camp = die & 1
    g.sick = g.chief[camp]
    g.emit(SICKNESS_ROLL, (die, camp, g.sick))


def summon(g: Alea) -> None:
    """AIE-TE-6: the party leaders in Italia are bound for Roma."""
    for leader in members(g.chiefs(0) | g.chiefs(1)):
        if g.region_of(leader) == ITALIA:
            g.summoned |= 1 << leader
            g.emit(SUMMONED, (leader,))


def hold(g: Alea) -> None:
    """AIE-TE-11: whoever is in the zone of Roma leaves it by retreat only."""
    g.held = g.present(ROMA)
    g.emit(HELD, (g.held.bit_count(),))


def waver(g: Alea) -> None:
    """AIE-TE-14: the Parthi at peace enter war, at war they are pacified without points."""
    if g.back[PARTHI]:
        return
    if g.status[PARTHI] == PAX:
        enter_war(g, PARTHI)
    elif g.status[PARTHI] == BELLUM:
        pacify(g, PARTHI)


def intrigue(g: Alea) -> None:
    """AIE-TE-15: the Aegyptii cease to be in allegiance; otherwise they choose as if they were activated."""
    if g.back[AEGYPTII]:
        return
    if g.status[AEGYPTII] == FIDES:
        pacify(g, AEGYPTII)
    else:
        g.call(Approach(AEGYPTII))
