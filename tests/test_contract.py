"""How types of the program are written for the page (`tools/contract.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.contract import Module, Unknown

SAMPLE = '''
from latrunculi.games.imperator.table import contract as imperator

Camp: TypeAlias = Literal["ours", "theirs"]
"""A camp."""
Values: TypeAlias = Annotated[list[int], Meta(min_length=3, max_length=3)]
Id: TypeAlias = Annotated[int, Meta(ge=0)]


class Sheet(Told, kw_only=True):
    """What is known
    of an army."""

    last_seen: int | None
    """Null for never."""
    camp: Camp | UnsetType = UNSET
    at: list[str | None]
    values: Values
    ends: Pair[float]
    id: Id
    start: int = field(name="from")


class Board(imperator.Board):
    sheets: Mapping[str, Sheet]
    by_turn: dict[int, tuple[str, bool]]
    anything: dict[str, Any]


class Asked(BaseModel):
    """No type of its own."""


class Wish(Asked):
    seat: int = Field(ge=0, description="Whose.")
    name: str = ""


class Helper:
    size: int
'''
WRITTEN = """
/** A camp. */
export type Camp = 'ours' | 'theirs';
export type Values = [number, number, number];
/** What is known of an army. */
export interface Sheet {
  /** Null for never. */
  lastSeen: number | null;
  camp?: Camp;
  at: (string | null)[];
  values: Values;
  ends: [number, number];
  id: number;
  from: number;
}
export interface Board extends imperator.Board {
  sheets: Record<string, Sheet>;
  byTurn: Record<string, [string, boolean]>;
  anything: unknown;
}
export interface Wish {
  /** Whose. */
  seat: number;
  name?: string;
}
"""


def module(folder: Path, text: str) -> Module:
    path = folder / "contract.py"
    path.write_text(text, encoding="utf-8")
    return Module(path)


def test_fields_aliases_and_what_is_said_of_them(tmp_path: Path) -> None:
    sample = module(tmp_path, SAMPLE)
    assert sample.families == {"imperator": "imperator"}
    assert "".join(text for _, text in sample.types()) == WRITTEN.lstrip()


def test_of_messages_those_with_a_tag_are_told(tmp_path: Path) -> None:
    text = 'class Act(msgspec.Struct, tag="act"):\n    id: int\n\n\nclass Rest(msgspec.Struct):\n    id: int\n'
    assert list(module(tmp_path, text).types()) == [
        ("Act", "export interface Act {\n  type: 'act';\n  id: number;\n}\n")
    ]


def test_a_type_that_the_page_has_no_words_for_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unknown, match="set"):
        list(module(tmp_path, "class Board(Told):\n    zones: set[str]\n").types())
