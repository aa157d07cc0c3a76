"""What people write for others to read: names, remarks."""

from __future__ import annotations

import unicodedata
from typing import Final

MARKS: Final = 3
"""Marks above and below one letter, more than those that Unicode joins with it; more would cover the lines around."""


def legible(text: str, what: str) -> str:
    """A line without what would not be seen, would turn what stands beside it around, or would cover it with marks.

    Texts that look alike because a letter and its accent come as one or as two become the same.

    Args:
        what: the text is, such as `a name`, for the error.

    Raises:
        ValueError: when something in it would not be read.
    """
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    if not text.isprintable():
        raise ValueError(f"{what} is made of letters that can be seen")
    marks = "".join("m" if unicodedata.combining(letter) else " " for letter in text)
    if "m" * (MARKS + 1) in marks:
        raise ValueError(f"a letter of {what} bears {MARKS} marks at most")
    return text
