"""What the server told a page over its WebSocket, kept as the page has to keep it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Json = dict[str, Any]


class Wire:
    """All frames of one page. log: of the deal on the table, with what was taken back left out."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        self.sent: list[Json] = []
        self.welcome: Json = {}
        self.position: Json | None = None
        self.seats: list[Json] = []
        self.log: list[Json] = []
        self.seq = 0
        self.n_sockets = 0
        page.on("websocket", self._opened)

    @property
    def seat(self) -> int | None:
        """Return the seat this page sits at."""
        seat: int | None = self.welcome["seat"]
        return seat

    @property
    def outcome(self) -> Json | None:
        """Return what the deal on the table came to, None while it is played."""
        return self.position["outcome"] if self.position else None

    def own_acts(self) -> int:
        """Return how many acts of this deal are one's own."""
        return sum(1 for entry in self.log if entry["kind"] == "act" and entry["seat"] == self.seat)

    def _opened(self, socket: WebSocket) -> None:
        self.n_sockets += 1
        socket.on("framereceived", self._received)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _received(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.texts.append(text)
        message = json.loads(text)
        match message["type"]:
            case "welcome":
                self.welcome, self.seq, self.log = message, message["seq"], message["log"]
                self.position, self.seats = message["position"], message["seats"]
            case "event":
                self._happened(message)
            case "presence":
                self.seats = message["seats"]

    def _happened(self, event: Json) -> None:
        self.seq = event["seq"]
        if any(entry["kind"] == "deal" for entry in event["log"]):
            self.log = []
        back = event["taken_back"]
        acts = [at for at, entry in enumerate(self.log) if entry["kind"] == "act"]
        gone = set(acts[len(acts) - back :]) if back else set()
        told = {entry["seq"]: entry for entry in event["told"] or []}
        self.log = [told.get(e["seq"], e) for at, e in enumerate(self.log) if at not in gone] + event["log"]
        self.position = event["position"] or self.position
        self.seats = event["seats"] or self.seats
