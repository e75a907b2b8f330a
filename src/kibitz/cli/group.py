"""The ``kibitz`` group: it knows where each command lives and imports only the one that is run."""

from __future__ import annotations

from importlib import import_module

import click

from kibitz.cli.command import (
    WordedOption,
    language_of,
    refuse_twice,
    say,
    worded_help_option,
    write_options,
    write_usage,
)
from kibitz.cli.help_text import WidthContext
from kibitz.cli.wording import listed
from kibitz.errors import KibitzError, problem
from kibitz.language import LANGUAGES, language_for

# In the order of the help: to play, to read, to work with texts, to check and to measure.
COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("kibitz.cli.play", "play_command"),
    "serve": ("kibitz.cli.serve", "serve_command"),
    "variants": ("kibitz.cli.variants", "variants_command"),
    "rules": ("kibitz.cli.rules", "rules_command"),
    "deal": ("kibitz.cli.deal", "deal_command"),
    "replay": ("kibitz.cli.replay", "replay_command"),
    "verify": ("kibitz.cli.verify", "verify_command"),
    "convert": ("kibitz.cli.convert", "convert_command"),
    "cases": ("kibitz.cli.cases", "cases_command"),
    "trace": ("kibitz.cli.trace", "trace_command"),
    "perft": ("kibitz.cli.perft", "perft_command"),
    "solve": ("kibitz.cli.solve", "solve_command"),
    "arena": ("kibitz.cli.arena", "arena_command"),
    "check-player": ("kibitz.cli.check_player", "check_player_command"),
    "bench": ("kibitz.cli.bench", "bench_command"),
}


class KibitzGroup(click.Group):
    """All commands by name."""

    context_class = WidthContext

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the command line up to the command; what may be given once is not given twice."""
        refuse_twice(self, ctx, args)
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command by name, importing its module, or None if there is none such."""
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name]
        found = getattr(import_module(module), name)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return name, command and its arguments; an unknown name raises with the nearest ones."""
        if args and not args[0].startswith("-") and args[0] not in COMMANDS:
            raise click.NoSuchCommand(args[0], possibilities=COMMANDS, ctx=ctx)
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the line that shows what goes where."""
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the program is."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say("cli-kibitz", language_of(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands; no command is imported for it."""
        write_options(self, ctx, formatter)
        language = language_of(ctx)
        with formatter.section(say("cli-heading-commands", language)):
            formatter.write_dl([(name, say(f"cli-{name}", language)) for name in COMMANDS])
        with formatter.section(say("cli-heading-example", language)):
            for line in say("cli-kibitz.example", language).splitlines():
                formatter.write(f"  {line}\n")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return ``--help``, itself worded."""
        return worded_help_option(super().get_help_option(ctx), ctx)


def _check_language(ctx: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    language = None if value is None else language_for(value)
    if value is not None and language is None:
        allowed = listed(LANGUAGES, language_of(ctx))
        raise KibitzError(problem("usage/language", language=value[:20], allowed=allowed))
    return language


def _show_version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:  # noqa: FBT001
    if value:
        from kibitz import __version__

        click.echo(f"kibitz {__version__}")
        ctx.exit()


@click.group("kibitz", cls=KibitzGroup, invoke_without_command=True)
@click.option(
    "--lang",
    cls=WordedOption,
    metavar="LANG",
    is_eager=True,
    callback=_check_language,
    help="cli-option-lang",
)
@click.option(
    "--version",
    cls=WordedOption,
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="cli-option-version",
)
@click.pass_context
def group(ctx: click.Context, lang: str | None) -> None:  # noqa: ARG001
    """Show the help when no command is given."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
