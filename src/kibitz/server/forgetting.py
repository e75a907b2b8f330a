"""Forgetting hosted tables that nobody has come back to, so that a server does not fill up with them."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta

from kibitz.server.rooms import Rooms
from kibitz.server.rows import moment_text
from kibitz.server.storage import StorageFault

LOG = logging.getLogger("kibitz.server")
SECONDS_BETWEEN = 3600.0
AT_ONCE = 200


async def keep_forgetting(rooms: Rooms, days: int) -> None:
    """Forget what has not changed for so many days, now and once an hour; never returns."""
    while True:
        try:
            await forget_unchanged(rooms, moment_text(datetime.now(UTC) - timedelta(days=days)))
        except StorageFault:
            LOG.exception("tables forgetting=failed")
        await asyncio.sleep(SECONDS_BETWEEN)


async def forget_unchanged(rooms: Rooms, before: str) -> int:
    """Forget the tables that have not changed since a moment and that nobody is at; return how many."""
    n_forgotten = 0
    while True:
        found = await rooms.storage.rows(before=before, limit=AT_ONCE)
        forgotten = [row for row in found if await rooms.forget(row.id, before)]
        n_forgotten += len(forgotten)
        # Those that people are at stay and come again: when nothing else is left, it is done.
        if not forgotten or len(found) < AT_ONCE:
            return n_forgotten
