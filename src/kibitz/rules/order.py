"""Order: the effective suit and the strength of every card, settled once trump is known."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.cards import NO_TRUMP, Card, Rank, Suit, rank_of, suit_of
from kibitz.rules.parts import LevelMatch, Place
from kibitz.rules.variant import Variant

# The effective suit of every trump, whatever is printed on it.
TRUMPS = Suit("trump")


@dataclass(frozen=True, eq=False)
class Order:
    """Two tables over the faces of a deck.

    suit: the effective suit, TRUMPS or a printed suit.
    strength: higher wins within one effective suit; equal strengths: the earlier card wins. Neighbouring
    strengths are consecutive for tractors.
    """

    suit: dict[Card, Suit]
    strength: dict[Card, int]
    any_time: frozenset[Card]

    def cards_of(self, suit: Suit, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return those of the cards that belong to the effective suit."""
        effective = self.suit
        return tuple(card for card in cards if effective[card] == suit)


def order_of(variant: Variant, trump: Suit | None, level: Rank | None = None) -> Order:
    """Return the order of a variant at this trump suit and level rank.

    trump: None where nothing is trump but special cards (before trump is named; an Amerikaner).
    """
    known = variant.orders.get((trump, level))
    if known is None:
        level_match = isinstance(variant.match, LevelMatch)
        known = _level_order(variant, trump, level) if level_match else _suit_order(variant, trump)
        variant.orders[(trump, level)] = known
    return known


def _suit_order(variant: Variant, trump: Suit | None) -> Order:
    """Return the order in which trumps are one suit and the special cards."""
    suit: dict[Card, Suit] = {}
    strength: dict[Card, int] = {}
    # Twice the index leaves a half step for a card that stands between two ranks.
    by_rank = {rank: 2 * index for index, rank in enumerate(variant.deck.ranks)}
    specials = {s.card: s for s in variant.deck.specials if s.in_play}
    for card in variant.cards:
        printed, rank = suit_of(card), rank_of(card)
        if card in specials or printed == trump:
            suit[card] = TRUMPS
        elif printed is not None:
            suit[card] = printed
        if card not in specials and rank is not None:
            strength[card] = by_rank[rank]
    # The one listed first at a place is the highest there.
    highest, lowest = 2 * len(variant.deck.ranks), -1
    for special in reversed(specials.values()):
        match special.place:
            case Place.HIGHEST:
                highest += 1
                strength[special.card] = highest
            case Place.TEN_AND_A_HALF:
                strength[special.card] = by_rank[Rank("10")] + 1
            case Place.LOWEST:
                strength[special.card] = lowest
                lowest -= 1
    any_time = frozenset(s.card for s in specials.values() if s.any_time)
    return Order(suit, strength, any_time)


def _level_order(variant: Variant, trump: Suit | None, level: Rank | None) -> Order:
    """Return the order with level cards and jokers as trumps (rules: Order of cards).

    Taking out the level rank closes the gap, so strengths of neighbouring ranks always differ by one. The
    off-suit level cards are equal; without a trump suit all four are.
    """
    ranks = [rank for rank in variant.deck.ranks if rank != level]
    by_rank = {rank: index for index, rank in enumerate(ranks)}
    ladder = len(ranks) if trump is not None and trump != NO_TRUMP else 0
    own_level = ladder + 1 if ladder else 0
    suit: dict[Card, Suit] = {}
    strength: dict[Card, int] = {}
    for card in variant.cards:
        printed, rank = suit_of(card), rank_of(card)
        if printed is None or rank is None:
            suit[card] = TRUMPS
            strength[card] = own_level + 1 + variant.deck.jokers.index(card)
        elif rank == level:
            suit[card] = TRUMPS
            strength[card] = own_level if printed == trump else ladder
        else:
            suit[card] = TRUMPS if printed == trump else printed
            strength[card] = by_rank[rank]
    return Order(suit, strength, frozenset())
