"""Where a counter may lie, as ints: the zones first, then the seas, the ports, aboard ships, the boxes off the map.

Naves are combat units that are never in a land zone: they are in a sea or in the *port* of a zone, a place of its own,
so that what happens on land takes no notice of them (AIE-3.4.2-6, AIE-7.1-1). Each naves unit has a place *aboard* it.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import PORTS, SEA_IDS, SEAS, ZONE_IDS, ZONES
from latrunculi.games.alea.components.counters import NAVES, PIECE_IDS, UNITS
from latrunculi.games.imperator.components.kit import NONE, Piece, Place, Zone
from latrunculi.kernel.actions import members

HARBOURS: Final = tuple(members(PORTS))
"""The zones with a port, in their order."""
DOCKS: Final = ZONES + SEAS
"""The first port: `DOCKS + i` is the port of the zone `HARBOURS[i]`."""
PORT_OF: Final = tuple([DOCKS + HARBOURS.index(z) if PORTS >> z & 1 else NONE for z in range(ZONES)])
"""For each zone the place that is its port, NONE without one."""
SHIPS: Final = tuple(members(NAVES))
"""The naves units, in their order."""
ABOARD: Final = DOCKS + len(HARBOURS)
"""The first place aboard: `ABOARD + i` is aboard the unit `SHIPS[i]`."""
HOLD_OF: Final = tuple([ABOARD + SHIPS.index(u) if NAVES >> u & 1 else NONE for u in range(UNITS)])
"""For each unit the place aboard it, NONE for other units than naves."""
ROOM: Final = 2
"""How many combat units a naves unit carries (AIE-3.4.2-2)."""
RESERVE: Final = ABOARD + len(SHIPS)
"""The legions never raised, or dismissed (AIE-9.e-8)."""
DUE: Final = RESERVE + 1
"""Recruited units, which are placed in the next phase C (AIE-2.C-5)."""
TRACK: Final = RESERVE + 2
"""The units of minor Peoples pacified by arms, on the turn track (AIE-9.c-2)."""
PLACE_IDS: Final = (
    *ZONE_IDS, *SEA_IDS, *[f"portus-{ZONE_IDS[z]}" for z in HARBOURS], *[f"in-{PIECE_IDS[u]}" for u in SHIPS],
    "reserve", "due", "track", "pool", "fallen", "gone",
)  # fmt: skip
PLACE: Final = {name: place for place, name in enumerate(PLACE_IDS)}
PLACES: Final = len(PLACE_IDS)
POOL: Final = PLACES - 3
"""Not in play: leaders who have not entered, Roman units other than legions, minor Peoples at peace."""
FALLEN: Final = PLACES - 2
"""Eliminated, and able to return: Roman units until they are recruited again, others until the next phase C."""
GONE: Final = PLACES - 1


def station(unit: Piece, zone: Zone) -> Place:
    """The place of a unit that stands in a zone: naves lie in its port."""
    return PORT_OF[zone] if NAVES >> unit & 1 else zone
