"""Damaged texts: whatever is done to a text, reading it gives a value that prints as itself, or an error
that is documented. ``python -m tests.property.mutations --n 200000 --seed 1`` looks at that many.

A text that still loads is used as well: every view of a loaded position is built, its legal actions are
counted, and it is played on.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from kibitz.cards import Draw, format_cards, parse_cards
from kibitz.errors import KibitzError, RecordError, VariantError
from kibitz.records.cases import read_cases, run_case
from kibitz.records.format import format_records
from kibitz.records.jsonl import lines_to_record, record_to_lines, records_to_lines
from kibitz.records.parse import read_record
from kibitz.records.position import format_position, parse_position
from kibitz.records.record import DealRecord, Fairness, Record, Step, deal_record
from kibitz.records.rule_code import format_rule_code, parse_rule_code
from kibitz.records.text import decode_text
from kibitz.records.view_line import format_view_line, view_json
from kibitz.rules.actions import parse_action
from kibitz.rules.engine import apply, check, legal_actions, to_act
from kibitz.rules.state import Auction, State
from kibitz.rules.variant import Variant
from kibitz.views import observer_view, view
from tests.property.strategies import TABLES, PlayedDeal, play_out

CASES = Path(__file__).parents[1] / "cases"
PLAYED_ON = 6


# --- the texts ------------------------------------------------------------------------------------


def recorded(played: PlayedDeal) -> DealRecord:
    """Return the record of a played deal, with every kind of remark."""
    start = played.states[0]
    assert isinstance(start, Auction)
    steps = []
    for place, (state, action) in enumerate(zip(played.states, played.actions, strict=False)):
        seat = to_act(state)
        assert seat is not None
        comment = "why {so}? ; é\\\n" if place == 1 else ""
        steps.append(
            Step(seat, action, comment, (("value", "3.5 }"), ("worlds", "60")) if place == 2 else ())
        )
    return deal_record(start, steps, Fairness("ab" * 32, ((start.standing.dealer, "n"),), "s"), "a deal")


def record_of(variant: Variant, seed: str, n_deals: int = 1) -> Record:
    """Return a record of played deals; they need not follow from each other."""
    deals = tuple(recorded(play_out(variant, f"{seed}/{index}")) for index in range(n_deals))
    names = tuple(f"Ann {seat}" for seat in variant.seats)
    return Record(variant, deals, variant.revision, names, "2026-11-30", seed, (("event", "home: x"),), "hi")


@cache
def case_lines() -> tuple[str, ...]:
    """Return lines of cases of every game."""
    names = ("rook.jsonl", "tractor.jsonl", "amerikaner.jsonl")
    return tuple(
        line for name in names for line in (CASES / name).read_text(encoding="utf-8").splitlines()[::9]
    )


@cache
def corpus() -> dict[str, tuple[str, ...]]:
    """Return sound texts of each kind."""
    rules, positions, actions, cards = [], [], [], []
    records, lines = [], []
    for number, variant in enumerate(TABLES):
        played = play_out(variant, f"corpus/{number}")
        rules.append(format_rule_code(variant))
        step = max(1, len(played.states) // 7)
        positions += [format_position(state) for state in (*played.states[::step], played.states[-1])]
        actions += [str(action) for action in played.actions[:: 2 * step]]
        cards.append(format_cards(played.states[0].hands[0]))  # type: ignore[union-attr]
        record = record_of(variant, f"corpus/{number}", 2 if variant.hand_size < 10 else 1)
        records.append(format_records([record]))
        lines += [*record_to_lines(record), *record_to_lines(replace(record, deals=()))]
    for line in case_lines():
        case = read_cases(line, "corpus")[0]
        state: State = case.start
        for text in case.actions:
            state = apply(state, parse_action(text))
        positions += [format_position(case.start), format_position(state)]
    return {
        "rule code": tuple(rules),
        "position": tuple(positions),
        "action": tuple(actions),
        "cards": tuple(cards),
        "record": tuple(records),
        "json line": tuple(lines),
        "case": case_lines(),
    }


# --- the damage -----------------------------------------------------------------------------------

_PIECES = (
    *(
        "0",
        "1",
        "-1",
        "5",
        "99",
        "999999999",
        "1000000000",
        "10000000000000000000000",
        "1.5",
        "1e9",
        "٣",
        "²",
    ),
    *("CR", "JR", "JB JB", "H2", "S10", "R14", "NT", "S", "R", "pass", "bid 75", "bid amerikaner", "play H5"),
    *("null", "true", "[]", "{}", '""', "[" * 60, '"\\ud800"', "amerikaner", "tractor", "crowsnest", "half"),
    *("result", "deal_over", "name_trump", "bury", "play", "kitty_shown=true", "calling=true", "leader=0"),
    *(" ", "  ", "\n", "\n\n", "\r\n", "\t", "\0", "\u2028", "\x85", "=", "~", ".", ":", ";", "{", "}", "\\"),
    *("/", "+", ",", "@2", "kibitz record 1\n", "deal: 1\n", "variant: tractor@1\n", "thrown_in=true"),
)


def damaged(data: bytes, other: bytes, draw: Draw) -> bytes:
    """Return a text after one to four small accidents; ``other`` is a text that pieces may come from."""
    for _ in range(1 + draw.below(4) if draw.below(3) == 0 else 1):
        data = _hurt(data, other, draw)
    return data


def _hurt(data: bytes, other: bytes, draw: Draw) -> bytes:
    place = draw.below(len(data) + 1)
    match draw.below(20):
        case 0:  # a bit flips
            if not data:
                return data
            place %= len(data)
            return data[:place] + bytes([data[place] ^ 1 << draw.below(8)]) + data[place + 1 :]
        case 1:  # a byte changes
            return data[:place] + bytes([draw.below(256)]) + data[place + 1 :]
        case 2:  # a byte is lost, or some
            return data[:place] + data[place + 1 + draw.below(1 + draw.below(12)) :]
        case 3:  # a byte comes in
            return data[:place] + bytes([32 + draw.below(95)]) + data[place:]
        case 4:  # a piece stands twice, or elsewhere
            end = place + 1 + draw.below(20)
            to = draw.below(len(data) + 1)
            return data[:to] + data[place:end] + data[to:]
        case 5:  # the end is missing
            return data[:place]
        case 6:  # a piece of another text
            start = draw.below(len(other) + 1)
            return data[:place] + other[start : start + 1 + draw.below(30)] + data[place + draw.below(20) :]
        case 7 | 8 | 9:
            return _word_changed(data, other, draw)
        case 10 | 11:
            return _part_lost(data, draw)
        case 12 | 13:
            return _part_from(data, other, draw)
        case 14 | 15 | 16:
            return _words_swapped(data, draw)
        case _:
            return _number_changed(data, draw)


def _parts(data: bytes) -> tuple[bytes, list[bytes]]:
    """Return a text as lines, or as words if it is one line."""
    separator = b"\n" if b"\n" in data else b" "
    return separator, data.split(separator)


def _part_lost(data: bytes, draw: Draw) -> bytes:
    separator, parts = _parts(data)
    del parts[draw.below(len(parts))]
    return separator.join(parts)


def _part_from(data: bytes, other: bytes, draw: Draw) -> bytes:
    """Return the text with a field or a line as another text has it."""
    separator, parts = _parts(data)
    place = draw.below(len(parts))
    key = parts[place].partition(b"=")[0].partition(b":")[0]
    theirs = [part for part in _parts(other)[1] if part.startswith(key)]
    if theirs:
        parts[place] = draw.choose(theirs)
    return separator.join(parts)


_WORD = re.compile(rb"[A-Za-z0-9]+")
_NUMBER = re.compile(rb"(?<![A-Z0-9])[0-9]+")


def _words_swapped(data: bytes, draw: Draw) -> bytes:
    words = list(_WORD.finditer(data))
    if len(words) < 2:
        return data
    first = draw.below(len(words))
    near = first + 1 + draw.below(12)
    a, b = words[first], words[near % len(words) if draw.below(2) else draw.below(len(words))]
    if a.start() > b.start():
        a, b = b, a
    if a.start() == b.start():
        return data
    return data[: a.start()] + b[0] + data[a.end() : b.start()] + a[0] + data[b.end() :]


def _number_changed(data: bytes, draw: Draw) -> bytes:
    numbers = list(_NUMBER.finditer(data))
    if not numbers:
        return data
    number = draw.choose(numbers)
    changed = max(0, int(number[0][:18]) + draw.below(7) - 3)
    return data[: number.start()] + str(changed).encode() + data[number.end() :]


def _word_changed(data: bytes, other: bytes, draw: Draw) -> bytes:
    """Return the text with one of its words replaced by a word of another, or something odd."""
    bounds = [i for i, byte in enumerate(data) if byte in b' =./+,:~"[]{}_\n'] or [0]
    at = draw.below(len(bounds))
    start = bounds[at] + 1 if draw.below(8) else bounds[at]
    end = bounds[at + 1] if at + 1 < len(bounds) else len(data)
    kind = draw.below(4)
    if kind == 0:
        piece = draw.choose(_PIECES).encode()
    elif kind == 1:
        piece = b""
    else:
        words = other.replace(b"/", b" ").replace(b".", b" ").replace(b'"', b" ").split()
        piece = draw.choose(words) if words else b"0"
    return data[:start] + piece + data[end:]


# --- what must hold -------------------------------------------------------------------------------


def reads_rule_code(text: str, _draw: Draw) -> None:
    """Check a rule code."""
    variant = parse_rule_code(text)
    assert parse_rule_code(format_rule_code(variant)) == variant


def reads_action(text: str, draw: Draw) -> None:
    """Check an action, and that every position has an answer to it."""
    action = parse_action(text)
    assert parse_action(str(action)) == action
    state = parse_position(draw.choose(corpus()["position"]))
    fault = check(state, action)
    if fault is None:
        apply(state, action)
    else:
        assert fault.text() != fault.message_id


def reads_cards(text: str, _draw: Draw) -> None:
    """Check a list of cards."""
    cards = parse_cards(text)
    assert parse_cards(format_cards(cards)) == cards


def reads_position(text: str, draw: Draw) -> None:
    """Check a position: that it prints as itself, that all can look at it, that it can be played on."""
    state = parse_position(text)
    printed = format_position(state)
    assert parse_position(printed) == state
    assert format_position(parse_position(printed)) == printed
    n_left = 400 if draw.below(20) == 0 else PLAYED_ON
    while True:
        for seat in state.variant.seats:
            seen = view(state, seat)
            format_view_line(seen)
            json.dumps(view_json(seen))
        format_view_line(observer_view(state))
        legal = legal_actions(state)
        assert (to_act(state) is None) == (len(legal) == 0)
        if to_act(state) is None or n_left == 0:
            return
        state = apply(state, legal[draw.below(len(legal))])
        n_left -= 1
        if draw.below(8) == 0:
            assert parse_position(format_position(state)) == state


def reads_record(text: str, _draw: Draw) -> str | None:
    """Check a file of records: what loads prints as itself; every fault has a place in the text.

    Result: the code of the first fault.
    """
    read = read_record(text)
    assert read.records or read.faults
    n_lines = text.count("\n") + 1
    for fault in read.faults:
        assert 1 <= fault.line <= n_lines
        assert 1 <= fault.column <= len(text.split("\n")[fault.line - 1]) + 1
        assert "problem-" not in str(fault)
    if read.records:
        again = read_record(format_records(read.records))
        assert again.faults == ()
        assert again.records == read.records
        assert lines_to_record(records_to_lines(read.records)).records == read.records
    return read.faults[0].code if read.faults else None


def reads_lines(text: str, _draw: Draw) -> str | None:
    """Check JSON lines of records, as ``reads_record`` does."""
    read = lines_to_record(text.split("\n"))
    for fault in read.faults:
        assert 1 <= fault.line <= text.count("\n") + 1
        assert "problem-" not in str(fault)
    again = read_record(format_records(read.records))
    assert not read.records or (again.records, again.faults) == (read.records, ())
    return read.faults[0].code if read.faults else None


def reads_case(text: str, _draw: Draw) -> None:
    """Check a file of cases, and run those that can be read."""
    for case in read_cases(text, "damaged"):
        for mismatch in run_case(case):
            assert mismatch.key
        assert parse_position(format_position(case.start)) == case.start


CHECKS: dict[str, Callable[[str, Draw], str | None]] = {
    "rule code": reads_rule_code,
    "position": reads_position,
    "action": reads_action,
    "cards": reads_cards,
    "record": reads_record,
    "json line": reads_lines,
    "case": reads_case,
}
# How often each kind has its turn.
_TURNS = (
    *("position",) * 8,
    *("rule code",) * 2,
    *("action",) * 2,
    "cards",
    *("record",) * 3,
    *("json line",) * 2,
    *("case",) * 2,
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one damaged text: its kind, what it says, and the code of the error, if any."""

    kind: str
    data: bytes
    code: str | None


def try_one(seed: str, index: int) -> Outcome:
    """Damage one text and read it. Anything but the documented errors escapes."""
    draw = Draw(f"{seed}/{index}")
    kind = draw.choose(_TURNS)
    texts = corpus()[kind]
    data = damaged(draw.choose(texts).encode(), draw.choose(texts).encode(), draw)
    return Outcome(kind, data, code_of(kind, data, draw))


def code_of(kind: str, data: bytes, draw: Draw) -> str | None:
    """Return the code of the documented error that a text meets, or None if it loads."""
    try:
        return CHECKS[kind](decode_text(data), draw)
    except (RecordError, VariantError) as error:
        faults = error.problems
    # A message without words would show its id.
    assert [] == [fault for fault in faults if "problem-" in fault.text()]
    return faults[0].code


def main() -> None:
    """Look at as many damaged texts as asked, and say what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=200_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    seen: Counter[str] = Counter()
    begun = time.perf_counter()
    n_failed = 0
    for index in range(given.first, given.first + given.n):
        try:
            outcome = try_one(given.seed, index)
        except KibitzError as error:
            n_failed += 1
            print(f"{given.seed}/{index}: {type(error).__name__}: {error}")
            continue
        except Exception as error:  # noqa: BLE001 - to name the text that brought it about
            n_failed += 1
            print(f"{given.seed}/{index}: {type(error).__name__}: {str(error)[:300]}")
            continue
        seen[f"{outcome.kind}: {outcome.code or 'loads'}"] += 1
    for line, n in sorted(seen.items()):
        print(f"{n:8} {line}")
    seconds = time.perf_counter() - begun
    print(f"{given.n} damaged texts, {n_failed} failed, {seconds:.0f} s")
    raise SystemExit(1 if n_failed else 0)


if __name__ == "__main__":
    main()
