"""Hosted tables nobody has come back to are forgotten, and no others."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from kibitz.server.app import Configuration
from kibitz.server.forgetting import forget_unchanged
from kibitz.server.rooms import Limits
from kibitz.server.rows import moment_text
from kibitz.server.storage import Row
from kibitz.server.storage.memory import MemoryStorage
from tests.server.client import Client, Json, first_action, new_table, post
from tests.server.conftest import Served, serving

Serve = Callable[[Configuration], Served]
LATER = moment_text(datetime.now(UTC) + timedelta(days=1))


def _forget(served: Served, before: str) -> int:
    return asyncio.run_coroutine_threadsafe(forget_unchanged(served.rooms, before), served.loop).result(20)


def _lines(served: Served, *made: Json) -> list[Json]:
    tokens = {each["table"]: each["token"] for each in made}
    found: list[Json] = post(served.address, "/api/mine", {"tokens": tokens})["tables"]
    return found


def test_what_has_not_changed_is_forgotten_and_its_place_is_free_again(serve: Serve) -> None:
    served = serve(Configuration(players=1, limits=Limits(max_tables=2)))
    first, second = new_table(served.address), new_table(served.address)
    assert 0 == _forget(served, moment_text(datetime.now(UTC) - timedelta(days=1)))
    assert 2 == len(_lines(served, first, second))
    assert 2 == _forget(served, LATER)
    assert [] == _lines(served, first, second)
    assert new_table(served.address)["token"]


def test_nobody_is_thrown_out(serve: Serve) -> None:
    served = serve(Configuration(players=1))
    made, left = new_table(served.address), new_table(served.address)

    async def stay() -> int:
        async with Client(served.address, made["table"], made["token"]) as person:
            n = await asyncio.to_thread(_forget, served, LATER)
            await person.ready()
            await person.until(lambda: person.position is not None)
            return n

    assert 1 == asyncio.run(stay())
    assert [made["table"]] == [line["table"] for line in _lines(served, made, left)]


async def _left_alone_for(storage: MemoryStorage, days: int) -> str:
    """Store a table that has not changed for so many days; return its id."""
    table = f"table{days}"
    moment = moment_text(datetime.now(UTC) - timedelta(days=days))
    await storage.create(Row(table, "crowsnest", "running", moment, moment, b"{}", {}), [b"{}"])
    return table


def test_a_server_forgets_by_itself_and_says_after_how_long() -> None:
    storage = MemoryStorage()
    old, newer = (asyncio.run(_left_alone_for(storage, days)) for days in (4, 2))
    with serving(Configuration(players=1, limits=Limits(days=3)), storage) as served:
        with urllib.request.urlopen(f"{served.address}/api/lobby", timeout=10) as answer:
            assert 3 == json.load(answer)["days"]
        until = time.monotonic() + 10
        while asyncio.run(storage.row(old)) is not None:
            assert time.monotonic() < until
            time.sleep(0.01)
        assert asyncio.run(storage.row(newer)) is not None


def test_a_match_whose_deal_is_over_is_between_deals(serve: Serve) -> None:
    served = serve(Configuration(players=1))
    made = new_table(served.address)

    async def play() -> None:
        async with Client(served.address, made["table"], made["token"]) as person:
            await person.ready()
            await person.until(lambda: person.position is not None)
            assert not _lines(served, made)[0]["between"]
            await person.play_deal(first_action)

    asyncio.run(play())
    (line,) = _lines(served, made)
    assert ("running", True, "points") == (line["state"], line["between"], line["counts"])
