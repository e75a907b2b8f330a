"""The outcome of an arena as a table for programs.

Keys that end in ``_ms``, and ``seconds``, are times of this run; all else is the same for the same seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from kibitz.arena.faults import Fault
from kibitz.arena.reliability import Told
from kibitz.arena.result import Duties, MeetingResult, Role, Thinking, unit_of
from kibitz.arena.schedule import Arena, Meeting
from kibitz.arena.stats import Interval
from kibitz.rules.options import json_options

JsonValue = str | int | float | bool | None | Sequence["JsonValue"] | Mapping[str, "JsonValue"]
JsonObject = dict[str, JsonValue]


def table(arena: Arena, result: MeetingResult, seconds: float) -> JsonObject:
    """Return the outcome for two players as a JSON object; ``roles`` is by A and B."""
    return {
        "a": arena.players[0],
        "b": arena.players[1],
        **_rules(arena),
        **_meeting(result),
        "unit": unit_of(arena.variant),
        "seed": arena.seed,
        "card_play": arena.card_play,
        "contracts_by": arena.contracts_by if arena.card_play else None,
        "seconds": seconds,
    }


def round_robin_table(
    arena: Arena, results: Mapping[Meeting, MeetingResult], rated: Sequence[Interval], seconds: float
) -> JsonObject:
    """Return the outcome for several players as a JSON object: all meetings, and the ratings, the best first."""
    names = arena.players
    one = next(iter(results.values()))
    return {
        "players": list(names),
        **_rules(arena),
        "unit": unit_of(arena.variant),
        "pairs": one.pairs,
        "seed": arena.seed,
        "card_play": arena.card_play,
        "contracts_by": arena.contracts_by if arena.card_play else None,
        "ratings": [
            {"player": names[place], "rating": rated[place].mean, **_bounds(rated[place])}
            for place in by_rating(rated)
        ],
        "meetings": [
            {"a": names[a], "b": names[b], **_meeting(result)} for (a, b), result in results.items()
        ],
        "seconds": seconds,
    }


def by_rating(rated: Sequence[Interval]) -> list[int]:
    """Return the places of the players in the arena's list, the best first."""
    return sorted(range(len(rated)), key=lambda place: -rated[place].mean)


def _rules(arena: Arena) -> JsonObject:
    return {"variant": arena.variant.id, "options": json_options(arena.variant)}


def _meeting(result: MeetingResult) -> JsonObject:
    a, b = result.roles
    return {
        "mean": result.gain.mean,
        **_bounds(result.gain),
        "pairs": result.pairs,
        "deals": result.deals,
        "thrown_in": result.thrown_in,
        "roles": {"a": _role(a), "b": _role(b)},
        "faults": [_fault(fault) for fault in result.faults],
        "reliability": {"a": _reliability(a.reliability), "b": _reliability(b.reliability)},
    }


def _fault(fault: Fault) -> JsonObject:
    return {
        "player": "ab"[fault.player],
        "code": fault.code,
        "text": fault.problem.text(),
        "n": fault.n,
        "view": fault.line,
    }


def _bounds(interval: Interval) -> JsonObject:
    return {"low": interval.low, "high": interval.high}


def _role(role: Role) -> JsonObject:
    return {
        **_duties(role.duties),
        "by_seat": [_duties(seat) for seat in role.seats],
        **_thinking(role.thinking),
        "by_stage": {str(stage): _thinking(took) for stage, took in role.stages.items()},
    }


def _duties(duties: Duties) -> JsonObject:
    return dict(asdict(duties))


def _thinking(thinking: Thinking) -> JsonObject:
    return {
        "decisions": thinking.decisions,
        "median_ms": thinking.median,
        "p95_ms": thinking.p95,
        "max_ms": thinking.most,
    }


def _reliability(rows: Sequence[Told]) -> JsonValue:
    return [dict(asdict(row)) for row in rows]
