"""``kibitz deal``: the cards a seed deals."""

from __future__ import annotations

import json

import click

from kibitz.cards import format_cards
from kibitz.cli.choices import json_option, seed_option, variant_argument
from kibitz.cli.chosen import chosen_variant
from kibitz.cli.command import command, language_of, option, say
from kibitz.errors import KibitzError, problem
from kibitz.games import DEFAULT_VARIANT
from kibitz.match.deals import first_deal
from kibitz.rules.options import json_options


@command("deal")
@variant_argument
@seed_option
@json_option
@option("--position", is_flag=True, words="deal-position")
def deal_command(
    name: str | None, options: tuple[str, ...], code: str | None, seed: str, *, as_json: bool, position: bool
) -> None:
    """Print the hands and the kitty of the first deal of this seed."""
    if as_json and position:
        raise KibitzError(problem("usage/not_both", option="--json", other="--position"))
    if name is None and code is None:
        name = DEFAULT_VARIANT.id
    variant = chosen_variant(name, options, code)
    state, _ = first_deal(variant, seed)
    hands = [format_cards(hand) for hand in state.hands]
    if position:
        from kibitz.records.position import format_position

        click.echo(format_position(state))
    elif as_json:
        facts: dict[str, object] = {"variant": variant.id, "options": json_options(variant), "seed": seed}
        facts |= {"dealer": state.standing.dealer, "hands": hands, "kitty": format_cards(state.kitty)}
        click.echo(json.dumps(facts))
    else:
        language = language_of()
        for seat, hand in enumerate(hands):
            mark = say("cli-deal-dealer", language) if seat == state.standing.dealer else ""
            click.echo(f"{say('cli-deal-seat', language, seat=seat)}  {hand}  {mark}".rstrip())
        if state.kitty:
            from kibitz.guide.words import Words

            click.echo(f"{Words(variant, language).label('kitty')}  {format_cards(state.kitty)}")
        if variant.set_aside:
            click.echo(f"{say('cli-deal-set-aside', language)}  {format_cards(variant.set_aside)}")
