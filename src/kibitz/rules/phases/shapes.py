"""Tricks of singles, pairs, tractors and throws (rules: Leads, Following, Winning a trick, Throws)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from kibitz.cards import Suit, sort_cards
from kibitz.errors import Problem, problem
from kibitz.rules.actions import Action, Play
from kibitz.rules.choices import (
    Block,
    Choices,
    block_with_pairs,
    blocks_of_size,
    faces_by_count,
)
from kibitz.rules.order import TRUMPS, Order
from kibitz.rules.parts import FollowTractor, Seat, Shapes, ThrowBeatenBy
from kibitz.rules.shape import (
    Component,
    as_shape,
    best_split,
    can_beat,
    decompose,
    effective_suit,
    has_disjoint_tractors,
    longest_run,
    owed_tractors,
    tractors_of_length,
)
from kibitz.rules.state import Hand, Playing


def legal(state: Playing, rule: Shapes, seat: Seat, order: Order) -> Sequence[Action]:
    """Return the legal plays of the seat; a throw is there as the attempt."""
    hand = state.hands[seat]
    if state.trick:
        return _follows(state.trick[0], rule, hand, order)
    if rule.throws:
        return Choices(_any_of_one_suit(hand, order), Play)
    return list(_shapes_in(hand, order))


def _suits_in(hand: Hand, order: Order) -> dict[Suit, Hand]:
    """Return the hand by effective suit, in the order of the hand."""
    return {suit: order.cards_of(suit, hand) for suit in dict.fromkeys(order.suit[c] for c in hand)}


def _shapes_in(hand: Hand, order: Order) -> Iterator[Action]:
    for cards in _suits_in(hand, order).values():
        faces, doubled = faces_by_count(cards)
        yield from (Play((face,)) for face in faces)
        yield from (Play((face, face)) for face in doubled)
        for n_pairs in range(2, longest_run(cards, order) + 1):
            for tractor in tractors_of_length(cards, n_pairs, order):
                yield Play(sort_cards(tractor.cards))


def _any_of_one_suit(hand: Hand, order: Order) -> Iterator[Block]:
    """Yield the blocks of every set of one or more cards of one effective suit."""
    for cards in _suits_in(hand, order).values():
        for size in range(1, len(cards) + 1):
            yield from blocks_of_size(cards, size)


def led_pattern(lead: Hand, order: Order) -> tuple[Component, ...]:
    """Return the components of what was led."""
    return decompose(lead, order)


def _follows(lead: Hand, rule: Shapes, hand: Hand, order: Order) -> Sequence[Action]:
    n = len(lead)
    suit = order.suit[lead[0]]
    held = order.cards_of(suit, hand)
    if len(held) <= n:
        others = tuple(card for card in hand if order.suit[card] != suit)
        return Choices(blocks_of_size(others, n - len(held), fixed=held), Play)
    if n == 1:
        return [Play((face,)) for face in dict.fromkeys(held)]
    n_pairs, tractors = _owed(lead, rule, held, order)
    if not tractors:
        return Choices(blocks_of_size(held, n, fewest_pairs=n_pairs), Play)
    return Choices(_with_tractors(held, n, n_pairs, tractors, order), Play)


def _with_tractors(
    held: Hand, size: int, fewest_pairs: int, tractors: tuple[int, ...], order: Order
) -> Iterator[Block]:
    faces, doubled = faces_by_count(held)
    for n_pairs in range(fewest_pairs, size // 2 + 1):
        for pairs in combinations(doubled, n_pairs):
            if has_disjoint_tractors(tuple(f for f in pairs for _ in "12"), tractors, order):
                block = block_with_pairs(faces, pairs, size)
                if block.count():
                    yield block


def _owed(lead: Hand, rule: Shapes, held: Hand, order: Order) -> tuple[int, tuple[int, ...]]:
    """Return how many pairs, and tractors of which lengths, a hand with enough cards must give."""
    pattern = led_pattern(lead, order)
    n_pairs = min(sum(c.n_pairs for c in pattern), len(faces_by_count(held)[1]))
    lengths = tuple(c.n_pairs for c in pattern if c.n_pairs > 1)
    if rule.follow_tractor is not FollowTractor.TRACTOR or not lengths:
        return n_pairs, ()
    return n_pairs, owed_tractors(held, lengths, order)


def check(state: Playing, rule: Shapes, seat: Seat, order: Order, cards: Hand) -> Problem | None:
    """Return what is wrong with playing these held cards, or None."""
    if not state.trick:
        return _check_lead(rule, order, cards)
    lead, hand = state.trick[0], state.hands[seat]
    if len(cards) != len(lead):
        return problem("play/wrong_number", n=len(cards), size=len(lead))
    suit = order.suit[lead[0]]
    held, given = order.cards_of(suit, hand), order.cards_of(suit, cards)
    owed_cards = min(len(held), len(lead))
    if len(given) < owed_cards:
        return problem("play/must_follow_number", seat=seat, n=len(held), owed=owed_cards, led=" ".join(lead))
    if len(held) <= len(lead):
        return None
    n_pairs, tractors = _owed(lead, rule, held, order)
    if len(faces_by_count(given)[1]) < n_pairs:
        return problem("play/owes_pairs", seat=seat, n=n_pairs, led=" ".join(lead))
    if tractors and not has_disjoint_tractors(given, tractors, order):
        return problem("play/owes_tractor", seat=seat, n=tractors[0], led=" ".join(lead))
    return None


def _check_lead(rule: Shapes, order: Order, cards: Hand) -> Problem | None:
    if not cards:
        return problem("play/no_cards")
    if effective_suit(cards, order) is None:
        return problem("play/mixed_suits", cards=" ".join(cards))
    if not rule.throws and as_shape(cards, order) is None:
        return problem("play/not_a_shape", cards=" ".join(cards))
    return None


def stands_or_falls(state: Playing, seat: Seat, order: Order, cards: Hand) -> Hand:
    """Return what a led attempt puts on the table: all of it, or the component that falls to (Throws).

    Of the components another seat can beat: the one of fewest cards, then the lowest.
    """
    pattern = decompose(cards, order)
    if len(pattern) == 1:
        return cards
    suit = order.suit[cards[0]]
    others = [order.cards_of(suit, hand) for other, hand in enumerate(state.hands) if other != seat]
    beatable = [c for c in pattern if any(can_beat(held, c, order) for held in others)]
    if not beatable:
        return cards
    falls = min(beatable, key=lambda c: (len(c.cards), c.top))
    return sort_cards(falls.cards)


def winning_place(trick: tuple[Hand, ...], rule: Shapes, order: Order) -> int:
    """Return which play wins: the highest of the led shape in the led suit or all in trumps."""
    pattern = led_pattern(trick[0], order)
    led = order.suit[trick[0][0]]
    is_throw = len(pattern) > 1
    best, best_is_ruff, best_tops = 0, False, tuple(c.top for c in pattern)
    for place, cards in enumerate(trick[1:], start=1):
        suit = effective_suit(cards, order)
        is_ruff = suit == TRUMPS and led != TRUMPS
        # Nothing of its own suit beats a throw that stood.
        if not is_ruff and (suit != led or is_throw):
            continue
        tops = best_split(cards, pattern, order)
        if tops is None:
            continue
        first_ruff = is_ruff and not best_is_ruff
        if first_ruff or (is_ruff == best_is_ruff and _beats(tops, best_tops, rule)):
            best, best_is_ruff, best_tops = place, is_ruff, tops
    return best


def _beats(tops: tuple[int, ...], standing: tuple[int, ...], rule: Shapes) -> bool:
    if rule.throw_beaten_by is ThrowBeatenBy.LONGEST_COMPONENT:
        return tops[0] > standing[0]
    return all(a > b for a, b in zip(tops, standing, strict=True))
