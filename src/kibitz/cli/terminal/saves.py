"""Matches on this device: one file each, made whole or not at all, then only ever appended to.

Every event is on the disk before the table shows it. A name is never used twice, and nothing is removed.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import platformdirs

from kibitz.errors import KibitzError, problem
from kibitz.match.log import Event, Match, Setup
from kibitz.match.saved import format_event, format_head, read_match

DATA_VARIABLE = "KIBITZ_DATA"
ENDING = ".jsonl"


def matches_folder() -> Path:
    """Return the folder of saved matches, which need not exist yet."""
    own = os.environ.get(DATA_VARIABLE)
    return (Path(own) if own else platformdirs.user_data_path("kibitz", appauthor=False)) / "matches"


@dataclass(frozen=True, slots=True)
class Saved:
    """A match on the disk, read as far as it is whole."""

    name: str
    match: Match


class MatchFile:
    """An open match to which events are appended. Nobody else may have it open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.open("r+b", buffering=0)
        try:
            _lock(self._file.fileno(), self.name)
            # Read under the lock: what another table wrote before it let go must not be cut off.
            reading = read_match(self._file.readall())
            self._file.truncate(reading.n_bytes)
            self._file.seek(reading.n_bytes)
        except BaseException:
            self._file.close()
            raise
        self.match_at_opening = reading.match

    @property
    def name(self) -> str:
        """Return the name under which the match can be resumed."""
        return self.path.stem

    def append(self, event: Event) -> None:
        """Put an event on the disk; it is there when this returns."""
        line = format_event(event).encode()
        while line:
            line = line[self._file.write(line) :]
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file, which lets others open it."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _lock(descriptor: int, name: str) -> None:
    """Keep everybody else from appending to the same match; the system lets go when we end, however we end."""
    try:
        import fcntl
    except ImportError:
        return  # Windows: the file cannot be locked this way, and one table at a time is what people have
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise KibitzError(problem("match/in_use", name=name)) from None


def create_match(setup: Setup) -> MatchFile:
    """Return the open file of a new match, under the next free name: ``<variant>-<number>``."""
    folder = matches_folder()
    folder.mkdir(parents=True, exist_ok=True)
    head = format_head(setup).encode()
    descriptor, whole = tempfile.mkstemp(prefix=".new-", dir=folder)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(head)
            file.flush()
            os.fsync(file.fileno())
        path = _linked(Path(whole), folder, setup.variant.id)
    finally:
        Path(whole).unlink(missing_ok=True)
    _sync_folder(folder)
    return MatchFile(path)


def _linked(whole: Path, folder: Path, stem: str) -> Path:
    """Return the path at which a finished head now also lies. A link to a name that is taken fails."""
    number = max((_number(path) for path in folder.glob(f"*{ENDING}")), default=0)
    while True:
        number += 1
        path = folder / f"{stem}-{number}{ENDING}"
        try:
            _place(whole, path)
        except FileExistsError:
            continue
        return path


def _place(whole: Path, path: Path) -> None:
    try:
        os.link(whole, path)
    except FileExistsError:
        raise
    except OSError:
        # A file system without links: the name is still taken by nobody else, only a crash just now could
        # leave a head that is not whole, in a match in which nothing has been done.
        with path.open("xb") as file:
            file.write(whole.read_bytes())
            os.fsync(file.fileno())


def _number(path: Path) -> int:
    text = path.stem.rpartition("-")[2]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _sync_folder(folder: Path) -> None:
    """Put the new name on the disk as well, where the system lets a folder be synced."""
    if hasattr(os, "O_DIRECTORY"):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def saved_names() -> tuple[str, ...]:
    """Return the names of all matches, the one played last first."""
    folder = matches_folder()
    if not folder.is_dir():
        return ()
    paths = [path for path in folder.glob(f"*{ENDING}") if path.is_file()]
    paths.sort(key=lambda path: (path.stat().st_mtime_ns, _number(path)), reverse=True)
    return tuple(path.stem for path in paths)


def read_saved(name: str) -> Saved:
    """Return a match by name. Raises KibitzError for a name there is not, RecordError for a damaged file."""
    path = _path_of(name)
    return Saved(name, read_match(path.read_bytes()).match)


def readable_matches() -> Iterator[Saved]:
    """Yield the matches that can be read, the one played last first."""
    for name in saved_names():
        try:
            yield read_saved(name)
        except KibitzError:
            continue


def last_unfinished() -> Saved | None:
    """Return the match played last that nobody has won, or None."""
    return next((saved for saved in readable_matches() if not saved.match.is_over), None)


def open_saved(name: str) -> MatchFile:
    """Return the open file of a match by name, a torn last line cut off; raises like ``read_saved``."""
    return MatchFile(_path_of(name))


def _path_of(name: str) -> Path:
    known = saved_names()
    if name not in known:
        listed = ", ".join(known[:8])
        raise KibitzError(problem("match/unknown", name=name[:60], known=listed or "-"))
    return matches_folder() / f"{name}{ENDING}"
