"""``kibitz rules``: the rules of a variant with its house rules, as a page."""

from __future__ import annotations

import sys

import click

from kibitz.cli.choices import variant_argument
from kibitz.cli.chosen import chosen_variant
from kibitz.cli.command import command, language_of, option
from kibitz.games import DEFAULT_VARIANT


@command("rules")
@variant_argument
@option("--plain", is_flag=True, words="rules-plain")
def rules_command(name: str | None, options: tuple[str, ...], code: str | None, *, plain: bool) -> None:
    """Print the rules page: plain text where it is read by a program, laid out on a terminal."""
    from kibitz.guide import rules_page

    if name is None and code is None:
        name = DEFAULT_VARIANT.id
    page = rules_page(chosen_variant(name, options, code), language_of())
    if plain or not sys.stdout.isatty():
        click.echo(page.rstrip("\n"))
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(page))
