"""Phase D: the event of the year (UR-TE), its roll, what happens at once and what lasts; reinforcements (UR-2.D-9).

What lasts for the turn is read by others from `g.event`, `g.event_half`, `g.held` and `g.summoned`.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, People
from latrunculi.games.imperator.rules import campaign
from latrunculi.games.imperator.rules.events import CommonYearEvent
from latrunculi.games.ultimus.components.chart import (
    ALL_CAPITALS,
    CAPITALS,
    CONSTANTINOPOLIS,
    DIOCESE_IDS,
    DIOCESE_ZONES,
    OCCIDENS,
    ORIENS,
)
from latrunculi.games.ultimus.components.counters import EXCUBITORES, UNITS
from latrunculi.games.ultimus.components.peoples import HUNNI, PERSAE
from latrunculi.games.ultimus.components.places import HARBOURS, POOL
from latrunculi.games.ultimus.components.year_events import (
    FAMINE,
    HUNNIC,
    PEACEFUL,
    PERSIAN,
    PLAGUE,
    SICKNESS,
    UNREST,
    VINDICATION,
    WINTER,
)
from latrunculi.games.ultimus.rules.garrisons import barred, come_back
from latrunculi.games.ultimus.rules.offices import summon
from latrunculi.games.ultimus.rules.peoples import enter_war, pacify
from latrunculi.games.ultimus.rules.state import BARBARUS, PEACE, ROMANUS, WAR, Ultimus
from latrunculi.games.ultimus.rules.words import (
    ELIMINATED,
    FLEET_RETURNED,
    POPULAR_ROLL,
    SEQUENCES,
    SICKNESS_ROLL,
    WEAKENED,
    YEAR_EVENT,
)
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure

YEAR_OF_EXCUBITORES: Final = 460
BOTH: Final = 2
"""`g.event_half` when an event concerns both halves."""
_STRICKEN: Final = {
    FAMINE: tuple([DIOCESE_IDS.index(name) for name in ("galliae", "viennensis", "hispaniae")]),
    PLAGUE: (DIOCESE_IDS.index("oriens"),),
}
_FICKLE: Final = {PERSIAN: PERSAE, HUNNIC: HUNNI}


class YearEvent(CommonYearEvent[Ultimus]):
    """UR-2.D-6, UR-TE: roll for the event of the year, and carry out what it does at once."""

    YEAR_EVENT = YEAR_EVENT

    def befall(self, g: Ultimus) -> None:
        number = g.event
        if number in _STRICKEN:
            strike(g, _STRICKEN[number])
        elif number == SICKNESS:
            fall_sick(g)
        elif number == UNREST:
            g.event_half = BOTH
            summon(g)
        elif number == WINTER:
            share_sequences(g, max(0, g.smc[ROMANUS] + g.smc[BARBARUS] - 1))
        elif number == PEACEFUL:
            share_sequences(g, 2)
        elif number == VINDICATION:
            hold(g)
        elif number in _FICKLE:
            change_mind(g, _FICKLE[number])


def strike(g: Ultimus, dioceses: tuple[int, ...]) -> None:
    """UR-TE-2, UR-TE-16: the units of both camps in some dioceses are weakened, weakened ones eliminated."""
    zones = 0
    for diocese in dioceses:
        zones |= DIOCESE_ZONES[diocese]
    for unit in range(UNITS):
        zone = g.ground(g.at[unit])
        if zone == NONE or not zones >> zone & 1:
            continue
        g.emit(ELIMINATED if g.weak >> unit & 1 else WEAKENED, (unit,))
        g.weaken(unit)


def fall_sick(g: Ultimus) -> None:
    """UR-TE-5: an even die strikes the Augustus of the West, an odd one that of the East; he stays where he is."""
    die = g.die()
    half = ORIENS if die & 1 else OCCIDENS
    sick = g.augustus[half]
    g.emit(SICKNESS_ROLL, (die, half, sick))
    if sick != NONE:
        g.event_half = half
        g.summoned = 1 << sick


def share_sequences(g: Ultimus, total: int) -> None:
    """UR-2.D-4, UR-2.D-5: equal shares of a total of sequences; an odd one goes to the player with the initiative."""
    campaign.share_sequences(g, total, SEQUENCES)


def hold(g: Ultimus) -> None:
    """UR-TE-14: 1d10 for the capitals that ROMAIN's leaders and units may not leave: 0 all, even West, odd East."""
    die = g.die10()
    g.event_half = BOTH if die == 0 else ORIENS if die & 1 else OCCIDENS
    g.held = ALL_CAPITALS if g.event_half == BOTH else CAPITALS[g.event_half]
    g.emit(POPULAR_ROLL, (ten_sided(die), NONE if g.event_half == BOTH else g.event_half))


def change_mind(g: Ultimus, people: People) -> None:
    """UR-TE-17, UR-TE-18: a People in peace enters war, one in war goes back to peace; no points."""
    if g.status[people] == PEACE:
        enter_war(g, people)
    elif g.status[people] == WAR:
        pacify(g, people)


def end_of_event(g: Ultimus) -> None:
    """The turn is over, and with it what its event forbade."""
    g.event = 0
    g.event_half = NONE
    g.held = 0
    g.summoned = 0


class Reinforcements(Procedure[Ultimus]):
    """UR-2.D-9: fleets whose years of absence are over (UR-9.2-3), and the Excubitores (UR-TP-2)."""

    NAME = "reinforcements"

    def start(self, g: Ultimus) -> None:
        """The Excubitores wait, as eliminated PA do, while non-Romans hold their capital."""
        for fleet, port in enumerate(HARBOURS):
            if g.fleet_back[fleet] and g.fleet_back[fleet] <= g.year:
                g.fleet_back[fleet] = 0
                g.fleet_at[fleet] = port
                g.emit(FLEET_RETURNED, (fleet, port))
        if g.year >= YEAR_OF_EXCUBITORES and g.at[EXCUBITORES] == POOL and not barred(g, CONSTANTINOPOLIS):
            come_back(g, EXCUBITORES, CONSTANTINOPOLIS)
        g.end()
