"""``kibitz cases``: check rule cases. Ends with 0 if all hold, 1 if one fails, 2 if one cannot be read."""

from __future__ import annotations

import click

from kibitz.cli.command import command, language_of, say
from kibitz.cli.faults import in_file
from kibitz.cli.files import read_text
from kibitz.cli.progress import ProgressBar
from kibitz.cli.wording import printable
from kibitz.errors import KibitzError
from kibitz.records.cases import Case, read_cases, run_case


@command("cases")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
def cases_command(files: tuple[str, ...]) -> int:
    """Print what does not hold, then the totals."""
    language = language_of()
    cases = [case for name in files for case in _read(name)]
    n_failed = 0
    with ProgressBar(say("cli-progress-cases", language), len(cases)) as bar:
        for case in cases:
            mismatches = run_case(case)
            n_failed += bool(mismatches)
            for found in mismatches:
                text = say(
                    "cli-cases-mismatch", language, key=found.key, expected=found.expected, found=found.found
                )
                click.echo(f"{printable(f'{case.name}:{case.line}: {case.id}')}: {text}")
            bar.advance()
    click.echo(say("cli-cases-total", language, cases=str(len(cases)), failed=str(n_failed)))
    return 1 if n_failed else 0


def _read(name: str) -> tuple[Case, ...]:
    text = read_text(name)
    try:
        return read_cases(text, name)
    except KibitzError as error:
        raise in_file(name, error) from None
