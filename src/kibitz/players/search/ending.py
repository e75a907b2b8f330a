"""Near the end of a match: what a change of the scores does to the chance of winning it.

While no side can reach the target in this deal, points are as good as any measure, and the difference of the
scores is taken. Once one can, a deal that ends the match counts by who wins it, and any other by a simple model:
the chance is logistic in the lead, over a scale that grows with the root of the deals still to come.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kibitz.players.search.hands import Rows
from kibitz.rules.parts import BothReach, IndividualMatch, TargetMatch
from kibitz.rules.state import Standing
from kibitz.rules.variant import Variant

# From our gain and that of the others to what both are worth to us, in points of score.
Worth = Callable[[Rows, Rows], Rows]

# A deal moves the lead by about its top bid, and the leader's score by about half of it. The logistic function
# with this part of the spread as its scale is close to the normal one.
LOGISTIC = 0.55
PER_DEAL = 0.5


def worth_of_gains(variant: Variant, standing: Standing, side: int, *, bids: bool, is_aware: bool) -> Worth:
    """Return what our gain and theirs are worth: their difference, unless this deal can end the match.

    side: ours; bids: whether we hold the contract, which decides where both reach the target.
    """
    rule = variant.match
    if not is_aware or not isinstance(rule, TargetMatch) or not can_end(variant, standing):
        return _difference
    top = _top(variant)
    ours, theirs = float(standing.tally[side]), float(standing.tally[1 - side])
    target, bidder_wins = float(rule.target), rule.both_reach is BothReach.BIDDER
    # Chances are told in points: at a level score one point is worth one.
    unit = 4.0 * float(_scale(target, top, np.array(max(ours, theirs))))

    def worth(mine: Rows, others: Rows) -> Rows:
        a, b = ours + mine, theirs + others
        chance = 1.0 / (1.0 + np.exp(-(a - b) / _scale(target, top, np.maximum(a, b))))
        we, they = a >= target, b >= target
        chance = np.where(we & ~they, 1.0, np.where(they & ~we, 0.0, chance))
        if bidder_wins:
            chance = np.where(we & they, float(bids), chance)
        else:
            chance = np.where(we & they & (a != b), (a > b).astype(np.float64), chance)
        found: Rows = unit * chance
        return found

    return worth


def can_end(variant: Variant, standing: Standing) -> bool:
    """Return whether a side can reach the target in this deal, where two sides play for one."""
    rule = variant.match
    return isinstance(rule, TargetMatch) and max(standing.tally) + _top(variant) >= rule.target


def _top(variant: Variant) -> float:
    return float(max(variant.all_points, variant.top_bid))


def _difference(mine: Rows, others: Rows) -> Rows:
    return mine - others


def _scale(target: float, top: float, leader: Rows) -> Rows:
    deals = np.maximum(1.0, (target - leader) / (PER_DEAL * top))
    found: Rows = LOGISTIC * top * np.sqrt(deals)
    return found


def worth_alone(variant: Variant, standing: Standing, seat: int, *, is_aware: bool) -> Callable[[Rows], Rows]:
    """Return what the gains of all seats, (…, seats), are worth to one where everybody plays for himself.

    Its gain less the mean of the others', or near the end its share in the chance of winning.
    """
    rule = variant.match
    n = variant.n_seats

    def less_others(gains: Rows) -> Rows:
        own = gains[..., seat]
        found: Rows = own - (gains.sum(axis=-1) - own) / (n - 1)
        return found

    if not is_aware or not isinstance(rule, IndividualMatch):
        return less_others
    tally = np.array(standing.tally, dtype=np.float64)
    top = float(variant.top_bid)
    if tally.max() + top < rule.target:
        return less_others
    target = float(rule.target)

    def worth(gains: Rows) -> Rows:
        after = tally + gains
        most = after.max(axis=-1, keepdims=True)
        odds = np.exp((after - most) / _scale(target, top, most))
        first = (after == most).astype(np.float64)
        odds = np.where(most >= target, first, odds)
        share = odds / odds.sum(axis=-1, keepdims=True)
        # With n seats level, one point more adds (n - 1) / n² of a chance for each unit of the scale.
        unit = float(_scale(target, top, tally.max())) * n * n / (n - 1)
        found: Rows = unit * share[..., seat]
        return found

    return worth
