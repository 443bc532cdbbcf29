"""When a game ended, and whether its table brought something along: so that nobody's disk fills up"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("brought", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("tables_ended", "tables", ["ended"])
    op.create_index("tables_brought", "tables", ["brought"])
