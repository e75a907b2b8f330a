"""The outcome of an arena as a table for programs and as lines for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kibitz.arena.result import ArenaResult, Role
from kibitz.arena.run_local import Arena
from kibitz.language import translate
from kibitz.rules.options import json_options

JsonValue = str | int | float | bool | None | list[str] | Mapping[str, "JsonValue"]


def table(arena: Arena, result: ArenaResult, seconds: float) -> dict[str, JsonValue]:
    """Return the outcome as a JSON object; ``roles`` is by A and B, times are in milliseconds."""
    gain = result.gain
    return {
        "a": arena.players[0],
        "b": arena.players[1],
        "variant": arena.variant.id,
        "options": json_options(arena.variant),
        "mean": gain.mean,
        "low": gain.low,
        "high": gain.high,
        "unit": result.unit,
        "pairs": result.pairs,
        "deals": result.deals,
        "thrown_in": result.thrown_in,
        "seed": arena.seed,
        "card_play": arena.card_play,
        "seconds": seconds,
        "roles": {"a": _role(result.roles[0]), "b": _role(result.roles[1])},
    }


def _role(role: Role) -> dict[str, JsonValue]:
    return {
        "declared": role.declared,
        "made": role.made,
        "defended": role.defended,
        "set": role.set,
        "decisions": role.decisions,
        "median_ms": 1000 * role.median,
        "p95_ms": 1000 * role.p95,
    }


def lines(arena: Arena, result: ArenaResult, seconds: float, language: str) -> Iterator[str]:
    """Yield the outcome in words, a line each."""
    gain = result.gain
    unit = translate(f"arena-unit-{result.unit}", {}, language)
    names = {"a": arena.players[0], "b": arena.players[1]}
    yield translate("arena-gain", {**names, "mean": f"{gain.mean:+.2f}", "unit": unit}, language)
    if gain.low is not None and gain.high is not None:
        yield translate("arena-interval", {"low": f"{gain.low:+.2f}", "high": f"{gain.high:+.2f}"}, language)
    for name, role in zip(arena.players, result.roles, strict=True):
        yield translate(
            "arena-role",
            {
                "player": name,
                "made": role.made,
                "declared": role.declared,
                "set": role.set,
                "defended": role.defended,
                "median": f"{1000 * role.median:.2f}",
                "p95": f"{1000 * role.p95:.2f}",
            },
            language,
        )
    yield translate(
        "arena-played",
        {
            "pairs": result.pairs,
            "deals": result.deals,
            "thrown_in": result.thrown_in,
            "seed": arena.seed,
            "seconds": f"{seconds:.1f}",
        },
        language,
    )
