"""Cases: a start, actions, and what must hold afterwards, one JSON object a line.

``docs/format/json.md`` has the format. A line that cannot be read is an error of the file, a case that does
not hold is an answer: a list of what was expected and what was found.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import UNSET, UnsetType

from kibitz.errors import IllegalAction, RecordError, VariantError, problem
from kibitz.games import variant_of
from kibitz.language import translate
from kibitz.records.facts import FACTS
from kibitz.records.json_start import StartLine, Whole, decode_line, start_of
from kibitz.rules.actions import Action, parse_action
from kibitz.rules.engine import apply, check, legal_actions
from kibitz.rules.setup import state_from_start
from kibitz.rules.state import State

# How many actions of a difference are named.
SHOWN = 12


class ExpectLine(msgspec.Struct, forbid_unknown_fields=True):
    """``expect`` of a case: what is given must hold."""

    to_act: Whole | UnsetType | None = UNSET
    phase: str | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    n_legal: Whole | UnsetType = UNSET
    includes: list[str] | UnsetType = UNSET
    excludes: list[str] | UnsetType = UNSET
    trick: list[str] | UnsetType = UNSET
    trick_winner: Whole | UnsetType | None = UNSET
    trick_points: Whole | UnsetType | None = UNSET
    trump: str | UnsetType | None = UNSET
    declarer: Whole | UnsetType | None = UNSET
    contract: Whole | str | UnsetType | None = UNSET
    partner: Whole | UnsetType | None = UNSET
    dealer: Whole | UnsetType = UNSET
    points: list[Whole] | UnsetType | None = UNSET
    delta: list[Whole] | UnsetType | None = UNSET
    scores: list[Whole] | UnsetType = UNSET
    levels: list[str] | UnsetType = UNSET
    next_dealer: Whole | UnsetType | None = UNSET
    winners: list[Whole] | UnsetType = UNSET
    thrown_in: bool | UnsetType = UNSET


class CaseLine(msgspec.Struct, forbid_unknown_fields=True):
    """One line of a file of cases."""

    id: str
    variant: str
    start: StartLine
    expect: ExpectLine
    options: dict[str, object] = {}
    actions: list[str] = []
    source: str = ""


_DECODER = msgspec.json.Decoder(CaseLine)


@dataclass(frozen=True, slots=True)
class Case:
    """A case ready to be run. name, line: of the file it stands in."""

    id: str
    name: str
    line: int
    start: State
    actions: tuple[str, ...]
    expect: ExpectLine
    source: str


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Something of a case that does not hold; ``expected`` and ``found`` are JSON or words."""

    key: str
    expected: str
    found: str


def read_cases(text: str, name: str) -> tuple[Case, ...]:
    """Return the cases of a file; empty lines are skipped.

    name: of the file. Raises RecordError with the line of the first fault; it names the case, if that has a
    name.
    """
    cases = []
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            cases.append(_case(decode_line(_DECODER, line, number), line, name, number))
    return tuple(cases)


def _case(read: CaseLine, text: str, name: str, number: int) -> Case:
    try:
        start = state_from_start(variant_of(read.variant, read.options), start_of(read.start))
    except (VariantError, RecordError) as error:
        key = "start"
        if isinstance(error, VariantError):
            key = "variant" if error.code == "variant/unknown" else "options"
        located = RecordError(error.problems[0], number, max(text.find(f'"{key}"'), 0) + 1)
        located.problems = (*error.problems, problem("case/named", case=read.id[:60]))
        raise located from None
    return Case(read.id, name, number, start, tuple(read.actions), read.expect, read.source)


# --- running --------------------------------------------------------------------------------------


def run_case(case: Case) -> list[Mismatch]:
    """Return everything of the case that does not hold; empty if all does.

    An action that is illegal, or no action at all, is a mismatch, and nothing after it is looked at.
    """
    state = case.start
    for place, text in enumerate(case.actions, start=1):
        try:
            state = apply(state, parse_action(text))
        except (IllegalAction, RecordError) as error:
            return [
                Mismatch(
                    f"actions[{place}]",
                    translate("case-is-legal", {"action": text}),
                    error.problems[0].text(),
                )
            ]
    return [*_legal_mismatches(case.expect, state), *_fact_mismatches(case.expect, state)]


def _legal_mismatches(expect: ExpectLine, state: State) -> list[Mismatch]:
    found = []
    if expect.n_legal is not UNSET:
        n_legal = len(legal_actions(state))
        if n_legal != expect.n_legal:
            found.append(Mismatch("n_legal", str(expect.n_legal), str(n_legal)))
    if expect.legal is not UNSET:
        found += _set_mismatches(expect.legal, state)
    if expect.includes is not UNSET:
        missing = [text for text in expect.includes if not _is_legal(state, text)]
        if missing:
            found.append(Mismatch("includes", _shown(missing), translate("case-not-legal")))
    if expect.excludes is not UNSET:
        too_many = [text for text in expect.excludes if _is_legal(state, text)]
        if too_many:
            found.append(Mismatch("excludes", _shown(too_many), translate("case-legal")))
    return found


def _parsed(text: str) -> Action | None:
    try:
        return parse_action(text)
    except RecordError:
        return None


def _is_legal(state: State, text: str) -> bool:
    action = _parsed(text)
    return action is not None and check(state, action) is None


def _set_mismatches(expected: Sequence[str], state: State) -> list[Mismatch]:
    legal = legal_actions(state)
    illegal = [text for text in expected if not _is_legal(state, text)]
    different = {action for text in expected if (action := _parsed(text)) is not None}
    if not illegal and len(different) == len(legal):
        return []
    others = [str(action) for action in legal if action not in different] if len(legal) <= 100_000 else []
    words = [translate("case-actions", {"n": len(legal)})]
    if others:
        words.append(translate("case-also", {"actions": _shown(others)}))
    if illegal:
        words.append(translate("case-but-not", {"actions": _shown(illegal)}))
    return [Mismatch("legal", translate("case-actions", {"n": len(different)}), ", ".join(words))]


def _shown(texts: Sequence[str]) -> str:
    first = json.dumps(texts[:SHOWN], ensure_ascii=False)
    return translate("case-more", {"first": first, "n": len(texts) - SHOWN}) if len(texts) > SHOWN else first


def _fact_mismatches(expect: ExpectLine, state: State) -> list[Mismatch]:
    mismatches = []
    for key, fact in FACTS.items():
        expected = getattr(expect, key)
        if expected is UNSET:
            continue
        if key == "trick":
            expected = [_in_writing_order(play) for play in expected]
        found = fact(state)
        if expected != found:
            mismatches.append(Mismatch(key, json.dumps(expected), json.dumps(found)))
    return mismatches


def _in_writing_order(play: str) -> str:
    action = _parsed(f"play {play}")
    return play if action is None else str(action).partition(" ")[2]
