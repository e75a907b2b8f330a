"""A table with people at it: one task that takes wishes one at a time, stores what comes of them and tells.

What was told or acknowledged is stored. If the storage fails the room ends: its people connect again and
find the table as it is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from kibitz.errors import KibitzError, problem
from kibitz.match.log import Acted, Match, happen
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver
from kibitz.server import computers, dealing, log
from kibitz.server.audience import Audience, Listener
from kibitz.server.closing import FAILED, GOING_AWAY, RoomClosed
from kibitz.server.consent import Consent
from kibitz.server.pool import Pool
from kibitz.server.protocol import Down
from kibitz.server.rows import row_of
from kibitz.server.secret import new_secret
from kibitz.server.storage import Storage, StorageFault
from kibitz.server.table import Step, Table, did
from kibitz.server.waiting import Line

LOG = logging.getLogger("kibitz.server")
T = TypeVar("T")
Job = Callable[[], Awaitable[None]]

# A person who sends more than this many wishes before the first is granted waits at the door.
INBOX = 256
# What is remembered of requests that leave no event, so that a repeated one is not carried out twice.
REMEMBERED = 256


class Room:
    """A table in memory. tokens: the seats' tokens in clear, on a local server."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        pool: Pool,
        *,
        local: bool = False,
        tokens: Mapping[str, str] | None = None,
    ) -> None:
        self.table = table
        self.storage = storage
        self.pool = pool
        self.local = local
        self.began_over = table.is_over
        self.tokens = dict(tokens or {})
        self.audience = Audience(table)
        self.consent = Consent(self)
        self.thought: computers.Thought | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.deal_timer: asyncio.TimerHandle | None = None
        self.answered: dict[str, Down] = {}
        self.joined: dict[str, tuple[Seat, str]] = {}
        self.said_at: dict[Seat, float] = {}
        self.on_empty: Callable[[], None] = lambda: None
        self.is_closed = False
        self._inbox: Line[Job | None] = Line(INBOX)
        # Held while a wish is in hand.
        self._hand = asyncio.Lock()
        self._waiting: set[asyncio.Future[Any]] = set()
        self._writer = asyncio.create_task(self._write())
        # Whoever still waits when the writer has ended is told so.
        self._writer.add_done_callback(lambda _: self._give_up())

    # --- the one writer ----------------------------------------------------------------------------

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have the writer do something and return what came of it. Raises RoomClosed, or what the job raises."""
        if self.is_closed:
            raise RoomClosed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            seq = self.table.seq
            try:
                result = await job()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                if not isinstance(error, (KibitzError, RoomClosed)) and seq != self.table.seq:
                    raise  # half of something has happened
            else:
                if not done.done():
                    done.set_result(result)

        self._waiting.add(done)
        try:
            await self._inbox.put(run)
            return await done
        finally:
            self._waiting.discard(done)

    def _give_up(self) -> None:
        # Whoever stands at a full door gets in, and hears the same.
        while not self._inbox.empty():
            self._inbox.get_nowait()
        for done in list(self._waiting):
            if not done.done():
                done.set_exception(RoomClosed())

    def post(self, job: Job) -> None:
        """Have the writer do something; nobody waits for it. Dropped if the room is closed or overrun."""
        if not self.is_closed:
            with contextlib.suppress(asyncio.QueueFull):
                self._inbox.put_nowait(job)

    async def do_here(self, job: Job) -> None:
        """Do something in the caller's own task, in turn with the writer's wishes: a task less has to wake up.

        Only for tasks of the room (``spawn``), which nothing but its end cuts short.
        """
        async with self._hand:
            await self._carry_out(job)

    async def _write(self) -> None:
        while (job := await self._inbox.get()) is not None and not self.is_closed:
            async with self._hand:
                await self._carry_out(job)

    async def _carry_out(self, job: Job) -> None:
        if self.is_closed:
            return
        try:
            await job()
        except Exception:
            LOG.exception("room job=failed table=%s", self.table.id)
            self.fail()
        if not self.is_closed:
            computers.wake(self)

    def spawn(self, work: Awaitable[None]) -> None:
        """Let something run beside the writer until the room closes."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("room task=failed table=%s", self.table.id, exc_info=error)

    # --- what happens ------------------------------------------------------------------------------

    async def store(self, events: Sequence[log.TableEvent], prepared: Match | None = None) -> int:
        """Store events, then let everybody know; return the number of the last. Raises RoomClosed.

        prepared: the match after the first of them, if it was worked out already.
        """
        table = self.table
        first = table.seq + 1
        try:
            steps = [table.apply(event, None if n else prepared) for n, event in enumerate(events)]
            row = row_of(table, self.tokens) if any(map(_shows_in_lists, steps)) else None
            bodies = [log.encode_event(event) for event in events]
            await self.storage.append(table.id, first, bodies, row)
        except (StorageFault, KibitzError) as error:
            # In memory more has happened than is stored: nobody may see it.
            LOG.error("room store=failed table=%s fault=%s", table.id, type(error).__name__)  # noqa: TRY400
            self.fail()
            raise RoomClosed from error
        if any(step.moves for step in steps):
            self.consent.lapse()
        self.audience.tell(steps)
        return table.seq

    async def act(self, acted: Acted, request: str = "") -> int:
        """Store an action that the rules allow, and the commitment to the next deal if it ends one."""
        events, after = self.events_of(self.running(), acted, request)
        return await self.store(events, after)

    def events_of(self, match: Match, acted: Acted, request: str = "") -> tuple[list[log.TableEvent], Match]:
        """Return the events an action makes, and the match after it."""
        # His view is there, since he was shown his turn or asked.
        forced = len(self.table.seen(match.state, acted.seat).legal) == 1
        after = happen(match, acted)
        events: list[log.TableEvent] = [did(acted, forced=forced, request=request)]
        if isinstance(after.state, DealOver) and not after.is_over:
            events.append(log.Committed(new_secret()))
        return events, after

    def running(self) -> Match:
        """Return the match; raises KibitzError before the first deal."""
        if self.table.match is None:
            raise KibitzError(problem("table/no_deal"))
        return self.table.match

    def fail(self) -> None:
        """End the room at once: what it holds may differ from what is stored."""
        self.end(FAILED)

    def end(self, code: int) -> None:
        """Take no more wishes, and close every connection with this code."""
        if self.is_closed:
            return
        self.is_closed = True
        if self.deal_timer is not None:
            self.deal_timer.cancel()
        if self.thought is not None:
            self.thought.drop()
        for task in list(self.tasks):
            task.cancel()
        for listener in list(self.audience.listeners):
            listener.close(code)
        with contextlib.suppress(asyncio.QueueFull):
            self._inbox.put_nowait(None)
        self.on_empty()

    async def close(self, code: int = GOING_AWAY) -> None:
        """End the room when the wish in hand is done."""
        self.end(code)
        if asyncio.current_task() is not self._writer:
            if self._inbox.full():
                self._writer.cancel()
            await asyncio.wait({self._writer}, timeout=3.0)
            self._writer.cancel()

    # --- who is there ------------------------------------------------------------------------------

    def enter(self, listener: Listener) -> None:
        """Let a connection in; only the writer calls this, so that nobody misses an event or hears it twice."""
        self.audience.listeners.append(listener)
        self.audience.tell_presence()

    async def leave(self, listener: Listener) -> None:
        """Let a connection go."""
        if listener not in self.audience.listeners:
            return
        self.audience.listeners.remove(listener)
        if listener.seat is not None and not self.audience.is_present(listener.seat):
            self.audience.ready.pop(listener.seat, None)
        if not self.audience.listeners:
            self.on_empty()
            return
        self.audience.tell_presence()
        await self.consent.who_left()
        await dealing.deal_if_ready(self)

    def remember(self, request: str, reply: Down) -> None:
        """Keep the answer to a request that leaves no event."""
        while len(self.answered) >= REMEMBERED:
            del self.answered[next(iter(self.answered))]
        self.answered[request] = reply


def _shows_in_lists(step: Step) -> bool:
    """Return whether a list of tables must show this."""
    match step.event:
        case log.Sat() | log.Dealt():
            return True
        case log.Did():
            return isinstance(step.after, DealOver)
        case _:
            return False
