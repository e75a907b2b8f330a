"""What declaration and burial tell about hidden cards where shapes are led: odds, not proofs."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card, rank_of
from kibitz.rules.actions import Declare
from kibitz.rules.order import TRUMPS
from kibitz.views import View

# The figures are from 250 auctions and burials of four rulebook players (docs/players.md).
# By which odds a trump lies with who declared it, and with the dealer, rather than with another.
WITH_CALLER = 1.5
WITH_DEALER = 1.5
TRUMP_BURIED = 0.03
# By which odds a card of a plain suit lies in the kitty rather than in a hand.
BURIED = {
    "A": 0.03,
    "K": 0.3,
    "Q": 0.75,
    "J": 0.75,
    "T": 0.6,
    "9": 1.3,
    "8": 1.7,
    "5": 0.85,
}
LOW_BURIED = 2.6


def weights(view: View, faces: tuple[Card, ...], strength: float) -> NDArray[np.float64] | None:
    """Return log-weights (seats + 1, faces) for ``WorldSampler``, or None where nothing is told.

    strength: 1 as found, 0 nothing; between them the odds are tempered.
    """
    contract = view.contract
    if strength <= 0 or contract is None:
        return None
    suit = view.order.suit
    trumps = np.array([suit[card] == TRUMPS for card in faces])
    out = np.zeros((view.variant.n_seats + 1, len(faces)))
    callers = [called.seat for called in view.calls if isinstance(called.call, Declare)]
    if callers:
        out[callers[-1], trumps] += math.log(WITH_CALLER)
    out[contract.declarer, trumps] += math.log(WITH_DEALER)
    for face, card in enumerate(faces):
        odds = TRUMP_BURIED if trumps[face] else BURIED.get(rank_of(card) or "", LOW_BURIED)
        out[-1, face] += math.log(odds)
    scaled: NDArray[np.float64] = strength * out
    return scaled
