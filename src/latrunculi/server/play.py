"""Play over a WebSocket: each message is one JSON object with a `type`.

From the client, first of all:
    hello  keys (of the seats that it plays), seat (to look from; -1 as a spectator), log (events that it has),
           changes (whether it takes the messages of that name; else all comes as `state`)
then, each with an `id` of the client's choosing:
    act    action, version (of the view that it answers)
    undo   version
    why    action, or verb and object: why it is not offered
    hint   what the game's advisor would do in its place
    reach  action: where it may lead
    say    text: something for all at the table, from the seat that one looks from
    look   seat: look from another seat that it holds the key of
    ping   (its `id` may be left out)

To the client:
    state    table, view, log, logFrom, reset: at first, when the seat that looks is another, when the log is cut, and
             after every change for those who take no `changes`; `reset` says that the log replaces the client's own
    changes  change, log, logFrom: after any other change; `change` leads from the `{table, view}` that this connection
             was told last to the present one (`latrunculi.server.changes`)
    talk     talk: what was said at the table and this connection was not told of; with the first position what was
             said last, if anything was
    done     id: what was asked is done, and on disk
    refused  id, code, rule (`latrunculi.kernel.match.Refusal`)
    why      id, code, rule; code `legal` when nothing forbids it
    hint     id, version (of the view that it is for), hint: a choice and its reasons, made from what the seat knows;
             null where it is not asked anything, or nobody knows how to play the game
    reach    id, version (of the view that it is for), reach: areas, each with its price; none where the action is not
             offered, or leads nowhere
    error    code, message; id when it answers a message that had one
    pong     id, when the ping had one
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketDisconnected

from latrunculi.kernel.game import SPECTATOR
from latrunculi.kernel.ints import Seat
from latrunculi.kernel.match import Refusal
from latrunculi.server import errors
from latrunculi.server.access import MAX_MESSAGE, MOST_KEYS
from latrunculi.server.bots import Bots
from latrunculi.server.errors import ApiError
from latrunculi.server.legible import legible
from latrunculi.server.table import Shown, Table
from latrunculi.server.tables import Tables

log = logging.getLogger("latrunculi.server")
router = APIRouter()

PATIENCE: Final = 20.0
"""Seconds that a client may take to say hello."""
AT_ONCE: Final = 100.0
"""Messages that a client may send at once."""
A_SECOND: Final = 20.0
"""And that it may send a second in the long run: others wait their turn."""
DEAR: Final = 10.0
"""As how many messages one counts that is answered with the whole game, or with a thought."""
SPOKEN: Final = 20.0
"""And one that is told to all at the table."""
MOST_SAID: Final = 500
"""Letters of a remark."""
MOST_SHOWN: Final = 80
"""Letters of the name of a table, as a log shows it."""
REFUSED: Final = 4403
UNKNOWN: Final = 4404
MALFORMED: Final = 4400
FAILED: Final = 1011


Id: TypeAlias = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]
"""A number that the client chooses: as large as any that its language knows exactly."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-(1 << 31), lt=1 << 31)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message."""

    seat: Number
    keys: Annotated[list[Word], msgspec.Meta(max_length=MOST_KEYS)] = []
    log: Number = 0
    changes: bool = False


class Act(msgspec.Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """A choice."""

    id: Id
    action: Number
    version: Number


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take the last choice back."""

    id: Id
    version: Number


class Why(msgspec.Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why an action is not offered."""

    id: Id
    action: Number | None = None
    verb: Word | None = None
    object: Word | Number | None = None


class Hint(msgspec.Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What the game's advisor would do."""

    id: Id


class Reach(msgspec.Struct, tag_field="type", tag="reach", forbid_unknown_fields=True):
    """Where an action may lead."""

    id: Id
    action: Number


class Look(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Look from another seat."""

    id: Id
    seat: Number


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say something to all at the table."""

    id: Id
    text: Annotated[str, msgspec.Meta(max_length=MOST_SAID)]


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: Id | None = None


class Numbered(msgspec.Struct):
    """What can still be told of a message that is malformed."""

    id: Id | None = None


Incoming: TypeAlias = Hello | Act | Undo | Why | Hint | Reach | Look | Say | Ping
COSTS: Final[dict[type[Incoming], float]] = {Look: DEAR, Hint: DEAR, Say: SPOKEN}
MESSAGES: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


class Malformed(Exception):
    """A message that is none of those above; `answer` is what is said of it."""

    def __init__(self, message: str, number: int | None = None) -> None:
        super().__init__(message)
        self.answer: dict[str, Any] = {"type": "error", "code": "malformed", "message": message}
        if number is not None:
            self.answer["id"] = number


@router.websocket("/api/tables/{table}/play")
async def play(socket: WebSocket, table: str) -> None:
    """Play at a table."""
    tables: Tables = socket.app.state.tables
    await socket.accept()
    with suppress(WebSocketDisconnect):
        try:
            here = await tables.get(table)
            hello = await asyncio.wait_for(_receive(socket), PATIENCE)
            if not isinstance(hello, Hello):
                raise Malformed("the first message must be a hello")
            await here.acquaint(hello.keys)
            connection = Connection(socket, here, hello)
        except ApiError as error:
            await _farewell(socket, error.code, error.message, UNKNOWN if error.status == 404 else REFUSED)
        except Malformed as error:
            await _farewell(socket, "malformed", str(error), MALFORMED)
        except TimeoutError:
            await _farewell(socket, "malformed", "no hello came", MALFORMED)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            answer = errors.of(error, "table %s could not be opened", table[:MOST_SHOWN])
            await _farewell(socket, answer.code, answer.message, FAILED)
        else:
            await connection.serve()


async def _receive(socket: WebSocket) -> Incoming:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    data = message.get("text")
    data = message.get("bytes", b"") if data is None else data.encode()
    if len(data) > MAX_MESSAGE:
        raise Malformed(f"a message may have {MAX_MESSAGE} bytes at most")
    try:
        return MESSAGES.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(str(error), _number(data)) from error


def _number(data: bytes) -> int | None:
    """The `id` of a message that is otherwise malformed, where it can be read."""
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


async def _farewell(socket: WebSocket, code: str, message: str, status: int) -> None:
    await _send(socket, {"type": "error", "code": code, "message": message})
    await socket.close(status, code)


async def _send(socket: WebSocket, message: dict[str, Any]) -> None:
    try:
        await socket.send_text(msgspec.json.encode(message).decode())
    except WebSocketDisconnected as error:  # the connection ended while this was on its way
        raise WebSocketDisconnect(1006) from error


class Pace:
    """Holds back who asks too much: of one table as of all others, everybody is answered by the same thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left = AT_ONCE
        self._then = clock()

    def wait(self, cost: float) -> float:
        """Count a message, and say for how many seconds it is to wait."""
        now = self._clock()
        self._left = min(AT_ONCE, self._left + (now - self._then) * A_SECOND) - cost
        self._then = now
        return max(0.0, -self._left / A_SECOND)


class Connection:
    """One client at one table. Several may hold the same seat: each is shown all, and the first choice counts."""

    def __init__(self, socket: WebSocket, table: Table, hello: Hello) -> None:
        """Join.

        Raises:
            ApiError: when the keys do not allow to look from the seat.
        """
        self._socket = socket
        self._table = table
        self._held = table.seats_held(hello.keys[:MOST_KEYS])
        if hello.keys and not self._held:
            raise ApiError(403, "wrong-key", "none of these keys is of this table")
        self._seat = self._allowed(hello.seat)
        self._takes_changes = hello.changes
        self._told: Shown | None = None
        self._epoch = table.epoch
        # Whoever was away while something was taken back may know events that never were.
        untouched = table.match.version == len(table.match.steps)
        self._logged = hello.log if untouched and 0 <= hello.log <= len(table.match.journal.events) else 0
        self._reset = self._logged == 0
        self._heard = 0
        self._warned: ApiError | None = None
        self._pace = None if table.open else Pace()
        self._changed = asyncio.Event()
        self._sending = asyncio.Lock()
        self._thoughts: set[asyncio.Task[None]] = set()

    def _allowed(self, seat: Seat) -> int:
        if seat == SPECTATOR or seat in self._held:
            return seat
        raise ApiError(403, "wrong-key", f"looking from seat {seat} needs its key")

    async def serve(self) -> None:
        """Go on until the client leaves."""
        self._table.join(self._changed.set, bool(self._held))
        showing = asyncio.create_task(self._show_changes())
        try:
            while True:
                await self._answer()
        finally:
            self._table.leave(self._changed.set)
            for task in (showing, *self._thoughts):
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task

    # ------------------------------------------------------------------ out

    async def _show_changes(self) -> None:
        try:
            while True:
                await self._show()
                await self._changed.wait()
                self._changed.clear()
        except ApiError as error:  # the table is gone
            await _farewell(self._socket, error.code, error.message, UNKNOWN)
        except WebSocketDisconnect:
            raise
        except Exception as error:  # who were left connected would wait for ever
            answer = errors.of(error, "what is played at table %s could not be shown", self._table.id)
            await _farewell(self._socket, answer.code, answer.message, FAILED)

    async def _show(self) -> None:
        """Send the position and what was said, unless the client has it already."""
        async with self._sending:
            async with self._table.settled():
                told = [message for message in (self._state(), self._talk(), self._trouble()) if message]
            for message in told:
                await _send(self._socket, message)

    def _state(self) -> dict[str, Any] | None:
        table = self._table
        if table.epoch != self._epoch:
            self._epoch = table.epoch
            self._logged = 0
            self._reset = True
        before, now = self._told, table.shown(self._seat)
        if before is now and not self._reset:
            return None
        state: dict[str, Any] = {"log": table.match.log(self._seat, self._logged), "logFrom": self._logged}
        if self._reset or before is None or not self._takes_changes:
            state |= {"type": "state", "table": now.table, "view": now.view, "reset": self._reset}
        else:
            state |= {"type": "changes", "change": table.change(self._seat, before)}
        self._told = now
        self._logged = len(table.match.journal.events)
        self._reset = False
        return state

    def _talk(self) -> dict[str, Any] | None:
        talk = [remark for remark in self._table.talk if remark.number > self._heard]
        if not talk:
            return None
        self._heard = talk[-1].number
        return {"type": "talk", "talk": talk}

    def _trouble(self) -> dict[str, Any] | None:
        trouble, before = self._table.trouble, self._warned
        self._warned = trouble
        return None if trouble in (None, before) else {"type": "error", **trouble.body()}

    async def _tell(self, message: dict[str, Any]) -> None:
        async with self._sending:
            await _send(self._socket, message)

    # ------------------------------------------------------------------ in

    async def _answer(self) -> None:
        try:
            message = await _receive(self._socket)
        except Malformed as error:
            await self._take_turn(1.0)
            await self._tell(error.answer)
            return
        await self._take_turn(COSTS.get(type(message), 1.0))
        if isinstance(message, Hint):  # what is thought of meanwhile keeps no choice waiting
            thought = asyncio.create_task(self._reply_later(message))
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)
        else:
            await self._reply(message)

    async def _reply_later(self, message: Incoming) -> None:
        with suppress(WebSocketDisconnect):
            await self._reply(message)

    async def _reply(self, message: Incoming) -> None:
        number = getattr(message, "id", None)
        try:
            await self._tell(await self._handle(message))
        except ApiError as error:
            await self._tell({"type": "error", "id": number, **error.body()})
        except WebSocketDisconnect:
            raise
        except Exception as error:
            answer = errors.of(error, "a message at table %s failed", self._table.id)
            await self._tell({"type": "error", "id": number, **answer.body()})

    async def _take_turn(self, cost: float) -> None:
        """Let others be answered first: what has come already is taken in without waiting for anything."""
        await asyncio.sleep(self._pace.wait(cost) if self._pace else 0)

    async def _handle(self, message: Incoming) -> dict[str, Any]:
        match message:
            case Act():
                refusal = await self._table.play(self._seat, message.action, message.version)
                return await self._done(message.id, refusal)
            case Undo():
                refusal = await self._table.undo(self._seat, message.version)
                return await self._done(message.id, refusal)
            case Why():
                return await self._why(message)
            case Hint():
                bots: Bots = self._socket.app.state.bots
                version, hint = await bots.hint(self._table, self._seat)
                return {"type": "hint", "id": message.id, "version": version, "hint": hint}
            case Reach():
                async with self._table.settled():
                    match = self._table.match
                    reach = match.reach(self._seat, message.action)
                    return {"type": "reach", "id": message.id, "version": match.version, "reach": reach}
            case Look():
                self._seat = self._allowed(message.seat)
                self._logged = 0
                self._reset = True
                return await self._done(message.id, None)
            case Say():
                await self._say(message.text)
                return await self._done(message.id, None)
            case Ping():
                return {"type": "pong"} if message.id is None else {"type": "pong", "id": message.id}
            case Hello():
                return {"type": "error", "code": "malformed", "message": "hello was said already"}

    async def _say(self, text: str) -> None:
        if self._seat not in self._held:
            raise ApiError(403, "wrong-key", "who watches a table does not speak at it")
        try:
            said = legible(text, "a remark")
        except ValueError as error:
            raise ApiError(422, "malformed", str(error)) from error
        if said:
            await self._table.say(self._seat, said)

    async def _done(self, number: int, refusal: Refusal | None) -> dict[str, Any]:
        if refusal is not None:
            return {"type": "refused", "id": number, "code": refusal.code, "rule": refusal.rule}
        await self._show()
        return {"type": "done", "id": number}

    async def _why(self, message: Why) -> dict[str, Any]:
        async with self._table.settled():
            refusal = self._refusal(message)
        code, rule = ("legal", "") if refusal is None else (refusal.code, refusal.rule)
        return {"type": "why", "id": message.id, "code": code, "rule": rule}

    def _refusal(self, message: Why) -> Refusal | None:
        action = message.action
        if action is None:
            if message.verb is None:
                raise ApiError(422, "malformed", "why: give an action, or a verb and an object")
            try:
                action = self._table.game.vocabulary.action(message.verb, message.object)
            except KeyError:
                return Refusal("unknown")
        return self._table.match.refusal(self._seat, action)
