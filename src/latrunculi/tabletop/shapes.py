"""How the values of a state are written in a position: numbers, names, sets of names, and one of these for each name.

A shape reads a value from the key of a table, noting what is wrong with it, and writes it as TOML.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from latrunculi.kernel.actions import members
from latrunculi.kernel.position import Reader

NONE: Final = -1
"""No object."""
NOBODY: Final = "none"
"""How NONE is written."""


def quoted(value: object) -> str:
    """A text, or a list of texts or numbers, as TOML."""
    return json.dumps(value, ensure_ascii=False)


class Shape(Protocol):
    """A way to write the value of a field; `default` is what an absent key means."""

    def read(self, row: Reader, key: str, default: Any) -> Any:
        """The value of a key."""
        ...

    def write(self, value: Any) -> str:
        """The value as TOML."""
        ...


class Number:
    """A whole number within bounds."""

    def __init__(self, low: int = 0, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def read(self, row: Reader, key: str, default: int) -> int:
        """The number."""
        return row.number(key, default, low=self.low, high=self.high)

    def write(self, value: int) -> str:
        """The number."""
        return str(value)


class Mark:
    """0 or 1, written as false or true."""

    def read(self, row: Reader, key: str, default: int) -> int:
        """The mark."""
        return int(row.flag(key, bool(default)))

    def write(self, value: int) -> str:
        """The mark."""
        return "true" if value else "false"


class One:
    """An object by its name; the first name stands for the number `first`."""

    def __init__(self, ids: Sequence[str], first: int = 0) -> None:
        self.ids = ids
        self.first = first

    def read(self, row: Reader, key: str, default: int) -> int:
        """The object, NONE for none unless one is called so."""
        name = row.choice(key, (*self.ids, NOBODY), self.name(default))
        return self.first + self.ids.index(name) if name in self.ids else NONE

    def name(self, value: int) -> str:
        """The name of an object."""
        return NOBODY if value == NONE else self.ids[value - self.first]

    def write(self, value: int) -> str:
        """The name in quotes."""
        return quoted(self.name(value))


class Some:
    """A set of objects, a bitmask in the state, by their names."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = ids

    def read(self, row: Reader, key: str, default: int) -> int:
        """The set."""
        if not row.has(key):
            return default
        mask = 0
        for name in row.choices(key, self.ids):
            mask |= 1 << self.ids.index(name)
        return mask

    def write(self, value: int) -> str:
        """The list of names."""
        return quoted([self.ids[i] for i in members(value)])


class Flags:
    """A set of named bits."""

    def __init__(self, bits: Mapping[str, int]) -> None:
        self.bits = bits

    def read(self, row: Reader, key: str, default: int) -> int:
        """The set."""
        if not row.has(key):
            return default
        mask = 0
        for name in row.choices(key, self.bits):
            mask |= self.bits[name]
        return mask

    def write(self, value: int) -> str:
        """The list of names."""
        return quoted([name for name, bit in self.bits.items() if value & bit])


class Each:
    """A table: for each name of some a value of one shape; names that are left out keep their default."""

    def __init__(self, ids: Sequence[str], shape: Shape) -> None:
        self.ids = ids
        self.shape = shape

    def read(self, row: Reader, key: str, default: list[int]) -> list[int]:
        """The values, one for each name."""
        if not row.has(key):
            return list(default)
        inner = row.sub(key)
        found = [self.shape.read(inner, name, default[i]) for i, name in enumerate(self.ids)]
        inner.finish()
        return found

    def lines(self, value: list[int], default: list[int]) -> list[str]:
        """A line for each value that is not the default one."""
        return [f"{name} = {self.shape.write(value[i])}" for i, name in enumerate(self.ids) if value[i] != default[i]]
