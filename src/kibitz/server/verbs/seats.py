"""Seats: given to a computer, taken back, opened to whoever has the invitation."""

from __future__ import annotations

from kibitz.errors import KibitzError, problem
from kibitz.match.log import PERSON
from kibitz.rules.parts import Seat
from kibitz.server import dealing, log
from kibitz.server.audience import Listener
from kibitz.server.room import Room
from kibitz.server.strengths import offered_spec
from kibitz.server.table import SeatState
from kibitz.server.verbs.caller import owner_seat, seat_of, target_seat
from kibitz.server.wishes import GiveSeat, OpenSeat, TakeSeat


async def give_seat(room: Room, listener: Listener, request: GiveSeat) -> None:
    """Let a computer play a seat: one's own; as owner any; and anybody's whose person is away."""
    asker = seat_of(listener)
    seat = target_seat(room, request.seat)
    spec = offered_spec(request.player)
    state = room.table.seats[seat]
    away = state.is_person and not room.audience.is_present(seat)
    if not (seat == asker or room.table.seats[asker].owner or away):
        raise KibitzError(problem("table/not_your_seat"))
    if state.player == spec:
        return
    held = state.held or state.is_person
    room.audience.ready.pop(seat, None)
    await room.store([_sat(seat, state, player=spec, held=held, is_open=state.open and state.is_computer)])
    await dealing.deal_if_ready(room)


async def take_seat(room: Room, listener: Listener, request: TakeSeat) -> None:  # noqa: ARG001
    """Take back one's own seat from the computer."""
    seat = seat_of(listener)
    state = room.table.seats[seat]
    if not state.held:
        raise KibitzError(problem("table/seat_not_held"))
    await room.store([_sat(seat, state, player=PERSON, held=False, is_open=False)])


async def open_seat(room: Room, listener: Listener, request: OpenSeat) -> None:
    """Let whoever has the invitation take a computer's seat, or no longer."""
    owner_seat(room, listener)
    seat = target_seat(room, request.seat)
    state = room.table.seats[seat]
    if not state.is_computer or state.held:
        raise KibitzError(problem("table/not_a_computer"))
    if state.open != request.open:
        await room.store([_sat(seat, state, player=state.player, held=False, is_open=request.open)])


def _sat(seat: Seat, state: SeatState, *, player: str, held: bool, is_open: bool) -> log.Sat:
    return log.Sat(int(seat), state.name, player, state.token, held, is_open, state.owner)
