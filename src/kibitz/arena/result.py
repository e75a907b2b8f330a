"""What comes out of an arena: the figures of one deal, and of all of them together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kibitz.arena.schedule import A, B, Sitting
from kibitz.arena.stats import Interval, interval, quantile
from kibitz.rules.parts import AttackersPoints, ContractPoints, ContractTricks, LevelMatch
from kibitz.rules.state import DealOver
from kibitz.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class DealFigures:
    """What one deal adds to the arena.

    difference: A's gain less B's. declaring: which of the two was declarer, None for a thrown-in deal.
    seconds: of every decision, for A and for B.
    """

    pair: int
    difference: float
    declaring: int | None
    defended_by: tuple[int, ...]
    made: bool
    bid: int | None
    seconds: tuple[tuple[float, ...], tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Role:
    """What one player did in its two roles, and how long it thought (seconds; 0 if it never had to)."""

    declared: int
    made: int
    defended: int
    set: int
    decisions: int
    median: float
    p95: float


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """The outcome of a match; ``gain`` is A's side less B's per deal, over pairs."""

    gain: Interval
    unit: str
    pairs: int
    deals: int
    thrown_in: int
    roles: tuple[Role, Role]


def unit_of(variant: Variant) -> str:
    """Return what a deal is counted in: levels where levels are played, else points."""
    return "levels" if isinstance(variant.match, LevelMatch) else "points"


def figures_of(
    sitting: Sitting, over: DealOver, seconds: tuple[tuple[float, ...], tuple[float, ...]]
) -> DealFigures:
    """Return the figures of a deal that is over."""
    outcome = over.outcome
    if over.result.thrown_in or outcome is None:
        return DealFigures(sitting.pair, 0.0, None, (), made=False, bid=None, seconds=seconds)
    variant, declarer = over.variant, outcome.contract.declarer
    if variant.n_sides == 2:
        side = tuple(seat for seat in variant.seats if variant.side_of(seat) == variant.side_of(declarer))
        delta = over.result.delta
        difference = float(delta[sitting.players.index(A) % 2] - delta[sitting.players.index(B) % 2])
    else:
        side = (declarer,) if outcome.partner is None else (declarer, outcome.partner)
        difference = _mean_of(sitting, over, A) - _mean_of(sitting, over, B)
    against = [sitting.players[seat] for seat in variant.seats if seat not in side]
    defended_by = tuple(player for player in (A, B) if player in against)
    return DealFigures(
        sitting.pair,
        difference,
        sitting.players[declarer],
        defended_by,
        made=is_made(over),
        bid=outcome.contract.bid,
        seconds=seconds,
    )


def _mean_of(sitting: Sitting, over: DealOver, player: int) -> float:
    deltas = [over.result.delta[seat] for seat, who in enumerate(sitting.players) if who == player]
    return sum(deltas) / len(deltas)


def is_made(over: DealOver) -> bool:
    """Return whether the declarer's side made its contract (kept the deal, where attackers take it over)."""
    assert over.outcome is not None
    variant, contract = over.variant, over.outcome.contract
    match variant.score:
        case ContractPoints():
            return over.result.points[variant.side_of(contract.declarer)] >= (contract.bid or 0)
        case ContractTricks():
            return over.result.delta[contract.declarer] > 0
        case AttackersPoints(take_over=take_over):
            return over.result.points[1 - variant.side_of(contract.declarer)] < take_over


def summary(variant: Variant, figures: Sequence[DealFigures]) -> ArenaResult:
    """Return the outcome of all deals; the order in which they were played does not matter."""
    by_pair: dict[int, list[float]] = {}
    for deal in sorted(figures, key=lambda f: f.pair):
        by_pair.setdefault(deal.pair, []).append(deal.difference)
    values = [sum(pair) / len(pair) for pair in by_pair.values()]
    return ArenaResult(
        gain=interval(values),
        unit=unit_of(variant),
        pairs=len(values),
        deals=len(figures),
        thrown_in=sum(deal.declaring is None for deal in figures),
        roles=(_role(figures, A), _role(figures, B)),
    )


def _role(figures: Sequence[DealFigures], player: int) -> Role:
    declared = [deal for deal in figures if deal.declaring == player]
    # A deal in which a player sits on both sides (only where everybody plays for himself) counts for both.
    defended = [deal for deal in figures if player in deal.defended_by]
    times = [second for deal in figures for second in deal.seconds[player]]
    return Role(
        declared=len(declared),
        made=sum(deal.made for deal in declared),
        defended=len(defended),
        set=sum(not deal.made for deal in defended),
        decisions=len(times),
        median=quantile(times, 0.5) if times else 0.0,
        p95=quantile(times, 0.95) if times else 0.0,
    )
