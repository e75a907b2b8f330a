"""What clients that mean harm do. Each function does one thing and returns what came of it, in a word or a code."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import Sequence
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Json

HELLO = json.dumps({"type": "hello", "protocol": 1})
CLOSED = "closed"
NOTHING = "nothing"


async def frames(url: str, sent: Sequence[str | bytes], *, wait: float = 1.0, **options: object) -> list[str]:
    """Return the codes of the faults and refusals that frames are answered with, and how the server closed."""
    heard: list[str] = []
    try:
        async with connect(url, compression=None, **options) as socket:  # type: ignore[arg-type]
            try:
                for frame in sent:
                    await socket.send(frame)
                while True:
                    answer: Json = json.loads(await asyncio.wait_for(socket.recv(), wait))
                    heard += [str(answer["code"])] if "code" in answer else []
            except ConnectionClosed:
                heard.append(f"{CLOSED} {socket.close_code}")
            except TimeoutError:
                heard.append(NOTHING)
            # What was not sent yet would keep the socket open.
            socket.transport.abort()
    except InvalidHandshake as error:
        response = getattr(error, "response", None)
        heard.append(f"http {response.status_code}" if response is not None else type(error).__name__)
    except OSError:
        heard.append(CLOSED)
    return heard


async def raw(address: str, request: bytes, *, seconds: float = 5.0) -> bytes:
    """Return everything the server answers to these bytes until it closes or the time is over."""
    parts = urlsplit(address)
    answer = b""
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    with contextlib.suppress(TimeoutError, OSError):
        writer.write(request)
        await asyncio.wait_for(writer.drain(), seconds)
        async with asyncio.timeout(seconds):
            while chunk := await reader.read(65536):
                answer += chunk
    writer.transport.abort()
    return answer


def get(path: str, host: str, *more: str) -> bytes:
    """Return a GET as bytes, its path untouched by any client's good manners."""
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: close", *more, "", ""]
    return "\r\n".join(lines).encode()


async def huge_body(address: str, n_bytes: int, *, announced: bool) -> bytes:
    """Return the answer to a POST whose body is far too large, with or without saying so at first."""
    parts = urlsplit(address)
    head = [
        "POST /api/tables HTTP/1.1",
        f"Host: {parts.netloc}",
        "Content-Type: application/json",
        f"Content-Length: {n_bytes}" if announced else "Transfer-Encoding: chunked",
        "",
        "",
    ]
    chunk = os.urandom(32768).hex().encode()
    body = chunk * (n_bytes // len(chunk))
    if not announced:
        body = b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for _ in range(n_bytes // len(chunk)))
    return await raw(address, "\r\n".join(head).encode() + body)


async def slow_headers(address: str, seconds: float) -> bool:
    """Send a request letter by letter; return whether the server lost patience within the time."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        async with asyncio.timeout(seconds):
            writer.write(b"GET / HTTP/1.1\r\nHost: ")
            while not reader.at_eof():
                writer.write(b"x")
                with contextlib.suppress(TimeoutError):
                    if not await asyncio.wait_for(reader.read(1000), 0.1):
                        return True
            return True
    except TimeoutError:
        return False
    except OSError:
        return True
    finally:
        writer.transport.abort()


async def crowd(url: str, n: int) -> list[str]:
    """Open many connections at once and greet on each; return what each heard first. All stay until all have."""
    heard: list[str] = []
    everybody = asyncio.Event()

    async def visit() -> None:
        try:
            async with connect(url, compression=None, open_timeout=60) as socket:
                await socket.send(HELLO)
                first: Json = json.loads(await asyncio.wait_for(socket.recv(), 60))
                heard.append(str(first.get("code", first["type"])))
                if len(heard) == n:
                    everybody.set()
                await everybody.wait()
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as error:
            heard.append(type(error).__name__)

    async with asyncio.timeout(90):
        await asyncio.gather(*(visit() for _ in range(n)))
    return heard


def upgrade(path: str, host: str, *more: str) -> bytes:
    """Return the request for a WebSocket."""
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    return get(path, host, "Upgrade: websocket", key, "Sec-WebSocket-Version: 13", *more).replace(
        b"Connection: close", b"Connection: Upgrade"
    )
