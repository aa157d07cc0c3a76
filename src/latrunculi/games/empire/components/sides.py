"""Whose armies there are (HRE-9.1-3), as ints: the four Roman Factions, the Barbarian Peoples, the Kingdoms and Tribes,
the Rebel Armies of a Revolt, and for each Faction its Rebel Legions.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from latrunculi.games.empire.components.chart import PRINTED, PROVINCE_IDS, PROVINCES

Side: TypeAlias = int
"""Whose armies they are: a Faction, a People, Kingdom or Tribe, rebels."""
Faction: TypeAlias = int
"""One of the four Roman Factions; not the seat that plays it."""

NOBODY: Final = -1
FACTIONS: Final = 4
FACTION_IDS: Final = tuple(f.id for f in PRINTED.factions)
PEOPLES: Final[int] = len(PRINTED.peoples)
FIRST_PEOPLE: Final = FACTIONS
FIRST_KINGDOM: Final[int] = FIRST_PEOPLE + PEOPLES
KINGDOMS: Final[int] = len(PRINTED.kingdoms)
REBELS: Final[int] = FIRST_KINGDOM + KINGDOMS
"""Rebel Armies, which a Revolt creates."""
REBEL_LEGIONS: Final[int] = REBELS + 1
"""Rebel Legions of Faction f are side REBEL_LEGIONS + f (HRE-11-5)."""
SIDES: Final[int] = REBEL_LEGIONS + FACTIONS
SIDE_IDS: Final = (
    *FACTION_IDS,
    *(p.id for p in PRINTED.peoples),
    *(k.id for k in PRINTED.kingdoms),
    "rebels",
    *(f"rebel-legions-{name}" for name in FACTION_IDS),
)
LEGIONS: Final[list[int]] = [f.legions for f in PRINTED.factions]
COUNTERS: Final[list[int]] = [
    *LEGIONS,
    *(p.counters for p in PRINTED.peoples),
    *(k.armies for k in PRINTED.kingdoms),
    *([PROVINCES * 3] * (1 + FACTIONS)),
]
"""Army counters of each side (HRE-8-2); the Rebels' are unlimited."""


def is_faction(side: Side) -> bool:
    """Whether a side is a Roman Faction; its armies are Legions (HRE-1-13)."""
    return 0 <= side < FACTIONS


def is_people(side: Side) -> bool:
    """Whether a side is a Barbarian People."""
    return FIRST_PEOPLE <= side < FIRST_KINGDOM


def is_barbarian(side: Side) -> bool:
    """Whether a side counts in its player's Barbarian phase: a People, Kingdom or Tribe (HRE-15.1-5)."""
    return FIRST_PEOPLE <= side < REBELS


def is_rebel(side: Side) -> bool:
    """Whether a side is rebels of either kind."""
    return side >= REBELS


def side_kind(side: Side) -> str:
    """`faction`, `people`, `kingdom`, `tribe`, `rebel-armies` or `rebel-legions`."""
    if is_faction(side):
        return "faction"
    if is_people(side):
        return "people"
    if side < REBELS:
        return PRINTED.kingdoms[side - FIRST_KINGDOM].kind
    return "rebel-armies" if side == REBELS else "rebel-legions"


KINGDOM_START: Final[list[int]] = [PROVINCE_IDS.index(k.start) for k in PRINTED.kingdoms]
HOME: Final[list[int]] = [NOBODY] * FIRST_KINGDOM + KINGDOM_START + [NOBODY] * (1 + FACTIONS)
"""By side the Province where it starts, of a Kingdom or Tribe; NOBODY for all others."""
KINGDOM_ARMIES: Final[list[int]] = [k.armies for k in PRINTED.kingdoms]
IS_KINGDOM: Final[list[bool]] = [k.kind == "kingdom" for k in PRINTED.kingdoms]
CAPITAL: Final[list[int]] = [1 << KINGDOM_START[k] if IS_KINGDOM[k] else 0 for k in range(KINGDOMS)]
"""For each Kingdom the mask of its start Province; 0 for a Tribe."""
SEAT: Final[list[int]] = [CAPITAL[s - FIRST_KINGDOM] if FIRST_KINGDOM <= s < REBELS else 0 for s in range(SIDES)]
"""By side the same mask; 0 for all that are no Kingdom."""
RICHES: Final[list[int]] = [
    sum(k.loot for i, k in enumerate(PRINTED.kingdoms) if CAPITAL[i] >> p & 1) for p in range(PROVINCES)
]
"""For each Province what its City adds to loot while the Kingdom that starts there holds it (HRE-12-3)."""
