"""Asking whether an action might be done, without doing it."""

from __future__ import annotations

from kibitz.errors import KibitzError
from kibitz.rules import engine
from kibitz.rules.actions import parse_action
from kibitz.server.audience import Listener
from kibitz.server.protocol import Checked
from kibitz.server.room import Room
from kibitz.server.verbs.act import LONGEST_ACTION
from kibitz.server.verbs.caller import own_turn
from kibitz.server.wishes import Check
from kibitz.telling import problem_phrase


async def check(room: Room, listener: Listener, request: Check) -> Checked:
    """Return what is wrong with an action, if anything is."""
    seat, state = own_turn(room, listener)
    try:
        fault = engine.check(state, parse_action(request.action[:LONGEST_ACTION]))
    except KibitzError as error:
        fault = error.problems[0]
    if fault is None:
        return Checked(request.id, None)
    return Checked(request.id, problem_phrase(fault, room.table.variant, seat))
