"""Reading the text of records: whatever can be read is read, and every fault is told with its place.

A deal with a fault is left out and the others still load; a match whose rules cannot be read is left out
with its deals. Every deal is played through the engine, so a record that loads holds legal deals only.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from kibitz.cards import Rank, parse_cards
from kibitz.errors import IllegalAction, Problem, RecordError, problem
from kibitz.games import VARIANTS, variant_of
from kibitz.records.fields import Fields
from kibitz.records.format import HEAD, result_items
from kibitz.records.record import VERSION, DealRecord, Fairness, ReadResult, Record, Step, next_state
from kibitz.records.sections import DEAL, Entries, Line, entries_of, placed, sections_of
from kibitz.records.text import NAME, unescape
from kibitz.rules.actions import parse_action
from kibitz.rules.options import parse_option_text
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import Auction, DealOver, Phase, State
from kibitz.rules.variant import LevelMatch, Seat, Variant

_STEP = re.compile(r"([0-9]{1,2}): ([^{};]*?)(?: \{([^{}]*)\})?(?: ;(?: (.*))?)?")
_VARIANT = re.compile(r"([A-Za-z0-9_]{1,40})@([1-9][0-9]{0,8})")
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")

# The keys of each section, and whether a name stands between the key and its colon.
_HEAD_KEYS = {
    "variant": False,
    "options": False,
    "seat": True,
    "date": False,
    "seed": False,
    "tag": True,
    "comment": False,
}
_DEAL_KEYS = {
    "deal": False,
    "dealer": False,
    "scores": False,
    "levels": False,
    "hand": True,
    "kitty": False,
    "commitment": False,
    "nonce": True,
    "secret": False,
    "head": False,
    "comment": False,
    "result": False,
}


def read_record(text: str) -> ReadResult:
    """Return every match a text holds, and every fault in the order of the text."""
    reading = _Reading()
    for section in sections_of(text):
        reading.take(section)
    return reading.result()


class _Reading:
    """The matches read so far; the last one may still get deals."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.faults: list[RecordError] = []
        self.match: Record | None = None
        self.deals: list[DealRecord] = []
        # Deals without a match are told once; those of a match that was told already, not at all.
        self.expects_deals = False

    def take(self, section: list[Line]) -> None:
        first = section[0]
        if first.text.startswith(HEAD) or any(line.text.startswith("variant:") for line in section):
            self._close()
            self.match, faults = _head_of(section)
            self.faults += faults
            self.expects_deals = True
        elif not first.text.startswith(DEAL):
            self.faults.append(RecordError(problem("record/section", text=first.text[:40]), first.number))
        elif self.match is not None:
            deal, faults = _deal_of(section, self.match.variant)
            self.faults += faults
            self.deals += [deal] if deal is not None else []
        elif not self.expects_deals:
            self.faults.append(RecordError(problem("record/no_match"), first.number))
            self.expects_deals = True

    def _close(self) -> None:
        if self.match is not None:
            self.records.append(replace(self.match, deals=tuple(self.deals)))
        self.match, self.deals = None, []

    def result(self) -> ReadResult:
        self._close()
        if not self.records and not self.faults:
            self.faults.append(RecordError(problem("record/empty")))
        return ReadResult(tuple(self.records), tuple(self.faults))


# --- the head -------------------------------------------------------------------------------------


def _head_of(section: list[Line]) -> tuple[Record | None, list[RecordError]]:
    """Return the match a head begins, without deals; None if its rules cannot be read."""
    first = section[0]
    version = first.text.removeprefix(HEAD).strip()
    if not first.text.startswith(HEAD) or not version.isascii() or not version.isdigit():
        return None, [RecordError(problem("record/head", text=first.text[:40]), first.number)]
    if len(version) > 9 or not 1 <= int(version) <= VERSION:
        fault = problem("record/version", version=version[:20], known=VERSION)
        return None, [RecordError(fault, first.number, len(HEAD) + 2)]
    entries = entries_of(first, section[1:], _HEAD_KEYS)
    for line in entries.steps:
        entries.faults.append(RecordError(problem("record/step_in_head"), line.number))
    rules = _rules_of(entries)
    if rules is None:
        return None, _in_order(entries.faults)
    variant, revision = rules
    record = Record(
        variant,
        (),
        revision,
        _seats_of(entries, variant),
        entries.read("date", parse_date) or "",
        entries.read("seed", unescape) or "",
        _tags_of(entries),
        entries.read("comment", unescape) or "",
    )
    return record, _in_order(entries.faults)


def _in_order(faults: list[RecordError]) -> list[RecordError]:
    return sorted(faults, key=lambda fault: (fault.line, fault.column))


def _rules_of(entries: Entries) -> tuple[Variant, int] | None:
    if ("variant", "") not in entries.values:
        entries.fault("record/missing", key="variant")
        return None
    named = entries.read("variant", _variant_and_revision)
    if named is None:
        return None
    name, revision = named
    if ("options", "") not in entries.values:
        variant = entries.read("variant", lambda _: variant_of(name))
    else:
        variant = entries.read("options", lambda text: variant_of(name, _options(name, text)))
    if variant is None:
        return None
    if revision > variant.revision:
        entries.fault("record/revision", "variant", variant=name, revision=revision, known=variant.revision)
        return None
    return variant, revision


def _variant_and_revision(text: str) -> tuple[str, int]:
    found = _VARIANT.fullmatch(text)
    if found is None:
        raise RecordError(problem("record/variant", text=text[:40]))
    return found[1], int(found[2])


def _options(name: str, text: str) -> dict[str, object]:
    known = {option.name: option for option in VARIANTS[name].options} if name in VARIANTS else {}
    options: dict[str, object] = {}
    for key, value, column in _pairs(text):
        if key in options:
            raise RecordError(problem("record/twice", key=key[:40]), column=column)
        options[key] = parse_option_text(known[key], value) if key in known else value
    return options


def _pairs(text: str) -> list[tuple[str, str, int]]:
    """Return the words ``key=value`` of a text, each with its column."""
    pairs, column = [], 1
    for word in text.split(" "):
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise RecordError(problem("record/pair", text=word[:40]), column=column)
        pairs.append((key, value, column))
        column += len(word) + 1
    return pairs


def _seats_of(entries: Entries, variant: Variant) -> tuple[str, ...]:
    names = entries.names("seat")
    if not names:
        return ()
    if names != [str(seat) for seat in variant.seats]:
        entries.fault("record/seats", "seat", names[0], n=variant.n_seats)
        return ()
    return tuple(entries.read("seat", unescape, name) or "" for name in names)


def _tags_of(entries: Entries) -> tuple[tuple[str, str], ...]:
    return tuple((name, entries.read("tag", unescape, name) or "") for name in entries.names("tag"))


def parse_date(text: str) -> str:
    """Return a day as ISO 8601 writes it; raises RecordError for anything else."""
    try:
        read = date.fromisoformat(text)
    except ValueError:
        read = None
    # Other forms of ISO 8601 are read too, but one day has one text.
    if read is None or read.isoformat() != text:
        raise RecordError(problem("record/date", text=text[:40]))
    return text


# --- a deal ---------------------------------------------------------------------------------------


def _deal_of(section: list[Line], variant: Variant) -> tuple[DealRecord | None, list[RecordError]]:
    entries = entries_of(section[0], section, _DEAL_KEYS)
    start = _start_of(entries, variant)
    fairness = _fairness_of(entries, variant)
    comment = entries.read("comment", unescape) or ""
    steps = [step for line in entries.steps if (step := _step_of(line, entries)) is not None]
    if start is None or entries.faults:
        return None, _in_order(entries.faults)
    state = _after_steps(start, steps, entries)
    if state is None:
        return None, entries.faults
    result = state.result if isinstance(state, DealOver) else None
    if ("result", "") in entries.values:
        entries.read("result", lambda text: _check_result(text, state))
    if entries.faults:
        return None, entries.faults
    return DealRecord(start, tuple(steps), result, fairness, comment), []


def _start_of(entries: Entries, variant: Variant) -> Auction | None:
    is_levels = isinstance(variant.match, LevelMatch)
    tally, other = ("levels", "scores") if is_levels else ("scores", "levels")
    for key in ("deal", "dealer", tally):
        if (key, "") not in entries.values:
            entries.fault("record/missing", key=key)
    if (other, "") in entries.values:
        entries.fault("start/not_in_this_game", other, key=other)
    seats = [str(seat) for seat in variant.seats]
    if entries.names("hand") != seats:
        entries.fault("record/hands", "hand", next(iter(entries.names("hand")), ""), n=variant.n_seats)
    hands = [entries.read("hand", parse_cards, name) for name in entries.names("hand")]
    deal, dealer = entries.read("deal", _number), entries.read("dealer", _number)
    scores = None if is_levels else entries.read("scores", _numbers)
    levels = entries.read("levels", _levels) if is_levels else None
    kitty = entries.read("kitty", parse_cards) or ()
    if entries.faults or deal is None or dealer is None:
        return None
    start = Start(
        phase=Phase.AUCTION.value,
        dealer=Seat(dealer),
        deal=deal,
        scores=scores,
        levels=levels,
        hands=tuple(hand or () for hand in hands),
        kitty=kitty,
    )
    try:
        state = state_from_start(variant, start)
    except RecordError as error:
        line, column = entries.place(*_place_of(error.problems[0], entries, tally))
        entries.faults.append(placed(error, line, column))
        return None
    assert isinstance(state, Auction), "a start in the auction is an auction"
    return state


def _place_of(fault: Problem, entries: Entries, tally: str) -> tuple[str, str]:
    """Return key and name of the line that a fault of a start is about."""
    if fault.code == "start/card":
        # A card that is there too often is told where it stands last.
        holders = [name for name in entries.names("hand") if fault.arguments["card"] in _words(entries, name)]
        return ("hand", holders[-1]) if holders else ("kitty", "")
    key = {"start/deal": "deal", "start/level": tally}.get(
        fault.code, str(fault.arguments.get("key", "hand"))
    )
    return ("hand", "0") if key in ("hand", "hands") else (key, "")


def _words(entries: Entries, hand: str) -> list[str]:
    return entries.values["hand", hand][0].split(" ")


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise RecordError(problem("record/number", text=text[:40]))
    return int(text)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(_number, text.split(" ")))


def _levels(text: str) -> tuple[Rank, ...]:
    return tuple(map(Rank, text.split(" ")))


def _fairness_of(entries: Entries, variant: Variant) -> Fairness | None:
    nonces = []
    for name in entries.names("nonce"):
        if name not in map(str, variant.seats):
            entries.fault("record/nonce", "nonce", name, seat=name, highest=variant.n_seats - 1)
        else:
            nonces.append((Seat(int(name)), entries.read("nonce", unescape, name) or ""))
    commitment = entries.read("commitment", unescape)
    secret, head = entries.read("secret", unescape), entries.read("head", unescape)
    if commitment is None:
        if nonces or secret or head:
            entries.fault("record/missing", key="commitment")
        return None
    return Fairness(commitment, tuple(nonces), secret or "", head or "")


def _step_of(line: Line, entries: Entries) -> Step | None:
    found = _STEP.fullmatch(line.text)
    if found is None:
        entries.faults.append(RecordError(problem("record/step", text=line.text[:40]), line.number))
        return None
    part = 2
    try:
        action = parse_action(found[2])
        part = 3
        evaluation = _evaluation(found[3]) if found[3] is not None else ()
        part = 4
        comment = unescape(found[4] or "")
    except RecordError as error:
        entries.faults.append(placed(error, line.number, found.start(part) + 1))
        return None
    return Step(Seat(int(found[1])), action, comment, evaluation)


def _evaluation(text: str) -> tuple[tuple[str, str], ...]:
    read: dict[str, str] = {}
    for key, value, column in _pairs(text):
        if not NAME.fullmatch(key):
            raise RecordError(problem("record/pair", text=key[:40]), column=column)
        if key in read:
            raise RecordError(problem("record/twice", key=key), column=column)
        try:
            read[key] = unescape(value)
        except RecordError as error:
            raise RecordError(error.problems[0], column=column + len(key) + error.column) from None
    return tuple(read.items())


def _after_steps(start: Auction, steps: list[Step], entries: Entries) -> State | None:
    """Return the state after the steps, or None with the fault of the first one that cannot be."""
    state: State = start
    for line, step in zip(entries.steps, steps, strict=True):
        try:
            state = next_state(state, step)
        except (IllegalAction, RecordError) as error:
            at_seat = isinstance(error, RecordError)
            column = 1 if at_seat else line.text.index(" ") + 2
            entries.faults.append(placed(error, line.number, column))
            return None
    return state


def _check_result(text: str, state: State) -> None:
    """Raise RecordError if a result is not what the steps lead to."""
    if not isinstance(state, DealOver):
        raise RecordError(problem("record/unfinished"))
    fields = Fields(text)
    found = dict(result_items(state.variant, state.result))
    for key in fields:
        if fields.text(key) != found.get(key):
            raise fields.fault(
                key, "record/result", value=(fields.text(key) or "")[:40], expected=found.get(key, "-")
            )
