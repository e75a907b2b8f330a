"""Ray plays what one process plays, on this machine's own addresses only, and leaves nothing behind."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.arena.facts import PROGRAM, as_bytes, facts_of
from tests.arena.processes import descendants, is_running, listening, needs_proc, wait_until

pytestmark = [
    needs_proc,
    pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed"),
    pytest.mark.timeout(400),
]

WORDS = ("easy", "random", "rulebook", "--variant", "dixie", "--pairs", "6", "--seed", "r")
ON_RAY = (*PROGRAM, *WORDS, "--ray", "--workers", "2", "--json")
# 127.0.0.1, as itself and as an address of the longer kind; and that kind's own.
LOOPBACK = {"0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"}


@pytest.fixture
def environment() -> Iterator[dict[str, str]]:
    """Yield an environment with an own folder for what is temporary; its path is short, as sockets need it."""
    folder = tempfile.mkdtemp(prefix="kr-", dir="/tmp")
    given = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    yield {**given, "TMPDIR": folder}
    shutil.rmtree(folder, ignore_errors=True)


def test_the_figures_are_those_of_one_process_and_nothing_stays(environment: dict[str, str]) -> None:
    heard: set[str] = set()
    seen: set[int] = set()
    with subprocess.Popen(ON_RAY, stdout=subprocess.PIPE, text=True, env=environment) as running:
        assert running.stdout is not None

        def is_over() -> bool:
            own = descendants(running.pid)
            seen.update(own)
            heard.update(listening({running.pid, *own}))
            return running.poll() is not None

        wait_until(is_over, "the arena ends")
        printed = running.stdout.read()
    assert 0 == running.returncode
    assert as_bytes(facts_of(*WORDS)) == as_bytes(json.loads(printed))
    assert heard and heard <= LOOPBACK
    assert len(seen) > 3
    wait_until(lambda: not any(map(is_running, seen)), "the cluster ends")
    assert [] == [*Path(environment["TMPDIR"]).glob("kibitz-ray-*")]


def test_a_killed_arena_takes_its_cluster_along_and_goes_on_without_it(
    environment: dict[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "arena.jsonl"
    words = (*ON_RAY, "--journal", str(path))
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, env=environment) as running:
        wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") > 1, "a pair is played")
        cluster = descendants(running.pid)
        running.send_signal(signal.SIGKILL)
    assert len(cluster) > 3
    wait_until(lambda: not any(map(is_running, cluster)), "the cluster ends")
    assert as_bytes(facts_of(*WORDS)) == as_bytes(facts_of(*WORDS, "--journal", str(path)))
