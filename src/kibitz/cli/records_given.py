"""The records in a file a command is given, whichever of the two forms they are written in."""

from __future__ import annotations

from collections.abc import Iterable

import click

from kibitz.cli.faults import in_file
from kibitz.cli.files import read_text
from kibitz.cli.wording import say
from kibitz.errors import RecordError, problem
from kibitz.records.format import format_records
from kibitz.records.jsonl import lines_to_record, records_to_lines
from kibitz.records.parse import read_record
from kibitz.records.record import ReadResult, Record

TEXT, LINES = "kbz", "jsonl"


def read_records(name: str) -> ReadResult:
    """Return what a file holds; its first character tells the form. Raises KibitzError if that is nothing."""
    text = read_text(name)
    found = lines_to_record(text.split("\n")) if text.lstrip().startswith("{") else read_record(text)
    if found.records:
        return found
    raise in_file(name, found.faults[0] if found.faults else RecordError(problem("record/empty")))


def written(records: Iterable[Record], form: str) -> str:
    """Return records in one of the two forms."""
    if form == TEXT:
        return format_records(records)
    return "".join(f"{line}\n" for line in records_to_lines(records))


def tell_faults(name: str, faults: Iterable[RecordError], language: str) -> None:
    """Write a line on stderr for each part of a file that could not be read; the others were."""
    for fault in faults:
        click.echo(say("cli-complaint", language, text=in_file(name, fault).text(language)), err=True)
