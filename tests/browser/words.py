"""The words a page must show: made from the same messages by Python instead of by the page."""

from __future__ import annotations

import re

import msgspec

from kibitz.cli.terminal.words import TableWords
from kibitz.language import translate
from kibitz.records.rule_code import parse_rule_code
from kibitz.rules.parts import Seat
from kibitz.telling import Phrase
from tests.browser.wire import Json, Wire

_ISOLATES = re.compile("[\u2066-\u2069]")


def plain(text: str) -> str:
    """Return a text without the marks around inserted words, with single spaces."""
    return " ".join(_ISOLATES.sub("", text).split())


def said_as(text: str) -> re.Pattern[str]:
    """Return a pattern for exactly this text, wherever the page has put marks into it."""
    marks = _ISOLATES.pattern + "*"
    return re.compile(f"^{marks}{marks.join(map(re.escape, plain(text)))}{marks}$")


def word(language: str, message: str, **arguments: str | int) -> str:
    """Return a message of the page in words."""
    return translate(f"page-{message}", arguments, language)


def phrase_of(told: Json) -> Phrase:
    """Return a phrase as the server sent it."""
    return msgspec.convert(told, Phrase)


def words_of(wire: Wire, language: str) -> TableWords:
    """Return the words of the table a page sits at."""
    variant = parse_rule_code(wire.welcome["table"]["code"])
    assert wire.seat is not None
    return TableWords(variant, Seat(wire.seat), tuple(s["name"] for s in wire.seats), language, spoken=True)


def said(words: TableWords, phrases: list[Json]) -> str:
    """Return phrases in words, one after the other."""
    return plain(" ".join(words.say(phrase_of(each)) for each in phrases))
