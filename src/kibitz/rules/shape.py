"""Shapes of a play with several cards: singles, pairs, tractors, throws (rules: Leads, Throws).

A tractor is two or more pairs at consecutive strengths of one effective suit. Only the step of the
off-suit level cards can be filled by different, equally strong pairs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from kibitz.cards import CARD_INDEX, Card, Suit
from kibitz.rules.choices import faces_by_count
from kibitz.rules.order import Order

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Component:
    """A single (no pairs), a pair (one) or a tractor (more), with the strength of its top."""

    cards: Cards
    n_pairs: int
    top: int

    @property
    def size(self) -> tuple[int, int]:
        """Return what two components must share to be compared: cards and pairs."""
        return (len(self.cards), self.n_pairs)


def effective_suit(cards: Cards, order: Order) -> Suit | None:
    """Return the effective suit all the cards share, or None."""
    suits = {order.suit[card] for card in cards}
    return suits.pop() if len(suits) == 1 else None


def pairs_by_step(cards: Cards, order: Order) -> dict[int, list[Card]]:
    """Return the faces held twice, by strength, weakest step first; at one step in writing order."""
    steps: dict[int, list[Card]] = {}
    for face in sorted(faces_by_count(cards)[1], key=lambda c: (order.strength[c], CARD_INDEX[c])):
        steps.setdefault(order.strength[face], []).append(face)
    return steps


def tractors_of_length(cards: Cards, n_pairs: int, order: Order) -> Iterator[Component]:
    """Yield every tractor of exactly this many pairs in cards of one effective suit, lowest first."""
    steps = pairs_by_step(cards, order)
    for low in steps:
        run = range(low, low + n_pairs)
        if all(step in steps for step in run):
            for faces in product(*(steps[step] for step in run)):
                yield Component(tuple(f for face in faces for f in (face, face)), n_pairs, run[-1])


def longest_run(cards: Cards, order: Order) -> int:
    """Return how many pairs the longest tractor in cards of one effective suit has; 0 for no pair."""
    best = length = 0
    previous: int | None = None
    for step in pairs_by_step(cards, order):
        length = length + 1 if previous is not None and step == previous + 1 else 1
        previous = step
        best = max(best, length)
    return best


def decompose(cards: Cards, order: Order) -> tuple[Component, ...]:
    """Return the components of cards of one effective suit, largest first (rules: Throws, Lead).

    The longest tractor first (of equal length the higher; of equal level pairs in the order S H D C), then
    pairs, then singles, each from high to low.
    """
    components: list[Component] = []
    left = list(cards)
    while (length := longest_run(tuple(left), order)) >= 2:
        # max() keeps the first of equals, and equal level pairs come in the order S H D C.
        best = max(tractors_of_length(tuple(left), length, order), key=lambda c: c.top)
        components.append(best)
        for card in best.cards:
            left.remove(card)
    faces, doubled = faces_by_count(tuple(left))
    pairs = [Component((face, face), 1, order.strength[face]) for face in doubled]
    singles = [Component((face,), 0, order.strength[face]) for face in faces if face not in doubled]
    return (*components, *sorted(pairs, key=_height), *sorted(singles, key=_height))


def _height(component: Component) -> tuple[int, int]:
    return (-component.top, CARD_INDEX[component.cards[0]])


def as_shape(cards: Cards, order: Order) -> Component | None:
    """Return the single, pair or tractor these cards are, or None if they are none."""
    match cards:
        case (card,):
            return Component(cards, 0, order.strength[card])
        case (one, other):
            return Component(cards, 1, order.strength[one]) if one == other else None
    if len(cards) % 2 or effective_suit(cards, order) is None:
        return None
    components = decompose(cards, order)
    return components[0] if len(components) == 1 else None


def can_beat(held: Cards, component: Component, order: Order) -> bool:
    """Return whether cards of the same effective suit hold a higher one of the component's shape."""
    if component.n_pairs == 0:
        return any(order.strength[card] > component.top for card in held)
    steps = pairs_by_step(held, order)
    return any(
        top > component.top and all(top - below in steps for below in range(component.n_pairs))
        for top in steps
    )


def has_disjoint_tractors(cards: Cards, lengths: tuple[int, ...], order: Order) -> bool:
    """Return whether runs of all these lengths, longest first, can be taken from the cards at once."""
    return any(True for _ in _splits(_pair_counts(cards, order), lengths))


def owed_tractors(held: Cards, lengths: tuple[int, ...], order: Order) -> tuple[int, ...]:
    """Return which of the led tractors (their lengths, longest first) must be answered by tractors.

    Each is owed if, with those already owed, the hand holds one of its length.
    """
    owed: tuple[int, ...] = ()
    for length in lengths:
        if has_disjoint_tractors(held, (*owed, length), order):
            owed = (*owed, length)
    return owed


def best_split(cards: Cards, pattern: tuple[Component, ...], order: Order) -> tuple[int, ...] | None:
    """Return the tops of the highest split of the cards into the pattern's shapes, or None.

    pattern: components, largest first. The result has a top for each, those of one shape from high to
    low; of all splits the one whose tops are highest, compared from the largest component on.
    """
    if len(cards) != sum(len(c.cards) for c in pattern):
        return None
    lengths = tuple(c.n_pairs for c in pattern if c.n_pairs)
    unpaired = [order.strength[card] for card in cards if cards.count(card) == 1]
    best: tuple[int, ...] | None = None
    for tops, left_over in _splits(_pair_counts(cards, order), lengths):
        # Pairs that fill no component fall apart into singles.
        broken = [step for step, n in left_over.items() for _ in range(2 * n)]
        candidate = (*tops, *sorted(unpaired + broken, reverse=True))
        if best is None or candidate > best:
            best = candidate
    return best


def _pair_counts(cards: Cards, order: Order) -> dict[int, int]:
    return {step: len(faces) for step, faces in pairs_by_step(cards, order).items()}


def _splits(
    counts: dict[int, int], lengths: tuple[int, ...], ceiling: int | None = None
) -> Iterator[tuple[tuple[int, ...], dict[int, int]]]:
    """Yield the tops of every way to take runs of these lengths, and the pairs then left at each step.

    Runs of one length are taken from high to low (``ceiling``: the lowest step of the one before), so
    that no way is met twice.
    """
    if not lengths:
        yield (), counts
        return
    length, rest = lengths[0], lengths[1:]
    for low in counts:
        if ceiling is not None and low > ceiling:
            continue
        run = range(low, low + length)
        if all(counts.get(step, 0) for step in run):
            left = {step: n - (step in run) for step, n in counts.items()}
            for tops, remaining in _splits(left, rest, low if rest and rest[0] == length else None):
                yield (run[-1], *tops), remaining
