"""``kibitz solve``: exact values with all hands open."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping

import click

from kibitz.cards import Card
from kibitz.cli.choices import WholeNumber, json_option
from kibitz.cli.command import command, language_of, option, say
from kibitz.cli.faults import in_file
from kibitz.cli.files import read_text
from kibitz.cli.progress import ProgressBar
from kibitz.errors import KibitzError, problem
from kibitz.kernel import Bounds, Solution, Solver
from kibitz.records.open_hands import OpenHands, read_open_hands
from kibitz.records.position import parse_position
from kibitz.rules.state import Playing

Range = int | list[int]


@command("solve")
@click.argument("file", metavar="[FILE]", required=False)
@option("--position", metavar="LINE", words="solve-position")
@option("--nodes", type=WholeNumber(0), default=0, metavar="N", words="solve-nodes")
@option("--check", is_flag=True, words="solve-check")
@json_option
def solve_command(file: str | None, *, position: str | None, nodes: int, check: bool, as_json: bool) -> int:
    """Print a line of JSON for each deal of the file, or the values of one position."""
    if (file is None) == (position is None):
        raise KibitzError(problem("usage/file_or_position", option="--position"))
    if position is not None:
        if check:
            raise KibitzError(problem("usage/not_both", option="--check", other="--position"))
        _print_position(position, nodes, as_json=as_json)
        return 0
    assert file is not None
    return _print_file(file, nodes, check=check)


def _print_file(file: str, nodes: int, *, check: bool) -> int:
    text = read_text(file)
    try:
        deals = read_open_hands(text)
    except KibitzError as error:
        raise in_file(file, error) from None
    solver, n_wrong = Solver(), 0
    language = language_of()
    with ProgressBar(say("cli-progress-deals", language), len(deals)) as bar:
        for deal in deals:
            begun = time.process_time()
            solution = solver.solve(deal.state, leads=deal.leads, nodes=nodes)
            seconds = time.process_time() - begun
            facts: dict[str, object] = {"id": deal.id, "value": _range(solution.value)}
            facts["by_card"] = {card: _range(value) for card, value in solution.cards.items()}
            click.echo(json.dumps({**facts, "nodes": solution.nodes, "seconds": round(seconds, 6)}))
            if check and (wrong := _differences(deal, solution)):
                n_wrong += 1
                click.echo(f"{deal.id}: {wrong}", err=True)
            bar.advance()
    if check:
        click.echo(say("cli-solve-total", language, deals=str(len(deals)), wrong=str(n_wrong)), err=True)
    return 1 if n_wrong else 0


def _differences(deal: OpenHands, solution: Solution) -> str:
    """Return where the values of the file and ours differ; empty if nowhere."""
    wrong = []
    if deal.value is not None and not solution.value.holds(deal.value):
        wrong.append(f"{_range(solution.value)} != {deal.value}")
    for card, value in deal.by_card.items():
        found = solution.cards.get(card)
        if found is None or not found.holds(value):
            wrong.append(f"{card} {'-' if found is None else _range(found)} != {value}")
    return ", ".join(wrong)


def _range(bounds: Bounds) -> Range:
    """Return a number where the value is known, else its lower and upper bound."""
    return bounds.low if bounds.low == bounds.high else [bounds.low, bounds.high]


def _print_position(line: str, nodes: int, *, as_json: bool) -> None:
    state = parse_position(line.strip())
    if not isinstance(state, Playing):
        raise KibitzError(problem("solve/not_in_play"))
    begun = time.process_time()
    solution = Solver().solve(state, nodes=nodes)
    seconds = time.process_time() - begun
    ours = sorted(solution.ours)
    cards: Mapping[Card, Bounds] = solution.cards
    if as_json:
        facts: dict[str, object] = {"ours": ours, "value": _range(solution.value)}
        facts["by_card"] = {card: _range(value) for card, value in cards.items()}
        facts["line"] = list(solution.line)
        click.echo(json.dumps({**facts, "nodes": solution.nodes, "seconds": round(seconds, 6)}))
        return
    language = language_of()
    seats = " ".join(map(str, ours))
    click.echo(say("cli-solve-value", language, seats=seats, value=_words(solution.value)))
    for card, value in cards.items():
        click.echo(f"  {card:4}{_words(value)}")
    if solution.line:
        click.echo(say("cli-solve-line", language, line=" ".join(solution.line)))
    click.echo(say("cli-solve-effort", language, nodes=str(solution.nodes), seconds=f"{seconds:.3f}"))


def _words(bounds: Bounds) -> str:
    return str(bounds.low) if bounds.low == bounds.high else f"{bounds.low}–{bounds.high}"
