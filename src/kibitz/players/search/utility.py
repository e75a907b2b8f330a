"""What a result is worth to a side: the change of the score, not the points."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from kibitz.kernel import Lowered
from kibitz.rules.parts import ContractPoints, ContractTricks, MadeScores
from kibitz.rules.state import Playing

Utility = Callable[[NDArray[np.int16]], NDArray[np.float64]]

# A point more is a little better even where it changes no score: the other side may yet err.
POINT = 0.05


def utility_of(state: Playing, lowered: Lowered) -> Utility:
    """Return the function from our points (or tricks) of the deal to our gain in score over the others."""
    match state.variant.score:
        case ContractPoints() as score:
            return _points(state, lowered, score)
        case ContractTricks() as score:
            return _tricks(state, lowered, score)
        case _:
            return lambda values: values.astype(np.float64)


def _points(state: Playing, lowered: Lowered, score: ContractPoints) -> Utility:
    bid, total = state.contract.bid or 0, state.variant.all_points
    declares = state.contract.declarer in lowered.ours

    def utility(values: NDArray[np.int16]) -> NDArray[np.float64]:
        ours = values.astype(np.float64)
        bidders = ours if declares else total - ours
        made = np.where(score.made is MadeScores.BID, float(bid), bidders)
        gain = np.where(bidders >= bid, made, -float(bid)) - (total - bidders)
        return (gain if declares else -gain) + POINT * ours

    return utility


def _tricks(state: Playing, lowered: Lowered, score: ContractTricks) -> Utility:
    contract, n = state.contract, state.variant.n_seats
    declares = contract.declarer in lowered.ours
    n_ours, n_tricks = len(lowered.ours), state.variant.hand_size
    stake = float(score.alone if contract.alone else contract.bid or 0)

    def utility(values: NDArray[np.int16]) -> NDArray[np.float64]:
        ours = values.astype(np.float64)
        bidders = ours if declares else n_tricks - ours
        needed = n_tricks if contract.alone else contract.bid or 0
        won = np.where(bidders >= needed, stake, -stake)
        # Everybody scores for himself: the mean of ours less the mean of theirs.
        n_bidders = n_ours if declares else n - n_ours
        others = (n_tricks - bidders) / max(1, n - n_bidders)
        gain = won - others
        return (gain if declares else -gain) + POINT * ours

    return utility
