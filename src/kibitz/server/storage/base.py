"""What a storage promises, whatever it is made of. ``tests/server/test_storage.py`` asks it of every one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


class StorageFault(Exception):
    """The storage failed; nothing of the call was stored."""


class Conflict(StorageFault):
    """Somebody else has written this event or table already; nothing of the call was stored."""


@dataclass(frozen=True, slots=True)
class Row:
    """What is kept of a table beside its events, to list it without replaying.

    code: the rule code. state: ``waiting``, ``running`` or ``over``. created, updated: ISO 8601, UTC.
    line: what a list shows, as JSON (``protocol.TableLine`` without its token). tokens: the seats' tokens
    in clear, by seat, kept on a local table only, so that any browser of this device can go on.
    """

    id: str
    code: str
    state: str
    created: str
    updated: str
    line: bytes
    tokens: Mapping[str, str]


class Storage(Protocol):
    """Tables, their events in order, and a few settings. All methods may be called from one event loop.

    What a call has returned for is on the disk: it survives a kill of the process. Calls that wait at the
    same moment may be stored in one transaction.
    """

    async def open(self) -> None:
        """Connect, and bring the schema up to date. Raises StorageFault for a schema from the future."""
        ...

    async def close(self) -> None:
        """Finish what is being written and let go. May be called twice."""
        ...

    async def create(self, row: Row, events: Sequence[bytes]) -> None:
        """Store a new table with its first events, numbered from 1. Raises Conflict if the id is taken."""
        ...

    async def append(self, table: str, first: int, events: Sequence[bytes], row: Row | None = None) -> None:
        """Store events numbered ``first``, ``first + 1`` …, and the row if it changed; all or nothing.

        Raises Conflict if one of the numbers is taken or ``first`` leaves a gap.
        """
        ...

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """Return the events with a number greater than ``after``, in order; empty for an unknown table."""
        ...

    async def row(self, table: str) -> Row | None:
        """Return what is kept of a table, None if there is none."""
        ...

    async def rows(
        self, *, state: str | None = None, before: str | None = None, limit: int = 1000
    ) -> list[Row]:
        """Return tables, the one changed last first; only those in a state, or changed before a moment, if given."""
        ...

    async def erase(self, table: str) -> None:
        """Remove a table and all its events, so that nothing of it can be read back from the files."""
        ...

    async def erase_all(self) -> int:
        """Remove every table; return how many there were. Settings stay."""
        ...

    async def setting(self, name: str) -> str | None:
        """Return a setting, None if it was never set."""
        ...

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting."""
        ...
