"""Standard streams that are not there: a shell closes one with ``>&-``, and Python has None in its place."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from typing import NoReturn

from kibitz.errors import KibitzError, problem


class Closed(io.TextIOBase):
    """Stands for standard input or output: using it is bad usage, not using it is none."""

    def __init__(self, name: str) -> None:
        self._name = name

    def _refuse(self) -> NoReturn:
        raise KibitzError(problem("file/closed", stream=self._name))

    @property
    def buffer(self) -> NoReturn:
        """Raise KibitzError: there are no bytes."""
        self._refuse()

    def write(self, _text: str) -> int:
        """Raise KibitzError: nobody would read it."""
        self._refuse()

    def read(self, _size: int | None = -1) -> str:
        """Raise KibitzError: there is nothing."""
        self._refuse()

    def readline(self, _size: int = -1) -> str:  # type: ignore[override]
        """Raise KibitzError: there is nothing."""
        self._refuse()


@contextlib.contextmanager
def whole_streams() -> Iterator[None]:
    """See to it that all three streams are there while a command runs."""
    before = sys.stdin, sys.stdout, sys.stderr
    if sys.stdin is None:
        sys.stdin = Closed("input")
    if sys.stdout is None:
        sys.stdout = Closed("output")
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


def let_output_go() -> None:
    """Point standard output at nothing. Python flushes once more at its end; that must not fail again."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
