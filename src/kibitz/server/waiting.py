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
    """An ``asyncio.Queue`` that one task reads. For few things: the first one out moves the rest.

    most: so many may be in line, by default any number.
    """

    __slots__ = ("_has_room", "_most", "_things", "_waiting")

    def __init__(self, most: int | None = None) -> None:
        self._things: list[T] = []
        self._most = most
        self._has_room: Signal | None = None
        self._waiting: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """Return how many are in line."""
        return len(self._things)

    def empty(self) -> bool:
        """Return whether nothing is in line."""
        return not self._things

    def full(self) -> bool:
        """Return whether the line is as long as it may be."""
        return self._most is not None and len(self._things) >= self._most

    def put_nowait(self, thing: T) -> None:
        """Put something at the end. Raises asyncio.QueueFull."""
        if self.full():
            raise asyncio.QueueFull
        self._things.append(thing)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def put(self, thing: T) -> None:
        """Put something at the end, once there is room."""
        while self.full():
            if self._has_room is None:
                self._has_room = Signal()
            self._has_room.clear()
            await self._has_room.wait()
        self.put_nowait(thing)

    def get_nowait(self) -> T:
        """Return the first. Raises asyncio.QueueEmpty."""
        if not self._things:
            raise asyncio.QueueEmpty
        first = self._things.pop(0)
        if self._has_room is not None:
            self._has_room.set()
        return first

    async def get(self) -> T:
        """Return the first, once there is one."""
        while not self._things:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self.get_nowait()
