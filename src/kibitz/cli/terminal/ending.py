"""Being told to end: by the system (SIGTERM) or because the terminal is gone (SIGHUP), much like Ctrl-C."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

ENDING_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)  # Windows has no SIGHUP


class Ended(KeyboardInterrupt):
    """The program was told to end."""

    def __init__(self, signal_number: int) -> None:
        super().__init__()
        self.signal_number = signal_number

    @property
    def exit_status(self) -> int:
        """Return the exit status as shells have it: 143 after SIGTERM, 129 after SIGHUP."""
        return 128 + self.signal_number


@contextlib.contextmanager
def signals_raise() -> Iterator[None]:
    """Have Ended raised where a signal would end the program at once; one that is ignored stays so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in ENDING_SIGNALS}
    ours = [number for number, handler in before.items() if handler == signal.SIG_DFL]
    for number in ours:
        signal.signal(number, _raise)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, before[number])


def _raise(number: int, _frame: FrameType | None) -> None:
    # A second signal must not cut the last words off.
    for each in ENDING_SIGNALS:
        if signal.getsignal(each) is _raise:
            signal.signal(each, signal.SIG_IGN)
    raise Ended(number)
