"""Sides, nations, peoples, leaders and decoys, and the years in which they fight (OP-0.2, OP-1.1)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import entries, exactly, numbers, sourced, texts

FIRST_YEAR: Final = 85
LAST_YEAR: Final = 175
NEVER: Final = 999
"""A year that no game reaches."""
SIDES: Final = ("roman", "barbarian")
NATIONS: Final = ("roman", "german", "sarmatian", "dacian")
"""The colours of the outlines of regions (OP-0.2-4)."""
PEOPLE_IDS: Final = (
    "frisii", "bructeri", "cherusci", "chatti", "hermunduri", "naristi", "semnones", "marcomanni", "quadi", "cotini",
    "lugii", "buri", "iazyges", "roxolani", "daci", "getae", "daci-liberi", "costoboci", "carpi", "bastarnae",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class People:
    """A barbarian people: `nation` is the colour of its regions."""

    id: str
    names: dict[str, str]
    nation: str


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader counter (OP-1.1): `people` is empty for Romans. `generic`: stands in for leaders that are not named."""

    id: str
    names: dict[str, str]
    people: str
    vs: int
    bt: int
    generic: bool


def read_peoples(top: Reader) -> tuple[People, ...]:
    found = [
        People(name, texts(row, "names", ("la", "fr", "en")), row.choice("nation", NATIONS[1:]))
        for row, name in entries(top, "people")
    ]
    exactly(top, "people", [people.id for people in found], PEOPLE_IDS)
    return tuple(found)


def read_leaders(top: Reader) -> tuple[Leader, ...]:
    found: list[Leader] = []
    for row, name in entries(top, "leader"):
        names, people = texts(row, "names", ("la", "fr", "en")), row.choice("people", PEOPLE_IDS, "")
        vs, bt = numbers(row, "values", (("VS", 1, 12), ("BT", 0, 3)))
        found.append(Leader(name, names, people, vs, bt, row.flag("generic", False)))
    return tuple(found)


def read_successions(top: Reader, leaders: Collection[str]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(row.choices("leaders", leaders)) for row, name in entries(top, "succession")}


def read_decoys(top: Reader) -> dict[str, int]:
    return {
        row.choice("people", PEOPLE_IDS): row.number("count", low=1, high=9) for row in sourced(top, "decoys", "people")
    }
