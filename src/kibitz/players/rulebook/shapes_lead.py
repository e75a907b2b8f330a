"""Leading where shapes are led: every shape in hand, and the throws that are certain to stand."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.cards import sort_cards
from kibitz.players.rulebook.shapes_memory import Memory
from kibitz.rules.choices import faces_by_count
from kibitz.rules.order import Order
from kibitz.rules.shape import decompose, longest_run, tractors_of_length
from kibitz.rules.state import Hand
from kibitz.rules.variant import Shapes


def leads(hand: Hand, rule: Shapes, memory: Memory) -> list[Hand]:
    """Return every shape of the hand and, where throws are played, those that nobody can beat."""
    order = memory.order
    found: list[Hand] = []
    for suit in dict.fromkeys(order.suit[card] for card in hand):
        cards = order.cards_of(suit, hand)
        found += shapes_in(cards, order)
        if rule.throws:
            found += sure_throws(cards, memory)
    return found


def shapes_in(cards: Hand, order: Order) -> Iterator[Hand]:
    """Yield every single, pair and tractor in cards of one effective suit."""
    faces, doubled = faces_by_count(cards)
    yield from ((face,) for face in faces)
    yield from ((face, face) for face in doubled)
    for n_pairs in range(2, longest_run(cards, order) + 1):
        for tractor in tractors_of_length(cards, n_pairs, order):
            yield sort_cards(tractor.cards)


def sure_throws(cards: Hand, memory: Memory) -> Iterator[Hand]:
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
    if all(memory.is_sure(component, suit) for component in decompose(thrown, order)):
        yield thrown
