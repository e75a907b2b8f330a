"""The auction of numbers (rules: Auction)."""

from __future__ import annotations

from kibitz.errors import Problem, problem
from kibitz.rules.actions import ALONE, Action, Bid, BidAlone, Pass
from kibitz.rules.parts import AllPass, NumberAuction, Seat
from kibitz.rules.phases.handover import contract_settled, thrown_in
from kibitz.rules.state import Auction, Called, Contract, State
from kibitz.rules.variant import Variant


def to_act(state: Auction) -> Seat:
    """Return the seat whose turn it is: the next one that has not passed."""
    if not state.calls:
        return state.variant.next_seat(state.standing.dealer)
    passed = _passed(state)
    seat = state.variant.next_seat(state.calls[-1].seat)
    while seat in passed:
        seat = state.variant.next_seat(seat)
    return seat


def legal(state: Auction, rule: NumberAuction) -> list[Action]:
    """Return pass, every bid from low to high, and the alone bid if there is one."""
    bids = range(lowest_bid(state, rule), state.variant.top_bid + 1, rule.step)
    actions: list[Action] = [Pass(), *(Bid(n) for n in bids)]
    if rule.alone_bid:
        actions.append(BidAlone())
    return actions


def lowest_bid(state: Auction, rule: NumberAuction) -> int:
    """Return the lowest number that may now be bid; above the top bid if none may."""
    standing = standing_bid(state)
    return state.variant.minimum_bid if standing is None else standing.amount + rule.step


def standing_bid(state: Auction) -> Bid | None:
    """Return the highest number bid so far."""
    for called in reversed(state.calls):
        if isinstance(called.call, Bid):
            return called.call
    return None


def check(state: Auction, rule: NumberAuction, action: Action) -> Problem | None:
    """Return what is wrong with the action, or None."""
    match action:
        case Pass():
            return None
        case BidAlone():
            return None if rule.alone_bid else problem("auction/no_such_bid", bid=ALONE)
        case Bid(amount=amount):
            lowest, top = lowest_bid(state, rule), state.variant.top_bid
            if amount > top:
                return problem("auction/above_top", bid=amount, top=top)
            if amount < lowest:
                return problem("auction/too_low", bid=amount, lowest=lowest, top=top)
            if amount % rule.step:
                return problem("auction/not_a_multiple", bid=amount, step=rule.step)
            return None
        case _:
            return problem("phase/wrong_action", action=str(action), phase="auction")


def advance(state: Auction, rule: NumberAuction, action: Pass | Bid | BidAlone) -> State:
    """Return the state after a legal call."""
    seat = to_act(state)
    after = Auction(
        state.variant, state.standing, state.hands, state.kitty, (*state.calls, Called(seat, action))
    )
    match action:
        case BidAlone():
            return contract_settled(after, Contract(seat, alone=True))
        case Bid(amount=amount) if rule.top_ends and amount == state.variant.top_bid:
            return contract_settled(after, Contract(seat, amount))
    passed = _passed(after)
    left = [s for s in state.variant.seats if s not in passed]
    bid = standing_bid(after)
    if not left:
        return thrown_in(after, _dealer_after_all_pass(state.variant, state.standing.dealer, rule))
    if len(left) == 1 and bid is not None:
        return contract_settled(after, Contract(left[0], bid.amount))
    if len(left) == 1 and rule.all_pass is AllPass.DEALER_TAKES_MINIMUM:
        # The dealer speaks last, so he is the one left.
        return contract_settled(after, Contract(left[0], state.variant.minimum_bid))
    return after


def _dealer_after_all_pass(variant: Variant, dealer: Seat, rule: NumberAuction) -> Seat:
    return variant.next_seat(dealer) if rule.all_pass is AllPass.REDEAL_NEXT_DEALER else dealer


def _passed(state: Auction) -> frozenset[Seat]:
    return frozenset(called.seat for called in state.calls if isinstance(called.call, Pass))
