"""People who play on through the deaths of their server, and what must be true after each.

Each of them notes what was acknowledged and what he was told; the storage is then asked for the truth.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec
from websockets.exceptions import WebSocketException

from kibitz.match import fair
from kibitz.rules.actions import parse_action
from kibitz.rules.parts import Seat
from kibitz.server import log
from kibitz.server.entries import position_for
from kibitz.server.storage.base import Storage
from kibitz.server.table import Step, Table
from tests.server.client import Client, Json, Refused, new_table
from tests.server.pressure.playing import some_action

ANSWER_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A request that was answered with Done. seq: the event it was."""

    request: str
    action: str
    seq: int


@dataclass(slots=True)
class Memory:
    """What somebody remembers of a table, whatever becomes of the server.

    said: each event by its number: head of the chain, and the acts it told of. positions: the last few.
    """

    acknowledged: list[Acknowledged] = field(default_factory=list)
    said: dict[int, tuple[str | None, tuple[str, ...]]] = field(default_factory=dict)
    positions: dict[int, Json] = field(default_factory=dict)
    proofs: dict[int, Json] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)
    n_resumed: int = 0


class Survivor(Client):
    """A client that outlives its server: it connects again and repeats what was not answered."""

    def __init__(self, address: str, table: str, token: str | None, chance: random.Random) -> None:
        super().__init__(address, table, token)
        self.memory = Memory()
        self.pending: tuple[str, str] | None = None
        self.is_stopped = False
        self._chance = chance

    def _hear(self, message: Json) -> None:
        memory, before = self.memory, self.seq
        try:
            super()._hear(message)
        except AssertionError as error:
            memory.troubles.append(str(error))
            raise
        match message["type"]:
            case "event":
                acts = tuple(str(e["action"]) for e in message["log"] if e["kind"] == "act")
                memory.said[message["seq"]] = (message["head"], acts)
            case "welcome":
                if message["seq"] < (before or 0):
                    memory.troubles.append(f"event {before} was told and is gone: {message['seq']}")
                for deal in message["fair"]:
                    self._prove(deal)
            case "resumed":
                memory.n_resumed += 1
            case _:
                pass
        if message.get("position") is not None:
            memory.positions[message["seq"]] = message["position"]
            for old in sorted(memory.positions)[:-4]:
                del memory.positions[old]
        if message.get("fair") and message["type"] == "event":
            self._prove(message["fair"])

    def _prove(self, deal: Json) -> None:
        known = self.memory.proofs.get(deal["index"])
        if known is not None:
            for key in ("commitment", "nonces"):
                if known[key] != deal[key]:
                    self.memory.troubles.append(f"deal {deal['index']}: another {key}")
            if known["secret"] not in (None, deal["secret"]):
                self.memory.troubles.append(f"deal {deal['index']}: another secret")
        self.memory.proofs[deal["index"]] = deal

    async def live(self) -> None:
        """Play until stopped."""
        while not self.is_stopped:
            try:
                await self._visit()
            except (OSError, TimeoutError, WebSocketException):
                # A dying server fails in as many ways as there are places to die.
                await self.disconnect()
                await asyncio.sleep(0.02)
        await self.disconnect()

    async def disconnect(self) -> None:
        """Close the connection; whoever waited for an answer has given up."""
        await super().disconnect()
        for waiting in self._answers.values():
            if waiting.done() and not waiting.cancelled():
                waiting.exception()
        self._answers.clear()

    def has_to_stop(self) -> bool:
        """Return whether it was told to stop meanwhile."""
        return self.is_stopped

    async def _visit(self) -> None:
        await self.connect(resume=self.seq is not None)
        if self.seat is None:
            await self.until(lambda: self.is_stopped, 3600.0)
        if self.pending is not None:
            await self._do(*self.pending)
        while not self.is_stopped:
            await self.until(lambda: self.is_to_act or self._wants_deal or self.is_stopped, 60.0)
            if self.has_to_stop():
                return
            if self._wants_deal:
                with contextlib.suppress(Refused):
                    await self.ready()
                await self.until(lambda: not self._wants_deal or self.is_stopped)
                continue
            assert self.position is not None
            seen = self.seq
            await self._do(secrets.token_hex(8), some_action(self.position, self._chance))
            await self.until(lambda seen=seen: self.seq != seen or self.is_stopped)  # type: ignore[misc]

    @property
    def _wants_deal(self) -> bool:
        position = self.position
        return position is None or (position["outcome"] is not None and position["waiting"])

    @property
    def is_match_over(self) -> bool:
        """Return whether there is nothing more to play."""
        outcome = None if self.position is None else self.position["outcome"]
        return outcome is not None and bool(outcome["winners"])

    async def _do(self, request: str, action: str) -> None:
        """Do something; what was not answered is repeated under the same id after the next greeting."""
        self.pending = (request, action)
        try:
            done = await self.act(action, request)
        except Refused as refusal:
            # Only a computer's or another's act can have come first, and then this one was never stored.
            if refusal.code not in ("table/stale", "table/not_your_turn", "table/deal_over", "table/no_deal"):
                self.memory.troubles.append(f"{action} refused: {refusal.code}")
        else:
            # The server writes an action's cards in their order.
            written = str(parse_action(action))
            self.memory.acknowledged.append(Acknowledged(request, written, done["seq"]))
        self.pending = None


def seat_people(address: str, rules: str, chance: random.Random) -> list[Survivor]:
    """Return those who play at a new table, and one who watches. They are not connected."""
    n_seats = int(rules[-1]) if rules[-1].isdigit() else 4
    made = new_table(address, rules, ["medium"] * (n_seats - 1))
    people = [made["token"], None]
    return [Survivor(address, made["table"], token, chance) for token in people]


async def faults_of(storage: Storage, people: Sequence[Survivor]) -> list[str]:
    """Return what is not as those people remember it. Asked while nothing is written."""
    found = [fault for person in people for fault in person.memory.troubles]
    for table_id in dict.fromkeys(person.table for person in people):
        events = [log.decode_event(body) for body in await storage.events(table_id)]
        here = [person for person in people if person.table == table_id]
        found += [f"{table_id}: {fault}" for fault in _at_table(table_id, events, here)]
    return found


def _at_table(table_id: str, events: Sequence[log.TableEvent], people: Sequence[Survivor]) -> list[str]:
    found: list[str] = []
    ids = [event.id for event in events if isinstance(event, log.Did) and event.id]
    if len(ids) != len(set(ids)):
        found.append("a request was carried out twice")
    for person in people:
        found += _acknowledged(events, person.memory)
    # The whole table anew from what is stored, and everything remembered compared on the way.
    table = Table(table_id)
    for event in events:
        step = table.apply(event)
        for person in people:
            found += _told(step, person.memory)
            found += _position(table, person)
    for person in people:
        for index, deal in person.memory.proofs.items():
            if deal["commitment"] != fair.commitment_of(table.proofs[index].secret):
                found.append(f"deal {index} is another than was committed to")
    return found


def _acknowledged(events: Sequence[log.TableEvent], memory: Memory) -> Iterator[str]:
    for done in memory.acknowledged:
        event = events[done.seq - 1] if done.seq <= len(events) else None
        if not isinstance(event, log.Did) or (event.id, event.action) != (done.request, done.action):
            yield f"acknowledged and not stored: {done} but {event}"
    if memory.said and max(memory.said) > len(events):
        yield f"told {max(memory.said)} events, stored {len(events)}"


def _told(step: Step, memory: Memory) -> Iterator[str]:
    """Yield how an act was told otherwise than it is stored."""
    said, event = memory.said.get(step.seq), step.event
    if said is None or not isinstance(event, log.Did):
        return
    head, acts = said
    expected = event.action if acts != ("bury",) else "bury"
    if (head, acts) != (step.head, (expected,)):
        yield f"event {step.seq} was told as {said}, stored as {event.action} with {step.head}"


def _position(table: Table, person: Survivor) -> Iterator[str]:
    """Yield how a position differs from what the person saw."""
    known = person.memory.positions.get(table.seq)
    if known is None:
        return
    seat = None if person.seat is None else Seat(person.seat)
    now = json.loads(msgspec.json.encode(position_for(table, seat)))
    for key in now:
        if known[key] != now[key]:
            yield f"event {table.seq}, seat {seat}: {key} was {known[key]!r} and is {now[key]!r}"
