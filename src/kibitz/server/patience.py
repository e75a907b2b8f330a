"""HTTP whose requests must be there in time: who sends one letter by letter, or none at all, is shown out.

uvicorn itself waits for the end of a request for as long as its sender likes.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 10.0
# Whose request has been read as far as it goes.
_READ = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR, h11.SWITCHED_PROTOCOL)


class PatientProtocol(H11Protocol):
    """A connection that is closed unless a whole request, its body too, comes within REQUEST_SECONDS."""

    _giving_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Go on waiting for the rest of a request, for no longer than was granted when it began."""
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.conn.their_state in _READ:
            self._stop_waiting()
        elif self._giving_up is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._giving_up = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
