"""What waits in line: in its order, one reader, and at a full line until there is room."""

from __future__ import annotations

import asyncio

import pytest

from kibitz.server.waiting import Line


async def soon() -> None:
    """Let all that can go on do so."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_line_keeps_the_order() -> None:
    async def story() -> None:
        line: Line[int] = Line()
        for thing in range(5):
            line.put_nowait(thing)
        assert [await line.get() for _ in range(5)] == list(range(5))
        assert line.empty()

    asyncio.run(story())


def test_a_reader_waits_for_what_comes() -> None:
    async def story() -> None:
        line: Line[int] = Line()
        reader = asyncio.create_task(line.get())
        await soon()
        assert not reader.done()
        line.put_nowait(7)
        assert await reader == 7

    asyncio.run(story())


def test_at_a_full_line_all_wait_and_none_is_lost() -> None:
    async def story() -> None:
        line: Line[int] = Line(2)
        writers = [asyncio.create_task(line.put(thing)) for thing in range(6)]
        await soon()
        assert line.full()
        assert [writer.done() for writer in writers] == [True, True, False, False, False, False]
        with pytest.raises(asyncio.QueueFull):
            line.put_nowait(9)
        assert [await line.get() for _ in range(6)] == list(range(6))
        await asyncio.gather(*writers)
        assert line.empty()

    asyncio.run(story())


def test_whoever_stops_waiting_at_a_full_line_leaves_the_others_in_theirs() -> None:
    async def story() -> None:
        line: Line[int] = Line(1)
        line.put_nowait(0)
        first, second = (asyncio.create_task(line.put(thing)) for thing in (1, 2))
        await soon()
        first.cancel()
        await soon()
        assert line.get_nowait() == 0
        await soon()
        assert second.done()
        assert [line.get_nowait(), line.empty()] == [2, True]
        with pytest.raises(asyncio.QueueEmpty):
            line.get_nowait()

    asyncio.run(story())
