"""Taking back to one's last choice: at once among computers, else when every other person present agrees."""

from __future__ import annotations

from kibitz.errors import KibitzError, problem
from kibitz.rules.parts import Seat
from kibitz.server import log
from kibitz.server.audience import Listener
from kibitz.server.room import Room
from kibitz.server.verbs.caller import playing_seat
from kibitz.server.wishes import Undo


async def undo(room: Room, listener: Listener, request: Undo) -> None:
    """Take back, or ask the others whether one may."""
    if not room.table.settings.undo:
        raise KibitzError(problem("table/no_undo"))
    seat = playing_seat(room, listener)
    if room.table.n_to_take_back(seat) is None:
        raise KibitzError(problem("table/nothing_to_undo"))
    if room.consent.others(seat):
        room.consent.ask(seat, request.id)
    else:
        await take_back(room, seat, request.id)


async def take_back(room: Room, seat: Seat, request: str) -> None:
    """Take back to the seat's last choice."""
    n = room.table.n_to_take_back(seat)
    if n is not None:
        await room.store([log.TookBack(n, int(seat), request)])
