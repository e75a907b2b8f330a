"""Processes of this machine, as Linux shows them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

PROC = Path("/proc")
LONGEST_WAIT = 100.0
LISTENING = "0A"

needs_proc = pytest.mark.skipif(
    not (PROC / "self" / "stat").exists(), reason="looks into /proc, as Linux has it"
)


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """Return as soon as it is so; fails the test if it never is."""
    end = time.monotonic() + LONGEST_WAIT
    while not is_so():
        assert time.monotonic() < end, f"never happened: {what}"
        time.sleep(0.02)


def descendants(process: int) -> set[int]:
    """Return the processes that a process has started, and those have started, as long as they run."""
    parents: dict[int, int] = {}
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            try:
                # The name in brackets may hold anything; state and parent stand behind it.
                state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            except OSError:
                continue
            if state != "Z":
                parents[int(folder.name)] = int(parent)
    found = {process}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {process}


def is_running(process: int) -> bool:
    """Return whether there is such a process that has not ended."""
    try:
        return (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def listening(processes: set[int]) -> set[str]:
    """Return the addresses, in the kernel's hexadecimal, on which processes wait for connections."""
    sockets = {link for process in processes for link in _sockets(process)}
    found = set()
    for table in ("tcp", "tcp6"):
        for line in (PROC / "net" / table).read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == LISTENING and fields[9] in sockets:
                found.add(fields[1].partition(":")[0])
    return found


def _sockets(process: int) -> list[str]:
    found = []
    try:
        for link in (PROC / str(process) / "fd").iterdir():
            target = str(link.readlink())
            if target.startswith("socket:["):
                found.append(target[8:-1])
    except OSError:
        pass
    return found
