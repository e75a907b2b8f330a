"""How one phase hands over to the next: auction → (trump) → kitty → (trump) → play."""

from __future__ import annotations

from dataclasses import replace

from kibitz.cards import Suit, sort_cards
from kibitz.rules.actions import Declare
from kibitz.rules.parts import FirstLead, OppositeSides, Seat, TrumpFrom
from kibitz.rules.state import (
    Auction,
    Burying,
    Called,
    Contract,
    DealOver,
    Hand,
    NamingTrump,
    Playing,
    Result,
    State,
)
from kibitz.rules.variant import Variant


def contract_settled(state: Auction, contract: Contract, *, kitty_shown: bool = False) -> State:
    """Return the state after the auction: the declarer has his contract."""
    variant = state.variant
    if variant.trump is TrumpFrom.NAMED_BEFORE_KITTY or (
        variant.trump is TrumpFrom.NAMED and variant.kitty is None
    ):
        return NamingTrump(variant, state.standing, state.hands, state.kitty, contract, state.calls)
    if variant.kitty is not None:
        return _take_kitty(state, contract, kitty_shown=kitty_shown)
    return start_play(state, contract, state.hands, buried=(), kitty_shown=False)


def trump_named(state: NamingTrump, suit: Suit) -> State:
    """Return the state after the declarer has named trump."""
    contract = replace(state.contract, trump=suit)
    if state.variant.trump is TrumpFrom.NAMED_BEFORE_KITTY and state.variant.kitty is not None:
        return _take_kitty(state, contract, kitty_shown=False)
    return start_play(state, contract, state.hands, buried=state.buried, kitty_shown=False)


def _take_kitty(state: Auction | NamingTrump, contract: Contract, *, kitty_shown: bool) -> Burying:
    hands = tuple(
        sort_cards(hand + state.kitty) if seat == contract.declarer else hand
        for seat, hand in enumerate(state.hands)
    )
    return Burying(state.variant, state.standing, hands, state.kitty, contract, state.calls, kitty_shown)


def kitty_buried(state: Burying, hands: tuple[Hand, ...], buried: Hand) -> State:
    """Return the state after the declarer has buried."""
    if state.variant.trump is TrumpFrom.NAMED:
        return NamingTrump(
            state.variant, state.standing, hands, state.kitty, state.contract, state.calls, buried
        )
    return start_play(state, state.contract, hands, buried=buried, kitty_shown=state.kitty_shown)


def start_play(
    state: Auction | NamingTrump | Burying,
    contract: Contract,
    hands: tuple[Hand, ...],
    *,
    buried: Hand,
    kitty_shown: bool,
) -> Playing:
    """Return the state before the first lead."""
    variant = state.variant
    return Playing(
        variant,
        state.standing,
        hands,
        state.kitty,
        contract,
        first_leader(variant, state.standing.dealer, contract.declarer),
        state.calls,
        kitty_shown,
        buried,
        tricks=(0,) * variant.n_sides,
        points=no_points(variant),
        failed_throws=(0,) * variant.n_sides,
        known=known_at_start(variant, state.calls, contract.declarer),
    )


def no_points(variant: Variant) -> tuple[int, ...]:
    """Return the captured points at the start; empty where card points are not kept."""
    return (0,) * variant.n_sides if isinstance(variant.partner, OppositeSides) else ()


def first_leader(variant: Variant, dealer: Seat, declarer: Seat) -> Seat:
    """Return who leads to the first trick."""
    match variant.play.first_lead:
        case FirstLead.LEFT_OF_DEALER:
            return variant.next_seat(dealer)
        case FirstLead.DECLARER:
            return declarer
        case FirstLead.LEFT_OF_DECLARER:
            return variant.next_seat(declarer)


def known_at_start(variant: Variant, calls: tuple[Called, ...], declarer: Seat) -> tuple[Hand, ...]:
    """Return for each seat the cards it has shown and must still hold after the auction."""
    known: list[Hand] = [() for _ in variant.seats]
    for called in calls:
        # The declarer may have buried what he showed.
        if isinstance(called.call, Declare) and called.seat != declarer:
            known[called.seat] = at_least(known[called.seat], called.call.cards)
    return tuple(known)


def at_least(known: Hand, more: Hand) -> Hand:
    """Return the smallest set of cards that holds both (copies are not added up)."""
    missing = list(more)
    for card in known:
        if card in missing:
            missing.remove(card)
    return sort_cards((*known, *missing))


def thrown_in(state: Auction, next_dealer: Seat) -> DealOver:
    """Return the end of a deal in which nobody took a contract."""
    zeros = (0,) * state.variant.n_sides
    result = Result(
        thrown_in=True,
        points=no_points(state.variant),
        delta=zeros,
        tally=state.standing.tally,
        next_dealer=next_dealer,
        winners=(),
    )
    return DealOver(state.variant, state.standing, result, last=state)
