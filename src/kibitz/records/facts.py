"""What a case may ask about a state, by the key of ``expect``: values as JSON has them."""

from __future__ import annotations

from collections.abc import Callable

from kibitz.rules.actions import ALONE
from kibitz.rules.engine import to_act
from kibitz.rules.parts import LevelMatch, TrumpDeclaring
from kibitz.rules.phases.declaring import dealer_now
from kibitz.rules.phases.handover import no_points
from kibitz.rules.phases.score import with_penalties
from kibitz.rules.state import Auction, Contract, DealOver, Playing, State, Trick, phase_of

Fact = bool | int | str | list[int] | list[str] | None


def _contract(state: State) -> Contract | None:
    match state:
        case Auction():
            return None
        case DealOver(outcome=outcome):
            return None if outcome is None else outcome.contract
        case _:
            return state.contract


def _last_trick(state: State) -> Trick | None:
    play = state.last if isinstance(state, DealOver) else state
    return play.plays[-1] if isinstance(play, Playing) and play.plays else None


def _trick(state: State) -> Fact:
    return [" ".join(cards) for cards in state.trick] if isinstance(state, Playing) else []


def _trick_winner(state: State) -> Fact:
    trick = _last_trick(state)
    return None if trick is None else trick.winner


def _trick_points(state: State) -> Fact:
    trick = _last_trick(state)
    if trick is None:
        return None
    return sum(state.variant.card_points[card] for cards in trick.cards for card in cards)


def _trump(state: State) -> Fact:
    contract = _contract(state)
    return None if contract is None else contract.trump


def _declarer(state: State) -> Fact:
    contract = _contract(state)
    return None if contract is None else contract.declarer


def _contract_fact(state: State) -> Fact:
    contract = _contract(state)
    if contract is None:
        return None
    return ALONE if contract.alone else contract.bid


def _partner(state: State) -> Fact:
    match state:
        case Playing():
            return state.partner
        case DealOver(outcome=outcome) if outcome is not None:
            return outcome.partner
        case _:
            return None


def _dealer(state: State) -> Fact:
    if isinstance(state.variant.auction, TrumpDeclaring):
        contract = _contract(state)
        if contract is not None:
            return contract.declarer
        if isinstance(state, Auction):
            return dealer_now(state)
    return state.standing.dealer


def _points(state: State) -> Fact:
    match state:
        case DealOver(result=result):
            points = result.points
        case Playing():
            points = with_penalties(state.variant, state.contract.declarer, state.points, state.failed_throws)
        case _:
            points = no_points(state.variant)
    return list(points) or None


def _tally(state: State) -> list[int]:
    return list(state.result.tally if isinstance(state, DealOver) else state.standing.tally)


def _scores(state: State) -> Fact:
    return None if isinstance(state.variant.match, LevelMatch) else [*_tally(state)]


def _levels(state: State) -> Fact:
    rule = state.variant.match
    return [str(rule.levels[index]) for index in _tally(state)] if isinstance(rule, LevelMatch) else None


FACTS: dict[str, Callable[[State], Fact]] = {
    "to_act": to_act,
    "phase": lambda state: phase_of(state).value,
    "trick": _trick,
    "trick_winner": _trick_winner,
    "trick_points": _trick_points,
    "trump": _trump,
    "declarer": _declarer,
    "contract": _contract_fact,
    "partner": _partner,
    "dealer": _dealer,
    "points": _points,
    "delta": lambda state: [*state.result.delta] if isinstance(state, DealOver) else None,
    "scores": _scores,
    "levels": _levels,
    "next_dealer": lambda state: state.result.next_dealer if isinstance(state, DealOver) else None,
    "winners": lambda state: [*state.result.winners] if isinstance(state, DealOver) else [],
    "thrown_in": lambda state: isinstance(state, DealOver) and state.result.thrown_in,
}
