"""What a seat brings is kept with the seat"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("deck", sa.Text(), server_default="", nullable=False))
