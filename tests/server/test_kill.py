"""The server is killed in the midst of matches; nothing that anybody was told is lost or comes twice."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from bench.server_process import ServerProcess, server_process
from kibitz.server.storage.open import storage_from
from tests.server.pressure.killing import Survivor, faults_of, seat_people

GAMES = ["crowsnest", "tractor", "amerikaner~players.3", "dixie"]
MANY_KILLS = 200
# Between two kills the people of all tables together hear up to so many events.
MOST_EVENTS = 40


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


async def _some_events(people: list[Survivor], n: int) -> None:
    """Wait until so many more events were heard: a kill comes in the midst of things on a slow machine too."""
    heard = sum(len(person.events) for person in people)
    async with asyncio.timeout(60):
        while sum(len(person.events) for person in people) < heard + n:
            await asyncio.sleep(0.002)


async def _murders(folder: Path, n_kills: int, seed: int) -> tuple[list[str], list[Survivor]]:
    """Kill a server again and again while people play; return what was wrong at any time."""
    chance = random.Random(seed)
    port = _free_port()
    storage, log = str(folder / "tables.db"), folder / "log"
    people: list[Survivor] = []
    lives: list[asyncio.Task[None]] = []
    found: list[str] = []
    for n in range(n_kills + 1):
        with _started(storage, log, port) as server:
            for rules in GAMES if not people else _replaced(people):
                newcomers = await asyncio.to_thread(seat_people, server.address, rules, chance)
                people += newcomers
                lives += [asyncio.create_task(person.live()) for person in newcomers]
            if n < n_kills:
                await _some_events(people, chance.randint(0, MOST_EVENTS))
                await asyncio.sleep(chance.uniform(0.0, 0.05))
                server.process.kill()
                await asyncio.to_thread(server.process.wait)
            else:
                await _some_events(people, MOST_EVENTS)
                for person in people:
                    person.is_stopped = True
                    person._news.set()
                await asyncio.wait_for(asyncio.gather(*lives), 60)
                server.end(signal.SIGTERM)
        # Nobody writes now.
        kept = storage_from(storage)
        await kept.open()
        found += [f"after kill {n + 1}: {fault}" for fault in await faults_of(kept, people)]
        await kept.close()
        for life in lives:
            if life.done() and life.exception() is not None:
                found.append(f"after kill {n + 1}: {life.exception()!r}")
        if found:
            break
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    return found, people


def _started(storage: str, log: Path, port: int) -> AbstractContextManager[ServerProcess]:
    return server_process(storage, log, port=port, options=("--workers-of-players", "1"))


def _replaced(people: list[Survivor]) -> list[str]:
    """Return the rules of new tables in place of those whose match is over."""
    playing = {person.table for person in people if person.seat is not None and not person.is_match_over}
    return GAMES[: max(0, len(GAMES) - len(playing))]


def test_nothing_that_was_told_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    found, people = asyncio.run(_murders(tmp_path, 6, 1))
    assert [] == found[:10]
    players = [person for person in people if person.seat is not None]
    assert len(players) >= len(GAMES)
    assert sum(len(person.memory.acknowledged) for person in players) > 6
    assert sum(person.memory.n_resumed for person in people) >= 6


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_nothing_is_lost_when_the_server_is_killed_many_times(tmp_path: Path) -> None:
    found, people = asyncio.run(_murders(tmp_path, MANY_KILLS, 2))
    assert [] == found[:10]
    n_acts = sum(len(person.memory.acknowledged) for person in people)
    n_resumed = sum(person.memory.n_resumed for person in people)
    print(f"{MANY_KILLS} kills, {n_acts} acknowledged acts, {n_resumed} resumptions, {len(people)} people")
    assert n_acts > MANY_KILLS
