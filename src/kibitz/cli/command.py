"""Commands and options whose words come from Fluent.

A command named ``trace`` has the message ``cli-trace``: its value is the first line of help, ``.about`` says
more, ``.example`` is what to type. An option's help is a message id as well.
"""

from __future__ import annotations

import copy
from collections.abc import Callable

import click

from kibitz.cli.help_text import WidthContext
from kibitz.cli.wording import LANGUAGE_VARIABLE, language_of, say
from kibitz.errors import KibitzError, problem


class WordedOption(click.Option):
    """An option whose ``help`` is a message id."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the flags and the help in words."""
        worded = copy.copy(self)
        worded.help = say(self.help or "", language_of(ctx))
        worded.required = False  # click would add a word of its own; the message says it
        return click.Option.get_help_record(worded, ctx)


class WordedCommand(click.Command):
    """A command whose help is found under its name."""

    context_class = WidthContext

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the command line; what may be given once is not given twice."""
        refuse_twice(self, ctx, args)
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the line that shows what goes where."""
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        language = language_of(ctx)
        for text in (say(f"cli-{self.name}", language), say(f"cli-{self.name}.about", language, missing="")):
            if text:
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(text)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the example."""
        write_options(self, ctx, formatter)
        language = language_of(ctx)
        with formatter.section(say("cli-heading-example", language)):
            for line in say(f"cli-{self.name}.example", language).splitlines():
                formatter.write(f"  {line}\n")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return ``--help``, itself worded."""
        return worded_help_option(super().get_help_option(ctx), ctx)


def refuse_twice(command: click.Command, ctx: click.Context, args: list[str]) -> None:
    """Raise KibitzError for an option whose value is given twice: click would take the last without a word."""
    if ctx.resilient_parsing:
        return
    _, _, given = command.make_parser(ctx).parse_args(args=[*args])
    for place, param in enumerate(given):
        takes_one = isinstance(param, click.Option) and not (param.multiple or param.is_flag or param.count)
        if takes_one and param in given[:place]:
            raise KibitzError(problem("usage/twice", option=max(param.opts, key=len)))


def write_usage(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the usage line of a command or of the group."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=say("cli-heading-usage", language_of(ctx)) + " ")


def write_options(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the table of options of a command or of the group."""
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    records = [option.get_help_record(ctx) for option in options]
    shown = [record for record in records if record is not None]
    with formatter.section(say("cli-heading-options", language_of(ctx))):
        formatter.write_dl(shown)


def worded_help_option(option: click.Option | None, ctx: click.Context) -> click.Option | None:
    """Return the ``--help`` click makes, with its help in words."""
    if option is not None:
        option.help = say("cli-option-help", language_of(ctx))
    return option


Function = Callable[..., int | None]


def command(name: str) -> Callable[[Function], click.Command]:
    """Return a decorator that makes a function the command of this name. The function returns the exit status
    (None for 0).
    """
    return click.command(name, cls=WordedCommand)


def option(*flags: str, words: str, **attributes: object) -> Callable[[Function], Function]:
    """Return a decorator that adds an option whose help is the message ``cli-option-<words>``."""
    return click.option(*flags, cls=WordedOption, help=f"cli-option-{words}", **attributes)


__all__ = [
    "LANGUAGE_VARIABLE",
    "WordedCommand",
    "WordedOption",
    "command",
    "language_of",
    "option",
    "refuse_twice",
    "say",
    "worded_help_option",
    "write_options",
    "write_usage",
]
