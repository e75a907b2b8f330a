"""What holding cards is worth where shapes are led, in card points, and which cards are given up cheapest.

The weights were settled by duplicate pairs against earlier versions of this player and a greedy one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kibitz.cards import Card, Suit, without
from kibitz.players.rulebook.shapes_chance import Best, chance_to_beat
from kibitz.players.rulebook.shapes_memory import Memory
from kibitz.rules.order import TRUMPS
from kibitz.rules.state import Hand

WIN_SINGLE = 5.0
WIN_PAIR = 8.0
PAIR = 2.0
TRUMP = 2.0
TRUMP_PAIR = 2.5
TRUMP_TOP = 5.5
VOID = 3.0
# A low card goes before a high one where nothing else tells them apart.
STEP = 0.06

# What giving a card up costs while these cards of its suit are still held.
Price = Callable[[Suit, Hand, Card], float]


def runs_in(cards: Hand, strength: dict[Card, int]) -> tuple[tuple[int, int], ...]:
    """Return what cards of one effective suit fall into: pairs of (n_pairs, top), 0 pairs for a single.

    Runs of neighbouring pairs are taken whole; a second pair at one strength stands alone.
    """
    found: list[tuple[int, int]] = []
    steps: list[int] = []
    seen: dict[Card, int] = {}
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
    for card, n in seen.items():
        step = strength[card]
        if n == 1:
            found.append((0, step))
        elif step in steps:
            found.append((1, step))
        else:
            steps.append(step)
    steps.sort()
    length = 0
    for index, step in enumerate(steps):
        length += 1
        if index + 1 == len(steps) or steps[index + 1] != step + 1:
            found.append((length, step))
            length = 0
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Holding:
    """What the cards in hand are worth by what they may still win: by suit, and all together."""

    memory: Memory
    n_trumps: int
    _chances: dict[tuple[Suit, int, int], float] = field(default_factory=dict)
    _worths: dict[tuple[Suit, Hand], float] = field(default_factory=dict)

    def chance_led(self, suit: Suit, n_pairs: int, top: int) -> float:
        """Return how likely no opponent beats this shape when it is led."""
        key = (suit, n_pairs, top)
        if key not in self._chances:
            best = Best(suit, max(1, 2 * n_pairs), n_pairs, top)
            chance = 1.0
            for seat in self.memory.opponents:
                chance *= 1.0 - chance_to_beat(self.memory, seat, best)
            self._chances[key] = chance
        return self._chances[key]

    def worth(self, suit: Suit, cards: Hand) -> float:
        """Return what holding just these cards of the suit is worth."""
        key = (suit, cards)
        if key not in self._worths:
            is_trump = suit == TRUMPS
            value = sum(
                self._trump(n_pairs, top) if is_trump else self._plain(suit, n_pairs, top)
                for n_pairs, top in runs_in(cards, self.memory.order.strength)
            )
            if not is_trump and len(cards) < 3:
                value += self._void_near(suit, len(cards))
            self._worths[key] = value
        return self._worths[key]

    def _plain(self, suit: Suit, n_pairs: int, top: int) -> float:
        wins = self.chance_led(suit, n_pairs, top)
        low = STEP * top
        if n_pairs == 0:
            return low + WIN_SINGLE * wins
        single = self.chance_led(suit, 0, top)
        return n_pairs * (2.0 * low + PAIR + max(WIN_PAIR * wins, 1.6 * WIN_SINGLE * single))

    def _trump(self, n_pairs: int, top: int) -> float:
        wins = self.chance_led(TRUMPS, n_pairs, top)
        low = TRUMP + STEP * top
        if n_pairs == 0:
            return low + TRUMP_TOP * wins
        single = self.chance_led(TRUMPS, 0, top)
        return n_pairs * (2.0 * low + TRUMP_PAIR + max(WIN_PAIR * wins, 2.0 * TRUMP_TOP * single))

    def _void_near(self, suit: Suit, n_left: int) -> float:
        """Return what a void, or being close to one, is worth with trumps to ruff and cards to come."""
        ruffs = min(1.0, self.n_trumps / 4) * min(1.0, self.memory.n_out.get(suit, 0) / 8)
        return VOID * ruffs * (1.0, 0.35, 0.12)[n_left]


def by_suit_of(cards: Hand, suit_of: dict[Card, Suit]) -> dict[Suit, Hand]:
    """Return the cards by effective suit, suits in the order in which they come."""
    found: dict[Suit, list[Card]] = {}
    for card in cards:
        found.setdefault(suit_of[card], []).append(card)
    return {suit: tuple(held) for suit, held in found.items()}


def cheapest(pool: dict[Suit, Hand], n: int, price: Price) -> Hand:
    """Return n of the cards, taken one by one: each the one of lowest price given those still there."""
    left = dict(pool)
    offers = {suit: _cheapest_one(suit, cards, price) for suit, cards in left.items() if cards}
    taken: list[Card] = []
    for _ in range(n):
        suit = min(offers, key=lambda s: offers[s][0])
        face = offers.pop(suit)[1]
        taken.append(face)
        left[suit] = without(left[suit], (face,))
        if left[suit]:
            offers[suit] = _cheapest_one(suit, left[suit], price)
    return tuple(taken)


def _cheapest_one(suit: Suit, cards: Hand, price: Price) -> tuple[float, Card]:
    return min(
        ((price(suit, cards, face), face) for face in dict.fromkeys(cards)), key=lambda offer: offer[0]
    )
