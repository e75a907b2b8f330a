"""From a request to what carries it out, once: a request that was carried out already is answered as before."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from kibitz.errors import KibitzError, Problem, problem
from kibitz.server.audience import Listener
from kibitz.server.closing import RoomClosed
from kibitz.server.protocol import Done, Down, Refused
from kibitz.server.room import Room
from kibitz.server.verbs.act import act
from kibitz.server.verbs.answer import answer
from kibitz.server.verbs.check import check
from kibitz.server.verbs.claim import claim
from kibitz.server.verbs.hint import hint
from kibitz.server.verbs.join import join
from kibitz.server.verbs.ready import ready
from kibitz.server.verbs.say import say
from kibitz.server.verbs.seats import give_seat, open_seat, take_seat
from kibitz.server.verbs.settings import set_settings
from kibitz.server.verbs.undo import undo
from kibitz.server.wishes import (
    Act,
    Answer,
    AskHint,
    Check,
    Claim,
    GiveSeat,
    Join,
    OpenSeat,
    Ready,
    Say,
    Set,
    TakeSeat,
    Undo,
)
from kibitz.telling import problem_phrase

LOG = logging.getLogger("kibitz.server")

Request: TypeAlias = (
    Join | Ready | Act | Check | AskHint | Undo | Answer | Claim | GiveSeat | TakeSeat | OpenSeat | Set | Say
)


Verb: TypeAlias = Callable[[Room, Listener, Any], Awaitable[Down | None]]

_VERBS: dict[type[Request], Verb] = {
    Join: join,
    Ready: ready,
    Act: act,
    Check: check,
    Undo: undo,
    Answer: answer,
    Claim: claim,
    GiveSeat: give_seat,
    TakeSeat: take_seat,
    OpenSeat: open_seat,
    Set: set_settings,
    Say: say,
}


async def carry_out(room: Room, listener: Listener, request: Request) -> None:
    """Carry out a request of a connection and answer it. Raises RoomClosed."""
    listener.send_down(await _answered(room, listener, request))


async def _answered(room: Room, listener: Listener, request: Request) -> Down:
    seq = room.table.done.get(request.id)
    if seq is not None:
        return Done(request.id, seq)
    known = room.answered.get(request.id)
    if known is not None:
        return known
    try:
        reply = await _do(room, listener, request)
    except KibitzError as error:
        return refused(room, listener, request.id, error.problems[0])
    except RoomClosed:
        raise
    except Exception:
        LOG.exception("room request=failed table=%s kind=%s", room.table.id, type(request).__name__)
        return refused(room, listener, request.id, problem("server/internal"))
    if isinstance(reply, Done) and request.id not in room.table.done:
        room.remember(request.id, reply)
    return reply


async def _do(room: Room, listener: Listener, request: Request) -> Down:
    if isinstance(request, AskHint):
        # The adviser may think for a while; the table must not wait.
        return await hint(room, listener, request)
    verb = _VERBS[type(request)]

    async def job() -> Down | None:
        return await verb(room, listener, request)

    return await room.do(job) or Done(request.id, room.table.seq)


def refused(room: Room, listener: Listener, request: str, fault: Problem) -> Refused:
    """Return the refusal of a request for this reason."""
    return Refused(request, fault.code, problem_phrase(fault, room.table.variant, listener.seat))
