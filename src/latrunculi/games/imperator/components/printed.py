"""Reading what is printed: the entries of a game's `data/*.toml`, each with its provenance; component packs.

A *component pack* is a folder with corrected copies of some of a game's data files (`latrunculi.kernel.packs`).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from latrunculi.kernel.position import PositionError, Reader, read


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


# ---------------------------------------------------------------- files


@contextmanager
def data_files(folder: Path, files: Sequence[str], pack: Path | None) -> Iterator[dict[str, Reader]]:
    """Readers of the data files of the game in a folder, those of a pack first; read them to their end.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    defects: list[str] = []
    readers = {}
    for name in files:
        own = pack / name if pack is not None and (pack / name).is_file() else folder / "data" / name
        readers[name] = Reader(read(own), name, "", defects)
    yield readers
    for reader in readers.values():
        reader.finish()
    if defects:
        raise PositionError(defects)


# ---------------------------------------------------------------- entries


def sourced(top: Reader, key: str, name: str = "id") -> Iterator[Reader]:
    """The tables of a list, each with its provenance; `name`: what messages call it by."""
    for row in top.each(key, name):
        yield row
        provenance(row)
        row.finish()


def entries(top: Reader, key: str) -> Iterator[tuple[Reader, str]]:
    """The tables of a list, each with its provenance and an id that stands once in it."""
    seen: set[str] = set()
    for row in sourced(top, key):
        name = row.text("id")
        once(row, name, seen)
        yield row, name


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


FORCE: Final = (("PF", 1, 8), ("QU", 1, 5), ("BT", 0, 3))


def force(row: Reader, clause: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What is on the two sides of a unit; the clause says that no value is higher when it is weakened."""
    front, back = numbers(row, "front", FORCE), numbers(row, "back", FORCE)
    if any(weakened > normal for weakened, normal in zip(back, front, strict=True)):
        row.fault("back", "is better than the front", f"give a weakened unit no higher value ({clause})")
    return front, back


def once(row: Reader, name: str, seen: set[str]) -> None:
    """Each id stands once in a file."""
    if name in seen:
        row.fault("id", f"{name} stands here twice", "remove one of them")
    seen.add(name)


def exactly(top: Reader, key: str, found: Sequence[str], wanted: tuple[str, ...]) -> None:
    """The rules speak of these entries by name, and number them in this order."""
    present(top, key, found, wanted)
    for name in found:
        if name not in wanted:
            top.fault(key, f"{name} is not known", "remove it: no rule speaks of it")
    if sorted(found) == sorted(wanted) and tuple(found) != wanted:
        top.fault(key, "the entries are not in their order", f"keep the order {', '.join(wanted)}")


def present(top: Reader, key: str, found: Container[str], wanted: Iterable[str], kind: str = "") -> None:
    """The rules speak of these entries by name; `kind`: what else the table of a missing one is told to be."""
    for name in wanted:
        if name not in found:
            top.fault(key, f"{name} is missing", f'add a table [[{key}]] {kind}with id = "{name}"')


def every_people(top: Reader, units: Iterable[Unit], peoples: Iterable[str]) -> None:
    """Each People has units."""
    owners = {unit.people for unit in units}
    for name in peoples:
        if name not in owners:
            top.fault("unit", f"{name} has none", f'add a table [[unit]] with people = "{name}"')


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
