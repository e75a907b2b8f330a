"""The computers of a table: asked when it is their turn and a person is there, at the pace of the table."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING

from kibitz.match.log import Acted
from kibitz.match.referee import player_seed
from kibitz.rules.engine import check
from kibitz.rules.parts import Seat
from kibitz.server.closing import RoomClosed

if TYPE_CHECKING:
    from kibitz.server.room import Room

LOG = logging.getLogger("kibitz.server")


def wake(room: Room) -> None:
    """Have the computer whose turn it is decide, unless it does so already."""
    table = room.table
    seat = table.to_act
    if seat is None or not table.seats[seat].is_computer or not room.audience.has_people:
        return
    if room.thinking_at == table.changed:
        return
    room.thinking_at = table.changed
    room.spawn(_think(room, seat, table.changed))


async def _think(room: Room, seat: Seat, at: int) -> None:
    began = monotonic()
    table, match = room.table, room.running()
    state = match.state
    decision = await room.pool.decide(
        table.seats[seat].player,
        table.seen(state, seat),
        player_seed(match.deal_seed),
        lambda action: check(state, action) is None,
    )

    async def act() -> None:
        # Something may have happened meanwhile: an undo, a seat taken back, everybody gone.
        if table.changed != at:
            return
        room.thinking_at = None
        if room.audience.has_people and table.seats[seat].is_computer:
            await room.act(Acted(seat, decision.action, decision.reasons))

    await asyncio.sleep(table.settings.pace - (monotonic() - began))
    # On a busy server the computers wait for one another here, and people for none of those that wait.
    async with room.pool.acting:
        try:
            await room.do(act)
        except RoomClosed:
            pass
        except Exception:
            LOG.exception("room computer=failed table=%s", table.id)
            room.fail()
