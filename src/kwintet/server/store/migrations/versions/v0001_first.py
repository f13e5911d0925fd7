"""The log of events, tables, people and their keys, talk, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("wake_at", sa.Double),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double),
        sqlite_autoincrement=True,
    )
    op.create_index("tables_by_state", "tables", ["state", "public", "id"])
    op.create_index("tables_by_end", "tables", ["ended_at", "id"])
    op.create_index("tables_by_wake", "tables", ["wake_at"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("crc", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("avatar", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("forgotten_at", sa.Double),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("person_id", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.CheckConstraint("length(hash) = 32", name="sha256"),
        sqlite_with_rowid=False,
    )
    op.create_index("keys_by_person", "keys", ["person_id"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_person", "seats", ["person_id", "table_id"])
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.Integer, sa.ForeignKey("people.id")),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("lines_by_person", "lines", ["person_id"])
    op.create_index("lines_by_time", "lines", ["at"])
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
