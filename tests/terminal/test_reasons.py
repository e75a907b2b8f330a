"""Reasons speak of seats by name, and while a deal runs none tells of a hand."""

from __future__ import annotations

import re

import pytest

from kibitz.cli.terminal.words import TableWords
from kibitz.games import VARIANTS
from kibitz.language import has_message
from kibitz.match.log import Seated, Setup, start_match
from kibitz.match.player import reason
from kibitz.rules.actions import Play
from kibitz.rules.parts import Seat
from kibitz.telling import is_open, reason_phrase
from kibitz.telling.advice import TELL_OF_THE_HAND
from kibitz.views import view
from tests.docs.blocks import ROOT

CROWSNEST = VARIANTS["crowsnest"]
WORDS = TableWords(CROWSNEST, Seat(0), ("",) * 4)
FILES = [ROOT / "src/kibitz/language/en" / name for name in ("reasons.ftl", "reasons_shapes.ftl")]
OF_SEATS = [
    name
    for file in FILES
    for name, text in re.findall(r"^reason-(\w+) =(.*(?:\n .*)*)", file.read_text("utf-8"), re.MULTILINE)
    if "$seat" in text
]


@pytest.mark.parametrize("code", OF_SEATS)
@pytest.mark.parametrize(("seat", "name"), [(0, "you"), (1, "Left"), (2, "Partner"), (3, "Right")])
def test_a_seat_is_called_by_its_name(code: str, seat: int, name: str) -> None:
    given = reason(code, seat=seat, card="R5", kept="R6", percent=50, points=5, n=2)
    text = WORDS.say(reason_phrase(given, Seat(0)))
    assert name.lower() in text.lower()
    assert "seat" not in text.lower()
    assert not re.search(r"\byou (has|is|wins|\w+s)\b", text)
    assert text[0].isupper() or text.startswith("▲")


def test_there_are_reasons_about_seats() -> None:
    assert len(OF_SEATS) > 5


def test_reasons_kept_back_exist() -> None:
    assert [] == [code for code in sorted(TELL_OF_THE_HAND) if not has_message(f"reason-{code}")]


def test_what_tells_of_a_hand_is_kept_back_even_if_it_names_no_unseen_card() -> None:
    match = start_match(Setup(CROWSNEST, "reasons", (Seated("", "rulebook"),) * 4))
    seen = view(match.state, Seat(0))
    card = seen.hand[0]
    play = Play((card,))
    assert is_open(reason("takes_trick", card=card, percent=50), play, seen)
    assert not is_open(reason("draws_trump", card=card, out=3), play, seen)
