"""Wishes to take back are kept with the table: other processes, and a restarted one, know of them"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("wish", sa.Text(), server_default="", nullable=False))
