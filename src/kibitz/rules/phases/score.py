"""Scoring a deal, and who has won the match (rules: Score, End)."""

from __future__ import annotations

from kibitz.cards import Rank, rank_of
from kibitz.rules.parts import (
    AttackersPoints,
    BothReach,
    ContractPoints,
    ContractTricks,
    IndividualMatch,
    KittyPointsTo,
    LevelMatch,
    MadeScores,
    Seat,
    TargetMatch,
)
from kibitz.rules.state import Outcome, Result, Standing
from kibitz.rules.variant import Variant


def score_deal(variant: Variant, standing: Standing, outcome: Outcome) -> Result:
    """Return what a played deal comes to."""
    match variant.score:
        case ContractPoints() as rule:
            return _contract_points(variant, rule, standing, outcome)
        case ContractTricks() as rule:
            return _contract_tricks(variant, rule, standing, outcome)
        case AttackersPoints() as rule:
            return _attackers_points(variant, rule, standing, outcome)


def _contract_points(variant: Variant, rule: ContractPoints, standing: Standing, outcome: Outcome) -> Result:
    bidders = variant.side_of(outcome.contract.declarer)
    points = list(outcome.points)
    buried = sum(variant.card_points[card] for card in outcome.buried)
    last = outcome.last_trick
    if rule.kitty_points_to is KittyPointsTo.DECLARER:
        points[bidders] += buried
    elif last is not None:
        points[variant.side_of(last.winner)] += buried
    if last is not None:
        points[variant.side_of(last.winner)] += rule.last_trick_bonus
    most = max(outcome.tricks)
    if outcome.tricks.count(most) == 1:
        points[outcome.tricks.index(most)] += rule.most_tricks_bonus
    bid = outcome.contract.bid or 0
    delta = list(points)
    if points[bidders] < bid:
        delta[bidders] = -bid
    elif rule.made is MadeScores.BID:
        delta[bidders] = bid
    tally = tuple(a + b for a, b in zip(standing.tally, delta, strict=True))
    return Result(
        thrown_in=False,
        points=tuple(points),
        delta=tuple(delta),
        tally=tally,
        next_dealer=variant.next_seat(standing.dealer),
        winners=_target_winners(variant, tally, bidders),
    )


def _target_winners(variant: Variant, tally: tuple[int, ...], bidders: int) -> tuple[int, ...]:
    rule = variant.match
    assert isinstance(rule, TargetMatch)
    there = [side for side, total in enumerate(tally) if total >= rule.target]
    if len(there) < 2:
        return tuple(there)
    if rule.both_reach is BothReach.BIDDER:
        return (bidders,)
    best = max(tally)
    # Equal totals at or above the target: one more deal.
    return (tally.index(best),) if tally.count(best) == 1 else ()


def _contract_tricks(variant: Variant, rule: ContractTricks, standing: Standing, outcome: Outcome) -> Result:
    contract = outcome.contract
    delta = list(outcome.tricks)
    if contract.alone:
        others = sum(delta) - delta[contract.declarer]
        delta[contract.declarer] = -rule.alone if others else rule.alone
    else:
        bid = contract.bid or 0
        side = {contract.declarer} if outcome.partner is None else {contract.declarer, outcome.partner}
        value = bid if sum(outcome.tricks[seat] for seat in side) >= bid else -bid
        for seat in side:
            delta[seat] = value
        if rule.bidder_double:
            delta[contract.declarer] = 2 * value
    tally = tuple(a + b for a, b in zip(standing.tally, delta, strict=True))
    assert isinstance(variant.match, IndividualMatch)
    best = max(tally)
    reached = best >= variant.match.target
    return Result(
        thrown_in=False,
        points=(),
        delta=tuple(delta),
        tally=tally,
        next_dealer=variant.next_seat(standing.dealer),
        winners=tuple(seat for seat, total in enumerate(tally) if total == best) if reached else (),
    )


def with_penalties(
    variant: Variant, declarer: Seat, points: tuple[int, ...], failed_throws: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the points with the price of failed throws in the attackers' (rules: throw_penalty)."""
    penalty = getattr(variant.play, "throw_penalty", 0)
    if not penalty or not failed_throws:
        return points
    dealers = variant.side_of(declarer)
    attackers = 1 - dealers
    changed = points[attackers] + penalty * (failed_throws[dealers] - failed_throws[attackers])
    return tuple(max(0, changed) if side == attackers else p for side, p in enumerate(points))


def _attackers_points(
    variant: Variant, rule: AttackersPoints, standing: Standing, outcome: Outcome
) -> Result:
    dealer = outcome.contract.declarer
    dealers = variant.side_of(dealer)
    attackers = 1 - dealers
    last = outcome.last_trick
    points = list(outcome.points)
    attackers_last = last is not None and variant.side_of(last.winner) == attackers
    if last is not None and attackers_last:
        buried = sum(variant.card_points[card] for card in outcome.buried)
        points[attackers] += buried * rule.kitty_multiplier.after(last.n_cards)
    final = with_penalties(variant, dealer, tuple(points), outcome.failed_throws)
    total = final[attackers]
    takes_over = total >= rule.take_over
    if takes_over:
        gain = (total - rule.take_over) // rule.band
    else:
        gain = rule.shut_out_levels if total == 0 else (rule.take_over - 1 - total) // rule.band + 1
    if rule.level_cap is not None:
        gain = min(gain, rule.level_cap)
    climber = attackers if takes_over else dealers
    tally, won = list(standing.tally), False
    tally[climber], won = _climb(variant, tally[climber], gain, defending=not takes_over)
    if (
        rule.jack_back_to_two
        and attackers_last
        and last is not None
        and outcome.contract.level == "J"
        and last.n_cards == 1
        and [rank_of(card) for card in last.winning] == ["J"]
    ):
        assert isinstance(variant.match, LevelMatch)
        tally[dealers] = variant.match.levels.index(Rank("2"))
    return Result(
        thrown_in=False,
        points=final,
        delta=tuple(gain if side == climber else 0 for side in range(variant.n_sides)),
        tally=tuple(tally),
        # The dealer's partner, or the seat after the old dealer.
        next_dealer=variant.next_seat(dealer if takes_over else variant.next_seat(dealer)),
        winners=(climber,) if won else (),
    )


def _climb(variant: Variant, level: int, gain: int, *, defending: bool) -> tuple[int, bool]:
    """Return the level a side reaches, and whether it has gone beyond the last (rules: forced_levels)."""
    rule = variant.match
    assert isinstance(rule, LevelMatch)
    last = len(rule.levels) - 1
    stops = {rule.levels.index(rank) for rank in rule.forced_levels}
    if rule.must_defend_last:
        stops.add(last)
    if not gain or (level in stops and not defending):
        return level, False
    for reached in range(level + 1, level + gain + 1):
        if reached > last:
            return last, True
        if reached in stops:
            return reached, False
    return level + gain, False
