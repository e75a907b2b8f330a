"""The WebSocket of a connection: what is sent goes to the network at once, in frames that readers share.

By uvicorn's own way each message of each reader takes a task's turn, five calls and two copies; a table
sends every event to everybody who looks on.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from kibitz.server.waiting import Line, Signal

# Where an application finds the wire of its socket.
EXTENSION = "kibitz.wire"
# Messages of a client that nobody has looked at yet: after so many it is not read from any more.
MOST_UNREAD = 16
# RFC 6455, 5.2: a final text frame without a mask, then its length in one, three or nine bytes.
_TEXT = 0x81
_WORD, _LONG = 126, 127
_IN_WORD, _IN_LONG = struct.Struct(">BBH"), struct.Struct(">BBQ")


def framed(text: bytes) -> bytes:
    """Return a text as it is sent by a server."""
    n = len(text)
    if n < _WORD:
        head = bytes((_TEXT, n))
    elif n < 1 << 16:
        head = _IN_WORD.pack(_TEXT, _WORD, n)
    else:
        head = _IN_LONG.pack(_TEXT, _LONG, n)
    return head + text


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to without waiting. on_writable: told when it can be again, or is lost."""

    on_writable: Callable[[], None] | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Line()  # type: ignore[assignment]  # all that uvicorn asks of one
        self.writable = Signal()  # type: ignore[assignment]  # likewise

    def handle_connect(self, event: Request) -> None:
        """Greet, and give the application its wire."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def forget_greeting(self) -> None:
        """Let go of the headers of the request and its answer, which nobody reads once both are through."""
        self.scope["headers"] = []
        # The reader of the socket holds the request for as long as it lives.
        self.request.headers.clear()
        self.response.headers.clear()
        del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; uvicorn stops reading after each, which takes the system two calls."""
        has_room = not self.read_paused and self.queue.qsize() < MOST_UNREAD
        if has_room:
            self.read_paused = True
        super().send_receive_event_to_app()
        if has_room:
            self.read_paused = False

    def resume_writing(self) -> None:
        """Let those write who waited."""
        super().resume_writing()
        self._tell()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let those know who waited."""
        super().connection_lost(exc)
        self._tell()

    def _tell(self) -> None:
        if self.on_writable is not None:
            self.on_writable()

    @property
    def is_open(self) -> bool:
        """Return whether what is written may still arrive."""
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    @property
    def is_writable(self) -> bool:
        """Return whether the network takes more at the moment."""
        return self.writable.is_set()

    def write(self, frames: bytes) -> None:
        """Write whole frames; they are lost if nobody is there."""
        if self.is_open:
            self.transport.write(frames)


def wire_of(scope: Any) -> Wire:
    """Return the wire of a WebSocket's scope."""
    wire = scope["extensions"][EXTENSION]
    assert isinstance(wire, Wire)
    return wire
