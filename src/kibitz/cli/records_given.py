"""The records in a file a command is given, whichever of the two forms they are written in."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePath

import click

from kibitz.cli.faults import in_file
from kibitz.cli.files import read_text
from kibitz.cli.wording import say
from kibitz.errors import RecordError, problem
from kibitz.records.format import HEAD, format_records
from kibitz.records.jsonl import lines_to_record, records_to_lines
from kibitz.records.parse import read_record
from kibitz.records.record import ReadResult, Record
from kibitz.records.sections import DEAL

TEXT, LINES = "kbz", "jsonl"


def read_records(name: str) -> ReadResult:
    """Return what a file holds, in either form. Raises KibitzError if that is nothing."""
    text = read_text(name)
    found = lines_to_record(text.split("\n")) if form_of(name, text) == LINES else read_record(text)
    if found.records:
        return found
    raise in_file(name, found.faults[0] if found.faults else RecordError(problem("record/empty")))


def form_of(name: str, text: str) -> str:
    """Return the form a text is in. All lines are looked at, for any one may be damaged."""
    lines = text.split("\n")
    has_text = any(line.startswith((HEAD, DEAL)) for line in lines)
    has_lines = any(line.lstrip().startswith("{") for line in lines)
    if has_text != has_lines:
        return TEXT if has_text else LINES
    return LINES if PurePath(name).suffix == f".{LINES}" else TEXT


def written(records: Iterable[Record], form: str) -> str:
    """Return records in one of the two forms."""
    if form == TEXT:
        return format_records(records)
    return "".join(f"{line}\n" for line in records_to_lines(records))


def tell_faults(name: str, faults: Iterable[RecordError], language: str) -> None:
    """Write a line on stderr for each part of a file that could not be read; the others were."""
    for fault in faults:
        click.echo(say("cli-complaint", language, text=in_file(name, fault).text(language)), err=True)
