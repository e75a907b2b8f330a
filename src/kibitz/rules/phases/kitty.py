"""Burying, and naming trump."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.cards import Card, without
from kibitz.errors import Problem, problem
from kibitz.rules.actions import Action, Bury, NameTrump
from kibitz.rules.choices import Block, Choices, Pool, blocks_of_size
from kibitz.rules.parts import CountersInKitty
from kibitz.rules.phases.handover import kitty_buried
from kibitz.rules.state import Burying, NamingTrump, State


def legal_burials(state: Burying) -> Sequence[Action]:
    """Return every set of cards the declarer may bury; often thousands, never listed."""
    hand = state.hands[state.contract.declarer]
    size = len(state.kitty)
    limit = most_counters(state)
    if limit is None:
        return Choices(blocks_of_size(hand, size), Bury)
    counters, others = _counters(state, hand)
    n_counters = range(max(0, size - len(others)), limit + 1)
    return Choices((Block((), Pool(others, size - n), Pool(counters, n)) for n in n_counters), Bury)


def most_counters(state: Burying) -> int | None:
    """Return how many counters may be buried, or None where the rule sets no limit."""
    assert state.variant.kitty is not None
    counters, others = _counters(state, state.hands[state.contract.declarer])
    forced = max(0, len(state.kitty) - len(others))
    match state.variant.kitty.counters:
        case CountersInKitty.ANY:
            return None
        case CountersInKitty.NONE_UNLESS_FORCED:
            return forced
        case CountersInKitty.ONE:
            return min(max(1, forced), len(counters), len(state.kitty))


def _counters(state: Burying, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards worth points, the specials included, and the others."""
    points = state.variant.card_points
    return tuple(c for c in hand if points[c]), tuple(c for c in hand if not points[c])


def check_burial(state: Burying, action: Action) -> Problem | None:
    """Return what is wrong with the action, or None."""
    if not isinstance(action, Bury):
        return problem("phase/wrong_action", action=str(action), phase="bury")
    size = len(state.kitty)
    if len(action.cards) != size:
        return problem("bury/wrong_number", n=len(action.cards), size=size)
    hand = state.hands[state.contract.declarer]
    for card in action.cards:
        if action.cards.count(card) > hand.count(card):
            return problem("bury/not_held", card=card)
    limit = most_counters(state)
    n_counters = len(_counters(state, action.cards)[0])
    if limit is not None and n_counters > limit:
        return problem("bury/counters", n=n_counters, limit=limit)
    return None


def bury(state: Burying, action: Bury) -> State:
    """Return the state after a legal burial."""
    declarer = state.contract.declarer
    hands = tuple(
        without(hand, action.cards) if seat == declarer else hand for seat, hand in enumerate(state.hands)
    )
    return kitty_buried(state, hands, action.cards)


def legal_trumps(state: NamingTrump) -> list[Action]:
    """Return a naming of each suit of the deck."""
    return [NameTrump(suit) for suit in state.variant.deck.suits]


def check_trump(state: NamingTrump, action: Action) -> Problem | None:
    """Return what is wrong with the action, or None."""
    if not isinstance(action, NameTrump):
        return problem("phase/wrong_action", action=str(action), phase="name_trump")
    if action.suit not in state.variant.deck.suits:
        return problem("trump/no_such_suit", suit=action.suit, allowed=" ".join(state.variant.deck.suits))
    return None
