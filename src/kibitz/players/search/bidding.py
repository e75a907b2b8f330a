"""Bidding numbers: a little beyond the rulebook's limit, with the chance to make it, and for the match at its end.

Bids by deals did not pay (docs/players.md): what a hand comes to is told as well by the rulebook's marks. What
the marks promise was compared with thousands of deals between searches; that is the chance.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp

import numpy as np

from kibitz.match.player import Decision, reason
from kibitz.players.rulebook import bidding
from kibitz.players.rulebook.judging import Held, best_trump, unit_of
from kibitz.players.search.ending import can_end, worth_of_gains
from kibitz.rules.actions import Bid, Pass
from kibitz.rules.parts import ContractPoints, MadeScores, NumberAuction, Seat, Unit
from kibitz.views import View

# As a part of the top bid: so far a search goes beyond the rulebook, whose cards it plays better, where a made
# contract scores what was bid. Where it scores all that was taken, a higher bid earns nothing and did not pay.
BOLDER = 0.04
# The logit of the chance to make a bid: at the rulebook's limit, and for each tenth of the top bid below it.
AT_LIMIT = {Unit.POINTS: 0.65, Unit.TRICKS: 1.4}
PER_TENTH = {Unit.POINTS: 1.3, Unit.TRICKS: 1.3}
# The same of the others' bid, by one's own limit.
OTHERS_AT_LIMIT, OTHERS_PER_TENTH = 0.64, -0.16
# Made contracts come to so much more than was bid, set ones to as much less, as a part of all points.
SPARE = 0.08
# What the other call must gain before the match decides, in points of score.
CLEARLY = 3.0


def choose(view: View, rule: NumberAuction, *, is_aware: bool) -> Decision:
    """Return the call, and of a bid the chance to make it. is_aware: of the end of the match."""
    found = bidding.decide(view, rule, bolder=_bolder(view))
    if is_aware:
        found = _for_the_match(view, found)
    if not isinstance(found.action, Bid):
        return found
    bid = found.action.amount
    chance = reason(
        "chance_to_make", bid=bid, percent=min(99, max(1, round(100 * chance_to_make(view, bid))))
    )
    return replace(found, reasons=(*found.reasons, chance))


def _bolder(view: View) -> float:
    score = view.variant.score
    scores_bid = isinstance(score, ContractPoints) and score.made is MadeScores.BID
    return BOLDER if scores_bid else 0.0


def chance_to_make(view: View, bid: int) -> float:
    """Return how likely the view's seat makes the bid if it is the highest."""
    unit = unit_of(view.variant)
    return _logistic(AT_LIMIT[unit] + 10.0 * PER_TENTH[unit] * _room(view, bid))


def _others_chance(view: View, bid: int) -> float:
    """Return how likely the other side makes its bid."""
    return _logistic(OTHERS_AT_LIMIT + 10.0 * OTHERS_PER_TENTH * _room(view, bid))


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def _room(view: View, bid: int) -> float:
    """Return how far the rulebook's limit is above a bid, as a part of the top bid."""
    judged = best_trump(view.variant, view.hand, Held.DEALT)
    limit, _ = bidding.limit_of(view, judged.worth)
    return (limit - bid) / view.variant.top_bid


def _for_the_match(view: View, found: Decision) -> Decision:
    """Return the call that wins the match more often, where the others' bid stands and this deal can end it."""
    variant, seat = view.variant, view.seat
    if seat is None or not isinstance(variant.score, ContractPoints) or not can_end(variant, view.standing):
        return found
    bids = [(called.seat, called.call.amount) for called in view.calls if isinstance(called.call, Bid)]
    next_bid = next((action.amount for action in view.legal if isinstance(action, Bid)), None)
    if not bids or next_bid is None or variant.side_of(bids[-1][0]) == variant.side_of(seat):
        return found
    ours = _worth(view, seat, next_bid, chance_to_make(view, next_bid), declares=True)
    theirs = _worth(view, seat, bids[-1][1], _others_chance(view, bids[-1][1]), declares=False)
    if isinstance(found.action, Pass) and ours > theirs + CLEARLY:
        return Decision(Bid(next_bid), (reason("bids_for_match", bid=next_bid), *found.reasons))
    if isinstance(found.action, Bid) and theirs > ours + CLEARLY:
        return Decision(Pass(), (reason("passes_for_match", bid=next_bid), *found.reasons))
    return found


def _worth(view: View, seat: Seat, bid: int, chance: float, *, declares: bool) -> float:
    """Return what a contract is worth to the seat's side, made with this chance. declares: whether it is ours."""
    variant = view.variant
    assert isinstance(variant.score, ContractPoints)
    total, spare = float(variant.all_points), SPARE * variant.all_points
    taken = np.array([min(total, bid + spare), bid - spare])
    made = float(bid) if variant.score.made is MadeScores.BID else taken[0]
    bidders, others = np.array([made, -float(bid)]), total - taken
    side = variant.side_of(seat)
    worth = worth_of_gains(variant, view.standing, side, bids=declares, is_aware=True)
    made_worth, set_worth = worth(bidders, others) if declares else worth(others, bidders)
    return float(chance * made_worth + (1.0 - chance) * set_worth)
