"""Tables at a wished-for point of a deal, played there by a script without a browser."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from tests.browser.site import Site
from tests.server.client import Client, Json, first_action

T = TypeVar("T")
Wish = Callable[[Json], bool]
MOST_TABLES = 60


def asked_for(kind: str) -> Wish:
    """Return whether the seat is asked for a kind of choice: ``call``, ``bury``, ``trump`` and so on."""
    return lambda position: bool(position["turn"]) and position["turn"]["kind"] == kind


def in_trick(n: int) -> Wish:
    """Return whether the seat is to play its card of the n-th trick, after somebody else."""
    return lambda position: (
        asked_for("play")(position) and position["n_tricks"] >= n - 1 and bool(position["trick"])
    )


def is_over(position: Json) -> bool:
    """Return whether the deal is over."""
    return position["outcome"] is not None


def is_match_over(position: Json) -> bool:
    """Return whether the deal is over and was the last one of its match."""
    return is_over(position) and bool(position["outcome"]["winners"])


def reach(site: Site, code: str, others: list[str], wish: Wish) -> Json:
    """Return a table whose deal has come to a point; raises AssertionError if no deal does.

    The seat bids and declares whenever it may, so that it comes to every choice of a declarer.
    """
    for _ in range(MOST_TABLES):
        table = site.table(code, others)
        if in_thread(_play_to(site.address, table, wish)):
            return table
    raise AssertionError(f"no deal of {code} came to the point")


async def _play_to(address: str, table: Json, wish: Wish) -> bool:
    async with Client(address, table["table"], table["token"]) as client:
        await client.ready()
        while True:
            await client.until(lambda: client.is_to_act or client.is_deal_over)
            assert client.position is not None
            if wish(client.position):
                return True
            begun = client.position["n_tricks"] > 1  # some choices of a declarer belong to the first trick
            if client.is_deal_over or (begun and not _may_come(client.position, wish)):
                return False
            seen = client.seq
            await client.act(_eager(client.position))
            await client.until(lambda seen=seen: client.seq != seen)  # type: ignore[misc]


def _may_come(position: Json, wish: Wish) -> bool:
    """Return whether the point may still come, now that only tricks do."""
    over = {**position, "outcome": {"winners": [0]}}
    late = {**position, "n_tricks": 99, "trick": {"cards": []}, "turn": {"kind": "play"}}
    return wish(over) or wish(late)


def _eager(position: Json) -> str:
    """Return the lowest bid or a declaration while one may; else the first action."""
    actions: list[str] = position["turn"]["actions"] or []
    eager = [action for action in actions if action.startswith(("declare", "bid"))]
    return eager[0] if eager else first_action(position)


def in_thread(work: Coroutine[Any, Any, T]) -> T:
    """Return what a coroutine returns; run beside Playwright, whose own loop fills this thread."""
    found: list[T] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            found.append(asyncio.run(work))
        except BaseException as error:  # noqa: BLE001 - handed on to the thread that asked
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return found[0]
