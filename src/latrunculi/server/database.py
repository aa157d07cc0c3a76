"""The database: its tables, how it is opened, and how its schema is brought up to date.

SQLite or PostgreSQL. What is kept as a hash, and what may be written when, `latrunculi.server.storage` says.
"""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event

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


NEWEST: Final = "0005"
"""The last of the revisions in `migrations`."""
CURE: Final = "write sqlite:///FILE or postgresql://USER@HOST:PORT/NAME"
LONGEST_SHOWN: Final = 200
"""Characters of an address in a message."""


class StorageError(Exception):
    """The database cannot be used; the message says why."""


class _Unknown(Exception):
    """A later version of the program has made the database; the message says which revision it has."""


def opened(url: str) -> tuple[sa.Engine, sa.Engine]:
    """A database, its schema up to date: what reads it, and what writes to it.

    Raises:
        StorageError: when it cannot be opened.
    """
    try:
        reading, writing = _engines(address_of(url))
        migrate(writing)
    except ImportError as error:
        raise StorageError(f"the database {_shown(url)} needs the Python package {error.name}") from error
    except _Unknown as error:
        raise StorageError(
            f"the database {_shown(url)} was made by a later version of this program: {error}"
        ) from error
    except (sa.exc.SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise StorageError(f"the database {_shown(url)} cannot be used: {reason}") from error
    return reading, writing


def address_of(url: str) -> sa.URL:
    """Where a database is, and through which driver it is spoken to.

    Raises:
        StorageError: when this is no address.
    """
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError) as error:  # the reason may hold a part of the password
        raise StorageError(f"the database {_shown(url)} has no address that can be read: {CURE}") from error
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    return address


def _shown(url: str) -> str:
    """An address as messages show it, without its password."""
    try:
        shown = sa.make_url(url).render_as_string(hide_password=True)
    except (sa.exc.ArgumentError, ValueError):
        shown = repr(re.sub(r":.*@", ":***@", url, flags=re.DOTALL))
    return shown if len(shown) <= LONGEST_SHOWN else f"{shown[:LONGEST_SHOWN]}..."


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
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", sa.exc.SAWarning)  # of an option that is passed over
            engine = sa.create_engine(address)
        engine.connect().close()
    except (sa.exc.SAWarning, TypeError, ValueError, OverflowError) as error:
        reason = str(error).partition(";")[0]
        raise StorageError(
            f"the database {_shown(str(address))} cannot be used: {reason}; write sqlite:///FILE without options"
        ) from error
    engine.dispose()
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _durable(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    # FULL: a commit in WAL mode is on the disk itself before it returns, even if the power fails.
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: sa.Engine, revision: str = NEWEST) -> None:
    """Of two programs that begin with a new file, one makes the tables and the other waits for it."""
    with engine.begin() as connection:
        if _revision(connection) != revision:
            _upgrade(connection, revision)
        # What may not be written is known now, and not with the first choice.
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    if engine.dialect.name == "sqlite":
        # What a change of the schema has wiped is gone from the file itself only now.
        raw = engine.raw_connection()
        raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
        raw.close()


def _revision(connection: sa.Connection) -> str | None:
    """The revision of a database, None of a new one."""
    known = sa.inspect(connection).has_table("alembic_version")
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() if known else None


def _upgrade(connection: sa.Connection, revision: str) -> None:
    # Most starts find all up to date, and do without what takes a quarter of a second to load.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise _Unknown(str(error)) from error
