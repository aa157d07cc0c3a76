"""The map as ints: zones, seas and regions, numbered as in `data/map.toml`, and what is printed of regions.

A set is a bitmask. Years are years BC, which count down.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from latrunculi.atlas.topology import load as load_map
from latrunculi.games.alea.components import printed
from latrunculi.games.alea.components.printed import FOLDER
from latrunculi.games.imperator.components.geography import borders, groups_near
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.kernel import packs
from latrunculi.tabletop.ways import rings

Region: TypeAlias = int
"""A region of the Republic."""

MAP: Final = load_map(FOLDER / "data" / "map.toml")
ZONE_IDS: Final = MAP.ids
ZONES: Final[int] = MAP.size
ZONE: Final = MAP.index
SEA_IDS: Final = MAP.sea_ids
SEAS: Final[int] = len(MAP.sea_ids)
REGION_IDS: Final = printed.REGION_IDS
REGIONS: Final = len(REGION_IDS)
REGION: Final = {name: r for r, name in enumerate(REGION_IDS)}
REGION_OF: Final = tuple([group if group < REGIONS else NONE for group in MAP.group_of])
"""For each zone its region, NONE outside the Republic."""
REGION_ZONES: Final = MAP.group_mask[:REGIONS]
REGION_NEAR: Final = groups_near(MAP, REGIONS)
"""For each region those with a zone adjacent to one of its own, straits included (AIE-3.6-4)."""
REPUBLIC: Final[int] = sum(REGION_ZONES)
OUTSIDE: Final = MAP.all_mask & ~REPUBLIC
CITIES: Final[int] = MAP.site_mask | MAP.capital_mask
"""Zones that contain a city."""
PORTS: Final[int] = MAP.port_mask
"""Zones that contain a port."""
ROMA: Final = MAP.capitals.index("Urbs")
ITALIA: Final = REGION["italia"]
SYRIA: Final = REGION["syria"]
COASTS: Final = MAP.sea_mask
"""For each sea the land zones on it."""
SEA_NEAR: Final = MAP.sea_near
"""For each sea the seas next to it, bit t for sea t."""
SEAS_OF: Final = tuple([sum(1 << s for s in range(SEAS) if COASTS[s] >> z & 1) for z in range(ZONES)])
"""For each zone the seas that it faces, bit s for sea s."""
NEAR: Final = MAP.near
FROZEN: Final = borders(MAP, "rhenus", "danuvius")
"""The borders in a hard winter, when the Rhenus and the Danuvius are no obstacle (AIE-TE-7)."""
RINGS: Final = tuple([rings(NEAR, 1 << z) for z in range(ZONES)])
"""For each zone the sets of zones at distance 0, 1, 2 ... (straits count as borders, seas do not)."""

REGION_BY_ZONE: Final = {
    name: "" if REGION_OF[z] == NONE else REGION_IDS[REGION_OF[z]] for z, name in enumerate(ZONE_IDS)
}
PRINTED: Final = printed.load(REGION_BY_ZONE, packs.folder_of(printed.PACK, printed.FILES))
"""What is printed besides the map."""
PRINTED_REGIONS: Final = PRINTED.regions
POINTS: Final = tuple([r.points for r in PRINTED_REGIONS])
"""For each region its control points."""
GARRISON: Final = tuple([r.garrison for r in PRINTED_REGIONS])
"""For each region its minimum garrison, a number of legions."""
RECRUITS: Final = tuple([r.recruits for r in PRINTED_REGIONS])
"""For each region how many units it provides in a turn (AIE-9.e-3)."""
