"""Doing something: a call, a burial, a play."""

from __future__ import annotations

from kibitz.errors import KibitzError, problem
from kibitz.match.log import Acted
from kibitz.rules.actions import parse_action
from kibitz.server.audience import Listener
from kibitz.server.protocol import Done
from kibitz.server.room import Room
from kibitz.server.verbs.caller import own_turn
from kibitz.server.wishes import Act

LONGEST_ACTION = 400


async def act(room: Room, listener: Listener, request: Act) -> Done:
    """Do what the rules allow to the position that was seen."""
    seat, _ = own_turn(room, listener)
    if request.at < room.table.changed:
        raise KibitzError(problem("table/stale"))
    # Raises with what the rules say to an action that they refuse.
    await room.act(Acted(seat, parse_action(request.action[:LONGEST_ACTION])), request.id)
    return Done(request.id, room.table.done[request.id])
