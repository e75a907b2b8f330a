"""Processes in which computer players decide, so that no table waits for another's thinking.

A process that crashes, hangs past its time or answers nonsense is replaced, and the rulebook decides
instead; if even that fails, the first legal action is done. A table never waits for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable

import msgspec

from kibitz.errors import KibitzError
from kibitz.match.player import Decision
from kibitz.rules.actions import Action
from kibitz.server.thinker import LENGTH, Decided, answer, question
from kibitz.views import View

LOG = logging.getLogger("kibitz.server")
FALLBACK = "rulebook"
# The first question of a process waits for its imports as well.
START_SECONDS = 20.0


class Crashed(Exception):
    """A process ended, or its answer could not be read."""


class _Thinker:
    """One process; it answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.is_fresh = True

    async def ask(self, frame: bytes) -> Decided:
        """Return the answer. Raises Crashed."""
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None and writer is not None
        try:
            writer.write(frame)
            await writer.drain()
            head = await reader.readexactly(LENGTH.size)
            body = await reader.readexactly(LENGTH.unpack(head)[0])
            return answer(body)
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            raise Crashed(type(error).__name__) from None

    async def end(self) -> None:
        """End the process and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        writer = self._process.stdin
        if writer is not None:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


class Pool:
    """Up to ``size`` processes, started when they are first needed. seconds: what a decision may take."""

    def __init__(self, size: int | None = None, seconds: float = 10.0) -> None:
        self._size = size or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._idle: list[_Thinker] = []
        self._all: set[_Thinker] = set()
        self._turn = asyncio.Semaphore(self._size)
        self._starting: set[asyncio.Task[_Thinker]] = set()
        self._closed = False

    @property
    def process_ids(self) -> list[int]:
        """Return the processes there are now."""
        return [thinker._process.pid for thinker in self._all]  # noqa: SLF001

    async def decide(self, spec: str, seen: View, seed: str, is_legal: Callable[[Action], bool]) -> Decision:
        """Return a legal decision for the seat to act, from its view."""
        for asked in dict.fromkeys((spec, FALLBACK)):
            decision = await self._ask(asked, seen, seed)
            if decision is None:
                continue
            if is_legal(decision.action):
                return decision
            LOG.warning("player answer=illegal spec=%s", asked)
        return Decision(seen.legal[0])

    async def _ask(self, spec: str, seen: View, seed: str) -> Decision | None:
        """Return what a player decides, None if it does not."""
        async with self._turn:
            thinker = None
            try:
                thinker = self._idle.pop() if self._idle else await self._started()
                seconds = self._seconds + (START_SECONDS if thinker.is_fresh else 0.0)
                decided = await asyncio.wait_for(thinker.ask(question(spec, seen, seed)), seconds)
                if decided.fault:
                    LOG.warning("player answer=fault spec=%s fault=%s", spec, decided.fault)
                    decision = None
                else:
                    decision = decided.decision()
                thinker.is_fresh = False
                self._idle.append(thinker)
                return decision
            except (Crashed, TimeoutError, OSError, KibitzError) as error:
                LOG.warning("player answer=none spec=%s fault=%s", spec, type(error).__name__)
                await self._drop(thinker)
                return None
            except asyncio.CancelledError:
                # Half an answer may be in the pipe: nobody may ask this process again.
                if thinker is not None and thinker not in self._idle:
                    await asyncio.shield(self._drop(thinker))
                raise

    async def _started(self) -> _Thinker:
        """Return a new process. Whoever stops waiting for it leaves it to the next."""
        task = asyncio.create_task(self._start())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._leave)
            raise

    def _leave(self, task: asyncio.Task[_Thinker]) -> None:
        if not task.cancelled() and task.exception() is None and not self._closed:
            self._idle.append(task.result())

    async def _start(self) -> _Thinker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kibitz.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        thinker = _Thinker(process)
        self._all.add(thinker)
        if self._closed:
            await self._drop(thinker)
            raise Crashed("closed")
        return thinker

    async def _drop(self, thinker: _Thinker | None) -> None:
        if thinker is not None and thinker in self._all:
            # It counts until it is gone, so that closing waits for that.
            await thinker.end()
            self._all.discard(thinker)

    async def warm(self) -> None:
        """Start one process now, so that the first decision need not wait for it."""
        if not self._all and not self._closed:
            self._idle.append(await self._started())

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        await asyncio.gather(*self._starting, return_exceptions=True)
        self._idle.clear()
        await asyncio.gather(*(self._drop(thinker) for thinker in list(self._all)))
