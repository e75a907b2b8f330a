"""Who may talk to the server, and what every answer carries.

A page of somebody else's must not reach a server on this device: neither by a form or a WebSocket of its own
(the Origin is checked) nor by a name that it makes point here (the Host is checked).
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import monotonic
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kibitz.errors import Problem, problem
from kibitz.server.answers import fault_answer
from kibitz.server.closing import REFUSED

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
LARGEST_BODY = 64 * 1024
# Whoever asks whether the server lives need not know its name.
FREE_OF_HOST = "/healthz"


@dataclass(frozen=True, slots=True)
class Allowed:
    """Which names the server answers to. origins: as given (``https://kibitz.example``), none for its own address."""

    origins: frozenset[str] = frozenset()

    @classmethod
    def of(cls, origins: Iterable[str]) -> Allowed:
        """Return what is allowed with these origins."""
        return cls(frozenset(origin.rstrip("/").lower() for origin in origins))

    def host(self, host: str) -> bool:
        """Return whether a Host header names this server: an address, this device, or an allowed origin."""
        host = host.lower()
        if host in {urlsplit(origin).netloc for origin in self.origins}:
            return True
        name = urlsplit(f"//{host}").hostname or ""
        if name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        # An address cannot be made to point elsewhere, a name can.
        return True

    def origin(self, origin: str | None, host: str) -> bool:
        """Return whether a page of this origin may talk to us; no origin means it is no page."""
        if origin is None:
            return True
        origin = origin.lower()
        return origin in self.origins or origin in (f"http://{host.lower()}", f"https://{host.lower()}")


@dataclass(slots=True)
class Bucket:
    """So many things at once, and so many a second after that."""

    rate: float
    burst: float
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.burst
        self.at = monotonic()

    def take(self) -> bool:
        """Return whether one more is allowed now."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Return whether nothing was taken for so long that the bucket need not be kept."""
        return self.level + (monotonic() - self.at) * self.rate >= self.burst


class Guard:
    """The outermost layer: checks Host, Origin and the size of bodies; adds the headers to every answer."""

    def __init__(self, app: ASGIApp, allowed: Allowed) -> None:
        self._app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        fault = self._fault(scope)
        if scope["type"] == "websocket":
            if fault is None:
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": REFUSED, "reason": fault[0].code})
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        if fault is not None:
            await fault_answer(*fault)(scope, receive, send_guarded)
            return
        await self._app(scope, _limited(receive), send_guarded)

    def _fault(self, scope: Scope) -> tuple[Problem, int] | None:
        """Return what is wrong with a request and the status of the answer, None if nothing is."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if scope["path"] == FREE_OF_HOST:
            return None
        if not self._allowed.host(host):
            return problem("server/host"), 421
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not self._allowed.origin(headers.get(b"origin"), host):
            return problem("server/origin"), 403
        length = headers.get(b"content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            return problem("server/too_large"), 413
        return None


def _limited(receive: Receive) -> Receive:
    """Return a receive that ends a body which grows beyond what was allowed (one without a length)."""
    n_bytes = 0

    async def receive_limited() -> Message:
        nonlocal n_bytes
        message = await receive()
        if message["type"] == "http.request":
            n_bytes += len(message.get("body", b""))
            if n_bytes > LARGEST_BODY:
                return {"type": "http.disconnect"}
        return message

    return receive_limited
