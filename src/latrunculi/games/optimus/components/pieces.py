"""Every counter as a number: the units first, then the leaders, then the decoys. A set of pieces is a bitmask.

A legion is one counter. Of other types there are as many numbers as PF in the stock, since change is made freely
(OP-1.2-6): most of them lie unused beside the map.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components import counters
from latrunculi.games.optimus.components.chart import DANUVIUS
from latrunculi.games.optimus.components.counters import (
    ARTILLERY,
    BARBARIAN,
    CAVALRY,
    FALX,
    FD,
    FLEET,
    FLEET_RIVER,
    FOOT,
    HEAVY,
    IMPEDIMENTA,
    LAST_TO_FALL,
    LEADER_IDS,
    LEADER_PEOPLE,
    LEADER_SIDE,
    LEGION,
    NATION,
    PF,
    PRAETORIAN,
    ROME,
    SHOOTERS,
    STOCK,
    TRANSFUGE,
    TYPE_IDS,
    TYPE_KIND,
    TYPE_PEOPLE,
    TYPE_SIDE,
    TYPES,
)
from latrunculi.games.optimus.components.counters import (
    DECOYS as DECOYS_OF,
)
from latrunculi.games.optimus.components.printed.peoples import PEOPLE_IDS

ROMANUS: Final[int] = ROME
BARBARUS: Final[int] = BARBARIAN

# ---------------------------------------------------------------- units


def _slots(t: int) -> int:
    return 1 if TYPE_KIND[t] == LEGION else STOCK[t]


TYPE_OF: Final = tuple([t for t in range(TYPES) for _ in range(_slots(t))])
"""For each unit its type."""
UNITS: Final[int] = len(TYPE_OF)
UNIT_IDS: Final = tuple(
    [TYPE_IDS[t] if _slots(t) == 1 else f"{TYPE_IDS[t]}-{n + 1}" for t in range(TYPES) for n in range(_slots(t))]
)
FULL: Final = tuple([PF[t] for t in TYPE_OF])
"""For each unit the PF of a whole counter."""
FD_OF: Final = tuple([FD[t] for t in TYPE_OF])
"""For each unit the totals that double its hits, bit n for n (OP-10.1-4)."""
NO_FD: Final = 7
"""No FD is as high as this."""


def _units(types: int) -> int:
    return sum([1 << unit for unit in range(UNITS) if types >> TYPE_OF[unit] & 1])


def _kind(kind: int) -> int:
    return _units(counters.of_kind(kind))


UNIT_MASK: Final[int] = (1 << UNITS) - 1
UNITS_OF_TYPE: Final = tuple([_units(1 << t) for t in range(TYPES)])
LEGION_UNITS: Final[int] = _kind(LEGION)
PRAETORIAN_UNITS: Final[int] = _kind(PRAETORIAN)
CAVALRY_UNITS: Final[int] = _kind(CAVALRY)
FOOT_UNITS: Final[int] = _units(FOOT)
"""All who fight on foot: legions, praetorians, infantry, transfuges."""
ARTILLERY_UNITS: Final[int] = _kind(ARTILLERY)
TRANSFUGE_UNITS: Final[int] = _kind(TRANSFUGE)
IMPEDIMENTA_UNITS: Final[int] = _kind(IMPEDIMENTA)
FLEET_UNITS: Final[int] = _kind(FLEET)
FLEETS_ON: Final[tuple[int, ...]] = tuple(
    [
        sum([1 << unit for unit in range(UNITS) if FLEET_UNITS >> unit & 1 and FLEET_RIVER[TYPE_OF[unit]] == river])
        for river in range(DANUVIUS + 1)
    ]
)
"""By river, as `chart` has them: its fleets."""
HEAVY_UNITS: Final[int] = _units(HEAVY)
SHOOTER_UNITS: Final[int] = _units(SHOOTERS)
FALX_UNITS: Final[int] = _units(FALX)
RED_STAR_UNITS: Final[int] = SHOOTER_UNITS & CAVALRY_UNITS
"""Shooters on horseback (OP-10.1.1-1)."""
FRAIL_UNITS: Final[int] = _units(LAST_TO_FALL)
"""Never hors de combat, and the last to be destroyed (OP-10.5-1, OP-10.5-2)."""

# ---------------------------------------------------------------- heads

FIRST_LEADER: Final[int] = UNITS
LEADERS: Final[int] = len(LEADER_IDS)
FIRST_DECOY: Final[int] = UNITS + LEADERS
DECOY_PEOPLE: Final = tuple([p for p in range(len(PEOPLE_IDS)) for _ in range(DECOYS_OF[p])])
DECOYS: Final[int] = len(DECOY_PEOPLE)
DECOY_IDS: Final = tuple(
    [f"leurre-{PEOPLE_IDS[p]}-{n + 1}" for p in range(len(PEOPLE_IDS)) for n in range(DECOYS_OF[p])]
)
HEADS: Final[int] = LEADERS + DECOYS
"""Leaders and decoys."""
LEADER_MASK: Final[int] = ((1 << LEADERS) - 1) << FIRST_LEADER
DECOY_MASK: Final[int] = ((1 << DECOYS) - 1) << FIRST_DECOY
HEAD_MASK: Final[int] = LEADER_MASK | DECOY_MASK

# ---------------------------------------------------------------- all

PIECES: Final[int] = UNITS + HEADS
PIECE_IDS: Final = UNIT_IDS + LEADER_IDS + DECOY_IDS
PIECE: Final = {name: i for i, name in enumerate(PIECE_IDS)}
SIDE_OF: Final = tuple([TYPE_SIDE[t] for t in TYPE_OF] + list(LEADER_SIDE) + [BARBARUS] * DECOYS)
PEOPLE_OF: Final = tuple([TYPE_PEOPLE[t] for t in TYPE_OF] + list(LEADER_PEOPLE) + list(DECOY_PEOPLE))
"""For each piece its people, NONE for Romans."""
LAND_OF_PEOPLE: Final = NATION
"""For each people its nation."""
ROMAN_PIECES: Final[int] = sum([1 << piece for piece in range(PIECES) if SIDE_OF[piece] == ROMANUS])
BARBARIAN_PIECES: Final[int] = sum([1 << piece for piece in range(PIECES) if SIDE_OF[piece] == BARBARUS])
OF_SIDE: Final[tuple[int, ...]] = (ROMAN_PIECES, BARBARIAN_PIECES)
"""By side: its pieces."""
UNITS_OF: Final[tuple[int, ...]] = tuple([pieces & UNIT_MASK for pieces in OF_SIDE])
LEADERS_OF: Final[tuple[int, ...]] = tuple([pieces & LEADER_MASK for pieces in OF_SIDE])
HEADS_OF: Final[tuple[int, ...]] = tuple([pieces & HEAD_MASK for pieces in OF_SIDE])
LAND_UNITS_OF: Final[tuple[int, ...]] = tuple([units & ~FLEET_UNITS for units in UNITS_OF])
"""By side: its units, its leaders, its leaders and decoys, its units but the fleets."""
BARBARIAN_HEADS: Final[int] = BARBARIAN_PIECES & HEAD_MASK
"""The leaders and decoys whose counters have two sides (OP-1.1-2)."""
BACK_IDS: Final = tuple([f"umbra-{n + 1}" for n in range(HEADS)])
"""What a counter that lies face down is called."""
