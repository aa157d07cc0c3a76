"""The map and the tables as ints: provinces, Dioceses, sides, cards, emperors, and masks of provinces.

Provinces are numbered as in `data/map.toml`, and a set of provinces is an int bitmask. The sides (HRE-9.1-3) are
numbered: the four Roman Factions, the Barbarian Peoples, the Kingdoms and Tribes, the Rebel Armies of a Revolt, and
for each Faction its Rebel Legions.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from latrunculi.atlas.topology import load as load_map
from latrunculi.games.empire.components.printed import (
    BONUSES,
    EMPEROR_CHITS,
    FILES,
    FOLDER,
    PACK,
    PEOPLE_CHITS,
    TURNS,
    Components,
    load,
)
from latrunculi.kernel import packs
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import within

# Names for ints, as in `kernel.ints`.
Province: TypeAlias = int
"""A province of the map."""
Provinces: TypeAlias = int
"""A set of provinces, as a mask."""
Side: TypeAlias = int
"""Whose armies they are: a Faction, a People, Kingdom or Tribe, rebels."""
Faction: TypeAlias = int
"""One of the four Roman Factions; not the seat that plays it."""
Card: TypeAlias = int
"""An event card."""

MAP: Final = load_map(FOLDER / "data" / "map.toml")
PROVINCE_IDS: Final = MAP.ids
DIOCESE_IDS: Final = MAP.group_ids
PRINTED: Final[Components] = load(PROVINCE_IDS, DIOCESE_IDS, packs.folder_of(PACK, FILES))

# ---------------------------------------------------------------- provinces

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


def overseas(mask: int) -> int:
    """The provinces that a fleet, and no near way by land, would reach from at least one of a set (HRE-9.2.2-3)."""
    union = 0
    for province in members(mask):
        union |= _OVERSEAS[province]
    return union


def _union(table: list[int], mask: int) -> int:
    """The union of the masks of a set of provinces, from a table of `_union_table`."""
    return (
        table[mask & 4095]
        | table[4096 | mask >> 12 & 4095]
        | table[8192 | mask >> 24 & 4095]
        | table[12288 | mask >> 36]
    )


def neighbours(mask: int) -> int:
    """The provinces adjacent to at least one of a set."""
    return _union(_SPREAD, mask)


def shores(mask: int) -> int:
    """The provinces on an open sea of at least one other in a set (HRE-9.3.2-1; HRE-9.3.2-2 closes the Caspian)."""
    return _union(_SHORES, mask)


def reach_of(mask: int) -> int:
    """A set of provinces, those adjacent to it, and those across its open seas (HRE-9.3.1-1)."""
    return _union(_REACH, mask)


# ---------------------------------------------------------------- sides

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

# ---------------------------------------------------------------- tables by turn and chit


def _lines(chits: int) -> list[int]:
    return [0] * ((TURNS + 1) * (chits + 1))


def people_line(turn: int, chit: int) -> int:
    """Where the entry of a Barbarian chit stands in ENTRY_*."""
    return turn * (PEOPLE_CHITS + 1) + chit


def emperor_line(turn: int, chit: int) -> int:
    """Where the entry of an Emperor chit stands in EMPEROR_*."""
    return turn * (EMPEROR_CHITS + 1) + chit


ENTRY_SIDE: Final = _lines(PEOPLE_CHITS)
ENTRY_START: Final = _lines(PEOPLE_CHITS)
ENTRY_STRENGTH: Final = _lines(PEOPLE_CHITS)
for _e in PRINTED.entries:
    _line = people_line(_e.turn, _e.chit)
    ENTRY_SIDE[_line] = SIDE_IDS.index(_e.people)
    ENTRY_START[_line] = PROVINCE_IDS.index(_e.start)
    ENTRY_STRENGTH[_line] = _e.strength

BONUS_DIE: Final = 1 << BONUSES.index("die")
BONUS_ATTACK: Final = 1 << BONUSES.index("attack")
BONUS_TIES: Final = 1 << BONUSES.index("ties")
BONUS_PROVINCES: Final = 1 << BONUSES.index("provinces")

EMPEROR_IDS: Final = tuple(e.id for e in PRINTED.emperors)
EMPEROR_NUMBER: Final = _lines(EMPEROR_CHITS)
EMPEROR_BONUS: Final = _lines(EMPEROR_CHITS)
EMPEROR_LEGIONS: Final = _lines(EMPEROR_CHITS)
for _i, _m in enumerate(PRINTED.emperors):
    _line = emperor_line(_m.turn, _m.chit)
    EMPEROR_NUMBER[_line] = _i
    for _bonus in _m.bonus:
        EMPEROR_BONUS[_line] |= 1 << BONUSES.index(_bonus)
        if _bonus.startswith("legions-"):
            EMPEROR_LEGIONS[_line] += int(_bonus[-1])

DIOCESE_VALUES: Final[list[list[int]]] = [list(d.values) for d in PRINTED.dioceses]

# ---------------------------------------------------------------- cards

CARDS: Final[int] = len(PRINTED.cards)
CARD_IDS: Final = tuple(c.id for c in PRINTED.cards)
COLOURS: Final[list[int]] = [
    sum(1 << i for i, c in enumerate(PRINTED.cards) if c.colour == colour) for colour in PRINTED.colours
]
"""For each colour the mask of its cards."""
HAND: Final[int] = len(COLOURS)
"""Cards dealt to each Faction: one of each colour (HRE-2-3)."""
PLAYABLE: Final[list[int]] = [
    sum(1 << i for i, c in enumerate(PRINTED.cards) if turn in c.periods) for turn in range(TURNS + 1)
]
"""For each turn the mask of the cards whose period it is in (HRE-7.1-1)."""


def _timed(*timings: str) -> int:
    return sum(1 << i for i, c in enumerate(PRINTED.cards) if c.timing in timings)


START_OF_ROMAN: Final[int] = _timed("player-phase", "roman-phase")
START_OF_BARBARIAN: Final[int] = _timed("player-phase", "barbarian-phase")
ATTACK_OF_ROMAN: Final[int] = _timed("attack", "roman-attack")
ATTACK_OF_BARBARIAN: Final[int] = _timed("attack")
