"""Burying where single cards are played, with the trump in mind that will be named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kibitz.cards import Card, Suit, sort_cards
from kibitz.match.player import Decision, Reason, reason
from kibitz.players.rulebook.judging import Features, Held, features, judge, worth_of
from kibitz.rules.actions import Bury
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import ContractPoints, CountersInKitty, KittyPointsTo
from kibitz.rules.state import Hand
from kibitz.rules.variant import Variant
from kibitz.views import View

# From so many points of control on (trumps above the share, and high trumps) the last trick is likely ours.
CONTROL = 0.5


@dataclass(frozen=True, slots=True)
class Burial:
    """A burial with the trump it goes with, and what both are worth together."""

    trump: Suit
    buried: Hand
    worth: float


def decide(view: View) -> Decision:
    """Return the cards to bury."""
    best = best_burial(view.variant, view.hand, _named(view))
    return Decision(Bury(best.buried), _reasons(view, best))


def _named(view: View) -> Suit | None:
    return view.contract.trump if view.contract is not None else None


def best_burial(variant: Variant, hand: Hand, trump: Suit | None = None) -> Burial:
    """Return the best burial out of hand and kitty together; at this trump, if it is already named."""
    size = len(hand) - variant.hand_size
    suits = [trump] if trump is not None else _likely_trumps(variant, hand)
    found = (
        Burial(suit, buried, _value(variant, hand, buried, suit))
        for suit in suits
        for buried in _candidates(variant, hand, size, suit)
    )
    return max(found, key=lambda b: b.worth)


def _likely_trumps(variant: Variant, hand: Hand) -> list[Suit]:
    """Return the two suits that look best before anything is buried."""
    judged = sorted(judge(variant, hand, Held.DEALT), key=lambda j: j.worth, reverse=True)
    return [j.suit for j in judged[:2]]


def _candidates(variant: Variant, hand: Hand, size: int, trump: Suit) -> Iterator[Hand]:
    """Yield burials worth looking at: of each plain suit the cards it can best spare.

    No trump is among them if the hand has enough other cards.
    """
    order = order_of(variant, trump)
    points = variant.card_points
    limit = counter_limit(variant, hand, size)
    trumps = [card for card in hand if order.suit[card] == TRUMPS]
    columns: list[list[Card]] = []
    for suit in variant.deck.suits:
        if suit == trump:
            continue
        cards = [card for card in hand if order.suit[card] == suit]
        if cards:
            columns.append(sorted(cards, key=lambda c: order.strength[c]))
    n_plain = len(hand) - len(trumps)
    if n_plain < size:
        spare = sorted(trumps, key=lambda c: (points[c] > 0, order.strength[c]))[: size - n_plain]
        yield sort_cards([*(card for column in columns for card in column), *spare])
        return
    seen: set[Hand] = set()
    for split in _splits([len(column) for column in columns], size):
        for takes_counters in (False, True):
            taken: list[Card] = []
            for column, n in zip(columns, split, strict=True):
                ordered = column if takes_counters else sorted(column, key=lambda c: points[c] > 0)
                taken += ordered[:n]
            buried = sort_cards(taken)
            if buried not in seen:
                seen.add(buried)
                if limit is None or sum(points[c] > 0 for c in buried) <= limit:
                    yield buried
    if limit is not None:
        yield _fewest_counters(hand, size, trumps, points, order.strength)


def _fewest_counters(
    hand: Hand, size: int, trumps: Sequence[Card], points: dict[Card, int], strength: dict[Card, int]
) -> Hand:
    """Return a burial that obeys any limit on counters: the cheapest cards, plain ones first."""
    return sort_cards(sorted(hand, key=lambda c: (points[c] > 0, c in trumps, strength[c]))[:size])


def _splits(lengths: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to take ``size`` cards out of columns of these lengths."""
    if not lengths:
        if size == 0:
            yield ()
        return
    for n in range(min(lengths[0], size) + 1):
        for rest in _splits(lengths[1:], size - n):
            yield (n, *rest)


def counter_limit(variant: Variant, hand: Hand, size: int) -> int | None:
    """Return how many counters the variant lets this hand bury, or None."""
    assert variant.kitty is not None
    n_counters = sum(variant.card_points[card] > 0 for card in hand)
    forced = max(0, size - (len(hand) - n_counters))
    match variant.kitty.counters:
        case CountersInKitty.ANY:
            return None
        case CountersInKitty.NONE_UNLESS_FORCED:
            return forced
        case CountersInKitty.ONE:
            return max(1, forced)


def _value(variant: Variant, hand: Hand, buried: Hand, trump: Suit) -> float:
    kept = list(hand)
    for card in buried:
        kept.remove(card)
    found = features(variant, kept, trump)
    value = worth_of(variant, found, Held.PLAYED)
    match variant.score:
        case ContractPoints() as rule:
            points = sum(variant.card_points[card] for card in buried)
            safe = 1.0 if rule.kitty_points_to is KittyPointsTo.DECLARER else control(found)
            # A counter kept ends on our side about as often as not.
            value += points * (safe - CONTROL) + _exposed(variant, kept, trump)
        case _:
            pass
    return value


def control(found: Features) -> float:
    """Return how likely the declarer's side wins the last trick, by length and high trumps."""
    return max(0.05, min(0.95, 0.35 + 1.0 * found.length + 0.1 * found.tops))


def _exposed(variant: Variant, hand: Sequence[Card], trump: Suit) -> float:
    """Return what counters lose that will be led through: plain ones with nothing higher in the hand."""
    order = order_of(variant, trump)
    lost = 0.0
    for card in hand:
        points = variant.card_points[card]
        if points and order.suit[card] != TRUMPS:
            over = [
                c
                for c in hand
                if order.suit[c] == order.suit[card] and order.strength[c] > order.strength[card]
            ]
            lost += 0.0 if over else 0.15 * points
    return -lost


def _reasons(view: View, best: Burial) -> tuple[Reason, ...]:
    variant, hand = view.variant, view.hand
    order = order_of(variant, best.trump)
    found = [reason("keeps_trump", suit=best.trump, n=len(order.cards_of(TRUMPS, hand)))]
    for suit in variant.deck.suits:
        cards = [card for card in hand if order.suit[card] == suit]
        if cards and suit != best.trump and all(card in best.buried for card in cards):
            found.append(reason("buries_void", suit=suit, n=len(cards)))
    points = sum(variant.card_points[card] for card in best.buried)
    if points:
        found.append(reason("buries_points", points=points))
    return tuple(found)


__all__ = ["Burial", "best_burial", "control", "counter_limit", "decide"]
