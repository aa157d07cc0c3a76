"""Where a counter may lie, as ints: the zones first, then the seas, the cities of refuge, aboard fleets, the boxes."""

from __future__ import annotations

from typing import Final, TypeAlias

from latrunculi.games.ultimus.components.chart import CARTHAGO, CONSTANTINOPOLIS, SEA_IDS, SEAS, ZONE_IDS, ZONES

Fleet: TypeAlias = int
"""A fleet, in a port, at sea or lost."""

BOXES: Final = ZONES + SEAS
"""The first city box; `BOXES + half`: Ravenna, Constantinopolis."""
FLEET_IDS: Final = ("classis-occidentalis", "classis-orientalis", "classis-nova")
FLEETS: Final = len(FLEET_IDS)
ABOARD: Final = BOXES + 2
"""`ABOARD + fleet`: aboard a fleet."""
PLACE_IDS: Final = (*ZONE_IDS, *SEA_IDS, "urbs-ravenna", "urbs-constantinopolis",
                    *[f"in-{fleet}" for fleet in FLEET_IDS], "pool", "fallen", "gone")  # fmt: skip
PLACES: Final = len(PLACE_IDS)
POOL: Final = PLACES - 3
FALLEN: Final = PLACES - 2
GONE: Final = PLACES - 1
HARBOURS: Final = (CARTHAGO, CONSTANTINOPOLIS)
"""The home ports of the two fleets (UR-3.4.2-1)."""
