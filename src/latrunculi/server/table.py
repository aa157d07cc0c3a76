"""A game being played: a match, what is on disk of it, who sits at it and who looks.

Whatever stands in memory can be lost at any moment. A choice is carried out on the match, committed to the database,
and only then told to anybody; should the commit fail, the match is rebuilt from what is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

import msgspec

from latrunculi.kernel import proof
from latrunculi.kernel.actions import members
from latrunculi.kernel.game import OMNISCIENT, SPECTATOR, Game
from latrunculi.kernel.ints import Action, Seat, Viewer
from latrunculi.kernel.match import Match, Refusal, replay
from latrunculi.kernel.position import CONTRADICTIONS
from latrunculi.kernel.record import FORMAT, Record
from latrunculi.server import access
from latrunculi.server.changes import difference
from latrunculi.server.errors import ApiError
from latrunculi.server.storage import Conflict, Storage
from latrunculi.server.stored import Remark, Status, Stored, StoredStep

T = TypeVar("T")
Write: TypeAlias = Callable[[], Coroutine[Any, Any, str]]
"""Puts a change on disk; awaiting it gives the moment."""


class Shown:
    """What a viewer is shown, as JSON: thousands of these are kept, and of a text the interpreter need not follow
    what it refers to.

    Attributes:
        table, view: `Table.summary` and `Match.view`.
    """

    __slots__ = ("table", "view")

    def __init__(self, table: dict[str, Any], view: dict[str, Any]) -> None:
        self.table = msgspec.Raw(msgspec.json.encode(table))
        self.view = msgspec.Raw(msgspec.json.encode(view))

    def after(self, before: Shown) -> msgspec.Raw:
        """The change that leads here from `{"table", "view"}` as they were shown before."""
        return msgspec.Raw(msgspec.json.encode(difference(before._whole(), self._whole()) or {}))

    def _whole(self) -> dict[str, Any]:
        return {"table": msgspec.json.decode(self.table), "view": msgspec.json.decode(self.view)}


class Table:
    """One game being played.

    Attributes:
        stored: the table as it is on disk.
        match: the game; read it within `settled`, change it through `play` and `undo` alone.
        talk: what was said last beside the game, in its order.
        epoch: grows when the log is cut, so that those who have it all know to ask for it again.
        listeners: those who look, and whether they hold the seat of a person; called after every change.
        changed: called before them after every change, and when somebody comes to look.
        gone: whether it was deleted.
        trouble: why its bots cannot go on, if they cannot.
        elsewhere: whether another process made the last choice: its bots are at it.
        open: whether whoever reaches the server plays all seats of people: it is on its owner's own machine.
    """

    def __init__(
        self, storage: Storage, game: Game, stored: Stored, played: list[StoredStep], local: bool = False
    ) -> None:
        self.stored = stored
        self.open = local
        self.game = game
        self.epoch = 0
        self.gone = False
        self.elsewhere = False
        self.trouble: ApiError | None = None
        self.listeners: dict[Callable[[], None], bool] = {}
        self.changed: Callable[[Table], None] = lambda _: None
        self._lock = asyncio.Lock()
        self._lost = False
        self._behind = False
        self._storage = storage
        self._shown: dict[int, Shown] = {}
        self._changes: dict[int, tuple[Shown, Shown, msgspec.Raw]] = {}
        self.match = self._rebuilt(stored, played)
        self.talk = self._remembered(stored)
        self._asked = self.match.version

    @property
    def id(self) -> str:
        """The table's public id."""
        return self.stored.id

    def _rebuilt(self, stored: Stored, played: list[StoredStep]) -> Match:
        record = Record(
            format=FORMAT,
            game=self.game.id,
            revision=stored.revision,
            setup=stored.setup,
            opening=stored.opening,
            steps=[step.step for step in played],
            rng=f"{played[-1].rng if played else stored.rng:016x}",
            position=stored.position,
        )
        match = replay(self.game, record)
        match.version = stored.status.version
        return match

    def _remembered(self, stored: Stored) -> list[Remark]:
        return self._storage.talk(self.id) if stored.said else []

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """While this is held, the match says what is on disk, neither more nor less."""
        async with self._lock:
            if self._lost:
                await self._reload()
            yield

    # ------------------------------------------------------------------ playing

    async def play(self, seat: Seat, action: Action, version: int | None = None) -> Refusal | None:
        """Carry out a choice of a seat, or say why not. When it returns, the choice is on disk."""
        return await _to_its_end(self._change(lambda: self._play(seat, action, version)))

    async def undo(self, seat: Seat, version: int | None = None) -> Refusal | None:
        """Take back the last choice of a seat, or say why not."""
        return await _to_its_end(self._change(lambda: self._undo(seat, version)))

    async def _change(self, change: Callable[[], Refusal | Write]) -> Refusal | None:
        async with self.settled():
            try:
                write = self._within_the_rules(change)
                if isinstance(write, Refusal):
                    return write
                moment = await write()
            except Conflict:
                self.elsewhere = True
                await self._reload()
                return Refusal("stale")
            except Exception:
                await self._reload()
                raise
            self.stored = replace(self.stored, status=status_of(self.match), updated=moment)
            self.elsewhere = False
            self.trouble = None
        self._tell()
        return None

    def _within_the_rules(self, change: Callable[[], Refusal | Write]) -> Refusal | Write:
        """Make a change. What goes wrong after a position that somebody wrote is the position's, no defect of ours."""
        try:
            return change()
        except CONTRADICTIONS as error:
            if not self.stored.position:
                raise
            told = "the rules cannot go on with this choice: the position that the game began from contradicts them"
            raise ApiError(409, "position", told) from error

    def _play(self, seat: Seat, action: Action, version: int | None) -> Refusal | Write:
        match = self.match
        follows, awaited = match.version, match.state.awaiting
        if version is not None and seat in members(awaited) and self._asked <= version <= follows:
            version = follows
        refusal = match.play(seat, action, version)
        if refusal is not None:
            return refusal
        self._note_question(seat, awaited)
        self._shown.clear()
        step = StoredStep(match.steps[-1], match.state.rng)
        number, status = len(match.steps), status_of(match)
        return lambda: self._storage.add_step(self.id, number, step, follows, status)

    def _undo(self, seat: Seat, version: int | None) -> Refusal | Write:
        match = self.match
        follows = match.version
        if version is not None and version != follows:
            return Refusal("stale")
        refusal = match.undo(seat) if seat >= 0 else Refusal("nothing-to-undo")  # who watches has chosen nothing
        if refusal is not None:
            return refusal
        self._shown.clear()
        self._asked = match.version
        self.epoch += 1
        keep, status = len(match.steps), status_of(match)
        if keep < self.stored.inherited:
            self.stored = replace(self.stored, inherited=keep)
        return lambda: self._storage.cut_steps(self.id, keep, follows, status)

    def _note_question(self, seat: Seat, awaited: int) -> None:
        """After a choice of a seat. Of several who are asked at once, one's answer makes nobody else's stale."""
        if not self.match.state.awaiting or self.match.state.awaiting != awaited & ~(1 << seat):
            self._asked = self.match.version

    async def catch_up(self) -> None:
        """Take in what another process has written. Who waits to do so already takes this in too."""
        if self._behind:
            return
        self._behind = True
        async with AsyncExitStack() as held:
            try:
                await held.enter_async_context(self.settled())
            finally:
                self._behind = False
            found = await asyncio.to_thread(self._storage.game, self.id, len(self.match.steps))
            if found is None:
                self.forget()
                return
            if found[0] == self.stored:
                return
            stored, later = found
            if stored.said != self.stored.said:
                self.talk = await asyncio.to_thread(self._remembered, stored)
            self.elsewhere = self.elsewhere or stored.status.version != self.stored.status.version
            if stored.status.version == self.match.version + len(later):
                self._follow(stored, later)
            else:  # something was taken back
                await self._reload()
        self._tell()

    def _follow(self, stored: Stored, later: list[StoredStep]) -> None:
        self._lost = True
        for made in later:
            awaited = self.match.state.awaiting
            self.match.follow(made.step, made.rng)
            self._note_question(made.step.seat, awaited)
        self.stored = stored
        self._shown.clear()
        self._lost = False

    async def _reload(self) -> None:
        self._lost = True
        found = await asyncio.to_thread(self._storage.game, self.id)
        if found is None:
            self.gone = True
            raise ApiError(404, "unknown-table", "the table was deleted")
        self.match = await asyncio.to_thread(self._rebuilt, *found)
        self.talk = await asyncio.to_thread(self._remembered, found[0])
        self.stored = found[0]
        self._asked = self.match.version
        self.epoch += 1
        self._shown.clear()
        self._lost = False
        self._tell()

    def hold_up(self, trouble: ApiError) -> None:
        """Tell all who look why the bots cannot go on."""
        self.trouble = trouble
        for listener in list(self.listeners):
            listener()

    def forget(self) -> None:
        """Say that the table is gone from the disk: whoever looks at it will find so."""
        self._lost = self.gone = True
        for listener in list(self.listeners):
            listener()

    def _tell(self) -> None:
        self.changed(self)
        for listener in list(self.listeners):
            listener()

    # ------------------------------------------------------------------ talking

    async def say(self, seat: Seat, text: str) -> None:
        """Let a seat say something to all at the table. When it returns, it is on disk.

        Raises:
            ApiError: when the table was deleted.
        """
        await _to_its_end(self._say(seat, text))

    async def _say(self, seat: Seat, text: str) -> None:
        async with self.settled():
            if not await self._storage.say(self.id, seat, text):
                raise unknown()
            # Somebody may have spoken in another process meanwhile.
            self.talk = await asyncio.to_thread(self._storage.talk, self.id)
            self.stored = replace(self.stored, said=self.talk[-1].number)
        self._tell()

    # ------------------------------------------------------------------ looking

    def join(self, listener: Callable[[], None], plays: bool) -> None:
        """Somebody comes to look, and perhaps to play a seat of a person."""
        self.listeners[listener] = plays
        self.changed(self)

    def leave(self, listener: Callable[[], None]) -> None:
        """He looks no more."""
        self.listeners.pop(listener, None)

    @property
    def company(self) -> bool:
        """Whether somebody who holds the seat of a person looks on."""
        return any(self.listeners.values())

    def shown(self, viewer: Viewer) -> Shown:
        """What a viewer is shown; made once for each change, and then the same object."""
        if viewer not in self._shown:
            self._shown[viewer] = Shown(self.summary(), self.match.view(viewer))
        return self._shown[viewer]

    def change(self, viewer: Viewer, before: Shown) -> msgspec.Raw:
        """What leads from what a viewer was shown before to what he is shown now, as JSON (`Change`)."""
        held = self._changes.get(viewer)
        now = self.shown(viewer)
        if held is None or held[0] is not before or held[1] is not now:
            held = self._changes[viewer] = before, now, now.after(before)
        return held[2]

    def summary(self) -> dict[str, Any]:
        """The table as everybody may see it."""
        return summary(self.stored, self.open)

    def seats_held(self, keys: list[str]) -> set[int]:
        """The seats whose keys are among these; on its owner's machine, all seats of people."""
        if self.open:
            return {seat for seat, player in enumerate(self.stored.players) if player.kind == "person"}
        return access.seats_held([player.key_hash for player in self.stored.players], keys)

    def record(self) -> Record:
        """The game so far, and where its dice come from."""
        told = self.match.record()
        told.origin, told.inherited = self.stored.origin, self.stored.inherited
        return told

    @property
    def standing(self) -> tuple[int, int, int]:
        """The version, how many seats people have taken, how many remarks were made (`Storage.standings`)."""
        taken = sum(player.kind == "person" and player.taken for player in self.stored.players)
        return self.stored.status.version, taken, self.stored.said

    def owned(self, keys: list[str]) -> bool:
        """Whether the owner's key is among these."""
        return access.owns(self.stored, keys, self.open)

    # ------------------------------------------------------------------ seats

    async def claim(self, invitation: str, name: str) -> tuple[int, str]:
        """Give a seat to whoever holds its invitation. The seat, and its key, which is told here alone.

        Raises:
            ApiError: when the invitation is none, or has been used.
        """
        kept, key = access.hashed(invitation), access.new_key()
        await self.freshen()
        players = self.stored.players
        seat = next((seat for seat, player in enumerate(players) if player.invitation_hash == kept), None)
        if seat is None:
            raise ApiError(403, "no-invitation", "this is no invitation to this table, or it was withdrawn")
        if any(name and name.casefold() == p.name.casefold() for i, p in enumerate(players) if i != seat):
            raise ApiError(422, "name-taken", f"name: somebody at this table is called {name!r} already")
        given = await self._storage.claim(self.id, kept, access.hashed(key), name)
        await self.freshen()
        if not given:
            raise ApiError(409, "taken", "somebody has taken this seat")
        return seat, key

    async def invite(self, seat: Seat, wanted: bool = True) -> str:
        """Renew the invitation of a seat that nobody has taken, or withdraw it. The new one, which is told here alone.

        Raises:
            ApiError: when there is no such seat, or somebody has taken it.
        """
        if not 0 <= seat < len(self.stored.players) or self.stored.players[seat].kind != "person":
            raise ApiError(404, "unknown-seat", f"there is no seat {seat} of a person at this table")
        invitation = access.new_key() if wanted else ""
        kept = access.hashed(invitation) if wanted else ""
        changed = await self._storage.invite(self.id, seat, kept)
        await self.freshen()
        if not changed:
            raise ApiError(409, "taken", "somebody has taken this seat")
        return invitation

    async def acquaint(self, keys: list[str]) -> None:
        """Read again who sits at the table if one of these keys is new: its seat was claimed elsewhere, perhaps."""
        if len(self.seats_held(keys)) + self.owned(keys) < len(keys):
            await self.freshen()

    async def freshen(self) -> None:
        """Read again who sits at the table: seats are claimed through other processes too."""
        players = await asyncio.to_thread(self._storage.players, self.id)
        if players and players != self.stored.players:
            self.stored = replace(self.stored, players=players)
            self._shown.clear()
            self._tell()

    def viewer(self, seat: Seat, keys: list[str]) -> int:
        """The viewer that somebody with these keys may be, when he asks to look from a seat.

        Raises:
            ApiError: when he may not.
        """
        if seat == SPECTATOR:
            return seat
        if seat == OMNISCIENT:
            if not self.match.state.over:
                raise ApiError(403, "not-over", "all hands are open only when the game is over")
            return seat
        if not 0 <= seat < len(self.stored.players):
            raise ApiError(404, "unknown-seat", f"there is no seat {seat} at this table")
        if not self.match.state.over and seat not in self.seats_held(keys):
            raise ApiError(403, "wrong-key", f"looking from seat {seat} needs its key")
        return seat


def summary(stored: Stored, local: bool) -> dict[str, Any]:
    """A table as everybody may see it. The seed is opened when the game is over."""
    setup, status = stored.setup, stored.status
    return {
        "id": stored.id,
        "game": setup.game,
        "scenario": setup.scenario,
        "options": setup.options,
        "pack": setup.pack,
        "seatsCount": len(stored.players),
        "players": [
            {"seat": seat, "kind": p.kind, "name": p.name, "bot": p.bot or None, "taken": p.taken}
            for seat, p in enumerate(stored.players)
        ],
        "over": status.over,
        "revision": stored.revision,
        "version": status.version,
        "commitment": proof.commitment(setup.seed),
        "seed": setup.seed if status.over else None,
        **provenance(stored),
        "open": local,
        "created": stored.created,
        "updated": stored.updated,
    }


def provenance(stored: Stored) -> dict[str, Any]:
    """Where the dice of a table come from, as it is shown: `dice` and, where somebody may know them, `diceReason`."""
    return {"dice": "given" if stored.origin else "drawn", "diceReason": stored.origin}


def status_of(match: Match) -> Status:
    """What changes with every step of a game, as it stands."""
    return Status(match.version, match.state.awaiting, match.state.over, match.game.turn(match.state))


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Carry work through though whoever asked for it goes away in its middle."""
    return await asyncio.shield(asyncio.create_task(work))


def unknown() -> ApiError:
    """What is answered where there is no such table."""
    return ApiError(404, "unknown-table", "there is no such table")
