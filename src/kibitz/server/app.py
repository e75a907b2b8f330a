"""The application: the page, its assets, the API and the tables' WebSockets, behind the guard."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from kibitz.errors import KibitzError, problem
from kibitz.language import translate
from kibitz.server.answers import HttpProblem, fault_answer, on_problem
from kibitz.server.api import Api
from kibitz.server.connection import Connection
from kibitz.server.forgetting import keep_forgetting
from kibitz.server.guard import Allowed, Guard
from kibitz.server.pool import Pool
from kibitz.server.rooms import Limits, Rooms
from kibitz.server.storage import Storage

# Addresses of the page; the page itself finds out which screen is meant.
CLIENT_ROUTES = (
    "/",
    "/t/{table}",
    "/rules",
    "/rules/{code:path}",
    "/verify",
    "/verify/{table:path}",
    "/history",
    "/history/{table:path}",
    "/settings",
    "/settings/",
    "/guide",
    "/guide/{lesson:path}",
    "/house-rules",
    "/house-rules/{code:path}",
)
# What programs ask for, never a person by typing an address.
NO_PAGES = ("/api/", "/assets/")
FOR_EVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Configuration:
    """How a server is set up. local: for the people of this device. folder: where the tables lie, told to them.

    rate: new tables a minute from one address. players: processes for computer players.
    """

    local: bool = False
    folder: str | None = None
    origins: tuple[str, ...] = ()
    rate: float | None = None
    players: int | None = None
    seconds: float = 10.0
    limits: Limits = field(default_factory=Limits)


class Assets(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *arguments: object, **more: object) -> Response:
        """Return a file that may be kept for ever."""
        response: Response = super().file_response(*arguments, **more)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOR_EVER
        return response


class Entrance:
    """Leads the sockets of tables past all that only looks after requests: each of its layers stays in memory.

    Sockets of other addresses and requests go to the application.
    """

    def __init__(self, app: ASGIApp, path: str, connect: Callable[[WebSocket], Awaitable[None]]) -> None:
        self._app = app
        self._route = WebSocketRoute(path, connect)
        self._connect = connect

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Return what serves a connection."""
        if scope["type"] == "websocket":
            match, found = self._route.matches(scope)
            if match is Match.FULL:
                scope.update(found)
                return self._connect(WebSocket(scope, receive, send))
        return self._app(scope, receive, send)


def static_folder() -> Path | None:
    """Return where the built page lies, None if it was not built."""
    folder = files("kibitz") / "static"
    if not (folder / "index.html").is_file():
        return None
    with as_file(folder) as path:
        return path


def make_app(storage: Storage, configuration: Configuration) -> tuple[ASGIApp, Rooms]:
    """Return the application and its rooms (open while the application runs)."""
    pool = Pool(configuration.players, configuration.seconds)
    rooms = Rooms(storage, pool, local=configuration.local, limits=configuration.limits)
    api = Api(rooms, configuration.folder, configuration.rate)
    static = static_folder()

    def the_page(status: int) -> Response:
        if static is None:
            return PlainTextResponse(translate("server-no-page") + "\n", 503)
        return FileResponse(static / "index.html", status, headers={"cache-control": "no-cache"})

    async def page(_request: Request) -> Response:
        return the_page(200)

    async def health(_request: Request) -> Response:
        return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})

    async def nothing(_request: Request) -> Response:
        raise HttpProblem(problem("server/not_found"), 404)

    async def on_http_exception(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        # A mistyped address: the page says so, with ways to somewhere.
        if status == 404 and static is not None and _is_for_reading(request):
            return the_page(404)
        return fault_answer(
            problem("server/no_method") if status == 405 else problem("server/not_found"), status
        )

    async def connect(socket: WebSocket) -> None:
        await Connection(socket).run(rooms, socket.path_params["table"])

    routes: list[Route] = [Route("/healthz", health), *api.routes()]
    # Before the page's own files, which would answer to any address.
    routes.append(Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE"]))
    routes += [Route(path, page) for path in CLIENT_ROUTES]

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await rooms.open()
        days = rooms.limits.days
        forgetting = None if days is None else asyncio.create_task(keep_forgetting(rooms, days))
        try:
            yield
        finally:
            if forgetting is not None:
                forgetting.cancel()
                await asyncio.gather(forgetting, return_exceptions=True)
            await rooms.close()

    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={
            HttpProblem: on_problem,
            KibitzError: on_problem,
            HTTPException: on_http_exception,
            Exception: _on_defect,
        },
    )
    if static is not None:
        app.mount("/assets", Assets(directory=static / "assets"))
        app.mount("/", StaticFiles(directory=static))
    entrance = Entrance(app, "/api/tables/{table}/socket", connect)
    return Guard(entrance, Allowed.of(configuration.origins)), rooms


def _is_for_reading(request: Request) -> bool:
    """Return whether somebody looks at an address with a browser."""
    if request.method not in ("GET", "HEAD") or request.url.path.startswith(NO_PAGES):
        return False
    return "text/html" in request.headers.get("accept", "").lower()


def _on_defect(_request: Request, _error: Exception) -> Response:
    return fault_answer(problem("server/internal"), 500)
