"""What leaves a game to be shown, as types: boards, references and all that stands in them.

`tools/contract.py` writes the page's types from them, so that what the page reads is what a game tells.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar, cast

import msgspec

T = TypeVar("T")
Pair: TypeAlias = Annotated[list[T], msgspec.Meta(min_length=2, max_length=2)]
"""Two of a kind. A list of a fixed length is a tuple to the page."""


class Told(msgspec.Struct, rename="camel", gc=False):
    """A part of what is told: plain data, its names in camelCase as JSON. A field that is UNSET is left out."""


def plain(told: Told) -> dict[str, Any]:
    """As JSON has it: dicts, lists, texts and numbers."""
    return cast("dict[str, Any]", msgspec.to_builtins(told))
