"""Lowering for games of shapes: a variant and its settled contract become the kernel's tables.

Like ``lower`` it asks the parts of a declaration, never which variant it is. Cards are counts here: how many
copies of each *kind*, a kind being one face of the two packs, in writing order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card, Rank, Suit
from kibitz.errors import KernelError, problem
from kibitz.kernel import _ext
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import (
    AttackersPoints,
    FollowTractor,
    KittyMultiplier,
    OppositeSides,
    Seat,
    Shapes,
    ThrowBeatenBy,
)
from kibitz.rules.state import Playing
from kibitz.rules.variant import Variant

# Keep in step with KittyMultiplier in tractor_cards.hpp.
_MULTIPLIERS = (KittyMultiplier.TWICE_CARDS, KittyMultiplier.TWO, KittyMultiplier.POWER)
_SEATS = 4
_COPIES = 2


@dataclass(frozen=True, eq=False, slots=True)
class LoweredShapes:
    """What the kernel is given of a deal beside the cards.

    kinds: the faces of the deck by number. suits: the effective suits by number. attackers: their side. game: the
    compiled tables.
    """

    variant: Variant
    kinds: tuple[Card, ...]
    suits: tuple[Suit, ...]
    number: dict[Card, int]
    declarer: Seat
    attackers: int
    game: _ext.ShapeGame

    def counts(self, cards: Iterable[Card]) -> NDArray[np.uint8]:
        """Return (kinds,) how many copies of each kind there are. Raises KernelError("kernel/not_in_deck")."""
        counts = np.zeros(len(self.kinds), dtype=np.uint8)
        for card in cards:
            if card not in self.number:
                raise KernelError(problem("kernel/not_in_deck", card=card))
            counts[self.number[card]] += 1
        return counts

    def rows(self, hands: Sequence[Iterable[Card]]) -> NDArray[np.uint8]:
        """Return hands as (hands, kinds) counts."""
        rows = np.zeros((len(hands), len(self.kinds)), dtype=np.uint8)
        for row, hand in zip(rows, hands, strict=True):
            row[:] = self.counts(hand)
        return rows

    def cards(self, counts: NDArray[np.uint8]) -> tuple[Card, ...]:
        """Return the cards of (kinds,) counts, in writing order."""
        kinds = self.kinds
        return tuple(kinds[i] for i in np.flatnonzero(counts) for _ in range(counts[i]))

    def points(self, cards: Iterable[Card]) -> int:
        """Return the points of cards."""
        return sum(self.variant.card_points[card] for card in cards)


def lower_shapes(state: Playing) -> LoweredShapes:
    """Return the tables for the deal a state is in; the errors are those of ``lower_shapes_for``."""
    contract = state.contract
    return lower_shapes_for(
        state.variant,
        contract.trump,
        contract.level,
        contract.declarer,
        # A state that does not count failed throws has no price for them either.
        with_penalty=bool(state.failed_throws),
    )


def lower_shapes_for(
    variant: Variant, trump: Suit | None, level: Rank | None, declarer: Seat, *, with_penalty: bool = True
) -> LoweredShapes:
    """Return the tables for a contract.

    Raises KernelError("kernel/not_shapes") for a game of other parts: the kernel plays shapes with two equal
    packs, four seats and two sides, for the attackers' points.
    """
    play, score = variant.play, variant.score
    fits = variant.n_seats == _SEATS and variant.deck.copies == _COPIES
    if not (
        fits
        and isinstance(play, Shapes)
        and isinstance(score, AttackersPoints)
        and isinstance(variant.partner, OppositeSides)
    ):
        raise KernelError(problem("kernel/not_shapes", variant=variant.id))
    order = order_of(variant, trump, level)
    kinds = tuple(dict.fromkeys(variant.cards))
    plain = [suit for suit in dict.fromkeys(order.suit[kind] for kind in kinds) if suit != TRUMPS]
    suits = (*plain, TRUMPS)
    game = _ext.shape_game(
        np.array([suits.index(order.suit[kind]) for kind in kinds], dtype=np.uint8),
        np.array([order.strength[kind] for kind in kinds], dtype=np.int16),
        np.array([variant.card_points[kind] for kind in kinds], dtype=np.int16),
        n_suits=len(suits),
        throws=play.throws,
        longest_component=play.throw_beaten_by is ThrowBeatenBy.LONGEST_COMPONENT,
        tractor_owed=play.follow_tractor is FollowTractor.TRACTOR,
        throw_penalty=play.throw_penalty if with_penalty else 0,
        kitty_multiplier=_MULTIPLIERS.index(score.kitty_multiplier),
    )
    number = {kind: i for i, kind in enumerate(kinds)}
    return LoweredShapes(variant, kinds, suits, number, declarer, 1 - variant.side_of(declarer), game)
