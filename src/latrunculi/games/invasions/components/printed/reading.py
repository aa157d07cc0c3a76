"""What entries of several files hold alike: turns, names by language, provinces, the numbers of an effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from latrunculi.games.invasions.components.chart import PROVINCE, PROVINCE_IDS
from latrunculi.kernel.position import Reader

LAST_TURN: Final = 12
LANGUAGES: Final = ("la", "fr", "en")


def provinces_of(row: Reader, key: str, default: list[str] | None = None) -> tuple[int, ...]:
    return tuple([PROVINCE[name] for name in row.choices(key, PROVINCE_IDS, default)])


def mask_of(row: Reader, key: str) -> int:
    return sum({1 << province for province in provinces_of(row, key, [])})


def numbers_of(row: Reader, name: str, known: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    """The numbers of an effect: those that the rules ask for, and no others."""
    wanted = known.get(name, ())
    if not wanted and not row.has("numbers"):
        return {}
    inner = row.sub("numbers")
    found = {key: inner.number(key, low=-20, high=99) for key in wanted}
    inner.finish()
    return found
