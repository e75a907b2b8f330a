"""Processes that decide: what they answer, and what happens when they crash, hang or answer nonsense."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

from kibitz.games import VARIANTS
from kibitz.match.log import Acted, Match, Seated, Setup, happen, start_match
from kibitz.match.referee import ask, player_seed
from kibitz.players.registry import player_from_spec
from kibitz.rules.engine import check, to_act
from kibitz.rules.state import DealOver
from kibitz.server.pool import Pool
from kibitz.views import view


def _match(name: str) -> Match:
    variant = VARIANTS[name]
    return start_match(Setup(variant, "x", (Seated("", "medium"),) * variant.n_seats))


async def _decide(pool: Pool, match: Match, spec: str = "medium") -> Acted:
    seat = to_act(match.state)
    assert seat is not None
    decision = await pool.decide(
        spec, view(match.state, seat), player_seed(match.deal_seed), lambda a: check(match.state, a) is None
    )
    return Acted(seat, decision.action, decision.reasons)


def _with_pool(work: Callable[[Pool], Awaitable[None]], seconds: float = 10.0) -> None:
    async def run() -> None:
        pool = Pool(1, seconds)
        try:
            await work(pool)
        finally:
            await pool.close()
        assert [] == pool.process_ids

    asyncio.run(run())


@pytest.mark.parametrize("name", ["crowsnest", "tractor", "amerikaner"])
def test_a_process_decides_as_the_player_does_here(name: str) -> None:
    async def work(pool: Pool) -> None:
        match = _match(name)
        player = player_from_spec("medium")
        while not isinstance(match.state, DealOver):
            decision = ask(match, player)
            acted = await _decide(pool, match)
            assert (decision.action, decision.reasons) == (acted.action, acted.reasons)
            match = happen(match, acted)

    _with_pool(work)


def test_a_killed_process_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: Pool) -> None:
        match = _match("crowsnest")
        expected = await _decide(pool, match)
        (first,) = pool.process_ids
        os.kill(first, signal.SIGKILL)
        assert expected.action == (await _decide(pool, match)).action
        assert [first] != pool.process_ids

    _with_pool(work)
    assert "player answer=none" in caplog.text


def test_a_hanging_process_is_replaced_in_time(caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: Pool) -> None:
        match = _match("crowsnest")
        await _decide(pool, match)
        (first,) = pool.process_ids
        os.kill(first, signal.SIGSTOP)
        async with asyncio.timeout(15):
            acted = await _decide(pool, match)
        assert check(match.state, acted.action) is None
        assert [first] != pool.process_ids

    _with_pool(work, seconds=0.5)
    assert "TimeoutError" in caplog.text


def test_a_player_there_is_not_is_replaced_by_the_rulebook(caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: Pool) -> None:
        match = _match("crowsnest")
        acted = await _decide(pool, match, "no_such_player")
        assert ask(match, player_from_spec("rulebook")).action == acted.action

    _with_pool(work)
    assert "answer=fault spec=no_such_player fault=PlayerError" in caplog.text
