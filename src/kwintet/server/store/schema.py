"""The tables of the database as they are now; migrations/ tells how they came about."""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

HASH_BYTES = 32  # of a key: SHA-256

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "uq": "%(table_name)s_one_%(column_0_name)s",
        "fk": "%(table_name)s_%(column_0_name)s",
        "ck": "%(table_name)s_%(constraint_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("wake_at", Double),
    Column("summary", LargeBinary, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("ended_at", Double),
    Index("tables_by_state", "state", "public", "id"),
    Index("tables_by_end", "ended_at", "id"),
    Index("tables_by_wake", "wake_at"),
    sqlite_autoincrement=True,  # a number that was shown is never another's
)

events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("crc", Integer, nullable=False),  # of data: SQLite itself takes what it reads
    sqlite_with_rowid=False,  # a table's events lie beside each other
)

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("avatar", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("forgotten_at", Double),
    sqlite_autoincrement=True,
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person_id", ForeignKey(people.c.id), nullable=False),
    Column("made_at", Double, nullable=False),
    CheckConstraint(f"length(hash) = {HASH_BYTES}", name="sha256"),
    Index("keys_by_person", "person_id"),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ForeignKey(people.c.id), nullable=False),
    Index("seats_by_person", "person_id", "table_id"),
    sqlite_with_rowid=False,
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("room", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person_id", ForeignKey(people.c.id)),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index("lines_by_person", "person_id"),
    Index("lines_by_time", "at"),
    sqlite_with_rowid=False,
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
