"""The programs of this process: one for each command, whoever asks it, until the process ends."""

from __future__ import annotations

import atexit
from threading import Lock

from kibitz.errors import problem
from kibitz.players.external.messages import act_line, end_line
from kibitz.players.external.program import Broken, Program
from kibitz.players.external.spec import Settings
from kibitz.records.traces import Json
from kibitz.views import View

# Time to go by itself once nobody will ask any more, in seconds.
LEAVE_SECONDS = 0.5


class Running:
    """A command that is started when it is first needed, and again when it broke, up to a number of times.

    keeps_words: as for ``Program``. n_left: how often it went by itself when a deal was over.
    """

    def __init__(self, settings: Settings, *, keeps_words: bool = False) -> None:
        self.settings = settings
        self.n_left = 0
        self._keeps_words = keeps_words
        self._program: Program | None = None
        self._last_words: tuple[str, ...] = ()
        self._n_starts = 0
        self._may_leave = False
        # Two threads that ask one program wait for each other.
        self._turn = Lock()

    @property
    def process_id(self) -> int | None:
        """Return the id of its process, None while there is none."""
        return self._program.process_id if self._program is not None else None

    @property
    def words(self) -> tuple[str, ...]:
        """Return the last lines on stderr, also of a program that is gone."""
        return (self._program.words if self._program is not None else ()) or self._last_words

    def start(self) -> Program:
        """Return the program, started unless it runs. Raises Broken, "player/given_up" after too many starts."""
        with self._turn:
            return self._started()

    def ask(self, seen: View) -> bytes:
        """Return the line that answers a view. Raises Broken; the program is started anew by the next question."""
        seconds = self.settings.seconds
        line = act_line(seen, seconds)
        with self._turn:
            may_leave, self._may_leave = self._may_leave, False
            program = self._started()
            try:
                return program.ask(line, seconds)
            except BaseException as error:
                self._program, self._last_words = None, program.words
                if not (may_leave and isinstance(error, Broken) and _is_gone_in_peace(error)):
                    raise
            # It went when the deal was over. That is no fault: it is asked anew, and the start is not counted.
            self.n_left += 1
            self._n_starts -= 1
            return self._started().ask(line, seconds)

    def end(self, result: dict[str, Json]) -> None:
        """Tell the result of a deal; a program may leave then."""
        with self._turn:
            if self._program is not None:
                self._program.tell(end_line(result))
                self._may_leave = True

    def close(self, seconds: float = LEAVE_SECONDS) -> bool:
        """Close the program's input, end it if it stays; return whether it went in time."""
        with self._turn:
            program, self._program = self._program, None
            self._n_starts = 0
            if program is None:
                return True
            is_gone = program.close(seconds)
            self._last_words = program.words
            return is_gone

    def _started(self) -> Program:
        if self._program is None:
            if self._n_starts > self.settings.restarts:
                raise Broken(problem("player/given_up", n=self.settings.restarts))
            self._n_starts += 1
            self._program = Program(self.settings, keeps_words=self._keeps_words)
        return self._program


def _is_gone_in_peace(broken: Broken) -> bool:
    return broken.fault.code == "player/ended" and broken.fault.arguments == {"how": "exit", "number": 0}


_RUNNING: dict[Settings, Running] = {}


def running(settings: Settings) -> Running:
    """Return the command as it runs in this process, the same one each time."""
    return _RUNNING.setdefault(settings, Running(settings))


def close_programs() -> None:
    """End every program this process has started; one that is asked again is started again."""
    for each in _RUNNING.values():
        each.close()


atexit.register(close_programs)
