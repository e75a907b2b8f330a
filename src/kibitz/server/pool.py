"""Processes in which computer players decide, so that no table waits for another's thinking.

A process that crashes, hangs past its time or answers nonsense is replaced, and the rulebook decides
instead; if even that fails, the first legal action is done. A table never waits for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable

from kibitz.errors import KibitzError
from kibitz.match.player import Decision
from kibitz.rules.actions import Action
from kibitz.server.parts import Parts
from kibitz.server.thinker import Decided, question
from kibitz.server.thinking import Crashed, Displaced, Thinking, started
from kibitz.views import View

LOG = logging.getLogger("kibitz.server")
FALLBACK = "rulebook"
# Questions in the pipe of one process: while it answers one the next has come already.
MOST_IN_LINE = 8
# Questions of computers, who wait anyway for the pace of their table, in the pipe of one process.
MOST_AHEAD = 64
# Computers of all tables whose action is being stored and told at one moment: what a person does then waits
# behind so many at most, and a transaction still holds several.
MOST_ACTING = 16


class Pool:
    """Up to ``size`` processes, started when they are first needed. seconds: what a decision may take.

    acting: held while a computer's action happens.
    """

    def __init__(self, size: int | None = None, seconds: float = 10.0) -> None:
        self._size = size or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._all: set[Thinking] = set()
        self._turn = asyncio.Semaphore(self._size * MOST_IN_LINE)
        self.acting = asyncio.Semaphore(MOST_ACTING)
        self._starting: set[asyncio.Task[Thinking]] = set()
        self._closed = False

    @property
    def process_ids(self) -> list[int]:
        """Return the processes there are now."""
        return [thinking.process_id for thinking in self._all]

    def ask(self, spec: str, seen: View, seed: str, parts: Parts) -> asyncio.Future[Decided] | None:
        """Put a question for ``decide`` to wait for; None if it must put it itself.

        parts: of what was asked before at the same table.
        """
        thinking = None if self._closed else self._best()
        if thinking is None or thinking.n_waiting >= MOST_AHEAD:
            return None
        return thinking.put(question(spec, seen, seed, parts), self._seconds)

    async def decide(
        self,
        spec: str,
        seen: View,
        seed: str,
        is_legal: Callable[[Action], bool],
        asked: asyncio.Future[Decided] | None = None,
    ) -> Decision:
        """Return a legal decision for the seat to act, from its view. asked: the question, put already."""
        for player in dict.fromkeys((spec, FALLBACK)):
            decision = await self._decision(player, seen, seed, asked)
            asked = None
            if decision is None:
                continue
            if is_legal(decision.action):
                return decision
            LOG.warning("player answer=illegal spec=%s", player)
        return Decision(seen.legal[0])

    async def _decision(
        self, spec: str, seen: View, seed: str, asked: asyncio.Future[Decided] | None
    ) -> Decision | None:
        """Return what a player decides, None if it does not."""
        try:
            decided = await self._answered(spec, seen, seed, asked)
            if not decided.fault:
                return decided.decision()
            LOG.warning("player answer=fault spec=%s fault=%s", spec, decided.fault)
        except (Crashed, OSError, KibitzError) as error:
            fault = str(error) if isinstance(error, Crashed) else type(error).__name__
            LOG.warning("player answer=none spec=%s fault=%s", spec, fault)
        return None

    async def _answered(
        self, spec: str, seen: View, seed: str, asked: asyncio.Future[Decided] | None
    ) -> Decided:
        """Return the answer to a question. Raises Crashed if a process did not survive it or its time."""
        if asked is not None:
            with contextlib.suppress(Displaced):
                return await asked
        frame = question(spec, seen, seed)
        async with self._turn:
            while True:
                thinking = await self._free()
                # If the process falls over somebody else's question, another is asked.
                with contextlib.suppress(Displaced):
                    return await thinking.put(frame, self._seconds)

    def _best(self) -> Thinking | None:
        """Return the process with the fewest questions, if there is one; a new one is started if all are busy."""
        best = min(self._all, key=lambda thinking: thinking.n_waiting, default=None)
        is_busy = best is None or best.n_waiting > 0
        if is_busy and len(self._all) + len(self._starting) < self._size:
            self._begin()
        return best

    async def _free(self) -> Thinking:
        """Return the process with the fewest questions, once there is one. Raises OSError."""
        while not self._closed:
            best = self._best()
            if best is not None:
                return best
            done, _ = await asyncio.wait(self._starting, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        raise Crashed("closed")

    def _begin(self) -> None:
        task = asyncio.create_task(self._start())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _start(self) -> Thinking:
        thinking = await started(self._drop)
        self._all.add(thinking)
        return thinking

    def _drop(self, thinking: Thinking) -> None:
        self._all.discard(thinking)

    async def warm(self) -> None:
        """Start one process now, so that the first decision need not wait for it."""
        if not self._closed:
            await self._free()

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        await asyncio.gather(*self._starting, return_exceptions=True)
        await asyncio.gather(*(thinking.end() for thinking in list(self._all)))
