"""A real server on a free port of this machine, in a thread, with its tables in memory."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

import pytest
import uvicorn

from kibitz.server.app import Configuration, make_app
from kibitz.server.rooms import Rooms
from kibitz.server.run import address_of, bind, configuration
from kibitz.server.storage import Storage
from kibitz.server.storage.memory import MemoryStorage

if not hasattr(asyncio, "timeout"):
    pytest.skip("needs asyncio.timeout", allow_module_level=True)


@dataclass(frozen=True)
class Served:
    """A running server."""

    address: str
    rooms: Rooms
    storage: Storage
    loop: asyncio.AbstractEventLoop


@contextmanager
def serving(settings: Configuration, storage: Storage | None = None) -> Iterator[Served]:
    """Run a server while the block runs."""
    kept = storage or MemoryStorage()
    listening = bind("127.0.0.1", 0)
    app, rooms = make_app(kept, settings)
    server = uvicorn.Server(configuration(app))
    loops: list[asyncio.AbstractEventLoop] = []
    started = threading.Event()

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.005)
        started.set()
        await task

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    try:
        assert started.wait(20)
        yield Served(address_of(listening), rooms, kept, loops[0])
    finally:
        server.should_exit = True
        thread.join(15)
        listening.close()
    assert not thread.is_alive()


@pytest.fixture(name="serve")
def _serve() -> Iterator[Callable[[Configuration], Served]]:
    with ExitStack() as stack:
        yield lambda settings: stack.enter_context(serving(settings))


@pytest.fixture(name="served", scope="module")
def _served() -> Iterator[Served]:
    with serving(Configuration(players=1)) as running:
        yield running
