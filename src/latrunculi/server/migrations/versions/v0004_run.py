"""The tables that are run though no person waits at them: a restart remembers them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None of those that are there."""
    op.add_column("tables", sa.Column("run", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_run", "tables", ["run"])


def downgrade() -> None:
    """Forget them."""
    op.drop_index("ix_tables_run", "tables")
    op.drop_column("tables", "run")
