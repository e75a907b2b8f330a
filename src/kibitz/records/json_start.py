"""The JSON of a start and of an action list, shared by cases, traces and records in JSON lines."""

from __future__ import annotations

import json
import re
from typing import Annotated, TypeVar

import msgspec

from kibitz.cards import Card, Rank, Suit, parse_card, parse_cards
from kibitz.errors import Problem, RecordError, problem
from kibitz.records.text import not_text
from kibitz.rules.actions import ALONE
from kibitz.rules.parts import Seat
from kibitz.rules.setup import LARGEST, Start
from kibitz.rules.state import Hand, LastTrick

T = TypeVar("T")
# A float is no number here, and nobody scores a billion.
Whole = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]


class LastTrickLine(msgspec.Struct, forbid_unknown_fields=True):
    """``last_trick`` of a start."""

    winner: Whole
    cards: Whole
    winning: str = ""


class StartLine(msgspec.Struct, forbid_unknown_fields=True):
    """``start`` of a case; null is the same as leaving a key out."""

    dealer: Whole
    phase: str = "auction"
    deal: Whole | None = None
    scores: list[Whole] | None = None
    levels: list[str] | None = None
    hands: list[str] | None = None
    kitty: str | None = None
    buried: str | None = None
    trump: str | None = None
    level: str | None = None
    declarer: Whole | None = None
    contract: Whole | str | None = None
    called: str | None = None
    partner: Whole | None = None
    leader: Whole | None = None
    points: list[Whole] | None = None
    tricks: list[Whole] | None = None
    last_trick: LastTrickLine | None = None


def start_of(line: StartLine) -> Start:
    """Return the start a JSON object gives, unchecked; raises RecordError for a card that is none."""
    contract = line.contract
    if isinstance(contract, str) and contract != ALONE:
        raise RecordError(problem("json/contract", value=contract[:40], allowed=ALONE))
    last = line.last_trick
    return Start(
        phase=line.phase,
        dealer=Seat(line.dealer),
        deal=1 if line.deal is None else line.deal,
        scores=_tuple(line.scores),
        levels=None if line.levels is None else tuple(map(Rank, line.levels)),
        hands=None if line.hands is None else tuple(map(parse_cards, line.hands)),
        kitty=_cards(line.kitty),
        buried=_cards(line.buried),
        trump=None if line.trump is None else Suit(line.trump),
        level=None if line.level is None else Rank(line.level),
        declarer=_seat(line.declarer),
        contract=contract if isinstance(contract, int) else None,
        alone=contract == ALONE,
        called=_card(line.called),
        partner=_seat(line.partner),
        leader=_seat(line.leader),
        points=_tuple(line.points),
        tricks=_tuple(line.tricks),
        last_trick=None if last is None else _last_trick(last),
    )


def _last_trick(line: LastTrickLine) -> LastTrick:
    return LastTrick(Seat(line.winner), line.cards, parse_cards(line.winning))


def _tuple(numbers: list[int] | None) -> tuple[int, ...] | None:
    return None if numbers is None else tuple(numbers)


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


def _cards(text: str | None) -> Hand:
    return parse_cards(text or "")


def _card(text: str | None) -> Card | None:
    return None if text is None else parse_card(text)


# --- lines ----------------------------------------------------------------------------------------

_BYTE = re.compile(r"\(byte (\d+)\)")
_PATH = re.compile(r" - at `([^`]*)`")
_UNKNOWN = re.compile(r"unknown field `([^`]*)`")
_MISSING = re.compile(r"missing required field `([^`]*)`")
_EXPECTED = re.compile(r"Expected (.*)")


def decode_line(decoder: msgspec.json.Decoder[T], text: str, line: int) -> T:
    """Return the value of one line of JSON. Raises RecordError with the line, and the column where known."""
    no_text = not_text(text, line)
    if no_text is not None:
        raise no_text
    try:
        value = decoder.decode(text.encode())
        _refuse_twice(text, line)
        return value
    except msgspec.ValidationError as error:
        fault, key = _fault_of(str(error))
        raise RecordError(fault, line, max(text.find(f'"{key}"'), 0) + 1) from None
    except msgspec.DecodeError as error:
        found = _BYTE.search(str(error))
        column = len(text.encode()[: int(found[1])].decode(errors="ignore")) + 1 if found else len(text) + 1
        raise RecordError(problem("json/malformed"), line, column) from None
    except RecursionError:
        raise RecordError(problem("json/malformed"), line) from None


_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],]')


class _TwiceError(Exception):
    """A key stands twice in one object; the decoder would take the last without a word."""


def _pairs(pairs: list[tuple[str, object]]) -> None:
    if len({key for key, _ in pairs}) < len(pairs):
        raise _TwiceError


def _refuse_twice(text: str, line: int) -> None:
    """Raise RecordError if a line that is JSON gives a key twice."""
    try:
        json.loads(text, object_pairs_hook=_pairs, parse_int=len, parse_float=len)
    except _TwiceError:
        key, column = _second(text)
        raise RecordError(problem("json/twice", key=key[:40]), line, column) from None


def _second(text: str) -> tuple[str, int]:
    """Return the first key that an object has had already, and its column."""
    # For each open object the keys so far; for each open list nothing.
    seen: list[set[str] | None] = []
    is_key = False
    for token in _TOKEN.finditer(text):
        match token[0]:
            case "{" | "[":
                seen.append(set() if token[0] == "{" else None)
                is_key = token[0] == "{"
            case "}" | "]":
                seen.pop()
            case ",":
                is_key = bool(seen) and seen[-1] is not None
            case word:
                keys = seen[-1] if seen else None
                if is_key and keys is not None:
                    key: str = json.loads(word)
                    if key in keys:
                        return key, token.start() + 1
                    keys.add(key)
                is_key = False
    raise AssertionError("asked only where a key is there twice")


def _fault_of(words: str) -> tuple[Problem, str]:
    """Return what the decoder refuses, and the key it is about."""
    path = _PATH.search(words)
    where = path[1].removeprefix("$.") if path else "top"
    unknown, missing = _UNKNOWN.search(words), _MISSING.search(words)
    if unknown:
        return problem("json/unknown_key", key=unknown[1][:40], where=where[:60]), unknown[1]
    if missing:
        return problem("json/missing", key=missing[1][:40], where=where[:60]), where.split(".")[-1]
    expected = _EXPECTED.search(_PATH.sub("", words))
    if expected:
        fault = problem("json/value", where=where[:60], expected=expected[1].replace("`", "")[:80])
    else:
        # The one other complaint: a number of thousands of digits, or one like 1e999.
        fault = problem("json/number", where=where[:60])
    return fault, re.sub(r"\[[^]]*\]", "", where).split(".")[-1]
