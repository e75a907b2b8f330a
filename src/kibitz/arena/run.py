"""Run an arena to its end, with what its journal already holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from kibitz.arena.figures import DealFigures
from kibitz.arena.journal import Journal
from kibitz.arena.run_local import Batch, run_local
from kibitz.arena.schedule import Arena, Task, tasks


class Runner(Protocol):
    """Something that plays tasks: processes of this machine, or a cluster."""

    def __call__(self, arena: Arena, todo: Sequence[Task], workers: int) -> Iterator[Batch]:
        """Yield the figures of all tasks, in batches as they are done."""
        ...


def run(
    arena: Arena,
    pairs: Sequence[int],
    workers: int = 1,
    *,
    runner: Runner = run_local,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[Task, tuple[DealFigures, ...]]:
    """Return the figures of these pairs (numbers of the schedule), every player against every other.

    Only the decision times depend on ``workers`` and ``runner``. Pairs do not depend on each other, so an arena
    can be played in parts and put together. progress: is told how many tasks have been finished.
    """
    todo = tasks(arena, pairs)
    before = journal.played if journal is not None else {}
    played = {task: before[task] for task in todo if task in before}
    if progress is not None and played:
        progress(len(played))
    for batch in runner(arena, [task for task in todo if task not in played], workers):
        if journal is not None:
            journal.write(batch)
        played.update(batch)
        if progress is not None:
            progress(len(batch))
    return played
