"""``kibitz trace``: random (or other) deals as lines of JSON, or one deal in full as text."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

import click

from kibitz.cli.choices import WholeNumber, force_option, seed_option, variant_argument
from kibitz.cli.chosen import chosen_variant
from kibitz.cli.command import command, language_of, option, say
from kibitz.cli.files import check_writable, write_text
from kibitz.cli.progress import ProgressBar
from kibitz.cli.seats import players_for
from kibitz.errors import KibitzError, problem
from kibitz.match.deals import first_deal, play_deal, play_deals
from kibitz.rules.options import format_option_value
from kibitz.rules.variant import Variant

DEFAULT_PLAYERS = ("random",)


@command("trace")
@variant_argument
@option("--deals", "n_deals", type=WholeNumber(1), default=1, metavar="N", words="trace-deals")
@seed_option
@option("--players", multiple=True, metavar="SPEC", default=DEFAULT_PLAYERS, words="players")
@option("--playthrough", is_flag=True, words="trace-playthrough")
@option("--write", metavar="FILE", words="trace-write")
@force_option
def trace_command(
    name: str | None,
    options: tuple[str, ...],
    code: str | None,
    *,
    n_deals: int,
    seed: str,
    players: tuple[str, ...],
    write: str | None,
    playthrough: bool,
    force: bool,
) -> None:
    """Print a line of JSON for each deal."""
    variant = chosen_variant(name, options, code)
    seats = players_for(variant, players)
    if write is not None:
        if not playthrough:
            raise KibitzError(problem("usage/needs_option", option="--write", other="--playthrough"))
        check_writable(write, force=force)
    if playthrough:
        from kibitz.cli.playthrough import playthrough_text

        start, own_seed = first_deal(variant, seed)
        text = playthrough_text(play_deal(start, own_seed, seats), _command(variant, seed, players))
        write_text(write or "-", text, force=force)
        return
    from kibitz.records.traces import trace_line

    with ProgressBar(say("cli-progress-deals", language_of()), n_deals) as bar:
        for played in play_deals(variant, seed, n_deals, seats):
            click.echo(trace_line(played))
            bar.advance()


def _command(variant: Variant, seed: str, players: Sequence[str]) -> str:
    """Return the command line that makes this playthrough again."""
    words = ["kibitz", "trace", variant.id]
    words += [
        word
        for name, value in variant.chosen
        for word in ("--option", f"{name}={format_option_value(value)}")
    ]
    words += [word for spec in players if tuple(players) != DEFAULT_PLAYERS for word in ("--players", spec)]
    return shlex.join([*words, "--seed", seed, "--playthrough"])
