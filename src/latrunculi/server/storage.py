"""What is on disk: tables, their seats, and every step that was accepted.

A game is its set-up and its steps, each with the outcomes of chance that followed it and the generator's state after
it; nothing else is needed to go on after a restart, however it came about. Every write names the version that it
follows, so that two programs on one database cannot both write the same step. There is one writer
(`latrunculi.server.writer`); reading goes on beside it and sees each table as of one moment.

Of the keys of seats, of owners and of invitations the hashes alone are kept: who reads the database can play no seat.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event

from latrunculi.kernel.game import Setup
from latrunculi.kernel.ints import Seat
from latrunculi.kernel.record import Step
from latrunculi.server.news import Hear, News, announce
from latrunculi.server.writer import Writer

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("position", sa.Text, nullable=False),
    sa.Column("opening", sa.Text, nullable=False),
    sa.Column("rng", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("awaiting", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("turn", sa.Integer),
    sa.Column("created", sa.String, nullable=False),
    sa.Column("updated", sa.String, nullable=False, index=True),
    sa.Column("owner_hash", sa.String, nullable=False, index=True),
    sa.Column("origin", sa.String, nullable=False),
    sa.Column("inherited", sa.Integer, nullable=False),
    sa.Column("run", sa.Boolean, nullable=False, server_default=sa.false(), index=True),
    sa.Column("said", sa.Integer, nullable=False, server_default="0"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("bot", sa.String, nullable=False),
    sa.Column("key_hash", sa.String, nullable=False, index=True),
    sa.Column("invitation_hash", sa.String, nullable=False),
    sa.Column("claimed", sa.String),
)

steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("verb", sa.String, nullable=False),
    sa.Column("object", sa.Text, nullable=False),
    sa.Column("outcomes", sa.Text, nullable=False),
    sa.Column("rng", sa.String, nullable=False),
)

remarks = sa.Table(
    "remarks",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("moment", sa.String, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

REMEMBERED: Final = 300
"""Remarks that are kept of a table; what was said before them is forgotten."""


class StorageError(Exception):
    """The database cannot be used; the message says why."""


class Conflict(Exception):
    """Somebody else has written to the table since it was read."""


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
        try:
            self._reading, self._writing = _engines(_address(url))
            _migrate(self._writing)
        except ImportError as error:
            raise StorageError(f"the database {_shown(url)} needs the Python package {error.name}") from error
        except CommandError as error:
            raise StorageError(
                f"the database {_shown(url)} was made by a later version of this program: {error}"
            ) from error
        except (sa.exc.SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise StorageError(f"the database {_shown(url)} cannot be used: {reason}") from error
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
        """A table by its id."""
        with self._reading.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).mappings().first()
            return None if row is None else self._stored(connection, row)

    def all(self) -> list[Stored]:
        """All tables, the one that was played last first."""
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
            return [self._stored(connection, row) for row in found]

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
        """A table and its steps after the first so many, in their order, as of one moment."""
        query = sa.select(steps).where(steps.c.table_id == table, steps.c.number > after).order_by(steps.c.number)
        with self._reading.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).mappings().first()
            if row is None:
                return None
            return self._stored(connection, row), [_read_step(step) for step in connection.execute(query).mappings()]

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
        return Stored(
            id=row["id"],
            setup=msgspec.json.decode(row["setup"], type=Setup),
            revision=row["revision"],
            position=row["position"],
            opening=msgspec.json.decode(row["opening"]),
            rng=int(row["rng"], 16),
            status=Status(row["version"], row["awaiting"], row["over"], row["turn"]),
            players=_players(connection, row["id"]),
            created=row["created"],
            updated=row["updated"],
            owner_hash=row["owner_hash"],
            origin=row["origin"],
            inherited=row["inherited"],
            said=row["said"],
        )

    def players(self, table: str) -> list[Player]:
        """Who sits at a table, by seat; nobody where there is no such table."""
        with self._reading.connect() as connection:
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
    return [
        Player(row["kind"], row["name"], row["bot"], row["key_hash"], row["invitation_hash"])
        for row in connection.execute(query).mappings()
    ]


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


def _address(url: str) -> sa.URL:
    address = sa.make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    return address


def _shown(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return repr(url)


def _engines(address: sa.URL) -> tuple[sa.Engine, sa.Engine]:
    """What reads, and what writes."""
    if address.get_backend_name() != "sqlite":
        reading = sa.create_engine(address, isolation_level="REPEATABLE READ", pool_pre_ping=True)
        return reading, sa.create_engine(address, pool_pre_ping=True)
    if address.database in (None, "", ":memory:"):
        raise StorageError("a database in memory keeps nothing: name a file, sqlite:///FILE")
    return _sqlite(address, "BEGIN"), _sqlite(address, "BEGIN IMMEDIATE")


def _sqlite(address: sa.URL, begin: str) -> sa.Engine:
    """An engine whose transactions begin where SQLAlchemy says, and not where the driver thinks fit."""
    engine = sa.create_engine(address)
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _durable(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    # FULL: a commit in WAL mode is on the disk itself before it returns, even if the power fails.
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Of two programs that begin with a new file, one makes the tables and the other waits for it."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    if engine.dialect.name == "sqlite":
        # What a change of the schema has wiped is gone from the file itself only now.
        raw = engine.raw_connection()
        raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
        raw.close()
