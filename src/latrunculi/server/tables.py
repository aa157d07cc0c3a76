"""All games being played: those on disk, rebuilt when they are first touched, and of them those in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec

from latrunculi.kernel import packs, registry
from latrunculi.kernel.chance import KEYED, begun
from latrunculi.kernel.game import Game, Setup
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.position import PositionError
from latrunculi.kernel.record import Record, RecordError
from latrunculi.server import access
from latrunculi.server.errors import ApiError
from latrunculi.server.history import Archive, History
from latrunculi.server.limits import Limits
from latrunculi.server.storage import Storage
from latrunculi.server.stored import Player, Stored, StoredStep
from latrunculi.server.table import Table, status_of, summary, unknown

log = logging.getLogger("latrunculi.server")

IDLE_TABLES: Final = 64
"""Tables kept in memory though nobody holds them any more."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Laid:
    """A new table, with all that is told of it once and to its maker alone.

    Attributes:
        id: the table's public id.
        keys: of the seats of people that the maker plays.
        invitations: to the other seats of people; each is worth its seat, once.
        owner: the owner's key.
    """

    id: str
    keys: dict[int, str]
    invitations: dict[int, str]
    owner: str


class Tables:
    """All tables: those in storage, and of them those in memory.

    Of one table there is never more than one `Table`. Whoever holds it (a socket that has not yet said hello, a
    request, a bot) keeps it the one that everybody else gets; the last used are kept besides, so that a reload of a
    page rebuilds nothing.

    Attributes:
        storage: where they are on disk.
    """

    def __init__(self, storage: Storage, local: bool = False) -> None:
        """Of a database; `local` where whoever reaches the server is its owner."""
        self.storage = storage
        self._local = local
        self.living: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """All tables in memory, by id."""
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._hearing: set[asyncio.Task[None]] = set()
        self._stale: set[str] = set()
        """Of the tables that are coming into memory those of which something was heard meanwhile."""
        self.archive = Archive()
        """Where one looks back at games."""
        self.opened: Callable[[Table], None] = lambda _: None
        """Called whenever a table comes into memory."""

    async def get(self, table: str) -> Table:
        """A table by its id.

        Raises:
            ApiError: when there is none, or this program cannot follow its record.
        """
        here = self.living.get(table)
        if here is None:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._bring(table))
            here = await asyncio.shield(self._opening[table])
        self._keep(here)
        return here

    async def summary(self, table: str) -> dict[str, Any]:
        """A table as everybody may see it. One that is not in memory stays on disk: nothing of its game is rebuilt.

        Raises:
            ApiError: when there is none, or this program cannot follow its record.
        """
        here = self.living.get(table)
        if here is not None:
            async with here.settled():
                return here.summary()
        stored = await asyncio.to_thread(self._stored, table)
        await asyncio.to_thread(_game, stored)
        return summary(stored, self._local)

    async def look(self, table: Table, work: Callable[[Match, History], T]) -> T:
        """What work finds in the game of a table as it stands. The game goes on meanwhile."""
        async with table.settled():
            match = table.match.copy()
        return await self.archive.look(table.id, match, work)

    async def _bring(self, table: str) -> Table:
        try:
            here = await asyncio.to_thread(self._open, table)
            self.living[table] = here
            self.opened(here)
            if table in self._stale:
                self._hear(table)
            return here
        finally:
            del self._opening[table]
            self._stale.discard(table)

    def _keep(self, table: Table) -> None:
        """Hold the table for a while; of those held, finished ones go first, then those not used for longest."""
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > IDLE_TABLES:
            finished = (held.id for held in self._recent.values() if held.match.state.over)
            del self._recent[next(finished, next(iter(self._recent)))]

    def _open(self, table: str) -> Table:
        game = _game(self._stored(table))
        found = self.storage.game(table)
        if found is None:
            raise unknown()
        stored, played = found
        try:
            return Table(self.storage, game, stored, played, self._local)
        except RecordError as error:
            raise _unfollowed(error) from error

    def _stored(self, table: str) -> Stored:
        stored = self.storage.table(table) if access.is_id(table) else None
        if stored is None:
            raise unknown()
        return stored

    # ------------------------------------------------------------------ other processes

    def listen(self) -> None:
        """Hear of what other processes write, from now on."""
        loop = asyncio.get_running_loop()

        def hear(table: str | None) -> None:
            loop.call_soon_threadsafe(self._hear, table)

        self.storage.listen(hear)

    def _hear(self, table: str | None) -> None:
        self._stale.update(self._opening if table is None else {table} & self._opening.keys())
        if table is None or table in self.living:
            task = asyncio.create_task(self._take_in(table))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _take_in(self, table: str | None) -> None:
        try:
            for behind in [table] if table is not None else await self._behind():
                here = self.living.get(behind)
                if here is not None:
                    await here.catch_up()
        except Exception:
            log.exception("what another process has written could not be taken in")

    async def _behind(self) -> list[str]:
        """The tables in memory at which another process has written something, and those that it has deleted."""
        written = await asyncio.to_thread(self.storage.standings, list(self.living))
        return [table for table, here in self.living.items() if here.standing != written.get(table)]

    # ------------------------------------------------------------------ looking

    async def all(self) -> list[Stored]:
        """All tables on disk, the one that was played last first."""
        return await asyncio.to_thread(self.storage.all)

    async def count(self) -> int:
        """How many tables there are on disk."""
        return await asyncio.to_thread(self.storage.count)

    async def opened_by(self, keys: list[str]) -> list[Stored]:
        """The tables at which one of these keys opens a seat, or is the owner's; the one that was played last first."""
        return await asyncio.to_thread(self.storage.opened_by, [access.hashed(key) for key in keys])

    # ------------------------------------------------------------------ ending

    async def delete(self, table: str) -> None:
        """Delete a table with all that belongs to it. Whoever sits at it is told."""
        await self.storage.delete(table)
        self._forget(table)

    def _forget(self, table: str) -> None:
        self._recent.pop(table, None)
        here = self.living.pop(table, None)
        if here is not None:
            here.forget()

    async def tidy(self, limits: Limits) -> int:
        """Delete the tables at which nothing has happened for too long and nobody looks. Returns how many."""
        days = limits.unbegun_days, limits.idle_days, limits.finished_days
        deleted = 0
        for table in await asyncio.to_thread(self.storage.overdue, *days):
            here = self.living.get(table)
            # Much may be overdue at once, and somebody may come back meanwhile.
            if (here is None or not here.listeners) and await self.storage.delete_overdue(table, *days):
                self._forget(table)
                deleted += 1
        return deleted

    # ------------------------------------------------------------------ beginning

    async def create(
        self,
        game: Game,
        setup: Setup,
        players: list[Player],
        position: str = "",
        origin: str = "",
        mine: Collection[int] | None = None,
    ) -> Laid:
        """Begin a game.

        Args:
            game, setup, position: what is played (`Match`).
            players: who plays, by seat.
            origin: where the dice come from (`Stored`).
            mine: the seats of people that the maker plays: all by default. To the others there are invitations.

        Raises:
            latrunculi.kernel.position.PositionError: when the position is wrong.
        """
        match = await asyncio.to_thread(Match, game, setup, position)
        return await self._write(match, players, match.state.rng, [], origin, mine)

    async def continued(
        self,
        game: Game,
        record: Record,
        players: list[Player],
        origin: str = "record",
        mine: Collection[int] | None = None,
    ) -> Laid:
        """A new table that begins with the steps of a record. The arguments are those of `create`.

        Raises:
            RecordError: when it does not follow the rules.
        """
        match = await asyncio.to_thread(replay, game, record)
        if not match.state.over:
            # Whoever had the record knows none of the dice to come: they are drawn anew.
            match.setup = msgspec.structs.replace(match.setup, seed=new_seed(), dice=KEYED)
            match.state.rng = begun(match.setup.seed, KEYED)
        rng = match.state.rng
        # What has been rolled is told by the outcomes; only the state after the last step is ever used.
        played = [StoredStep(step, rng) for step in match.steps]
        return await self._write(match, players, rng, played, origin, mine)

    async def branch(self, table: Table, at: int, mine: Collection[int] | None = None) -> Laid:
        """A new table that goes on from an earlier step, with the same players and dice of its own.

        Raises:
            ApiError: when there are not so many steps.
        """
        record = table.match.record()
        if not 0 <= at <= len(record.steps):
            raise ApiError(422, "malformed", f"at: there are {len(record.steps)} steps")
        record.steps = record.steps[:at]
        record.rng = ""
        return await self.continued(table.game, record, table.stored.players, "branch", mine)

    async def _write(
        self,
        match: Match,
        players: list[Player],
        rng: int,
        played: list[StoredStep],
        origin: str,
        mine: Collection[int] | None,
    ) -> Laid:
        keys: dict[int, str] = {}
        invitations: dict[int, str] = {}
        seated = []
        for seat, player in enumerate(players):
            one = Player(player.kind, player.name, player.bot)
            if player.kind == "person":
                secret = access.new_key()
                if mine is None or seat in mine:
                    keys[seat] = secret
                    one = replace(one, key_hash=access.hashed(secret))
                else:
                    invitations[seat] = secret
                    one = replace(one, invitation_hash=access.hashed(secret))
            seated.append(one)
        owner = access.new_key()
        stored = Stored(
            id=access.new_id(),
            setup=match.setup,
            revision=min([*match.earlier, match.game.revision]),
            position=match.position,
            opening=match.opening,
            rng=rng,
            status=status_of(match),
            players=seated,
            owner_hash=access.hashed(owner),
            origin=origin,
            inherited=len(played),
        )
        await self.storage.create(stored, played)
        return Laid(stored.id, keys, invitations, owner)


def _game(stored: Stored) -> Game:
    """The game that a table plays, with the pack that it was begun with.

    Raises:
        ApiError: when this program has none such.
    """
    try:
        return registry.game(stored.setup.game, stored.setup.pack)
    except (registry.UnknownGame, packs.UnknownPack, PositionError) as error:
        raise _unfollowed(error) from error


def _unfollowed(why: object) -> ApiError:
    return ApiError(409, "revision", f"this table cannot be continued: {why}")


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)
