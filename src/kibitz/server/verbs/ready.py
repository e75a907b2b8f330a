"""Wanting the next deal."""

from __future__ import annotations

import re

from kibitz.errors import KibitzError, problem
from kibitz.server import dealing
from kibitz.server.audience import Listener
from kibitz.server.room import Room
from kibitz.server.verbs.caller import playing_seat
from kibitz.server.wishes import Ready

_NONCE = re.compile(r"[0-9a-fA-F]{32,64}")


async def ready(room: Room, listener: Listener, request: Ready) -> None:
    """Note that the seat wants the deal, with its nonce; the first nonce of a seat counts."""
    seat = playing_seat(room, listener)
    if not _NONCE.fullmatch(request.nonce):
        raise KibitzError(problem("table/nonce"))
    if room.table.secret is None or not room.table.is_waiting:
        raise KibitzError(problem("table/no_deal_due"))
    room.audience.ready.setdefault(seat, request.nonce)
    await dealing.deal_if_ready(room)
    room.audience.tell_presence()
