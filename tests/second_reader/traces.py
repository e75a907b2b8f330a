"""Checking traces: every step and result recomputed, and that the deals follow each other as in a match."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from .amerikaner_rules import AmerikanerRules
from .cards import NotLegalError, UnreadableError, canonical
from .cases import difference, read_lines
from .deal import Deal
from .games import Rules, begin, rules_of, sizes
from .start import as_list, as_object, as_text
from .tractor_rules import TractorRules

LINE_KEYS = frozenset(("variant", "options", "start", "steps", "result"))
LISTED_AT_MOST = 5_000
FAULTS_AT_MOST = 20


@dataclass(frozen=True)
class Before:
    """What a deal leaves to the next line of the trace."""

    key: str
    deal: Deal


def _same(expected: object, found: object) -> bool:
    return json.dumps(expected, sort_keys=True) == json.dumps(found, sort_keys=True)


def card_faults(rules: Rules, deal: Deal) -> Iterator[str]:
    """Yield what is wrong with the cards dealt."""
    n_seats, hand, kitty = sizes(rules)
    lengths = [len(cards) for cards in deal.hands]
    if lengths != [hand] * n_seats or len(deal.kitty) != kitty:
        yield f"start: expected {n_seats} hands of {hand} and a kitty of {kitty}, found {lengths} and " + str(
            len(deal.kitty)
        )
    dealt = Counter(card for cards in (*deal.hands, deal.kitty) for card in cards)
    deck = Counter(rules.deck())
    if dealt != deck:
        missing, extra = sorted((deck - dealt).elements()), sorted((dealt - deck).elements())
        yield f"start: not the deck: missing {missing}, too many {extra}"


def match_start(rules: Rules) -> dict[str, object]:
    """Return what `start` says when a match begins, but for the dealer and the cards."""
    if isinstance(rules, TractorRules):
        return {"levels": [rules.start_level] * 2, "deal": 1}
    return {"scores": [0] * (rules.players if isinstance(rules, AmerikanerRules) else 2)}


def continuity_faults(
    rules: Rules, start: Mapping[str, object], before: Deal | None, *, is_continued: bool
) -> Iterator[str]:
    """Yield where a start does not follow from the deal before it."""
    expected: dict[str, object] = {}
    if before is not None and before.phase != "match_over":
        expected = {"dealer": before.next_dealer, **before.standing()}
        if isinstance(rules, TractorRules):
            number = getattr(before, "deal", 0)
            expected["deal"] = number if before.thrown_in else number + 1
    elif not is_continued:
        expected = match_start(rules)
    wanted = {"dealer", "hands", "kitty", *match_start(rules)}
    if set(start) != wanted:
        yield f"start: expected the keys {sorted(wanted)}, found {sorted(start)}"
    for key, value in expected.items():
        if not _same(value, start.get(key)):
            yield f"start.{key}: expected {json.dumps(value)}, found {json.dumps(start.get(key))}"


def legal_faults(deal: Deal, listed: object, action: str) -> Iterator[str]:
    """Yield what is wrong with the legal set of one step."""
    if not deal.permits(action):
        yield f"action {action!r} is not legal"
    if listed is None:
        if deal.phase != "bury" and deal.count_legal() <= LISTED_AT_MOST:
            yield f"legal: null, but there are only {deal.count_legal()} legal actions"
        return
    texts = [as_text(text, "legal") for text in as_list(listed, "legal")]
    found = {canonical(text) for text in texts}
    if len(found) != len(texts):
        yield f"legal: {len(texts) - len(found)} actions are listed more than once"
    if deal.count_legal() != len(found) and deal.count_legal() > 100_000:
        yield f"legal: expected {deal.count_legal()} actions, found {len(found)}"
    else:
        legal = deal.legal_set()
        if legal != found:
            yield f"legal: {difference(legal, found)}"


def replay_faults(deal: Deal, steps: list[object]) -> Iterator[str]:
    """Yield what is wrong with the steps; stops where an action can't be carried out."""
    for number, raw in enumerate(steps, start=1):
        step = as_object(raw, f"step {number}")
        if set(step) != {"seat", "legal", "action"}:
            raise UnreadableError(
                f"step {number}: expected the keys seat, legal, action, found {sorted(step)}"
            )
        if deal.is_over:
            yield f"step {number}: the deal was over after step {number - 1}"
            return
        action = as_text(step["action"], "action")
        if not _same(deal.to_act, step["seat"]):
            yield f"step {number}: seat: expected {deal.to_act}, found {step['seat']!r}"
        for fault in legal_faults(deal, step["legal"], action):
            yield f"step {number} ({deal.phase}, seat {deal.to_act}): {fault}"
        try:
            deal.apply(action)
        except NotLegalError:
            return
    if not deal.is_over:
        yield f"after the last step: the deal is not over; seat {deal.to_act} is to act in {deal.phase}"


def result_faults(deal: Deal, result: Mapping[str, object]) -> Iterator[str]:
    """Yield where the result is not what the rules give."""
    expected = deal.result()
    for key in sorted(set(result) - set(expected)):
        yield f"result.{key}: unknown key"
    for key, value in expected.items():
        if key not in result:
            yield f"result.{key}: missing, expected {json.dumps(value)}"
        elif not _same(value, result[key]):
            yield f"result.{key}: expected {json.dumps(value)}, found {json.dumps(result[key])}"


def check_line(
    line: dict[str, object], before: Before | None, *, is_continued: bool
) -> tuple[list[str], Before]:
    """Return the faults of one deal, and what the next line must follow from."""
    if set(line) != LINE_KEYS:
        raise UnreadableError(f"expected the keys {sorted(LINE_KEYS)}, found {sorted(line)}")
    variant, options = as_text(line["variant"], "variant"), as_object(line["options"], "options")
    rules = rules_of(variant, options)
    start = as_object(line["start"], "start")
    key = json.dumps([variant, options], sort_keys=True)
    deal = begin(rules, start)
    follows = before.deal if before is not None and before.key == key else None
    faults = list(continuity_faults(rules, start, follows, is_continued=is_continued and before is None))
    faults += card_faults(rules, deal)
    faults += replay_faults(deal, as_list(line["steps"], "steps"))
    if deal.is_over:
        faults += result_faults(deal, as_object(line["result"], "result"))
    if len(faults) > FAULTS_AT_MOST:
        faults = [*faults[:FAULTS_AT_MOST], f"and {len(faults) - FAULTS_AT_MOST} more faults"]
    return faults, Before(key, deal)


def check_trace_lines(lines: Iterable[str], *, is_continued: bool = False) -> Iterator[tuple[str, list[str]]]:
    """Yield the name of each line and its faults. `is_continued`: the first line may be amid a match."""
    before: Before | None = None
    for number, line in read_lines(lines):
        try:
            faults, before = check_line(line, before, is_continued=is_continued)
        except UnreadableError as error:
            raise UnreadableError(f"line {number}: {error}") from error
        if not before.deal.is_over:
            # What follows can't be foreseen from a deal that could not be replayed.
            before, is_continued = None, True
        yield f"line {number}", faults
