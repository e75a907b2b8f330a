"""People play on in peace while others do the server all the harm they can think of."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest

from kibitz.server import log, patience
from kibitz.server.app import Configuration
from kibitz.server.rooms import Limits
from tests.server.client import Client, Json, Refused, first_action, new_table
from tests.server.conftest import Served, serving
from tests.server.pressure.harm import (
    CLOSED,
    HELLO,
    NOTHING,
    crowd,
    frames,
    get,
    huge_body,
    raw,
    slow_headers,
    upgrade,
)
from tests.server.pressure.killing import Survivor, faults_of, seat_people

# Longer than an honest answer takes while a thousand messages are refused on this machine.
PATIENCE = 10.0


@pytest.fixture(name="served", scope="module")
def _served() -> Iterator[Served]:
    with serving(Configuration(players=1, limits=Limits(people=20))) as running:
        yield running


@pytest.fixture(name="made")
def _made(served: Served) -> Json:
    return new_table(served.address, "crowsnest", ["open", "medium", "medium"])


def _url(served: Served, made: Json) -> str:
    return f"{served.address.replace('http', 'ws')}/api/tables/{made['table']}/socket"


@asynccontextmanager
async def peace(served: Served) -> AsyncIterator[Survivor]:
    """Have a table played the while; require that nobody at it noticed anything."""
    people = await asyncio.to_thread(seat_people, served.address, "crowsnest", random.Random(5))
    lives = [asyncio.create_task(person.live()) for person in people]
    player = people[0]
    while not player.memory.acknowledged:
        await asyncio.sleep(0.02)
        assert not lives[0].done()
    waits: list[float] = []
    pulse = asyncio.create_task(_feel(player, waits))
    try:
        yield player
        n = len(player.memory.acknowledged)
        async with asyncio.timeout(30):
            while len(player.memory.acknowledged) < n + 3 and not player.is_match_over:
                await asyncio.sleep(0.02)
    finally:
        pulse.cancel()
        for person in people:
            person.is_stopped = True
            person._news.set()
        await asyncio.gather(*lives)
    assert [] == await faults_of(served.storage, people)
    assert 0 == sum(person.memory.n_resumed for person in people), "the table was interrupted"
    assert max(waits, default=0.0) < PATIENCE


async def _feel(player: Survivor, waits: list[float]) -> None:
    """Note how long the table's server takes to answer a ping."""
    loop = asyncio.get_running_loop()
    while True:
        began, n = loop.time(), sum(message["type"] == "pong" for message in player.others)
        await player.send({"type": "ping"})
        while sum(message["type"] == "pong" for message in player.others) == n:
            await asyncio.sleep(0.01)
        waits.append(loop.time() - began)
        await asyncio.sleep(0.2)


def test_binary_and_oversized_frames(served: Served, made: Json) -> None:
    async def run() -> list[list[str]]:
        async with peace(served):
            url = _url(served, made)
            binary = await frames(url, [HELLO, bytes(range(256))])
            megabyte = await frames(url, [HELLO, "x" * 1_000_000], max_size=None)
            first = await frames(url, [b"\x00" * 1_000_000], max_size=None)
            return [binary, megabyte, first]

    binary, megabyte, first = asyncio.run(run())
    assert ["server/malformed", NOTHING] == binary
    assert megabyte[-1] in (f"{CLOSED} 1009", f"{CLOSED} 1008", CLOSED)
    assert first[-1] in (f"{CLOSED} 1009", f"{CLOSED} 1008", CLOSED)


def test_a_binary_frame_that_is_a_good_message_is_one(served: Served, made: Json) -> None:
    async def run() -> list[str]:
        return await frames(_url(served, made), [HELLO.encode(), b'{"type": "ping"}'])

    assert [NOTHING] == asyncio.run(run())


def test_a_thousand_messages_a_second(served: Served, made: Json) -> None:
    flood = json.dumps({"type": "check", "id": "x", "action": "pass"})

    async def run() -> list[list[str]]:
        async with peace(served) as player:
            own = f"{served.address.replace('http', 'ws')}/api/tables/{player.table}/socket"
            # Five strangers, some of them at the very table that is played.
            return await asyncio.gather(
                *(frames(url, [HELLO, *[flood] * 1000]) for url in (own, own, *[_url(served, made)] * 3))
            )

    for heard in asyncio.run(run()):
        assert heard[-1] in (f"{CLOSED} 1008", CLOSED, f"{CLOSED} 1006"), heard[-3:]
        # Refused at first for watching only, then for being too fast.
        assert len(heard) < 200


def test_acting_for_another_seat(served: Served) -> None:
    made = new_table(served.address, "crowsnest", ["open", "medium", "medium"])

    async def run() -> list[str]:
        ada = Client(served.address, made["table"], made["token"])
        bo, eve = Client(served.address, made["table"]), Client(served.address, made["table"])
        codes = []
        async with ada, bo, eve:
            await bo.ask("join", seat=1, name="Bo")
            await asyncio.gather(ada.ready(), bo.ready())
            actors = {0: ada, 1: bo}
            await ada.until(lambda: ada.position is not None and ada.position["to_act"] in actors)
            turn = (ada.position or {})["to_act"]
            other = actors[1 - turn]
            await other.until(lambda: (other.position or {}).get("to_act") == turn)
            await actors[turn].until(lambda: actors[turn].is_to_act)
            action = first_action(actors[turn].position or {})
            n = actors[turn].seq
            for client, kind, content in (
                (other, "act", {"action": action, "at": n}),
                (eve, "act", {"action": action, "at": n}),
                (eve, "give_seat", {"seat": turn, "player": "medium"}),
                (other, "give_seat", {"seat": turn, "player": "medium"}),
                (eve, "take_seat", {}),
                (eve, "join", {"seat": turn, "name": "Eve"}),
                (eve, "claim", {}),
                (eve, "undo", {}),
                (eve, "ask_hint", {}),
                (eve, "answer", {"agree": True}),
                (eve, "ready", {"nonce": "0" * 32}),
            ):
                if client is other and kind == "give_seat" and other.welcome["owner"]:
                    continue
                with pytest.raises(Refused) as refusal:
                    await client.ask(kind, **content)
                codes.append(refusal.value.code)
            assert n == actors[turn].seq == eve.seq
        return codes

    codes = asyncio.run(run())
    assert "table/not_your_turn" == codes[0]
    assert all(code.startswith("table/") for code in codes)


def test_a_request_of_another_s_cannot_be_taken_over_by_its_id(served: Served) -> None:
    """Whoever repeats a stranger's request id hears that it is done, and nothing is done."""
    made = new_table(served.address)

    async def run() -> None:
        eve = Client(served.address, made["table"])
        async with Client(served.address, made["table"], made["token"]) as ada, eve:
            await ada.ready()
            await ada.until(lambda: ada.is_to_act)
            done = await ada.act("pass", request="once")
            for client in (ada, eve, ada):
                seq = eve.seq
                again = await client.ask("act", request="once", action="pass", at=ada.seq)
                assert done == again
                assert seq is not None
            events = [log.decode_event(body) for body in await served.storage.events(made["table"])]
            assert 1 == sum(isinstance(event, log.Did) and event.id == "once" for event in events)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("sent", "options", "expected"),
    [
        ([], {}, ["server/no_hello", f"{CLOSED} 1008"]),
        (['{"type": "hello", "protocol": 2}'], {}, ["server/protocol", f"{CLOSED} 1008"]),
        (['{"type": "hello", "protocol": 1, "token": "x"}'], {}, ["table/token", f"{CLOSED} 1008"]),
        ([HELLO], {"origin": "https://evil.example"}, ["http 403"]),
        ([HELLO], {"origin": "null"}, ["http 403"]),
    ],
)
def test_bad_greetings(
    served: Served, made: Json, sent: list[str], options: Json, expected: list[str]
) -> None:
    assert expected == asyncio.run(frames(_url(served, made), sent, wait=8.0, **options))


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "localhost.evil"]
)
def test_a_name_of_somebody_else_s_opens_no_socket(served: Served, made: Json, host: str) -> None:
    path = f"/api/tables/{made['table']}/socket"
    answer = asyncio.run(raw(served.address, upgrade(path, host)))
    assert answer.split(b" ")[1] in (b"403", b"421", b"400")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../../../../../etc/passwd",
        "/assets/..%2f..%2f..%2f..%2fetc%2fpasswd",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets//etc/passwd",
        "//etc/passwd",
        "/../server/log.py",
        "/assets/..\\..\\server\\app.py",
        "/assets/%00",
        "/t/%2e%2e%2f%2e%2e",
        "/api/tables/..%2f..%2fetc/record",
    ],
)
def test_no_path_leads_out(served: Served, path: str) -> None:
    host = urlsplit(served.address).netloc
    answer = asyncio.run(raw(served.address, get(path, host)))
    status = int(answer.split(b" ")[1])
    assert status in (400, 403, 404, 503) or b"<!doctype html" in answer.lower()
    assert b"root:" not in answer and b"from __future__" not in answer and b"Traceback" not in answer


def test_huge_bodies_are_not_read(served: Served) -> None:
    async def run() -> list[bytes]:
        async with peace(served):
            return [
                await huge_body(served.address, 50_000_000, announced=True),
                await huge_body(served.address, 5_000_000, announced=False),
            ]

    for answer in asyncio.run(run()):
        # An answer, or a socket that was closed while we were still sending.
        assert answer == b"" or answer.split(b" ")[1] in (b"400", b"413")


def test_a_request_that_never_ends_is_given_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 2.0)

    async def run() -> list[bool]:
        async with peace(served):
            return await asyncio.gather(*(slow_headers(served.address, 20.0) for _ in range(20)))

    assert all(asyncio.run(run()))


def test_three_hundred_connections_at_once(served: Served, made: Json) -> None:
    async def run() -> list[str]:
        async with peace(served):
            return await crowd(_url(served, made), 300)

    heard = asyncio.run(run())
    assert {"welcome", "table/too_many_people"} == set(heard)
    assert 20 == heard.count("welcome")


def test_every_answer_carries_the_policy(served: Served, made: Json) -> None:
    host = urlsplit(served.address).netloc
    for path in (
        "/",
        "/healthz",
        "/api/lobby",
        f"/api/tables/{made['table']}",
        "/nothing",
        "/assets/x.js",
        "/t/x",
    ):
        answer = asyncio.run(raw(served.address, get(path, host))).decode("latin-1").lower()
        head = answer.partition("\r\n\r\n")[0]
        (policy,) = re.findall(r"^content-security-policy: (.*)$", head, re.MULTILINE)
        assert "default-src 'none'" in policy and "script-src 'self'" in policy
        assert "unsafe" not in policy and "*" not in policy and "http:" not in policy
        assert "x-content-type-options: nosniff" in head
