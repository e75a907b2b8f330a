"""Run tasks on this machine: in this process, or in several; the figures are the same."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import connection, get_context, parent_process
from threading import Thread

from kibitz.arena.figures import DealFigures
from kibitz.arena.schedule import Arena, Task
from kibitz.arena.sitting import play_task

# What one worker has played at a stretch: small enough that little is lost when the arena is ended.
Batch = tuple[tuple[Task, tuple[DealFigures, ...]], ...]
LARGEST_BATCH = 8
BATCHES_PER_WORKER = 8


def run_local(arena: Arena, todo: Sequence[Task], workers: int = 1) -> Iterator[Batch]:
    """Yield the figures of all tasks, in batches as they are done, which may be another order."""
    if workers <= 1 or len(todo) < 2:
        for task in todo:
            yield play_batch(arena, (task,))
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_end_with_parent) as pool:
        futures = [pool.submit(play_batch, arena, batch) for batch in batches(todo, workers)]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def batches(todo: Sequence[Task], workers: int) -> Iterator[tuple[Task, ...]]:
    """Yield the tasks in batches that keep so many workers busy to the end."""
    size = min(LARGEST_BATCH, max(1, len(todo) // (workers * BATCHES_PER_WORKER)))
    for start in range(0, len(todo), size):
        yield tuple(todo[start : start + size])


def play_batch(arena: Arena, batch: Sequence[Task]) -> Batch:
    """Return the figures of these tasks."""
    return tuple((task, play_task(arena, task)) for task in batch)


def _end_with_parent() -> None:
    """End this worker when the arena is killed: nobody would ever tell it to stop."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    Thread(target=wait, daemon=True).start()
