"""A scripted client of a table: joins, is ready, acts by a policy, and checks that no event is missed or repeated.

The load, kill and leak tests play with it too, so it keeps every text it was sent on request.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
Policy = Callable[[Json], str]


def first_action(position: Json) -> str:
    """Return the first action the server lists."""
    actions = position["turn"]["actions"]
    if actions is None:
        # Too many to list: so many of the cards in hand that may be chosen, which any burial allows.
        cards = [card for group in position["hand"] for card in group["cards"]]
        allowed = [card for card in cards if card in position["turn"]["cards"]]
        n = position["turn"]["n"] or 1
        return f"{position['turn']['kind']} {' '.join(allowed[:n])}"
    return str(actions[0])


def bidding_first(position: Json) -> str:
    """Return the lowest bid where one may bid, so that the seat becomes declarer; else the first action."""
    actions = position["turn"]["actions"] or []
    bids = [action for action in actions if action.startswith("bid")]
    return str(bids[0]) if bids and position["bid"] is None else first_action(position)


def post(address: str, path: str, body: Json, headers: dict[str, str] | None = None) -> Json:
    """Return the answer to a POST; raises HTTPError for a refusal."""
    request = urllib.request.Request(
        address + path,
        json.dumps(body).encode(),
        {"content-type": "application/json", **(headers or {})},
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        found: Json = json.load(answer)
        return found


def new_table(address: str, rules: str = "crowsnest", others: list[str] | None = None, **more: Any) -> Json:
    """Return the created table. others: who sits at the seats after one's own; computers if not given."""
    seats = [{"player": "me", "name": "Ada"}]
    seats += [{"player": player} for player in others or ["medium"] * 3]
    settings = {"pace": 0.0, "observers": True, "hints": True, "undo": True, **more}
    return post(address, "/api/tables", {"rules": rules, "seats": seats, "settings": settings})


class Refused(Exception):
    """The server refused a request, with this code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Client:
    """One connection to a table. What it was told is in ``welcome``, ``position``, ``seq`` and ``events``."""

    def __init__(self, address: str, table: str, token: str | None = None, *, keeps: bool = False) -> None:
        self.address = address
        self.table = table
        self.token = token
        self.seq: int | None = None
        self.seat: int | None = None
        self.welcome: Json = {}
        self.position: Json | None = None
        self.seats: list[Json] = []
        self.events: list[Json] = []
        self.faults: list[Json] = []
        self.others: list[Json] = []
        self.texts: list[str] | None = [] if keeps else None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    # --- the connection -----------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """Return the address of the table's WebSocket."""
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    async def connect(self, *, resume: bool = False) -> None:
        """Connect and greet; wait for the welcome. resume: go on after the last event seen."""
        self._socket = await connect(self.url, max_size=None, compression=None, ping_interval=None)
        self._reader = asyncio.create_task(self._read(self._socket))
        greeted = len(self.others)
        hello: Json = {"type": "hello", "protocol": 1, "token": self.token}
        await self.send(hello | ({"resume": self.seq} if resume else {}))
        await self.until(lambda: any(m["type"] in ("welcome", "resumed") for m in self.others[greeted:]))

    async def disconnect(self) -> None:
        """Close the connection; may be called twice."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
            self._reader = None

    @property
    def close_code(self) -> int | None:
        """Return with which code the server closed, None while it has not."""
        return self._socket.close_code if self._socket is not None else None

    async def send(self, message: Json) -> None:
        """Send a message."""
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        """Send a frame as it is."""
        assert self._socket is not None
        await self._socket.send(text)

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                if self.texts is not None:
                    self.texts.append(text)
                self._hear(json.loads(text))
                self._news.set()
        self._news.set()
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError(f"closed with {socket.close_code}"))

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.welcome, self.seq, self.position = message, message["seq"], message["position"]
                self.seat, self.seats = message["seat"], message["seats"]
                self.token = message["token"] or self.token
                self.others.append(message)
            case "event":
                expected = (self.seq or 0) + 1
                assert message["seq"] == expected, f"event {message['seq']} came where {expected} was due"
                self.seq = message["seq"]
                self.events.append(message)
                self.position = message["position"] or self.position
                self.seats = message["seats"] or self.seats
            case "presence":
                self.seats = message["seats"]
                self.others.append(message)
            case "fault":
                self.faults.append(message)
            case "done" | "refused" | "checked" | "hint":
                waiting = self._answers.get(message["id"])
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case _:
                self.others.append(message)

    async def until(self, holds: Callable[[], bool], seconds: float = 20.0) -> None:
        """Wait until something holds; raises TimeoutError, or ConnectionError once the server has closed."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self._reader is not None and self._reader.done():
                    raise ConnectionError(f"closed with {self.close_code}; faults: {self.faults}")
                self._news.clear()
                # What is waited for may also hang on what somebody else hears.
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), 0.1)

    # --- requests -----------------------------------------------------------------------------------

    async def ask(self, kind: str, *, request: str | None = None, **content: Any) -> Json:
        """Return the answer to a request; raises Refused."""
        name = request or secrets.token_hex(8)
        self._answers[name] = asyncio.get_running_loop().create_future()
        await self.send({"type": kind, "id": name, **content})
        answer = await asyncio.wait_for(self._answers[name], 30.0)
        del self._answers[name]
        if answer["type"] == "refused":
            raise Refused(answer["code"])
        return answer

    async def ready(self) -> Json:
        """Want the deal."""
        return await self.ask("ready", nonce=secrets.token_hex(16))

    async def act(self, action: str, request: str | None = None) -> Json:
        """Do something to the position as it was last seen."""
        return await self.ask("act", action=action, at=self.seq, request=request)

    @property
    def is_to_act(self) -> bool:
        """Return whether it is this seat's turn."""
        return self.position is not None and self.position["turn"] is not None

    @property
    def is_deal_over(self) -> bool:
        """Return whether the deal on the table is over."""
        return self.position is not None and self.position["outcome"] is not None

    async def play_deal(
        self, policy: Policy = first_action, before: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Play the deal on the table to its end. before: awaited before each of one's own actions."""
        while True:
            await self.until(lambda: self.is_to_act or self.is_deal_over)
            if self.is_deal_over:
                return
            if before is not None:
                await before()
                if not self.is_to_act:
                    continue
            assert self.position is not None
            seen = self.seq
            turn = self.position["turn"]
            # What is too much to list and not just any cards is the adviser's to find.
            asks = turn["actions"] is None and turn["kind"] == "play"
            await self.act((await self.ask("ask_hint"))["action"] if asks else policy(self.position))
            await self.until(lambda seen=seen: self.seq != seen)  # type: ignore[misc]
