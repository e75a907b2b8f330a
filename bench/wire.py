"""A WebSocket client that does as little as it can, so that what is measured is the server and not its client.

Only what our server sends is understood: whole text frames, pings and a close. What a client sends is masked
with zeros, which is a mask as good as any to a server.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from typing import Any
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_FINAL, _MASKED = 0x80, 0x80
_SHORT, _WORD, _LONG = 125, 126, 127
_NO_MASK = bytes(4)


class Wire(asyncio.Protocol):
    """One connection. Subclasses say what to do with a text (``heard``) and with the end (``ended``)."""

    def __init__(self, host: str, path: str) -> None:
        self._host = host
        self._path = path
        self._buffer = bytearray()
        self._is_upgraded = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.close_code: int | None = None

    def heard(self, text: bytes) -> None:
        """Take a text message."""
        raise NotImplementedError

    def ended(self) -> None:
        """Take note of the end of the connection."""

    # --- what is sent -------------------------------------------------------------------------------

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.send_frame(_TEXT, json.dumps(message).encode())

    def send_frame(self, kind: int, body: bytes) -> None:
        """Send a frame, unless the connection has ended."""
        if self._transport is None or self._transport.is_closing():
            return
        n = len(body)
        if n <= _SHORT:
            head = bytes((_FINAL | kind, _MASKED | n))
        else:
            head = struct.pack("!BBH", _FINAL | kind, _MASKED | _WORD, n)
        self._transport.write(head + _NO_MASK + body)

    def leave(self) -> None:
        """Say goodbye and close."""
        self.send_frame(_CLOSE, struct.pack("!H", 1000))
        if self._transport is not None:
            self._transport.close()

    # --- what comes ---------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take every whole frame out of what has come."""
        self._buffer += data
        if not self._is_upgraded:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._fail(ConnectionError(head.split(b"\r\n")[0].decode("latin-1")))
                return
            self._is_upgraded = True
            self._buffer = bytearray(rest)
            if not self.opened.done():  # who waited may have given up
                self.opened.set_result(None)
        at = 0
        while (frame := _frame(self._buffer, at)) is not None:
            kind, start, at = frame
            body = bytes(self._buffer[start:at])
            if kind == _TEXT:
                self.heard(body)
            elif kind == _CLOSE:
                self.close_code = struct.unpack("!H", body[:2])[0] if len(body) >= 2 else 1005
                self.leave()
            elif kind == _PING:
                self.send_frame(_PONG, body)
        del self._buffer[:at]

    def connection_lost(self, error: Exception | None) -> None:
        """Note the end."""
        self._fail(error or ConnectionError("closed"))
        self.ended()

    def _fail(self, error: Exception) -> None:
        if not self.opened.done():
            self.opened.set_exception(error)
        if self._transport is not None:
            self._transport.close()


def _frame(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """Return the kind of the frame at a place and where its body begins and ends; None if it is not all there."""
    if len(buffer) < at + 2:
        return None
    first, n = buffer[at], buffer[at + 1]
    start = at + 2
    if n == _WORD:
        start += 2
        n = int.from_bytes(buffer[at + 2 : start], "big")
    elif n == _LONG:
        start += 8
        n = int.from_bytes(buffer[at + 2 : start], "big")
    if len(buffer) < start + n:
        return None
    assert first & _FINAL, "our server does not split messages"
    return first & 0xF, start, start + n


def _place(address: str) -> tuple[str, int]:
    parts = urlsplit(address)
    assert parts.hostname is not None and parts.port is not None
    return parts.hostname, parts.port


async def connect(wire: Wire, address: str) -> None:
    """Connect and wait until the WebSocket is open; raises OSError if the server does not want it."""
    host, port = _place(address)
    await asyncio.get_running_loop().create_connection(lambda: wire, host, port)
    await wire.opened


async def post(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Return the answer to a POST; raises OSError for anything but 200."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(*_place(address))
    content = json.dumps(body).encode()
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n".encode()
        + content
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if b" 200 " not in head.split(b"\r\n")[0]:
        raise OSError(answer.decode(errors="replace")[:200])
    found: dict[str, Any] = json.loads(answer)
    return found
