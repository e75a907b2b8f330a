"""How this program talks to a database: one connection, SQLite told to be safe."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import StaticPool

from kibitz.errors import KibitzError, problem

SQLITE, POSTGRESQL = "sqlite", "postgresql"


def url_of(text: str) -> URL:
    """Return the address of a storage: a URL, or just the path of an SQLite file.

    Raises KibitzError for what this program cannot talk to.
    """
    if "://" not in text:
        return URL.create(SQLITE, database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except ArgumentError:
        raise KibitzError(problem("server/storage_url", url=text[:80])) from None
    kind = url.get_backend_name()
    if kind == POSTGRESQL:
        # psycopg 3 is what the extra "postgres" installs.
        return url.set(drivername="postgresql+psycopg")
    if kind != SQLITE:
        raise KibitzError(problem("server/storage_url", url=url.render_as_string(hide_password=True)[:80]))
    return url.set(drivername=SQLITE)


def engine_of(url: URL) -> Engine:
    """Return an engine of one connection: the writer's, which is all there is."""
    if url.get_backend_name() == POSTGRESQL:
        try:
            return create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)
        except ModuleNotFoundError:
            raise KibitzError(problem("server/storage_driver", extra="kibitz[postgres]")) from None
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _be_safe)
    event.listen(engine, "begin", _begin)
    return engine


def _be_safe(connection: sqlite3.Connection, _record: object) -> None:
    # Transactions are begun by _begin, not by the module's own guesses.
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # what was acknowledged survives a power cut too
        "busy_timeout=10000",
        "secure_delete=ON",  # what is erased is overwritten
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # Take the write lock at once: two processes on one file wait for each other instead of failing halfway.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
