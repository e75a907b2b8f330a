"""``kibitz convert``: a record from one form to the other."""

from __future__ import annotations

from pathlib import PurePath

import click

from kibitz.cli.choices import OneOf, force_option
from kibitz.cli.command import command, language_of, option
from kibitz.cli.files import check_writable, would_replace, write_text
from kibitz.cli.records_given import LINES, TEXT, read_records, tell_faults, written
from kibitz.errors import KibitzError, problem


@command("convert")
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@option("--to", "form", type=OneOf(TEXT, LINES), metavar="FORM", words="convert-to")
@force_option
def convert_command(source: str, target: str, form: str | None, *, force: bool) -> int:
    """Write what can be read; end with 1 if a part cannot. Only a whole record replaces a file."""
    form = form or PurePath(target).suffix.removeprefix(".")
    if form not in (TEXT, LINES):
        raise KibitzError(problem("usage/form", file=target, allowed=f"{TEXT}, {LINES}"))
    check_writable(target, force=force)
    found = read_records(source)
    tell_faults(source, found.faults, language_of())
    if found.faults and would_replace(target):
        raise KibitzError(problem("file/kept", file=target, source=source))
    write_text(target, written(found.records, form), force=force)
    return 1 if found.faults else 0
