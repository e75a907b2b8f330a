"""When the next deal is dealt: at once when every person present wants it, or a while after the first did."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from kibitz.rules.parts import Seat
from kibitz.server import log
from kibitz.server.table import OPEN, Table

if TYPE_CHECKING:
    from kibitz.server.room import Room

# Whoever reads the score sheet for longer finds the next deal on the table.
PATIENCE = 30.0
FILLS_WITH = "medium"


async def deal_if_ready(room: Room, *, waited: bool = False) -> None:
    """Deal if nobody who counts is still waited for; only the writer calls this."""
    table, audience = room.table, room.audience
    if table.secret is None or not table.is_waiting:
        return
    nonces = {seat: nonce for seat, nonce in audience.ready.items() if table.seats[seat].is_person}
    missing = [seat for seat in audience.persons if seat not in nonces]
    if not nonces:
        return
    if missing and not waited:
        _wait(room)
        return
    empty = [seat for seat in table.variant.seats if table.seats[seat].player == OPEN]
    # Whoever set the table decides when to begin without those who were invited.
    if empty and any(table.seats[seat].owner for seat in missing):
        return
    if room.deal_timer is not None:
        room.deal_timer.cancel()
        room.deal_timer = None
    audience.ready.clear()
    filled: list[log.TableEvent] = [_filled(table, seat) for seat in empty]
    await room.store([*filled, log.Dealt({str(seat): nonces[seat] for seat in sorted(nonces)})])


def _wait(room: Room) -> None:
    if room.deal_timer is not None:
        return

    async def deal() -> None:
        room.deal_timer = None
        await deal_if_ready(room, waited=True)

    room.deal_timer = asyncio.get_running_loop().call_later(PATIENCE, room.post, deal)


def _filled(table: Table, seat: Seat) -> log.Sat:
    """Return a computer's taking an open seat, which whoever has the invitation may still take from it."""
    others = [s.player for s in table.seats if s.is_computer and not s.held]
    state = table.seats[seat]
    return log.Sat(int(seat), state.name, others[0] if others else FILLS_WITH, open=True)
