"""Movement: who marches with whom and where to, and which units go alone."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.advice.prospects import (
    FIRST,
    NEVER,
    STAY,
    weight,
)
from latrunculi.games.imperator.components.kit import Camp, Piece, Pieces, Zone
from latrunculi.games.ultimus.advice.errands import Errand, kind_of, open_zones, parties
from latrunculi.games.ultimus.advice.leaders import alone, lone_errand
from latrunculi.games.ultimus.advice.survey import Survey
from latrunculi.games.ultimus.components.chart import DIOCESE_ZONES, EMPIRE, ZONES
from latrunculi.games.ultimus.components.counters import PA, UNIT_DIOCESE
from latrunculi.games.ultimus.rules.marching import March
from latrunculi.games.ultimus.rules.state import ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import HALT, LEAVE, MOVE_TO, RALLY, TAKE
from latrunculi.kernel.actions import members
from latrunculi.kernel.ints import Thing, Verb

EFFORT: Final = 0.05
"""What a movement must promise at least."""
POSTING: Final = 0.25
"""What another post than the scenario's must promise."""


def plan(g: Ultimus, survey: Survey, camp: Camp, leader: Piece) -> tuple[float, int]:
    """The best march of a leader: what it promises, and the units that he takes along."""
    found = survey.plans.get(leader)
    if found is None:
        found = survey.plans[leader] = _plan(g, survey, camp, leader)
    return found


def _plan(g: Ultimus, survey: Survey, camp: Camp, leader: Piece) -> tuple[float, int]:
    here = g.at[leader]
    if here >= ZONES:
        return NEVER, 0
    bit = 1 << leader
    best, taken = NEVER, 0
    for units in parties(g, survey, camp, leader, here):
        if units:
            promise = _best(g, survey, camp, units, bit, here)
        else:  # it costs nobody any effort
            stay = alone(g, survey, camp, leader, here)
            ways = [alone(g, survey, camp, leader, z) - stay for z in members(open_zones(g, survey, 0, bit, here))]
            promise = EFFORT + max(ways) if ways else NEVER
        if promise > best:
            best, taken = promise, units
    return best - EFFORT, taken


def on_march(g: Ultimus, survey: Survey, camp: Camp, frame: March, verb: Verb, obj: Thing) -> float:
    """The units of the plan are taken before the leader leaves; then he goes where it is best, dropping garrisons."""
    if verb == TAKE:
        return FIRST if plan(g, survey, camp, frame.leader)[1] >> obj & 1 else NEVER
    if verb == MOVE_TO:
        if not frame.group:
            return lone_errand(g, survey, camp, frame.leader, obj)
        group = frame.group | 1 << frame.leader
        return Errand(g, survey, camp, group).to(obj)
    if verb == LEAVE:
        return dropped(g, survey, camp, frame, obj)
    if verb == RALLY:
        return 1.0
    return STAY if verb == HALT else 0.0


def dropped(g: Ultimus, survey: Survey, camp: Camp, frame: March, unit: Piece) -> float:
    """What it promises to leave a unit in a zone where BARBARE scores, and to go on with the others."""
    here = g.at[frame.leader]
    if camp == ROMANUS or not EMPIRE >> here & 1 or not survey.scorers >> unit & 1:
        return NEVER
    rest = frame.group & ~(1 << unit)
    if g.units(here, camp) & survey.scorers & ~frame.group or (not rest & (rest - 1) and not rest):
        return NEVER
    bit = 1 << frame.leader
    best = _best(g, survey, camp, rest, bit, here)
    together = max(STAY, _best(g, survey, camp, frame.group, bit, here))
    return best - 0.01 * weight(g, unit) if best > together else NEVER


def _best(g: Ultimus, survey: Survey, camp: Camp, units: Pieces, leaders: Pieces, here: Zone) -> float:
    """The best that a group can do with its next step."""
    errand = Errand(g, survey, camp, units | leaders)
    return max([errand.to(there) for there in members(open_zones(g, survey, units, leaders, here))], default=NEVER)


def advance(g: Ultimus, survey: Survey, camp: Camp, unit: Piece) -> float:
    """The best that a unit alone can do."""
    here = g.at[unit]
    if here >= ZONES:
        return NEVER
    group = 1 << unit
    if camp == ROMANUS and not group & PA and not survey.alarm() >> here & 1:
        return NEVER
    key = (here, kind_of(unit), survey.force(group))
    found = survey.advances.get(key)
    if found is None:
        found = survey.advances[key] = max(NEVER, _best(g, survey, camp, group, 0, here))
    return found - EFFORT


def post(g: Ultimus, survey: Survey, camp: Camp, unit: Piece) -> float:
    """What it promises to post a unit elsewhere in its diocese before the game begins (UR-3.3.2)."""
    here = g.at[unit]
    bit = 1 << unit
    host = survey.force(bit)
    zones = DIOCESE_ZONES[UNIT_DIOCESE[unit]] & ~g.occupied[1 - camp] & ~(1 << here)
    best = max([survey.arriving(camp, zone, host, bit) for zone in members(zones)], default=0.0)
    return best + survey.without(camp, here, bit) - survey.standing(camp, here) - POSTING


def step(g: Ultimus, survey: Survey, camp: Camp, unit: Piece, there: Zone) -> float:
    """What a unit's step to a zone promises."""
    return Errand(g, survey, camp, 1 << unit).to(there)


def trek(survey: Survey, camp: Camp, people_units: Pieces, zone: Zone) -> float:
    """How good a zone is for a whole migrating People."""
    return survey.arriving(camp, zone, survey.force(people_units), people_units)
