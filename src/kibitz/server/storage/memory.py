"""Tables in memory: gone when the program ends. For tests, and for trying a server without leaving a trace."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.server.storage.base import Conflict, Row, StorageFault


class MemoryStorage:
    """A Storage that keeps everything in dictionaries."""

    def __init__(self) -> None:
        self._rows: dict[str, Row] = {}
        self._events: dict[str, list[bytes]] = {}
        self._settings: dict[str, str] = {}
        self._is_open = True

    def again(self) -> MemoryStorage:
        """Return another storage that looks at the same tables, as after a restart of the program."""
        other = MemoryStorage()
        other._rows, other._events, other._settings = self._rows, self._events, self._settings
        return other

    async def open(self) -> None:
        """Do nothing: memory is always there."""
        self._is_open = True

    async def close(self) -> None:
        """Refuse everything from now on; what was stored stays for ``again``."""
        self._is_open = False

    def _refuse_if_closed(self) -> None:
        if not self._is_open:
            raise StorageFault("the storage is closed")

    async def create(self, row: Row, events: Sequence[bytes]) -> None:
        """Store a new table with its first events."""
        self._refuse_if_closed()
        if row.id in self._rows:
            raise Conflict(f"table {row.id} is there already")
        self._rows[row.id] = row
        self._events[row.id] = list(events)

    async def append(self, table: str, first: int, events: Sequence[bytes], row: Row | None = None) -> None:
        """Store events numbered from ``first``, and the row if it changed."""
        self._refuse_if_closed()
        kept = self._events.get(table)
        if kept is None or first != len(kept) + 1:
            raise Conflict(f"table {table} does not go on with event {first}")
        kept.extend(events)
        if row is not None:
            # The one changed last stands last.
            self._rows.pop(table, None)
            self._rows[table] = row

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """Return the events with a number greater than ``after``."""
        return self._events.get(table, [])[after:]

    async def row(self, table: str) -> Row | None:
        """Return what is kept of a table."""
        return self._rows.get(table)

    async def rows(
        self, *, state: str | None = None, before: str | None = None, limit: int = 1000
    ) -> list[Row]:
        """Return tables, the one changed last first."""
        found = [
            row
            for row in self._rows.values()
            if (state is None or row.state == state) and (before is None or row.updated < before)
        ]
        found.sort(key=lambda row: row.id)
        found.sort(key=lambda row: row.updated, reverse=True)
        return found[:limit]

    async def erase(self, table: str) -> None:
        """Remove a table and all its events."""
        self._rows.pop(table, None)
        self._events.pop(table, None)

    async def erase_all(self) -> int:
        """Remove every table; return how many there were."""
        n = len(self._rows)
        self._rows.clear()
        self._events.clear()
        return n

    async def setting(self, name: str) -> str | None:
        """Return a setting."""
        return self._settings.get(name)

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting."""
        self._settings[name] = value
