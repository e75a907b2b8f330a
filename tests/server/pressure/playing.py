"""People at a table who do everything a page can do, and keep every text they were sent."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Json, Refused
from tests.server.pressure.leaks import CARD, Sent

PING_SECONDS = 20.0
# What some people try that the rules or the table refuse; the answers are held against what they may know.
WRONG = ("play R14", "play HA", "bid 1", "bury B1 B2", "trump S", "call SA", "nonsense", "pass")


class Person(Client):
    """A client that notes what goes wrong in its reader, and which cards it spoke of itself."""

    def __init__(self, address: str, table: str, token: str | None = None) -> None:
        super().__init__(address, table, token, keeps=True)
        self.troubles: list[str] = []
        self.named: set[str] = set()
        self._alive: asyncio.Task[None] | None = None
        self.answers: dict[str, Json] = {}

    def _hear(self, message: Json) -> None:
        try:
            super()._hear(message)
        except AssertionError as error:
            self.troubles.append(str(error))
            raise

    async def send_text(self, text: str | bytes) -> None:
        """Send a frame and note its cards."""
        if isinstance(text, str) and '"check"' in text:
            self.named |= set(CARD.findall(text))
        await super().send_text(text)

    async def connect(self, *, resume: bool = False) -> None:
        """Connect, and give a sign of life now and then, as a page does."""
        await super().connect(resume=resume)
        self._alive = asyncio.create_task(self._ping())

    async def disconnect(self) -> None:
        """Close the connection."""
        if self._alive is not None:
            self._alive.cancel()
            self._alive = None
        await super().disconnect()

    async def _ping(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_SECONDS)
                await self.send({"type": "ping"})

    def sent(self) -> Sent:
        """Return everything this connection was sent so far."""
        assert self.texts is not None
        return Sent(tuple(self.texts), self.token, frozenset(self.named))


@dataclass(slots=True)
class Habits:
    """How often a person does what besides acting (0 to 1)."""

    chance: random.Random
    hint: float = 0.15
    check: float = 0.15
    undo: float = 0.05
    claim: float = 0.2
    reconnect: float = 0.05
    say: float = 0.02
    refused: list[str] = field(default_factory=list)

    def wants(self, how_often: float) -> bool:
        """Return whether it is time for something."""
        return self.chance.random() < how_often


def some_action(position: Json, chance: random.Random) -> str:
    """Return some legal action, in the auction a bid more often than not."""
    turn = position["turn"]
    actions: Sequence[str] | None = turn["actions"]
    if actions is None:
        allowed = [card for group in position["hand"] for card in group["cards"] if card in turn["cards"]]
        n = turn["n"] or 1
        return f"{turn['kind']} {' '.join(chance.sample(allowed, n))}"
    bids = [action for action in actions if re.match("bid|declare", action)]
    return bids[0] if bids and chance.random() < 0.6 else chance.choice(actions)


async def try_things(person: Person, habits: Habits) -> None:
    """Do what a person may do besides acting; whatever is refused must be refused with a code."""
    chance = habits.chance
    if habits.wants(habits.reconnect):
        resume = chance.random() < 0.5
        await person.disconnect()
        await person.connect(resume=resume)
    for kind, how_often, content in (
        ("ask_hint", habits.hint, {}),
        ("check", habits.check, {"action": chance.choice(WRONG)}),
        ("claim", habits.claim, {}),
        ("undo", habits.undo, {}),
        ("say", habits.say, {"word": "thanks"}),
        ("act", habits.check, {"action": "nonsense", "at": person.seq}),
    ):
        if habits.wants(how_often) and person.is_to_act:
            try:
                await person.ask(kind, **content)
            except Refused as refusal:
                habits.refused.append(refusal.code)


async def play(person: Person, habits: Habits, n_deals: int) -> None:
    """Play deals to their end, trying things now and then, until the match is over at the latest."""
    for _ in range(n_deals):
        await person.ready()
        await person.until(lambda: person.position is not None and not person.is_deal_over)
        while True:
            await person.until(lambda: person.is_to_act or person.is_deal_over, 60.0)
            if person.is_deal_over:
                break
            await try_things(person, habits)
            if not person.is_to_act:
                continue
            assert person.position is not None
            seen = person.seq
            try:
                await person.act(some_action(person.position, habits.chance))
            except Refused as refusal:
                # Another's undo may have come between.
                habits.refused.append(refusal.code)
                continue
            await person.until(lambda seen=seen: person.seq != seen)  # type: ignore[misc]
        assert person.position is not None
        if person.position["outcome"]["winners"]:
            return
