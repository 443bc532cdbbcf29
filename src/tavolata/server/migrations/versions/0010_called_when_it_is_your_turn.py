"""Whoever wants to be is called when it is their turn"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("nudged", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "nudge_ways",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("target", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("origin", sa.String(length=300), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=False),
        sa.Column("quiet_until", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=60), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("sent", sa.Float(), server_default="0", nullable=False),
        sa.Column("confirmed", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["session", "table_id", "seat"],
            ["sittings.session", "sittings.table_id", "sittings.role"],
            name="nudge_ways_sitting",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table_id", "seat", "target", name="nudge_ways_once"),
    )
    op.create_index("nudge_ways_target", "nudge_ways", ["target"])
    op.create_index("nudge_ways_session", "nudge_ways", ["session", "table_id", "seat"])
    op.create_table(
        "nudges",
        sa.Column("way", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("way"),
    )
    op.create_index("nudges_due", "nudges", ["due"])
    op.create_index("nudges_table", "nudges", ["table_id", "seat"])
