"""The journal of an arena: what has been played so far, so that one that was ended goes on where it was.

A head that says which arena it is, then a line of JSON for each pair of a meeting, appended when it has been
played and never changed. The last line may be torn by whatever ended the program; it is cut off and its pair
is played again. Anything else that cannot be read is a RecordError with its line, and the file is left alone.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from kibitz import __version__
from kibitz.arena.figures import DealFigures
from kibitz.arena.run_local import Batch
from kibitz.arena.schedule import CONTRACTS_BY, Arena, Task, seatings
from kibitz.errors import KibitzError, RecordError, problem
from kibitz.records.rule_code import format_rule_code

FORMAT = 1


class _Head(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What tells an arena from another. version: another may play otherwise under the same names."""

    kibitz_arena: int
    version: str
    rules: str
    revision: int
    players: tuple[str, ...]
    seed: str
    card_play: bool
    contracts_by: str = CONTRACTS_BY


class _Line(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    pair: int
    meeting: tuple[int, int]
    deals: tuple[DealFigures, ...]


_HEAD, _LINE = msgspec.json.Decoder(_Head), msgspec.json.Decoder(_Line)
_ENCODER = msgspec.json.Encoder()


class Journal:
    """An open journal. ``played`` is what it held when it was opened. Nobody else may have it open."""

    def __init__(self, path: Path, arena: Arena) -> None:
        """Open the journal of this arena, a new one if there is no such file.

        Raises RecordError for a damaged file, KibitzError for one that is another arena's or open elsewhere.
        """
        # Made if it is not there, never emptied; what is written goes to its end.
        self._file = path.open("a+b", buffering=0)
        try:
            _lock(self._file.fileno(), path)
            self._file.seek(0)
            text = self._file.readall()
            head = _line_of(_head_of(arena))
            if head.startswith(text):
                # New, or ended while its first line was written.
                self._file.truncate(0)
                self._append(head)
                self.played: dict[Task, tuple[DealFigures, ...]] = {}
            else:
                self.played, n_bytes = _read(text, arena, path)
                self._file.truncate(n_bytes)
        except BaseException:
            self._file.close()
            raise

    def write(self, batch: Batch) -> None:
        """Put what has been played on the disk; it is there when this returns."""
        self._append(b"".join(_line_of(_Line(task.pair, task.meeting, deals)) for task, deals in batch))

    def _append(self, text: bytes) -> None:
        while text:
            text = text[self._file.write(text) :]
        os.fsync(self._file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _lock(descriptor: int, path: Path) -> None:
    """Keep others from appending to the same file; the system lets go when we end, however we end."""
    try:
        import fcntl
    except ImportError:
        return  # Windows has no such lock
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise KibitzError(problem("arena/journal_open", file=str(path))) from None


def _head_of(arena: Arena) -> _Head:
    return _Head(
        FORMAT,
        __version__,
        format_rule_code(arena.variant),
        arena.variant.revision,
        arena.players,
        arena.seed,
        arena.card_play,
        arena.contracts_by,
    )


def _line_of(value: _Head | _Line) -> bytes:
    return _ENCODER.encode(value) + b"\n"


def _read(text: bytes, arena: Arena, path: Path) -> tuple[dict[Task, tuple[DealFigures, ...]], int]:
    """Return what was played, and how far the text is whole."""
    *lines, torn = text.split(b"\n")
    try:
        head = _HEAD.decode(lines[0] if lines else torn)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise KibitzError(problem("arena/no_journal", file=str(path))) from None
    _check_same(head, _head_of(arena), path)
    played: dict[Task, tuple[DealFigures, ...]] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            found = _LINE.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(problem("arena/journal_line", reason=str(error)), number) from None
        task = Task(found.pair, found.meeting)
        if not _is_whole(found, arena):
            raise RecordError(problem("arena/journal_strange"), number)
        if task in played:
            raise RecordError(problem("arena/journal_twice", pair=task.pair), number)
        played[task] = found.deals
    return played, len(text) - len(torn)


def _is_whole(line: _Line, arena: Arena) -> bool:
    """Return whether a line is one of this arena's: a meeting it has, and all deals of the pair."""
    return (
        line.pair >= 0
        and line.meeting in arena.meetings
        and tuple(deal.players for deal in line.deals) == seatings(arena.variant)
    )


def _check_same(there: _Head, here: _Head, path: Path) -> None:
    """Raise KibitzError with everything in which two arenas differ."""
    found, asked = msgspec.to_builtins(there), msgspec.to_builtins(here)
    faults = [
        problem(
            "arena/journal_differs", file=str(path), key=key, found=_shown(value), asked=_shown(asked[key])
        )
        for key, value in found.items()
        if value != asked[key]
    ]
    if faults:
        raise KibitzError(*faults)


def _shown(value: object) -> str:
    return _ENCODER.encode(value).decode()[:200]
