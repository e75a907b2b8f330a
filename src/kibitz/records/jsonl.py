"""Records as JSON lines: one deal a line, a superset of the trace format, so traces can be read as records.

``record_line.py`` has the types of a line; ``docs/format/json.md`` explains it. A match without deals has
a line that says so.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import msgspec
from msgspec import UNSET

from kibitz.cards import Rank, parse_cards
from kibitz.errors import KibitzError, RecordError, problem
from kibitz.games import variant_of
from kibitz.records.json_start import decode_line
from kibitz.records.parse import parse_date
from kibitz.records.record import VERSION, DealRecord, Fairness, ReadResult, Record, Step, next_state
from kibitz.records.record_line import (
    DealLine,
    FairnessLine,
    HeadFields,
    HeadLine,
    Kind,
    ResultLine,
    StartLine,
    StepLine,
)
from kibitz.records.replay import standing_after
from kibitz.records.text import NAME, has_surrogate
from kibitz.records.traces import Json, options_json, result_json, start_json
from kibitz.rules.actions import parse_action
from kibitz.rules.parts import Seat
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import Auction, DealOver, Phase, Standing, State
from kibitz.rules.variant import Variant

_DECODER = msgspec.json.Decoder(DealLine)
_HEAD_DECODER = msgspec.json.Decoder(HeadLine)
_KIND_DECODER = msgspec.json.Decoder(Kind)


# --- writing --------------------------------------------------------------------------------------


def record_to_lines(record: Record, match: int = 1) -> list[str]:
    """Return a line for each deal, or one for a match without deals. Lines have no ends.

    match: a number that tells it from its neighbours.
    """
    head: dict[str, Json] = {"record": VERSION, "match": match, "variant": record.variant.id}
    head |= {"revision": record.revision, "options": options_json(record.variant)}
    about: dict[str, Json] = {"seats": [*record.seats], "date": record.date, "seed": record.seed}
    about |= {"tags": dict(record.tags), "match_comment": record.comment}
    head |= {key: value for key, value in about.items() if value}
    return [_dumped({**head, **_deal_json(deal)}) for deal in record.deals] or [_dumped({**head, "deals": 0})]


def _deal_json(deal: DealRecord) -> dict[str, Json]:
    start = deal.start
    line: dict[str, Json] = {"start": {**start_json(start), "deal": start.standing.deal}}
    if deal.comment:
        line["comment"] = deal.comment
    if deal.fairness is not None:
        line["fairness"] = _fairness_json(deal.fairness)
    line["steps"] = [_step_json(step) for step in deal.steps]
    over = None if deal.result is None else DealOver(start.variant, start.standing, deal.result)
    line["result"] = None if over is None else result_json(start.variant, over)
    return line


def _fairness_json(fairness: Fairness) -> Json:
    nonces: list[Json] = [{"seat": seat, "nonce": nonce} for seat, nonce in fairness.nonces]
    given: dict[str, Json] = {"nonces": nonces, "secret": fairness.secret, "head": fairness.head}
    return {"commitment": fairness.commitment, **{key: value for key, value in given.items() if value}}


def _step_json(step: Step) -> Json:
    line: dict[str, Json] = {"seat": step.seat, "action": str(step.action)}
    if step.comment:
        line["comment"] = step.comment
    if step.evaluation:
        line["evaluation"] = dict(step.evaluation)
    return line


def _dumped(line: dict[str, Json]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(", ", ": "))


def records_to_lines(records: Iterable[Record]) -> list[str]:
    """Return the lines of several matches, numbered from 1."""
    return [line for match, record in enumerate(records, start=1) for line in record_to_lines(record, match)]


# --- reading --------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Open:
    """The match that the next line may still belong to. is_stated: a line was there for the match itself."""

    head: Record
    match: int | None
    is_stated: bool = False
    deals: list[DealRecord] = field(default_factory=list)

    def goes_on(self, head: Record, match: int | None) -> bool:
        """Return whether a line with this head is of this match: a trace's match ends with a winner."""
        if head != self.head or match != self.match:
            return False
        last = self.deals[-1].result if self.deals else None
        return match is not None or last is None or not last.winners

    def record(self) -> list[Record]:
        """Return the match; none where not one of its deals could be read."""
        return [replace(self.head, deals=tuple(self.deals))] if self.deals or self.is_stated else []


def lines_to_record(lines: Iterable[str]) -> ReadResult:
    """Return the matches that lines hold; a line that cannot be read is told and the others are read."""
    records: list[Record] = []
    faults: list[RecordError] = []
    current: _Open | None = None
    for number, text in enumerate(lines, start=1):
        if not text.strip():
            continue
        try:
            line = _line_of(text.rstrip("\n"), number)
            head = _head_of(line)
            match = None if line.match is UNSET else line.match
            if current is None or not current.goes_on(head, match):
                records += [] if current is None else current.record()
                current = _Open(head, match)
            if isinstance(line, HeadLine):
                current.is_stated = True
                continue
            before = current.deals[-1] if current.deals else None
            current.deals.append(_deal_of(line, head.variant, before))
        except KibitzError as error:
            faults.append(_placed(error, number))
    records += [] if current is None else current.record()
    return ReadResult(tuple(records), tuple(faults))


def _line_of(text: str, number: int) -> DealLine | HeadLine:
    if _is_head(text):
        return decode_line(_HEAD_DECODER, text, number)
    return decode_line(_DECODER, text, number)


def _is_head(text: str) -> bool:
    """Return whether a line has the key that only a match without deals has."""
    # A tag may have the name as well, so the letters alone do not tell.
    if '"deals"' not in text:
        return False
    try:
        return _KIND_DECODER.decode(text).deals is not UNSET
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError):
        return False


def _placed(error: KibitzError, line: int) -> RecordError:
    if isinstance(error, RecordError) and error.line == line:
        return error
    moved = RecordError(error.problems[0], line)
    moved.problems = error.problems
    return moved


def _head_of(line: HeadFields) -> Record:
    if line.record > VERSION:
        raise RecordError(problem("record/version", version=line.record, known=VERSION))
    variant = variant_of(line.variant, line.options)
    revision = variant.revision if line.revision is UNSET else line.revision
    if revision > variant.revision:
        raise RecordError(
            problem("record/revision", variant=variant.id, revision=revision, known=variant.revision)
        )
    if line.seats and len(line.seats) != variant.n_seats:
        raise RecordError(problem("record/seats", n=variant.n_seats))
    return Record(
        variant,
        (),
        revision,
        tuple(map(_words, line.seats)),
        parse_date(line.date) if line.date else "",
        _words(line.seed),
        tuple((_name(name), _words(value)) for name, value in line.tags.items()),
        _words(line.match_comment),
    )


def _words(text: str) -> str:
    if has_surrogate(text):
        raise RecordError(problem("record/half_character"))
    return text


def _name(text: str) -> str:
    if not NAME.fullmatch(text):
        raise RecordError(problem("record/pair", text=text[:40]))
    return text


def _deal_of(line: DealLine, variant: Variant, before: DealRecord | None) -> DealRecord:
    state: State = _start_of(line.start, variant, before)
    start = state
    assert isinstance(start, Auction), "a start in the auction is an auction"
    steps = tuple(map(_step_of, line.steps))
    for place, step in enumerate(steps, start=1):
        try:
            state = next_state(state, step)
        except KibitzError as error:
            fault = RecordError(error.problems[0])
            fault.problems = (*error.problems, problem("record/at_step", n=place))
            raise fault from None
    _check_result(line.result, state)
    result = state.result if isinstance(state, DealOver) else None
    return DealRecord(start, steps, result, _fairness_of(line.fairness, variant), _words(line.comment))


def _start_of(line: StartLine, variant: Variant, before: DealRecord | None) -> State:
    start = Start(
        phase=Phase.AUCTION.value,
        dealer=Seat(line.dealer),
        deal=1 if line.deal is UNSET else line.deal,
        scores=None if line.scores is UNSET else tuple(line.scores),
        levels=None if line.levels is UNSET else tuple(map(Rank, line.levels)),
        hands=tuple(map(parse_cards, line.hands)),
        kitty=parse_cards(line.kitty),
    )
    state = state_from_start(variant, start)
    if line.deal is not UNSET or before is None:
        return state
    # A trace gives the number of a deal only where rules depend on it; in a match it follows.
    follows = standing_after(before)
    standing: Standing = state.standing
    if follows is None or (follows.dealer, follows.tally) != (standing.dealer, standing.tally):
        return state
    return replace(state, standing=follows)


def _step_of(line: StepLine) -> Step:
    evaluation = tuple((_name(key), _words(value)) for key, value in line.evaluation.items())
    return Step(Seat(line.seat), parse_action(line.action), _words(line.comment), evaluation)


def _fairness_of(line: FairnessLine | None, variant: Variant) -> Fairness | None:
    if line is None:
        return None
    seats = [nonce.seat for nonce in line.nonces]
    for seat in seats:
        if seat >= variant.n_seats or seats.count(seat) > 1:
            raise RecordError(problem("record/nonce", seat=str(seat), highest=variant.n_seats - 1))
    nonces = tuple((Seat(nonce.seat), _words(nonce.nonce)) for nonce in line.nonces)
    return Fairness(_words(line.commitment), nonces, _words(line.secret), _words(line.head))


def _check_result(line: ResultLine | None, state: State) -> None:
    if line is None:
        return
    if not isinstance(state, DealOver):
        raise RecordError(problem("record/unfinished"))
    given, found = msgspec.to_builtins(line), result_json(state.variant, state)
    for key in (*given, *found):
        if given.get(key) != found.get(key):
            raise RecordError(
                problem(
                    "record/result",
                    key=key,
                    value=json.dumps(given.get(key))[:40],
                    expected=json.dumps(found.get(key))[:40],
                )
            )
