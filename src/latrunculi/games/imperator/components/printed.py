"""What is printed in every game of the family: leaders, units, Peoples, stratagems (read with `kernel.sourced`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import numbers


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader counter: `people` is empty for Romans. `values`: CC, VS, BT, CP. `entry`: year. `zone`: of entry."""

    id: str
    names: dict[str, str]
    people: str
    values: tuple[int, ...]
    entry: int
    zone: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit counter: `people` is empty for Romans. `front`, `back`: PF, QU, BT in normal state and weakened."""

    id: str
    name: str
    kind: str
    people: str
    front: tuple[int, ...]
    back: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class People:
    """A non-Roman People."""

    id: str
    names: dict[str, str]
    nationality: str
    major: bool


@dataclass(frozen=True, slots=True)
class Stratagem:
    """A title of stratagem counters: those that are alike. `phases`: the letters of those in which they are played."""

    id: str
    names: dict[str, str]
    side: str
    phases: str
    count: int
    once: bool
    clause: str


# ---------------------------------------------------------------- entries

UNIT_VALUES: Final = (("PF", 1, 8), ("QU", 1, 5), ("BT", 0, 3))


def two_sides(row: Reader, clause: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What is on the two sides of a unit; the clause says that no value is higher when it is weakened."""
    front, back = numbers(row, "front", UNIT_VALUES), numbers(row, "back", UNIT_VALUES)
    if any(weakened > normal for weakened, normal in zip(back, front, strict=True)):
        row.fault("back", "is better than the front", f"give a weakened unit no higher value ({clause})")
    return front, back


def every_people(top: Reader, units: Iterable[Unit], peoples: Iterable[str]) -> None:
    """Each People has units."""
    owners = {unit.people for unit in units}
    for name in peoples:
        if name not in owners:
            top.fault("unit", f"{name} has none", f'add a table [[unit]] with people = "{name}"')
