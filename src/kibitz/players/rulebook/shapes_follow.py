"""Following where shapes are led: the legal answers worth weighing, built from the hand and never listed."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.cards import sort_cards, without
from kibitz.players.rulebook.shapes_worth import Price, by_suit_of, cheapest
from kibitz.rules.actions import Play
from kibitz.rules.choices import faces_by_count
from kibitz.rules.order import TRUMPS, Order
from kibitz.rules.parts import FollowTractor, Shapes
from kibitz.rules.shape import Component, decompose, has_disjoint_tractors, owed_tractors, tractors_of_length
from kibitz.rules.state import Hand
from kibitz.views import View

# So many legal answers are weighed one by one; of more only those built here.
FEW = 28
# So many choices of tractors are compared when several are owed.
FEW_TRACTORS = 40


def answers(view: View, rule: Shapes, price: Price) -> list[Hand]:
    """Return legal answers to the lead: all if they are few, else the cheapest and those that can win."""
    if len(view.legal) <= FEW:
        return [action.cards for action in view.legal if isinstance(action, Play)]
    order, lead = view.order, view.trick[0]
    suit, n = order.suit[lead[0]], len(lead)
    pattern = decompose(lead, order)
    held = order.cards_of(suit, view.hand)
    if len(held) > n:
        found = [_cheapest_owed(held, pattern, rule, order, price)]
        found += _shapes_like(held, pattern, order)
    else:
        others = without(view.hand, held)
        found = [(*held, *cheapest(by_suit_of(others, order.suit), n - len(held), price))]
        trumps = order.cards_of(TRUMPS, view.hand)
        if not held and suit != TRUMPS and len(trumps) >= n:
            found += _shapes_like(trumps, pattern, order)
            if len(pattern) > 1:
                found += _split_like(trumps, pattern, order)
    return list(dict.fromkeys(sort_cards(cards) for cards in found))


def _cheapest_owed(
    held: Hand, pattern: tuple[Component, ...], rule: Shapes, order: Order, price: Price
) -> Hand:
    """Return the cheapest cards of the suit that pay every pair and tractor owed."""
    suit = order.suit[held[0]]
    n = sum(len(c.cards) for c in pattern)
    n_pairs = min(sum(c.n_pairs for c in pattern), len(faces_by_count(held)[1]))
    given: Hand = ()
    if rule.follow_tractor is FollowTractor.TRACTOR:
        lengths = owed_tractors(held, tuple(c.n_pairs for c in pattern if c.n_pairs > 1), order)
        given = _cheapest_tractors(held, lengths, order, price)
    left = without(held, given)
    while len(faces_by_count(given)[1]) < n_pairs:
        rest = left
        face = min(
            faces_by_count(rest)[1], key=lambda c: price(suit, rest, c) + price(suit, without(rest, (c,)), c)
        )
        given += (face, face)
        left = without(left, (face, face))
    return given + cheapest({suit: left}, n - len(given), price)


def _cheapest_tractors(held: Hand, lengths: tuple[int, ...], order: Order, price: Price) -> Hand:
    """Return the cheapest tractors of these lengths that can be given together."""
    given: Hand = ()
    for place, length in enumerate(lengths):
        left = without(held, given)
        fitting = [
            tractor.cards
            for tractor in tractors_of_length(left, length, order)
            if has_disjoint_tractors(without(left, tractor.cards), lengths[place + 1 :], order)
        ]
        rest = left
        given += min(
            fitting[:FEW_TRACTORS],
            key=lambda cards: sum(price(order.suit[card], rest, card) for card in cards),
        )
    return given


def _shapes_like(cards: Hand, pattern: tuple[Component, ...], order: Order) -> Iterator[Hand]:
    """Yield the single, pairs or tractors of the one shape that was led."""
    if len(pattern) > 1:
        return
    match pattern[0].n_pairs:
        case 0:
            yield from ((face,) for face in faces_by_count(cards)[0])
        case 1:
            yield from ((face, face) for face in faces_by_count(cards)[1])
        case n_pairs:
            yield from (tractor.cards for tractor in tractors_of_length(cards, n_pairs, order))


def _split_like(trumps: Hand, pattern: tuple[Component, ...], order: Order) -> Iterator[Hand]:
    """Yield the lowest and the highest trumps that fall into the shapes of a throw, where some do."""
    for highest_first in (False, True):
        given: Hand = ()
        for component in pattern:
            left = without(trumps, given)
            match component.n_pairs:
                case 0:
                    # Singles come last; pairs are kept whole while there are single cards.
                    faces, doubled = faces_by_count(left)
                    loose = [(face,) for face in faces if face not in doubled] or [(face,) for face in faces]
                    fitting: list[Hand] = [tuple(c) for c in loose]
                case 1:
                    fitting = [(face, face) for face in faces_by_count(left)[1]]
                case n_pairs:
                    fitting = [t.cards for t in tractors_of_length(left, n_pairs, order)]
            if not fitting:
                return
            best = max if highest_first else min
            given += best(fitting, key=lambda cards: max(order.strength[card] for card in cards))
        yield given
