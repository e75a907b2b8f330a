"""Checking rule cases: a start, actions, and what must hold afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from .cards import NotLegalError, UnreadableError, canonical
from .deal import Deal
from .games import begin, rules_of
from .start import as_list, as_number, as_object, as_text

CASE_KEYS = frozenset(("id", "variant", "options", "start", "actions", "expect", "source"))
LEGAL_KEYS = ("legal", "n_legal", "includes", "excludes")
SHOWN = 12


def read_lines(lines: Iterable[str]) -> Iterator[tuple[int, dict[str, object]]]:
    """Yield the number and the object of every line that is not empty."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
        except ValueError as error:
            raise UnreadableError(f"line {number}: not JSON: {error}") from error
        yield number, as_object(value, f"line {number}")


def shortened(actions: Iterable[str]) -> str:
    """Return the actions as text, only the first of many."""
    known = sorted(actions)
    more = f" and {len(known) - SHOWN} more" if len(known) > SHOWN else ""
    return ", ".join(known[:SHOWN]) + more


def difference(expected: set[str], found: set[str]) -> str:
    """Return how two sets of actions differ, as text."""
    return f"missing: [{shortened(expected - found)}], too many: [{shortened(found - expected)}]"


def _texts(value: object, what: str) -> list[str]:
    return [as_text(item, what) for item in as_list(value, what)]


def _sorted_cards(trick: object) -> object:
    """Return a trick with the cards of each play sorted, since their order says nothing."""
    if not isinstance(trick, list):
        return trick
    return [" ".join(sorted(play.split())) if isinstance(play, str) else play for play in trick]


def legal_faults(deal: Deal, key: str, value: object) -> Iterator[str]:
    """Yield what is wrong with an expectation about the legal set."""
    if key == "n_legal":
        found = deal.count_legal()
        if as_number(value, key) != found:
            yield f"n_legal: expected {value}, found {found}"
        return
    actions = _texts(value, key)
    if key == "includes":
        yield from (f"includes: {action!r} is not legal" for action in actions if not deal.permits(action))
    elif key == "excludes":
        yield from (f"excludes: {action!r} is legal" for action in actions if deal.permits(action))
    elif deal.count_legal() != len({canonical(action) for action in actions}) and deal.count_legal() > 20_000:
        yield f"legal: expected {len(actions)} actions, found {deal.count_legal()}"
    else:
        expected, legal = {canonical(action) for action in actions}, deal.legal_set()
        if expected != legal:
            yield f"legal: {difference(expected, legal)}"


def expectation_faults(deal: Deal, expect: dict[str, object]) -> Iterator[str]:
    """Yield every expectation that does not hold."""
    facts = deal.facts()
    unknown = set(expect) - set(facts) - set(LEGAL_KEYS) - {"scores", "levels"}
    if unknown:
        raise UnreadableError(f"unknown keys in expect: {sorted(unknown)}")
    for key, value in expect.items():
        if key in LEGAL_KEYS:
            yield from legal_faults(deal, key, value)
            continue
        found = facts.get(key)
        if key == "trick":
            value, found = _sorted_cards(value), _sorted_cards(found)
        if json.dumps(value) != json.dumps(found):
            yield f"{key}: expected {json.dumps(value)}, found {json.dumps(found)}"


def check_case(case: dict[str, object]) -> list[str]:
    """Return the faults of one case; raises UnreadableError if it is not of the format."""
    unknown = set(case) - CASE_KEYS
    if unknown:
        raise UnreadableError(f"unknown keys {sorted(unknown)}")
    options = as_object(case.get("options", {}), "options")
    deal = begin(
        rules_of(as_text(case.get("variant"), "variant"), options), as_object(case.get("start"), "start")
    )
    for action in _texts(case.get("actions", []), "actions"):
        try:
            deal.apply(action)
        except NotLegalError:
            legal = shortened(deal.legal()) if deal.count_legal() < 1000 else f"{deal.count_legal()} actions"
            return [f"{action!r} is not legal for seat {deal.to_act} in {deal.phase}; legal: {legal}"]
    return list(expectation_faults(deal, as_object(case.get("expect"), "expect")))


def check_case_lines(lines: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the name of each case and its faults."""
    for number, case in read_lines(lines):
        name = f"line {number}, {case.get('id')}"
        try:
            yield name, check_case(case)
        except UnreadableError as error:
            raise UnreadableError(f"{name}: {error}") from error
