"""Leading where shapes are led: every shape in hand, and the throws that are certain to stand."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.cards import Card, sort_cards
from kibitz.players.rulebook.shapes_memory import Memory
from kibitz.players.rulebook.shapes_worth import by_suit_of
from kibitz.rules.choices import faces_by_count
from kibitz.rules.order import Order
from kibitz.rules.parts import Shapes
from kibitz.rules.shape import Component, decompose, longest_run, tractors_of_length
from kibitz.rules.state import Hand


def leads(hand: Hand, rule: Shapes, points: dict[Card, int], memory: Memory) -> list[tuple[Component, ...]]:
    """Return the components of every lead: each shape of the hand and, where throws are played, sure ones."""
    order = memory.order
    found: list[tuple[Component, ...]] = []
    for cards in by_suit_of(hand, order.suit).values():
        found += [(shape,) for shape in unlike(shapes_in(cards, order), cards, points, memory)]
        if rule.throws:
            found += sure_throws(cards, memory)
    return found


def unlike(
    shapes: Iterator[Component], cards: Hand, points: dict[Card, int], memory: Memory
) -> Iterator[Component]:
    """Yield the shapes less single cards that do just what a lower one does.

    Two singles of one suit are alike if no card that is out stands between them, they are worth the same
    points, and neither or both belong to a pair.
    """
    suit = memory.order.suit[cards[0]]
    seen: set[tuple[int, int, int]] = set()
    for shape in shapes:
        if shape.n_pairs == 0:
            card = shape.cards[0]
            kind = (memory.n_higher(suit, shape.top), points[card], cards.count(card))
            if kind in seen:
                continue
            seen.add(kind)
        yield shape


def shapes_in(cards: Hand, order: Order) -> Iterator[Component]:
    """Yield every single, pair and tractor in cards of one effective suit."""
    faces, doubled = faces_by_count(cards)
    faces = tuple(sorted(faces, key=order.strength.__getitem__))
    yield from (Component((face,), 0, order.strength[face]) for face in faces)
    yield from (Component((face, face), 1, order.strength[face]) for face in doubled)
    for n_pairs in range(2, longest_run(cards, order) + 1):
        yield from tractors_of_length(cards, n_pairs, order)


def sure_throws(cards: Hand, memory: Memory) -> Iterator[tuple[Component, ...]]:
    """Yield the largest throw in cards of one effective suit of which nobody can beat any component.

    What is out counts as if one hand held it all, so such a throw never falls.
    """
    order = memory.order
    suit = order.suit[cards[0]]
    sure = [c for c in decompose(cards, order) if memory.is_sure(c, suit)]
    if len(sure) < 2:
        return
    thrown = sort_cards(card for component in sure for card in component.cards)
    # Cards taken together may fall into other components than they did within the whole suit.
    pattern = decompose(thrown, order)
    if all(memory.is_sure(component, suit) for component in pattern):
        yield pattern
