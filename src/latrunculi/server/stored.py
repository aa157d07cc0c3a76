"""What is kept of a table, as data: who plays it, how it began, where it stands, each step, what was said."""

from __future__ import annotations

from dataclasses import dataclass

from latrunculi.kernel.game import Setup
from latrunculi.kernel.record import Step


class Damaged(Exception):
    """What is kept of a table cannot be read; the message says of which, and why."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat: a person, by a secret key, or a bot.

    Attributes:
        kind: `person` or `bot`.
        name: as it is shown.
        bot: which, of a bot.
        key_hash: of the key that plays the seat (`access.hashed`); empty while nobody has claimed it.
        invitation_hash: of the invitation that claims the seat; empty where there is none.
    """

    kind: str
    name: str
    bot: str = ""
    key_hash: str = ""
    invitation_hash: str = ""

    @property
    def taken(self) -> bool:
        """Whether somebody plays the seat."""
        return self.kind == "bot" or bool(self.key_hash)


@dataclass(frozen=True, slots=True)
class Status:
    """What changes with every step: see the attributes of `Stored`."""

    version: int
    awaiting: int
    over: bool
    turn: int | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is on disk, its steps apart.

    Attributes:
        id: the table's public id.
        setup, revision, position, opening: how the game began (`latrunculi.kernel.record.Record`).
        rng: the generator's state before the first step.
        version: grows with every choice and every undo.
        awaiting: bitmask of the seats that must choose.
        turn: the game's own count of turns, where it has one.
        players: by seat.
        created, updated: moments in ISO 8601, UTC.
        owner_hash: of the key of whoever made the table; empty for tables older than such keys.
        origin: where dice come from that somebody may know: `seed` (given by hand), `position`, `record`, `branch`;
            `unknown` of tables that are older than this account; empty when the server alone drew them.
        inherited: how many of its first steps are those of another game.
        said: how many remarks have been made at it.
    """

    id: str
    setup: Setup
    revision: int
    position: str
    opening: list[int]
    rng: int
    status: Status
    players: list[Player]
    created: str = ""
    updated: str = ""
    owner_hash: str = ""
    origin: str = ""
    inherited: int = 0
    said: int = 0


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said at a table: by which seat, as which one of the table's remarks from 1, at what moment."""

    number: int
    seat: int
    moment: str
    text: str


@dataclass(frozen=True, slots=True)
class StoredStep:
    """A step and the generator's state after it."""

    step: Step
    rng: int
