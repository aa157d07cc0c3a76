"""Where there is to be combat (AIE-8.1, AIE-6.B.2-1, AIE-3.7.4-3)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import SEAS, ZONES
from latrunculi.games.alea.components.counters import NAVES, PEOPLE_UNITS, ROMAN_UNITS
from latrunculi.games.alea.components.places import DOCKS, HARBOURS
from latrunculi.games.alea.rules.state import JANUS, Alea
from latrunculi.games.imperator.components.kit import NONE, Pieces, Zones
from latrunculi.kernel.actions import BIT, members

SEA_PLACES: Final = ((1 << SEAS) - 1) << ZONES
PORT_PLACES: Final = ((1 << len(HARBOURS)) - 1) << DOCKS


def at_truce(g: Alea, units: Pieces) -> bool:
    """AIE-6.B.2-1: whether Janus keeps some units of both camps from fighting: there are Romans on each side."""
    romans = units & ROMAN_UNITS
    return bool(g.flags & JANUS and romans & g.own[0] and romans & g.own[1])


def land_fields(g: Alea) -> Zones:
    """The land zones with combat units of both camps that must fight, as a mask (AIE-8.1-1, AIE-6.B.2-1)."""
    fields = g.occupied[0] & g.occupied[1]
    if fields and g.flags & JANUS:
        for zone in members(fields):
            if at_truce(g, g.inside[zone]):
                fields ^= BIT[zone]
    return fields


def shared_fields(g: Alea) -> Zones:
    """The zones in which Peoples at war, of the active camp, are among the units of a triumvir (AIE-3.7.4-3)."""
    if max(g.marker) == NONE:
        return 0
    fields = 0
    for people in members(g.at_war()):
        if g.ruler[people] == g.active:
            fields |= g.zones_of(PEOPLE_UNITS[people] & g.on_land)
    return fields & g.zones_of(g.triumviral() & ROMAN_UNITS & g.on_land) if fields else 0


def meetings(g: Alea) -> int:
    """The seas and ports where naves of both camps have met, as a mask of places (AIE-8.1-3)."""
    berths = g.fleets().berths
    places = berths[0] & berths[1]
    if places:
        for place in members(places & PORT_PLACES):
            if not g.inside[place] & NAVES & g.arrived:
                places ^= BIT[place]
    return places


def truces(g: Alea) -> int:
    """Those of these places where Janus forbids the combat (AIE-6.B.2-1)."""
    places = 0
    if g.flags & JANUS:
        for place in members(meetings(g)):
            if at_truce(g, g.inside[place] & NAVES):
                places |= BIT[place]
    return places


def sea_fields(g: Alea) -> int:
    """The seas and ports where naves must fight, as a mask of places (AIE-8.1-3, AIE-6.B.2-1)."""
    return meetings(g) ^ truces(g)


def harbour_zones(places: int) -> Zones:
    """The land zones of the ports among some places, as a mask."""
    mask = 0
    for port in members(places & PORT_PLACES):
        mask |= BIT[HARBOURS[port - DOCKS]]
    return mask


def pending(g: Alea) -> bool:
    """Whether the active camp still has a combat to fight, on land or at sea."""
    return bool(land_fields(g) or sea_fields(g) or shared_fields(g))
