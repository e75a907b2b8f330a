"""Playing tricks: what single cards and shapes have in common, and the called card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kibitz.cards import CARD_INDEX, Card, rank_of, suit_of, without
from kibitz.errors import Problem, problem
from kibitz.rules.actions import Action, CallPartner, Play
from kibitz.rules.order import Order, order_of
from kibitz.rules.parts import Callable, CalledCard, Seat, Shapes, SingleCards
from kibitz.rules.phases import shapes, single
from kibitz.rules.phases.handover import at_least
from kibitz.rules.phases.score import score_deal
from kibitz.rules.state import (
    DealOver,
    Hand,
    LastTrick,
    Outcome,
    Playing,
    State,
    Trick,
)

# The plays of one card, made once: most of the actions of most deals.
_SINGLE = {card: Play((card,)) for card in CARD_INDEX}


def to_act(state: Playing) -> Seat:
    """Return the seat whose turn it is."""
    if state.calling:
        return state.contract.declarer
    return Seat((state.leader + len(state.trick)) % state.variant.n_seats)


def order_in(state: Playing) -> Order:
    """Return the order in force."""
    return order_of(state.variant, state.contract.trump, state.contract.level)


def legal(state: Playing) -> Sequence[Action]:
    """Return the legal actions of the seat to act."""
    if state.calling:
        return [CallPartner(card) for card in callable_cards(state)]
    match state.variant.play:
        case SingleCards():
            return [_SINGLE[card] for card in single.legal_cards(state, to_act(state), order_in(state))]
        case Shapes() as rule:
            return shapes.legal(state, rule, to_act(state), order_in(state))


def check(state: Playing, action: Action) -> Problem | None:
    """Return what is wrong with the action, or None."""
    if state.calling:
        return _check_call(state, action)
    if not isinstance(action, Play):
        return problem("phase/wrong_action", action=str(action), phase="play")
    seat = to_act(state)
    hand = state.hands[seat]
    for card in action.cards:
        if action.cards.count(card) > hand.count(card):
            return problem("play/not_held", seat=seat, card=card)
    match state.variant.play:
        case SingleCards():
            return single.check(state, seat, order_in(state), action.cards)
        case Shapes() as rule:
            return shapes.check(state, rule, seat, order_in(state), action.cards)


def advance(state: Playing, action: Play | CallPartner) -> State:
    """Return the state after a legal action."""
    if isinstance(action, CallPartner):
        return replace(state, called=action.card, calling=False)
    variant = state.variant
    seat = to_act(state)
    cards = action.cards
    contract, calling = state.contract, False
    known, failed = state.known, state.failed_throws
    if isinstance(variant.play, Shapes) and variant.play.throws and not state.trick:
        cards, known, failed = _throw(state, seat, cards)
    elif isinstance(variant.partner, CalledCard) and single.sets_trump(state):
        contract = replace(contract, trump=suit_of(cards[0]))
        calling = True
    hands = state.hands[:seat] + (without(state.hands[seat], cards),) + state.hands[seat + 1 :]
    if known and known[seat]:
        known = known[:seat] + (_without_played(known[seat], cards),) + known[seat + 1 :]
    played = Playing(
        variant,
        state.standing,
        hands,
        state.kitty,
        contract,
        state.leader,
        state.calls,
        state.kitty_shown,
        state.buried,
        (*state.trick, cards),
        state.plays,
        state.tricks,
        state.points,
        state.called,
        seat if state.called in cards and seat != contract.declarer else state.partner,
        calling,
        failed,
        known,
    )
    if calling and not callable_cards(played):
        played = replace(played, calling=False)
    return _finish_trick(played) if len(played.trick) == variant.n_seats else played


def _without_played(known: Hand, cards: Hand) -> Hand:
    left = list(known)
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)


def _throw(state: Playing, seat: Seat, cards: Hand) -> tuple[Hand, tuple[Hand, ...], tuple[int, ...]]:
    """Return what a led attempt puts on the table, and what is then known and counted."""
    on_table = shapes.stands_or_falls(state, seat, order_in(state), cards)
    if on_table == cards:
        return cards, state.known, state.failed_throws
    side = state.variant.side_of(seat)
    failed = tuple(n + (s == side) for s, n in enumerate(state.failed_throws))
    known = tuple(at_least(k, cards) if s == seat else k for s, k in enumerate(state.known))
    return on_table, known, failed


def winning_place(state: Playing) -> int | None:
    """Return which play on the table wins so far, counted from the leader's; None on an empty table."""
    if not state.trick:
        return None
    match state.variant.play:
        case SingleCards():
            return single.winning_place(state.trick, order_in(state))
        case Shapes() as rule:
            return shapes.winning_place(state.trick, rule, order_in(state))


def trick_points(state: Playing) -> int:
    """Return the card points on the table."""
    points = state.variant.card_points
    return sum(points[card] for cards in state.trick for card in cards)


def _finish_trick(state: Playing) -> State:
    variant = state.variant
    place = winning_place(state)
    assert place is not None
    winner = Seat((state.leader + place) % variant.n_seats)
    side = variant.side_of(winner)
    tricks = tuple(n + (s == side) for s, n in enumerate(state.tricks))
    points = state.points
    if points:
        gained = trick_points(state)
        points = tuple(n + gained * (s == side) for s, n in enumerate(points))
    after = Playing(
        variant,
        state.standing,
        state.hands,
        state.kitty,
        state.contract,
        winner,
        state.calls,
        state.kitty_shown,
        state.buried,
        (),
        (*state.plays, Trick(state.leader, state.trick, winner)),
        tricks,
        points,
        state.called,
        state.partner,
        failed_throws=state.failed_throws,
        known=state.known,
    )
    if any(after.hands) and not _lost_alone(after, winner):
        return after
    last = LastTrick(winner, len(state.trick[place]), state.trick[place])
    outcome = Outcome(after.contract, tricks, points, after.buried, last, after.partner, after.failed_throws)
    return DealOver(variant, after.standing, score_deal(variant, after.standing, outcome), after, outcome)


def _lost_alone(state: Playing, winner: Seat) -> bool:
    rule = state.variant.play
    stops = isinstance(rule, SingleCards) and rule.stops_when_alone_loses
    return stops and state.contract.alone and winner != state.contract.declarer


# --- the called card ------------------------------------------------------------------------------


def callable_cards(state: Playing) -> tuple[Card, ...]:
    """Return the cards the declarer may call: of the trump suit, held by another (rules: Play, 2).

    The card led lies on the table and the buried ones are in no hand, so neither is among them.
    """
    rule = state.variant.partner
    assert isinstance(rule, CalledCard)
    declarer = state.contract.declarer
    held = [
        card
        for seat, hand in enumerate(state.hands)
        if seat != declarer or rule.own_card
        for card in hand
        if suit_of(card) == state.contract.trump
    ]
    ranks = state.variant.deck.ranks
    held.sort(key=lambda card: ranks.index(rank_of(card) or ranks[0]))
    return tuple(held[-1:] if rule.which is Callable.HIGHEST_MISSING else held)


def _check_call(state: Playing, action: Action) -> Problem | None:
    if not isinstance(action, CallPartner):
        return problem("phase/wrong_action", action=str(action), phase="call")
    cards = callable_cards(state)
    if action.card in cards:
        return None
    if suit_of(action.card) != state.contract.trump:
        return problem("call/wrong_suit", card=action.card, suit=state.contract.trump or "-")
    if action.card in state.hands[state.contract.declarer]:
        return problem("call/own_card", card=action.card)
    return problem("call/not_callable", card=action.card, allowed=" ".join(cards))
