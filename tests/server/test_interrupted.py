"""Ctrl-C in the terminal of a server, which reaches everything that runs in it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import Client, first_action, new_table

CHILDREN = Path("/proc/self/task")


def _thinkers(process_id: int) -> list[str]:
    """Return the processes in which computers decide, the newest still loading."""
    children = Path(f"/proc/{process_id}/task/{process_id}/children").read_text(encoding="ascii").split()
    return [child for child in children if b"thinker" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def _begin(address: str, process_id: int) -> None:
    """Let a deal begin, and return when a process for its computers has been started."""
    made = new_table(address)
    async with Client(address, made["table"], made["token"]) as client:
        await client.ready()
        # The first to act may be this person.
        playing = asyncio.create_task(client.play_deal(first_action))
        until = time.monotonic() + 10
        while not _thinkers(process_id):
            assert time.monotonic() < until, "no process was started for the computers"
            await asyncio.sleep(0.002)
        playing.cancel()


@pytest.mark.skipif(not CHILDREN.is_dir(), reason="needs /proc to see when a process starts")
def test_ctrl_c_while_the_computers_still_load_leaves_the_terminal_quiet(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kibitz.cli", "play", "--port", "0", "--no-browser", "--storage", "memory"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "KIBITZ_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"},
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found
        asyncio.run(_begin(found[0], process.pid))
        os.killpg(process.pid, signal.SIGINT)
        _, complaints = process.communicate(timeout=10)
    finally:
        process.kill()
        process.communicate()
    assert (0, "") == (process.returncode, complaints)
