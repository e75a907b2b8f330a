"""Whether a hand takes every trick without trump and without a partner."""

from __future__ import annotations

from math import comb

from kibitz.cards import Card, suit_of
from kibitz.rules.order import order_of
from kibitz.rules.state import Hand
from kibitz.rules.variant import Variant


def chance_of_all_tricks(variant: Variant, hand: Hand) -> float:
    """Return the chance that the hand, which leads, wins every trick when nothing is trump.

    A suit of n cards with the t highest on top wins throughout if they draw all the others; it is lost if
    some seat holds more than t of them and a card below is to be led. The kitty is taken to bring nothing.
    """
    order = order_of(variant, None)
    chance = 1.0
    for suit in variant.deck.suits:
        own = sorted((c for c in hand if suit_of(c) == suit), key=order.strength.__getitem__, reverse=True)
        out = [c for c in variant.cards if suit_of(c) == suit and c not in own]
        if not own or not out:
            continue
        highest_out = max(order.strength[card] for card in out)
        tops = sum(order.strength[card] > highest_out for card in own)
        if tops == len(own):
            continue
        if tops == 0:
            return 0.0
        chance *= _all_have_at_most(tops, len(out), variant, hand)
    return chance


def _all_have_at_most(most: int, n_out: int, variant: Variant, hand: tuple[Card, ...]) -> float:
    """Return about the chance that no other seat has more than ``most`` of the ``n_out`` cards."""
    hidden = len(variant.cards) - len(hand)
    size = variant.hand_size
    ways = comb(hidden, size)
    over = sum(
        comb(n_out, k) * comb(hidden - n_out, size - k) for k in range(most + 1, n_out + 1) if k <= size
    )
    return max(0.0, 1.0 - (variant.n_seats - 1) * over / ways)
