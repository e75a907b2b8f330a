"""What the declarer tells of his trumps in the first trick: by the card that sets trump, and by the one he calls."""

from __future__ import annotations

import math

import numpy as np

from kibitz.cards import Card
from kibitz.players.search.hands import Rows
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import TrumpFrom
from kibitz.views import View

# Nearly everybody calls the highest trump he lacks, and leads his lowest: odds that one who has neither above
# the card called nor below the card led is as we think.
HAS_ABOVE_CALLED = 40.0
HAS_BELOW_LED = 0.04


def first_trump(view: View) -> Card | None:
    """Return the card that set trump by being led, None where there is none or the first tricks are missing."""
    contract = view.contract
    if view.variant.trump is not TrumpFrom.FIRST_LEAD or contract is None or contract.trump is None:
        return None
    variant = view.variant
    if sum(view.hand_sizes) + len(view.trick) + variant.n_seats * len(view.plays) < (
        variant.n_seats * variant.hand_size
    ):
        return None
    leader, trick = (view.plays[0].leader, view.plays[0].cards) if view.plays else (view.leader, view.trick)
    if leader != contract.declarer or not trick:
        return None
    return trick[0][0]


def weights(view: View, faces: tuple[Card, ...]) -> Rows:
    """Return the logarithms of the odds that a card lies with the declarer, (faces,)."""
    out = np.zeros(len(faces))
    led = first_trump(view)
    if led is None:
        return out
    suit, strength = view.order.suit, view.order.strength
    for face, card in enumerate(faces):
        if suit[card] != TRUMPS:
            continue
        if view.called is not None and strength[card] > strength[view.called]:
            out[face] = math.log(HAS_ABOVE_CALLED)
        elif strength[card] < strength[led]:
            out[face] = math.log(HAS_BELOW_LED)
    return out
