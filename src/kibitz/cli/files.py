"""Reading and writing the files a command is given; ``-`` is standard input or output."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from pathlib import Path

from kibitz.errors import KibitzError, problem
from kibitz.records.text import decode_text

STANDARD = "-"


def read_text(name: str) -> str:
    """Return the text of a file, as ``decode_text`` gives it. Raises OSError as the system does."""
    _check_name(name)
    return decode_text(sys.stdin.buffer.read() if name == STANDARD else Path(name).read_bytes())


def write_text(name: str, text: str, *, force: bool) -> None:
    """Write a text to a file, all of it or nothing; one that exists is replaced only by force."""
    if name == STANDARD:
        sys.stdout.write(text)
        return
    check_writable(name, force=force)
    # A link stays one: what it points to is replaced.
    target = Path(os.path.realpath(name))
    if target.exists() and not target.is_file():
        with target.open("w", encoding="utf-8", newline="\n") as device:
            device.write(text)
        return
    beside = target.with_name(f".{target.name[:100]}.{os.getpid()}.new")
    try:
        _write_whole(beside, target, text, force=force)
    except FileExistsError:
        raise KibitzError(problem("file/exists", file=name)) from None
    except OSError as error:
        error.filename = name
        raise
    finally:
        with contextlib.suppress(OSError):
            beside.unlink()


def _write_whole(beside: Path, target: Path, text: str, *, force: bool) -> None:
    with beside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    if force:
        if target.exists():
            shutil.copymode(target, beside)
        beside.replace(target)
        return
    try:
        # Unlike a renaming this fails if somebody has made the file meanwhile.
        target.hardlink_to(beside)
    except FileExistsError:
        raise
    except OSError:  # a disk without links
        beside.rename(target)


def check_writable(name: str, *, force: bool) -> None:
    """Raise KibitzError now rather than after long work if the file may not be written."""
    if name == STANDARD:
        return
    _check_name(name)
    path = Path(name)
    if path.is_dir():
        raise KibitzError(problem("file/folder", file=name))
    if path.exists():
        if not force:
            raise KibitzError(problem("file/exists", file=name))
    elif not path.parent.is_dir():
        raise KibitzError(problem("file/no_folder", file=name, folder=str(path.parent)))


def would_replace(name: str) -> bool:
    """Return whether there is a file of this name whose words would be lost."""
    return name != STANDARD and Path(name).is_file()


def _check_name(name: str) -> None:
    if not name or "\0" in name:
        raise KibitzError(problem("file/no_name"))
