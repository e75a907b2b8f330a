"""A person at the table: reads the screen of a pseudo terminal and types.

What to type is decided from the saved match, so that the person needs no eyes for its next action; what
the tests look at is the output.
"""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

import pexpect
from rich.cells import cell_len

from kibitz.match.log import Match, happen
from kibitz.match.referee import player_seed
from kibitz.match.saved import parse_event, read_match
from kibitz.players.random import RandomPlayer
from kibitz.rules.engine import legal_actions, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver
from kibitz.views import view

COLUMNS, LINES = 80, 24
PROMPT = "> "
CLEAR = "\x1b[2J"
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")


class Person:
    """Somebody at a table of their own."""

    def __init__(self, folder: Path, *words: str, environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        surroundings = {k: v for k, v in os.environ.items() if k not in {"NO_COLOR", "LINES", "COLUMNS"}}
        surroundings |= {
            "KIBITZ_DATA": str(folder),
            "TERM": "xterm-256color",
            "PYTHONUTF8": "1",
            **(environment or {}),
        }
        self.process: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "kibitz.cli", "play", "--terminal", "--pace", "0", *words],
            env=surroundings,
            dimensions=(LINES, COLUMNS),
            encoding="utf-8",
            timeout=30,
        )
        self.process.delaybeforesend = None
        self.output = ""
        self.n_answered = 0
        self._typed = ("", b"")
        self._read: tuple[bytes, Match] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.close(force=True)

    def wait(self) -> bool:
        """Wait until something is asked; return whether the program still runs."""
        found = self.process.expect([r"(?:^|[\r\n])(?:\x1b\[\?2004h)?> $", pexpect.EOF])
        self.output += str(self.process.before)
        if found == 0:
            self.output += str(self.process.after)
        return found == 0

    def type(self, text: str) -> None:
        """Type a line."""
        self.n_answered += 1
        self.process.sendline(text)

    def answer(self, text: str) -> str:
        """Type a line and return what was shown until the next question, without control sequences."""
        before = len(self.output)
        self.type(text)
        self.wait()
        return plain(self.output[before:])

    def end(self) -> int:
        """Wait for the end; return the exit status."""
        while self.wait():
            self.process.sendeof()
        self.process.close()
        return int(self.process.exitstatus if self.process.exitstatus is not None else -1)

    def kill(self) -> None:
        """End the program as a power cut would."""
        self.process.kill(signal.SIGKILL)
        self.process.expect(pexpect.EOF)
        self.output += str(self.process.before)
        self.process.close()

    # --- the match ----------------------------------------------------------------------------------

    @property
    def path(self) -> Path:
        """Return the file of the only match."""
        (path,) = (self.folder / "matches").glob("*.jsonl")
        return path

    @property
    def match(self) -> Match:
        """Return the match as it is saved; what was read before is not replayed again."""
        text = self.path.read_bytes()
        if self._read is None or not text.startswith(self._read[0]):
            reading = read_match(text)
            self._read = (text[: reading.n_bytes], reading.match)
        known, match = self._read
        for line in text[len(known) :].splitlines(keepends=True):
            if line.endswith(b"\n"):
                match = happen(match, parse_event(line))
                known += line
        self._read = (known, match)
        return match

    def next_text(self, seat: int = 0) -> str:
        """Return what to type next: an action of the random player, or nothing for the next deal."""
        match = self.match
        state = match.state
        if isinstance(state, DealOver):
            return ""
        assert to_act(state) == seat, "the table asks only for one's own decisions"
        assert len(legal_actions(state)) > 1, "a choice of one is made by itself"
        return str(RandomPlayer().act(view(state, Seat(seat)), player_seed(match.deal_seed)).action)

    def play(self, *, most: int = 100_000) -> bool:
        """Play on until the program ends (return False) or so many answers were given (True)."""
        for _ in range(most):
            if not self.wait():
                return False
            text, saved = self.next_text(), self.path.read_bytes()
            assert (text, saved) != self._typed or not text, f"refused: {text}\n{plain(self.output[-3000:])}"
            self._typed = (text, saved)
            self.type(text)
        return True


def plain(output: str) -> str:
    """Return the output without control sequences."""
    return _CONTROL.sub("", output)


def screens(output: str) -> list[list[str]]:
    """Return the lines of every screen that was painted (of speech: all lines as one)."""
    return [plain(piece).split("\n") for piece in output.split(CLEAR)]


def too_large(output: str) -> list[str]:
    """Return every line wider than the terminal, and every screen that scrolls while it is looked at."""
    found = []
    for painted in screens(output)[1:]:
        prompts = [number for number, line in enumerate(painted, start=1) if line.startswith(PROMPT)]
        # Enter goes to the line below the prompt. What is said on leaving the table may scroll it.
        height = prompts[0] + 1 if prompts else len(painted)
        if height > LINES:
            found.append(f"{height} lines: {painted[0]!r}")
        found += [line for line in painted if cell_len(line) > COLUMNS]
    return found
