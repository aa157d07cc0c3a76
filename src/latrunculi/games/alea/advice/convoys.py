"""Naves: armies that cross the sea, ships that come home before the year ends (AIE-9.a-2), battles at sea."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.survey import Survey
from latrunculi.games.alea.advice.tactics import pausing
from latrunculi.games.alea.components.world import (
    ABOARD,
    DOCKS,
    HARBOURS,
    HOLD_OF,
    KIT,
    LAND_UNITS,
    LEADER_MASK,
    LEGIONES,
    NAVES,
    NEAR,
    NONE,
    REGION_OF,
    REPUBLIC,
    ROMAN_LEADERS,
    ROMAN_UNITS,
    ROOM,
    UNITS,
    ZONES,
)
from latrunculi.games.alea.rules.naval import SHORES, STEPS, Sail
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import EMBARK, HALT, LAND, MOVE_TO, RALLY, SAIL_TO
from latrunculi.games.imperator.advice.prospects import FIRST, NEVER, STAY, chosen, general
from latrunculi.games.imperator.components.kit import Camp, Piece, Pieces, Place, Zones
from latrunculi.games.imperator.rules.battle import strength
from latrunculi.kernel.actions import members

CROSSING: Final = 0.35
"""What a crossing must promise beyond staying."""
EXPOSED: Final = 0.45
"""What it costs, for each ship, to be at sea when the year ends."""
HOMEWARD: Final = 0.4
"""A ship at sea that finds a port."""
WAITING: Final = 0.05
"""For each legion in a port that would cross, a ship's way to it."""
MET: Final = 0.12
"""A strength point of enemy naves where one would sail."""

_OPEN: Final = tuple([tuple(members(steps & (1 << DOCKS) - 1)) for steps in STEPS])
"""For each sea, then each port, the adjacent seas."""


def _scope(place: Place) -> Zones:
    """The zones where one can land from a sea or a port, given by its number, and those next to them."""
    mask = SHORES[place]
    for zone in members(SHORES[place]):
        mask |= NEAR[zone]
    return mask


_SCOPE: Final = tuple([_scope(place) for place in range(len(SHORES))])

# ---------------------------------------------------------------- who crosses, and where to


def squadron(g: Alea, camp: Camp, place: Place) -> Pieces:
    """The naves of a camp in a sea or port that have yet to move, as a mask."""
    return g.inside[place] & g.own[camp] & NAVES & ~g.moved


def party(g: Alea, camp: Camp, place: Place, ships: Pieces) -> int:
    """Whom ships in a port would carry away together: the strongest units that find room, and leaders for them."""
    zone = g.ground(place)
    aboard = g.cargo(ships) & g.own[camp]
    if zone == NONE:
        return aboard
    free = ships.bit_count() * ROOM - (aboard & LAND_UNITS).bit_count()
    ashore = g.inside[zone] & g.own[camp] & ~g.moved
    crew = chosen(g, ashore & LAND_UNITS & ROMAN_UNITS, free)[0] if free > 0 else 0
    guides = sorted(members(ashore & ROMAN_LEADERS), key=lambda leader: -general(g, leader))
    need = (crew | aboard & LAND_UNITS).bit_count()
    chiefs = 0
    for leader in guides:
        if need <= 0:
            break
        chiefs |= 1 << leader
        need -= KIT.command[leader - UNITS]
    return aboard | crew | chiefs


def landing(g: Alea, survey: Survey, camp: Camp, group: Pieces, place: Place) -> tuple[float, int]:
    """The best zone where a group can land from a place, or march from there, and what that promises."""
    key = (place, group)
    known = survey.landings.get(key)
    if known is not None and survey.unchanged(_SCOPE[place - ZONES], known[2]):
        return known[0], known[1]
    best, target = _landing(g, survey, camp, group, place)
    survey.landings[key] = best, target, survey.changes()
    return best, target


def _landing(g: Alea, survey: Survey, camp: Camp, group: Pieces, place: Place) -> tuple[float, int]:
    here = survey.g.ground(place)
    host = survey.force(group)
    legions = (group & LEGIONES).bit_count()
    best, target = NEVER, NONE
    zones = SHORES[place - ZONES] & REPUBLIC if place < DOCKS else 0
    zones |= SHORES[place - ZONES] & g.occupied[1 - camp] if group & g.chiefs(camp) else 0
    for zone in members(zones):
        value = survey.arriving(camp, zone, host, legions, NONE)
        if host.units and not survey.forces[1 - camp][zone].units:
            onward = 0.0
            for near in members(NEAR[zone]):
                if REGION_OF[near] != NONE and survey.forces[1 - camp][near].units:
                    onward = max(onward, survey.assault(camp, near, host, legions))
            value += 0.5 * onward
        if value > best:
            best, target = value, zone
    return best, target if target != here else NONE


def voyage(g: Alea, survey: Survey, camp: Camp, place: Place, ship: Piece) -> tuple[float, int]:
    """The best crossing of a ship in a port and of the others there: what it promises beyond staying, and who goes."""
    ships = squadron(g, camp, place) | ship
    found = survey.voyages.get((place, ships))
    if found is None:
        found = survey.voyages[place, ships] = _voyage(g, survey, camp, place, ships)
    return found


def _voyage(g: Alea, survey: Survey, camp: Camp, place: Place, ships: Pieces) -> tuple[float, int]:
    crew = party(g, camp, place, ships)
    zone = g.ground(place)
    best = NEVER
    if crew & LAND_UNITS:
        stay = 0.0
        near = far = 0.0
        if zone != NONE:
            ashore = crew & g.inside[zone]
            near, far = survey.leaves(camp, zone, ashore, (ashore & LEGIONES).bit_count())
            if ashore & LAND_UNITS:
                stay = pausing(g, survey, camp, ashore, zone)
        for target in _OPEN[place - ZONES]:
            promise, goal = landing(g, survey, camp, crew, target)
            if goal == NONE:
                continue
            if zone != NONE:
                promise += near if REGION_OF[goal] == REGION_OF[zone] else far
            promise -= MET * foes(g, camp, target)
            best = max(best, promise)
        cost = EXPOSED * ships.bit_count() if g.smc[camp] <= 1 else 0.0
        best -= CROSSING + cost + 0.5 * stay
    return best, crew


def foes(g: Alea, camp: Camp, place: Place) -> int:
    """The strength of the enemy naves in a sea or port."""
    return strength(g, g.inside[place] & g.own[1 - camp] & NAVES)


def sail(g: Alea, survey: Survey, camp: Camp, ship: Piece) -> float:
    """What it promises to let a ship move: a crossing, a landing, the way to a port, the way to those who wait."""
    place = g.at[ship]
    if not ZONES <= place < ABOARD:
        return NEVER
    if place < DOCKS:
        return HOMEWARD if not g.inside[HOLD_OF[ship]] else 2 * HOMEWARD
    return voyage(g, survey, camp, place, 1 << ship)[0]


def on_board(g: Alea, survey: Survey, camp: Camp, frame: Sail, verb: int, obj: int) -> float:
    """The moves of one ship: take on board those of the plan, sail where they can land best, land them, or come in."""
    hold = g.inside[HOLD_OF[frame.ship]] & g.own[camp]
    if verb == RALLY:
        return 1.0
    if verb == MOVE_TO:
        value = survey.arriving(camp, obj, survey.force(frame.party), (frame.party & LEGIONES).bit_count(), NONE)
        return FIRST + value
    if verb == LAND:
        return ashore(g, survey, camp, frame, hold)
    if verb == EMBARK:
        return boarding(g, survey, camp, frame, obj)
    if verb == SAIL_TO:
        return course(g, survey, camp, hold, obj)
    return STAY if verb == HALT else 0.0


def boarding(g: Alea, survey: Survey, camp: Camp, frame: Sail, piece: Piece) -> float:
    """Those of the plan go aboard, units before leaders."""
    promise, crew = voyage(g, survey, camp, g.at[frame.ship], 1 << frame.ship)
    if promise <= 0 or not crew >> piece & 1:
        return NEVER
    room = ROOM - (g.inside[HOLD_OF[frame.ship]] & LAND_UNITS).bit_count()
    if 1 << piece & LEADER_MASK:
        return FIRST if not room else NEVER if g.inside[g.at[piece]] & g.own[camp] & crew & LAND_UNITS else FIRST
    return FIRST + 1.0


def course(g: Alea, survey: Survey, camp: Camp, hold: int, place: Place) -> float:
    """Where a ship sails: with troops to the best landing, without to a port."""
    late = g.smc[camp] <= 1
    value = -MET * foes(g, camp, place)
    if hold & LAND_UNITS:
        if place >= DOCKS:
            return value + 0.1 + (EXPOSED if late else 0.0) + 0.2 * max(0.0, landing(g, survey, camp, hold, place)[0])
        return value + landing(g, survey, camp, hold, place)[0] - (EXPOSED if late else 0.0)
    if place < DOCKS:
        return NEVER
    zone = HARBOURS[place - DOCKS]
    mates = g.inside[zone] & g.own[camp] & LEGIONES
    return (
        value
        + HOMEWARD
        + WAITING * mates.bit_count()
        - 0.1 * survey.perils(camp)[zone].strength / (1 + survey.forces[camp][zone].strength)
    )


def ashore(g: Alea, survey: Survey, camp: Camp, frame: Sail, hold: int) -> float:
    """Whether those aboard land here: if there is something to do, and it is not where they come from."""
    place = g.at[frame.ship]
    if frame.party:
        return 2 * FIRST  # the others go with them
    units = hold & LAND_UNITS
    if not frame.done and g.ground(place) != NONE:
        return NEVER
    if place >= DOCKS:
        return FIRST / 2
    promise, goal = landing(g, survey, camp, hold, place)
    if goal == NONE or (units and promise <= -0.2 and g.smc[camp] > 1):
        return NEVER
    return FIRST / 2
