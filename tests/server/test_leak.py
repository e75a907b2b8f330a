"""Nothing hidden reaches anybody: every byte of many deals is held against what its reader had seen by then."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Iterator

import msgspec
import pytest

from kibitz.rules.parts import Seat
from kibitz.server import connection, entries, log
from kibitz.server.app import Configuration
from kibitz.server.protocol import Position
from kibitz.server.rooms import Limits
from kibitz.server.secret import digest
from kibitz.server.table import Table
from kibitz.telling import Phrase
from tests.server.client import new_table
from tests.server.conftest import Served, serving
from tests.server.pressure.leaks import Looked, Sent, leaks, leaks_in_log
from tests.server.pressure.playing import Habits, Person, play
from tests.server.pressure.seen import story_of

GAMES = [
    "crowsnest",
    "tournament",
    "partnership",
    "one_high",
    "red_one",
    "buckeye",
    "dixie",
    "tractor",
    "amerikaner",
    "amerikaner~players.3",
    "amerikaner~players.5",
    "amerikaner~players.6",
]
MANY_DEALS = 504
DEALS_A_TABLE = 6


class Written(logging.Handler):
    """What a server writes to its log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(self.format(record))


@pytest.fixture(name="written")
def _written() -> Iterator[Written]:
    handler = Written()
    news, wire = logging.getLogger("kibitz.server"), logging.getLogger("uvicorn.error")
    level = news.level
    for logger in (news, wire, logging.getLogger("asyncio")):
        logger.addHandler(handler)
    # As `kibitz serve` sets it.
    news.setLevel(logging.INFO)
    yield handler
    for logger in (news, wire, logging.getLogger("asyncio")):
        logger.removeHandler(handler)
    news.setLevel(level)


async def played(served: Served, rules: str, seed: int, n_deals: int) -> tuple[str, list[Sent], list[str]]:
    """Play deals with two people and two who watch; return the table, what all were sent, and tokens."""
    n_seats = int(rules[-1]) if rules[-1].isdigit() else 4
    chance = random.Random(f"{rules} {seed}")
    made = new_table(served.address, rules, ["open", *["medium"] * (n_seats - 2)])
    table = made["table"]
    ada = Person(served.address, table, made["token"])
    bo = Person(served.address, table)
    watcher = Person(served.address, table)
    async with ada, bo, watcher:
        await bo.ask("join", seat=1, name="Bo")
        stop = asyncio.Event()
        late = asyncio.create_task(_come_and_go(served, table, chance, stop))
        await asyncio.gather(*(play(person, Habits(chance), n_deals) for person in (ada, bo)))
        await watcher.until(lambda: watcher.seq == ada.seq == bo.seq)
        stop.set()
        visitor = await late
    people = (ada, bo, watcher, visitor)
    assert [] == [trouble for person in people for trouble in person.troubles]
    return table, [person.sent() for person in people], [person.token for person in (ada, bo) if person.token]


async def _come_and_go(served: Served, table: str, chance: random.Random, stop: asyncio.Event) -> Person:
    """Look at the table now and then, each time without having seen what was before."""
    visitor = Person(served.address, table)
    while not stop.is_set():
        await visitor.connect()
        await asyncio.sleep(0.05)
        await visitor.disconnect()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), chance.uniform(0.1, 0.6))
    return visitor


def found_in(served: Served, game: tuple[str, list[Sent], list[str]], looked: Looked) -> list[str]:
    """Return every leak of a table."""
    table, sent, tokens = game
    bodies = asyncio.run(served.storage.events(table))
    story = story_of(bodies)
    looked.n_deals += sum(isinstance(log.decode_event(body), log.Dealt) for body in bodies)
    never = [*tokens, *map(digest, tokens)]
    return [f"{table} {leak}" for one in sent for leak in leaks(story, one, never, looked)]


def _secrets(served: Served, games: list[tuple[str, list[Sent], list[str]]]) -> list[str]:
    never = []
    for table, _, tokens in games:
        events = map(log.decode_event, asyncio.run(served.storage.events(table)))
        never += [event.secret for event in events if isinstance(event, log.Committed)]
        never += [*tokens, *map(digest, tokens)]
    return never


async def _at_once(served: Served, tables: list[tuple[str, int]], n_deals: int) -> list:  # type: ignore[type-arg]
    gate = asyncio.Semaphore(4)

    async def one(rules: str, seed: int) -> tuple[str, list[Sent], list[str]]:
        async with gate:
            return await played(served, rules, seed, n_deals)

    return list(await asyncio.gather(*(one(rules, seed) for rules, seed in tables)))


def test_no_reader_is_sent_what_he_has_not_seen(served: Served, written: Written) -> None:
    games = asyncio.run(_at_once(served, [(rules, 0) for rules in GAMES], 1))
    looked = Looked()
    found = [leak for game in games for leak in found_in(served, game, looked)]
    assert [] == found[:20]
    assert len(GAMES) <= looked.n_deals
    assert {"welcome", "event", "done", "hint", "checked", "refused", "presence"} <= looked.kinds
    assert [] == list(leaks_in_log("\n".join(written.lines), _secrets(served, games)))


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_no_reader_of_many_deals_is_sent_what_he_has_not_seen(
    written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    # This is about what is sent, not how fast: a slow machine may keep a greeting waiting.
    monkeypatch.setattr(connection, "HELLO_SECONDS", 60.0)
    looked = Looked()
    seed = 0
    with serving(Configuration(players=2, limits=Limits(idle=3600))) as served:
        while looked.n_deals < MANY_DEALS:
            seed += 1
            games = asyncio.run(_at_once(served, [(rules, seed) for rules in GAMES], DEALS_A_TABLE))
            found = [leak for game in games for leak in found_in(served, game, looked)]
            assert [] == found[:20]
            assert [] == list(leaks_in_log("\n".join(written.lines), _secrets(served, games)))
    print(f"{looked.n_deals} deals, {looked.n_texts} texts, {looked.n_bytes} bytes, {looked.n_cards} cards")


# --- the test can fail ------------------------------------------------------------------------------------


@pytest.mark.parametrize("doctored", ["known", "status", "buried"])
def test_a_server_that_shows_one_card_too_many_is_caught(
    monkeypatch: pytest.MonkeyPatch, doctored: str
) -> None:
    honest = entries.position_for

    def leaky(table: Table, reader: Seat | None) -> Position | None:
        position = honest(table, reader)
        match = table.match
        if position is None or match is None or len(match.current.acted) != 3:
            return position
        card = next(
            card
            for seat, hand in enumerate(match.current.start.hands)
            for card in hand
            if seat != reader and card not in (c for group in position.hand for c in group.cards)
        )
        wrong = {"known": [[card]], "buried": [card], "status": [Phrase("x", {"a": card})]}
        return msgspec.structs.replace(position, **{doctored: wrong[doctored]})

    monkeypatch.setattr(entries, "position_for", leaky)
    with serving(Configuration(players=1)) as served:
        game = asyncio.run(played(served, "crowsnest", 1, 1))
        assert any("cards not seen" in leak for leak in found_in(served, game, Looked()))


def test_secrets_and_tokens_are_found_wherever_they_stand(served: Served) -> None:
    table, sent, tokens = asyncio.run(played(served, "crowsnest", 2, 1))
    bodies = asyncio.run(served.storage.events(table))
    story = story_of(bodies)
    secret = next(event.secret for event in map(log.decode_event, bodies) if isinstance(event, log.Committed))
    n_dealt = next(n for n, m in enumerate(story.moments) if m.cards)
    for hidden, problem_word in ((secret, "secret"), (tokens[0], "token"), (digest(tokens[0]), "token")):
        text = f'{{"type": "event", "seq": {n_dealt}, "log": [], "position": null, "head": "x{hidden}x"}}'
        bad = Sent((text,), tokens[1])
        assert any(
            problem_word in leak for leak in leaks(story, bad, [*tokens, *map(digest, tokens)], Looked())
        )
    assert [] != list(leaks_in_log("INFO somebody played R14 at table x", []))
    assert [] != list(leaks_in_log(f"INFO token={tokens[0]}", tokens))
    assert sent[0].texts
