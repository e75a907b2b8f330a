"""``kibitz serve`` as a process of its own on a free port, and how much memory and processor time it takes."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

START_SECONDS = 60.0
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass(slots=True)
class ServerProcess:
    """A running server. log: what it wrote to standard error."""

    process: subprocess.Popen[str]
    address: str
    log: Path

    @property
    def memory(self) -> int:
        """Return the resident memory of the server in kB, without its players' processes."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"^VmRSS:\s+(\d+) kB", text, re.MULTILINE)[0])

    @property
    def processor_seconds(self) -> float:
        """Return the processor time the server has used."""
        return _processor_seconds(self.process.pid)

    @property
    def players(self) -> list[int]:
        """Return the processes in which computer players decide."""
        text = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in text.split()]

    @property
    def players_processor_seconds(self) -> float:
        """Return the processor time the players' processes have used."""
        return sum(_processor_seconds(pid) for pid in self.players)

    def end(self, number: int = signal.SIGTERM, seconds: float = 30.0) -> int:
        """Send a signal, wait for the end and return the exit status."""
        self.process.send_signal(number)
        return self.process.wait(seconds)


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextlib.contextmanager
def server_process(
    storage: str, log: Path, *, port: int = 0, options: tuple[str, ...] = (), profile: Path | None = None
) -> Iterator[ServerProcess]:
    """Run a server while the block runs. profile: file for a cProfile of the whole run."""
    command = [sys.executable]
    command += ["-m", "kibitz.cli"] if profile is None else ["-m", "bench.profiled", str(profile)]
    command += [
        "serve",
        "--port",
        str(port),
        "--storage",
        storage,
        "--rate",
        "0",
        *options,
    ]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}
    # One that is started again and again compiles what it imports once, wherever it may write.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(log.parent / "pycache")
    with log.open("a") as written:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
            env=environment,
            start_new_session=True,
        )
    running = ServerProcess(process, "", log)
    try:
        running.address = _address(process, log)
        yield running
    finally:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        assert process.stdout is not None
        process.stdout.close()


def _address(process: subprocess.Popen[str], log: Path) -> str:
    assert process.stdout is not None
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        line = process.stdout.readline()
        found = re.search(r"http://[^\s()]+", line)
        if found is not None:
            return found[0]
        if not line:
            break
    raise RuntimeError(f"the server did not start: {log.read_text()[-2000:]}")
