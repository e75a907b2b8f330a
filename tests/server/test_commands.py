"""The commands: what they say, how they end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import new_table


def _without_news(lines: str) -> str:
    return "".join(line for line in lines.splitlines(keepends=True) if " INFO " not in line)


@pytest.mark.parametrize(
    ("words", "signal_number"),
    [
        (("serve", "--port", "0", "--storage", "memory"), signal.SIGTERM),
        (("play", "--port", "0", "--no-browser", "--storage", "memory"), signal.SIGINT),
        (("play", "tractor", "--port", "0", "--no-browser", "--storage", "memory"), signal.SIGTERM),
    ],
)
def test_a_server_says_where_it_is_and_ends_within_seconds(
    tmp_path: Path, words: tuple[str, ...], signal_number: signal.Signals
) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kibitz.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "KIBITZ_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        assert ("/t/" in line) == ("tractor" in words)
        assert new_table(found[0])["token"]
        process.send_signal(signal_number)
        began = time.monotonic()
        _, complaints = process.communicate(timeout=10)
        assert time.monotonic() - began < 5
    finally:
        process.kill()
        process.communicate()
    assert (0, "") == (process.returncode, _without_news(complaints))
    assert [] == list(tmp_path.iterdir())
