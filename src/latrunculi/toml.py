"""TOML that anybody may have written, measured before it is read.

The reader, `tomli`, is that of the standard library, compiled: a program starts in a quarter less time. It takes memory
and time that grow with the square of the depth of a key, and gives every level of every heading objects of its own:
40 KB of `a.a.a... = 1` take more than a gigabyte. So what is not seen at a glance to be plain is gone through once,
without building anything, and refused where it is larger, deeper or fuller of keys than any file of this program.
Nothing else reads TOML.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import tomli

from latrunculi import files

MOST_BYTES: Final = 1 << 20
"""Of one file or text: five times the longest."""
MOST_LEVELS: Final = 16
"""Of a dotted key or heading, and of lists and tables within each other."""
MOST_KEYS: Final = 30_000
"""Parts of keys and headings in one text."""
LONGEST_KEY: Final = 200
"""Characters of a part of a key."""
LONGEST_NUMBER: Final = 1300
"""Characters of a number: a set of 4,096 objects, written as one."""

_TOKEN: Final = re.compile(
    r"""
      [ \t\r]++ | \#[^\n]*+
    | (?P<text> \"{3} (?: [^"\\]++ | \\[\s\S] | "(?!"") )*+ \"{3,5}
              | '{3} (?: [^']++ | '(?!'') )*+ '{3,5}
              | " (?: [^"\\\n]++ | \\[^\n] )*+ "
              | ' [^'\n]*+ ' )
    | (?P<word> [^ \t\r\n"'\#=,.\[\]{}]++ )
    | (?P<mark> [=,.\[\]{}\n] )
    | (?P<open> ["'] )
    """,
    re.VERBOSE,
)
"""What the reader of TOML takes for one thing. Outside texts and comments a quotation mark always begins a text: what
follows one that never ends is never read."""
_QUOTED: Final = re.compile(r"""\#[^\n]*+|'[^'\n]{0,200}+'|"[^"\\\n]{0,200}+"|"[^"\\\n]*+"(?=[ \t\r]*+[,}\n])""")
"""Comments and plain texts, none longer than a key may be where it may be one."""
_STRANGE: Final = re.compile(r"""["']|(?<![^ \t\r\n=,.\[\]{}])[^ \t\r\n=,.\[\]{}]{201}|(?:\.[^=,.\[\]{}\n]*+){16}""")
"""Apart from these: other texts, long words, many dots in a row."""
_BETWEEN: Final = re.compile(r"[^\[\]{}]++")
_LONG: Final = f"has more than {MOST_BYTES} bytes; leave something out"


class TomlError(ValueError):
    """Text that is no TOML, or more than is read; the message says what is wrong and what would do."""


def read_text(path: Path) -> str:
    """The text of a file.

    Raises:
        OSError: when it cannot be read, or is longer than any that is.
    """
    return files.read_text(path, MOST_BYTES)


def loads(text: str) -> dict[str, Any]:
    """The table that some TOML holds.

    Raises:
        TomlError: when it is not TOML, or more than is read.
    """
    text = text.removeprefix("\ufeff")
    if len(text) > MOST_BYTES:
        raise TomlError(_LONG)
    if not _plain(text):
        _measure(text)
    try:
        return tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        raise TomlError(f"not valid TOML: {error}") from error


def _plain(text: str) -> bool:
    """Whether a few glances show that a text stays within the bounds, as most do: they take a third of the time."""
    if '"""' in text or "'''" in text:
        return False
    bare = _QUOTED.sub("a", text)
    if _STRANGE.search(bare) or sum(map(bare.count, "=.[")) > MOST_KEYS:
        return False
    brackets = _BETWEEN.sub("", bare)
    for _ in range(MOST_LEVELS // 2):
        brackets = brackets.replace("[]", "").replace("{}", "")
    return not brackets


def _measure(text: str) -> None:
    """Refuse what would cost more to read than it is worth."""
    measure = _Measure()
    for token in _TOKEN.finditer(text):
        match token.lastgroup:
            case "open":
                return
            case "mark":
                measure.mark(token)
            case "text" | "word":
                measure.word(token)


class _Measure:
    """Where in a text its reader stands, and what it has met so far."""

    def __init__(self) -> None:
        self._keys = 0
        self._levels = 0
        """Of the word that was met last, with those that dots join to it."""
        self._longest = 0
        """The longest of these."""
        self._dot = False
        """Whether a dot joins the next word to them."""
        self._in_value = False
        self._depth = 0

    def word(self, token: re.Match[str]) -> None:
        """A part of a key, or a value."""
        length = token.end() - token.start()
        if self._dot:
            self._levels += 1
            self._longest = max(self._longest, length)
        else:
            self._levels, self._longest = 1, length
        self._dot = False
        if self._levels > MOST_LEVELS:
            raise _too(token, "a key is nested too deep", f"use at most {MOST_LEVELS} levels")
        if length > LONGEST_NUMBER and token.lastgroup == "word":
            raise _too(token, "a number is too long", f"write at most {LONGEST_NUMBER} characters")

    def mark(self, token: re.Match[str]) -> None:
        """What stands between words."""
        mark = token.group()
        if mark == ".":
            self._dot = True
            return
        if mark == "=" or not self._in_value:
            self._key(token)
        self._levels, self._longest, self._dot = 0, 0, False
        if mark == "=":
            self._in_value = True
        elif mark == "\n":
            self._in_value = self._in_value and self._depth > 0
        elif mark in "[{":
            self._depth += 1
            if self._depth > MOST_LEVELS:
                raise _too(token, "tables or lists are nested too deep", f"use at most {MOST_LEVELS} levels")
        elif mark in "]}":
            self._depth = max(0, self._depth - 1)

    def _key(self, token: re.Match[str]) -> None:
        """What stood before a mark is a key or a heading."""
        self._keys += self._levels
        if self._keys > MOST_KEYS:
            raise _too(token, f"there are more than {MOST_KEYS} keys", "leave some out")
        if self._longest > LONGEST_KEY:
            raise _too(token, "a key is too long", f"write at most {LONGEST_KEY} characters")


def _too(token: re.Match[str], problem: str, cure: str) -> TomlError:
    line = token.string.count("\n", 0, token.start()) + 1
    return TomlError(f"line {line}: {problem}; {cure}")
