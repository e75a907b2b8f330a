"""The rules as five functions over the states of a deal: deal, to_act, legal_actions, check, apply.

No randomness, no clock, no I/O: the deck order comes in as data, and the next state comes out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from kibitz.cards import Card, sort_cards
from kibitz.errors import IllegalAction, Problem, problem
from kibitz.rules.actions import Action, Bid, BidAlone, Bury, CallPartner, Declare, NameTrump, Pass, Play
from kibitz.rules.parts import NumberAuction, Seat, TrumpDeclaring
from kibitz.rules.phases import bidding, declaring, kitty, play
from kibitz.rules.phases.handover import trump_named
from kibitz.rules.situation import situation_line
from kibitz.rules.state import Auction, Burying, DealOver, NamingTrump, Playing, Standing, State
from kibitz.rules.variant import Variant


def deal(variant: Variant, standing: Standing, deck: Sequence[Card]) -> Auction:
    """Return the start of a deal: cards go singly from the seat after the dealer, the rest is the kitty.

    deck: every card in play in the order dealt. Raises ValueError if it is another pack.
    """
    if sort_cards(deck) != variant.cards:
        raise ValueError("the deck is not this variant's")
    n = variant.n_seats
    dealt = n * variant.hand_size
    first = variant.next_seat(standing.dealer)
    hands = tuple(sort_cards(deck[(seat - first) % n : dealt : n]) for seat in range(n))
    return Auction(variant, standing, hands, tuple(deck[dealt:]))


def to_act(state: State) -> Seat | None:
    """Return the seat whose turn it is, or None when the deal is over."""
    match state:
        case Playing():
            return play.to_act(state)
        case Auction(variant=variant):
            declares = isinstance(variant.auction, TrumpDeclaring)
            return declaring.to_act(state) if declares else bidding.to_act(state)
        case NamingTrump() | Burying():
            return state.contract.declarer
        case DealOver():
            return None
        case _:
            assert_never(state)


def legal_actions(state: State) -> Sequence[Action]:
    """Return every legal action once, in a fixed order.

    Large sets (burying, some follows, throws) are ``Choices``: their length and each member by number
    are exact and cheap; only iterating them costs time in proportion.
    """
    match state:
        case Playing():
            return play.legal(state)
        case Auction(variant=variant):
            match variant.auction:
                case NumberAuction() as rule:
                    return bidding.legal(state, rule)
                case TrumpDeclaring():
                    return declaring.legal(state)
        case NamingTrump():
            return kitty.legal_trumps(state)
        case Burying():
            return kitty.legal_burials(state)
        case DealOver():
            return ()
        case _:
            assert_never(state)


def check(state: State, action: Action) -> Problem | None:
    """Return what is wrong with the action, or None if it is legal."""
    match state:
        case Playing():
            return play.check(state, action)
        case Auction(variant=variant):
            match variant.auction:
                case NumberAuction() as rule:
                    return bidding.check(state, rule, action)
                case TrumpDeclaring():
                    return declaring.check(state, action)
        case NamingTrump():
            return kitty.check_trump(state, action)
        case Burying():
            return kitty.check_burial(state, action)
        case DealOver():
            return problem("deal/over", action=str(action))
        case _:
            assert_never(state)


def apply(state: State, action: Action) -> State:
    """Return the state after the action. Raises IllegalAction with what ``check`` says."""
    fault = check(state, action)
    if fault is not None:
        raise IllegalAction(fault, situation_line(state, to_act(state)))
    match state, action:
        case Playing(), (Play() | CallPartner()):
            return play.advance(state, action)
        case Auction(), (Pass() | Bid() | BidAlone() | Declare()):
            match state.variant.auction:
                case NumberAuction() as rule:
                    assert not isinstance(action, Declare)
                    return bidding.advance(state, rule, action)
                case TrumpDeclaring() as rule:
                    assert isinstance(action, (Pass, Declare))
                    return declaring.advance(state, rule, action)
        case NamingTrump(), NameTrump(suit=suit):
            return trump_named(state, suit)
        case Burying(), Bury():
            return kitty.bury(state, action)
    raise AssertionError("check lets no other pair of state and action through")


def first_standing(variant: Variant, dealer: Seat) -> Standing:
    """Return the start of a match with this first dealer."""
    return Standing(dealer, 1, variant.first_tally)


def next_standing(over: DealOver) -> Standing:
    """Return the match before the next deal. A thrown-in deal keeps its number."""
    number = over.standing.deal + (not over.result.thrown_in)
    return Standing(over.result.next_dealer, number, over.result.tally)
