"""A process of the pool as the server sees it: questions go in, answers come out in the same order."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from kibitz.server.thinker import LENGTH, Decided, answer

# The first question of a process waits for its imports as well.
START_SECONDS = 20.0
MOST_READ = 1 << 16


class Crashed(Exception):
    """A process ended, took too long, or its answer could not be read."""


class Displaced(Exception):
    """A process ended before it came to this question."""


@dataclass(slots=True)
class _Asked:
    seconds: float
    done: asyncio.Future[Decided]


class Thinking:
    """One process. on_end: told once, when it can be asked no more."""

    def __init__(self, process: asyncio.subprocess.Process, on_end: Callable[[Thinking], None]) -> None:
        self._process = process
        self._on_end = on_end
        self._waiting: deque[_Asked] = deque()
        self._unsent: list[bytes] = []
        self._asked = asyncio.Event()
        self._has_ended = False
        self._reading = asyncio.create_task(self._read())

    @property
    def process_id(self) -> int:
        """Return the id of the process."""
        return self._process.pid

    @property
    def n_waiting(self) -> int:
        """Return how many questions it has not answered yet."""
        return len(self._waiting)

    def put(self, frame: bytes, seconds: float) -> asyncio.Future[Decided]:
        """Put a question; return what the answer will be.

        seconds: what it may take, from when the questions before it are answered. The future raises Crashed,
        or Displaced if the process fell over another question. Who stops waiting leaves the answer to
        nobody; it is read and forgotten.
        """
        loop = asyncio.get_running_loop()
        asked = _Asked(seconds, loop.create_future())
        if self._has_ended:
            asked.done.set_exception(Displaced())
            return asked.done
        self._waiting.append(asked)
        if not self._unsent:
            loop.call_soon(self._send)
        self._unsent.append(frame)
        self._asked.set()
        return asked.done

    def _send(self) -> None:
        """Send the questions that came in one turn of the loop, at once."""
        writer = self._process.stdin
        if writer is not None and not self._has_ended:
            writer.write(b"".join(self._unsent))
        self._unsent.clear()

    async def _read(self) -> None:
        """Read answers, as many as have come at a time."""
        loop = asyncio.get_running_loop()
        fault = "Ended"
        seconds = START_SECONDS
        unread = bytearray()
        try:
            while True:
                if not self._waiting:
                    self._asked.clear()
                    await self._asked.wait()
                async with asyncio.timeout_at(loop.time() + self._waiting[0].seconds + seconds):
                    while not self._answer(unread):
                        unread += await self._part()
                seconds = 0.0
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError, TimeoutError) as error:
            fault = type(error).__name__
        finally:
            self._give_up(fault)
        await self._reap()

    async def _part(self) -> bytes:
        reader = self._process.stdout
        assert reader is not None
        part = await reader.read(MOST_READ)
        if not part:
            raise asyncio.IncompleteReadError(part, None)
        return part

    def _answer(self, unread: bytearray) -> int:
        """Hand out the answers that are there as a whole, and leave the rest; return how many there were."""
        start = n = 0
        while len(unread) >= (body := start + LENGTH.size):
            end = body + LENGTH.unpack_from(unread, start)[0]
            if len(unread) < end or not self._waiting:
                break
            decided = answer(bytes(unread[body:end]))
            start, n = end, n + 1
            asked = self._waiting.popleft()
            if not asked.done.done():
                asked.done.set_result(decided)
        if start < len(unread) and not self._waiting:
            raise msgspec.DecodeError("an answer to no question")
        del unread[:start]
        return n

    def _give_up(self, fault: str) -> None:
        self._has_ended = True
        self._on_end(self)
        reason: Exception = Crashed(fault)
        while self._waiting:
            asked = self._waiting.popleft()
            if not asked.done.done():
                asked.done.set_exception(reason)
            # Those behind are not to blame.
            reason = Displaced()
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def _reap(self) -> None:
        await self._process.wait()
        writer = self._process.stdin
        if writer is not None:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def end(self) -> None:
        """End the process and wait until it is gone."""
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        await self._reap()


async def started(on_end: Callable[[Thinking], None]) -> Thinking:
    """Return a new process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "kibitz.server.thinker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        # Ctrl-C in a terminal reaches the whole group, and would end it while it still loads.
        start_new_session=True,
    )
    return Thinking(process, on_end)
