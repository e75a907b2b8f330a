"""Claiming the rest: what is certain from the claimer's own cards is played out, everybody's card a real event."""

from __future__ import annotations

from kibitz.errors import KibitzError, problem
from kibitz.match.claim import certain_rest
from kibitz.match.log import Acted
from kibitz.rules.actions import Action, play
from kibitz.rules.engine import legal_actions, to_act
from kibitz.rules.state import DealOver, Phase, phase_of
from kibitz.server import log
from kibitz.server.audience import Listener
from kibitz.server.room import Room
from kibitz.server.verbs.caller import own_turn
from kibitz.server.wishes import Claim


async def claim(room: Room, listener: Listener, request: Claim) -> None:
    """Play the rest out if the claimer, who must be on lead, takes every trick whatever the others hold."""
    seat, state = own_turn(room, listener)
    seen = room.table.seen(state, seat)
    if phase_of(state) is not Phase.PLAY or seen.trick or seen.calling:
        raise KibitzError(problem("table/claim_on_lead"))
    leads = certain_rest(seen)
    if leads is None:
        raise KibitzError(problem("table/claim_not_certain"))
    match = room.running()
    left = list(leads)
    events: list[log.TableEvent] = []
    while not isinstance(match.state, DealOver):
        turn = to_act(match.state)
        assert turn is not None
        action: Action = play(left.pop(0)) if turn == seat else legal_actions(match.state)[0]
        made, match = room.events_of(match, Acted(turn, action))
        events += made
    # The request belongs to the last act: with it everything is done.
    last = next(n for n in reversed(range(len(events))) if isinstance(events[n], log.Did))
    done = events[last]
    assert isinstance(done, log.Did)
    events[last] = log.Did(done.seat, done.action, done.reasons, request.id, done.forced)
    await room.store(events)
