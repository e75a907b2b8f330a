"""``kibitz bench``: how fast this machine is; the counts and values it prints are the same everywhere."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from kibitz.cli.benches.rules import Measured, benched_variants, measure_rules
from kibitz.cli.choices import OneOf, WholeNumber, json_option
from kibitz.cli.command import command, language_of, option, say
from kibitz.cli.progress import ProgressBar

TOPICS = ("all", "rules", "kernel")


@command("bench")
@click.argument("topic", metavar=f"[{'|'.join(TOPICS)}]", type=OneOf(*TOPICS), default="all")
@option("--deals", "n_deals", type=WholeNumber(1), default=20, metavar="N", words="bench-deals")
@option("--seconds", type=WholeNumber(1), default=2, metavar="N", words="bench-seconds")
@json_option
def bench_command(topic: str, n_deals: int, seconds: int, *, as_json: bool) -> None:
    """Print a row for each thing that is measured."""
    facts: dict[str, object] = {}
    if topic in ("all", "rules"):
        rows = _rules(n_deals)
        facts["rules"] = [{**asdict(row), "deals_per_second": row.deals_per_second} for row in rows]
        if not as_json:
            _print_rules(rows)
    if topic in ("all", "kernel"):
        kernel = _kernel(seconds)
        facts["kernel"] = kernel
        if not as_json:
            _print_kernel(kernel, is_first=topic == "kernel")
    if as_json:
        click.echo(json.dumps(facts))


def _rules(n_deals: int) -> list[Measured]:
    chosen, rows = list(benched_variants()), []
    with ProgressBar(say("cli-progress-variants", language_of()), len(chosen)) as bar:
        for variant in chosen:
            rows.append(measure_rules(variant, n_deals))
            bar.advance()
    return rows


def _print_rules(rows: list[Measured]) -> None:
    language = language_of()
    width = max(len(row.rules) for row in rows)
    heads = [say(f"cli-bench-{column}", language) for column in ("rules", "speed", "actions", "legal")]
    click.echo(f"{heads[0]:{width}} {heads[1]:>10} {heads[2]:>10} {heads[3]:>10}")
    for row in rows:
        click.echo(f"{row.rules:{width}} {row.deals_per_second:10.1f} {row.n_actions:10} {row.n_legal:10}")


def _kernel(seconds: int) -> list[dict[str, object]]:
    from kibitz.cli.benches.kernel import measurements

    found, todo = [], measurements(seconds)
    with ProgressBar(say("cli-progress-measurements", language_of()), len(todo)) as bar:
        for measure in todo:
            found += [asdict(row) for row in measure()]
            bar.advance()
    return found


def _print_kernel(rows: list[dict[str, object]], *, is_first: bool) -> None:
    language = language_of()
    if not is_first:
        click.echo()
    width = max(len(str(row["name"])) for row in rows)
    heads = [say(f"cli-bench-{column}", language) for column in ("measured", "rate", "unit", "peer", "ratio")]
    click.echo(f"{heads[0]:{width}} {heads[1]:>12} {heads[2]:12} {heads[3]:>12} {heads[4]:>7}")
    for row in rows:
        peer, ratio = row["peer"], row["ratio"]
        text = f"{row['name']:{width}} {_number(row['amount']):>12} {row['unit']:12}"
        text += f" {_number(peer):>12} {_number(ratio):>7}  {row['peer_name']}" if peer is not None else ""
        click.echo(text.rstrip())


def _number(number: object) -> str:
    assert isinstance(number, int | float)
    return f"{number:,.0f}" if number >= 100 else f"{number:.2f}"
