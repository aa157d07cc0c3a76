"""What follows from the printed counters of a game: masks of those that pass a test, whose each piece is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.components.printed import Leader, Stratagem, Unit
from latrunculi.kernel.actions import members

T = TypeVar("T")


def mask_of(printed: Iterable[T], test: Callable[[T], bool], first: int = 0) -> int:
    """Those of some counters that pass a test, as a mask; `first`: the number of the first of them."""
    return sum([1 << first + i for i, counter in enumerate(printed) if test(counter)])


def peoples_of(units: Sequence[Unit], leaders: Sequence[Leader], number: Mapping[str, int]) -> tuple[int, ...]:
    """For each piece the number of its People, NONE for Romans."""
    return tuple([number.get(x.people, NONE) for x in units] + [number.get(x.people, NONE) for x in leaders])


def masks_by(owner: Sequence[int], owners: int) -> tuple[int, ...]:
    """For each owner the mask of what it has; `owner`: for each thing the number of its owner, or NONE."""
    return tuple([sum([1 << i for i, o in enumerate(owner) if o == n]) for n in range(owners)])


def union(sets: tuple[int, ...], owners: int) -> int:
    """All that some owners have; `sets`: for each owner the mask of what it has."""
    mask = 0
    for owner in members(owners):
        mask |= sets[owner]
    return mask


def usable(stratagems: Sequence[Stratagem], camps: Sequence[str]) -> tuple[int, ...]:
    """For each camp the mask of the titles that it can play."""
    return tuple([sum([1 << i for i, s in enumerate(stratagems) if s.side in (camp, "both")]) for camp in camps])


def in_phase(stratagems: Sequence[Stratagem]) -> dict[str, int]:
    """For each phase in which stratagems are played the mask of its titles."""
    return {c: sum([1 << i for i, s in enumerate(stratagems) if c in s.phases]) for c in "BCEF"}
