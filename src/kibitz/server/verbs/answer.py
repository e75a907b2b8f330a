"""Agreeing, or not, to what a seat asked."""

from __future__ import annotations

from kibitz.server.audience import Listener
from kibitz.server.room import Room
from kibitz.server.verbs.caller import playing_seat
from kibitz.server.wishes import Answer


async def answer(room: Room, listener: Listener, request: Answer) -> None:
    """Take the answer of a seat."""
    await room.consent.answer(playing_seat(room, listener), agree=request.agree)
