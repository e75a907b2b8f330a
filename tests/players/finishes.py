"""Who wins a match that is nearly over: ``python -m tests.players.finishes search search:match=0``.

Both sides (or all seats) stand at 60 to 98 % of the target, and the match is played to its end, once with each
seating, with the same cards as long as the deals are the same. What counts is who wins, not by how much.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from kibitz.arena.schedule import A, seatings
from kibitz.arena.stats import interval
from kibitz.cards import Draw
from kibitz.match.referee import player_seed
from kibitz.match.seeds import deal_from_seed
from kibitz.players.registry import player_from_spec
from kibitz.records.rule_code import parse_rule_code
from kibitz.rules.engine import apply, next_standing, to_act
from kibitz.rules.parts import IndividualMatch, Seat, TargetMatch
from kibitz.rules.state import DealOver, Standing, State
from kibitz.rules.variant import Variant
from kibitz.views import view

LOWEST, HIGHEST = 60, 98
MOST_DEALS = 200


@dataclass(frozen=True, slots=True)
class Work:
    """One pair of matches: the same start with the players' seats exchanged."""

    specs: tuple[str, str]
    code: str
    seed: str
    pair: int


def difference(work: Work) -> float:
    """Return A's share of the wins less B's, of a seat, over the seatings of the pair."""
    variant = parse_rule_code(work.code)
    standing = _standing(variant, f"{work.seed}/finish/{work.pair}", work.pair)
    all_seatings = seatings(variant)
    return sum(_gain(work, variant, players, standing) for players in all_seatings) / len(all_seatings)


def _gain(work: Work, variant: Variant, players: tuple[int, ...], standing: Standing) -> float:
    seats = [player_from_spec(work.specs[who]) for who in players]
    for deal in range(MOST_DEALS):
        seed = f"{work.seed}/finish/{work.pair}/{deal}"
        state: State = deal_from_seed(variant, standing, seed)
        while not isinstance(state, DealOver):
            seat = to_act(state)
            assert seat is not None
            state = apply(state, seats[seat].act(view(state, seat), player_seed(seed)).action)
        if state.is_match_over:
            return _won(variant, state, players)
        standing = next_standing(state)
    raise RuntimeError(f"pair {work.pair} has no end after {MOST_DEALS} deals")


def _won(variant: Variant, over: DealOver, players: tuple[int, ...]) -> float:
    """Return 1 if A has won, -1 if B has; in between where winners are of both."""
    if variant.n_sides == 2:
        winners = [s for s in variant.seats if variant.side_of(s) in over.result.winners]
    else:
        winners = [Seat(s) for s in over.result.winners]
    n_of_a = sum(players[seat] == A for seat in winners)
    return (2 * n_of_a - len(winners)) / len(winners)


def _standing(variant: Variant, seed: str, pair: int) -> Standing:
    rule = variant.match
    assert isinstance(rule, TargetMatch | IndividualMatch), "matches about levels have no target"
    draw = Draw(seed)
    tally = tuple(
        rule.target * (LOWEST + draw.below(HIGHEST - LOWEST + 1)) // 100 for _ in variant.first_tally
    )
    return Standing(Seat(pair % variant.n_seats), 2, tally)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.players.finishes", description=__doc__)
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--variant", default="crowsnest", help="a rule code")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    work = [Work((given.a, given.b), given.variant, given.seed, pair) for pair in range(given.pairs)]
    with ProcessPoolExecutor(given.workers) as pool:
        found = interval(list(pool.map(difference, work)))
    reach = "" if found.low is None else f" ({100 * found.low:.1f} to {100 * (found.high or 0.0):.1f})"
    sys.stdout.write(
        f"{given.a} less {given.b}, {given.variant}, {given.pairs} pairs of matches: "
        f"{100 * found.mean:+.1f} % of the wins{reach}\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
