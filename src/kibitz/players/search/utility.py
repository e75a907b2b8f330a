"""What a result is worth to a seat: the change of the score, not the points."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from kibitz.kernel import Lowered
from kibitz.players.search.ending import worth_alone, worth_of_gains
from kibitz.players.search.hands import Rows
from kibitz.rules.parts import ContractPoints, ContractTricks, MadeScores, Seat
from kibitz.rules.state import Playing

Utility = Callable[[NDArray[np.int16]], NDArray[np.float64]]

# A point more is a little better even where it changes no score: the other side may yet err.
POINT = 0.05


def utility_of(
    state: Playing, lowered: Lowered, seat: Seat | None = None, *, is_aware: bool = False
) -> Utility:
    """Return the function from our points (or tricks) of the deal to our gain in score over the others.

    seat: of ours, the one whose gain counts where everybody scores for himself; by default the first.
    is_aware: near the end of the match the chance to win it counts instead.
    """
    match state.variant.score:
        case ContractPoints() as score:
            return _points(state, lowered, score, is_aware=is_aware)
        case ContractTricks() as score:
            return _tricks(state, lowered, score, seat, is_aware=is_aware)
        case _:
            return lambda values: values.astype(np.float64)


def _points(state: Playing, lowered: Lowered, score: ContractPoints, *, is_aware: bool) -> Utility:
    variant = state.variant
    bid, total = state.contract.bid or 0, variant.all_points
    declares = state.contract.declarer in lowered.ours
    worth = worth_of_gains(
        variant, state.standing, variant.side_of(min(lowered.ours)), bids=declares, is_aware=is_aware
    )

    def utility(values: NDArray[np.int16]) -> NDArray[np.float64]:
        ours = values.astype(np.float64)
        bidders = ours if declares else total - ours
        made = np.where(score.made is MadeScores.BID, float(bid), bidders)
        gain, others = np.where(bidders >= bid, made, -float(bid)), total - bidders
        return (worth(gain, others) if declares else worth(others, gain)) + POINT * ours

    return utility


def _tricks(
    state: Playing, lowered: Lowered, score: ContractTricks, seat: Seat | None, *, is_aware: bool
) -> Utility:
    n, n_tricks = state.variant.n_seats, state.variant.hand_size
    declares = state.contract.declarer in lowered.ours
    others = [s for s in state.variant.seats if s not in lowered.ours]
    bidders, defenders = (sorted(lowered.ours), others) if declares else (others, sorted(lowered.ours))
    worth = worth_alone(
        state.variant, state.standing, min(lowered.ours) if seat is None else seat, is_aware=is_aware
    )

    def utility(values: NDArray[np.int16]) -> NDArray[np.float64]:
        ours = values.astype(np.float64)
        theirs = n_tricks - ours
        of_defenders = theirs if declares else ours
        shares = np.zeros((*ours.shape, n))
        # Whose tricks they are is not known: each defender has his part.
        shares[..., defenders] = (of_defenders / max(1, len(defenders)))[..., np.newaxis]
        return worth(gains_of_tricks(state, score, bidders, shares)) + POINT * ours

    return utility


def gains_of_tricks(state: Playing, score: ContractTricks, bidders: list[Seat], tricks: Rows) -> Rows:
    """Return the change of every seat's score, (…, seats), from the tricks of those who do not bid."""
    contract, n_tricks = state.contract, state.variant.hand_size
    defenders = [seat for seat in state.variant.seats if seat not in bidders]
    taken = n_tricks - tricks[..., defenders].sum(axis=-1)
    gains = tricks.copy()
    needed, stake = (n_tricks, score.alone) if contract.alone else (contract.bid or 0, contract.bid or 0)
    won = np.where(taken >= needed, float(stake), -float(stake))
    for seat in bidders:
        is_double = score.bidder_double and not contract.alone and seat == contract.declarer
        gains[..., seat] = 2 * won if is_double else won
    return gains
