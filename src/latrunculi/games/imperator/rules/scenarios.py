"""What the files of scenarios have in common: lists that may be absent, entries with their provenance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from latrunculi.games.imperator.components.printed import provenance
from latrunculi.kernel.position import PositionError, Reader

S = TypeVar("S")


def rows(setup: Reader, key: str, name: str = "id") -> list[Reader]:
    """The rows of a list that may be absent."""
    return list(setup.each(key, name)) if setup.has(key) else []


def closed(row: Reader, before: int) -> bool:
    """End a row with its provenance; whether it was sound: no defect was added to the number of those `before` it."""
    provenance(row)
    row.finish()
    return len(row.defects) == before


def examine(top: Reader, setup: Reader, contradictions: Callable[[], None], unsound: Callable[[], list[str]]) -> None:
    """End the file of a scenario: note what contradicts what in the set-up, and what makes its position unsound.

    Args:
        contradictions: notes them.
        unsound: answers with the defects of the position; asked only when all else is right.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    setup.finish()
    top.finish()
    whole = not top.defects
    contradictions()
    if whole and not top.defects:
        for defect in unsound():
            setup.fault("", defect, "correct the set-up")
    top.check()


def every(files: Sequence[Path], load: Callable[[str, str], S]) -> tuple[S, ...]:
    """The scenarios in some files.

    Raises:
        PositionError: naming the defects of all of them.
    """
    found: list[str] = []
    loaded: list[S] = []
    for file in files:
        try:
            loaded.append(load(file.read_text(encoding="utf-8"), file.name))
        except PositionError as error:
            found += error.defects
    if found:
        raise PositionError(found)
    return tuple(loaded)
