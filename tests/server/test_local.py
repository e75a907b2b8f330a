"""The server of one device: keeping, erasing, going on in any browser; and the page and its headers."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from http.client import HTTPConnection, HTTPResponse

import pytest

from kibitz.server.app import Configuration, static_folder
from kibitz.server.rooms import Limits
from tests.server.client import Client, Json, first_action, new_table, post
from tests.server.conftest import Served

Serve = Callable[[Configuration], Served]
LOCAL = Configuration(local=True, folder="/somewhere", players=1, limits=Limits(idle=0.05))


def _get(url: str) -> Json:
    with urllib.request.urlopen(url, timeout=10) as answer:
        found: Json = json.load(answer)
        return found


def _short_table(address: str) -> Json:
    """Return a table whose match is over after a deal or two."""
    return new_table(address, "crowsnest~target.50")


async def _play_match(served: Served, made: Json) -> None:
    async with Client(served.address, made["table"], made["token"]) as client:
        while not (client.position and client.position["phase"] == "match_over"):
            await client.ready()
            await client.until(lambda: not client.is_deal_over and client.position is not None)
            await client.play_deal(first_action)


async def _gone(served: Served, table: str) -> bool:
    for _ in range(100):
        if await served.storage.row(table) is None:
            return True
        await asyncio.sleep(0.02)
    return False


def test_any_browser_of_the_device_finds_the_tables(serve: Serve) -> None:
    served = serve(LOCAL)
    made = new_table(served.address)
    (line,) = post(served.address, "/api/mine", {"tokens": {}})["tables"]
    assert (made["table"], made["token"], 0, "waiting") == (
        line["table"],
        line["token"],
        line["seat"],
        line["state"],
    )
    lobby = _get(f"{served.address}/api/lobby")
    assert (True, "/somewhere", True) == (lobby["local"], lobby["folder"], lobby["keep"])
    assert ["easy", "medium", "hard"] == [s["spec"] for s in lobby["strengths"]]
    assert 9 == len(lobby["variants"])


def test_a_hosted_server_tells_a_browser_its_own_tables_only(served: Served) -> None:
    first, _ = new_table(served.address), new_table(served.address)
    tokens = {first["table"]: first["token"], "nothere": "0", _["table"]: "wrong"}
    assert [first["table"]] == [
        t["table"] for t in post(served.address, "/api/mine", {"tokens": tokens})["tables"]
    ]
    assert _get(f"{served.address}/api/lobby")["folder"] is None


def test_a_finished_match_is_kept_or_erased_as_the_person_wishes(serve: Serve) -> None:
    served = serve(LOCAL)
    made = _short_table(served.address)
    running = new_table(served.address)
    post(served.address, "/api/keep", {"keep": False})
    assert not _get(f"{served.address}/api/lobby")["keep"]
    asyncio.run(_play_match(served, made))
    assert asyncio.run(_gone(served, made["table"]))
    assert asyncio.run(served.storage.row(running["table"])) is not None


def test_erasing_takes_finished_tables_and_all_only_when_told_so(serve: Serve) -> None:
    served = serve(LOCAL)
    over, running = _short_table(served.address), new_table(served.address)
    asyncio.run(_play_match(served, over))
    assert asyncio.run(served.storage.row(over["table"])) is not None
    assert 1 == post(served.address, "/api/erase", {})["n"]
    assert [running["table"]] == [
        t["table"] for t in post(served.address, "/api/mine", {"tokens": {}})["tables"]
    ]
    assert 1 == post(served.address, "/api/erase", {"everything": True})["n"]
    assert [] == post(served.address, "/api/mine", {"tokens": {}})["tables"]


def test_a_room_is_let_go_when_everybody_has_left(serve: Serve) -> None:
    served = serve(LOCAL)
    made = new_table(served.address)

    async def visit() -> None:
        async with Client(served.address, made["table"], made["token"]) as client:
            await client.ready()
            assert 1 == served.rooms.n_rooms
        for _ in range(100):
            if not served.rooms.n_rooms:
                return
            await asyncio.sleep(0.02)
        pytest.fail("the room is still in memory")

    asyncio.run(visit())


def test_the_rules_page_tells_the_faults_of_options(served: Served) -> None:
    good = post(served.address, "/api/rules", {"rules": "crowsnest", "options": {"target": 500}})
    assert "crowsnest~target.500" == good["code"]
    assert good["page"].startswith("# ")
    bad = post(served.address, "/api/rules", {"rules": "crowsnest", "options": {"target": 51}})
    assert bad["code"] is None and bad["faults"]


def test_limits_of_tables_hold(serve: Serve) -> None:
    served = serve(Configuration(players=1, rate=2.0, limits=Limits(max_tables=3)))
    for _ in range(2):
        new_table(served.address)
    with pytest.raises(urllib.error.HTTPError) as refusal:
        new_table(served.address)
    with refusal.value:
        assert (429, "server/too_many_tables") == (refusal.value.code, json.load(refusal.value)["code"])
    full = serve(Configuration(players=1, limits=Limits(max_tables=1)))
    new_table(full.address)
    with pytest.raises(urllib.error.HTTPError) as refusal:
        new_table(full.address)
    with refusal.value:
        assert "server/full" == json.load(refusal.value)["code"]


def _answer(url: str) -> HTTPResponse:
    host = urllib.parse.urlsplit(url)
    connection = HTTPConnection(host.netloc, timeout=10)
    connection.request("GET", host.path, headers={"connection": "close"})
    return connection.getresponse()


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/crowsnest", "/verify", "/history", "/settings"])
def test_every_screen_is_the_page_with_its_headers(served: Served, path: str) -> None:
    with _answer(served.address + path) as answer:
        # Where the page was not built the server says so.
        built = static_folder() is not None
        assert (200 if built else 503) == answer.status
        assert (b"<!doctype html>" if built else b"was not built") in answer.read().lower()
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy and "default-src 'none'" in policy
        assert ("nosniff", "no-referrer") == (
            answer.headers["x-content-type-options"],
            answer.headers["referrer-policy"],
        )
