"""Matches on this device: one file each, made whole or not at all, then only ever appended to.

Every event is on the disk before the table shows it. A name is never used twice, and nothing is removed: of a
damaged file what is whole can be copied into a new match, the file itself stays as it is.
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

from kibitz.cli.faults import in_file
from kibitz.cli.wording import language_of
from kibitz.errors import KibitzError, problem
from kibitz.match.log import Event, Match, Setup
from kibitz.match.saved import format_event, format_head, read_match, read_whole_part

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


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file that cannot be read to its end. n_lines: how many are whole, the head among them, or 0."""

    name: str
    fault: KibitzError
    n_lines: int = 0

    def error(self) -> KibitzError:
        """Return what is wrong, where, and how to save what is whole."""
        text = self.fault.text(language_of())
        return KibitzError(problem("match/damaged", name=self.name, text=text, n=self.n_lines))


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
    return _created(format_head(setup).encode(), setup.variant.id)


def _created(text: bytes, stem: str) -> MatchFile:
    folder = matches_folder()
    folder.mkdir(parents=True, exist_ok=True)
    descriptor, whole = tempfile.mkstemp(prefix=".new-", dir=folder)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        path = _linked(Path(whole), folder, stem)
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


def saved_matches() -> Iterator[Saved | Damaged]:
    """Yield every match, the one played last first, those that cannot be read too."""
    for name in saved_names():
        yield _looked_at(matches_folder() / f"{name}{ENDING}")


def unfinished_or_damaged() -> Iterator[Saved | Damaged]:
    """Yield what one may want to go on with: all but the matches that somebody has won."""
    for found in saved_matches():
        if isinstance(found, Damaged) or not found.match.is_over:
            yield found


def open_saved(name: str) -> MatchFile:
    """Return the open file of a match by name, a torn last line cut off.

    Raises KibitzError for a name there is not and for a damaged file, which is left as it is.
    """
    path = _path_of(name)
    found = _looked_at(path)
    if isinstance(found, Damaged):
        raise found.error()
    return MatchFile(path)


def salvage(name: str) -> tuple[MatchFile, int]:
    """Return a new match with what is whole of a damaged one, and how many lines that are; 0 if all are whole.

    Raises KibitzError if not even the first line can be read.
    """
    path = _path_of(name)
    found = _looked_at(path)
    if isinstance(found, Saved):
        return MatchFile(path), 0
    if not found.n_lines:
        raise found.error()
    text = path.read_bytes()
    reading = read_whole_part(text)
    return _created(text[: reading.n_bytes], reading.match.setup.variant.id), found.n_lines


def _looked_at(path: Path) -> Saved | Damaged:
    name = path.stem
    try:
        reading = read_whole_part(path.read_bytes())
    except OSError as error:
        return Damaged(
            name, KibitzError(problem("file/unusable", file=str(path), reason=str(error.strerror)))
        )
    except KibitzError as error:
        return Damaged(name, in_file(str(path), error))
    if reading.fault is not None:
        return Damaged(name, in_file(str(path), reading.fault), reading.n_events + 1)
    return Saved(name, reading.match)


def _path_of(name: str) -> Path:
    known = saved_names()
    if name not in known:
        listed = ", ".join(known[:8])
        raise KibitzError(problem("match/unknown", name=name[:60], known=listed or "-"))
    return matches_folder() / f"{name}{ENDING}"
