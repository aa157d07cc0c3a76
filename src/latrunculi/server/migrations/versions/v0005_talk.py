"""What is said at a table, beside the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing has been said."""
    op.add_column("tables", sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "remarks",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moment", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("remarks")
    op.drop_column("tables", "said")
