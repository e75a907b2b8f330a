"""``kibitz arena``: two players or more, the same deals for all, and what lies between them."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path

import click

from kibitz.arena.journal import Journal
from kibitz.arena.ladder import ladder
from kibitz.arena.report import round_robin_table, table
from kibitz.arena.result import MeetingResult, Played, results
from kibitz.arena.run import Runner, run
from kibitz.arena.run_local import run_local
from kibitz.arena.schedule import Arena, Meeting
from kibitz.arena.seated import check_spec
from kibitz.arena.stats import Interval
from kibitz.arena.words import lines, round_robin_lines
from kibitz.cli.choices import WholeNumber, json_option, seed_option
from kibitz.cli.chosen import chosen_variant
from kibitz.cli.command import command, language_of, option, say
from kibitz.cli.faults import in_file
from kibitz.cli.progress import ProgressBar
from kibitz.errors import KibitzError, RecordError, problem
from kibitz.games import DEFAULT_VARIANT
from kibitz.players.registry import player_from_spec

FIRST_MEETING = (0, 1)


@command("arena")
@click.argument("given", metavar="A B [C]...", nargs=-1)
@option("--ladder", "with_ladder", is_flag=True, words="arena-ladder")
@option("--variant", "name", metavar="VARIANT", words="arena-variant")
@option("--option", "options", metavar="K=V", multiple=True, words="option")
@option("--code", metavar="CODE", words="code")
@option("--pairs", "n_pairs", type=WholeNumber(1), default=100, metavar="N", words="arena-pairs")
@seed_option
@option("--workers", "n_workers", type=WholeNumber(1, 256), default=1, metavar="N", words="arena-workers")
@option("--ray", "on_ray", is_flag=True, words="arena-ray")
@option("--card-play", is_flag=True, words="arena-card-play")
@option("--contracts-by", metavar="SPEC", words="arena-contracts-by")
@option("--journal", metavar="FILE", words="arena-journal")
@option("--plots", metavar="FOLDER", words="arena-plots")
@json_option
def arena_command(
    given: tuple[str, ...],
    *,
    with_ladder: bool,
    name: str | None,
    options: tuple[str, ...],
    code: str | None,
    n_pairs: int,
    seed: str,
    n_workers: int,
    on_ray: bool,
    card_play: bool,
    contracts_by: str | None,
    journal: str | None,
    plots: str | None,
    as_json: bool,
) -> None:
    """Print the difference between the players with its interval, and what each did in its roles."""
    if name is None and code is None:
        name = DEFAULT_VARIANT.id
    variant = chosen_variant(name, options, code)
    players = _players(given, with_ladder=with_ladder)
    if contracts_by is None:
        arena = Arena(players, variant, seed, card_play)
    else:
        player_from_spec(contracts_by)  # refused if nobody of that name may sit down
        arena = Arena(players, variant, seed, card_play=True, contracts_by=contracts_by)
    runner = _ready(arena, on_ray=on_ray, plots=plots)
    language = language_of()
    started = time.perf_counter()
    played = _played(arena, n_pairs, n_workers, runner, journal)
    seconds = time.perf_counter() - started
    found = results(arena, played)
    rated = _rated(arena, found)
    if plots is not None:
        from kibitz.arena.plots import write_plots

        if write_plots(arena, played, Path(plots), language, rated) != language:
            click.echo(say("arena-plot-english", language), err=True)
    if as_json:
        facts = (
            round_robin_table(arena, found, rated, seconds)
            if rated
            else table(arena, found[FIRST_MEETING], seconds)
        )
        click.echo(json.dumps(facts))
        return
    words = (
        round_robin_lines(arena, found, rated, seconds, language)
        if rated
        else lines(arena, found[FIRST_MEETING], seconds, language)
    )
    for line in words:
        click.echo(line)


def _players(given: tuple[str, ...], *, with_ladder: bool) -> tuple[str, ...]:
    """Return the specs of all who play. Raises KibitzError for too few, for a stranger, and for a double."""
    players = (*given, *(spec for spec in ladder() if spec not in given)) if with_ladder else given
    if len(players) < 2:
        raise KibitzError(problem("arena/too_few"))
    for spec in players:
        check_spec(spec)
    # Two of one name are a fine check of the schedule; in a table nobody could tell them apart.
    twice = next((spec for spec in players if players.count(spec) > 1), None)
    if twice is not None and len(players) > 2:
        raise KibitzError(problem("arena/twice", player=twice[:40]))
    return players


def _ready(arena: Arena, *, on_ray: bool, plots: str | None) -> Runner:
    """Return what will play, once all libraries are found and the folder is there, before hours of playing."""
    if len(arena.players) > 2:
        from kibitz.arena.ratings import require_ratings

        require_ratings()
    if plots is not None:
        from kibitz.arena.plots import require_plots

        require_plots()
        Path(plots).mkdir(parents=True, exist_ok=True)
    if not on_ray:
        return run_local
    from kibitz.arena.run_ray import require_ray, run_ray

    require_ray()
    return run_ray


def _played(arena: Arena, n_pairs: int, n_workers: int, runner: Runner, journal: str | None) -> Played:
    n_tasks = n_pairs * len(arena.meetings)
    with (
        _journal(journal, arena) if journal is not None else nullcontext() as kept,
        ProgressBar(say("cli-progress-pairs", language_of()), n_tasks) as bar,
    ):
        return run(arena, range(n_pairs), n_workers, runner=runner, journal=kept, progress=bar.advance)


def _journal(file: str, arena: Arena) -> Journal:
    if not file:
        raise KibitzError(problem("file/no_name"))
    try:
        return Journal(Path(file), arena)
    except RecordError as error:
        raise in_file(file, error) from None


def _rated(arena: Arena, found: Mapping[Meeting, MeetingResult]) -> tuple[Interval, ...]:
    """Return the ratings of three players or more; of two the difference says it all."""
    if len(arena.players) == 2:
        return ()
    from kibitz.arena.ratings import ratings

    return ratings(len(arena.players), found, arena.seed)
