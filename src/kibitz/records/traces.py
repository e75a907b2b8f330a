"""Traces: one deal a line, with the legal set of every step, for another program to replay and check."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from kibitz.cards import format_cards
from kibitz.rules.actions import Action
from kibitz.rules.engine import legal_actions, to_act
from kibitz.rules.options import json_options
from kibitz.rules.parts import LevelMatch
from kibitz.rules.state import Auction, Burying, DealOver, Result, Standing, State, phase_of
from kibitz.rules.variant import Variant

# A value as the json module writes it.
Json = bool | int | str | None | list["Json"] | dict[str, "Json"]

# A legal set with more members is not listed.
LISTED_AT_MOST = 5_000


class Decided(Protocol):
    """One decision of a deal: the state before it and the action."""

    @property
    def before(self) -> State: ...
    @property
    def action(self) -> Action: ...


class Played(Protocol):
    """A deal from its start to its score."""

    @property
    def start(self) -> Auction: ...
    @property
    def steps(self) -> Sequence[Decided]: ...
    @property
    def over(self) -> DealOver: ...


def trace_line(played: Played) -> str:
    """Return the trace of a deal as one line of JSON, without the line end."""
    variant = played.start.variant
    line = {
        "variant": variant.id,
        "options": options_json(variant),
        "start": start_json(played.start),
        "steps": [_step(step.before, step.action) for step in played.steps],
        "result": result_json(variant, played.over),
    }
    return json.dumps(line, separators=(", ", ": "))


def options_json(variant: Variant) -> dict[str, Json]:
    """Return the options that differ from the declaration."""
    return {
        name: [*value] if isinstance(value, list) else value for name, value in json_options(variant).items()
    }


def start_json(start: Auction) -> dict[str, Json]:
    """Return the ``start`` of a deal: the match before it, and all cards as dealt."""
    return {
        **standing_json(start.variant, start.standing),
        "hands": [format_cards(hand) for hand in start.hands],
        "kitty": format_cards(start.kitty),
    }


def standing_json(variant: Variant, standing: Standing) -> dict[str, Json]:
    """Return dealer and totals; the number of the deal where rules depend on it."""
    facts: dict[str, Json] = {"dealer": standing.dealer, **tally_json(variant, standing.tally)}
    if isinstance(variant.match, LevelMatch):
        facts["deal"] = standing.deal
    return facts


def tally_json(variant: Variant, tally: tuple[int, ...]) -> dict[str, Json]:
    """Return ``scores``, or ``levels`` where the match is about levels."""
    if isinstance(variant.match, LevelMatch):
        return {"levels": [*(variant.match.levels[index] for index in tally)]}
    return {"scores": [*tally]}


def result_json(variant: Variant, over: DealOver) -> dict[str, Json]:
    """Return the ``result`` of a deal; ``points`` is null where cards have none."""
    result: Result = over.result
    return {
        "phase": phase_of(over).value,
        "thrown_in": result.thrown_in,
        "delta": [*result.delta],
        **tally_json(variant, result.tally),
        "points": [*result.points] or None,
        "next_dealer": result.next_dealer,
        "winners": [*result.winners],
    }


def _step(before: State, action: Action) -> dict[str, Json]:
    return {"seat": to_act(before), "legal": legal_json(before), "action": str(action)}


def legal_json(state: State, legal: Sequence[Action] | None = None) -> list[Json] | None:
    """Return the whole legal set; None for burying, and where it is too large to list.

    legal: the set, where the caller has it already.
    """
    if isinstance(state, Burying):
        return None
    if legal is None:
        legal = legal_actions(state)
    return None if len(legal) > LISTED_AT_MOST else [str(action) for action in legal]
