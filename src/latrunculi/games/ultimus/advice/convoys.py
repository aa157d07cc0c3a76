"""Fleets: raids on coasts where there are points, and the way home before the year ends (UR-9.2)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.advice.prospects import FIRST, NEVER, STAY
from latrunculi.games.imperator.components.kit import Camp, Piece, Pieces, Place, Zones
from latrunculi.games.ultimus.advice.survey import Survey
from latrunculi.games.ultimus.components.chart import EMPIRE, HALF_ZONES, ZONES
from latrunculi.games.ultimus.components.counters import PA, UNIT_HALF, UNIT_MASK
from latrunculi.games.ultimus.components.places import ABOARD, HARBOURS, Fleet
from latrunculi.games.ultimus.rules.fleets import Sail, next_places, shores
from latrunculi.games.ultimus.rules.state import BARBARUS, Ultimus
from latrunculi.games.ultimus.rules.words import EMBARK, LAND, MOVE_TO, RALLY, SAIL_TO
from latrunculi.kernel.actions import members
from latrunculi.kernel.ints import Thing, Verb

RAID: Final = 0.4
"""What a landing must promise beyond staying."""
VOYAGE: Final = 2
"""Sequences that a raid and the way home take."""
HOMEWARD: Final = 0.3
"""A fleet that comes nearer to its port."""


def sail(g: Ultimus, survey: Survey, camp: Camp, fleet: Fleet) -> float:
    """What it promises to let a fleet move: a raid, a landing, or the way home."""
    place = g.fleet_at[fleet]
    if g.inside[ABOARD + fleet]:
        return 1.0
    if place >= ZONES or (fleet < len(HARBOURS) and place != HARBOURS[fleet]):
        return HOMEWARD
    if g.smc[camp] < VOYAGE:
        return NEVER
    return max([raider(g, survey, camp, unit) for unit in members(spare(g, survey, camp, place))], default=-1.0) - RAID


def spare(g: Ultimus, survey: Survey, camp: Camp, place: Place) -> int:
    """The units in port that may go without giving it up: raiders who score, or palatines."""
    present = g.units(place, camp)
    units = present & (survey.scorers if camp == BARBARUS else PA) & ~g.moved
    return units if present & (present - 1) else 0


def raider(g: Ultimus, survey: Survey, camp: Camp, unit: Piece) -> float:
    """The best that a unit could do by landing one sea away."""
    here = g.at[unit]
    if here >= ZONES:
        return NEVER
    best = NEVER
    for sea in members(next_places(here)):
        best = max(best, landing(survey, camp, 1 << unit, sea, 1 << here))
    return best + survey.without(camp, here, 1 << unit) - survey.standing(camp, here)


def landing(survey: Survey, camp: Camp, group: Pieces, place: Place, away: Zones) -> float:
    """The best landing from a place, some zones left aside."""
    host = survey.force(group)
    zones = shores(place) & EMPIRE & ~away
    for unit in members(group & PA):
        zones &= HALF_ZONES[UNIT_HALF[unit]]  # without a Patrice (UR-3.2.3-2)
    return max([survey.arriving(camp, zone, host, group) for zone in members(zones)], default=-1.0)


def on_board(g: Ultimus, survey: Survey, camp: Camp, frame: Sail, verb: Verb, obj: Thing) -> float:
    """The moves of one fleet: take raiders aboard, sail where they can land best, land them, or go home."""
    place = g.fleet_at[frame.fleet]
    aboard = g.inside[ABOARD + frame.fleet]
    if verb == EMBARK:
        if not 1 << obj & UNIT_MASK & spare(g, survey, camp, place):
            return NEVER
        return raider(g, survey, camp, obj) if g.smc[camp] >= VOYAGE else NEVER
    if verb == SAIL_TO:
        if aboard & UNIT_MASK:
            return landing(survey, camp, aboard & UNIT_MASK, obj, 0) if obj >= ZONES else -0.5
        return homeward(frame.fleet, obj) - homeward(frame.fleet, place)
    if verb == LAND:
        return FIRST / 2
    if verb == MOVE_TO:
        return FIRST + survey.arriving(camp, obj, survey.force(frame.party), frame.party) if frame.party else STAY
    return 1.0 if verb == RALLY else STAY


def homeward(fleet: Fleet, place: Place) -> float:
    """How near a place is to the port of a fleet."""
    if fleet >= len(HARBOURS):
        return 0.0
    port = HARBOURS[fleet]
    if place == port:
        return 3 * HOMEWARD
    if next_places(place) >> port & 1:
        return 2 * HOMEWARD
    return HOMEWARD if any(next_places(near) >> port & 1 for near in members(next_places(place))) else 0.0
