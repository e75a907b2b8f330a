"""Judging many hands at once: the marks of ``rulebook.judging``, over arrays of hands.

A hand is a row of ones and zeros by face, in the variant's order of writing; parts of ones are cards held with
that chance.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card, Suit, suit_of
from kibitz.players.rulebook.judging import (
    MARKS,
    TOP_WEIGHTS,
    Held,
    all_card_points,
    unit_of,
)
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import Place
from kibitz.rules.variant import Variant

Rows = NDArray[np.float64]


def rows_of(masks: NDArray[np.uint64], n_faces: int) -> Rows:
    """Return sets of faces as rows of ones and zeros; one more axis, of the faces."""
    bits = (masks[..., np.newaxis] >> np.arange(n_faces, dtype=np.uint64)) & np.uint64(1)
    return bits.astype(np.float64)


def masks_of(rows: Rows) -> NDArray[np.uint64]:
    """Return rows of ones and zeros as sets of faces."""
    powers = np.uint64(1) << np.arange(rows.shape[-1], dtype=np.uint64)
    masks: NDArray[np.uint64] = (rows.astype(np.uint64) * powers).sum(axis=-1, dtype=np.uint64)
    return masks


class _Columns:
    """What a hand is multiplied by to count its features, at each of some trump suits."""

    __slots__ = ("counting", "n_plain", "n_suits", "of_suit", "shares")

    def __init__(self, variant: Variant, suits: tuple[Suit, ...]) -> None:
        faces = tuple(dict.fromkeys(variant.cards))
        found = [_counting(variant, suit, faces) for suit in suits]
        self.n_suits, self.n_plain = len(suits), len(variant.deck.suits) - 1
        self.counting = np.concatenate([counting for counting, _ in found], axis=1)
        self.shares = np.array([share for _, share in found])
        self.of_suit = np.array([[float(suit_of(card) == suit) for suit in suits] for card in faces])


def _counting(variant: Variant, trump: Suit, faces: tuple[Card, ...]) -> tuple[Rows, float]:
    """Return what counts each feature of a hand, (faces, features), and the trumps a hand holds by chance.

    Features: trumps, high trumps, low specials, highest plain cards, points; then of each plain suit the
    length, and of each the second-highest card.
    """
    order = order_of(variant, trump)
    plain = [suit for suit in variant.deck.suits if suit != trump]
    low = {s.card for s in variant.deck.specials if s.in_play and s.place is Place.LOWEST}
    out = np.zeros((len(faces), 5 + 2 * len(plain)))
    by_suit: dict[Suit, list[int]] = {}
    for face, card in enumerate(faces):
        by_suit.setdefault(order.suit[card], []).append(face)
        out[face, 2] = card in low
        out[face, 4] = variant.card_points[card]
    for suit, members in by_suit.items():
        members.sort(key=lambda face: order.strength[faces[face]], reverse=True)
        if suit == TRUMPS:
            out[members, 0] = 1.0
            for face, weight in zip(members, TOP_WEIGHTS, strict=False):
                out[face, 1] = weight
            continue
        column = 5 + plain.index(suit)
        out[members, column] = 1.0
        out[members[0], 3] = 1.0
        if len(members) > 1:
            out[members[1], column + len(plain)] = 1.0
    return out, len(by_suit[TRUMPS]) * variant.hand_size / len(variant.cards)


@lru_cache(maxsize=512)
def _columns(variant: Variant, suits: tuple[Suit, ...]) -> _Columns:
    return _Columns(variant, suits)


class Counted:
    """The features of many hands at some trump suits (``rulebook.judging.Features``), and their worth.

    Every array has the axes of the hands and one more, of the suits.
    """

    __slots__ = ("counters", "has_suit", "high", "length", "low", "short", "trumps", "variant", "winners")

    def __init__(self, variant: Variant, rows: Rows, suits: tuple[Suit, ...]) -> None:
        columns = _columns(variant, suits)
        found = (rows @ columns.counting).reshape(*rows.shape[:-1], columns.n_suits, -1)
        n = columns.n_plain
        lengths, seconds = found[..., 5 : 5 + n], found[..., 5 + n :]
        self.variant = variant
        self.has_suit = rows @ columns.of_suit > 0
        self.trumps = found[..., 0]
        self.length = (self.trumps - columns.shares) / variant.hand_size
        self.high, self.low = found[..., 1], found[..., 2]
        self.winners = found[..., 3] + 0.5 * (seconds * (lengths > 1)).sum(axis=-1)
        self.short = np.minimum(np.maximum(2 - lengths, 0).sum(axis=-1), self.trumps)
        share = variant.hand_size / len(variant.cards)
        self.counters = found[..., 4] / all_card_points(variant) - share

    def worth(self, held: Held) -> Rows:
        """Return what each hand is worth at each suit, in points or tricks."""
        variant = self.variant
        marks = MARKS[unit_of(variant), held]
        base = (
            marks.base + marks.kitty * variant.kitty_size / variant.hand_size + marks.seats / variant.n_seats
        )
        part: Rows = (
            base
            + marks.length * self.length
            + marks.tops * self.high
            + marks.low_special * self.low
            + marks.winners * self.winners
            + marks.short * self.short
            + marks.counters * self.counters
        )
        return part * variant.top_bid

    def nameable(self, held: Held) -> Rows:
        """Return the worth, -inf at a suit of which the hand has no card."""
        return np.where(self.has_suit, self.worth(held), -np.inf)


def worths(variant: Variant, rows: Rows, held: Held) -> Rows:
    """Return what each hand is worth at each trump suit of the deck, one more axis; -inf at a suit of no card."""
    return Counted(variant, rows, variant.deck.suits).nameable(held)
