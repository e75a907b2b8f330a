"""Asking the adviser. He sees what the seat sees, and thinks in a process of his own."""

from __future__ import annotations

import msgspec

from kibitz.errors import KibitzError, problem
from kibitz.match.referee import player_seed
from kibitz.rules import engine
from kibitz.server.audience import Listener
from kibitz.server.protocol import AskHint, Hint
from kibitz.server.room import Room
from kibitz.server.verbs.caller import own_turn
from kibitz.telling import action_phrase, reason_phrase

ADVISER = "rulebook"


async def hint(room: Room, listener: Listener, request: AskHint) -> Hint:
    """Return what the adviser would do and why."""
    if not room.table.settings.hints:
        raise KibitzError(problem("table/no_hints"))
    seat, state = own_turn(room, listener)
    seen = room.table.seen(state, seat)
    seed = player_seed(room.running().deal_seed)
    decision = await room.pool.decide(ADVISER, seen, seed, lambda a: engine.check(state, a) is None)
    return Hint(
        id=request.id,
        action=str(decision.action),
        # Before its reasons it stands as a sentence of its own.
        says=msgspec.structs.replace(action_phrase(decision.action, seen, own=True), sentence=True),
        reasons=[reason_phrase(reason, seat) for reason in decision.reasons],
    )
