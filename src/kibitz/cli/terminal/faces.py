"""Which face the table gets: a screen where there is one large enough, else speech."""

from __future__ import annotations

import os
import sys

from kibitz.cli.terminal.face import Face
from kibitz.cli.terminal.words import TableWords
from kibitz.match.log import Setup
from kibitz.rules.parts import Seat


def face_for(setup: Setup, seat: Seat, language: str, *, plain: bool, no_color: bool) -> Face:
    """Return the face for this terminal."""
    names = tuple(seated.name for seated in setup.seats)
    on_terminal = sys.stdout.isatty() and sys.stdin.isatty()
    if on_terminal and not plain and os.environ.get("TERM", "dumb") != "dumb":
        from rich.console import Console

        from kibitz.cli.terminal.screen import SMALLEST_HEIGHT, SMALLEST_WIDTH, Screen

        console = Console(no_color=True if no_color else None, highlight=False, markup=False, emoji=False)
        if console.width >= SMALLEST_WIDTH and console.height >= SMALLEST_HEIGHT:
            signs = _has_signs()
            return Screen(TableWords(setup.variant, seat, names, language, signs=signs), console)
    from kibitz.cli.terminal.speech import Speech

    width = os.get_terminal_size().columns - 1 if sys.stdout.isatty() else None
    return Speech(TableWords(setup.variant, seat, names, language, spoken=True), width)


def _has_signs() -> bool:
    """Return whether the terminal's letters include the suit signs and lines."""
    try:
        "♠▲●★■✦◂↺─".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
