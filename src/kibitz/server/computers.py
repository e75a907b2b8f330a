"""The computers of a table: asked when it is their turn and a person is there, at the pace of the table.

A question goes out at once, and a timer has its answer done when the pace of the table has passed: mostly it
is there by then, and nothing else has to wake up in between.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, TypeAlias

from kibitz.match.log import Acted
from kibitz.match.player import Decision
from kibitz.match.referee import player_seed
from kibitz.rules.engine import check
from kibitz.rules.parts import Seat
from kibitz.server.closing import RoomClosed
from kibitz.server.thinker import Decided

if TYPE_CHECKING:
    from kibitz.server.room import Room

# None: nobody was free to ask.
Asked: TypeAlias = asyncio.Future[Decided] | None


class Thought:
    """What a computer does, once its table's pace has passed. at: the event it thinks about."""

    def __init__(self, room: Room, seat: Seat, asked: Asked) -> None:
        self.at = room.table.changed
        self._room = room
        self._seat = seat
        self._asked = asked
        pace = room.table.settings.pace
        self._timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(pace, self._begin)

    def drop(self) -> None:
        """Think no more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._asked is not None and not self._asked.cancel() and not self._asked.cancelled():
            self._asked.exception()  # looked at, so that asyncio does not complain that nobody did

    def _begin(self) -> None:
        # It holds this method: as long as it is kept the two keep each other.
        self._timer = None
        self._room.spawn(self._do())

    async def _do(self) -> None:
        room, table = self._room, self._room.table
        # Something may have happened meanwhile: an undo, a seat taken back, everybody gone.
        if table.changed != self.at:
            return
        match = room.running()
        decision = await room.pool.decide(
            table.seats[self._seat].player,
            table.seen(match.state, self._seat),
            player_seed(match.deal_seed),
            lambda action: check(match.state, action) is None,
            self._asked,
        )
        # On a busy server the computers wait for one another here, and people for none of those that wait.
        async with room.pool.acting:
            await room.do_here(lambda: self._act(decision))

    async def _act(self, decision: Decision) -> None:
        room = self._room
        if room.table.changed != self.at:
            return
        room.thought = None
        if room.audience.has_people and room.table.seats[self._seat].is_computer:
            with contextlib.suppress(RoomClosed):
                await room.act(Acted(self._seat, decision.action, decision.reasons))


def wake(room: Room) -> None:
    """Have the computer whose turn it is decide, unless it does so already."""
    table = room.table
    seat = table.to_act
    if seat is None or not table.seats[seat].is_computer or not room.audience.has_people:
        return
    if room.thought is not None:
        if room.thought.at == table.changed:
            return
        room.thought.drop()
    match = room.running()
    seen = table.seen(match.state, seat)
    asked = room.pool.ask(table.seats[seat].player, seen, player_seed(match.deal_seed), table.parts)
    room.thought = Thought(room, seat, asked)
