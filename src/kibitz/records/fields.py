"""One line of ``key=value`` fields: what positions and view lines are written in.

Fields are separated by one space. Cards are joined by ``.``, cards of one play by ``+``, the hands or plays
of several seats by ``.`` or ``/`` as each key says. Reading a field that is not there gives None.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from kibitz.cards import CARD_INDEX, Card, Rank, Suit, sort_cards
from kibitz.errors import Argument, Problem, RecordError, problem
from kibitz.rules.actions import Bid, BidAlone, Call, Declare, Pass, parse_action
from kibitz.rules.parts import Seat
from kibitz.rules.state import Called, Hand, LastTrick, Trick

T = TypeVar("T")
Item = tuple[str, str]

_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")
_COUNT = re.compile(r"0|[1-9][0-9]{0,8}")


# --- printing -------------------------------------------------------------------------------------


def join_items(head: str, items: Iterable[Item]) -> str:
    """Return a line: its head, then the fields in their order."""
    return " ".join((head, *(f"{key}={value}" for key, value in items)))


def numbers_text(numbers: Iterable[int]) -> str:
    """Return numbers as the text of a field."""
    return ",".join(map(str, numbers))


def hands_text(hands: Iterable[Hand]) -> str:
    """Return the cards of all seats as the text of a field."""
    return "/".join(map(".".join, hands))


def plays_text(plays: Iterable[Hand]) -> str:
    """Return plays of one trick, in order, as the text of a field."""
    return ".".join(map("+".join, plays))


def tricks_text(tricks: Iterable[Trick]) -> str:
    """Return finished tricks as the text of a field: ``leader:plays/…``."""
    return "/".join(f"{trick.leader}:{plays_text(trick.cards)}" for trick in tricks)


def calls_text(calls: Iterable[Called]) -> str:
    """Return an auction as the text of a field: ``seat:call,…``."""
    return ",".join(f"{called.seat}:{_call_text(called.call)}" for called in calls)


def _call_text(call: Call) -> str:
    verb, _, rest = str(call).partition(" ")
    return f"{verb}_{rest.replace(' ', '+')}" if rest else verb


# --- reading --------------------------------------------------------------------------------------


class Fields:
    """The fields of a line, each read by the method that fits its kind; all raise RecordError."""

    __slots__ = ("_columns", "_texts", "line")

    def __init__(self, text: str, column: int = 1, line: int = 1) -> None:
        """Split a text. column, line: where it stands, for errors."""
        self.line = line
        self._texts: dict[str, str] = {}
        self._columns: dict[str, int] = {}
        for word in text.split(" "):
            key, equals, value = word.partition("=")
            if not equals or not key:
                raise RecordError(problem("position/field", text=word[:40]), line, column)
            if key in self._texts:
                raise RecordError(problem("position/twice", key=key[:40]), line, column)
            self._texts[key] = value
            self._columns[key] = column + len(key) + 1
            column += len(word) + 1

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def text(self, key: str) -> str | None:
        """Return a value as it stands."""
        return self._texts.get(key)

    def fault(self, key: str, code: str, **arguments: Argument) -> RecordError:
        """Return the error for a field of this line."""
        return self.refused(key, problem(code, key=key[:40], **arguments))

    def refused(self, key: str, fault: Problem) -> RecordError:
        """Return the error that a problem with a field makes; column 1 where the field is missing."""
        return RecordError(fault, self.line, self._columns.get(key, 1))

    def unreadable(self, key: str, allowed: str) -> RecordError:
        """Return the error for a value that is not of its kind."""
        return self.fault(key, "position/value", value=self._texts.get(key, "")[:40], allowed=allowed)

    def _read(self, key: str, parse: Callable[[str], T | None], allowed: str) -> T | None:
        text = self._texts.get(key)
        if text is None:
            return None
        value = parse(text)
        if value is None:
            raise self.unreadable(key, allowed)
        return value

    def number(self, key: str) -> int | None:
        """Return a whole number."""
        return self._read(key, _parse_number, "12")

    def numbers(self, key: str) -> tuple[int, ...] | None:
        """Return whole numbers."""
        return self._read(key, lambda text: _all(text.split(","), _parse_number), "12,-5")

    def seat(self, key: str) -> Seat | None:
        """Return a seat; whether the table has it is for the rules to say."""
        return self._read(key, _parse_seat, "2")

    def flag(self, key: str) -> bool:
        """Return whether a flag is set."""
        return self._read(key, lambda text: True if text == "true" else None, "true") or False

    def word(self, key: str) -> str | None:
        """Return a word."""
        return self._read(key, lambda text: text if text.isalnum() and text.isascii() else None, "S")

    def suit(self, key: str) -> Suit | None:
        """Return a suit; whether the game has it is for the rules to say."""
        word = self.word(key)
        return None if word is None else Suit(word)

    def rank(self, key: str) -> Rank | None:
        """Return a rank."""
        word = self.word(key)
        return None if word is None else Rank(word)

    def ranks(self, key: str) -> tuple[Rank, ...] | None:
        """Return ranks separated by commas."""
        text = self._texts.get(key)
        return None if text is None else tuple(Rank(word) for word in text.split(","))

    def card(self, key: str) -> Card | None:
        """Return one card."""
        return self._read(key, _parse_card, "HA")

    def cards(self, key: str) -> Hand | None:
        """Return cards in the order of the text."""
        return self._read(key, lambda text: _parse_cards(text, "."), "HA.H5")

    def hands(self, key: str) -> tuple[Hand, ...] | None:
        """Return the cards of each seat, sorted."""
        return self._read(key, _parse_hands, "HA.H5/S2/C7.C8.C9/")

    def trick(self, key: str) -> tuple[Hand, ...] | None:
        """Return plays, the cards of each sorted."""
        return self._read(key, _parse_plays, "HA.H5.H2+H2")

    def tricks(self, key: str) -> tuple[tuple[Seat, tuple[Hand, ...]], ...] | None:
        """Return tricks: who led, and what was played."""
        return self._read(
            key, lambda text: _all(text.split("/"), _parse_trick), "2:HA.H5.H7.H8/0:S2.S3.S4.S5"
        )

    def calls(self, key: str) -> tuple[Called, ...] | None:
        """Return an auction."""
        return self._read(
            key, lambda text: _all(text.split(","), _parse_call), "0:pass,1:bid_75,2:declare_H2+H2"
        )

    def last_trick(self, key: str) -> LastTrick | None:
        """Return what scoring needs of the last trick: ``winner:cards`` or ``winner:cards:plays``."""
        return self._read(key, _parse_last_trick, "2:1:HJ")


def _all(words: Sequence[str], parse: Callable[[str], T | None]) -> tuple[T, ...] | None:
    values = []
    for word in words:
        value = parse(word)
        if value is None:
            return None
        values.append(value)
    return tuple(values)


def _parse_number(text: str) -> int | None:
    return int(text) if _NUMBER.fullmatch(text) else None


def _parse_seat(text: str) -> Seat | None:
    return Seat(int(text)) if _COUNT.fullmatch(text) else None


def _parse_card(text: str) -> Card | None:
    return Card(text) if text in CARD_INDEX else None


def _parse_cards(text: str, separator: str) -> Hand | None:
    return _all(text.split(separator), _parse_card) if text else ()


def _parse_hands(text: str) -> tuple[Hand, ...] | None:
    hands = _all(text.split("/"), lambda hand: _parse_cards(hand, "."))
    return None if hands is None else tuple(map(sort_cards, hands))


def _parse_plays(text: str) -> tuple[Hand, ...] | None:
    plays = _all(text.split("."), lambda play: _parse_cards(play, "+"))
    return tuple(map(sort_cards, plays)) if plays and all(plays) else None


def _parse_trick(text: str) -> tuple[Seat, tuple[Hand, ...]] | None:
    leader, _, cards = text.partition(":")
    seat, plays = _parse_seat(leader), _parse_plays(cards)
    return None if seat is None or plays is None else (seat, plays)


def _parse_call(text: str) -> Called | None:
    number, _, word = text.partition(":")
    seat = _parse_seat(number)
    verb, line, rest = word.partition("_")
    if seat is None or (line and not rest):
        return None
    try:
        call = parse_action(f"{verb} {rest.replace('+', ' ')}" if line else verb)
    except RecordError:
        return None
    return Called(seat, call) if isinstance(call, Pass | Bid | BidAlone | Declare) else None


def _parse_last_trick(text: str) -> LastTrick | None:
    winner, _, rest = text.partition(":")
    n_cards, _, cards = rest.partition(":")
    seat, number, winning = _parse_seat(winner), _parse_number(n_cards), _parse_cards(cards, ".")
    return None if seat is None or number is None or winning is None else LastTrick(seat, number, winning)
