"""Tables in SQLite or PostgreSQL.

One thread owns the connection. Whatever waits when it is free goes into one transaction, so a thousand
actions a second cost a few dozen commits. A call returns after its transaction is committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic, sleep
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy import func as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kibitz.server.storage.appending import Append, append_all, changing
from kibitz.server.storage.base import Conflict, Row, StorageFault
from kibitz.server.storage.engine import SQLITE, engine_of, url_of
from kibitz.server.storage.schema import EVENTS, NEWEST, SETTINGS, TABLES, version_of

Result = TypeVar("Result")

# Enough to make commits rare, few enough to keep a transaction short.
MOST_AT_ONCE = 256
# On a busy server transactions begin no closer than this, so that several actions share what each costs;
# after a pause the first one does not wait.
APART_SECONDS = 0.02


@dataclass(slots=True)
class _Call(Generic[Result]):
    work: Callable[[Connection], Result]
    done: asyncio.Future[Result]


_Job = Append | _Call[object]


class SqlStorage:
    """A ``Storage`` behind a database address (``engine.url_of``)."""

    def __init__(self, url: str) -> None:
        self._url = url_of(url)
        self._engine: Engine | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    # --- open and close -----------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, bring the schema up to date, start the writer."""
        self._engine = await asyncio.to_thread(self._connect)
        self._thread = threading.Thread(target=self._write, name="kibitz-storage", daemon=True)
        self._thread.start()

    def _connect(self) -> Engine:
        engine = engine_of(self._url)
        try:
            with engine.begin() as connection:
                if version_of(connection) != NEWEST:
                    # Only here, because it takes longer to load than all the rest of the storage.
                    from kibitz.server.storage.migrate import migrate

                    migrate(connection)
        except SQLAlchemyError as error:
            engine.dispose()
            raise StorageFault(_first_line(error)) from error
        except BaseException:
            engine.dispose()
            raise
        return engine

    async def close(self) -> None:
        """Let the writer finish what waits, then disconnect."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None

    # --- the promises of base.Storage -----------------------------------------------------------------

    async def create(self, row: Row, events: Sequence[bytes]) -> None:
        """Store a new table with its first events."""

        def work(connection: Connection) -> None:
            taken = connection.execute(select(TABLES.c.id).where(TABLES.c.id == row.id)).first()
            if taken is not None:
                raise Conflict(f"there is a table {row.id}")
            values = {"id": row.id, "created": row.created, "last": len(events), **changing(row)}
            connection.execute(insert(TABLES), values)
            if events:
                rows = [
                    {"table_id": row.id, "seq": seq, "body": body} for seq, body in enumerate(events, start=1)
                ]
                connection.execute(insert(EVENTS), rows)

        await self._call(work)

    async def append(self, table: str, first: int, events: Sequence[bytes], row: Row | None = None) -> None:
        """Store events, and the row if it changed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Append(table, first, events, row, done))
        await done

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """Return the events with a number greater than ``after``."""
        query = (
            select(EVENTS.c.body)
            .where(EVENTS.c.table_id == table, EVENTS.c.seq > after)
            .order_by(EVENTS.c.seq)
        )
        return await self._call(lambda connection: [bytes(body) for (body,) in connection.execute(query)])

    async def row(self, table: str) -> Row | None:
        """Return what is kept of a table."""

        def work(connection: Connection) -> Row | None:
            found = connection.execute(_SELECT.where(TABLES.c.id == table)).first()
            return None if found is None else _row(found)

        return await self._call(work)

    async def rows(
        self, *, state: str | None = None, before: str | None = None, limit: int = 1000
    ) -> list[Row]:
        """Return tables, the one changed last first."""
        query = _SELECT.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)
        if state is not None:
            query = query.where(TABLES.c.state == state)
        if before is not None:
            query = query.where(TABLES.c.updated < before)
        return await self._call(lambda connection: [_row(found) for found in connection.execute(query)])

    async def erase(self, table: str) -> None:
        """Remove a table and its events."""

        def work(connection: Connection) -> None:
            connection.execute(delete(EVENTS).where(EVENTS.c.table_id == table))
            connection.execute(delete(TABLES).where(TABLES.c.id == table))

        await self._call(work)
        await self._wipe()

    async def erase_all(self) -> int:
        """Remove every table; return how many there were."""

        def work(connection: Connection) -> int:
            n = connection.execute(select(sql.count()).select_from(TABLES)).scalar_one()
            connection.execute(delete(EVENTS))
            connection.execute(delete(TABLES))
            return int(n)

        n = await self._call(work)
        await self._wipe()
        return n

    async def setting(self, name: str) -> str | None:
        """Return a setting."""
        query = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        return await self._call(lambda connection: connection.execute(query).scalar())

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting."""

        def work(connection: Connection) -> None:
            changed = connection.execute(update(SETTINGS).where(SETTINGS.c.name == name).values(value=value))
            if changed.rowcount == 0:
                connection.execute(insert(SETTINGS), {"name": name, "value": value})

        await self._call(work)

    # --- the writer -----------------------------------------------------------------------------------

    def _put(self, job: _Job) -> None:
        if self._thread is None:
            raise StorageFault("the storage is closed")
        self._jobs.put(job)

    async def _call(self, work: Callable[[Connection], Result]) -> Result:
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._put(_Call(work, done))  # type: ignore[arg-type]  # a future of its own result
        return await done

    async def _wipe(self) -> None:
        """Empty SQLite's write-ahead log: erased pages would stand there until they are overwritten."""

        def work(connection: Connection) -> None:
            connection.rollback()  # a checkpoint cannot run inside a transaction
            driver = connection.connection.driver_connection
            assert driver is not None
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        if self._url.get_backend_name() == SQLITE:
            await self._call(work)

    def _write(self) -> None:
        """Take what waits, in order, until told to end."""
        assert self._engine is not None
        ends = False
        due = 0.0
        while not ends:
            job = self._jobs.get()
            if job is None:
                return
            if (rest := due - monotonic()) > 0:
                sleep(rest)
            due = monotonic() + APART_SECONDS
            batch = [job]
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    ends = True
                    break
                batch.append(following)
            self._store(batch)

    def _store(self, batch: Sequence[_Job]) -> None:
        """Store jobs in their order: neighbouring appends together, anything else by itself."""
        appends: list[Append] = []
        for job in batch:
            if isinstance(job, Append):
                appends.append(job)
                continue
            self._store_appends(appends)
            appends = []
            self._carry_out(job)
        self._store_appends(appends)

    def _store_appends(self, jobs: Sequence[Append]) -> None:
        if not jobs:
            return
        try:
            self._stored(lambda engine: append_all(engine, jobs))
        except StorageFault as fault:
            if len(jobs) == 1:
                _settle(jobs[0].done, fault)
                return
            # One of them is at fault: the others must not suffer for it.
            for job in jobs:
                self._store_appends([job])
            return
        _settle_all([job.done for job in jobs])

    def _carry_out(self, job: _Call[object]) -> None:
        try:
            result = self._stored(lambda engine: _committed(engine, job.work))
        except StorageFault as fault:
            _settle(job.done, fault)
        else:
            _settle(job.done, result)

    def _stored(self, work: Callable[[Engine], Result]) -> Result:
        """Return what the work returns, committed. Raises StorageFault, with nothing stored."""
        assert self._engine is not None
        try:
            return work(self._engine)
        except StorageFault:
            raise
        except Exception as error:
            # Whatever it is, whoever waits must hear of it: a writer that died would leave all waiting.
            taken = isinstance(error, (IntegrityError, self._engine.dialect.loaded_dbapi.IntegrityError))
            raise (Conflict if taken else StorageFault)(_first_line(error)) from error


def _committed(engine: Engine, work: Callable[[Connection], Result]) -> Result:
    """Return what the work returns, committed."""
    with engine.connect() as connection:
        with connection.begin() as transaction:
            result = work(connection)
            if transaction.is_active:
                transaction.commit()
        return result


_SELECT = select(
    TABLES.c.id,
    TABLES.c.code,
    TABLES.c.state,
    TABLES.c.created,
    TABLES.c.updated,
    TABLES.c.line,
    TABLES.c.tokens,
)


def _row(found: Sequence[Any]) -> Row:
    table, code, state, created, updated, line, tokens = found
    return Row(table, code, state, created, updated, bytes(line), json.loads(tokens))


def _settle_all(futures: Sequence[asyncio.Future[None]]) -> None:
    """Wake everybody who waits, with one call for each event loop."""
    for loop in {future.get_loop() for future in futures}:
        own = [future for future in futures if future.get_loop() is loop]
        _soon(loop, partial(_set_all, own))


def _settle(future: asyncio.Future[Result], result: object) -> None:
    _soon(future.get_loop(), partial(_set, future, result))


def _soon(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    # Of a loop that is closed nobody waits any more.
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(work)


def _set_all(futures: Sequence[asyncio.Future[None]]) -> None:
    for future in futures:
        _set(future, None)


def _set(future: asyncio.Future[Result], result: object) -> None:
    if future.cancelled():
        return
    if isinstance(result, StorageFault):
        future.set_exception(result)
    else:
        future.set_result(result)  # type: ignore[arg-type]  # what the work returned


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
