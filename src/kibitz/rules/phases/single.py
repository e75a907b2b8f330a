"""Tricks of one card each (rules: Following)."""

from __future__ import annotations

from kibitz.cards import Card
from kibitz.errors import Problem, problem
from kibitz.rules.order import TRUMPS, Order
from kibitz.rules.parts import CalledCard, Seat
from kibitz.rules.state import Hand, Playing


def sets_trump(state: Playing) -> bool:
    """Return whether the next card is the declarer's first lead, whose suit becomes trump."""
    return (
        not state.trick
        and not state.contract.alone
        and state.contract.trump is None
        and isinstance(state.variant.partner, CalledCard)
    )


def legal_cards(state: Playing, seat: Seat, order: Order) -> tuple[Card, ...]:
    """Return the cards the seat may play, in the order of its hand."""
    hand = state.hands[seat]
    if not state.trick:
        return hand
    if _is_forced(state, seat) and state.called in hand:
        return (state.called,)
    suit = order.suit
    led = suit[state.trick[0][0]]
    following = [card for card in hand if suit[card] == led]
    if not following:
        return hand
    if order.any_time and led != TRUMPS:
        return tuple(card for card in hand if suit[card] == led or card in order.any_time)
    return tuple(following)


def _is_forced(state: Playing, seat: Seat) -> bool:
    # Once the called card lies on the table the partner is known; called from the declarer's own hand
    # it binds nobody. So this holds in trick 1 only.
    return state.called is not None and state.partner is None and seat != state.contract.declarer


def check(state: Playing, seat: Seat, order: Order, cards: Hand) -> Problem | None:
    """Return what is wrong with playing these held cards, or None."""
    if len(cards) != 1:
        return problem("play/one_card", n=len(cards))
    legal = legal_cards(state, seat, order)
    if cards[0] in legal:
        return None
    if state.called in legal and _is_forced(state, seat):
        return problem("play/called_card", seat=seat, card=cards[0], called=legal[0])
    led_card = state.trick[0][0]
    led = order.suit[led_card]
    if led == TRUMPS:
        return problem("play/must_follow_trump", seat=seat, card=cards[0], led=led_card, n=len(legal))
    n = sum(order.suit[card] == led for card in state.hands[seat])
    return problem("play/must_follow", seat=seat, card=cards[0], suit=led, n=n)


def winning_place(trick: tuple[Hand, ...], order: Order) -> int:
    """Return which card wins: the highest trump, else the highest of the suit led, the first of equals."""
    led = order.suit[trick[0][0]]
    best, best_height = 0, (False, -2)
    for place, (card,) in enumerate(trick):
        suit = order.suit[card]
        if suit in (led, TRUMPS):
            height = (suit == TRUMPS, order.strength[card])
            if height > best_height:
                best, best_height = place, height
    return best
