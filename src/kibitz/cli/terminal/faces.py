"""Which face the table gets: a screen on a terminal that can have one, else speech."""

from __future__ import annotations

import os
import sys

from kibitz.cli.terminal.face import Face
from kibitz.cli.terminal.speech import Speech
from kibitz.cli.terminal.words import TableWords
from kibitz.match.log import Setup
from kibitz.rules.parts import Seat


def face_for(setup: Setup, seat: Seat, language: str, *, plain: bool, no_color: bool) -> Face:
    """Return the face for this terminal."""
    names = tuple(seated.name for seated in setup.seats)
    on_terminal = sys.stdout.isatty() and sys.stdin.isatty()
    spoken = TableWords(setup.variant, seat, names, language, spoken=True)
    speech = Speech(spoken, _width if sys.stdout.isatty() else None)
    if not on_terminal or plain or os.environ.get("TERM", "dumb") == "dumb":
        return speech
    from rich.console import Console

    from kibitz.cli.terminal.resizing import Resizing
    from kibitz.cli.terminal.screen import Screen

    console = Console(no_color=True if no_color else None, highlight=False, markup=False, emoji=False)
    words = TableWords(setup.variant, seat, names, language, signs=_has_signs())
    return Resizing(Screen(words, console), speech, console)


def _width() -> int:
    return max(20, os.get_terminal_size(sys.stdout.fileno()).columns - 1)


def _has_signs() -> bool:
    """Return whether the terminal's letters include the suit signs and lines."""
    try:
        "♠▲●★■✦◂↺─".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
