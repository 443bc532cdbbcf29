"""The host's link can be renewed, a seat's own one too, and it is known what kind of device holds a seat"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("host_hash", sa.String(64), server_default="", nullable=False))
    op.add_column("tables", sa.Column("host_generation", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("hands", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("link_at", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("link_seen", sa.Float(), nullable=True))
    op.add_column("sittings", sa.Column("device", sa.String(40), server_default="", nullable=False))
