"""The picture of the table in the README: ``python -m tests.docs.picture`` paints it anew.

It is what ``kibitz play`` shows of a certain deal to a person at seat 0, without the colours.
"""

from __future__ import annotations

import io
import re
from unittest.mock import patch

from rich.console import Console

from kibitz.cli.terminal.screen import Screen
from kibitz.cli.terminal.words import TableWords
from kibitz.games import VARIANTS
from kibitz.match.log import PERSON, Acted, Match, Seated, Setup, happen, start_match
from kibitz.rules.actions import parse_action
from kibitz.rules.engine import to_act
from kibitz.rules.parts import Seat
from kibitz.views import view
from tests.docs.blocks import ROOT

PAGE = ROOT / "README.md"
_PICTURE = re.compile(r"(<!-- picture -->\n```text\n).*?(```\n)", re.DOTALL)
# The deal of this seed, and what was done in it up to a trick in which the reader is to play.
SEED = "h"
DONE = (
    "pass, bid 70, bid 75, pass, bid 80, pass, bury R6 R9 R10 Y12 B11, trump G, "
    "play B12, play B14, play B7, play CR, play Y11, play Y10, play G10, play Y8, "
    "play G6, play G7, play G12, play B6, play R11, play R12"
).split(", ")
WIDTH, HEIGHT = 88, 26


def match() -> Match:
    """Return the match the picture shows."""
    variant = VARIANTS["crowsnest"]
    seats = (Seated("", PERSON), *(Seated("", "rulebook") for _ in range(variant.n_seats - 1)))
    reached = start_match(Setup(variant, SEED, seats))
    for text in DONE:
        seat = to_act(reached.state)
        assert seat is not None
        reached = happen(reached, Acted(seat, parse_action(text)))
    return reached


def picture() -> str:
    """Return the table as text."""
    shown = match()
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, height=HEIGHT, color_system=None, force_terminal=False)
    own = Seat(0)
    screen = Screen(
        TableWords(shown.setup.variant, own, tuple(seated.name for seated in shown.setup.seats)), console
    )
    with patch("builtins.input", lambda prompt: out.write(prompt) and ""):
        screen.ask(view(shown.state, own), ())
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    return "\n".join(lines).strip("\n") + "\n"


def page_anew(text: str) -> str:
    """Return the README with the picture painted anew."""
    return _PICTURE.sub(lambda found: found[1] + picture() + found[2], text)


if __name__ == "__main__":
    PAGE.write_text(page_anew(PAGE.read_text("utf-8")), "utf-8")
