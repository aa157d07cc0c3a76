"""Bots at the tables. They think in processes of their own, from what their seat may know, and answer like anybody.

A bot keeps nothing between two choices: it is made anew each time from a seed of the table, so that a restart, or the
loss of the process it thinks in, changes nothing of what it will play.

Thinking costs, so it is done for people: where somebody who plays looks on, or has lately made a choice, or where
whoever made the table asked for it to be run, as far as the quota goes, until the game is over or waits for people
alone. Tables take turns, each with one choice at a time, those of people first.

Haste would tell a hand: a bot that is asked in private answers after a time drawn without regard to what it holds.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

from latrunculi import bots
from latrunculi.kernel.actions import members
from latrunculi.kernel.ints import Seat
from latrunculi.server import errors
from latrunculi.server.errors import ApiError, database_fails
from latrunculi.server.storage import Storage
from latrunculi.server.table import Table
from latrunculi.server.tables import Tables
from latrunculi.server.thinking import advise, give_up, think

log = logging.getLogger("latrunculi.server")
T = TypeVar("T")

STAND_INS: Final = ("greedy", "random")
"""Play in place of a bot that failed or was too late, those first that play better: a defect, which is logged, but no
reason to leave people waiting."""
ATTENTION: Final = 600.0
"""Seconds after a choice of a person during which bots go on though nobody looks."""
RUNNING: Final = 8
"""Tables of one database that may be run at a time though no person waits at them."""
RESUMED: Final = 64
"""Tables that are woken at start, those first that were played last."""
ELSEWHERE: Final = 5.0
"""Seconds that the bots of another process may take where that process has played last."""
TRY_AGAIN: Final = 5.0
"""Seconds after which bots whose answer could not be written try again."""
PATIENCE: Final = 60.0
"""Seconds that a bot may think of one choice; it takes a few at most, and what it thinks in is ended then."""
LATE: Final = 3
"""Times that the bots of a table may be too late: from then on the first stand-in plays for them at once."""
HESITATION: Final = (0.04, 0.08)
"""Seconds, from and to, between a private question and a bot's answer: longer than bots think about most of them."""


class Late(Exception):
    """Nothing was thought of in time."""


class Turns:
    """So many turns at a time, given in the order in which they were asked for; those of a lower rank go first."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())

    @asynccontextmanager
    async def take(self, rank: int) -> AsyncIterator[None]:
        """Wait for a turn, and hold it."""
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting[rank].append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        for waiting in self._waiting:
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked, and all that it is told.

    Attributes:
        seat, version: who is asked, in which version of the table.
        about: what goes to `think`, without the name of the bot.
        hesitation: seconds from the question to the answer; 0 where haste tells nothing.
    """

    seat: int
    version: int
    about: tuple[str, str, str, dict[str, Any], list[int], int]
    hesitation: float


@dataclass(frozen=True, slots=True)
class Advised:
    """A hint that somebody asked for: of which version of the table, and what is thought of it or will be."""

    version: int
    hint: asyncio.Future[dict[str, Any] | None]


class Bots:
    """Plays the seats of bots, at the tables at which that is wanted."""

    def __init__(
        self,
        tables: Tables,
        storage: Storage,
        executor: Callable[[], Executor],
        thinkers: int = 1,
        local: bool = False,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
        patience: float = PATIENCE,
    ) -> None:
        """Nothing is started before a bot must think.

        Args:
            tables, storage: where they play.
            executor: makes what they think in.
            thinkers: how many think at a time.
            local: whether everybody is the owner of the machine, for whom bots play though he only looks.
            sleep, clock: by which answers are held back, in seconds.
            patience: seconds that one thought may take.
        """
        self._tables = tables
        self._storage = storage
        self._make = executor
        self._local = local
        self._sleep = sleep
        self._clock = clock
        self._patience = patience
        self._late: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        self._executor: Executor | None = None
        self._turns = Turns(thinkers)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: set[str] = set()
        self._chosen: WeakKeyDictionary[Table, float] = WeakKeyDictionary()
        self._hints: WeakKeyDictionary[Table, dict[int, Advised]] = WeakKeyDictionary()
        self._resuming: asyncio.Task[None] | None = None
        self._ending: set[asyncio.Task[None]] = set()
        tables.opened = self._attend

    def resume(self) -> None:
        """Wake the tables that a restart interrupted: those at which people wait for a bot, and those that are run."""
        self._resuming = asyncio.create_task(self._resume())

    async def _resume(self) -> None:
        since = (datetime.now(UTC) - timedelta(seconds=ATTENTION)).isoformat(timespec="seconds")
        waiting, running = await self._interrupted(since)
        for number in waiting:
            try:
                table = await self._tables.get(number)
            except Exception as error:
                errors.of(error, "table %s could not be resumed", number)
            else:
                self._chosen[table] = self._clock()
                self._wake(table)
        for number in running:
            try:
                if not await self.run(number) or number not in self._asked:
                    self._end(number)
            except Exception as error:
                if database_fails(error):  # it is run on when somebody looks at it, or with the next start
                    errors.of(error, "table %s could not be resumed", number)
                    continue
                log.warning("table %s is run no longer: %s", number, error)
                self._end(number)

    async def _interrupted(self, since: str) -> tuple[list[str], list[str]]:
        """The tables at which people wait for a bot, and those that are run, as soon as the database tells."""
        told = False
        while True:
            try:
                waiting = await asyncio.to_thread(self._storage.waiting_for_bots, since, RESUMED)
                return waiting, await asyncio.to_thread(self._storage.running)
            except Exception as error:
                if not told:
                    errors.of(error, "no table can be resumed yet")
                told = True
            await asyncio.sleep(TRY_AGAIN)

    async def close(self) -> None:
        """Stop. What a bot was thinking of, it will think of again."""
        tasks = [*self._tasks.values(), *([self._resuming] if self._resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self._ending, return_exceptions=True)
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------------ where they play

    async def room(self) -> bool:
        """Whether another table may be run."""
        return len(await asyncio.to_thread(self._storage.running)) < RUNNING

    async def run(self, table: str) -> bool:
        """Play at a table until the game is over or waits for people alone; False when the quota is used up.

        A restart does not end it.
        """
        here = await self._tables.get(table)
        if self._awaited(here) and here.id not in self._asked:
            if not await self._storage.run(here.id, RUNNING):
                return False
            self._asked.add(here.id)
            self._go_on(here)
        return True

    def _end(self, table: str) -> None:
        """A table is run no longer."""
        self._asked.discard(table)
        task = asyncio.create_task(self._storage.run_no_more(table))
        self._ending.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._ending.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("it could not be noted that a table is run no longer", exc_info=task.exception())

    def _attend(self, table: Table) -> None:
        if any(player.kind == "bot" for player in table.stored.players):
            table.changed = self._changed
            self._wake(table)

    def _changed(self, table: Table) -> None:
        steps = table.match.steps
        if steps and table.stored.players[steps[-1].seat].kind == "person":
            self._chosen[table] = self._clock()
        self._go_on(table)

    def _go_on(self, table: Table) -> None:
        if table.id in self._asked and not self._awaited(table):
            self._end(table.id)
        self._wake(table)

    def _wanted(self, table: Table) -> bool:
        """Whether anybody waits for the bots of a table."""
        return (
            table.company
            or table.id in self._asked
            or (self._local and bool(table.listeners))
            or self._clock() - self._chosen.get(table, -ATTENTION) < ATTENTION
        )

    def _wake(self, table: Table) -> None:
        if table.id not in self._tasks and self._awaited(table) and self._wanted(table):
            task = asyncio.create_task(self._play(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._rest(table))

    def _rest(self, table: Table) -> None:
        task = self._tasks.pop(table.id)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self._wake(table)
            return
        if database_fails(error):
            self._tasks[table.id] = again = asyncio.create_task(asyncio.sleep(TRY_AGAIN))
            again.add_done_callback(lambda _: self._rest(table))
        elif table.id in self._asked:
            self._end(table.id)
        if not table.gone and isinstance(error, Exception):
            table.hold_up(errors.of(error, "the bots of table %s stopped", table.id))

    def _awaited(self, table: Table) -> list[int]:
        players = table.stored.players
        return [seat for seat in members(table.match.state.awaiting) if players[seat].kind == "bot"]

    # ------------------------------------------------------------------ playing

    async def _play(self, table: Table) -> None:
        rank = 0 if _has_people(table) else 1
        while self._wanted(table):
            if table.elsewhere and await self._leave_to_others(table):
                continue
            asked = self._clock()
            async with self._turns.take(rank):
                async with table.settled():
                    question = self._question(table)
                if question is None:
                    return
                answer = await self._answer(table, table.stored.players[question.seat].bot, question)
            await self._hold_back(question.hesitation, self._clock() - asked)
            refusal = await table.play(question.seat, answer, question.version)
            if refusal is None or refusal.code == "stale":
                continue
            bot = table.stored.players[question.seat].bot
            log.error("bot %s played %d: %s %s", bot, answer, refusal.code, refusal.rule)
            await table.play(question.seat, await self._thought(STAND_INS[-1], question), question.version)

    async def hint(self, table: Table, seat: Seat) -> tuple[int, dict[str, Any] | None]:
        """The version of a table, and what the game's advisor would do in the place of a seat (`bots.Hint.as_json`).

        None for a seat that is not asked anything. It is thought of once for each question, however often and by
        however many it is asked for.
        """
        async with table.settled():
            match = table.match
            if seat < 0 or not match.state.awaiting >> seat & 1:
                return match.version, None
            asked = self._hints.setdefault(table, {})
            if seat not in asked or asked[seat].version != match.version:
                seen = bots.seen(match.game, match.state, seat)
                about = (match.game.id, match.game.pack, match.game.dump(seen.state), seen.state.options, seat)
                asked[seat] = Advised(match.version, asyncio.ensure_future(self._advise(about)))
            advised = asked[seat]
        try:
            return advised.version, await asyncio.shield(advised.hint)
        except Late as error:
            raise ApiError(503, "no-hint", "the adviser has found nothing in time") from error
        except Exception:
            asked.pop(seat, None)  # who asks again has it thought of again
            raise

    async def _advise(self, about: tuple[str, str, dict[str, Any], list[int], int]) -> dict[str, Any] | None:
        async with self._turns.take(0):
            return await self._in_the_pool(partial(advise, *about))

    async def _leave_to_others(self, table: Table) -> bool:
        """Let the bots of the process that a choice was made through answer first; whether they did."""
        version = table.match.version
        await self._sleep(ELSEWHERE)
        return table.match.version != version

    def _question(self, table: Table) -> Question | None:
        """What the first of the bots that must choose is asked."""
        seats = self._awaited(table)
        if not seats:
            return None
        match, seat = table.match, seats[0]
        seen = bots.seen(match.game, match.state, seat)
        moment = f"{match.setup.seed}:{seat}:{len(match.steps)}"
        # The bot may not learn the table's seed from its own.
        mixed = hashlib.sha256(f"bot:{moment}".encode()).hexdigest()
        secret = match.state.private and _has_people(table)
        return Question(
            seat,
            match.version,
            (match.game.id, match.game.pack, mixed, match.game.dump(seen.state), seen.state.options, seat),
            random.Random(f"hesitation:{moment}").uniform(*HESITATION) if secret else 0.0,
        )

    async def _hold_back(self, hesitation: float, passed: float) -> None:
        """Wait until a whole number of hesitations has passed since the question."""
        if hesitation:
            await self._sleep(hesitation - passed % hesitation)

    async def _answer(self, table: Table, bot: str, question: Question) -> int:
        known = bots.names(table.game)
        stand_ins = [name for name in STAND_INS if name in known]
        late = self._late.get(table, 0) >= LATE
        for name in dict.fromkeys(stand_ins if late else (bot, *stand_ins)):
            try:
                return await self._thought(name, question)
            except Late:
                self._late[table] = self._late.get(table, 0) + 1
                log.error("bot %s of table %s has not answered in time: others play for it", name, table.id)
            except Exception:
                log.exception("bot %s failed", name)
        raise Late(f"no bot has answered at table {table.id}")

    async def _thought(self, bot: str, question: Question) -> int:
        game, pack, seed, known, options, seat = question.about
        return await self._in_the_pool(partial(think, game, pack, bot, seed, known, options, seat))

    async def _in_the_pool(self, thought: Callable[[], T]) -> T:
        """What is thought of, in a process that is still there.

        Raises:
            Late: when that takes too long.
        """
        try:
            return await self._think(thought)
        except BrokenExecutor:
            return await self._think(thought)

    async def _think(self, thought: Callable[[], T]) -> T:
        if self._executor is None:
            self._executor = self._make()
        executor = self._executor
        thinking = asyncio.get_running_loop().run_in_executor(executor, thought)
        try:
            done, _ = await asyncio.wait({thinking}, timeout=self._patience)
            if not done:
                thinking.cancel()
                self._leave(executor)
                give_up(executor)
                raise Late
            return thinking.result()
        except BrokenExecutor:
            self._leave(executor)
            raise

    def _leave(self, executor: Executor) -> None:
        if self._executor is executor:
            self._executor = None


def _has_people(table: Table) -> bool:
    return any(player.kind == "person" for player in table.stored.players)
