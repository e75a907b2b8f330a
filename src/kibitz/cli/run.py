"""Running a command line to its exit status: 0 fine, 1 the answer is no, 2 bad usage, 130 interrupted.

Bad input is one clear line on stderr and never a traceback; a reader that closes the pipe ends us quietly.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence

import click

from kibitz.cli.faults import words_of
from kibitz.cli.group import group
from kibitz.cli.streams import let_output_go, whole_streams
from kibitz.cli.wording import language_of, listed, printable, say
from kibitz.errors import KibitzError, Problem, problem
from kibitz.records.text import has_surrogate

BAD_USAGE = 2
INTERRUPTED = 130  # 128 + SIGINT, as shells have it
PIPE_CLOSED = 141  # 128 + SIGPIPE

# What the system says of an output that is full or gone; it names no file then.
_OUTPUT_FAILS = (errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF, errno.EDQUOT)


def run(arguments: Sequence[str] | None = None) -> int:
    """Return the exit status of a command line."""
    with whole_streams():
        return _with_streams(arguments)


def _with_streams(arguments: Sequence[str] | None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal without the letters shows a question mark instead of ending us.
            stream.reconfigure(errors="replace")
    words = list(sys.argv[1:] if arguments is None else arguments)
    if "_KIBITZ_COMPLETE" in os.environ:
        group.main(words, prog_name="kibitz")
    try:
        status = _run(words)
        return _flushed(status)
    except BrokenPipeError:
        let_output_go()
        return PIPE_CLOSED
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED


def _flushed(status: int) -> int:
    """Return the status once all output is written; that of bad usage if it cannot be."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        let_output_go()
        # What could not be written was told already, or is told now.
        return status if status == BAD_USAGE else _refuse(error, language_of())
    return status


def _run(words: list[str]) -> int:
    language, path = language_of(), "kibitz"
    if any(map(has_surrogate, words)):
        return complain(problem("usage/encoding").text(language), language)
    try:
        with group.make_context(path, words) as ctx:
            language = language_of(ctx)
            try:
                status: object = group.invoke(ctx)
            finally:
                path = f"kibitz {ctx.invoked_subcommand or ''}".rstrip()
            return status if isinstance(status, int) else 0
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except click.UsageError as error:
        return complain(usage_problem(error, path, language).text(language), language)
    except KibitzError as error:
        return complain(words_of(error, language), language)
    except BrokenPipeError:
        raise
    except OSError as error:
        return _refuse(error, language)


def _refuse(error: OSError, language: str) -> int:
    if isinstance(error.filename, str):
        return complain(file_problem(error.filename, error).text(language), language)
    reason = str(error.strerror or error)
    if error.errno in _OUTPUT_FAILS:
        return complain(problem("file/output", reason=reason).text(language), language)
    return complain(problem("file/system", reason=reason).text(language), language)


def complain(text: str, language: str) -> int:
    """Write one line of complaint on stderr; return the exit status of bad usage."""
    click.echo(say("cli-complaint", language, text=printable(text)), err=True)
    return BAD_USAGE


def file_problem(name: str, error: OSError) -> Problem:
    """Return the problem of a file that cannot be read or written."""
    match error:
        case FileNotFoundError():
            return problem("file/missing", file=name)
        case FileExistsError():
            return problem("file/exists", file=name)
        case IsADirectoryError():
            return problem("file/folder", file=name)
        case PermissionError():
            return problem("file/no_permission", file=name)
        case _:
            return problem("file/unusable", file=name, reason=str(error.strerror))


def usage_problem(error: click.UsageError, path: str, language: str) -> Problem:
    """Return click's complaint about the command at this path as a problem of ours."""
    match error:
        case click.NoSuchCommand(command_name=name):
            return problem("usage/command", name=name[:40], near=_near(error.possibilities, language))
        case click.NoSuchOption(option_name=name):
            near = _near(error.possibilities, language)
            return problem("usage/option", name=name[:40], path=path, near=near)
        case click.MissingParameter(param=click.Option() as option):
            return problem("usage/missing", name=max(option.opts, key=len), path=path)
        case click.MissingParameter(param=click.Argument() as argument):
            return problem("usage/missing", name=argument.metavar or str(argument.name), path=path)
        case click.BadOptionUsage(option_name=name):
            return problem("usage/needs_value", name=name, path=path)
    return problem("usage/other", text=error.format_message(), path=path)


def _near(possibilities: Sequence[str] | None, language: str) -> str:
    return listed(possibilities, language) if possibilities else "none"
