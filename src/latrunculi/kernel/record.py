"""Records: a game as its set-up, the choices made, and what chance made of each of them.

A record never needs the generator again: each step carries the outcomes that followed it. It states the revision of
the rules that it was played under, so that a later program can say plainly when it can no longer follow
(`latrunculi.kernel.match.replay` continues it where it can).
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec

from latrunculi import files
from latrunculi.kernel.codec import MOST_SEATS
from latrunculi.kernel.game import MOST_POSITION, Setup

ORIGINS: Final = ("seed", "position", "record", "branch", "unknown")
"""Why dice may be known to somebody: the seed was given by hand, the game began from a position that somebody wrote, or
goes on from a record or from a moment of another game; of tables that are older than this account it is unknown."""
FORMAT = 1
"""Version of the file format that this program writes, and the newest that it reads."""
MOST_BYTES: Final = 4 * 1024 * 1024
"""Of a record as JSON: far more than the longest game has."""
Outcomes: TypeAlias = Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]], msgspec.Meta(max_length=4096)]
"""What chance made of one choice: of dice, and of counters drawn."""
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class RecordError(ValueError):
    """A record that cannot be read or followed; the message says where and why."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of a seat, in words, and the outcomes of chance up to the next decision."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
    verb: Word
    object: Word | Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)] | None = None
    outcomes: Outcomes = []


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A whole game, or its beginning.

    `opening` holds the outcomes before the first decision; `rng` the generator's state after the last step (empty in
    records that are shown while a game goes on: it would tell the dice to come).

    Of a game at a table, `origin` is where dice come from that somebody may have known (one of `ORIGINS`); the first
    `inherited` steps, with the opening, are those of another game from which it goes on: their outcomes do not come
    from the seed.

    `earlier` are the revisions under which it was played before it was continued under `revision`.
    """

    format: Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]
    game: Word
    revision: Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]
    setup: Setup
    opening: Outcomes = []
    steps: Annotated[list[Step], msgspec.Meta(max_length=50_000)] = []
    rng: Annotated[str, msgspec.Meta(max_length=64)] = ""
    position: Annotated[str, msgspec.Meta(max_length=MOST_POSITION)] = ""
    origin: Annotated[str, msgspec.Meta(max_length=200)] = ""
    inherited: Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)] = 0
    earlier: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]], msgspec.Meta(max_length=1_000)] = []


def encode(record: Record) -> bytes:
    """A record as JSON, indented for people."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(data: bytes | str, name: str = "record") -> Record:
    """The record that some JSON holds.

    Raises:
        RecordError: with the place of the first defect.
    """
    try:
        if len(data) > MOST_BYTES:
            raise RecordError(f"{name}: has more than {MOST_BYTES} bytes, and no record has")
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"{name}: not a record of a game: {error}") from error
    if record.format != FORMAT:
        raise RecordError(f"{name}: format {record.format} is not format {FORMAT}, which this program reads")
    return record


def read(path: Path) -> Record:
    """The record in a file.

    Raises:
        RecordError: when the file cannot be read or holds no record.
    """
    try:
        text = files.read_text(path, MOST_BYTES)
    except OSError as error:
        raise RecordError(f"{path}: {files.reason(error)}") from error
    return decode(text, str(path))
