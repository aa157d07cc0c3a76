"""Bots at the tables. They think in processes of their own, from what their seat may know, and answer like anybody.

A bot keeps nothing between two choices: it is made anew each time from a seed of the table, so that a restart, or the
loss of the process it thinks in, changes nothing of what it will play.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Any, Final

from latrunculi import bots
from latrunculi.kernel import registry
from latrunculi.kernel.actions import members
from latrunculi.server.storage import Storage
from latrunculi.server.tables import Table, Tables

log = logging.getLogger("latrunculi.server")

STAND_IN: Final = "random"
"""Plays in place of a bot that failed: a defect, which is logged, but no reason to leave people waiting."""


def think(game: str, bot: str, seed: str, known: dict[str, Any], options: list[int], seat: int) -> int:
    """The choice of a bot. Runs in another process, where only what its seat knows ever arrives."""
    played = registry.game(game)
    state = played.load(known)
    state.options = options
    return bots.make(bot, played, seed).choose(bots.Seen(played, state, seat))


def pool(processes: int) -> Executor:
    """Processes to think in. They end with this one, however it ends."""
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _settle_in)


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


class Bots:
    """Plays the seats of bots, at every table in memory and at every table that waits for one."""

    def __init__(self, tables: Tables, storage: Storage, executor: Callable[[], Executor]) -> None:
        """Nothing is started before a bot must think; `executor` makes the processes then."""
        self._tables = tables
        self._storage = storage
        self._make = executor
        self._executor: Executor | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        tables.opened = self._attend

    async def resume(self) -> None:
        """Wake the tables that wait for a bot: those that a restart interrupted."""
        for table in await asyncio.to_thread(self._storage.waiting_for_bots):
            try:
                await self._tables.get(table)
            except Exception:
                log.exception("table %s could not be resumed", table)

    async def close(self) -> None:
        """Stop. What a bot was thinking of, it will think of again."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    def _attend(self, table: Table) -> None:
        if any(player.kind == "bot" for player in table.stored.players):
            table.changed = lambda: self._wake(table)
            self._wake(table)

    def _wake(self, table: Table) -> None:
        if table.id not in self._tasks and self._awaited(table):
            table.thinking = True
            task = asyncio.create_task(self._play(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._rest(table))

    def _rest(self, table: Table) -> None:
        task = self._tasks.pop(table.id)
        table.thinking = False
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("the bots of table %s stopped", table.id, exc_info=task.exception())
        else:
            self._wake(table)

    def _awaited(self, table: Table) -> list[int]:
        players = table.stored.players
        return [seat for seat in members(table.match.state.awaiting) if players[seat].kind == "bot"]

    async def _play(self, table: Table) -> None:
        while True:
            async with table.settled():
                seats = self._awaited(table)
                if not seats:
                    return
                seat, version = seats[0], table.match.version
                question = self._question(table, seat)
            bot = table.stored.players[seat].bot
            try:
                action = await self._ask(bot, *question)
                refusal = await table.play(seat, action, version)
                if refusal is None or refusal.code == "stale":
                    continue
                log.error("bot %s played %d: %s %s", bot, action, refusal.code, refusal.rule)
            except Exception:
                log.exception("bot %s failed at table %s", bot, table.id)
            await table.play(seat, await self._ask(STAND_IN, *question), version)

    def _question(self, table: Table, seat: int) -> tuple[str, str, dict[str, Any], list[int], int]:
        match = table.match
        seen = bots.seen(match.game, match.state, seat)
        # The bot may not learn the table's seed from its own.
        mixed = hashlib.sha256(f"bot:{match.setup.seed}:{seat}:{len(match.steps)}".encode()).hexdigest()
        return match.game.id, mixed, match.game.dump(seen.state), seen.state.options, seat

    async def _ask(self, bot: str, game: str, *question: Any) -> int:
        try:
            return await self._thought(game, bot, *question)
        except BrokenExecutor:
            self._executor = None
            return await self._thought(game, bot, *question)

    async def _thought(self, *question: Any) -> int:
        if self._executor is None:
            self._executor = self._make()
        return await asyncio.get_running_loop().run_in_executor(self._executor, think, *question)
