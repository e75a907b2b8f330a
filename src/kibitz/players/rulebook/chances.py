"""How likely the other seats hold what, by counting: the unseen cards, the sizes of hands, the voids shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kibitz.cards import Card, Suit
from kibitz.players.rulebook.memory import Memory
from kibitz.rules.order import TRUMPS

# A declarer chose the trump for its length and buries none of it; what he buries is plain.
DECLARER_TRUMP_WEIGHT = 1.5
BURIED_TRUMP_WEIGHT = 0.1


@dataclass(frozen=True, slots=True)
class Chances:
    """The chance of each seat to hold cards, as far as one seat can count.

    room: by effective suit, the places where its unseen cards may be; places: per seat, its share of them.
    """

    memory: Memory
    hand_sizes: tuple[int, ...]
    room: dict[Suit, float]
    places: dict[Suit, tuple[float, ...]]

    def holds_any(self, seat: int, suit: Suit, n_cards: int) -> float:
        """Return the chance that the seat holds at least one of so many unseen cards of the suit."""
        if n_cards <= 0:
            return 0.0
        room = self.room.get(suit, 0.0)
        if room <= 0.0:
            return 0.0
        own = self.places[suit][seat]
        none = 1.0
        for i in range(n_cards):
            left = room - i
            if left <= own:
                return 1.0
            none *= (left - own) / left
        return 1.0 - none

    def is_void(self, seat: int, suit: Suit) -> float:
        """Return the chance that the seat has none of the suit."""
        return 1.0 - self.holds_any(seat, suit, len(self.memory.out.get(suit, ())))

    def beats(self, seat: int, led: Suit, best: Card) -> float:
        """Return the chance that the seat can beat the best card of a trick in which ``led`` was led."""
        memory = self.memory
        order = memory.order
        higher = memory.n_higher(best)
        if order.suit[best] != led:
            return self.is_void(seat, led) * self.holds_any(seat, TRUMPS, higher)
        over = self.holds_any(seat, led, higher)
        if led == TRUMPS:
            return over
        n_trumps = len(memory.out.get(TRUMPS, ()))
        if not n_trumps:
            return over
        return over + (1.0 - over) * self.is_void(seat, led) * self.holds_any(seat, TRUMPS, n_trumps)


def chances(memory: Memory, hand_sizes: Sequence[int], declarer: int | None) -> Chances:
    """Return the chances as the memory's seat counts them."""
    room: dict[Suit, float] = {}
    places: dict[Suit, tuple[float, ...]] = {}
    me = memory.seat
    for suit in memory.out:
        trump = suit == TRUMPS
        weights = []
        for seat, size in enumerate(hand_sizes):
            if seat == me or suit in memory.voids[seat]:
                weights.append(0.0)
            elif trump and seat == declarer:
                weights.append(size * DECLARER_TRUMP_WEIGHT)
            else:
                weights.append(float(size))
        places[suit] = tuple(weights)
        room[suit] = sum(weights) + memory.n_buried * (BURIED_TRUMP_WEIGHT if trump else 1.0)
    return Chances(memory, tuple(hand_sizes), room, places)
