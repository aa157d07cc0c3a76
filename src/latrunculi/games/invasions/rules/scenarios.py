"""V.A: how a game begins: the scenarios of `scenarios/`, set on the table."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import DIPLOMACY_COPIES, EVENT_COPIES, PILLAGE_COPIES
from latrunculi.games.invasions.components.chart import FORTIFIED, LEVEL, LIMES, NONE
from latrunculi.games.invasions.components.chronology import INVASIONS
from latrunculi.games.invasions.components.counters import GENERIC, HORDE_OF, LEADER_TURNS, LEADERS, PIECES, SINCE
from latrunculi.games.invasions.components.nations import NATIONS, RELIGION
from latrunculi.games.invasions.components.scenarios import SCENARIOS, Row, Scenario
from latrunculi.games.invasions.rules import relations
from latrunculi.games.invasions.rules.blockade import STRAIT_SEAS
from latrunculi.games.invasions.rules.state import CLIENT, GONE, KINGDOM, LATER, RESERVE, VASSAL, Invasions
from latrunculi.kernel.actions import BIT, members

IDS: Final = tuple([scenario.id for scenario in SCENARIOS])


def of(g: Invasions) -> Scenario:
    """The scenario of a game."""
    return SCENARIOS[g.scenario]


def lay_out(g: Invasions) -> None:
    """The printed map and full decks, with nobody on the map: what is there before any nation is placed (V.A-9)."""
    scenario = of(g)
    g.level = list(LEVEL)
    g.walls = FORTIFIED
    g.religion = list(RELIGION)
    g.event_deck = list(EVENT_COPIES)
    g.treaty_deck = list(DIPLOMACY_COPIES)
    g.pillage_cup = list(PILLAGE_COPIES)
    g.turn = g.first_turn = scenario.first_turn
    g.last_turn = scenario.last_turn


def begin(g: Invasions, scenario: int) -> None:
    """Set a scenario up."""
    g.scenario = scenario
    found = of(g)
    lay_out(g)
    for province, level in found.cities:
        g.level[province] = level
    g.walls &= ~found.walls_lost
    g.free_cities = found.free_cities
    g.owner = list(found.owners)
    g.heresies = list(found.heresies)
    g.heresies_minus = list(found.heresies_minus)
    for row in found.rows:
        _nation(g, row)
    if not found.later:  # whom the scenario does not name neither comes by the Chronology nor raids
        g.dead |= sum([BIT[n] for n in range(NATIONS)]) & ~sum([BIT[row.nation] for row in found.rows])
    for force in found.forces:
        g.put_all(force.pieces, force.place)
        g.reduced |= force.reduced
        if force.serves != NONE:
            for piece in members(force.pieces):
                g.lend(piece, force.serves)
    _wait(g)
    g.forfeited = sum([BIT[p] for p in members(LIMES) if g.limes(p) == NONE])
    g.blockades = [STRAIT_SEAS] * NATIONS
    g.invading = sum([BIT[n] for n in INVASIONS[g.turn] if g.active & BIT[n]])
    relations.work_out(g)


def _nation(g: Invasions, row: Row) -> None:
    """V.A-2 to V.A-6: a nation's marks on the tracks, its horde or capital, its bonds."""
    nation = row.nation
    if row.role == "gone":
        g.dead |= BIT[nation]
        return
    if row.role == "raider":
        g.raiders |= BIT[nation]
    elif row.role == "inactive":
        g.inactive |= BIT[nation]
    else:
        g.active |= BIT[nation]
    g.status[nation] = row.status
    g.age[nation] = row.age
    g.decline[nation] = row.decline
    g.treasury[nation] = row.treasury
    g.religion[nation] = row.religion
    if row.lord != NONE:
        g.lord[nation] = row.lord
        g.bond[nation] = VASSAL if row.vassal else CLIENT
    g.federator[nation] = row.federator
    g.foedus[nation] = g.ceded_last[nation] = row.foedus
    g.foedera[nation] = row.foedus.bit_count() // PROVINCES_OF_FOEDUS
    for province in members(row.foedus):
        g.owner[province] = row.federator  # XXVIII.D-4
    if row.seat != NONE and row.status >= KINGDOM:
        g.capital[nation] = row.seat
    elif row.seat != NONE and HORDE_OF[nation] != NONE:
        g.put(HORDE_OF[nation], row.seat)


def _wait(g: Invasions) -> None:
    """XV.C-1, III.C-1: what is not yet available waits, and historical leaders whose time is over are gone."""
    for piece in range(PIECES):
        if g.at[piece] < RESERVE:
            continue
        turns = LEADER_TURNS[piece]
        if LEADERS & ~GENERIC & BIT[piece]:
            g.put(piece, LATER if max(turns, default=0) >= g.turn else GONE)
        elif SINCE[piece] > g.turn:
            g.put(piece, LATER)


PROVINCES_OF_FOEDUS: Final = 2
"""XXVIII.B-1."""
