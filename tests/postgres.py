"""A PostgreSQL server for the tests: in a folder of its own, on loopback, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path | None:
    """Return the folder of ``initdb`` and ``postgres``, None where there is no PostgreSQL."""
    found = shutil.which("initdb")
    if found and shutil.which("postgres"):
        return Path(found).parent
    # Debian keeps them off the PATH, one folder a version.
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return debian[-1].parent if debian else None


@contextmanager
def server() -> Iterator[str]:
    """Yield the address of an empty database."""
    folder_of_programs = programs()
    assert folder_of_programs is not None, "no PostgreSQL here"
    # The path must be short: sockets of Unix have about a hundred letters.
    folder = Path(tempfile.mkdtemp(prefix="kpg"))
    who: dict[str, object] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "postgres", "postgres")
        who = {"user": "postgres", "group": "postgres", "extra_groups": []}
    data = folder / "data"
    run = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **who}
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = None
    try:
        initdb = [folder_of_programs / "initdb", "-A", "trust", "-N", "-E", "UTF8", "--no-instructions"]
        subprocess.run([*initdb, "-U", "kibitz", "-D", data], check=True, **run)  # type: ignore[call-overload]
        quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=32MB"]
        settings = [f"-c{setting}" for setting in ("listen_addresses=127.0.0.1", *quick)]
        process = subprocess.Popen(  # type: ignore[call-overload]
            [folder_of_programs / "postgres", "-D", data, "-k", folder, "-p", str(port), *settings], **run
        )
        _wait_for(port)
        yield f"postgresql://kibitz@127.0.0.1:{port}/postgres"
    finally:
        if process is not None:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=20)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(port: int) -> None:
    import psycopg

    end = time.monotonic() + 30
    while True:
        try:
            psycopg.connect(f"postgresql://kibitz@127.0.0.1:{port}/postgres").close()
        except psycopg.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return
