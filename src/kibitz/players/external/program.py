"""One running program: started in a session of its own, spoken to in lines, ended with all it started.

Reading and writing go on together and never wait past the deadline, whatever the other side does: it may not
read, not answer, write without end, or be gone.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import IO

from kibitz.errors import Problem, problem
from kibitz.players.external import launch
from kibitz.players.external.messages import MOST_BYTES, BadAnswer, hello_line, quoted, read_hello
from kibitz.players.external.spec import Settings

# Lines kept of what a program writes on stderr, and of each so many bytes.
KEPT_LINES = 20
KEPT_BYTES = 400
# What a program may take to be gone once it has closed its output, in seconds.
LAST_MOMENTS = 0.5
_PART = 65_536


class Broken(Exception):
    """The program can be asked no more; ``fault`` says why."""

    def __init__(self, fault: Problem) -> None:
        super().__init__(fault.code)
        self.fault = fault


class Program:
    """A program that has said hello. Whatever breaks it ends it: an answer that comes late is never read.

    keeps_words: what it writes on stderr is kept (the end of it), else thrown away.
    """

    def __init__(self, settings: Settings, *, keeps_words: bool = False) -> None:
        """Start it. Raises Broken: "player/no_start", "player/no_hello", and what ``ask`` may raise."""
        self._unread = bytearray()
        self._unsent = b""
        self._words: deque[bytes] = deque(maxlen=KEPT_LINES)
        self._word = b""
        self._is_mute = self._has_ended = False
        command = [sys.executable, "-I", "-S", str(Path(launch.__file__)), str(os.getpid())]
        command += [str(settings.memory), *settings.command]
        try:
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE if keeps_words else subprocess.DEVNULL,
                # A group of its own: ended as one, and not reached by a Ctrl-C that is meant for us.
                start_new_session=True,
            )
        except OSError:
            raise Broken(problem("player/no_start", command=quoted(settings.command[0]))) from None
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                os.set_blocking(pipe.fileno(), False)
        self.name = self._greeted(settings)

    def _greeted(self, settings: Settings) -> str:
        try:
            return read_hello(self._exchange(hello_line(), settings.start))
        except BadAnswer as bad:
            self.kill()
            raise Broken(bad.fault) from None
        except Broken as broken:
            match broken.fault.code, broken.fault.arguments.get("number"):
                case "player/late", _:
                    raise Broken(problem("player/no_hello", seconds=f"{settings.start:g}")) from None
                case "player/ended", (launch.NOT_FOUND | launch.NOT_EXECUTABLE):
                    raise Broken(problem("player/no_start", command=quoted(settings.command[0]))) from None
            raise

    @property
    def process_id(self) -> int:
        """Return the id of the process, which is that of its group."""
        return self._process.pid

    @property
    def exit_status(self) -> int | None:
        """Return how it ended, a signal as a negative number; None while it runs."""
        return self._process.poll()

    @property
    def words(self) -> tuple[str, ...]:
        """Return the last lines it wrote on stderr."""
        lines = [*self._words, self._word] if self._word else self._words
        return tuple(quoted(line) for line in lines)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Return the line it answers, without the line end.

        Raises Broken, and has ended the program then: "player/late", "player/ended", "player/closed",
        "player/oversized", "player/unasked".
        """
        self.check_silent()
        return self._exchange(line, seconds)

    def tell(self, line: bytes) -> None:
        """Tell something that needs no answer, without waiting; what does not go now goes with the next question."""
        self._unsent += line
        # Whether it is still there the next question finds out.
        with contextlib.suppress(OSError):
            self._send()

    def check_silent(self) -> None:
        """Raise Broken("player/unasked") if it has written what nobody asked for."""
        with self._ended_if_broken():
            if not self._unread:
                self._take_what_is_there()
            if self._unread:
                raise Broken(problem("player/unasked", text=quoted(bytes(self._unread))))

    def _exchange(self, line: bytes, seconds: float) -> bytes:
        self._unsent += line
        deadline = monotonic() + seconds
        with self._ended_if_broken():
            while True:
                try:
                    self._send()
                except OSError:
                    # It does not read any more. If it is gone that is the better thing to tell.
                    raise Broken(self._ending() or problem("player/closed", stream="input")) from None
                end = self._unread.find(b"\n", 0, MOST_BYTES)
                if end >= 0 and not self._unsent:
                    answer = bytes(self._unread[:end])
                    del self._unread[: end + 1]
                    return answer
                if end < 0 and len(self._unread) >= MOST_BYTES:
                    raise Broken(problem("player/oversized", limit=MOST_BYTES))
                left = deadline - monotonic()
                if left <= 0:
                    raise Broken(problem("player/late", seconds=f"{seconds:g}"))
                self._wait(left, reads=end < 0)

    @contextlib.contextmanager
    def _ended_if_broken(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            # A Ctrl-C too: the answer to the question asked would be taken for the next one's.
            self.kill()
            raise

    def _send(self) -> None:
        """Write as much as goes. Raises OSError if the other end is closed."""
        stdin = self._process.stdin
        assert stdin is not None
        while self._unsent:
            try:
                n_sent = os.write(stdin.fileno(), self._unsent[:_PART])
            except BlockingIOError:
                return
            self._unsent = self._unsent[n_sent:]

    def _wait(self, seconds: float, *, reads: bool) -> None:
        """Wait until something can be read or written, and read it. Raises Broken if the output is closed.

        reads: its answer is not there yet; else it is only waited for that it reads on.
        """
        wanted = {pipe: selectors.EVENT_READ for pipe in (self._process.stderr,) if self._hears(pipe)}
        if reads:
            wanted[self._process.stdout] = selectors.EVENT_READ
        if self._unsent:
            wanted[self._process.stdin] = selectors.EVENT_WRITE
        with selectors.DefaultSelector() as selector:
            for pipe, event in wanted.items():
                assert pipe is not None
                selector.register(pipe, event)
            ready = [key.fileobj for key, _ in selector.select(seconds)]
        if self._process.stdout in ready:
            self._take_what_is_there()
        if self._process.stderr in ready:
            self._take_words()

    def _take_what_is_there(self) -> None:
        stdout = self._process.stdout
        assert stdout is not None
        try:
            part = os.read(stdout.fileno(), _PART)
        except BlockingIOError:
            return
        if not part:
            raise Broken(self._ending() or problem("player/closed", stream="output"))
        self._unread += part

    def _ending(self) -> Problem | None:
        """Return how it ended; None if it goes on running."""
        try:
            status = self._process.wait(LAST_MOMENTS)
        except subprocess.TimeoutExpired:
            return None
        how = "signal" if status < 0 else "exit"
        return problem("player/ended", how=how, number=abs(status))

    def _hears(self, pipe: IO[bytes] | None) -> bool:
        return pipe is not None and not self._is_mute

    def _take_words(self) -> bool:
        """Read some of what it wrote on stderr; return whether there may be more now."""
        stderr = self._process.stderr
        if stderr is None or self._is_mute:
            return False
        try:
            part = os.read(stderr.fileno(), _PART)
        except (OSError, ValueError):
            return False
        if not part:
            self._is_mute = True
            return False
        *lines, rest = (self._word + part).split(b"\n")
        self._words.extend(line[:KEPT_BYTES] for line in lines)
        self._word = rest[:KEPT_BYTES]
        return True

    def _drain_words(self) -> None:
        # A bound, since what it has started may write on.
        for _ in range(64):
            if not self._take_words():
                return

    def close(self, seconds: float) -> bool:
        """Close its input and wait; return whether it was gone in time. Ended it is in either case."""
        if self._has_ended:
            return True
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        deadline = monotonic() + seconds
        is_gone = False
        while not is_gone and monotonic() < deadline:
            # One that writes as it goes must not wait for us.
            self._drain_words()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(0.01)
                is_gone = True
        self.kill()
        return is_gone

    def kill(self) -> None:
        """End the program and what it started."""
        if self._has_ended:
            return
        self._has_ended = True
        # Also if the program itself is gone: the number of its group is not given anew while anybody is in it.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._drain_words()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
