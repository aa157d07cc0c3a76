"""What the chits of Barbarians and Emperors mean: tables by turn and chit."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.chart import PRINTED, PROVINCE_IDS
from latrunculi.games.empire.components.printed import BONUSES, EMPEROR_CHITS, PEOPLE_CHITS, TURNS
from latrunculi.games.empire.components.sides import SIDE_IDS


def _by_turn(chits: int) -> list[list[int]]:
    return [[0] * (chits + 1) for _ in range(TURNS + 1)]


ENTRY_SIDE: Final = _by_turn(PEOPLE_CHITS)
ENTRY_START: Final = _by_turn(PEOPLE_CHITS)
ENTRY_STRENGTH: Final = _by_turn(PEOPLE_CHITS)
for _e in PRINTED.entries:
    ENTRY_SIDE[_e.turn][_e.chit] = SIDE_IDS.index(_e.people)
    ENTRY_START[_e.turn][_e.chit] = PROVINCE_IDS.index(_e.start)
    ENTRY_STRENGTH[_e.turn][_e.chit] = _e.strength

BONUS_DIE: Final = 1 << BONUSES.index("die")
BONUS_ATTACK: Final = 1 << BONUSES.index("attack")
BONUS_TIES: Final = 1 << BONUSES.index("ties")
BONUS_PROVINCES: Final = 1 << BONUSES.index("provinces")

EMPEROR_IDS: Final = tuple(e.id for e in PRINTED.emperors)
EMPEROR_NUMBER: Final = _by_turn(EMPEROR_CHITS)
EMPEROR_BONUS: Final = _by_turn(EMPEROR_CHITS)
EMPEROR_LEGIONS: Final = _by_turn(EMPEROR_CHITS)
for _i, _m in enumerate(PRINTED.emperors):
    EMPEROR_NUMBER[_m.turn][_m.chit] = _i
    for _bonus in _m.bonus:
        EMPEROR_BONUS[_m.turn][_m.chit] |= 1 << BONUSES.index(_bonus)
        if _bonus.startswith("legions-"):
            EMPEROR_LEGIONS[_m.turn][_m.chit] += int(_bonus[-1])
