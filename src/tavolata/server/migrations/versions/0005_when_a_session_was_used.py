"""When a browser last used what it holds at a table, so that sessions nobody uses can end"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sittings", sa.Column("seen", sa.Float(), server_default="0", nullable=False))
    # Nobody knows of the older ones: they count as used now.
    op.execute(sa.text("UPDATE sittings SET seen = :now").bindparams(now=time.time()))
