"""How connections and rooms end: the codes of the WebSocket protocol, and what a closed room raises."""

from __future__ import annotations

REFUSED = 1008
FAILED = 1011
GOING_AWAY = 1012
TOO_SLOW = 1013


class RoomClosed(Exception):
    """The room has ended; the table may be opened again from the storage."""
