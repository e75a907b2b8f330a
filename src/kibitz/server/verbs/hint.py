"""Asking the adviser. He sees what the seat sees, and thinks in a process of his own."""

from __future__ import annotations

import msgspec

from kibitz.errors import KibitzError, problem
from kibitz.match.player import Decision
from kibitz.match.referee import player_seed
from kibitz.rules import engine
from kibitz.server import lesson
from kibitz.server.audience import Listener
from kibitz.server.protocol import Hint, Weighed
from kibitz.server.room import Room
from kibitz.server.verbs.caller import own_turn
from kibitz.server.wishes import AskHint
from kibitz.telling import action_phrase, reason_phrase

ADVISER = "hard"


async def hint(room: Room, listener: Listener, request: AskHint) -> Hint:
    """Return what the adviser would do and why."""
    if not room.table.settings.hints:
        raise KibitzError(problem("table/no_hints"))
    seat, state = own_turn(room, listener)
    seen = room.table.seen(state, seat)
    seed = player_seed(room.running().deal_seed)
    # A lesson is prepared for the advice of one player; whoever plays is advised by the best there is.
    adviser = lesson.ADVISER if room.table.guided else ADVISER
    decision = await room.pool.decide(adviser, seen, seed, lambda a: engine.check(state, a) is None)
    return Hint(
        id=request.id,
        action=str(decision.action),
        # Before its reasons it stands as a sentence of its own.
        says=msgspec.structs.replace(action_phrase(decision.action, seen, own=True), sentence=True),
        reasons=[reason_phrase(reason, seat) for reason in decision.reasons],
        weighed=_weighed(decision),
    )


def _weighed(decision: Decision) -> list[Weighed]:
    """Return what was weighed, against the action advised."""
    own = dict(decision.values).get(decision.action)
    if own is None:
        return []
    # Nothing added: no zero is less than nothing.
    gains = [Weighed(str(action), round(value - own, 1) + 0.0) for action, value in decision.values]
    return sorted(gains, key=lambda weighed: -weighed.gain)
