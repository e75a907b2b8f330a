"""Run tasks on Ray: the same figures as ``run_local``, on a cluster or on one machine.

Without an address in RAY_ADDRESS a cluster of this machine alone is started, and ended with the arena. It talks
over the loopback interface only, and nothing is reported to Ray's makers.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from kibitz.arena.extras import require
from kibitz.arena.run_local import Batch, batches, play_batch
from kibitz.arena.schedule import Arena, Task

LIBRARY, EXTRA = "ray", "ray"
ADDRESS_VARIABLE = "RAY_ADDRESS"
OBJECT_STORE_BYTES = 100 * 1024**2
# Batches handed to the cluster at a time for each worker: the next is there when one is done.
AHEAD = 2
ENVIRONMENT = {
    # Nothing is told to Ray's makers.
    "RAY_USAGE_STATS_ENABLED": "0",
    # Else every worker is started through uv in a copy of the project, where there is one.
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
}
# As Ray does by itself on Windows and macOS: the node is 127.0.0.1, and its servers listen there only. An address
# given to ``ray.init`` would be replaced by the machine's outer one.
ON_LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


def require_ray() -> None:
    """Raise KibitzError if the library is not installed."""
    require(LIBRARY, EXTRA)


def run_ray(arena: Arena, todo: Sequence[Task], workers: int = 1) -> Iterator[Batch]:
    """Yield the figures of all tasks, in batches as they are done, which may be another order."""
    if not todo:
        return
    with _cluster(workers):
        import ray

        play = ray.remote(play_batch)
        shared = ray.put(arena)
        waiting = list(reversed(list(batches(todo, workers))))
        running: list[object] = []
        while waiting or running:
            while waiting and len(running) < AHEAD * workers:
                running.append(play.remote(shared, waiting.pop()))
            done, running = ray.wait(running, num_returns=1)
            for one in done:
                yield ray.get(one)


@contextmanager
def _cluster(workers: int) -> Iterator[None]:
    """Join the cluster of RAY_ADDRESS or start one here; let go of it at the end."""
    joins = bool(os.environ.get(ADDRESS_VARIABLE))
    # Ray reads them when it is imported.
    os.environ |= ENVIRONMENT if joins else ENVIRONMENT | ON_LOOPBACK
    import ray

    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    with tempfile.TemporaryDirectory(prefix="kibitz-ray-", ignore_cleanup_errors=True) as folder:
        try:
            if joins:
                ray.init(**quiet)
            else:
                # The folder's path is short: names of sockets in it may have about a hundred characters.
                ray.init(
                    num_cpus=workers,
                    include_dashboard=False,
                    object_store_memory=OBJECT_STORE_BYTES,
                    _temp_dir=folder,
                    **quiet,
                )
            yield
        finally:
            ray.shutdown()
