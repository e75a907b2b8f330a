"""``kibitz verify``: whether the deals of a record were dealt as promised."""

from __future__ import annotations

import json
import re

import click

from kibitz.cli.command import command, language_of, option, say
from kibitz.cli.records_given import read_records, tell_faults
from kibitz.errors import KibitzError, problem
from kibitz.match.verified import N_DIGITS, Finding, verify


@command("verify")
@click.argument("file", metavar="FILE")
@option("--head", "heads", metavar="HEX", multiple=True, words="verify-head")
@option("--json", "as_json", is_flag=True, words="json")
def verify_command(file: str, heads: tuple[str, ...], *, as_json: bool) -> int:
    """Say of each deal whether it holds; end with 0 only if all of them do."""
    language = language_of()
    heads = tuple(head.strip().lower() for head in heads)
    bad = [head for head in heads if not re.fullmatch(f"[0-9a-f]{{{N_DIGITS}}}", head)]
    if bad:
        raise KibitzError(*(problem("usage/head", value=head[:80], digits=N_DIGITS) for head in bad))
    found = read_records(file)
    tell_faults(file, found.faults, language)
    findings = [finding for record in found.records for finding in verify(record, ())]
    findings += _of_heads([f for record in found.records for f in verify(record, heads)], heads)
    holds = bool(findings) and not found.faults and all(finding.holds for finding in findings)
    if as_json:
        lines = [{"deal": f.n, "holds": f.holds, "code": f.said.code, **f.said.arguments} for f in findings]
        click.echo(json.dumps({"holds": holds, "findings": lines}))
        return 0 if holds else 1
    for finding in findings:
        click.echo(finding.said.text(language))
    if not findings:
        click.echo(say("cli-verify-nothing", language))
    return 0 if holds else 1


def _of_heads(findings: list[Finding], heads: tuple[str, ...]) -> list[Finding]:
    """Return one finding for each head: of several matches in a file, the one that knows it counts."""
    about = [finding for finding in findings if finding.n is None]
    best: dict[str, Finding] = {}
    for finding in about:
        head = str(finding.said.arguments["head"])
        if head not in best or finding.holds:
            best[head] = finding
    return [best[head] for head in dict.fromkeys(heads) if head in best]
