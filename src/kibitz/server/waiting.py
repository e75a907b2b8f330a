"""What a connection waits with: as much of asyncio's queue and event as one reader needs, in a tenth of the memory.

Each of asyncio's keeps room for 64 waiters from the beginning, five times for a connection that does nothing.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Signal:
    """An ``asyncio.Event`` that is set when it is made."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = True
        self._waiting: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Return whether nobody has to wait."""
        return self._is_set

    def set(self) -> None:
        """Wake everybody who waits."""
        self._is_set = True
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    def clear(self) -> None:
        """Have those wait who come now."""
        self._is_set = False

    async def wait(self) -> bool:
        """Wait until it is set."""
        while not self._is_set:
            if self._waiting is None:
                self._waiting = asyncio.get_running_loop().create_future()
            # Shared: whoever stops waiting must not wake the others.
            await asyncio.shield(self._waiting)
        return True


class Line(Generic[T]):
    """An ``asyncio.Queue`` without a limit that one task reads. For few things: the first one out moves the rest."""

    __slots__ = ("_things", "_waiting")

    def __init__(self) -> None:
        self._things: list[T] = []
        self._waiting: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """Return how many are in line."""
        return len(self._things)

    def empty(self) -> bool:
        """Return whether nothing is in line."""
        return not self._things

    def put_nowait(self, thing: T) -> None:
        """Put something at the end."""
        self._things.append(thing)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> T:
        """Return the first, once there is one."""
        while not self._things:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._things.pop(0)
