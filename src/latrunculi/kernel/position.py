"""Reading data that people write: TOML tables whose every defect is reported with file, entry and cure.

`Reader` walks a table and collects defects instead of stopping at the first; games use it for positions, scenarios and
component data alike. `read_stack` and `go_on` find the place where the game of a position stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from reprlib import Repr
from typing import Any, Final

from latrunculi import files, toml
from latrunculi.kernel import codec
from latrunculi.kernel.chance import MOST_STATE
from latrunculi.kernel.engine import Procedure, RulesError, State

MOST_DEFECTS: Final = 100
"""Of one file; whoever has more of them will look again after mending these."""
MOST: Final = 1_000_000
"""The largest number in a file for which no bound is stated: more than there is of anything."""
MOST_ITEMS: Final = 4096
"""Items of one list, tables of one name: more than of anything in a game."""
MOST_FRAMES: Final = 64
"""Procedures in progress, each within the one before: several times the deepest stack of any game."""
CONTRADICTIONS: Final = (
    RulesError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    TypeError,
    ValueError,
)
"""What the rules may end in on a table that somebody wrote: its procedures are free to say anything, and what
contradicts the table shows only when a step runs."""
_SHORT: Final = Repr()
_SHORT.maxlevel, _SHORT.maxlist, _SHORT.maxdict = 3, 20, 8
_SHORT.maxstring = _SHORT.maxlong = _SHORT.maxother = 80


def shown(value: object) -> str:
    """A value as messages quote it: however large it is, it fills a line at most."""
    return _SHORT.repr(value)


class PositionError(ValueError):
    """Data that cannot be used. `defects` lists every reason, each with file, entry and cure."""

    def __init__(self, defects: list[str]) -> None:
        super().__init__("\n".join(defects))
        self.defects = defects


def parse(text: str, file: str) -> dict[str, Any]:
    """The table that some TOML holds.

    Raises:
        PositionError: with line and column when it is not TOML.
    """
    try:
        return toml.loads(text)
    except toml.TomlError as error:
        raise PositionError([f"{file}: {error}"]) from error


def read(path: Path) -> dict[str, Any]:
    """The table in a TOML file.

    Raises:
        PositionError: when the file cannot be read or is not TOML.
    """
    try:
        text = toml.read_text(path)
    except OSError as error:
        raise PositionError([f"{path.name}: cannot be read: {files.reason(error)}"]) from error
    return parse(text, path.name)


class Reader:
    """One table of a file being read; readers of inner tables share the list of defects."""

    def __init__(self, table: dict[str, Any], file: str, entry: str = "", defects: list[str] | None = None) -> None:
        self.table = table
        self.file = file
        self.entry = entry
        self.defects: list[str] = [] if defects is None else defects
        self._seen: set[str] = set()

    def fault(self, key: str, problem: str, cure: str) -> None:
        """Note a defect of the value of `key`.

        Raises:
            PositionError: when there are too many.
        """
        if len(self.defects) == MOST_DEFECTS:
            raise PositionError([*self.defects, f"{self.file}: there may be more; correct these first"])
        place = ".".join(part for part in (self.entry, key) if part)
        self.defects.append(f"{self.file}: {place or 'top level'}: {problem}; {cure}")

    def has(self, key: str) -> bool:
        """Whether the key is there; it counts as read."""
        self._seen.add(key)
        return key in self.table

    def _take(self, key: str, kind: type, named: str, default: Any) -> Any:
        self._seen.add(key)
        if key not in self.table:
            if default is None:
                self.fault(key, "is missing", f"add {key} = {named}")
                return kind()
            return default
        value = self.table[key]
        if type(value) is not kind:
            self.fault(key, f"is {shown(value)}", f"write {named}")
            return kind() if default is None else default
        return value

    def _few(self, key: str, values: list[Any]) -> list[Any]:
        if len(values) > MOST_ITEMS:
            self.fault(key, f"has {len(values)} entries", f"write at most {MOST_ITEMS}")
        return values[:MOST_ITEMS]

    def text(self, key: str, default: str | None = None) -> str:
        """A text."""
        value: str = self._take(key, str, 'a text in "quotes"', default)
        return value

    def number(self, key: str, default: int | None = None, low: int | None = None, high: int | None = None) -> int:
        """A whole number within bounds; where only the lowest is stated, `MOST` is the highest."""
        value: int = self._take(key, int, "a whole number", default)
        if type(self.table.get(key)) is not int:  # absent, or noted already
            return low if default is None and low is not None else value
        if high is None and low is not None and value > MOST:
            self.fault(key, f"is {shown(value)}", f"write a whole number of {MOST} or less")
            return low
        if (low is not None and value < low) or (high is not None and value > high):
            bounds = f"from {low} to {high}"
            if high is None:
                bounds = f"of {low} or more"
            elif low is None:
                bounds = f"of {high} or less"
            self.fault(key, f"is {shown(value)}", f"write a whole number {bounds}")
            return low if low is not None else value
        return value

    def hexadecimal(self, key: str) -> int:
        """The state of a generator, written as a hexadecimal text; 0 where there is none."""
        text = self.text(key, "0")
        if re.fullmatch("[0-9a-fA-F]{1,48}", text):
            return int(text, 16)
        self.fault(key, f"is {shown(text)}", f"write up to {MOST_STATE.bit_length() // 4} hexadecimal digits")
        return 0

    def seats(self, key: str, number: int) -> int:
        """Some of the seats of a table of `number`, as a mask."""
        named = self.array(key, int, "seats", [])
        if any(not 0 <= seat < number for seat in named):
            self.fault(key, f"is {shown(named)}", f"write seats from 0 to {number - 1}")
            return 0
        return sum({1 << seat for seat in named})

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        value: bool = self._take(key, bool, "true or false", default)
        return value

    def choice(self, key: str, known: Collection[str], default: str | None = None) -> str:
        """One of some known texts; the first of them stands in for an unknown one."""
        value = self.text(key, default)
        if value not in known and not (key not in self.table and default is not None):
            if key in self.table and isinstance(self.table[key], str):
                self.fault(key, f"{shown(value)} is not known", _suggest(value, known))
            return next(iter(known), "")
        return value

    def array(self, key: str, kind: type, named: str, default: list[Any] | None = None) -> list[Any]:
        """A list whose items are all of one type; `named` says what in a message."""
        values: list[Any] = self._few(key, self._take(key, list, f"a list of {named}", default))
        for item in values:
            if type(item) is not kind:
                self.fault(key, f"holds {shown(item)}", f"write only {named}")
                return [value for value in values if type(value) is kind]
        return values

    def choices(self, key: str, known: Collection[str], default: list[str] | None = None) -> list[str]:
        """A list of known texts; unknown ones are noted and left out."""
        values = self.array(key, str, 'texts in "quotes"', default)
        for value in values:
            if value not in known:
                self.fault(key, f"{shown(value)} is not known", _suggest(value, known))
        return [value for value in values if value in known]

    def sub(self, key: str) -> Reader:
        """A reader of the table under a key; an absent one reads as empty."""
        table = self._take(key, dict, "a table", {})
        return Reader(table, self.file, ".".join(p for p in (self.entry, key) if p), self.defects)

    def each(self, key: str, name: str = "id") -> Iterator[Reader]:
        """Readers of the tables of a list, each called by its value of `name` (or its number) in messages."""
        rows = self._few(key, self._take(key, list, f"tables [[{key}]]", []))
        for number, row in enumerate(rows, 1):
            if not isinstance(row, dict):
                self.fault(f"{key} {number}", f"is {shown(row)}", f"write it as a table [[{key}]]")
                continue
            named = row.get(name, number)
            yield Reader(row, self.file, f"{key} {named if _brief(named) else number}", self.defects)

    def finish(self) -> None:
        """Note every key that was never asked for: most likely a slip of the pen."""
        for key in self.table:
            if key not in self._seen:
                self.fault(key, "is not known here", _suggest(key, self._seen))

    def check(self) -> None:
        """Raise what was found.

        Raises:
            PositionError: when there is any defect.
        """
        if self.defects:
            raise PositionError(self.defects)


# ---------------------------------------------------------------- where the game stands


def read_stack(
    top: Reader, procedures: Mapping[str, type[Procedure[Any]]], value: Callable[[Reader, str], object]
) -> list[Procedure[Any]]:
    """The procedures that tables [[procedure]] name, the outermost first.

    Args:
        value: reads a field of a procedure, by its name, from the procedure's table.
    """
    stack: list[Procedure[Any]] = []
    for row in top.each("procedure", "name"):
        if len(stack) == MOST_FRAMES:
            row.fault("", "stands too deep", f"write at most {MOST_FRAMES} tables [[procedure]]")
            break
        kind = procedures[row.choice("name", tuple(procedures))]
        for former, name in kind.FORMER.items():
            if former in row.table and former not in kind.FIELDS:
                written = row.table.pop(former)
                if name:
                    row.table.setdefault(name, written)
        frame = kind.__new__(kind)
        step = row.text("step")
        frame.step = step if codec.is_step(kind, step) else kind.FORMER.get(step, step)
        if not codec.is_step(kind, frame.step):
            row.fault("step", f"{shown(frame.step)} is no step of {kind.NAME}", "use a step of this procedure")
        for name in kind.FIELDS:
            if name in kind.LATER and name not in row.table:
                setattr(frame, name, kind.LATER[name])
                continue
            try:
                setattr(frame, name, value(row, name))
            except (TypeError, OverflowError) as error:  # the compiled procedures check the types of their fields
                row.fault(name, f"does not fit ({error})", "write a value of the field's type")
        row.finish()
        stack.append(frame)
    return stack


def go_on(g: State, file: str, wrong: Sequence[str], awaiting: int, settled: bool, phase: str) -> None:
    """Go on from a position that has been read to its decision.

    Args:
        wrong: what must not be on the table, if anything is there that must not.
        awaiting: the seats that must choose.
        settled: whether the position says so: find its decision again.
        phase: what a table [phase] says, for the cure where nothing says where the game stands.

    Raises:
        PositionError: when something is wrong, nothing says where the game stands, or the procedures contradict the
            table.
    """
    faults = [f"{file}: {fault}; correct the position" for fault in wrong]
    if not g.stack and not settled:
        faults.append(f"{file}: nothing says where the game stands; add a table [phase] with {phase}")
    if faults:
        raise PositionError(faults)
    g.awaiting = awaiting
    try:
        g.derive()
        if settled:
            codec.refresh(g)
        else:
            g.advance()
    except CONTRADICTIONS as error:
        cure = "correct the procedures, their steps and fields"
        raise PositionError([f"{file}: procedure: the game cannot go on from here ({error}); {cure}"]) from error


def _brief(name: object) -> bool:
    return isinstance(name, int) or (isinstance(name, str) and len(name) <= _SHORT.maxstring)


def _suggest(word: str, known: Collection[str]) -> str:
    close = get_close_matches(word, sorted(known), n=1, cutoff=0.6)
    if close:
        return f"did you mean {close[0]!r}?"
    some = ", ".join(sorted(known)[:12])
    return f"use one of: {some}{', ...' if len(known) > 12 else ''}"
