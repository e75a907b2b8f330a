"""Storing what happened at many tables at once: the driver is spoken to itself, with a statement for all.

By way of SQLAlchemy five events took a millisecond, four times what the database needs. And with a statement
for each event the writer's thread gives the interpreter lock away, and waits for it again, as many times.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPICursor

from kibitz.server.storage.base import Conflict, Row
from kibitz.server.storage.engine import SQLITE

T = TypeVar("T")

# A statement may have some 32,000 parameters.
MOST_ROWS = 500
OUT_OF_LINE = "an event of that number is there already, or the one before it is missing"
# Columns of a row that change.
CHANGING = ("code", "state", "updated", "line", "tokens")


@dataclass(slots=True)
class Append:
    """Events of a table to store; done: told when they are."""

    table: str
    first: int
    events: Sequence[bytes]
    row: Row | None
    done: asyncio.Future[None]


def changing(row: Row) -> dict[str, object]:
    """Return the values of ``CHANGING``."""
    tokens = json.dumps(dict(row.tokens), sort_keys=True)
    return {"code": row.code, "state": row.state, "updated": row.updated, "line": row.line, "tokens": tokens}


def append_all(engine: Engine, jobs: Sequence[Append]) -> None:
    """Store the events of all jobs in one transaction, or none of them.

    Raises Conflict if one of them does not follow what is there, and whatever the driver raises.
    """
    is_sqlite = engine.dialect.name == SQLITE
    mark = "?" if is_sqlite else "%s"
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        if is_sqlite:
            # As in engine.py; the other database begins by itself.
            cursor.execute("BEGIN IMMEDIATE")
        _follow(cursor, _spans(jobs), mark)
        rows = [
            (job.table, seq, body) for job in jobs for seq, body in enumerate(job.events, start=job.first)
        ]
        for some in _parts(rows):
            cursor.execute(_adding(len(some), mark), [value for row in some for value in row])
        changed = [(*changing(job.row).values(), job.row.id) for job in jobs if job.row is not None]
        if changed:
            cursor.executemany(_changing(mark), changed)
        connection.commit()
    finally:
        # What was not committed is rolled back.
        connection.close()


def _spans(jobs: Sequence[Append]) -> list[tuple[str, int, int]]:
    """Return each table with the numbers of the event before its new ones and of the last of these."""
    spans: dict[str, tuple[int, int]] = {}
    for job in jobs:
        before, last = spans.get(job.table, (job.first - 1, job.first - 1))
        if job.first - 1 != last:
            raise Conflict(OUT_OF_LINE)
        spans[job.table] = (before, last + len(job.events))
    return [(table, before, last) for table, (before, last) in spans.items()]


def _follow(cursor: DBAPICursor, spans: Sequence[tuple[str, int, int]], mark: str) -> None:
    """Note the new last event of each table; raises Conflict where the last is not the one that it should be."""
    for some in _parts(spans):
        cursor.execute(_following(len(some), mark), [value for span in some for value in span])
        if cursor.rowcount != len(some):
            raise Conflict(OUT_OF_LINE)


def _parts(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    return (rows[n : n + MOST_ROWS] for n in range(0, len(rows), MOST_ROWS))


@lru_cache(maxsize=2 * MOST_ROWS)
def _following(n: int, mark: str) -> str:
    return (
        f"UPDATE tables SET last = column3 FROM ({_values(n, mark)}) AS new "
        "WHERE tables.id = column1 AND tables.last = column2"
    )


@lru_cache(maxsize=2 * MOST_ROWS)
def _adding(n: int, mark: str) -> str:
    return f"INSERT INTO events (table_id, seq, body) {_values(n, mark)}"


def _values(n: int, mark: str) -> str:
    return "VALUES " + ", ".join([f"({mark}, {mark}, {mark})"] * n)


def _changing(mark: str) -> str:
    columns = ", ".join(f"{name} = {mark}" for name in CHANGING)
    return f"UPDATE tables SET {columns} WHERE id = {mark}"
