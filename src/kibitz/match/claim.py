"""Claiming the rest: whether a seat takes every trick that is left, whatever the others hold.

Decided from the seat's view alone. A claim that looked into other hands would tell something by being
refused; this one tells nothing that the seat could not work out.
"""

from __future__ import annotations

from collections import Counter

from kibitz.cards import Card
from kibitz.rules.order import TRUMPS
from kibitz.rules.state import Phase
from kibitz.views import View


def certain_rest(view: View) -> tuple[Card, ...] | None:
    """Return the leads, one card each, that take every remaining trick; None if that is not certain.

    The seat is on lead. Its trumps beat all trumps it has not seen and are as many, so that leading them
    leaves the others none; each other card beats everything unseen of its suit. Of equal cards the first
    played wins, and that is the lead.
    """
    if view.phase is not Phase.PLAY or view.seat is None or view.to_act != view.seat:
        return None
    if view.trick or view.calling or not view.hand or view.contract is None:
        return None
    if view.contract.trump is None and not view.contract.alone:
        return None  # the first lead is yet to name the trump
    order = view.order
    unseen = unseen_cards(view)
    trumps = [card for card in view.hand if order.suit[card] == TRUMPS]
    others = [card for card in view.hand if order.suit[card] != TRUMPS]
    unseen_trumps = [card for card in unseen if order.suit[card] == TRUMPS]
    if unseen_trumps and trumps:
        strongest = max(order.strength[card] for card in unseen_trumps)
        if min(order.strength[card] for card in trumps) < strongest:
            return None
    if others and len(trumps) < len(unseen_trumps):
        return None
    for card in others:
        rivals = [rival for rival in unseen if order.suit[rival] == order.suit[card]]
        if any(order.strength[rival] > order.strength[card] for rival in rivals):
            return None

    def from_the_top(card: Card) -> int:
        return -order.strength[card]

    return (*sorted(trumps, key=from_the_top), *sorted(others, key=from_the_top))


def unseen_cards(view: View) -> tuple[Card, ...]:
    """Return the cards the seat has not seen go, each as often as it may still lie in another hand."""
    left = Counter(view.variant.cards)
    left.subtract(view.hand)
    for trick in view.plays:
        for cards in trick.cards:
            left.subtract(cards)
    for cards in view.trick:
        left.subtract(cards)
    left.subtract(view.buried if view.buried is not None else view.buried_shown)
    return tuple(left.elements())
