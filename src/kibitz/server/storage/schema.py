"""The tables of the database. A change here needs a migration beside it: a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    text,
)

# The last of the migrations.
NEWEST = "v1"

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("code", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("created", String(40), nullable=False),
    Column("updated", String(40), nullable=False),
    Column("line", LargeBinary, nullable=False),
    Column("tokens", Text, nullable=False),
    # The number of the last event. An append names the one it follows, so a second writer is noticed.
    Column("last", Integer, nullable=False),
    Index("tables_by_change", "state", "updated"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)


def version_of(connection: Connection) -> str | None:
    """Return the last migration that a database has been through, None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return version
