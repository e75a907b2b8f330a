"""Reading one deal of a record's text: its start, its actions, its result, played through the engine."""

from __future__ import annotations

import re

from kibitz.cards import Rank, parse_cards
from kibitz.errors import IllegalAction, Problem, RecordError, problem
from kibitz.records.fields import Fields
from kibitz.records.format import result_items
from kibitz.records.record import DealRecord, Fairness, Step, next_state
from kibitz.records.sections import Entries, Line, entries_of, in_order, pairs_of, placed
from kibitz.records.text import NAME, not_text, unescape
from kibitz.rules.actions import parse_action
from kibitz.rules.parts import LevelMatch, Seat
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import Auction, DealOver, Phase, State
from kibitz.rules.variant import Variant

_STEP = re.compile(r"([0-9]{1,2}): ([^{};]*?)(?: \{([^{}]*)\})?(?: ;(?: (.*))?)?")
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")

# The keys of a deal, and whether a name stands between the key and its colon.
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


def deal_of(section: list[Line], variant: Variant) -> tuple[DealRecord | None, list[RecordError]]:
    """Return the deal of a section and its faults; no deal if there is one."""
    no_text = [error for line in section if (error := not_text(line.text, line.number)) is not None]
    if no_text:
        # What else is missing or wrong would only follow from that.
        return None, no_text
    entries = entries_of(section[0], section, _DEAL_KEYS)
    start = _start_of(entries, variant)
    fairness = _fairness_of(entries, variant)
    comment = entries.read("comment", unescape) or ""
    steps = [step for line in entries.steps if (step := _step_of(line, entries)) is not None]
    if start is None or entries.faults:
        return None, in_order(entries.faults)
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
    for key, value, column in pairs_of(text):
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
