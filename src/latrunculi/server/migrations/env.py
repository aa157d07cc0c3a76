"""Run by alembic: brings the database of `latrunculi.server.database` up to date upon the connection that it gives."""

from __future__ import annotations

from alembic import context

from latrunculi.server.database import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
