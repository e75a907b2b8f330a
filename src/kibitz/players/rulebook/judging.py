"""Judging a hand: what it is worth at each trump suit, in points or tricks of its side.

The marks were found by regression: what the declarer's side came to in thousands of deals between rulebook
players, against the features below. Length and top trumps are what counts, as every club player knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from kibitz.cards import Card, Suit, suit_of
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import NumberAuction, Place, Unit
from kibitz.rules.variant import Variant


class Held(Enum):
    """Which cards are judged: those dealt, with the kitty still to come, or those the hand is played with."""

    DEALT = "dealt"
    PLAYED = "played"


@dataclass(frozen=True, slots=True)
class Features:
    """What is counted in a hand at one trump suit.

    length: trumps above the share of a hand that knows nothing, as a part of the hand. tops: high trumps, the
    highest counting 1, the next three ¾, ½, ¼. low_special: special cards below all other trumps.
    winners: highest plain cards, and ½ for each second-highest that is guarded. short: plain suits of no card
    count 2, of one card 1, as far as there are trumps for them. counters: card points held above the share of
    a hand, as a part of all.
    """

    length: float
    tops: float
    low_special: int
    winners: float
    short: int
    counters: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A trump suit and what the hand is worth with it."""

    suit: Suit
    worth: float


@dataclass(frozen=True, slots=True)
class Marks:
    """What each feature is worth, as a part of all points or tricks of a deal.

    kitty: times the size of the kitty in hands. seats: divided by the number of seats.
    """

    base: float
    kitty: float
    seats: float
    length: float
    tops: float
    low_special: float
    winners: float
    short: float
    counters: float


# One fit over ten variants and house rules that count points, and six that count tricks: no mean error of
# one of them above 4 % of a deal. What is left over by deals is 13 to 15 % of points, 11 % of tricks.
MARKS: dict[tuple[Unit, Held], Marks] = {
    (Unit.POINTS, Held.DEALT): Marks(0.511, 0.235, 0.0, 0.188, 0.056, 0.026, 0.025, 0.005, 0.275),
    (Unit.POINTS, Held.PLAYED): Marks(0.430, -0.137, 0.0, 0.303, 0.070, 0.012, 0.047, 0.044, 0.324),
    (Unit.TRICKS, Held.DEALT): Marks(0.235, 0.287, 1.007, 0.380, 0.041, 0.0, 0.061, 0.030, 0.0),
    (Unit.TRICKS, Held.PLAYED): Marks(0.210, -0.001, 0.981, 0.472, 0.038, 0.0, 0.071, 0.033, 0.0),
}
TOP_WEIGHTS = (1.0, 0.75, 0.5, 0.25)


@lru_cache(maxsize=1024)
def _rungs(
    variant: Variant, trump: Suit
) -> tuple[dict[Card, float], dict[Card, float], float, frozenset[Card]]:
    """Return weights of high trumps and of plain winners, the trumps a hand holds by chance, low specials."""
    order = order_of(variant, trump)
    by_suit: dict[Suit, list[Card]] = {}
    for card in variant.cards:
        by_suit.setdefault(order.suit[card], []).append(card)
    tops: dict[Card, float] = {}
    winners: dict[Card, float] = {}
    for suit, cards in by_suit.items():
        cards.sort(key=order.strength.__getitem__, reverse=True)
        if suit == TRUMPS:
            tops.update(zip(cards, TOP_WEIGHTS, strict=False))
        else:
            winners.update(zip(cards, (1.0, 0.5), strict=False))
    share = len(by_suit[TRUMPS]) * variant.hand_size / len(variant.cards)
    low = frozenset(s.card for s in variant.deck.specials if s.in_play and s.place is Place.LOWEST)
    return tops, winners, share, low


def features(variant: Variant, hand: Iterable[Card], trump: Suit) -> Features:
    """Return the features of a hand of playing size at a trump suit."""
    tops, winners, share, low = _rungs(variant, trump)
    suit, points = order_of(variant, trump).suit, variant.card_points
    n_trumps = n_low = held_points = 0
    high = good = 0.0
    lengths = dict.fromkeys((s for s in variant.deck.suits if s != trump), 0)
    half: list[Suit] = []
    for card in hand:
        held_points += points[card]
        of = suit[card]
        if of == TRUMPS:
            n_trumps += 1
            high += tops.get(card, 0.0)
            n_low += card in low
        else:
            lengths[of] += 1
            weight = winners.get(card, 0.0)
            if weight == 1.0:
                good += 1.0
            elif weight:
                half.append(of)
    good += sum(0.5 for of in half if lengths[of] > 1)
    short = sum(2 - n for n in lengths.values() if n < 2)
    counters = held_points / all_card_points(variant) - variant.hand_size / len(variant.cards)
    return Features((n_trumps - share) / variant.hand_size, high, n_low, good, min(short, n_trumps), counters)


@lru_cache(maxsize=256)
def all_card_points(variant: Variant) -> int:
    """Return the points of all cards in play, 1 where no card has any."""
    return sum(variant.card_points[card] for card in variant.cards) or 1


def worth(variant: Variant, hand: Iterable[Card], trump: Suit, held: Held) -> float:
    """Return the points or tricks that the side of a declarer with this hand may expect."""
    return worth_of(variant, features(variant, hand, trump), held)


def worth_of(variant: Variant, found: Features, held: Held) -> float:
    """Return what a hand with these features is worth."""
    marks = MARKS[unit_of(variant), held]
    part = (
        marks.base
        + marks.kitty * variant.kitty_size / variant.hand_size
        + marks.seats / variant.n_seats
        + marks.length * found.length
        + marks.tops * found.tops
        + marks.low_special * found.low_special
        + marks.winners * found.winners
        + marks.short * found.short
        + marks.counters * found.counters
    )
    return part * variant.top_bid


def unit_of(variant: Variant) -> Unit:
    """Return what the variant's bids count."""
    assert isinstance(variant.auction, NumberAuction)
    return variant.auction.unit


def judge(variant: Variant, hand: Iterable[Card], held: Held) -> Iterator[Judged]:
    """Yield the worth of a hand at every trump suit it holds a card of."""
    cards = tuple(hand)
    own = {suit_of(card) for card in cards}
    for suit in variant.deck.suits:
        if suit in own:
            yield Judged(suit, worth(variant, cards, suit, held))


def best_trump(variant: Variant, hand: Iterable[Card], held: Held) -> Judged:
    """Return the best trump suit for a hand; of equals the first."""
    return max(judge(variant, hand, held), key=lambda j: j.worth)
