"""All tables of a server: opened from the storage when somebody comes, let go when everybody has left."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from time import monotonic

import msgspec

from kibitz.errors import KibitzError, problem
from kibitz.server import log
from kibitz.server.closing import GOING_AWAY
from kibitz.server.memory import give_back
from kibitz.server.pool import Pool
from kibitz.server.room import Room
from kibitz.server.rows import row_of
from kibitz.server.secret import new_table_id
from kibitz.server.storage import Storage
from kibitz.server.table import Table

LOG = logging.getLogger("kibitz.server")
KEEP_SETTING = "keep"
# What has ended lies about in cycles, and Python looks for those rarely here (``run.COLLECTING``): collected
# after so many connections, of which a room counts as several. It takes a moment for each table in memory, so
# with few of them less may lie about.
LEAST_LEFT, MOST_LEFT = 50, 500
# What share of the time that may take.
MOST_COLLECTING = 0.2
ROOM_LEAVES = 10


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server allows. max_tables: unfinished ones, None for no limit. idle: seconds an empty room stays.

    people: connections to one table. days: for which a table is kept that does not change, None for ever.
    """

    max_tables: int | None = None
    idle: float = 20.0
    people: int = 64
    days: int | None = None


class Rooms:
    """The rooms in memory by the id of their table."""

    def __init__(self, storage: Storage, pool: Pool, *, local: bool, limits: Limits | None = None) -> None:
        self.storage = storage
        self.pool = pool
        self.local = local
        self.limits = limits or Limits()
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._n_unfinished = 0
        self._n_left = 0
        self._collect_at = 0.0
        self._collecting: asyncio.TimerHandle | None = None
        self._is_closing = False

    async def open(self) -> None:
        """Connect to the storage and count what it holds."""
        await self.storage.open()
        limit = self.limits.max_tables
        if limit is not None:
            for state in ("waiting", "running"):
                self._n_unfinished += len(await self.storage.rows(state=state, limit=limit + 1))

    async def close(self) -> None:
        """End every room when the wish in hand is done, then the processes, then the storage."""
        self._is_closing = True
        if self._collecting is not None:
            self._collecting.cancel()
        await asyncio.gather(*(room.close(GOING_AWAY) for room in list(self._rooms.values())))
        for task in list(self._tasks):
            task.cancel()
        await self.pool.close()
        await self.storage.close()

    @property
    def n_rooms(self) -> int:
        """Return how many rooms are in memory."""
        return len(self._rooms)

    async def create(self, events: Sequence[log.TableEvent], tokens: dict[str, str]) -> str:
        """Store a new table; return its id. Raises KibitzError if there are as many as allowed."""
        limit = self.limits.max_tables
        if limit is not None and self._n_unfinished >= limit:
            raise KibitzError(problem("server/full"))
        table = Table(new_table_id())
        table.apply_all(events)
        kept = tokens if self.local else {}
        await self.storage.create(row_of(table, kept), [log.encode_event(event) for event in events])
        self._n_unfinished += 1
        LOG.info("table created=%s rules=%s", table.id, table.code)
        return table.id

    async def room(self, table_id: str) -> Room | None:
        """Return the room of a table, opened from the storage if need be; None if there is no such table.

        Raises KibitzError for a table whose rules this version does not play.
        """
        room = self._rooms.get(table_id)
        if room is not None and not room.is_closed:
            return room
        async with self._alone_with(table_id):
            room = self._rooms.get(table_id)
            if room is None or room.is_closed:
                room = await self._open(table_id)
            return room

    @contextlib.asynccontextmanager
    async def _alone_with(self, table_id: str) -> AsyncIterator[None]:
        """Let nobody else open or forget a table meanwhile."""
        lock = self._opening.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            if not lock.locked():
                self._opening.pop(table_id, None)

    async def _open(self, table_id: str) -> Room | None:
        row = await self.storage.row(table_id)
        if row is None:
            return None
        bodies = await self.storage.events(table_id)
        table = Table(table_id)
        try:
            table.apply_all(log.decode_event(body) for body in bodies)
        except msgspec.MsgspecError:
            raise KibitzError(problem("table/damaged")) from None
        room = Room(table, self.storage, self.pool, local=self.local, tokens=row.tokens)
        room.on_empty = lambda: self._let_go_later(room)
        self._rooms[table_id] = room
        self._let_go_later(room)
        return room

    def _let_go_later(self, room: Room) -> None:
        task = asyncio.ensure_future(self._let_go(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_go(self, room: Room) -> None:
        if not room.is_closed:
            await asyncio.sleep(self.limits.idle)
        if room.audience.listeners and not room.is_closed:
            return
        if self._rooms.get(room.table.id) is not room:
            return
        del self._rooms[room.table.id]
        await room.close()
        self.leave_behind(ROOM_LEAVES)
        if room.table.is_over:
            self._n_unfinished -= not room.began_over
            if self.local and not await self.keeps():
                await self.storage.erase(room.table.id)
                LOG.info("table erased=%s", room.table.id)

    def leave_behind(self, n: int = 1) -> None:
        """Note that a connection has begun or ended, or as much as n of them; collect what is left of enough."""
        self._n_left += n
        if self._n_left < min(MOST_LEFT, LEAST_LEFT + self.n_rooms) or self._is_closing or self._collecting:
            return
        loop = asyncio.get_running_loop()
        self._collecting = loop.call_at(max(loop.time(), self._collect_at), self._collect)

    def _collect(self) -> None:
        self._collecting = None
        self._n_left = 0
        began = monotonic()
        gc.collect()
        give_back()
        took = monotonic() - began
        self._collect_at = asyncio.get_running_loop().time() + took / MOST_COLLECTING

    async def keeps(self) -> bool:
        """Return whether finished matches are kept."""
        return await self.storage.setting(KEEP_SETTING) != "no"

    async def forget(self, table_id: str, before: str) -> bool:
        """Erase a table that nobody is at and that has not changed since a moment; return whether it was one."""
        async with self._alone_with(table_id):
            row = await self.storage.row(table_id)
            room = self._rooms.get(table_id)
            if row is None or row.updated >= before or (room is not None and room.audience.listeners):
                return False
            if room is not None:
                del self._rooms[table_id]
                await room.close()
            await self.storage.erase(table_id)
            self._n_unfinished -= row.state != "over"
        LOG.info("table forgotten=%s", table_id)
        return True

    async def erase(self, *, everything: bool) -> int:
        """Erase finished tables, or all of them; return how many."""
        rows = await self.storage.rows(state=None if everything else "over", limit=1_000_000)
        for row in rows:
            room = self._rooms.pop(row.id, None)
            if room is not None:
                await room.close()
        if everything:
            await self.storage.erase_all()
            self._n_unfinished = 0
        else:
            for row in rows:
                await self.storage.erase(row.id)
        return len(rows)
