"""Pictures of the table, in the README and in docs/terminal.txt: ``python -m tests.docs.picture`` paints them anew.

They are what ``kibitz play`` shows of certain deals to a person at seat 0, without the colours.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from unittest.mock import patch

from rich.console import Console

from kibitz.cli.terminal.screen import Screen
from kibitz.cli.terminal.words import TableWords
from kibitz.games import VARIANTS
from kibitz.match.log import PERSON, Acted, Match, Seated, Setup, happen, start_match
from kibitz.rules.actions import parse_action
from kibitz.rules.engine import to_act
from kibitz.rules.parts import Seat
from kibitz.telling import deal_begins, happened
from kibitz.views import view
from tests.docs.blocks import ROOT

PAGE = ROOT / "README.md"
GALLERY = ROOT / "docs" / "terminal.txt"
_PICTURE = re.compile(r"(<!-- picture -->\n```text\n).*?(```\n)", re.DOTALL)
OWN = Seat(0)


@dataclass(frozen=True)
class Position:
    """A deal of a variant from a seed, and what was done in it until the reader is to decide."""

    variant: str
    seed: str
    done: str
    width: int = 80
    height: int = 24


CROWSNEST = (
    "pass, bid 70, bid 75, pass, bid 80, pass, bury R6 R9 R10 Y12 B11, trump G, "
    "play B12, play B14, play B7, play CR, play Y11, play Y10, play G10, play Y8, "
    "play G6, play G7, play G12, play B6, play R11, play R12"
)
README = Position("crowsnest", "h", CROWSNEST, 88, 26)
# Every kind of table, on a terminal of the usual size.
SHOWN = (
    # Without the last six plays the reader has a choice.
    Position("crowsnest", "h", ", ".join(CROWSNEST.split(", ")[:-6])),
    Position(
        "tractor",
        "b",
        "declare H2, pass, pass, pass, bury S3 S8 D4 D8 D9 C4 C6 C9, play SK SK, play S9 S9, play S4 S4, "
        "play SQ SQ, play CA, play C3, play C4, play C3, play CK, play CA, play C6, play CT, play JR",
    ),
    Position(
        "amerikaner",
        "b",
        "bid 7, bid 8, pass, pass, pass, play D2, call DA, play D6, play DA, play D7, play SQ, play S2, "
        "play S4, play SK, play CA, play C2, play C5",
    ),
)


def picture(position: Position, *, told: bool = False) -> str:
    """Return the table as text. told: with what happened before, as who sat there would see it."""
    out = io.StringIO()
    console = Console(
        file=out, width=position.width, height=position.height, color_system=None, force_terminal=False
    )
    variant = VARIANTS[position.variant]
    seats = (Seated("", PERSON), *(Seated("", "rulebook") for _ in range(variant.n_seats - 1)))
    match = start_match(Setup(variant, position.seed, seats))
    screen = Screen(TableWords(variant, OWN, ("",) * variant.n_seats), console)
    lines = screen.words.all_said(deal_begins(view(match.state, OWN), OWN))
    for text in position.done.split(", "):
        match, more = _after(match, text, screen.words)
        lines += more
    if told:
        screen.tell(lines, view(match.state, OWN), pace=0)
    with patch("builtins.input", lambda prompt: out.write(prompt) and ""):
        screen.ask(view(match.state, OWN), ())
    painted = [line.rstrip() for line in out.getvalue().splitlines()]
    return "\n".join(painted).strip("\n") + "\n"


def _after(match: Match, text: str, words: TableWords) -> tuple[Match, list[str]]:
    """Return the match after one more action, and the sentences about it."""
    seat = to_act(match.state)
    assert seat is not None
    acted = Acted(seat, parse_action(text))
    after = happen(match, acted)
    told = happened(view(match.state, OWN), acted, view(after.state, OWN), OWN)
    return after, words.all_said(told)


def page_anew(text: str) -> str:
    """Return the README with the picture painted anew."""
    return _PICTURE.sub(lambda found: found[1] + picture(README) + found[2], text)


def gallery_anew() -> str:
    """Return docs/terminal.txt painted anew: a table of each kind."""
    return "\n\n".join(picture(position, told=True) for position in SHOWN)


if __name__ == "__main__":
    PAGE.write_text(page_anew(PAGE.read_text("utf-8")), "utf-8")
    GALLERY.write_text(gallery_anew(), "utf-8")
