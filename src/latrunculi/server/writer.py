"""The one writer of a database.

What is written at about the same time goes to disk together, in one transaction of a thread of its own: a disk that
makes sure of a hundred writes a second then carries thousands of choices. Whoever waits for a write is answered after
the commit and never before.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

import sqlalchemy as sa

MOST_AT_ONCE: Final = 256
"""Writes in one transaction."""

T = TypeVar("T")


@dataclass(slots=True)
class _Write:
    table: str
    work: Callable[[sa.Connection], Any]
    answer: Future[Any]
    done: Any = None
    failed: Exception | None = None


class Writer:
    """Carries writes out, those of one table in the order in which they were asked for.

    Attributes:
        commits: transactions so far.
        writes: writes that they held.
    """

    def __init__(self, engine: sa.Engine, announce: Callable[[sa.Connection, Iterable[str]], None]) -> None:
        """Write to a database; `announce` is told in each transaction which tables it changed."""
        self.commits = 0
        self.writes = 0
        self._engine = engine
        self._announce = announce
        self._asked: SimpleQueue[_Write | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="writer", daemon=True)
        self._thread.start()

    async def write(self, table: str, work: Callable[[sa.Connection], T]) -> T:
        """Carry work out in a transaction. Returns what it returns, once that is on disk.

        What the work raises undoes that work alone; an error of the database itself undoes all that was written with
        it. Either is raised for those who wait.
        """
        answer: Future[T] = Future()
        self._asked.put(_Write(table, work, answer))
        return await asyncio.wrap_future(answer)

    def close(self) -> None:
        """Carry out what has been asked for, and end."""
        self._asked.put(None)
        self._thread.join()

    def _serve(self) -> None:
        while (first := self._asked.get()) is not None:
            batch: list[_Write] = [first]
            ending = False
            while len(batch) < MOST_AT_ONCE and not ending:
                try:
                    following = self._asked.get_nowait()
                except Empty:
                    break
                if following is None:
                    ending = True
                else:
                    batch.append(following)
            # Two programs that write to the same tables take them in the same order, so that neither blocks the other.
            self._commit(sorted((w for w in batch if w.answer.set_running_or_notify_cancel()), key=lambda w: w.table))
            if ending:
                return

    def _commit(self, batch: list[_Write]) -> None:
        try:
            if not self._transact(batch, _carry_out):
                # Once more, so that whoever fails fails alone: that costs more, and is seldom needed.
                self._transact(batch, _carry_out_alone)
        except Exception as error:
            for write in batch:
                write.answer.set_exception(error)
            return
        self.commits += 1
        self.writes += len(batch)
        for write in batch:
            if write.failed is None:
                write.answer.set_result(write.done)
            else:
                write.answer.set_exception(write.failed)

    def _transact(self, batch: list[_Write], carry_out: Callable[[sa.Connection, _Write], bool]) -> bool:
        """Whether all could be carried out; they are on disk then, and else nothing is."""
        with self._engine.begin() as connection:
            for write in batch:
                if not carry_out(connection, write):
                    connection.rollback()
                    return False
            self._announce(connection, sorted({write.table for write in batch if write.failed is None}))
        return True


def _carry_out(connection: sa.Connection, write: _Write) -> bool:
    try:
        write.done = write.work(connection)
    except Exception:
        return False
    return True


def _carry_out_alone(connection: sa.Connection, write: _Write) -> bool:
    alone = connection.begin_nested()
    try:
        write.done = write.work(connection)
    except Exception as error:
        if isinstance(error, sa.exc.DBAPIError) and not isinstance(error, (sa.exc.IntegrityError, sa.exc.DataError)):
            raise  # a full disk, a lost connection: what was written before it in this transaction is lost too
        alone.rollback()
        write.failed = error
    else:
        alone.commit()
    return True
