"""Running the application: bound to an address first, so that the port is known; ended by a signal within seconds."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from kibitz.errors import KibitzError, Problem, problem
from kibitz.server.connection import LARGEST_MESSAGE
from kibitz.server.patience import PatientProtocol
from kibitz.server.wire import Wire

BACKLOG = 2048
# Python looks for unreachable cycles after so many new objects, and through everything now and then. Tables are
# many objects and make hardly any cycles: at the usual numbers a third of the time goes into looking in vain. Most
# objects of a table give way to those of its next event, and at some hundred tables that is only seen among very
# many: then 200,000 are looked at now and then, instead of ten times as many altogether. Among those that lasted
# it looks hardly ever: what ends is collected by itself (``rooms.Rooms.leave_behind``).
COLLECTING = (200_000, 1000, 10)
# The storage's thread has little to do and everybody waits for it: at Python's 5 ms it would wait that long,
# several times for each transaction, until a busy loop lets it.
SWITCH_SECONDS = 0.0005
# What is in hand may take this long when the server is told to end.
GRACE_SECONDS = 2
ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name))


def bind(host: str, port: int, *, tries: int = 1) -> socket.socket:
    """Return a listening socket; port 0 takes any free one. tries: how many ports to try, one after the other.

    Raises KibitzError("server/port_taken") or, for any other reason, KibitzError("server/address").
    """
    fault = problem("server/address", host=host, port=str(port), reason="")
    for candidate in range(port, port + tries):
        try:
            family = socket.getaddrinfo(host, candidate, type=socket.SOCK_STREAM)[0][0]
            return socket.create_server((host, candidate), family=family, backlog=BACKLOG)
        except (OSError, OverflowError) as error:
            fault = _fault_of(error, host, candidate)
    raise KibitzError(fault)


def _fault_of(error: OSError | OverflowError, host: str, port: int) -> Problem:
    # As text: a port is no number to be grouped by thousands.
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return problem("server/port_taken", host=host, port=str(port))
    # Python adds the address to what the system says, which our own sentence names already.
    if isinstance(error, OSError) and error.errno and not isinstance(error, socket.gaierror):
        reason = os.strerror(error.errno)
    else:
        reason = getattr(error, "strerror", None) or str(error)
    return problem("server/address", host=host, port=str(port), reason=reason)


def address_of(listening: socket.socket) -> str:
    """Return the address a browser opens."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(
    app: ASGIApp,
    listening: socket.socket,
    *,
    forwarded: str = "127.0.0.1",
    on_started: Callable[[], Awaitable[None]],
) -> None:
    """Serve until a signal says to end. on_started: called once it answers.

    Raises KibitzError("server/start") if it cannot.
    """
    server = _Server(configuration(app, forwarded), on_started)
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SWITCH_SECONDS)
    # uvloop where it is installed, which takes a tenth less time.
    with _ending(server), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listening]))
    if server.has_failed:
        raise KibitzError(problem("server/start"))


def configuration(app: ASGIApp, forwarded: str = "127.0.0.1") -> uvicorn.Config:
    """Return how uvicorn is to run the application. forwarded: whose X-Forwarded-For is believed."""
    return uvicorn.Config(
        app,
        http=PatientProtocol,
        ws=Wire,
        ws_ping_interval=None,  # the page pings, and is missed when it does not (``connection.IDLE_SECONDS``)
        ws_max_size=LARGEST_MESSAGE * 2,  # one just above the limit gets a typed answer
        ws_per_message_deflate=False,
        access_log=False,
        lifespan="on",
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        forwarded_allow_ips=forwarded,
    )


class _Server(uvicorn.Server):
    """A server that says when it has started; signals are ours."""

    def __init__(self, config: uvicorn.Config, on_started: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._on_started = on_started
        self.has_failed = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets=sockets)
        if self.should_exit:
            self.has_failed = True
        else:
            await self._on_started()


class _ending:  # noqa: N801
    """While it is entered, a signal has a server end; what handled it before does so again afterwards.

    uvicorn sends itself the signals it has caught once more when it has ended: they find us and do nothing.
    """

    def __init__(self, server: uvicorn.Server) -> None:
        self._server = server
        self._before: dict[int, object] = {}

    def __enter__(self) -> None:
        for number in ENDING:
            self._before[number] = signal.signal(number, self._end)

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self._server.should_exit = True

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]


def log_to_stderr(level: int = logging.INFO) -> None:
    """Write the server's log: one line an event, no tokens, cards or addresses."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for name in ("kibitz.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.addHandler(handler)
        logger.setLevel(level if name == "kibitz.server" else logging.WARNING)
        logger.propagate = False
