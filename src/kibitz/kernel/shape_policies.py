"""Policies of playouts where shapes are led, and what those that remember are told."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card, Suit
from kibitz.kernel import _ext
from kibitz.kernel.lower_shapes import LoweredShapes


class ShapePolicy(StrEnum):
    """How plays are chosen in a playout. Keep in step with Policy in tractor_playout.hpp."""

    UNIFORM = "uniform"
    GREEDY = "greedy"
    RULEBOOK = "rulebook"


@dataclass(frozen=True, slots=True)
class Told:
    """What all seats have learnt of one another by the plays before a position, for policies that remember.

    void, pairless: by seat, the effective suits in which it holds no card, no pair. shown: by seat, cards all
    know it to hold.
    """

    void: tuple[frozenset[Suit], ...]
    pairless: tuple[frozenset[Suit], ...]
    shown: tuple[tuple[Card, ...], ...]


def lower_told(told: Told | None, lowered: LoweredShapes) -> _ext.ShapeTold:
    """Return what is told as the kernel takes it."""

    def masks(suits: tuple[frozenset[Suit], ...]) -> NDArray[np.uint8]:
        return np.array([sum(1 << lowered.suits.index(suit) for suit in of) for of in suits], dtype=np.uint8)

    nothing = (frozenset[Suit](),) * lowered.variant.n_seats
    return _ext.shape_told(
        lowered.game,
        voids=masks(nothing if told is None else told.void),
        pairless=masks(nothing if told is None else told.pairless),
        shown=lowered.rows(((),) * lowered.variant.n_seats if told is None else told.shown),
        declarer=lowered.declarer,
        hand_size=lowered.variant.hand_size,
    )
