"""``kibitz replay``: a record step by step, on a terminal forwards and backwards."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from kibitz.cli.command import command, language_of, say
from kibitz.cli.records_given import read_records, tell_faults
from kibitz.cli.replay_text import Frame, frames_of

NEXT, BACK, QUIT = ("", "n"), ("b",), ("q",)


@command("replay")
@click.argument("file", metavar="FILE")
def replay_command(file: str) -> int:
    """Show every step; end with 1 if a part of the file cannot be read."""
    language = language_of()
    found = read_records(file)
    tell_faults(file, found.faults, language)
    frames = [frame for record in found.records for frame in frames_of(record, language)]
    if sys.stdin.isatty() and sys.stdout.isatty():
        step_through(frames, language)
    else:
        for frame in frames:
            click.echo(frame.line)
    return 1 if found.faults else 0


def step_through(frames: Sequence[Frame], language: str) -> None:
    """Show the frame asked for until the end is asked for."""
    place = 0
    while True:
        click.echo(f"{frames[place].line}\n{frames[place].table}".rstrip())
        try:
            answer = input(say("cli-replay-prompt", language, n=place + 1, all=len(frames)) + " ").strip()
        except EOFError:
            return
        if answer in QUIT:
            return
        wanted = _wanted(answer, place)
        if wanted is None:
            click.echo(say("cli-replay-keys", language))
        elif not 0 <= wanted < len(frames):
            click.echo(say("cli-replay-end", language, all=len(frames)))
        else:
            place = wanted


def _wanted(answer: str, place: int) -> int | None:
    """Return the frame an answer asks for, or None if it means nothing."""
    if answer in NEXT:
        return place + 1
    if answer in BACK:
        return place - 1
    if answer.isascii() and answer.isdigit() and len(answer) < 9:
        return int(answer) - 1
    return None
