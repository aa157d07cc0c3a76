"""Of keys only their hashes; seats that are claimed by invitation; tables with an owner, and how their dice came."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Hash what is there: whoever holds a key of an old table plays on with it."""
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":
        # What is overwritten is wiped: no key may be left in the file.
        connection.exec_driver_sql("PRAGMA secure_delete=ON")
    op.add_column("tables", sa.Column("owner_hash", sa.String, nullable=False, server_default=""))
    # Nobody wrote down who had chosen the dice of the tables that are there.
    op.add_column("tables", sa.Column("origin", sa.String, nullable=False, server_default="unknown"))
    op.execute("ALTER TABLE seats RENAME COLUMN key TO key_hash")
    op.add_column("seats", sa.Column("invitation_hash", sa.String, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("claimed", sa.String))
    seats = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("key_hash"), sa.column("claimed"))
    tables = sa.table("tables", sa.column("id"), sa.column("created"))
    held = sa.select(seats.c.table_id, seats.c.seat, seats.c.key_hash, tables.c.created).join(
        tables, tables.c.id == seats.c.table_id
    )
    for table, seat, key, created in connection.execute(held.where(seats.c.key_hash != "")).all():
        hashed = hashlib.sha256(key.encode()).hexdigest()
        connection.execute(
            seats.update()
            .where(seats.c.table_id == table, seats.c.seat == seat)
            .values(key_hash=hashed, claimed=created)
        )
    op.create_index("ix_seats_key_hash", "seats", ["key_hash"])
    op.create_index("ix_tables_owner_hash", "tables", ["owner_hash"])
    op.create_index("ix_tables_updated", "tables", ["updated"])


def downgrade() -> None:
    """Not possible: of a key that has been hashed nothing can be told."""
    raise NotImplementedError("keys cannot be made again from their hashes")
