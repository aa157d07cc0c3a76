"""Reading what is printed: the entries of a game's `data/*.toml`, each with its provenance; component packs.

A *component pack* is a folder with corrected copies of some of a game's data files; an environment variable names one.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from latrunculi.kernel.position import PositionError, Reader, read


def pack_folder(variable: str, files: Sequence[str]) -> Path | None:
    """The component pack that an environment variable names, if any.

    Raises:
        PositionError: when there is no such pack: a slip of the pen must not play on with other components.
    """
    named = os.environ.get(variable, "")
    if not named:
        return None
    folder = Path(named)
    if not any((folder / name).is_file() for name in files):
        known = ", ".join(files)
        raise PositionError([f"{variable}: {named} holds no component file; name a folder with any of {known}"])
    return folder


def table(folder: Path, name: str, pack: Path | None) -> dict[str, Any]:
    """A data file of the game in a folder, that of a pack first."""
    if pack is not None and (pack / name).is_file():
        return read(pack / name)
    return read(folder / "data" / name)


def provenance(row: Reader) -> None:
    """Every value says where it comes from: the rules, by clause, or a reconstruction, with its reason."""
    if not row.has("provenance"):
        row.fault("provenance", "is missing", 'add provenance = { source = "reconstructed", why = "..." }')
        return
    inner = row.sub("provenance")
    if inner.choice("source", ("rules", "reconstructed")) == "rules":
        inner.text("clause")
        inner.text("why", "")
    else:
        inner.text("why")
    inner.finish()


def texts(row: Reader, key: str, languages: tuple[str, ...]) -> dict[str, str]:
    """A text in each of some languages."""
    inner = row.sub(key)
    found = {language: inner.text(language) for language in languages}
    for language, text in found.items():
        if not text.strip() and inner.has(language):
            inner.fault(language, "is empty", "write the text in this language")
    inner.finish()
    return found


def numbers(row: Reader, key: str, bounds: tuple[tuple[str, int, int], ...]) -> tuple[int, ...]:
    """A list of whole numbers, each with what it is called and its bounds."""
    values = row.array(key, int, "whole numbers")
    called = ", ".join(name for name, _, _ in bounds)
    if len(values) != len(bounds):
        if row.has(key):
            row.fault(key, f"has {len(values)} numbers", f"give {len(bounds)}: {called}")
        return tuple([low for _, low, _ in bounds])
    for value, (name, low, high) in zip(values, bounds, strict=True):
        if not low <= value <= high:
            row.fault(key, f"has {name} {value}", f"give {name} from {low} to {high}")
    return tuple(values)


def once(row: Reader, name: str, seen: set[str]) -> None:
    """Each id stands once in a file."""
    if name in seen:
        row.fault("id", f"{name} stands here twice", "remove one of them")
    seen.add(name)


def exactly(top: Reader, key: str, found: Sequence[str], wanted: tuple[str, ...]) -> None:
    """The rules speak of these entries by name, and number them in this order."""
    for name in wanted:
        if name not in found:
            top.fault(key, f"{name} is missing", f'add a table [[{key}]] with id = "{name}"')
    for name in found:
        if name not in wanted:
            top.fault(key, f"{name} is not known", "remove it: no rule speaks of it")
    if sorted(found) == sorted(wanted) and tuple(found) != wanted:
        top.fault(key, "the entries are not in their order", f"keep the order {', '.join(wanted)}")


def words(top: Reader) -> dict[str, dict[str, dict[str, str]]]:
    """The names of a game's words by kind of object, id and language."""
    provenance(top)
    found: dict[str, dict[str, dict[str, str]]] = {}
    for kind in top.table:
        if kind == "provenance":
            continue
        inner = top.sub(kind)
        found[kind] = {word: texts(inner, word, ("fr", "en")) for word in inner.table}
    return found
