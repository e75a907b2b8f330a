"""One WebSocket: the greeting, then messages both ways until one side ends it.

Nothing a client sends raises: what cannot be read is answered with a Fault, and who goes on is shown out.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TypeAlias

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kibitz.errors import KibitzError, Problem, problem
from kibitz.rules.parts import Seat
from kibitz.server import welcome
from kibitz.server.audience import encode
from kibitz.server.closing import FAILED, GOING_AWAY, REFUSED, TOO_SLOW, RoomClosed
from kibitz.server.guard import Bucket
from kibitz.server.protocol import PROTOCOL, Down, Fault, Pong
from kibitz.server.room import Room
from kibitz.server.rooms import Rooms
from kibitz.server.rows import seat_of
from kibitz.server.table import OPEN
from kibitz.server.verbs.dispatch import Request, carry_out
from kibitz.server.wire import wire_of
from kibitz.server.wishes import Hello, Ping, Up
from kibitz.telling import problem_phrase

LOG = logging.getLogger("kibitz.server")

HELLO_SECONDS = 5.0
# A page pings every 20 seconds; three missed pings and it is gone.
IDLE_SECONDS = 65.0
RATE, BURST = 20.0, 60.0
MOST_FAULTS = 5
LARGEST_MESSAGE = 8 * 1024
# Messages in line for a client that does not read; it resumes when it comes back.
LONGEST_LINE = 256
CLOSING_SECONDS = 2.0

_DECODER: msgspec.json.Decoder[Up] = msgspec.json.Decoder(Up)
_PONG = encode(Pong())
Frame: TypeAlias = str | bytes


class Ended(Exception):
    """The connection ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A connection to a table; a Listener of its room."""

    def __init__(self, socket: WebSocket) -> None:
        self.seat: Seat | None = None
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._line: list[bytes] = []
        self._code: int | None = None
        # Told when there is a code and nothing is in line any more.
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._heard_at = self._loop.time()
        self._missing: asyncio.TimerHandle | None = None
        self._bucket = Bucket(RATE, BURST)
        self._n_faults = 0

    # --- what a room does ---------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Send a message, or put it in line; a client that has not read for too long is let go."""
        if self._code is not None:
            return
        if not self._line and self._wire.is_writable:
            self._wire.write(frame)
        elif len(self._line) < LONGEST_LINE:
            self._line.append(frame)
        else:
            self._line.clear()
            self.close(TOO_SLOW)

    def send_down(self, message: Down) -> None:
        """Send a message that nobody else gets."""
        self.send(encode(message))

    def close(self, code: int) -> None:
        """Close once what is in line was sent."""
        if self._code is None:
            self._code = code
            self._go_on()

    def _go_on(self) -> None:
        """Send what is in line as far as the network takes it."""
        if not self._wire.is_open:
            self._line.clear()
        while self._line and self._wire.is_writable:
            self._wire.write(self._line.pop(0))
        if self._code is not None and not self._line and not self._ended.done():
            self._ended.set_result(None)

    # --- its course ---------------------------------------------------------------------------------

    async def run(self, rooms: Rooms, table_id: str) -> None:
        """Serve the connection to its end."""
        await self._socket.accept()
        self._wire.forget_greeting()
        rooms.leave_behind()
        self._wire.on_writable = self._go_on
        receiver = asyncio.create_task(self._serve(rooms, table_id))
        try:
            await asyncio.wait({self._ended, receiver}, return_when=asyncio.FIRST_COMPLETED)
            if receiver.done():
                # The last words, a Fault perhaps, are still in line.
                await asyncio.wait({self._ended}, timeout=CLOSING_SECONDS)
        finally:
            self._wire.on_writable = None
            if self._missing is not None:
                self._missing.cancel()
            receiver.cancel()
            await asyncio.gather(receiver, return_exceptions=True)
            await self._shut()
            rooms.leave_behind()

    async def _shut(self) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
                await asyncio.wait_for(self._socket.close(self._code or 1000), CLOSING_SECONDS)

    async def _serve(self, rooms: Rooms, table_id: str) -> None:
        room: Room | None = None
        try:
            hello = await self._hello()
            room = await self._let_in(rooms, table_id, hello)
            self._heard_at = self._loop.time()
            self._look_for_life()
            while True:
                await self._message(room)
        except Ended as ended:
            self.close(ended.code)
        except RoomClosed:
            self.close(FAILED)
        except (WebSocketDisconnect, RuntimeError):
            self.close(1000)
        finally:
            if room is not None:
                await self._leave(room)

    async def _leave(self, room: Room) -> None:
        with contextlib.suppress(RoomClosed):
            await asyncio.shield(room.do(lambda: room.leave(self)))

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                frame = await self._frame()
        except TimeoutError:
            raise self._fatal(problem("server/no_hello")) from None
        message = self._read(frame)
        if not isinstance(message, Hello):
            raise self._fatal(problem("server/no_hello"))
        if message.protocol != PROTOCOL:
            raise self._fatal(problem("server/protocol", known=PROTOCOL))
        return message

    async def _let_in(self, rooms: Rooms, table_id: str, hello: Hello) -> Room:
        try:
            room = await rooms.room(table_id)
        except KibitzError as error:
            raise self._fatal(error.problems[0]) from None
        if room is None:
            raise self._fatal(problem("table/unknown"))
        if hello.token is not None:
            digests = {str(seat): s.token for seat, s in enumerate(room.table.seats) if s.token}
            seat = seat_of(hello.token, digests)
            if seat is None:
                raise self._fatal(problem("table/token"))
            self.seat = Seat(seat)
        elif not room.table.settings.observers and not _has_open_seat(room):
            raise self._fatal(problem("table/no_observers"))
        if not await room.do(lambda: self._enter(room, rooms.limits.people, hello.resume)):
            raise self._fatal(problem("table/too_many_people"))
        return room

    async def _enter(self, room: Room, most: int, resume: int | None) -> bool:
        """Enter unless the room is full; counted by the writer, who lets in one after the other."""
        if len(room.audience.listeners) >= most:
            return False
        await welcome.enter(room, self, resume)
        return True

    def _look_for_life(self) -> None:
        """Show out who has sent nothing for too long; looked at now and then, not with a timer for each message."""
        idle = self._loop.time() - self._heard_at
        if idle >= IDLE_SECONDS:
            # Whoever does not read either has no last words to wait for.
            self._line.clear()
            self.close(GOING_AWAY)
            self._go_on()
        else:
            self._missing = self._loop.call_later(IDLE_SECONDS - idle, self._look_for_life)

    async def _message(self, room: Room) -> None:
        frame = await self._frame()
        self._heard_at = self._loop.time()
        if not self._bucket.take():
            raise self._fatal(problem("server/too_fast"))
        message = self._read(frame)
        match message:
            case None:
                pass
            case Ping():
                self.send(_PONG)
            case Hello():
                raise self._fatal(problem("server/hello_twice"))
            case _:
                await self._request(room, message)

    async def _request(self, room: Room, message: Request) -> None:
        try:
            await carry_out(room, self, message)
        except RoomClosed:
            raise Ended(FAILED if self._code is None else self._code) from None

    async def _frame(self) -> Frame:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Ended(int(message.get("code") or 1000))
        text, data = message.get("text"), message.get("bytes")
        return text if isinstance(text, str) else bytes(data or b"")

    def _read(self, frame: Frame) -> Up | None:
        """Return a message, None for one that cannot be read (which is answered)."""
        try:
            if len(frame) > LARGEST_MESSAGE:
                raise self._fatal(problem("server/too_large"))
            return _DECODER.decode(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._n_faults += 1
            if self._n_faults >= MOST_FAULTS:
                raise self._fatal(problem("server/malformed")) from None
            self._fault(problem("server/malformed"), fatal=False)
            return None

    def _fault(self, fault: Problem, *, fatal: bool) -> None:
        self.send_down(Fault(fault.code, problem_phrase(fault, None, None), fatal))

    def _fatal(self, fault: Problem) -> Ended:
        """Send what is wrong; return what ends the connection."""
        LOG.info("connection refused=%s", fault.code)
        self._fault(fault, fatal=True)
        return Ended(REFUSED)


def _has_open_seat(room: Room) -> bool:
    return any(seat.player == OPEN or seat.open for seat in room.table.seats)
