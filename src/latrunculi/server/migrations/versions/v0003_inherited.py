"""How many of a table's first steps are those of another game, from which it goes on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None of those that are there: nothing is known of them."""
    op.add_column("tables", sa.Column("inherited", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "inherited")
