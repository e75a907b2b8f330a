"""Who is connected to a table, and what is sent to whom: each message is made once for each different reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from kibitz.rules.parts import Seat
from kibitz.server import log
from kibitz.server.entries import BLIND, Reader, event_for
from kibitz.server.protocol import Down, Event, Presence, SeatFacts
from kibitz.server.table import Step, Table
from kibitz.server.wire import framed

_ENCODER = msgspec.json.Encoder()


def encode(message: Down) -> bytes:
    """Return a message as it is sent."""
    return framed(_ENCODER.encode(message))


class Listener(Protocol):
    """A connection as a table sees it."""

    seat: Seat | None

    def send(self, frame: bytes) -> None:
        """Send a message as ``encode`` makes it; never waits."""
        ...

    def send_down(self, message: Down) -> None:
        """Send a message that nobody else gets."""
        ...

    def close(self, code: int) -> None:
        """Have the connection closed once what is in line was sent."""
        ...


class Audience:
    """The connections of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.listeners: list[Listener] = []
        # The nonces of the seats that want the deal.
        self.ready: dict[Seat, str] = {}

    def reader_of(self, listener: Listener) -> Reader:
        """Return as whom a connection sees the table."""
        if listener.seat is not None:
            return listener.seat
        return None if self._table.settings.observers else BLIND

    def is_present(self, seat: Seat) -> bool:
        """Return whether the owner of a seat has a page open."""
        return any(listener.seat == seat for listener in self.listeners)

    @property
    def has_people(self) -> bool:
        """Return whether somebody with a seat is there."""
        return any(listener.seat is not None for listener in self.listeners)

    @property
    def persons(self) -> list[Seat]:
        """Return the seats whose persons are there and play themselves."""
        seats = self._table.seats
        return [s for s in self._table.variant.seats if seats[s].is_person and self.is_present(s)]

    def seat_facts(self) -> list[SeatFacts]:
        """Return who sits where, who is there and who is ready."""
        return [
            SeatFacts(
                name=state.name,
                player=state.player,
                held=state.held,
                present=self.is_present(seat),
                open=state.open,
                ready=seat in self.ready,
            )
            for seat, state in zip(self._table.variant.seats, self._table.seats, strict=True)
        ]

    def tell(self, steps: Sequence[Step]) -> None:
        """Send events that happened in one breath to everybody."""
        frames: dict[Reader, bytes] = {}
        for listener in list(self.listeners):
            reader = self.reader_of(listener)
            frame = frames.get(reader)
            if frame is None:
                frame = frames[reader] = b"".join([encode(event) for event in self.events(steps, reader)])
            listener.send(frame)

    def events(self, steps: Sequence[Step], reader: Reader) -> list[Event]:
        """Return stored events as a reader is told them; the position goes with the last that changed it."""
        shows = max(
            [step.seq for step in steps if step.moves or isinstance(step.event, log.Changed)], default=None
        )
        return [
            event_for(
                self._table,
                step,
                reader,
                seats=self.seat_facts() if isinstance(step.event, log.Sat) else None,
                shows=step.seq == shows,
            )
            for step in steps
        ]

    def tell_presence(self) -> None:
        """Send everybody who is there."""
        n_observers = sum(listener.seat is None for listener in self.listeners)
        self.send_all(Presence(self.seat_facts(), n_observers))

    def send_all(self, message: Down) -> None:
        """Send a message that is the same for everybody."""
        frame = encode(message)
        for listener in list(self.listeners):
            listener.send(frame)

    def send_seat(self, seat: Seat, message: Down) -> None:
        """Send a message to everything a seat has open."""
        frame = encode(message)
        for listener in list(self.listeners):
            if listener.seat == seat:
                listener.send(frame)
