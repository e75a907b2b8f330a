"""What the auction tells about hidden cards: odds for where each may lie, not proofs (those are the sampler's)."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.rules.order import TRUMPS
from kibitz.views import View

# Odds, by which a trump is likelier with the declarer than with another, and a counter or the highest card of a suit.
# A declarer hardly ever buries a trump. Found by experiment: docs/players.md.
TRUMP_WITH_DECLARER = 2.0
TRUMP_BURIED = 0.03
COUNTER_BURIED = 0.5


def weights(view: View, faces: tuple[Card, ...], strength: float) -> NDArray[np.float64] | None:
    """Return log-weights (seats + 1, faces) for ``WorldSampler``, or None where nothing is told.

    strength: 1 as found, 0 nothing; between them the odds are tempered.
    """
    contract = view.contract
    if strength <= 0 or contract is None or view.seat == contract.declarer or contract.alone:
        return None
    n = view.variant.n_seats
    out = np.zeros((n + 1, len(faces)))
    suit, points = view.order.suit, view.variant.card_points
    for face, card in enumerate(faces):
        if suit[card] == TRUMPS:
            out[contract.declarer, face] += strength * math.log(TRUMP_WITH_DECLARER)
            out[n, face] += strength * math.log(TRUMP_BURIED)
        elif points[card]:
            out[n, face] += strength * math.log(COUNTER_BURIED)
    return out
