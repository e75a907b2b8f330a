"""Taking an open seat."""

from __future__ import annotations

from kibitz.errors import KibitzError, problem
from kibitz.match.log import PERSON
from kibitz.rules.parts import Seat
from kibitz.server import log
from kibitz.server.audience import Listener
from kibitz.server.names import checked_name
from kibitz.server.protocol import Done
from kibitz.server.room import Room
from kibitz.server.secret import digest, new_token
from kibitz.server.table import OPEN
from kibitz.server.verbs.caller import target_seat
from kibitz.server.welcome import welcome
from kibitz.server.wishes import Join


async def join(room: Room, listener: Listener, request: Join) -> Done:
    """Sit down; the connection becomes that seat's, and is told everything anew with the seat's secret."""
    before = room.joined.get(request.id)
    if before is None:
        before = await _sit(room, listener, request)
        room.joined[request.id] = before
    seat, token = before
    if listener.seat != seat:
        listener.seat = seat
        room.audience.tell_presence()
    listener.send_down(welcome(room, listener, token))
    return Done(request.id, room.table.seq)


async def _sit(room: Room, listener: Listener, request: Join) -> tuple[Seat, str]:
    if listener.seat is not None:
        raise KibitzError(problem("table/has_seat"))
    seat = target_seat(room, request.seat)
    state = room.table.seats[seat]
    if state.player != OPEN and not state.open:
        raise KibitzError(problem("table/seat_taken"))
    taken = [other.name for place, other in enumerate(room.table.seats) if place != seat]
    name = checked_name(request.name, taken)
    token = new_token()
    if room.local:
        room.tokens[str(seat)] = token
    await room.store([log.Sat(int(seat), name, PERSON, digest(token), owner=state.owner)])
    return seat, token
