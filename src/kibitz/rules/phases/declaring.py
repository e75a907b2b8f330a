"""Declaring trumps with cards from hand (rules: Level and declaring trumps)."""

from __future__ import annotations

from kibitz.cards import NO_TRUMP, Card, Rank, Suit, rank_of, suit_of
from kibitz.errors import Problem, problem
from kibitz.rules.actions import Action, Declare, Pass
from kibitz.rules.parts import FirstDealer, LevelMatch, NoDeclaration, Seat, TrumpDeclaring
from kibitz.rules.phases.handover import contract_settled, thrown_in
from kibitz.rules.state import Auction, Called, Contract, Standing, State
from kibitz.rules.variant import Variant

PASSES_AFTER_DECLARATION = 3


def level_rank(variant: Variant, standing: Standing) -> Rank:
    """Return the rank played at: the level of the dealer's side (both start equal)."""
    assert isinstance(variant.match, LevelMatch)
    return variant.match.levels[standing.tally[variant.side_of(standing.dealer)]]


def to_act(state: Auction) -> Seat:
    """Return the seat whose turn it is: all in turn, from the dealer on."""
    if not state.calls:
        return state.standing.dealer
    return state.variant.next_seat(state.calls[-1].seat)


def declarations(state: Auction) -> tuple[Called, ...]:
    """Return the declarations made so far, the standing one last."""
    return tuple(called for called in state.calls if isinstance(called.call, Declare))


def strength_of(cards: tuple[Card, ...], variant: Variant, level: Rank) -> int:
    """Return how strong a declaration is, from 1; 0 if these cards are none.

    One level card of a suit < an identical pair of level cards < black jokers < red jokers.
    """
    match cards:
        case (card,) if rank_of(card) == level:
            return 1
        case (card, other) if card == other and rank_of(card) == level:
            return 2
        case (card, other) if card == other and card in variant.deck.jokers:
            return 3 + variant.deck.jokers.index(card)
    return 0


def _standing_strength(state: Auction, level: Rank) -> int:
    for called in reversed(state.calls):
        if isinstance(called.call, Declare):
            return strength_of(called.call.cards, state.variant, level)
    return 0


def legal(state: Auction) -> list[Action]:
    """Return pass and every stronger declaration the hand holds: suits S H D C, then jokers."""
    level = level_rank(state.variant, state.standing)
    hand = state.hands[to_act(state)]
    standing = _standing_strength(state, level)
    actions: list[Action] = [Pass()]
    for face in dict.fromkeys(hand):
        for cards in ((face,), (face, face)):
            if hand.count(face) >= len(cards) and strength_of(cards, state.variant, level) > standing:
                actions.append(Declare(cards))
    return actions


def check(state: Auction, action: Action) -> Problem | None:
    """Return what is wrong with the action, or None."""
    match action:
        case Pass():
            return None
        case Declare(cards=cards):
            level = level_rank(state.variant, state.standing)
            hand = state.hands[to_act(state)]
            strength = strength_of(cards, state.variant, level)
            if not strength:
                return problem("declare/no_declaration", cards=" ".join(cards), level=level)
            if hand.count(cards[0]) < len(cards):
                return problem("declare/not_held", cards=" ".join(cards))
            if strength <= _standing_strength(state, level):
                standing = declarations(state)[-1].call
                return problem("declare/not_stronger", cards=" ".join(cards), standing=str(standing))
            return None
        case _:
            return problem("phase/wrong_action", action=str(action), phase="auction")


def advance(state: Auction, rule: TrumpDeclaring, action: Pass | Declare) -> State:
    """Return the state after a legal call."""
    variant = state.variant
    level = level_rank(variant, state.standing)
    after = Auction(
        variant, state.standing, state.hands, state.kitty, (*state.calls, Called(to_act(state), action))
    )
    made = declarations(after)
    if not made:
        return _nobody_declared(after, rule, level) if len(after.calls) == variant.n_seats else after
    top = 2 + len(variant.deck.jokers)
    passes = len(after.calls) - 1 - after.calls.index(made[-1])
    # Two equal declarations cannot both be legal, so index() finds the last one.
    if passes < PASSES_AFTER_DECLARATION and _standing_strength(after, level) < top:
        return after
    assert isinstance(made[-1].call, Declare)
    suit = suit_of(made[-1].call.cards[0])
    return contract_settled(after, Contract(dealer_now(after), trump=suit or NO_TRUMP, level=level))


def dealer_now(state: Auction) -> Seat:
    """Return who deals as things stand: in the first deal of a match a declarer takes the deal over."""
    made = declarations(state)
    assert isinstance(state.variant.auction, TrumpDeclaring)
    if state.standing.deal > 1 or not made:
        return state.standing.dealer
    first = state.variant.auction.first_dealer is FirstDealer.FIRST_DECLARER
    return made[0 if first else -1].seat


def _nobody_declared(state: Auction, rule: TrumpDeclaring, level: Rank) -> State:
    dealer = state.standing.dealer
    match rule.no_declaration:
        case NoDeclaration.REDEAL:
            return thrown_in(state, dealer)
        case NoDeclaration.NO_TRUMP:
            return contract_settled(state, Contract(dealer, trump=NO_TRUMP, level=level))
        case NoDeclaration.KITTY_SUIT:
            contract = Contract(dealer, trump=_first_suit(state.kitty), level=level)
            return contract_settled(state, contract, kitty_shown=True)


def _first_suit(kitty: tuple[Card, ...]) -> Suit:
    # A level card counts by its printed suit. Four jokers cannot fill a kitty of eight.
    return next(suit for card in kitty if (suit := suit_of(card)) is not None)


def shown_cards(state: Auction) -> tuple[tuple[Card, ...], ...]:
    """Return for each seat the cards it has shown by declaring; at most one pair each face."""
    shown: list[dict[Card, int]] = [{} for _ in state.variant.seats]
    for called in declarations(state):
        assert isinstance(called.call, Declare)
        face = called.call.cards[0]
        shown[called.seat][face] = max(shown[called.seat].get(face, 0), len(called.call.cards))
    return tuple(tuple(face for face, n in seat.items() for _ in range(n)) for seat in shown)
