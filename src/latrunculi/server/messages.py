"""The shapes of what the server sends over a WebSocket (`latrunculi.server.play` says when), for the page's types."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from latrunculi.server.schemas import Action, Closed, Event, TableInfo, View

Change: TypeAlias = Any
"""As `latrunculi.server.changes` has it."""


class Shown(Closed):
    """What a viewer is shown."""

    table: TableInfo
    view: View


class State(Shown):
    """The whole position; `reset` says that the log replaces the client's own."""

    type: Literal["state"]
    log: list[Event]
    logFrom: int  # noqa: N815 its name in JSON
    reset: bool


class Changes(Closed):
    """What leads from what was shown last to what is shown now."""

    type: Literal["changes"]
    change: Change
    log: list[Event]
    logFrom: int  # noqa: N815


class Remark(Closed):
    """Something said at a table: the table's remarks are numbered from 1; the moment is in ISO 8601, UTC."""

    number: int
    seat: int
    moment: str
    text: str


class Talk(Closed):
    """What was said at the table and the client was not told of."""

    type: Literal["talk"]
    talk: list[Remark]


class Done(Closed):
    """What was asked is done, and on disk."""

    type: Literal["done"]
    id: int


class Refused(Closed):
    """What was asked is against the rules."""

    type: Literal["refused"]
    id: int
    code: str
    rule: str


class Because(Closed):
    """Why an action is not offered; code `legal` when nothing forbids it."""

    type: Literal["why"]
    id: int
    code: str
    rule: str


class Reason(Closed):
    """What speaks for a choice: a word of the game's advisor, the values of its text and their kinds of object."""

    id: str
    values: dict[str, str | int | None]
    kinds: dict[str, str]


class Advice(Closed):
    """What the game's advisor would do, and why, weightiest first."""

    action: Action
    reasons: list[Reason]


class Hinted(Closed):
    """The answer to who asked for a hint; null where he is not asked anything, or nobody knows how to play the game."""

    type: Literal["hint"]
    id: int
    version: int
    hint: Advice | None


class Reached(Closed):
    """Where an action may lead: areas, each with its price."""

    type: Literal["reach"]
    id: int
    version: int
    reach: dict[str, int]


class Failed(Closed):
    """A message that could not be answered; `id` when it had one."""

    type: Literal["error"]
    code: str
    message: str
    id: int | None = None
    rule: str | None = None


class Pong(Closed):
    """The server is there; `id` when the ping had one."""

    type: Literal["pong"]
    id: int | None = None


Outgoing: TypeAlias = Annotated[
    State | Changes | Talk | Done | Refused | Because | Hinted | Reached | Failed | Pong, Field(discriminator="type")
]
