"""What the chits of Barbarians and Emperors mean, turn by turn."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.chart import PRINTED, PROVINCE_IDS
from latrunculi.games.empire.components.printed import BONUSES, EMPEROR_CHITS, PEOPLE_CHITS, TURNS
from latrunculi.games.empire.components.sides import SIDE_IDS


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
