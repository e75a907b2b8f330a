"""``kibitz arena``: two players, the same deals for both, and what lies between them."""

from __future__ import annotations

import json
import time

import click

from kibitz.arena.report import lines, table
from kibitz.arena.run_local import Arena, run
from kibitz.cli.choices import WholeNumber, json_option, seed_option
from kibitz.cli.chosen import chosen_variant
from kibitz.cli.command import command, language_of, option, say
from kibitz.cli.progress import ProgressBar
from kibitz.games import DEFAULT_VARIANT
from kibitz.players.registry import player_from_spec


@command("arena")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@option("--variant", "name", metavar="VARIANT", words="arena-variant")
@option("--option", "options", metavar="K=V", multiple=True, words="option")
@option("--code", metavar="CODE", words="code")
@option("--pairs", "n_pairs", type=WholeNumber(1), default=100, metavar="N", words="arena-pairs")
@seed_option
@option("--workers", "n_workers", type=WholeNumber(1, 256), default=1, metavar="N", words="arena-workers")
@option("--card-play", is_flag=True, words="arena-card-play")
@json_option
def arena_command(
    first: str,
    second: str,
    *,
    name: str | None,
    options: tuple[str, ...],
    code: str | None,
    n_pairs: int,
    seed: str,
    n_workers: int,
    card_play: bool,
    as_json: bool,
) -> None:
    """Print the difference between the players with its interval, and what each did in its roles."""
    if name is None and code is None:
        name = DEFAULT_VARIANT.id
    variant = chosen_variant(name, options, code)
    for spec in (first, second):
        player_from_spec(spec)
    arena = Arena((first, second), variant, seed, card_play)
    language = language_of()
    started = time.perf_counter()
    with ProgressBar(say("cli-progress-pairs", language), n_pairs) as bar:
        result = run(arena, range(n_pairs), n_workers, bar.advance)
    seconds = time.perf_counter() - started
    if as_json:
        click.echo(json.dumps(table(arena, result, seconds)))
        return
    for line in lines(arena, result, seconds, language):
        click.echo(line)
