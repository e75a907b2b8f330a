"""A playthrough: one deal as text, with what every seat sees at every step. Made to be read and compared.

At the start of a phase everything is shown: under ``all`` what everybody knows, under a seat what it knows
besides. After an action only what has changed is shown.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence

from kibitz.match.deals import PlayedDeal
from kibitz.records.rule_code import format_rule_code
from kibitz.rules.actions import Action
from kibitz.rules.engine import apply
from kibitz.rules.state import Called, State, Trick, phase_of
from kibitz.views import View, observer_view, view

ALL = "all"
SHOWN_ACTIONS = 12
GROWING = ("calls", "plays")

Facts = dict[str, str]


def playthrough_text(played: PlayedDeal, command: str) -> str:
    """Return the whole deal as text, under the command that made it."""
    return "\n".join(_lines(played, command)) + "\n"


def _lines(played: PlayedDeal, command: str) -> Iterator[str]:
    variant = played.start.variant
    yield f"# {command}"
    yield ""
    yield f"rules: {format_rule_code(variant)} (revision {variant.revision})"
    for seat, hand in enumerate(played.start.hands):
        yield f"hand {seat}: {' '.join(hand)}"
    yield f"kitty: {' '.join(played.start.kitty)}".rstrip()
    state: State = played.start
    yield from _phase(state)
    for number, step in enumerate(played.steps, start=1):
        before, state = state, apply(state, step.action)
        yield ""
        yield f"{number}. seat {step.seat}: {step.action}"
        if phase_of(state) is phase_of(before):
            yield from _changes(before, state)
        else:
            yield from _phase(state)


def _phase(state: State) -> Iterator[str]:
    yield ""
    yield f"-- {phase_of(state)}"
    for who, facts in _seen(state, brief=False).items():
        yield from _rows(who, facts)


def _changes(before: State, after: State) -> Iterator[str]:
    old = _seen(before, brief=True)
    for who, facts in _seen(after, brief=True).items():
        changed = {name: text for name, text in facts.items() if old[who].get(name) != text}
        gone = {name: "-" for name in old[who] if name not in facts and name != "legal"}
        yield from _rows(who, changed | gone)


def _rows(who: str, facts: Mapping[str, str]) -> Iterator[str]:
    for name, text in facts.items():
        yield f"   {who:6}  {name}: {text}"


def _seen(state: State, *, brief: bool) -> dict[str, Facts]:
    """Return what all know, and for each seat what it knows besides."""
    common = _facts(observer_view(state), brief=brief)
    seen = {ALL: common}
    for seat in state.variant.seats:
        own = _facts(view(state, seat), brief=brief)
        own.pop("seat")
        seen[f"seat {seat}"] = {name: text for name, text in own.items() if common.get(name) != text}
    return seen


def _facts(seen: View, *, brief: bool) -> Facts:
    """Return every field of a view that says something, as text; brief: of growing lists only the last."""
    facts: Facts = {}
    for field in dataclasses.fields(seen):
        value: object = getattr(seen, field.name)
        if field.name == "variant" or value is None or value is False or _says_nothing(value):
            continue
        if field.name == "legal":
            facts["legal"] = _legal(seen.legal)
        elif brief and field.name in GROWING and isinstance(value, tuple):
            facts[field.name] = f"{len(value)}, the last {_text(value[-1])}"
        else:
            facts[field.name] = _text(value)
    return facts


def _says_nothing(value: object) -> bool:
    """Return whether this is an empty list, or one of empty lists: no seat is known to hold anything."""
    return isinstance(value, tuple) and all(member == () for member in value)


def _legal(legal: Sequence[Action]) -> str:
    shown = [str(legal[index]) for index in range(min(len(legal), SHOWN_ACTIONS))]
    if len(legal) > SHOWN_ACTIONS:
        shown += ["…", str(legal[-1])]
    return f"{len(legal)}: " + ", ".join(shown)


def _text(value: object) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case Called():
            return f"{value.seat}:{value.call}"
        case Trick():
            return f"{value.leader}:{_text(value.cards)}→{value.winner}"
        case tuple():
            plain = all(isinstance(member, (str, int)) for member in value)
            return (" " if plain else " | ").join(_text(member) for member in value) or "-"
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = dataclasses.fields(value)
        return ", ".join(f"{field.name} {_text(getattr(value, field.name))}" for field in fields)
    return str(value)
