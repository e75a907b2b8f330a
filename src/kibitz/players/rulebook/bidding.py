"""Bidding numbers: the hand's worth, what the partner has said, and never against the own side."""

from __future__ import annotations

from kibitz.match.player import Decision, Reason, reason
from kibitz.players.rulebook.alone import chance_of_all_tricks
from kibitz.players.rulebook.judging import Held, best_trump, unit_of
from kibitz.rules.actions import Bid, BidAlone, Pass
from kibitz.rules.parts import NumberAuction, OppositeSides, Seat, Unit
from kibitz.views import View

# Bid every trick alone only near certainty.
ALONE_FROM = 0.75
# As parts of all points or tricks. A hand is worth what it comes to on average, and half of all deals come
# to less; so the bid stays below it.
PARTNER_BID = 0.065
PARTNER_PASSED = -0.03
MARGIN = {Unit.POINTS: 0.01, Unit.TRICKS: 0.0}


def decide(view: View, rule: NumberAuction, misjudged: int = 0, bolder: float = 0.0) -> Decision:
    """Return the call.

    misjudged: by how many steps the hand is taken for better than it is. bolder: by what part of the top bid the
    limit is raised.
    """
    variant = view.variant
    if rule.alone_bid and BidAlone() in view.legal:
        chance = chance_of_all_tricks(variant, view.hand)
        if chance >= ALONE_FROM:
            return Decision(BidAlone(), (reason("bids_alone", percent=round(100 * chance)),))
    judged = best_trump(variant, view.hand, Held.DEALT)
    limit, remarks = limit_of(view, judged.worth)
    limit += misjudged * rule.step + bolder * variant.top_bid
    next_bid = next((a.amount for a in view.legal if isinstance(a, Bid)), None)
    if next_bid is None:
        return Decision(Pass(), (reason("passes_at_top"),))
    if _is_ours(view) and not _opponents_in(view):
        return Decision(Pass(), (reason("leaves_bid_to_partner", bid=next_bid - rule.step),))
    highest = int(limit // rule.step) * rule.step
    hand = reason("hand_worth", suit=judged.suit, worth=round(judged.worth), limit=max(0, highest))
    if _is_ours(view):
        # The partner's bid stands and may yet be overcalled: his hand decides, unless ours is far better.
        if highest < next_bid + 2 * rule.step:
            return Decision(Pass(), (reason("leaves_bid_to_partner", bid=next_bid - rule.step), hand))
    if next_bid <= highest:
        return Decision(Bid(next_bid), (reason("bids_within_worth", bid=next_bid), hand, *remarks))
    return Decision(Pass(), (reason("passes_beyond_worth", bid=next_bid), hand, *remarks))


def limit_of(view: View, worth: float) -> tuple[float, tuple[Reason, ...]]:
    """Return how far the hand may go, with what the partner's calls add."""
    variant = view.variant
    whole = variant.top_bid
    limit = worth - MARGIN[unit_of(variant)] * whole
    if not isinstance(variant.partner, OppositeSides) or view.seat is None:
        return limit, ()
    partner = Seat((view.seat + 2) % variant.n_seats)
    said = [called.call for called in view.calls if called.seat == partner]
    if any(isinstance(call, Bid) for call in said):
        return limit + PARTNER_BID * whole, (reason("partner_bid", seat=partner),)
    if said:
        return limit + PARTNER_PASSED * whole, (reason("partner_passed", seat=partner),)
    return limit, ()


def _is_ours(view: View) -> bool:
    """Return whether the partner's bid stands."""
    if not isinstance(view.variant.partner, OppositeSides) or view.seat is None:
        return False
    bids = [called.seat for called in view.calls if isinstance(called.call, Bid)]
    return bool(bids) and bids[-1] == (view.seat + 2) % view.variant.n_seats


def _opponents_in(view: View) -> bool:
    passed = [called.seat for called in view.calls if isinstance(called.call, Pass)]
    assert view.seat is not None
    return any(
        seat not in passed
        for seat in view.variant.seats
        if view.variant.side_of(seat) != view.variant.side_of(view.seat)
    )
