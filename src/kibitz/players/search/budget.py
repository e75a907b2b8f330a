"""How much a search looks at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from kibitz.errors import PlayerError, problem


@dataclass(frozen=True, slots=True)
class Budget:
    """Counts, not times: a decision depends on them, and replays alike on a slower machine.

    worlds: deals of the unseen cards for the first look, and as many fresh ones for the second.
    pool_worlds: so many are drawn for each look, and of these the likely ones are taken, the likelier the oftener.
    playouts: of each card in each world. exact_from: with so many cards in hand, or fewer, cards are valued
    exactly; exact_worlds: in so many worlds. nodes: of the solver, for each card and world.
    candidates, shape_worlds: the same where shapes are led, with the rulebook's best plays as candidates.
    shape_moves: steps by which such a world is changed until it explains what others played; 0 leaves it as drawn.
    trick_worlds: instead of worlds where tricks are counted, with as many more in the pool.
    plan_worlds: the same for a burial or a trump; 0 leaves both to the rulebook. call_worlds: for the lead that
    sets trump and the call of a partner.
    bids: 1 bids a little beyond the rulebook's limit where numbers are bid, and says the chance; 0 not.
    match: 1 weighs the end of the match, 0 only the score of the deal.
    margin: by how many standard errors of the difference a card must beat the rulebook's, then again in fresh
    worlds; 0: neither. inference: how far the auction is believed, 0 not at all, 1 as found best.
    """

    worlds: int = 60
    pool_worlds: int = 360
    playouts: int = 8
    exact_from: int = 5
    exact_worlds: int = 60
    nodes: int = 3_000
    candidates: int = 16
    shape_worlds: int = 180
    shape_moves: int = 200
    trick_worlds: int = 180
    plan_worlds: int = 160
    call_worlds: int = 160
    bids: int = 1
    match: int = 1
    margin: float = 1.0
    inference: float = 1.0


PARAMETERS = tuple(field.name for field in fields(Budget))
# Largest numbers a spec may ask for: beyond them a decision takes minutes.
_LARGEST = {
    "worlds": 10_000,
    "pool_worlds": 100_000,
    "playouts": 1_000,
    "exact_from": 20,
    "exact_worlds": 10_000,
    "nodes": 10**9,
    "candidates": 1_000,
    "shape_worlds": 10_000,
    "shape_moves": 100_000,
    "trick_worlds": 10_000,
    "plan_worlds": 10_000,
    "call_worlds": 10_000,
    "bids": 1,
    "match": 1,
}
_MAY_BE_NONE = frozenset(
    {"exact_from", "nodes", "plan_worlds", "shape_moves", "call_worlds", "bids", "match"}
)
_REALS = frozenset({"margin", "inference"})
_LARGEST_REAL = 10.0


def budget_from(spec: str, parameters: Mapping[str, str]) -> Budget:
    """Return the budget a spec's parameters ask for. Raises PlayerError("player/value")."""
    counts = {name: _count(spec, name, text) for name, text in parameters.items() if name not in _REALS}
    budget = replace(Budget(), **counts)
    for name in _REALS & parameters.keys():
        value = _real(spec, name, parameters[name])
        budget = replace(budget, margin=value) if name == "margin" else replace(budget, inference=value)
    return budget


def _count(spec: str, name: str, text: str) -> int:
    lowest = 0 if name in _MAY_BE_NONE else 1
    if not (text.isascii() and text.isdigit() and len(text) < 12 and lowest <= int(text) <= _LARGEST[name]):
        raise _refused(spec, name, text, f"{lowest} … {_LARGEST[name]}")
    return int(text)


def _real(spec: str, name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= _LARGEST_REAL:
        raise _refused(spec, name, text, f"0 … {_LARGEST_REAL:g}")
    return value


def _refused(spec: str, name: str, text: str, allowed: str) -> PlayerError:
    return PlayerError(
        problem("player/value", player=spec[:40], parameter=name, value=text[:20], allowed=allowed)
    )
