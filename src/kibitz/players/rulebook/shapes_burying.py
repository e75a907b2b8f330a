"""Burying where shapes are led: voids in short plain suits, nothing that wins, points only behind strong trumps."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from kibitz.cards import Card, Suit, sort_cards, without
from kibitz.match.player import Decision, Reason, reason
from kibitz.players.rulebook.shapes_memory import Memory, remember
from kibitz.players.rulebook.shapes_worth import Holding, by_suit_of, cheapest
from kibitz.rules.actions import Bury
from kibitz.rules.order import TRUMPS
from kibitz.rules.state import Hand
from kibitz.views import View

# Points in hand that end up with the dealer's side even so.
SAVED_IN_PLAY = 0.42
# By what buried points count, on the average, when the last trick is lost.
MULTIPLIED = 2.6
# How likely the dealer's side wins the last trick with so many trumps, and what each more adds.
USUAL_TRUMPS = 11
USUAL_LAST_TRICK = 0.62
EACH_TRUMP = 0.045
EACH_TOP = 0.03
# By how much the last trick of a hand that is misjudged by a step looks likelier or less likely.
STEP = 0.25


@dataclass(frozen=True, slots=True)
class Burial:
    """Cards to bury and what hand and kitty are then worth."""

    cards: Hand
    value: float


def decide(view: View, seed: str, misjudged: int = 0) -> Decision:  # noqa: ARG001
    """Return what to bury. Nothing is drawn, so the seed does not matter.

    misjudged: by how many steps the hand looks better than it is.
    """
    memory = remember(view)
    trumps = view.order.cards_of(TRUMPS, view.hand)
    point_price = point_cost(chance_of_last_trick(memory, trumps) + STEP * misjudged)
    best = max(burials(view, point_price), key=lambda burial: burial.value)
    return _decision(view, best.cards, point_price)


def burials(view: View, point_price: float) -> list[Burial]:
    """Return the cheapest burial for every group of plain suits that may be emptied, at this price of a point."""
    memory = remember(view)
    pool = by_suit_of(view.hand, view.order.suit)
    trumps = pool.get(TRUMPS, ())
    plain = {suit: cards for suit, cards in pool.items() if suit != TRUMPS}
    size = view.variant.kitty_size
    holding = Holding(memory, len(trumps))
    points = view.variant.card_points

    def price(suit: Suit, held: Hand, card: Card) -> float:
        given_up = holding.worth(suit, held) - holding.worth(suit, without(held, (card,)))
        return given_up + point_price * points[card]

    n_plain = len(view.hand) - len(trumps)
    if n_plain <= size:
        cards = tuple(card for held in plain.values() for card in held)
        cards += cheapest({TRUMPS: trumps}, size - n_plain, price)
        return [Burial(sort_cards(cards), 0.0)]
    found = []
    for emptied in _suits_to_empty(plain, size):
        cards = tuple(card for suit in emptied for card in plain[suit])
        rest = {suit: held for suit, held in plain.items() if suit not in emptied}
        cards += cheapest(rest, size - len(cards), price)
        found.append(Burial(sort_cards(cards), _worth_left(plain, cards, holding, view, point_price)))
    return found


def chance_of_last_trick(memory: Memory, trumps: Hand) -> float:
    """Return how likely the dealer's side wins the last trick, by the number and height of its trumps."""
    strength = memory.order.strength
    n_tops = sum(memory.n_higher(TRUMPS, strength[card]) < 2 for card in trumps)
    chance = USUAL_LAST_TRICK + EACH_TRUMP * (len(trumps) - USUAL_TRUMPS) + EACH_TOP * n_tops
    return max(0.2, min(0.97, chance))


def point_cost(last_trick: float) -> float:
    """Return what burying one point costs; below 0 where the kitty is the safer place."""
    return (1.0 - last_trick) * MULTIPLIED - (1.0 - SAVED_IN_PLAY)


def _suits_to_empty(plain: dict[Suit, Hand], size: int) -> list[tuple[Suit, ...]]:
    """Return every group of plain suits that fits into the kitty whole, the empty group first."""
    return [
        suits
        for n in range(len(plain) + 1)
        for suits in combinations(plain, n)
        if sum(len(plain[suit]) for suit in suits) <= size
    ]


def _worth_left(
    plain: dict[Suit, Hand], cards: Hand, holding: Holding, view: View, point_price: float
) -> float:
    order, points = view.order, view.variant.card_points
    left = sum(
        holding.worth(suit, without(held, order.cards_of(suit, cards))) for suit, held in plain.items()
    )
    return left - point_price * sum(points[card] for card in cards)


def _decision(view: View, cards: Hand, point_price: float) -> Decision:
    """Return the burial with what it did: voids made, points buried or kept, trumps given up."""
    order, points = view.order, view.variant.card_points
    left = without(view.hand, cards)
    found: list[Reason] = []
    voids = [
        suit
        for suit in view.variant.deck.suits
        if any(order.suit[c] == suit for c in cards) and not any(order.suit[c] == suit for c in left)
    ]
    if voids:
        found.append(reason("buries_for_void", suits=" ".join(voids)))
    n_points = sum(points[card] for card in cards)
    if n_points:
        code = "buries_points_safe" if point_price < 0 else "buries_points_unsafe"
        found.append(reason(code, points=n_points))
    else:
        found.append(reason("buries_no_points"))
    n_trumps = len(order.cards_of(TRUMPS, cards))
    if n_trumps:
        found.append(reason("buries_trumps", n=n_trumps))
    return Decision(Bury(cards), tuple(found))
