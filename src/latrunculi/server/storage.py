"""What is on disk: tables, their seats, and every step that was accepted.

A game is its set-up and its steps, each with the outcomes of chance that followed it and the generator's state after
it; nothing else is needed to go on after a restart, however it came about. Every write names the version that it
follows, so that two programs on one database cannot both write the same step. There is one writer
(`latrunculi.server.writer`); reading goes on beside it and sees each table as of one moment.

Of the keys of seats, of owners and of invitations the hashes alone are kept: who reads the database can play no seat.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from latrunculi.kernel.game import Setup
from latrunculi.kernel.ints import Seat
from latrunculi.kernel.record import Step
from latrunculi.server.database import opened, remarks, seats, steps, tables
from latrunculi.server.news import Hear, News, announce
from latrunculi.server.stored import Damaged, Player, Remark, Status, Stored, StoredStep
from latrunculi.server.writer import Writer

log = logging.getLogger("latrunculi.server")

REMEMBERED: Final = 300
"""Remarks that are kept of a table; what was said before them is forgotten."""


class Conflict(Exception):
    """Somebody else has written to the table since it was read."""


def _now(days_ago: int = 0) -> str:
    return (datetime.now(UTC) - timedelta(days=days_ago)).isoformat(timespec="seconds")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Storage:
    """The database. What reads blocks, and may be called from any thread; what writes is awaited.

    Attributes:
        writer: through which everything is written.
    """

    def __init__(self, url: str) -> None:
        """Open a database, and bring its schema up to date.

        Raises:
            StorageError: when it cannot be opened.
        """
        self._reading, self._writing = opened(url)
        self._origin = secrets.token_hex(8)
        self.writer = Writer(self._writing, partial(announce, self._origin))
        self._news: News | None = None

    def close(self) -> None:
        """Write what has been asked for, and close all connections."""
        if self._news is not None:
            self._news.close()
        self.writer.close()
        self._writing.dispose()
        self._reading.dispose()

    def listen(self, hear: Hear) -> None:
        """Hear, in another thread, of what other processes write."""
        self._news = News(self._reading, self._origin, hear)

    # ------------------------------------------------------------------ reading

    def table(self, table: str) -> Stored | None:
        """A table by its id.

        Raises:
            Damaged: when what is kept of it cannot be read.
        """
        with self._reading.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).mappings().first()
            return None if row is None else self._stored(connection, row)

    def all(self) -> list[Stored]:
        """All tables of which one can read what is kept, the one that was played last first."""
        return self._latest(sa.select(tables))

    def count(self) -> int:
        """How many tables there are."""
        with self._reading.connect() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one())

    def overdue(self, unbegun: int, idle: int, finished: int) -> list[str]:
        """The ids of the tables at which nothing has happened for so many days; 0 is for ever.

        Args:
            unbegun: days for tables at which nobody has chosen anything.
            idle: for those that are not over.
            finished: for those that are.
        """
        with self._reading.connect() as connection:
            return list(connection.execute(sa.select(tables.c.id).where(_overdue(unbegun, idle, finished))).scalars())

    def opened_by(self, hashes: list[str]) -> list[Stored]:
        """The tables of which a key with one of these hashes opens a seat or is the owner's; the last played first."""
        opened = sa.select(seats.c.table_id).where(seats.c.key_hash.in_(hashes), seats.c.key_hash != "")
        owned = tables.c.owner_hash.in_(hashes) & (tables.c.owner_hash != "")
        return self._latest(sa.select(tables).where(tables.c.id.in_(opened) | owned))

    def _latest(self, query: sa.Select[Any]) -> list[Stored]:
        with self._reading.connect() as connection:
            found = connection.execute(query.order_by(tables.c.updated.desc())).mappings().all()
            sound = []
            for row in found:
                try:
                    sound.append(self._stored(connection, row))
                except Damaged as error:
                    log.error("%s", error)
            return sound

    def waiting_for_bots(self, since: str, most: int) -> list[str]:
        """The ids of tables of people played since a moment at which a bot must choose, the last played first."""
        person = seats.alias()
        seat_bit = sa.literal(1).op("<<")(seats.c.seat)
        query = (
            sa.select(tables.c.id)
            .where(
                tables.c.updated >= since,
                sa.exists().where(
                    seats.c.table_id == tables.c.id,
                    seats.c.kind == "bot",
                    tables.c.awaiting.op("&")(seat_bit) != 0,
                ),
                sa.exists().where(person.c.table_id == tables.c.id, person.c.kind == "person"),
            )
            .order_by(tables.c.updated.desc())
            .limit(most)
        )
        with self._reading.connect() as connection:
            return list(connection.execute(query).scalars())

    def running(self) -> list[str]:
        """The ids of the tables that are run and not over, the last played first."""
        query = sa.select(tables.c.id).where(tables.c.run & ~tables.c.over).order_by(tables.c.updated.desc())
        with self._reading.connect() as connection:
            return list(connection.execute(query).scalars())

    def game(self, table: str, after: int = 0) -> tuple[Stored, list[StoredStep]] | None:
        """A table and its steps after the first so many, in their order, as of one moment.

        Raises:
            Damaged: when what is kept of it cannot be read.
        """
        query = sa.select(steps).where(steps.c.table_id == table, steps.c.number > after).order_by(steps.c.number)
        with self._reading.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).mappings().first()
            if row is None:
                return None
            stored = self._stored(connection, row)
            with _sound(table):
                return stored, [_read_step(step) for step in connection.execute(query).mappings()]

    def talk(self, table: str) -> list[Remark]:
        """What was said last at a table, in its order."""
        told = sa.select(remarks.c.number, remarks.c.seat, remarks.c.moment, remarks.c.text)
        query = told.where(remarks.c.table_id == table).order_by(remarks.c.number)
        with self._reading.connect() as connection:
            return [Remark(*row) for row in connection.execute(query)]

    def standings(self, ids: list[str]) -> dict[str, tuple[int, int, int]]:
        """The versions of tables, how many of their seats people have taken, and how many remarks were made: what
        others may have changed."""
        query = (
            sa.select(tables.c.id, tables.c.version, sa.func.count(seats.c.claimed), tables.c.said)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.id.in_(ids))
            .group_by(tables.c.id, tables.c.version, tables.c.said)
        )
        with self._reading.connect() as connection:
            return {table: (version, taken, said) for table, version, taken, said in connection.execute(query)}

    def _stored(self, connection: sa.Connection, row: Any) -> Stored:
        with _sound(row["id"]):
            setup = msgspec.json.decode(row["setup"], type=Setup)
            players = _players(connection, row["id"])
            if len(players) != setup.seats:
                raise ValueError(f"{len(players)} of {setup.seats} seats")
            return Stored(
                id=row["id"],
                setup=setup,
                revision=row["revision"],
                position=row["position"],
                opening=msgspec.json.decode(row["opening"], type=list[int]),
                rng=int(row["rng"], 16),
                status=Status(row["version"], row["awaiting"], row["over"], row["turn"]),
                players=players,
                created=row["created"],
                updated=row["updated"],
                owner_hash=row["owner_hash"],
                origin=row["origin"],
                inherited=row["inherited"],
                said=row["said"],
            )

    def players(self, table: str) -> list[Player]:
        """Who sits at a table, by seat; nobody where there is no such table.

        Raises:
            Damaged: when what is kept of it cannot be read.
        """
        with self._reading.connect() as connection, _sound(table):
            return _players(connection, table)

    # ------------------------------------------------------------------ writing

    async def create(self, new: Stored, played: list[StoredStep]) -> Stored:
        """Write a new table with the steps that it already has. Returns it with its moments filled in."""
        moment = _now()
        new = replace(new, created=moment, updated=moment)
        await self.writer.write(new.id, lambda connection: _insert(connection, new, played))
        return new

    async def add_step(self, table: str, number: int, step: StoredStep, follows: int, status: Status) -> str:
        """Write a step, by its number from 1, upon the version that it follows. Returns the moment.

        Raises:
            Conflict: when the table has another version by now; nothing is written.
        """

        def write(connection: sa.Connection) -> str:
            moment = _update(connection, table, follows, status)
            connection.execute(steps.insert().values(_step_row(table, number, step)))
            return moment

        return await self.writer.write(table, write)

    async def cut_steps(self, table: str, keep: int, follows: int, status: Status) -> str:
        """Delete all steps after the first `keep`, upon the version that this follows. Returns the moment.

        Raises:
            Conflict: when the table has another version by now; nothing is deleted.
        """

        def write(connection: sa.Connection) -> str:
            moment = _update(connection, table, follows, status)
            connection.execute(steps.delete().where(steps.c.table_id == table, steps.c.number > keep))
            taken_over = tables.update().where(tables.c.id == table, tables.c.inherited > keep)
            connection.execute(taken_over.values(inherited=keep))
            return moment

        return await self.writer.write(table, write)

    async def say(self, table: str, seat: Seat, text: str) -> bool:
        """Write what a seat says, and forget what was said long before it. Whether there is such a table."""

        def write(connection: sa.Connection) -> bool:
            counted = tables.update().where(tables.c.id == table).values(said=tables.c.said + 1)
            number = connection.execute(counted.returning(tables.c.said)).scalar_one_or_none()
            if number is None:
                return False
            remark = {"number": number, "seat": seat, "moment": _now(), "text": text}
            connection.execute(remarks.insert().values(table_id=table, **remark))
            old = (remarks.c.table_id == table) & (remarks.c.number <= number - REMEMBERED)
            connection.execute(remarks.delete().where(old))
            return True

        return await self.writer.write(table, write)

    async def claim(self, table: str, invitation_hash: str, key_hash: str, name: str) -> bool:
        """Give a seat to whoever holds its invitation, if nobody has it. Whether it was given; of two, one is first.

        An empty name leaves the one that is there.
        """
        taken: dict[str, Any] = {"key_hash": key_hash, "claimed": _now()} | ({"name": name} if name else {})
        invited = (seats.c.invitation_hash == invitation_hash) & (seats.c.invitation_hash != "")
        return await self._seat(table, invited, taken)

    async def invite(self, table: str, seat: Seat, invitation_hash: str) -> bool:
        """Put another invitation, or none, in place of that of a seat, if nobody has claimed it. Whether it was."""
        person = (seats.c.seat == seat) & (seats.c.kind == "person")
        return await self._seat(table, person, {"invitation_hash": invitation_hash})

    async def _seat(self, table: str, which: sa.ColumnElement[bool], values: dict[str, Any]) -> bool:
        """Change a seat that nobody has claimed: one statement, so that of two programs one comes first."""
        unclaimed = (seats.c.table_id == table) & seats.c.claimed.is_(None)
        change = seats.update().where(unclaimed, which).values(values)
        return await self.writer.write(table, lambda connection: connection.execute(change).rowcount == 1)

    async def run(self, table: str, most: int) -> bool:
        """Note that a table is run. Whether it may be: no more than so many are, besides those that are over."""
        others = tables.alias()
        counted = sa.select(sa.func.count()).select_from(others).where(others.c.run & ~others.c.over).scalar_subquery()
        may = tables.c.run | (counted < most)
        change = tables.update().where(tables.c.id == table, may).values(run=True)
        return await self.writer.write(table, lambda connection: connection.execute(change).rowcount == 1)

    async def run_no_more(self, table: str) -> None:
        """Note that a table is run no longer."""
        change = tables.update().where(tables.c.id == table).values(run=False)
        await self.writer.write(table, lambda connection: connection.execute(change))

    async def delete(self, table: str) -> None:
        """Delete a table, its seats and its steps, if there is one."""

        await self.writer.write(table, lambda connection: _delete(connection, table))

    async def delete_overdue(self, table: str, unbegun: int, idle: int, finished: int) -> bool:
        """Delete a table if it is still overdue (`overdue`). Whether it was."""

        def write(connection: sa.Connection) -> bool:
            still = sa.select(tables.c.id).where(tables.c.id == table, _overdue(unbegun, idle, finished))
            if connection.execute(still).first() is None:
                return False
            _delete(connection, table)
            return True

        return await self.writer.write(table, write)


@contextmanager
def _sound(table: str) -> Iterator[None]:
    """Where what is kept of a table is read.

    Raises:
        Damaged: where somebody has written what this program has not.
    """
    try:
        yield
    except (msgspec.DecodeError, ValueError, TypeError) as error:
        raise Damaged(f"what is kept of table {table} cannot be read: {error}") from error


def _overdue(unbegun: int, idle: int, finished: int) -> sa.ColumnElement[bool]:
    waits = (
        (unbegun, ~tables.c.over & (tables.c.version == 0)),
        (idle, ~tables.c.over & (tables.c.version > 0)),
        (finished, tables.c.over),
    )
    return sa.or_(sa.false(), *(kind & (tables.c.updated < _now(days)) for days, kind in waits if days))


def _delete(connection: sa.Connection, table: str) -> None:
    for of in (remarks.c.table_id, steps.c.table_id, seats.c.table_id, tables.c.id):
        connection.execute(of.table.delete().where(of == table))


def _insert(connection: sa.Connection, new: Stored, played: list[StoredStep]) -> None:
    connection.execute(
        tables.insert().values(
            id=new.id,
            game=new.setup.game,
            revision=new.revision,
            setup=_json(new.setup),
            position=new.position,
            opening=_json(new.opening),
            rng=f"{new.rng:016x}",
            version=new.status.version,
            awaiting=new.status.awaiting,
            over=new.status.over,
            turn=new.status.turn,
            created=new.created,
            updated=new.updated,
            owner_hash=new.owner_hash,
            origin=new.origin,
            inherited=new.inherited,
        )
    )
    rows = [
        {
            "table_id": new.id,
            "seat": i,
            "kind": p.kind,
            "name": p.name,
            "bot": p.bot,
            "key_hash": p.key_hash,
            "invitation_hash": p.invitation_hash,
            "claimed": new.created if p.key_hash else None,
        }
        for i, p in enumerate(new.players)
    ]
    connection.execute(seats.insert(), rows)
    if played:
        connection.execute(steps.insert(), [_step_row(new.id, number, step) for number, step in enumerate(played, 1)])


def _update(connection: sa.Connection, table: str, follows: int, status: Status) -> str:
    moment = _now()
    written = connection.execute(
        tables.update()
        .where(tables.c.id == table, tables.c.version == follows)
        .values(
            version=status.version,
            awaiting=status.awaiting,
            over=status.over,
            turn=status.turn,
            updated=moment,
        )
    )
    if written.rowcount != 1:
        raise Conflict(table)
    return moment


def _players(connection: sa.Connection, table: str) -> list[Player]:
    query = sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
    rows = connection.execute(query).mappings().all()
    if [row["seat"] for row in rows] != list(range(len(rows))):
        raise ValueError("a seat is missing")
    return [Player(row["kind"], row["name"], row["bot"], row["key_hash"], row["invitation_hash"]) for row in rows]


def _read_step(row: Any) -> StoredStep:
    made = Step(row["seat"], row["verb"], msgspec.json.decode(row["object"]), msgspec.json.decode(row["outcomes"]))
    return StoredStep(made, int(row["rng"], 16))


def _step_row(table: str, number: int, stored: StoredStep) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": number,
        "seat": stored.step.seat,
        "verb": stored.step.verb,
        "object": _json(stored.step.object),
        "outcomes": _json(stored.step.outcomes),
        "rng": f"{stored.rng:016x}",
    }
