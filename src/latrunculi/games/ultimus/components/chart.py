"""The map as ints: zones, seas, dioceses and halves, numbered as in `data/map.toml`. A set is a bitmask."""

from __future__ import annotations

from typing import Final, TypeAlias

from latrunculi.atlas.topology import load as load_map
from latrunculi.games.imperator.components.geography import borders, groups_near
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.ultimus.components import printed
from latrunculi.games.ultimus.components.printed import FOLDER
from latrunculi.kernel import packs
from latrunculi.tabletop.ways import rings

Half: TypeAlias = int
"""A half of the Empire, 0 for the West."""

MAP: Final = load_map(FOLDER / "data" / "map.toml")
ZONE_IDS: Final = MAP.ids
ZONES: Final[int] = MAP.size
ZONE: Final = MAP.index
SEA_IDS: Final = MAP.sea_ids
SEAS: Final[int] = len(MAP.sea_ids)
DIOCESES: Final = 12
DIOCESE_IDS: Final = MAP.group_ids[:DIOCESES]
WESTERN: Final = 7
"""The first seven dioceses are the West's (UR-3.1.1-1)."""
OCCIDENS: Final = 0
ORIENS: Final = 1
HALF_IDS: Final = printed.HALVES
DIOCESE_OF: Final = tuple([group if group < DIOCESES else NONE for group in MAP.group_of])
"""For each zone its diocese, NONE outside the Empire."""
DIOCESE_ZONES: Final = MAP.group_mask[:DIOCESES]
HALF_OF_DIOCESE: Final = tuple([OCCIDENS if d < WESTERN else ORIENS for d in range(DIOCESES)])
HALF_ZONES: Final = (sum(DIOCESE_ZONES[:WESTERN]), sum(DIOCESE_ZONES[WESTERN:]))
EMPIRE: Final = HALF_ZONES[0] | HALF_ZONES[1]
OUTSIDE: Final = MAP.all_mask & ~EMPIRE
TOWNS: Final[int] = MAP.site_mask | MAP.capital_mask
"""Zones with a town or an imperial capital."""
PORTS: Final[int] = MAP.port_mask
CAPITALS: Final = (MAP.capital_mask & HALF_ZONES[0], MAP.capital_mask & HALF_ZONES[1])
ALL_CAPITALS: Final = CAPITALS[0] | CAPITALS[1]
"""The zones of the imperial capitals of each half (UR-3.1.2-2)."""
ROMA: Final = MAP.capitals.index("Roma")
RAVENNA: Final = MAP.capitals.index("Ravenna")
CONSTANTINOPOLIS: Final = MAP.capitals.index("Constantinopolis")
CARTHAGO: Final = MAP.ports.index("Carthago")
ARMENIA_ZONE: Final = ZONE["armenia"]
REFUGES: Final = (RAVENNA, CONSTANTINOPOLIS)
"""The zone of each half's city of refuge (UR-8.2.2)."""
COASTS: Final = MAP.sea_mask
"""For each sea the land zones on it."""
SEA_NEAR: Final = MAP.sea_near
"""For each sea the seas next to it, bit t for sea t."""
NEAR: Final = MAP.near
FROZEN: Final = borders(MAP, "rhenus", "danuvius")
"""The borders in a hard winter, when the Rhenus and the Danuvius are no obstacle (UR-TE-10)."""
DIOCESE_NEAR: Final = groups_near(MAP, DIOCESES)
"""For each diocese those with a zone adjacent to one of its own, straits included (UR-3.6.3-6)."""

RINGS: Final = tuple([rings(NEAR, 1 << z) for z in range(ZONES)])
"""For each zone the sets of zones at distance 0, 1, 2 ... (straits count as borders, seas do not)."""

DIOCESE_BY_ZONE: Final = {
    name: "" if DIOCESE_OF[z] == NONE else DIOCESE_IDS[DIOCESE_OF[z]] for z, name in enumerate(ZONE_IDS)
}
PRINTED: Final = printed.load(DIOCESE_BY_ZONE, DIOCESE_IDS, packs.folder_of(printed.PACK, printed.FILES))
"""What is printed besides the map."""
