"""The text of a match in progress: one JSON object a line, a head and then every event as it happened.

A line is appended when something has been done, and never changed. The last line may be torn by whatever
ended the program; it was never acknowledged, so reading stops before it. Anything else that cannot be
read is a RecordError with its line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from kibitz.errors import KibitzError, RecordError, VariantError, problem
from kibitz.games import variant_of
from kibitz.match.log import Acted, Event, Match, NextDeal, Seated, Setup, TakenBack, happen, start_match
from kibitz.match.player import Reason
from kibitz.rules.actions import parse_action
from kibitz.rules.options import json_options
from kibitz.rules.parts import Seat

VERSION = 1


class _Person(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    player: str


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    kibitz_match: int
    variant: str
    revision: int
    options: dict[str, bool | int | str | list[str]]
    seed: str
    seats: list[_Person]


class _Reason(msgspec.Struct, forbid_unknown_fields=True):
    code: str
    arguments: dict[str, str | int] = {}


class _Acted(msgspec.Struct, tag="act", tag_field="event", forbid_unknown_fields=True):
    seat: int
    action: str
    reasons: list[_Reason] = []


class _TakenBack(msgspec.Struct, tag="take_back", tag_field="event", forbid_unknown_fields=True):
    n: int


class _NextDeal(msgspec.Struct, tag="next_deal", tag_field="event", forbid_unknown_fields=True):
    pass


_Line = _Acted | _TakenBack | _NextDeal
_HEAD = msgspec.json.Decoder(_Head)
_EVENT: msgspec.json.Decoder[_Line] = msgspec.json.Decoder(_Line)


@dataclass(frozen=True, slots=True)
class Reading:
    """A match read from its text. ``n_bytes``: how far the text was whole.

    fault: what is wrong with the line behind it; None if there is none, or a torn last one.
    """

    match: Match
    n_bytes: int
    n_events: int
    fault: RecordError | None = None


def format_head(setup: Setup) -> str:
    """Return the first line, line end included."""
    head = {
        "kibitz_match": VERSION,
        "variant": setup.variant.id,
        "revision": setup.variant.revision,
        "options": json_options(setup.variant),
        "seed": setup.seed,
        "seats": [{"name": s.name, "player": s.player} for s in setup.seats],
    }
    return _line(head)


def format_event(event: Event) -> str:
    """Return the line of an event, line end included."""
    match event:
        case Acted():
            line: dict[str, object] = {"event": "act", "seat": event.seat, "action": str(event.action)}
            if event.reasons:
                line["reasons"] = [
                    {"code": r.code, "arguments": dict(r.arguments)} if r.arguments else {"code": r.code}
                    for r in event.reasons
                ]
            return _line(line)
        case TakenBack():
            return _line({"event": "take_back", "n": event.n})
        case NextDeal():
            return _line({"event": "next_deal"})


def _line(content: Mapping[str, object]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(", ", ": ")) + "\n"


def parse_head(line: bytes) -> Setup:
    """Return the setup a first line holds; raises RecordError or VariantError."""
    try:
        head = _HEAD.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise RecordError(problem("match/head")) from None
    if head.kibitz_match != VERSION:
        raise RecordError(problem("match/version", version=head.kibitz_match, known=VERSION))
    variant = variant_of(head.variant, head.options)
    if head.revision != variant.revision:
        raise RecordError(
            problem("match/revision", variant=variant.id, revision=head.revision, known=variant.revision)
        )
    if len(head.seats) != variant.n_seats:
        raise RecordError(problem("match/seats", n=len(head.seats), expected=variant.n_seats))
    return Setup(variant, head.seed, tuple(Seated(s.name, s.player) for s in head.seats))


def parse_event(line: bytes) -> Event:
    """Return the event of a line; raises RecordError."""
    try:
        event = _EVENT.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise RecordError(problem("match/event")) from None
    match event:
        case _TakenBack(n=n):
            return TakenBack(n)
        case _NextDeal():
            return NextDeal()
    reasons = tuple(Reason(r.code, tuple(sorted(r.arguments.items()))) for r in event.reasons)
    return Acted(Seat(event.seat), parse_action(event.action), reasons)


def read_match(text: bytes) -> Reading:
    """Return the match that a text holds, without a torn last line. Raises RecordError naming the line."""
    reading = read_whole_part(text)
    if reading.fault is not None:
        raise reading.fault
    return reading


def read_whole_part(text: bytes) -> Reading:
    """Return the match as far as its text is whole. Raises RecordError if not even its head is."""
    lines = text.splitlines(keepends=True)
    if not lines or not lines[0].endswith(b"\n"):
        raise RecordError(problem("match/head"))
    try:
        match = start_match(parse_head(lines[0]))
    except VariantError as error:
        raise RecordError(error.problems[0]) from None
    n_bytes, n_events = len(lines[0]), 0
    for number, line in enumerate(lines[1:], start=2):
        is_last = number == len(lines)
        if is_last and not line.endswith(b"\n"):
            break
        try:
            event = parse_event(line)
        except RecordError as error:
            # A machine that lost power may have kept the length of a line but not what it said.
            if is_last:
                break
            return Reading(match, n_bytes, n_events, RecordError(error.problems[0], line=number))
        try:
            match = happen(match, event)
        except KibitzError as error:
            return Reading(match, n_bytes, n_events, RecordError(error.problems[0], line=number))
        n_bytes += len(line)
        n_events += 1
    return Reading(match, n_bytes, n_events)
