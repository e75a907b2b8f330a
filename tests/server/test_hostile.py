"""Clients that mean harm: a typed error or a closed socket, and the table does not notice."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Client, Json, new_table, post
from tests.server.conftest import Served

HELLO = json.dumps({"type": "hello", "protocol": 1})
MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    '{"type": "no_such"}',
    '{"type": "act", "id": 1}',
    '{"type": "act", "id": "a", "action": "pass", "at": 1, "seat": 2}',
    '{"type": "act", "id": "", "action": "pass", "at": 1}',
    '{"type": "hello", "protocol": "1"}',
    b"\xff\xfe",
    "[" * 4000,
    '{"type": "act", "id": "a", "action": "pass", "at": 1e400}',
]


@pytest.fixture(name="made")
def _made(served: Served) -> Json:
    return new_table(served.address)


def _url(served: Served, made: Json) -> str:
    return f"{served.address.replace('http', 'ws')}/api/tables/{made['table']}/socket"


async def _talk(url: str, frames: list[str | bytes], **options: object) -> tuple[list[Json], int | None]:
    """Send frames; return what was answered and with which code the server closed (None: it did not)."""
    answers: list[Json] = []
    closed: int | None = None
    async with connect(url, compression=None, **options) as socket:  # type: ignore[arg-type]
        try:
            for frame in frames:
                await socket.send(frame)
            while True:
                answers.append(json.loads(await asyncio.wait_for(socket.recv(), 1.0)))
        except (TimeoutError, ConnectionClosed):
            closed = socket.close_code
            # What was not sent yet would keep the socket open beyond the loop.
            socket.transport.abort()
        await socket.wait_closed()
        return answers, closed


@pytest.mark.parametrize("frame", MALFORMED)
def test_a_malformed_frame_is_answered(served: Served, made: Json, frame: str | bytes) -> None:
    answers, closed = asyncio.run(_talk(_url(served, made), [HELLO, frame]))
    fault = next(answer for answer in answers if answer["type"] == "fault")
    assert fault["code"] in ("server/malformed", "server/too_large")
    assert closed in (None, 1008)


def test_who_goes_on_with_malformed_frames_is_shown_out(served: Served, made: Json) -> None:
    answers, closed = asyncio.run(_talk(_url(served, made), [HELLO, *["{"] * 10]))
    assert answers[-1]["fatal"]
    assert 1008 == closed


def test_a_message_too_large_ends_the_connection(served: Served, made: Json) -> None:
    for size in (9_000, 100_000):
        _, closed = asyncio.run(_talk(_url(served, made), [HELLO, '"' + "x" * size + '"']))
        assert closed in (1008, 1009)


def test_a_thousand_messages_end_the_connection_and_nobody_else_s(served: Served, made: Json) -> None:
    async def run() -> tuple[list[Json], int | None]:
        async with Client(served.address, made["table"], made["token"]) as person:
            heard = await _talk(_url(served, made), [HELLO, *['{"type": "ping"}'] * 1000])
            await person.ready()
            await person.until(lambda: person.position is not None)
            return heard

    answers, closed = asyncio.run(run())
    assert any(answer.get("code") == "server/too_fast" for answer in answers) or closed == 1008
    assert 1008 == closed


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "ping"}', "server/no_hello"),
        ('{"type": "hello", "protocol": 99}', "server/protocol"),
        ('{"type": "hello", "protocol": 1, "token": "0000"}', "table/token"),
    ],
)
def test_a_bad_greeting_is_refused(served: Served, made: Json, first: str, code: str) -> None:
    answers, closed = asyncio.run(_talk(_url(served, made), [first]))
    assert [code] == [answer["code"] for answer in answers]
    assert 1008 == closed


def test_there_is_no_table_at_another_link(served: Served) -> None:
    answers, _ = asyncio.run(_talk(_url(served, {"table": "nosuchtable"}), [HELLO]))
    assert ["table/unknown"] == [answer["code"] for answer in answers]


def test_a_page_of_another_address_is_not_let_in(served: Served, made: Json) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        asyncio.run(_talk(_url(served, made), [HELLO], origin="https://evil.example"))
    assert 403 == refusal.value.response.status_code
    with pytest.raises(urllib.error.HTTPError) as http:
        post(served.address, "/api/tables", {}, {"origin": "https://evil.example"})
    with http.value:
        assert "server/origin" == json.load(http.value)["code"]


def test_another_name_for_the_server_is_refused(served: Served) -> None:
    request = urllib.request.Request(served.address + "/api/lobby", headers={"host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(request, timeout=10)
    with refusal.value:
        assert 421 == refusal.value.code


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables", {"rules": "crowsnest"}, 400, "server/body"),
        ("/api/tables", {"rules": "nothing", "seats": []}, 400, "variant/unknown"),
        ("/api/tables", {"rules": "crowsnest", "seats": [{"player": "me"}]}, 400, "table/seats"),
        ("/api/tables", {"rules": "crowsnest", "seats": [{"player": "hard"}] * 4}, 400, "table/one_of_you"),
        (
            "/api/tables",
            {"rules": "crowsnest", "seats": [{"player": "me"}, *[{"player": "external:rm"}] * 3]},
            400,
            "player/unknown",
        ),
        ("/api/erase", {"everything": True}, 403, "server/only_local"),
        ("/api/keep", {"keep": False}, 403, "server/only_local"),
        ("/api/mine", {"tokens": {"x": "y" * 70_000}}, 413, "server/too_large"),
        ("/api/nothing", {}, 404, "server/not_found"),
    ],
)
def test_a_bad_request_is_told_why(served: Served, path: str, body: Json, status: int, code: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refusal:
        post(served.address, path, body)
    with refusal.value:
        assert (status, code) == (refusal.value.code, json.load(refusal.value)["code"])


def test_a_record_is_for_those_with_a_seat(served: Served, made: Json) -> None:
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(f"{served.address}/api/tables/{made['table']}/record", timeout=10)
    with refusal.value:
        assert 403 == refusal.value.code
