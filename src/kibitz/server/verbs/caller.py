"""Who wishes for something, and whether he may."""

from __future__ import annotations

from kibitz.errors import KibitzError, problem
from kibitz.rules.parts import Seat
from kibitz.rules.state import State
from kibitz.server.audience import Listener
from kibitz.server.room import Room


def seat_of(listener: Listener) -> Seat:
    """Return the seat of a connection; raises KibitzError for one that only watches."""
    if listener.seat is None:
        raise KibitzError(problem("table/no_seat"))
    return listener.seat


def playing_seat(room: Room, listener: Listener) -> Seat:
    """Return the seat of a connection whose person plays himself; raises KibitzError otherwise."""
    seat = seat_of(listener)
    if not room.table.seats[seat].is_person:
        raise KibitzError(problem("table/seat_held"))
    return seat


def owner_seat(room: Room, listener: Listener) -> Seat:
    """Return the seat of whoever set the table; raises KibitzError for anybody else."""
    seat = seat_of(listener)
    if not room.table.seats[seat].owner:
        raise KibitzError(problem("table/not_owner"))
    return seat


def own_turn(room: Room, listener: Listener) -> tuple[Seat, State]:
    """Return the seat of a connection and the deal, if it is his turn; raises KibitzError otherwise."""
    seat = playing_seat(room, listener)
    match = room.running()
    if room.table.to_act is None:
        raise KibitzError(problem("table/deal_over"))
    if room.table.to_act != seat:
        raise KibitzError(problem("table/not_your_turn"))
    return seat, match.state


def target_seat(room: Room, number: int) -> Seat:
    """Return the seat with a number; raises KibitzError if there is none."""
    if not 0 <= number < room.table.variant.n_seats:
        raise KibitzError(problem("table/seat_unknown", seat=number, highest=room.table.variant.n_seats - 1))
    return Seat(number)
