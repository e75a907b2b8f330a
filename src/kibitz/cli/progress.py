"""A progress bar on stderr, only where a terminal is there and only once it has taken over a second."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

SHOWN_AFTER_SECONDS = 1.0


class ProgressBar:
    """Counts steps of a known total: ``with ProgressBar("deals", 100) as bar: … bar.advance()``."""

    def __init__(self, words: str, total: int) -> None:
        self._words = words
        self._total = total
        self._done = 0
        self._begun = time.monotonic()
        self._shown: tuple[Progress, TaskID] | None = None

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown is not None:
            self._shown[0].stop()

    def advance(self, steps: int = 1) -> None:
        """Count steps done."""
        self._done += steps
        if self._shown is not None:
            self._shown[0].update(self._shown[1], completed=self._done)
        elif time.monotonic() - self._begun > SHOWN_AFTER_SECONDS and sys.stderr.isatty():
            self._shown = self._show()

    def _show(self) -> tuple[Progress, TaskID]:
        from rich.console import Console
        from rich.progress import Progress

        progress = Progress(console=Console(stderr=True), transient=True)
        task = progress.add_task(self._words, total=self._total, completed=self._done)
        progress.start()
        return progress, task
