"""Letting a connection in: everything at once, or what happened since it was last there."""

from __future__ import annotations

from kibitz.server import entries
from kibitz.server.audience import Listener
from kibitz.server.entries import Blind
from kibitz.server.facts import table_facts
from kibitz.server.protocol import PROTOCOL, Resumed, Welcome
from kibitz.server.room import Room


def welcome(room: Room, listener: Listener, token: str | None = None) -> Welcome:
    """Return everything a connection may know. token: the secret of the seat it has just taken."""
    table, audience, seat = room.table, room.audience, listener.seat
    reader = audience.reader_of(listener)
    blind = isinstance(reader, Blind)
    who = None if isinstance(reader, Blind) else reader
    return Welcome(
        protocol=PROTOCOL,
        seq=table.seq,
        table=table_facts(table.id, table.variant),
        seats=audience.seat_facts(),
        settings=table.settings,
        seat=seat,
        owner=seat is not None and table.seats[seat].owner,
        token=token,
        position=None if blind else entries.position_for(table, who),
        log=[] if blind else entries.log_of(table, who),
        sheet=[] if blind else entries.sheet(table, who),
        fair=[] if blind else entries.fair_deals(table),
        commitment=table.commitment,
        local=room.local,
        guided=table.guided,
    )


async def enter(room: Room, listener: Listener, resume: int | None) -> None:
    """Let a connection in; only the writer calls this. resume: the last event it has seen, None for none."""
    table = room.table
    missed = [step for step in table.steps if resume is not None and step.seq > resume]
    whole = resume is not None and resume <= table.seq and len(missed) == table.seq - resume
    if whole:
        listener.send_down(Resumed(table.seq))
        for event in room.audience.events(missed, room.audience.reader_of(listener)):
            listener.send_down(event)
    else:
        listener.send_down(welcome(room, listener))
    room.enter(listener)
    question = room.consent.question
    if question is not None:
        listener.send_down(question)
