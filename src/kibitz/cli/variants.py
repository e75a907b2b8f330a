"""``kibitz variants``: the games there are, and with ``--options`` their house rules."""

from __future__ import annotations

import json

import click
from rich.cells import cell_len, set_cell_size

from kibitz.cli.choices import json_option
from kibitz.cli.command import command, language_of, option, say
from kibitz.games import DEFAULT_VARIANT, VARIANTS
from kibitz.guide.words import variant_name
from kibitz.rules.house_rules import Option, OptionValue
from kibitz.rules.options import allowed_values, format_option_value, option_default
from kibitz.rules.variant import Variant


@command("variants")
@option("--options", "with_options", is_flag=True, words="variants-options")
@json_option
def variants_command(*, with_options: bool, as_json: bool) -> None:
    """Print one line for each variant."""
    if as_json:
        click.echo(json.dumps([_as_json(variant) for variant in VARIANTS.values()], ensure_ascii=False))
        return
    language = language_of()
    names = {id_: variant_name(variant, language) for id_, variant in VARIANTS.items()}
    widths = [max(map(len, VARIANTS)), max(map(cell_len, names.values()))]
    for variant in VARIANTS.values():
        default = say("cli-variants-default", language) if variant is DEFAULT_VARIANT else ""
        facts = say("cli-variants-facts", language, seats=variant.n_seats, cards=len(variant.cards))
        name = set_cell_size(names[variant.id], widths[1])
        click.echo(f"{variant.id:{widths[0]}}  {name}  {facts}  {default}".rstrip())
        if with_options:
            for row in variant.options:
                value = format_option_value(option_default(variant, row))
                allowed = allowed_values(row)
                click.echo(
                    "    "
                    + say("cli-variants-option", language, option=row.name, value=value, allowed=allowed)
                )


def _as_json(variant: Variant) -> dict[str, object]:
    return {
        "id": variant.id,
        "revision": variant.revision,
        "family": variant.family,
        "name": variant.name,
        "seats": variant.n_seats,
        "cards": len(variant.cards),
        "default": variant is DEFAULT_VARIANT,
        "options": [_option_as_json(variant, option) for option in variant.options],
    }


def _option_as_json(variant: Variant, option: Option) -> dict[str, object]:
    default: OptionValue | list[str] = option_default(variant, option)
    if isinstance(default, tuple):
        default = list(default)
    return {"name": option.name, "default": default, "allowed": allowed_values(option)}
