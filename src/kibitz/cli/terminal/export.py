"""The deals of a match as a record file, which every other command reads."""

from __future__ import annotations

import os
from pathlib import Path

from kibitz.cli.files import STANDARD, write_text
from kibitz.errors import KibitzError, problem
from kibitz.match.log import Match
from kibitz.match.recorded import record_of
from kibitz.records.format import format_record

ENDING = ".kbz"


def save_record(match: Match, name: str, language: str) -> tuple[int, str]:
    """Write the finished deals to a file that must not exist yet; return their number and the file's name.

    A name that does not end as records do gets their ending. Raises KibitzError or OSError.
    """
    if name == STANDARD or Path(name).expanduser().is_dir() or name.endswith(("/", os.sep)):
        raise KibitzError(problem("file/folder", file=name))
    if Path(name).suffix.lower() != ENDING:
        name += ENDING
    record = record_of(match, language)
    write_text(str(Path(name).expanduser()), format_record(record), force=False)
    return len(record.deals), name
