"""Reading and writing the files a command is given; ``-`` is standard input or output."""

from __future__ import annotations

import sys
from pathlib import Path

from kibitz.cli.faults import in_file
from kibitz.errors import KibitzError, RecordError, problem
from kibitz.records.text import decode_text

STANDARD = "-"


def read_text(name: str) -> str:
    """Return the text of a file. Raises KibitzError for bytes that are no text, OSError as the system does."""
    data = sys.stdin.buffer.read() if name == STANDARD else Path(name).read_bytes()
    try:
        return decode_text(data)
    except RecordError as error:
        raise in_file(name, error) from None


def write_text(name: str, text: str, *, force: bool) -> None:
    """Write a text to a file; one that exists is replaced only by force."""
    if name == STANDARD:
        sys.stdout.write(text)
        return
    try:
        with Path(name).open("w" if force else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise KibitzError(problem("file/exists", file=name)) from None


def check_writable(name: str, *, force: bool) -> None:
    """Raise KibitzError now rather than after long work if the file exists and may not be replaced."""
    if name != STANDARD and not force and Path(name).exists():
        raise KibitzError(problem("file/exists", file=name))
