"""The server of a person at home, as ``kibitz play`` starts it: on a free port, its tables in a folder of its own."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.server.client import Json, new_table

_ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+")
SECONDS_TO_START = 30


@dataclass
class Site:
    """A running server. command: ``play`` (at home) or ``serve`` (for guests)."""

    folder: Path
    command: str = "play"
    address: str = ""
    _process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    def start(self) -> Site:
        """Start; at the same address as before, if it ran before."""
        port = urlsplit(self.address).port if self.address else 0
        words = [self.command, "--port", str(port), "--storage", str(self.folder / "tables.db")]
        words += ["--no-browser"] if self.command == "play" else ["--rate", "0"]
        with (self.folder / "server.log").open("ab") as told:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "kibitz.cli", *words],
                stdout=subprocess.PIPE,
                stderr=told,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        self.address = self._first_line()
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop, politely or not."""
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(timeout=15)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None

    def restart(self) -> None:
        """Be killed, and come back at the same address with the same tables."""
        self.stop(signal.SIGKILL)
        self.start()

    def table(self, rules: str = "crowsnest", others: list[str] | None = None, **settings: Any) -> Json:
        """Return a new table (``table``, ``seat``, ``token``) with computers that do not wait."""
        return new_table(self.address, rules, others, **settings)

    def _first_line(self) -> str:
        assert self._process is not None and self._process.stdout is not None
        said = b""
        end = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < end:
            ready, _, _ = select.select([self._process.stdout], [], [], 0.2)
            if ready:
                said += os.read(self._process.stdout.fileno(), 4096)
            found = _ADDRESS.search(said)
            if found:
                return found.group().decode()
            if self._process.poll() is not None:
                break
        told = (self.folder / "server.log").read_text(encoding="utf-8")
        raise AssertionError(f"the server did not start: {said!r} {told[-2000:]}")
