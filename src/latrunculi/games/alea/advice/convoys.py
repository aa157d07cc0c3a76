"""Naves: armies that cross the sea, ships that come home before the year ends (AIE-9.a-2), battles at sea."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.marches import Marches
from latrunculi.games.alea.components.chart import NEAR, REGION_OF, REPUBLIC, ZONES
from latrunculi.games.alea.components.counters import (
    LAND_UNITS,
    LEADER_MASK,
    LEGIONES,
    NAVES,
    ROMAN_LEADERS,
    ROMAN_UNITS,
    UNITS,
)
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.places import ABOARD, DOCKS, HARBOURS, HOLD_OF, ROOM
from latrunculi.games.alea.rules.naval import SHORES, STEPS, Sail
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import EMBARK, HALT, LAND, MOVE_TO, RALLY, SAIL_TO
from latrunculi.games.imperator.advice.prospects import FIRST, NEVER, STAY, chosen, general
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Place, Zones
from latrunculi.games.imperator.rules.battle import strength
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.ints import Thing, Verb

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

Landing = tuple[float, int]
"""What the best landing promises, and the zone; NONE where there is none but where one comes from."""
Voyage = tuple[float, Pieces]
"""What a crossing promises beyond staying, and who goes."""


class Convoys:
    """What is to be moved by sea in the position of a survey."""

    def __init__(self, marches: Marches) -> None:
        self.marches: Final = marches
        self.survey: Final = marches.survey
        self._voyages: Final[dict[tuple[Place, Pieces], Voyage]] = {}
        self._landings: Final[dict[tuple[Place, Pieces], tuple[Landing, int]]] = {}
        self._epoch: int = -1
        self._version: int = -1
        self._seen: int = -1

    def turn(self) -> None:
        """Forget what no longer holds in the position that the survey now looks at."""
        survey = self.survey
        if self._epoch != survey.epoch or self._version != survey.regions.version:
            self._epoch, self._version = survey.epoch, survey.regions.version
            self._seen = -1
            self._landings.clear()
        if self._seen != survey.now:
            self._seen = survey.now
            self._voyages.clear()

    # ------------------------------------------------------------------ who crosses, and where to

    def squadron(self, place: Place) -> Pieces:
        """The naves of the mover's in a sea or port that have yet to move, as a mask."""
        g = self.survey.g
        return g.inside[place] & g.own[self.survey.mover] & NAVES & ~g.moved

    def crew(self, place: Place, ships: Pieces) -> Pieces:
        """Whom ships in a port would carry away: the strongest units that find room, and leaders for them."""
        g = self.survey.g
        own = g.own[self.survey.mover]
        zone = g.ground(place)
        aboard = g.cargo(ships) & own
        if zone == NONE:
            return aboard
        free = ships.bit_count() * ROOM - (aboard & LAND_UNITS).bit_count()
        ashore = g.inside[zone] & own & ~g.moved
        crew = chosen(g, ashore & LAND_UNITS & ROMAN_UNITS, free)[0] if free > 0 else 0
        guides = sorted(members(ashore & ROMAN_LEADERS), key=lambda leader: -general(g, leader))
        need = (crew | aboard & LAND_UNITS).bit_count()
        chiefs = 0
        for leader in guides:
            if need <= 0:
                break
            chiefs |= BIT[leader]
            need -= KIT.command[leader - UNITS]
        return aboard | crew | chiefs

    def landing(self, group: Pieces, place: Place) -> Landing:
        """The best zone where a group can land from a place, or march from there, and what that promises."""
        key = (place, group)
        known = self._landings.get(key)
        if known is not None and not self.survey.since(known[1]) & _SCOPE[place - ZONES]:
            return known[0]
        found = self._landing(group, place)
        self._landings[key] = found, self.survey.now
        return found

    def _landing(self, group: Pieces, place: Place) -> Landing:
        survey = self.survey
        g, camp, fronts = survey.g, survey.mover, survey.fronts
        here = g.ground(place)
        host = survey.force(group)
        legions = (group & LEGIONES).bit_count()
        best, target = NEVER, NONE
        zones = SHORES[place - ZONES] & REPUBLIC if place < DOCKS else 0
        zones |= SHORES[place - ZONES] & g.occupied[1 - camp] if group & g.chiefs(camp) else 0
        for zone in members(zones):
            value = survey.arriving(camp, zone, host, legions)
            if survey.defiance.concerns(group):
                value -= survey.defiance.joining(zone, host)
            if host.units and not survey.forces[1 - camp][zone].units:
                onward = 0.0
                for near in members(NEAR[zone]):
                    if REGION_OF[near] != NONE and survey.forces[1 - camp][near].units:
                        onward = max(onward, fronts.assault(camp, near, host, legions))
                value += 0.5 * onward
            if value > best:
                best, target = value, zone
        return best, target if target != here else NONE

    def voyage(self, place: Place, ship: Piece) -> Voyage:
        """The best crossing of a ship in a port and of the others there."""
        ships = self.squadron(place) | BIT[ship]
        found = self._voyages.get((place, ships))
        if found is None:
            found = self._voyages[place, ships] = self._voyage(place, ships)
        return found

    def _voyage(self, place: Place, ships: Pieces) -> Voyage:
        survey = self.survey
        g = survey.g
        crew = self.crew(place, ships)
        zone = g.ground(place)
        best = NEVER
        if crew & LAND_UNITS:
            stay = near = far = 0.0
            if zone != NONE:
                ashore = crew & g.inside[zone]
                near, far = survey.dangers.leaves(survey.mover, zone, ashore)
                if ashore & LAND_UNITS:
                    stay = self.marches.party(zone, ashore).rest
            for target in _OPEN[place - ZONES]:
                promise, goal = self.landing(crew, target)
                if goal == NONE:
                    continue
                if zone != NONE:
                    promise += near if REGION_OF[goal] == REGION_OF[zone] else far
                best = max(best, promise - MET * foes(g, survey.mover, target))
            cost = EXPOSED * ships.bit_count() if g.smc[survey.mover] <= 1 else 0.0
            best -= CROSSING + cost + 0.5 * stay
            if zone != NONE and survey.defiance.concerns(crew & g.inside[zone]):
                best += survey.defiance.staying(zone)
        return best, crew

    def sail(self, ship: Piece) -> float:
        """What it promises to let a ship move: a crossing, a landing, the way to a port, the way to those who wait."""
        g = self.survey.g
        place = g.at[ship]
        if not ZONES <= place < ABOARD:
            return NEVER
        if place < DOCKS:
            return HOMEWARD if not g.inside[HOLD_OF[ship]] else 2 * HOMEWARD
        return self.voyage(place, ship)[0]

    # ------------------------------------------------------------------ on the way

    def on_board(self, frame: Sail, verb: Verb, obj: Thing) -> float:
        """The moves of one ship: take on board those of the plan, sail where they can land best, land them, come in."""
        survey = self.survey
        hold = survey.g.inside[HOLD_OF[frame.ship]] & survey.g.own[survey.mover]
        if verb == RALLY:
            return 1.0
        if verb == MOVE_TO:
            legions = (frame.party & LEGIONES).bit_count()
            return FIRST + survey.arriving(survey.mover, obj, survey.force(frame.party), legions)
        if verb == LAND:
            return self.ashore(frame, hold)
        if verb == EMBARK:
            return self.boarding(frame, obj)
        if verb == SAIL_TO:
            return self.course(hold, obj)
        return STAY if verb == HALT else 0.0

    def boarding(self, frame: Sail, piece: Piece) -> float:
        """Those of the plan go aboard, units before leaders."""
        g = self.survey.g
        promise, crew = self.voyage(g.at[frame.ship], frame.ship)
        if promise <= 0 or not crew & BIT[piece]:
            return NEVER
        if not BIT[piece] & LEADER_MASK:
            return FIRST + 1.0
        full = (g.inside[HOLD_OF[frame.ship]] & LAND_UNITS).bit_count() == ROOM
        waiting = g.inside[g.at[piece]] & g.own[self.survey.mover] & crew & LAND_UNITS
        return FIRST if full or not waiting else NEVER

    def course(self, hold: Pieces, place: Place) -> float:
        """Where a ship sails: with troops to the best landing, without to a port."""
        survey = self.survey
        g, camp = survey.g, survey.mover
        late = g.smc[camp] <= 1
        value = -MET * foes(g, camp, place)
        if hold & LAND_UNITS:
            promise = self.landing(hold, place)[0]
            if place >= DOCKS:
                return value + 0.1 + (EXPOSED if late else 0.0) + 0.2 * max(0.0, promise)
            return value + promise - (EXPOSED if late else 0.0)
        if place < DOCKS:
            return NEVER
        zone = HARBOURS[place - DOCKS]
        mates = g.inside[zone] & g.own[camp] & LEGIONES
        value += HOMEWARD + WAITING * mates.bit_count()
        return value - 0.1 * survey.dangers.perils(camp)[zone].strength / (1 + survey.forces[camp][zone].strength)

    def ashore(self, frame: Sail, hold: Pieces) -> float:
        """Whether those aboard land here: if there is something to do, and it is not where they come from."""
        g = self.survey.g
        place = g.at[frame.ship]
        if frame.party:
            return 2 * FIRST  # the others go with them
        if not frame.done and g.ground(place) != NONE:
            return NEVER
        if place >= DOCKS:
            return FIRST / 2
        promise, goal = self.landing(hold, place)
        if goal == NONE or (hold & LAND_UNITS and promise <= -0.2 and g.smc[self.survey.mover] > 1):
            return NEVER
        return FIRST / 2


def foes(g: Alea, camp: Camp, place: Place) -> int:
    """The strength of the enemy naves in a sea or port."""
    return strength(g, g.inside[place] & g.own[1 - camp] & NAVES)
