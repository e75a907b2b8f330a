"""``kibitz trace``: random (or other) deals as lines of JSON, or one deal in full as text."""

from __future__ import annotations

import click

from kibitz.cli.choices import WholeNumber, force_option, seed_option, variant_argument
from kibitz.cli.chosen import chosen_variant
from kibitz.cli.command import command, language_of, option, say
from kibitz.cli.files import check_writable, write_text
from kibitz.cli.progress import ProgressBar
from kibitz.cli.seats import players_for
from kibitz.errors import KibitzError, problem
from kibitz.match.deals import first_deal, play_deal, play_deals


@command("trace")
@variant_argument
@option("--deals", "n_deals", type=WholeNumber(1), default=1, metavar="N", words="trace-deals")
@seed_option
@option("--players", multiple=True, metavar="SPEC", default=("random",), words="players")
@option("--playthrough", is_flag=True, words="trace-playthrough")
@option("--write", metavar="FILE", words="trace-write")
@force_option
def trace_command(
    name: str | None,
    options: tuple[str, ...],
    code: str | None,
    n_deals: int,
    seed: str,
    players: tuple[str, ...],
    write: str | None,
    *,
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
        text = playthrough_text(variant, seed, play_deal(start, own_seed, seats))
        write_text(write or "-", text, force=force)
        return
    from kibitz.records.traces import trace_line

    with ProgressBar(say("cli-progress-deals", language_of()), n_deals) as bar:
        for played in play_deals(variant, seed, n_deals, seats):
            click.echo(trace_line(played))
            bar.advance()
