"""A crowd at many tables: at each a scripted person who acts every two seconds, and people who watch.

Everybody checks that every event comes once and in its order, and the person notes how long his own took.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bench.wire import Wire, connect, post

PING_SECONDS = 20.0


class _Group(msgspec.Struct):
    cards: list[str]


class _Turn(msgspec.Struct):
    kind: str
    actions: list[str] | None
    cards: list[str]
    n: int | None


class _Outcome(msgspec.Struct):
    winners: list[int]


class _Position(msgspec.Struct):
    bid: int | None
    hand: list[_Group]
    turn: _Turn | None
    outcome: _Outcome | None
    waiting: bool


class _ForPerson(msgspec.Struct):
    """What a person reads of a message; the rest is skipped."""

    type: str
    seq: int = 0
    id: str = ""
    code: str = ""
    position: _Position | None = None


class _ForObserver(msgspec.Struct):
    type: str
    seq: int = 0
    code: str = ""


_FOR_PERSON = msgspec.json.Decoder(_ForPerson)
_FOR_OBSERVER = msgspec.json.Decoder(_ForObserver)


@dataclass(slots=True)
class Noted:
    """What the crowd has noted. seconds: of each action from being sent to its own event's coming back."""

    seconds: list[float] = field(default_factory=list)
    n_events: int = 0
    n_doubled: int = 0
    n_disordered: int = 0
    n_matches: int = 0
    n_deals: int = 0
    faults: list[str] = field(default_factory=list)
    missing: set[tuple[int, int]] = field(default_factory=set)
    lag: float = 0.0

    @property
    def n_lost(self) -> int:
        """Return how many events somebody has not got though a later one came."""
        return len(self.missing)


class Watcher(Wire):
    """Somebody who watches a table."""

    token: str | None = None

    def __init__(self, address: str, table: str, noted: Noted) -> None:
        super().__init__(urlsplit(address).netloc, f"/api/tables/{table}/socket")
        self.table = table
        self.noted = noted
        self.seq = 0
        self.has_left = False
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._address = address
        self._pinging: asyncio.TimerHandle | None = None

    async def come(self) -> None:
        """Connect, greet and wait for the welcome."""
        await connect(self, self._address)
        self.send({"type": "hello", "protocol": 1, "token": self.token})
        await asyncio.wait_for(self.welcomed, 60.0)
        loop = asyncio.get_running_loop()
        self._pinging = loop.call_later(PING_SECONDS * random.uniform(0.5, 1.0), self._ping)

    def _ping(self) -> None:
        self.send({"type": "ping"})
        self._pinging = asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)

    def go(self) -> None:
        """Leave for good."""
        self.has_left = True
        if self._pinging is not None:
            self._pinging.cancel()
        self.leave()

    def ended(self) -> None:
        """Note an end that nobody wished."""
        if self._pinging is not None:
            self._pinging.cancel()
        if not self.has_left:
            self.noted.faults.append(f"closed with {self.close_code}")

    def heard(self, text: bytes) -> None:
        """Check a message."""
        self._note(_FOR_OBSERVER.decode(text))

    def _note(self, message: _ForObserver | _ForPerson) -> None:
        match message.type:
            case "event":
                self._note_event(message.seq)
            case "welcome":
                self.seq = message.seq
                if not self.welcomed.done():
                    self.welcomed.set_result(None)
            case "fault" | "refused":
                self.noted.faults.append(message.code)
            case _:
                pass

    def _note_event(self, seq: int) -> None:
        noted = self.noted
        noted.n_events += 1
        if seq == self.seq + 1:
            self.seq = seq
        elif seq > self.seq:
            noted.missing |= {(id(self), n) for n in range(self.seq + 1, seq)}
            self.seq = seq
        elif (id(self), seq) in noted.missing:
            noted.missing.discard((id(self), seq))
            noted.n_disordered += 1
        else:
            noted.n_doubled += 1


class Player(Watcher):
    """A person with a seat, who does something every ``pause`` seconds if it is his turn."""

    def __init__(
        self, address: str, made: dict[str, Any], noted: Noted, chance: random.Random, pause: float
    ) -> None:
        super().__init__(address, made["table"], noted)
        self.token = made["token"]
        self.pause = pause
        self.acts = True
        self.is_over = False
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._chance = chance
        self._sent_at: float | None = None
        self._last_own = 0
        self._free_at = asyncio.get_running_loop().time() + pause * chance.random()
        self._due: asyncio.TimerHandle | None = None
        self._position: _Position | None = None
        self._has_position = False

    def heard(self, text: bytes) -> None:
        """Note a message, and act in time if it asks for it."""
        message = _FOR_PERSON.decode(text)
        if message.type == "event" and self._sent_at is not None:
            # Nothing else can happen between one's own turn and one's own action.
            self.noted.seconds.append(perf_counter() - self._sent_at)
            self._sent_at = None
            self._last_own = message.seq
        if message.type == "done" and message.id.startswith("act") and self._last_own != message.seq:
            self.noted.faults.append(f"done {message.seq} after event {self._last_own}")
        self._note(message)
        if message.position is not None:
            self._position = message.position
            self._plan(message.position)
        elif message.type == "welcome":
            self._wait_to(self._ready)

    def ended(self) -> None:
        """Wake whoever waits for the end of the match."""
        super().ended()
        if not self.over.done():
            self.over.set_result(None)

    def _plan(self, position: _Position) -> None:
        if position.turn is not None:
            self._wait_to(self._act)
        elif position.outcome is not None:
            self.noted.n_deals += 1
            if position.outcome.winners:
                # The position is told again when somebody comes or goes afterwards.
                if not self.over.done():
                    self.is_over = True
                    self.noted.n_matches += 1
                    self.over.set_result(None)
            elif position.waiting:
                self._wait_to(self._ready)

    def _wait_to(self, work: Callable[[], None]) -> None:
        if self._due is not None:
            self._due.cancel()
        loop = asyncio.get_running_loop()
        self._due = loop.call_at(max(loop.time(), self._free_at), self._take_time, work)

    def _take_time(self, work: Callable[[], None]) -> None:
        self._free_at = asyncio.get_running_loop().time() + self.pause
        work()

    def stop(self) -> None:
        """Do nothing any more."""
        self.acts = False
        if self._due is not None:
            self._due.cancel()

    def _ready(self) -> None:
        if self.acts:
            self.send({"type": "ready", "id": secrets.token_hex(6), "nonce": secrets.token_hex(16)})

    def _act(self) -> None:
        position = self._position
        if not self.acts or position is None or position.turn is None:
            return
        action = chosen(position, self._chance)
        self._sent_at = perf_counter()
        self.send({"type": "act", "id": f"act-{secrets.token_hex(6)}", "action": action, "at": self.seq})


def chosen(position: _Position, chance: random.Random) -> str:
    """Return some legal action; in the auction mostly a pass, so that deals are like those of people."""
    turn = position.turn
    assert turn is not None
    if turn.actions is None:
        # Too many to list: so many cards of the hand that may be chosen, which any burial allows.
        allowed = [card for group in position.hand for card in group.cards if card in turn.cards]
        return f"{turn.kind} {' '.join(allowed[: turn.n or 1])}"
    if "pass" in turn.actions and chance.random() < 0.7:
        return "pass"
    return chance.choice(turn.actions[:2] if turn.kind == "call" else turn.actions)


@dataclass(slots=True)
class Seating:
    """A table of the crowd: its person and those who watch."""

    player: Player
    watchers: list[Watcher]

    @property
    def everybody(self) -> list[Watcher]:
        """Return all connections."""
        return [self.player, *self.watchers]

    def go(self) -> None:
        """Have everybody leave."""
        self.player.stop()
        for watcher in self.everybody:
            watcher.go()


async def seated(
    address: str,
    noted: Noted,
    chance: random.Random,
    *,
    rules: str,
    n_observers: int,
    pause: float,
    pace: float,
) -> Seating:
    """Open a table with one person, three computers and observers, all of them connected."""
    body = {
        "rules": rules,
        "seats": [{"player": "me", "name": "Ada"}, *[{"player": "medium"}] * 3],
        "settings": {"pace": pace},
    }
    made = await post(address, "/api/tables", body)
    player = Player(address, made, noted, chance, pause)
    watchers = [Watcher(address, made["table"], noted) for _ in range(n_observers)]
    for watcher in watchers:
        await watcher.come()
    await player.come()
    return Seating(player, watchers)
