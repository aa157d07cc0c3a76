"""Reading entries that say where they come from: the tables of a game's `data/*.toml`, each with its provenance.

Every value comes from the rules, by clause, or is a reconstruction, with its reason. Games and families of games read
their printed components with these, on top of `latrunculi.kernel.position`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from latrunculi.kernel.position import PositionError, Reader, read

S = TypeVar("S")


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


def table(top: Reader, key: str) -> Reader:
    """A table with its provenance; finish it when it is read."""
    inner = top.sub(key)
    provenance(inner)
    return inner


def row_of(top: Reader, key: str, length: int, low: int, high: int) -> tuple[int, ...]:
    """The `row` of a table: so many whole numbers within bounds."""
    inner = table(top, key)
    values = numbers(inner, "row", tuple([(f"column {n}", low, high) for n in range(1, length + 1)]))
    inner.finish()
    return values


def words_of(inner: Reader, key: str, known: Sequence[str], length: int) -> tuple[str, ...]:
    """So many of some known words."""
    found = inner.choices(key, known)
    if len(found) != length:
        inner.fault(key, f"has {len(found)} entries", f"give {length}, one for each line or face of the die")
        return tuple([known[0]] * length)
    return tuple(found)


def grid(top: Reader, key: str, height: int, width: int) -> tuple[tuple[int, ...], ...]:
    """The `rows` of a table of whole numbers."""
    inner = table(top, key)
    lines = inner.array("rows", list, "rows")
    inner.finish()
    if len(lines) != height or any(len(line) != width or any(type(v) is not int for v in line) for line in lines):
        inner.fault("rows", "is no such table", f"give {height} rows of {width} whole numbers")
        return tuple([(0,) * width] * height)
    return tuple([tuple(line) for line in lines])


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
