"""Burials of many hands at once: what each may spare at a trump suit, and what is kept is worth.

The same marks as ``rulebook.burying``, over arrays; a few more burials are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card, Suit
from kibitz.players.rulebook.burying import CONTROL
from kibitz.players.rulebook.judging import Held
from kibitz.players.search.hands import Counted, Rows
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import ContractPoints, CountersInKitty, KittyPointsTo
from kibitz.rules.variant import Variant

# What a counter loses that is led through: plain, with nothing higher in the hand.
EXPOSED = 0.15


class _Spare:
    """In which order cards are spared at a trump suit: for each plain suit its faces, in each manner."""

    __slots__ = ("any_order", "columns", "counters", "over", "plain_points", "points")

    def __init__(self, variant: Variant, trump: Suit) -> None:
        order = order_of(variant, trump)
        faces = tuple(dict.fromkeys(variant.cards))
        points = variant.card_points

        def is_trump(card: Card) -> bool:
            return order.suit[card] == TRUMPS

        self.columns: list[list[NDArray[np.intp]]] = []
        for suit in variant.deck.suits:
            members = [face for face, card in enumerate(faces) if order.suit[card] == suit]
            if suit != trump and members:
                lowest = sorted(members, key=lambda f: order.strength[faces[f]])
                self.columns.append(
                    [
                        np.array(lowest),
                        np.array(sorted(lowest, key=lambda f: points[faces[f]] > 0)),
                        np.array(sorted(lowest, key=lambda f: points[faces[f]] == 0)),
                    ]
                )
        self.any_order = np.array(
            sorted(
                range(len(faces)),
                key=lambda f: (points[faces[f]] > 0, is_trump(faces[f]), order.strength[faces[f]]),
            )
        )
        self.points = np.array([float(points[card]) for card in faces])
        self.counters = (self.points > 0).astype(np.float64)
        self.plain_points = np.array([0.0 if is_trump(card) else float(points[card]) for card in faces])
        same = np.array([[order.suit[a] == order.suit[b] for b in faces] for a in faces])
        strength = np.array([order.strength[card] for card in faces])
        self.over = (same & (strength > strength[:, np.newaxis])).astype(np.float64)


@lru_cache(maxsize=256)
def _spare(variant: Variant, trump: Suit) -> _Spare:
    return _Spare(variant, trump)


@lru_cache(maxsize=256)
def _splits(n_columns: int, size: int) -> tuple[tuple[int, ...], ...]:
    """Return every way to take ``size`` cards out of so many suits."""

    def ways(columns: int, left: int) -> Iterator[tuple[int, ...]]:
        if columns == 1:
            yield (left,)
            return
        for n in range(left + 1):
            for rest in ways(columns - 1, left - n):
                yield (n, *rest)

    return tuple(ways(n_columns, size))


def burials(variant: Variant, hands: Rows, trump: Suit, n_manners: int = 2) -> tuple[Rows, Rows]:
    """Return burials and what they are worth: (burials, hands, faces) and (burials, hands), -inf if not possible.

    hands: of hand and kitty together, (hands, faces). The last burial obeys every limit on counters.
    """
    spare = _spare(variant, trump)
    size = variant.kitty_size
    found: list[Rows] = []
    for manner in range(n_manners):
        ranks = []
        for column in spare.columns:
            held = hands[:, column[manner]]
            ranks.append(np.where(held > 0, np.cumsum(held, axis=-1), np.inf))
        for split in _splits(len(spare.columns), size):
            buried = np.zeros_like(hands)
            for column, rank, n in zip(spare.columns, ranks, split, strict=True):
                if n:
                    buried[:, column[manner]] = rank <= n
            found.append(buried)
    held = hands[:, spare.any_order]
    buried = np.zeros_like(hands)
    buried[:, spare.any_order] = np.where(held > 0, np.cumsum(held, axis=-1), np.inf) <= size
    found.append(buried)
    out = np.stack(found)
    possible = out.sum(axis=-1) == size
    limit = counter_limits(variant, hands, spare.counters)
    if limit is not None:
        possible &= out @ spare.counters <= limit
    return out, np.where(possible, _worth(variant, hands - out, out, trump, spare), -np.inf)


def counter_limits(variant: Variant, hands: Rows, counters: Rows) -> Rows | None:
    """Return how many counters each hand may bury, or None where the rule sets no limit."""
    assert variant.kitty is not None
    n_counters = hands @ counters
    forced: Rows = np.maximum(0, variant.kitty_size - (hands.sum(axis=-1) - n_counters))
    match variant.kitty.counters:
        case CountersInKitty.ANY:
            return None
        case CountersInKitty.NONE_UNLESS_FORCED:
            return forced
        case CountersInKitty.ONE:
            at_least_one: Rows = np.maximum(1, forced)
            return at_least_one


def _worth(variant: Variant, kept: Rows, buried: Rows, trump: Suit, spare: _Spare) -> Rows:
    counted = Counted(variant, kept, (trump,))
    worth = counted.worth(Held.PLAYED)[..., 0]
    if isinstance(variant.score, ContractPoints):
        safe: Rows | float = 1.0
        if variant.score.kitty_points_to is not KittyPointsTo.DECLARER:
            safe = np.clip(0.35 + 1.0 * counted.length[..., 0] + 0.1 * counted.high[..., 0], 0.05, 0.95)
        worth = worth + (buried @ spare.points) * (safe - CONTROL)
        has_over = kept @ spare.over.T > 0
        worth = worth - EXPOSED * ((kept * ~has_over) @ spare.plain_points)
    return worth


def best_burials(variant: Variant, hands: Rows, trump: Suit) -> tuple[Rows, Rows]:
    """Return for each hand the best burial at this trump, (hands, faces), and what it is worth, (hands,)."""
    out, worth = burials(variant, hands, trump)
    best = worth.argmax(axis=0)
    each = np.arange(len(hands))
    return out[best, each], worth[best, each]


def worth_of_burials(variant: Variant, kept: Rows, buried: Rows, trump: Suit) -> Rows:
    """Return what hands are worth with what was buried from them, (hands,)."""
    return _worth(variant, kept, buried, trump, _spare(variant, trump))
