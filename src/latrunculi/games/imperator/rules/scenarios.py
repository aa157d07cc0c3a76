"""What the files of scenarios have in common: lists that may be absent, entries with their provenance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from latrunculi.kernel.identity import Identity
from latrunculi.kernel.position import Reader, parse
from latrunculi.kernel.sourced import provenance, texts


@dataclass
class Sheet:
    """What every scenario has. `teaches`: it is short and made for a first game."""

    id: str = ""
    years: tuple[int, int] = (0, 0)
    teaches: bool = False
    names: dict[str, str] = field(default_factory=dict)
    note: dict[str, str] = field(default_factory=dict)


S = TypeVar("S", bound=Sheet)


def rows(setup: Reader, key: str, name: str = "id") -> list[Reader]:
    """The rows of a list that may be absent."""
    return list(setup.each(key, name)) if setup.has(key) else []


def closed(row: Reader, before: int) -> bool:
    """End a row with its provenance; whether it was sound: no defect was added to the number of those `before` it."""
    provenance(row)
    row.finish()
    return len(row.defects) == before


@dataclass(frozen=True, slots=True)
class Sheets(Generic[S]):
    """How the scenario files of a game are read, by functions of its own.

    `years` are the first and the last of the game, which may count down; `blank` makes a scenario with nothing in it;
    `head` reads what only this game says in the head; `lay` reads the set-up; `conflicts` notes what contradicts what
    in it; `unsound` answers with the defects of the position that it makes.
    """

    identity: Identity
    folder: Path
    years: tuple[int, int]
    blank: Callable[[], S]
    head: Callable[[S, Reader], None]
    lay: Callable[[S, Reader], None]
    conflicts: Callable[[S, Reader], None]
    unsound: Callable[[S], list[str]]

    def load(self, text: str, file: str) -> S:
        """The scenario in a file.

        Raises:
            PositionError: naming every defect with file, entry and cure.
        """
        top = Reader(parse(text, file), file)
        top.choice("game", (self.identity.id,))
        s = self.blank()
        like = self._head(s, top.sub("scenario"))
        if like and not top.has("added"):
            # Examined with its own scenario, and it may speak of years that this one does not reach.
            top.finish()
            top.check()
            self.lay(s, Reader(self._setup_of(like), f"{like}.toml"))
            return s
        setup = self._longer(like, top) if like else top.sub("setup")
        self.lay(s, setup)
        examine(top, setup, lambda: self.conflicts(s, setup), lambda: self.unsound(s))
        return s

    def _setup_of(self, scenario: str) -> dict[str, Any]:
        """The set-up in the file of a scenario, as it is written."""
        file = self.folder / "scenarios" / f"{scenario}.toml"
        setup: dict[str, Any] = parse(file.read_text(encoding="utf-8"), file.name)["setup"]
        return setup

    def _longer(self, like: str, top: Reader) -> Reader:
        """The set-up of another scenario, its lists longer by what this one adds to them."""
        table = self._setup_of(like)
        added = top.sub("added")
        for key, value in table.items():
            if isinstance(value, list):
                table[key] = value + added.array(key, dict, "tables", [])
        added.finish()
        return Reader(table, top.file, "setup", top.defects)

    def _head(self, s: S, row: Reader) -> str:
        """What the scenario is called; the one whose set-up it takes over, if any."""
        s.id = row.text("id")
        s.teaches = row.flag("teaches", False)
        first, last = self.years
        years = row.array("years", int, "the first and the last year")
        onward = 1 if first < last else -1
        if len(years) == 2 and first * onward <= years[0] * onward <= years[1] * onward <= last * onward:
            s.years = (years[0], years[1])
        else:
            down = "" if onward > 0 else "down "
            row.fault("years", f"is {years}", f"write [first, last] from {first} {down}to {last}")
        self.head(s, row)
        others = sorted(file.stem for file in (self.folder / "scenarios").glob("*.toml") if file.stem != s.id)
        like = row.choice("like", others) if row.has("like") else ""
        s.names = texts(row, "names", ("fr", "en"))
        s.note = texts(row, "note", ("fr", "en"))
        provenance(row)
        row.finish()
        return like


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
