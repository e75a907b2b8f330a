"""The owner's settings of a table."""

from __future__ import annotations

from kibitz.errors import KibitzError, problem
from kibitz.server import log
from kibitz.server.audience import Listener
from kibitz.server.protocol import Settings
from kibitz.server.room import Room
from kibitz.server.verbs.caller import owner_seat
from kibitz.server.wishes import Set

SLOWEST = 10.0


async def set_settings(room: Room, listener: Listener, request: Set) -> None:
    """Change the settings of the table."""
    owner_seat(room, listener)
    settings = checked_settings(request.settings)
    if settings != room.table.settings:
        await room.store([log.Changed(settings)])


def checked_settings(settings: Settings) -> Settings:
    """Return the settings; raises KibitzError for a pace out of range (nan as well)."""
    if not 0.0 <= settings.pace <= SLOWEST:
        raise KibitzError(problem("table/pace", highest=int(SLOWEST)))
    return settings
