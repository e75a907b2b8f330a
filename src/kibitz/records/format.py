"""The text of a record (``.kbz``): a head, then each deal, parted by blank lines.

``docs/format/record.md`` explains every line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kibitz.cards import format_cards
from kibitz.records.fields import numbers_text
from kibitz.records.record import VERSION, DealRecord, Fairness, Record, Step
from kibitz.records.text import escape
from kibitz.rules.options import format_option_value
from kibitz.rules.parts import LevelMatch
from kibitz.rules.state import Phase, Result
from kibitz.rules.variant import Variant

HEAD = "kibitz record"


def format_records(records: Iterable[Record]) -> str:
    """Return the text of several matches."""
    return "\n".join(map(format_record, records))


def format_record(record: Record) -> str:
    """Return the text of a match, with a line end at the end of every line."""
    sections = [_head_lines(record), *(_deal_lines(record.variant, deal) for deal in record.deals)]
    return "\n".join("".join(f"{line}\n" for line in section) for section in sections)


def _head_lines(record: Record) -> Iterator[str]:
    variant = record.variant
    yield f"{HEAD} {VERSION}"
    yield f"variant: {variant.id}@{record.revision}"
    if variant.chosen:
        yield "options: " + " ".join(f"{name}={format_option_value(value)}" for name, value in variant.chosen)
    for seat, name in enumerate(record.seats):
        yield _line(f"seat {seat}", name)
    if record.date:
        yield f"date: {record.date}"
    if record.seed:
        yield _line("seed", record.seed)
    for name, value in record.tags:
        yield _line(f"tag {name}", value)
    if record.comment:
        yield _line("comment", record.comment)


def _line(key: str, words: str) -> str:
    return f"{key}: {escape(words)}" if words else f"{key}:"


def _deal_lines(variant: Variant, deal: DealRecord) -> Iterator[str]:
    start = deal.start
    yield f"deal: {start.standing.deal}"
    yield f"dealer: {start.standing.dealer}"
    yield ": ".join(tally_words(variant, start.standing.tally))
    for seat, hand in enumerate(start.hands):
        yield f"hand {seat}: {format_cards(hand)}"
    if start.kitty:
        yield f"kitty: {format_cards(start.kitty)}"
    if deal.fairness is not None:
        yield from _fairness_lines(deal.fairness)
    if deal.comment:
        yield _line("comment", deal.comment)
    yield from map(_step_line, deal.steps)
    if deal.result is not None:
        items = result_items(variant, deal.result)
        yield "result: " + " ".join(f"{key}={value}" for key, value in items)


def tally_words(variant: Variant, tally: tuple[int, ...]) -> tuple[str, str]:
    """Return the key and the value of a match's totals."""
    if isinstance(variant.match, LevelMatch):
        return "levels", " ".join(variant.match.levels[index] for index in tally)
    return "scores", " ".join(map(str, tally))


def _fairness_lines(fairness: Fairness) -> Iterator[str]:
    yield _line("commitment", fairness.commitment)
    for seat, nonce in fairness.nonces:
        yield _line(f"nonce {seat}", nonce)
    if fairness.secret:
        yield _line("secret", fairness.secret)
    if fairness.head:
        yield _line("head", fairness.head)


def _step_line(step: Step) -> str:
    words = f"{step.seat}: {step.action}"
    if step.evaluation:
        words += " {" + " ".join(f"{key}={escape(value, ' {}')}" for key, value in step.evaluation) + "}"
    if step.comment:
        words += f" ; {escape(step.comment)}"
    return words


def result_items(variant: Variant, result: Result) -> Iterator[tuple[str, str]]:
    """Yield what a deal came to as the fields of a line."""
    yield "phase", (Phase.MATCH_OVER if result.winners else Phase.DEAL_OVER).value
    if result.thrown_in:
        yield "thrown_in", "true"
    yield "delta", numbers_text(result.delta)
    if result.points:
        yield "points", numbers_text(result.points)
    key, value = tally_words(variant, result.tally)
    yield key, value.replace(" ", ",")
    yield "next_dealer", str(result.next_dealer)
    if result.winners:
        yield "winners", numbers_text(result.winners)
