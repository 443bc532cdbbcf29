"""Why a bot answered so is kept with its answer"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("journal", sa.Column("why", sa.Text(), server_default="", nullable=False))
