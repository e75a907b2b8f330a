"""Tractor's legal sets and splits against brute force by predicates that share nothing with them.

A hand here is small and full of pairs; every multiset of its cards is judged by the rules' sentences.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from .cards import FRENCH_SUITS, as_action
from .tractor_order import Order, best_split
from .tractor_sets import (
    Demand,
    choice,
    count_follows,
    count_thrown_leads,
    follows,
    is_follow,
    is_simple_lead,
    simple_leads,
    thrown_leads,
)

Rungs = list[tuple[str, ...]]


def ladders(level: str, trump: str) -> list[Rungs]:
    """Return the ladder of each effective suit, trumps first: rungs of equal cards from low to high."""
    ranks = "23456789TJQKA".replace(level, "")
    plain: list[Rungs] = [[(suit + rank,) for rank in ranks] for suit in "SHDC" if suit != trump]
    off_suit = tuple(suit + level for suit in "SHDC" if suit != trump)
    if trump == "NT":
        return [[off_suit, ("JB",), ("JR",)], *plain]
    own: Rungs = [(trump + rank,) for rank in ranks]
    return [[*own, off_suit, (trump + level,), ("JB",), ("JR",)], *plain]


class Table:
    """The order of one level and trump, as explicit ladders."""

    def __init__(self, level: str, trump: str) -> None:
        self.place = {
            card: (suit, rung)
            for suit, rungs in enumerate(ladders(level, trump))
            for rung, cards in enumerate(rungs)
            for card in cards
        }

    def suit(self, card: str) -> int:
        return self.place[card][0]

    def is_tractor(self, cards: Sequence[str]) -> bool:
        copies = Counter(cards)
        if len(copies) < 2 or set(copies.values()) != {2}:
            return False
        rungs = sorted(self.place[card][1] for card in copies)
        one_suit = len({self.suit(card) for card in copies}) == 1
        return one_suit and all(high == low + 1 for low, high in pairwise(rungs))

    def is_shape(self, cards: Sequence[str], pairs: int) -> bool:
        if pairs == 0:
            return len(cards) == 1
        if pairs == 1:
            return len(cards) == 2 and cards[0] == cards[1]
        return len(cards) == 2 * pairs and self.is_tractor(cards)

    def top(self, cards: Sequence[str]) -> int:
        return max(self.place[card][1] for card in cards)


def multisets(cards: Sequence[str], size: int) -> set[tuple[str, ...]]:
    """Return every different choice of that many of the cards."""
    return set(combinations(sorted(cards), size))


def packings(table: Table, cards: Sequence[str], lengths: Sequence[int]) -> bool:
    """Whether the cards hold disjoint tractors of these lengths, by trying everything."""
    if not lengths:
        return True
    for some in multisets(cards, 2 * lengths[0]):
        rest = list((Counter(cards) - Counter(some)).elements())
        if table.is_shape(some, lengths[0]) and packings(table, rest, lengths[1:]):
            return True
    return False


def may_follow(table: Table, hand: Sequence[str], lead: Sequence[Sequence[str]], play: Sequence[str]) -> bool:
    """The rules' sentences on following, with tractors owed where `lead` lists tractors."""
    suit = table.suit(lead[0][0])
    mine = [card for card in hand if table.suit(card) == suit]
    given = [card for card in play if table.suit(card) == suit]
    if len(mine) <= len(play):
        return sorted(given) == sorted(mine)
    if len(given) != len(play):
        return False
    pairs_led = sum(len(shape) // 2 for shape in lead)
    pairs_held = sum(1 for copies in Counter(mine).values() if copies == 2)
    pairs_given = sum(1 for copies in Counter(given).values() if copies == 2)
    return pairs_given >= min(pairs_led, pairs_held)


def gives_tractors(
    table: Table, hand: Sequence[str], lead: Sequence[Sequence[str]], play: Sequence[str]
) -> bool:
    """The option's sentence: each tractor is owed, longest first, if held."""
    suit = table.suit(lead[0][0])
    mine = [card for card in hand if table.suit(card) == suit]
    if len(mine) <= len(play):
        return True
    owed: list[int] = []
    for length in sorted((len(shape) // 2 for shape in lead if len(shape) >= 4), reverse=True):
        if packings(table, mine, [*owed, length]):
            owed.append(length)
    return packings(table, play, owed)


def splits(table: Table, cards: Sequence[str], shapes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the tops of every split of the cards into the shapes."""
    if not shapes:
        if not cards:
            yield ()
        return
    if shapes[0] == 0:
        if len(cards) == len(shapes):
            yield tuple(sorted((table.top([card]) for card in cards), reverse=True))
        return
    for some in multisets(cards, 2 * shapes[0]):
        if table.is_shape(some, shapes[0]):
            rest = list((Counter(cards) - Counter(some)).elements())
            for tops in splits(table, rest, shapes[1:]):
                yield (table.top(some), *tops)


def random_cards(rng: random.Random, level: str, trump: str, size: int) -> list[str]:
    """Return cards with many pairs, neighbours and level cards among them."""
    rungs = [rung for ladder in ladders(level, trump)[:2] for rung in ladder]
    low = rng.randrange(len(rungs))
    faces = [card for rung in rungs[low : low + 5] for card in rung] + rng.sample(
        [card for rung in rungs for card in rung], 2
    )
    faces += [suit + level for suit in rng.sample(FRENCH_SUITS, 2)]
    pool = sorted(set(faces)) * 2
    return rng.sample(pool, min(size, len(pool)))


def positions(number: int) -> Iterator[tuple[random.Random, str, str, Order, Table]]:
    rng = random.Random(20)
    for _ in range(number):
        level, trump = rng.choice("2237TKA"), rng.choice(["S", "H", "D", "C", "NT"])
        yield rng, level, trump, Order(level, trump), Table(level, trump)


def test_leads() -> None:
    for rng, level, trump, order, table in positions(150):
        hand = random_cards(rng, level, trump, 9)
        every = [cards for size in range(1, len(hand) + 1) for cards in multisets(hand, size)]
        plain = {cards for cards in every if any(table.is_shape(cards, pairs) for pairs in range(len(hand)))}
        listed = [tuple(sorted(cards)) for cards in simple_leads(order, hand)]
        assert sorted(plain) == sorted(listed), (level, trump, hand)
        assert plain == {cards for cards in every if is_simple_lead(order, cards)}
        one_suit = {cards for cards in every if len({table.suit(card) for card in cards}) == 1}
        thrown = [tuple(sorted(cards)) for cards in thrown_leads(order, hand)]
        assert sorted(one_suit) == sorted(thrown), (level, trump, hand)
        assert len(one_suit) == count_thrown_leads(order, hand)


def test_follows() -> None:
    for rng, level, trump, order, table in positions(400):
        hand = random_cards(rng, level, trump, 10)
        lead = random_cards(rng, level, trump, 9)
        suit = rng.choice([order.suits[card] for card in lead])
        lead = order.of_suit(lead, suit)[: len(hand)]
        components = order.components(lead)
        components = rng.choice([components, components[:1]])
        shapes = [component.cards for component in components]
        for follow_tractor in (False, True):
            demand = Demand.of(order, components, follow_tractor=follow_tractor)
            chosen = choice(order, hand, demand)
            right = {
                play
                for play in multisets(hand, demand.size)
                if may_follow(table, hand, shapes, play)
                and (not follow_tractor or gives_tractors(table, hand, shapes, play))
            }
            about = (level, trump, hand, shapes, follow_tractor)
            listed = [tuple(sorted(cards)) for cards in follows(order, chosen)]
            assert sorted(right) == sorted(listed), about
            assert len(right) == count_follows(order, chosen), about
            judged = {p for p in multisets(hand, demand.size) if is_follow(order, hand, demand, p)}
            assert right == judged, about


def test_components() -> None:
    for rng, level, trump, order, table in positions(400):
        cards = random_cards(rng, level, trump, 10)
        cards = order.of_suit(cards, order.suits[cards[0]])
        components = order.components(cards)
        assert sorted(cards) == sorted(c for shape in components for c in shape.cards)
        left = list(cards)
        for component in components:
            assert table.is_shape(component.cards, component.pairs)
            assert table.top(component.cards) == component.top
            shapes = {
                (len(some) // 2, table.top(some))
                for size in range(1, len(left) + 1)
                for some in multisets(left, size)
                if table.is_shape(some, size // 2)
            }
            # Each is the longest that is left, and of those the highest.
            assert max(shapes) == (component.pairs, component.top), (level, trump, cards)
            left = list((Counter(left) - Counter(component.cards)).elements())


def test_higher_shapes() -> None:
    for rng, level, trump, order, table in positions(400):
        cards = random_cards(rng, level, trump, 8)
        other = order.of_suit(random_cards(rng, level, trump, 9), order.suits[cards[0]])
        component = rng.choice(order.components(order.of_suit(cards, order.suits[cards[0]])))
        higher = any(
            table.is_shape(some, component.pairs) and table.top(some) > component.top
            for some in multisets(other, len(component.cards))
        )
        assert higher == order.holds_higher(other, component), (level, trump, other, component)


def test_splits() -> None:
    found = 0
    for rng, level, trump, order, table in positions(500):
        cards = random_cards(rng, level, trump, rng.randint(4, 9))
        cards = order.of_suit(cards, order.suits[cards[0]])
        shapes = [component.pairs for component in order.components(cards)]
        for _ in range(rng.randint(0, 2)):
            # Ask for smaller shapes than the cards' own.
            biggest = shapes.index(max(shapes))
            pairs = shapes.pop(biggest)
            part = rng.randint(1, pairs - 1) if pairs >= 2 else 0
            shapes += [part, pairs - part] if part else [0] * (2 if pairs else 1)
        shapes.sort(reverse=True)
        best = max(splits(table, cards, shapes), default=None)
        found += best is not None
        assert best == best_split(order, cards, shapes), (level, trump, cards, shapes)
        other = sorted(rng.choices([0, 1, 2], k=3), reverse=True)
        if sum(max(1, 2 * pairs) for pairs in other) == len(cards):
            best = max(splits(table, cards, other), default=None)
            assert best == best_split(order, cards, other), (level, trump, cards, other)
    assert found > 300


def test_actions_read_the_same() -> None:
    assert as_action("play", ["S4", "S3", "S4", "S3"]) == "play S3 S3 S4 S4"
