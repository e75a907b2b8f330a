"""Cards as a person sorts and counts them: the hand in groups, who is winning, the points that lie there."""

from __future__ import annotations

from collections.abc import Iterable

from kibitz.cards import CARD_INDEX, Card, Suit
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import OppositeSides, Seat, Shapes, SingleCards
from kibitz.rules.phases import shapes, single
from kibitz.rules.state import Hand
from kibitz.views import View


def grouped_hand(view: View) -> list[tuple[Suit, tuple[Card, ...]]]:
    """Return the hand by effective suit, trumps first, each from high to low; suits not held are left out."""
    if not view.hand:
        return []
    order = view.order
    groups = []
    for suit in (TRUMPS, *view.variant.deck.suits):
        held = order.cards_of(suit, view.hand)
        if held:
            groups.append((suit, tuple(sorted(held, key=lambda c: (-order.strength[c], CARD_INDEX[c])))))
    return groups


def by_strength(view: View, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards as a hand is sorted: trumps first, then suit by suit, each from high to low."""
    order = view.order
    suits = [TRUMPS, *view.variant.deck.suits]
    return tuple(sorted(cards, key=lambda c: (suits.index(order.suit[c]), -order.strength[c])))


def winning_seat(view: View) -> Seat | None:
    """Return who is winning the trick on the table, or None on an empty table."""
    if not view.trick or view.leader is None:
        return None
    return Seat((view.leader + _winning_place(view)) % view.variant.n_seats)


def _winning_place(view: View) -> int:
    match view.variant.play:
        case SingleCards():
            return single.winning_place(view.trick, view.order)
        case Shapes() as rule:
            return shapes.winning_place(view.trick, rule, view.order)


def points_in(view: View, cards: Iterable[Hand]) -> int:
    """Return the card points among the cards of a trick."""
    points = view.variant.card_points
    return sum(points[card] for put in cards for card in put)


def keeps_points(view: View) -> bool:
    """Return whether captured card points matter in this game."""
    return isinstance(view.variant.partner, OppositeSides)


def cards_seen(view: View) -> frozenset[Card]:
    """Return every face the seat has seen in this deal, wherever it lies."""
    played = [card for trick in view.plays for cards in trick.cards for card in cards]
    on_table = [card for cards in view.trick for card in cards]
    shown = [card for cards in view.known for card in cards]
    called = [view.called] if view.called else []
    kitty = [*(view.kitty or ()), *(view.buried or ()), *view.buried_shown]
    return frozenset([*view.hand, *played, *on_table, *shown, *called, *kitty])
