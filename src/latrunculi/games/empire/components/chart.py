"""The map as ints: provinces and Dioceses, numbered as in `data/map.toml`, and who is near whom.

A set of provinces is an int bitmask.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from latrunculi.atlas.topology import load as load_map
from latrunculi.games.empire.components.printed import FILES, FOLDER, PACK, TURNS, Components, load
from latrunculi.kernel import packs
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import within

Province: TypeAlias = int
"""A province of the map."""
Provinces: TypeAlias = int
"""A set of provinces, as a mask."""

MAP: Final = load_map(FOLDER / "data" / "map.toml")
PROVINCE_IDS: Final = MAP.ids
DIOCESE_IDS: Final = MAP.group_ids
PRINTED: Final[Components] = load(PROVINCE_IDS, DIOCESE_IDS, packs.folder_of(PACK, FILES))

PROVINCES: Final[int] = len(PROVINCE_IDS)
ALL: Final[int] = (1 << PROVINCES) - 1
NEAR: Final[list[int]] = list(MAP.near)
"""For each province the mask of those adjacent by land or strait (HRE-10.3-1)."""
PLAIN: Final[list[int]] = list(MAP.plain)
"""Those across a border without obstacle."""
RANGES: Final[list[int]] = [MAP.difficult[p] & ~MAP.strait[p] for p in range(PROVINCES)]
"""Those across mountains or forest (HRE-10.2-1)."""
DIOCESE: Final[list[int]] = list(MAP.group_of)
DIOCESES: Final[list[int]] = list(MAP.group_mask)
DIOCESE_VALUES: Final[list[list[int]]] = [list(d.values) for d in PRINTED.dioceses]
"""For each Diocese what it is worth, turn by turn."""
SITES: Final[int] = MAP.site_mask
STARTS: Final[int] = MAP.start_mask
CASPIAN: Final[int] = MAP.sea_mask[MAP.sea_ids.index("caspium")]
"""The provinces on the Caspian Sea, which nobody crosses (HRE-9.3.2-2)."""
ROMA: Final[int] = PROVINCE_IDS.index("roma")
THRACIA: Final[int] = PROVINCE_IDS.index("thracia")
GREAT: Final[list[int]] = [1 << ROMA | 1 << THRACIA if turn >= 4 else 1 << ROMA for turn in range(TURNS + 1)]
"""For each turn the mask of Roma and, from turn IV, Thracia: a City there counts one more (HRE-15.1-3, HRE-15.2-3),
and Barbarians loot it with two dice (HRE-15.1-6)."""

_CHUNK: Final = 12
_PARTS: Final = 4


def _union_table(masks: list[int]) -> list[int]:
    """For each twelve provinces and each subset of them, the union of their masks."""
    table: list[int] = []
    for part in range(_PARTS):
        first = part * _CHUNK
        start = len(table)
        table.append(0)
        for i in range(_CHUNK):
            mask = masks[first + i] if first + i < PROVINCES else 0
            table += [union | mask for union in table[start:]]
    return table


_SPREAD: Final[list[int]] = _union_table(NEAR)
_SHORES: Final[list[int]] = _union_table(list(MAP.sea_reach))
_REACH: Final[list[int]] = _union_table([1 << p | NEAR[p] | MAP.sea_reach[p] for p in range(PROVINCES)])

MARCH: Final = 5
"""Land borders: who is refused a coast so few of them away is told that it is too far, not that the sea is closed."""

_BY_LAND: Final = [PLAIN[p] | RANGES[p] for p in range(PROVINCES)]
_OVERSEAS: Final[list[int]] = [MAP.sea_reach[p] & ~within(_BY_LAND, 1 << p, MARCH) for p in range(PROVINCES)]
"""For each province those on the same open sea that no MARCH over land reaches (straits not counted)."""


def overseas(mask: Provinces) -> Provinces:
    """The provinces that a fleet, and no near way by land, would reach from at least one of a set (HRE-9.2.2-3)."""
    union = 0
    for province in members(mask):
        union |= _OVERSEAS[province]
    return union


def _union(table: list[int], mask: Provinces) -> Provinces:
    """The union of the masks of a set of provinces, from a table of `_union_table`."""
    return (
        table[mask & 4095]
        | table[4096 | mask >> 12 & 4095]
        | table[8192 | mask >> 24 & 4095]
        | table[12288 | mask >> 36]
    )


def neighbours(mask: Provinces) -> Provinces:
    """The provinces adjacent to at least one of a set."""
    return _union(_SPREAD, mask)


def shores(mask: Provinces) -> Provinces:
    """The provinces on an open sea of at least one other in a set (HRE-9.3.2-1; HRE-9.3.2-2 closes the Caspian)."""
    return _union(_SHORES, mask)


def reach_of(mask: Provinces) -> int:
    """A set of provinces, those adjacent to it, and those across its open seas (HRE-9.3.1-1)."""
    return _union(_REACH, mask)
