"""Quick phrases among people, and a nudge for whoever is waited for."""

from __future__ import annotations

from time import monotonic

from kibitz.errors import KibitzError, problem
from kibitz.server.audience import Listener
from kibitz.server.protocol import NUDGE, QUICK_PHRASES, Said
from kibitz.server.room import Room
from kibitz.server.verbs.caller import seat_of
from kibitz.server.wishes import Say

# Seconds between two phrases of one seat: a phrase is for saying, not for ringing a bell.
QUIET = {NUDGE: 10.0}
QUIET_OTHERWISE = 1.0


async def say(room: Room, listener: Listener, request: Say) -> None:
    """Say a phrase to everybody at the table."""
    seat = seat_of(listener)
    if request.word not in (*QUICK_PHRASES, NUDGE):
        raise KibitzError(problem("table/phrase_unknown"))
    now = monotonic()
    if now - room.said_at.get(seat, float("-inf")) < QUIET.get(request.word, QUIET_OTHERWISE):
        raise KibitzError(problem("table/said_too_soon"))
    room.said_at[seat] = now
    room.audience.send_all(Said(seat, request.word))
