"""What a seat remembers where shapes are led: cards out, voids, broken pairs, and chances made of them.

Everything follows from the view by the rules: who gave too few cards of a suit is void in it; who gave
fewer pairs than were led has no pair left there (rules: Following).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from kibitz.cards import Card, Suit
from kibitz.rules.choices import faces_by_count
from kibitz.rules.order import TRUMPS, Order
from kibitz.rules.parts import Seat
from kibitz.rules.shape import Component, can_beat, decompose
from kibitz.rules.state import Hand
from kibitz.views import View

# Players make voids and keep pairs: both are met more often than chance has it.
VOIDS = 0.85
TOGETHER = 1.6


@dataclass(frozen=True, slots=True)
class Out:
    """A face of which copies are out: in other hands, or hidden in the kitty."""

    strength: int
    card: Card
    n: int


@dataclass(frozen=True, slots=True)
class Memory:
    """What the seat knows of the cards it does not see.

    unseen: copies of each face that are neither held, played, buried by the seat itself, nor known to lie
    in another's hand. out: the same by effective suit, strongest first. known: cards the others are known
    to hold, by seat. sizes: cards in each hand, known ones left out. hidden_kitty: buried cards the seat
    has not seen.
    void, pairless: by seat, the effective suits in which it holds no card, no pair.
    """

    seat: Seat
    partner: Seat
    opponents: tuple[Seat, ...]
    order: Order
    hand: Hand
    unseen: dict[Card, int]
    out: dict[Suit, tuple[Out, ...]]
    n_out: dict[Suit, int]
    known: tuple[Hand, ...]
    sizes: tuple[int, ...]
    hidden_kitty: int
    void: tuple[frozenset[Suit], ...]
    pairless: tuple[frozenset[Suit], ...]
    points_out: dict[Suit, int]
    # Chances already worked out in this decision; the memory is as immutable as ever to who asks it.
    found: dict[tuple[int, Suit, int, int], float] = field(default_factory=dict)
    shares: dict[tuple[int, Suit], float] = field(default_factory=dict)

    def share(self, seat: int, suit: Suit) -> float:
        """Return the chance that one unseen card of the suit lies with the seat.

        Cards lie where there is room for them: in hands not void in the suit, and, trumps excepted, which
        nobody buries, in the part of the kitty not seen.
        """
        key = (seat, suit)
        if key not in self.shares:
            room = sum(
                size for s, size in enumerate(self.sizes) if s != self.seat and suit not in self.void[s]
            )
            if suit != TRUMPS:
                room += self.hidden_kitty
            mine = 0 if suit in self.void[seat] else self.sizes[seat]
            self.shares[key] = mine / room if room else 0.0
        return self.shares[key]

    def is_known_in(self, seat: int, suit: Suit) -> bool:
        """Return whether the seat is known to hold a card of the suit."""
        return any(self.order.suit[card] == suit for card in self.known[seat])

    def chance_void(self, seat: int, suit: Suit) -> float:
        """Return how likely the seat holds no card of the suit."""
        key = (seat, suit, -1, -1)
        if key not in self.found:
            if self.is_known_in(seat, suit):
                chance = 0.0
            elif suit in self.void[seat]:
                chance = 1.0
            else:
                chance = (1.0 - self.share(seat, suit)) ** (VOIDS * self.n_out.get(suit, 0))
            self.found[key] = chance
        return self.found[key]

    def chance_higher(self, seat: int, suit: Suit, n_pairs: int, top: int) -> float:
        """Return how likely the seat holds, in the suit, a single, pair or tractor above this top."""
        key = (seat, suit, n_pairs, top)
        if key not in self.found:
            if n_pairs == 0:
                chance = self._chance_single(seat, suit, top)
            elif suit in self.pairless[seat] or suit in self.void[seat]:
                chance = 0.0
            elif n_pairs == 1:
                chance = self._chance_pair(seat, suit, top)
            else:
                chance = self._chance_tractor(seat, suit, n_pairs, top)
            self.found[key] = chance
        return self.found[key]

    def n_higher(self, suit: Suit, top: int) -> int:
        """Return how many cards above this top are out, known ones included."""
        order = self.order
        unseen = sum(out.n for out in self.out.get(suit, ()) if out.strength > top)
        return unseen + sum(
            order.suit[card] == suit and order.strength[card] > top for hand in self.known for card in hand
        )

    def is_sure(self, component: Component, suit: Suit) -> bool:
        """Return whether nobody can hold a higher one of this shape in its suit, the partner included."""
        if component.n_pairs == 0:
            return self.n_higher(suit, component.top) == 0
        return not can_beat(self.all_out(suit), component, self.order)

    def all_out(self, suit: Suit) -> Hand:
        """Return all cards of the suit that others may hold, as if one hand held them."""
        unseen = tuple(out.card for out in self.out.get(suit, ()) for _ in range(out.n))
        return unseen + tuple(c for hand in self.known for c in hand if self.order.suit[c] == suit)

    def _chance_single(self, seat: int, suit: Suit, top: int) -> float:
        order = self.order
        if any(order.suit[card] == suit and order.strength[card] > top for card in self.known[seat]):
            return 1.0
        if suit in self.void[seat]:
            return 0.0
        n = sum(out.n for out in self.out.get(suit, ()) if out.strength > top)
        return 1.0 - (1.0 - self.share(seat, suit)) ** n

    def _pair_chances(self, seat: int, suit: Suit) -> list[tuple[int, float]]:
        """Return the strength of each face the seat may hold twice, with the chance."""
        share, order = self.share(seat, suit), self.order
        held = self.known[seat]
        together = min(share, TOGETHER * share * share)
        chances = [
            (out.strength, share if out.card in held else together if out.n == 2 else 0.0)
            for out in self.out.get(suit, ())
        ]
        doubled = faces_by_count(held)[1] if held else ()
        return chances + [(order.strength[face], 1.0) for face in doubled if order.suit[face] == suit]

    def _chance_pair(self, seat: int, suit: Suit, top: int) -> float:
        none = 1.0
        for strength, chance in self._pair_chances(seat, suit):
            if strength > top:
                none *= 1.0 - chance
        return 1.0 - none

    def _chance_tractor(self, seat: int, suit: Suit, n_pairs: int, top: int) -> float:
        by_step: dict[int, float] = {}
        for strength, chance in self._pair_chances(seat, suit):
            by_step[strength] = 1.0 - (1.0 - by_step.get(strength, 0.0)) * (1.0 - chance)
        none = 1.0
        for high in by_step:
            if high > top:
                all_held = 1.0
                for step in range(high - n_pairs + 1, high + 1):
                    all_held *= by_step.get(step, 0.0)
                none *= 1.0 - all_held
        return 1.0 - none


def remember(view: View) -> Memory:
    """Return what the view's seat remembers, from everything it has seen."""
    assert view.seat is not None
    seat, variant, order = view.seat, view.variant, view.order
    played = [card for trick in view.plays for cards in trick.cards for card in cards]
    played += [card for cards in view.trick for card in cards]
    known = tuple(() if s == seat else hand for s, hand in enumerate(view.known))
    seen = Counter((*played, *view.hand, *(view.buried or ())))
    for hand in known:
        seen.update(hand)
    all_cards = Counter(variant.cards)
    unseen = {card: n - seen[card] for card, n in all_cards.items() if n > seen[card]}
    by_suit: dict[Suit, list[Out]] = {}
    points_out: dict[Suit, int] = {}
    for card, n in unseen.items():
        suit = order.suit[card]
        by_suit.setdefault(suit, []).append(Out(order.strength[card], card, n))
        points_out[suit] = points_out.get(suit, 0) + n * variant.card_points[card]
    void, pairless = _lacks(view, order)
    has_seen_kitty = view.buried is not None or (view.contract is not None and view.contract.declarer == seat)
    sizes = tuple(n - len(known[s]) for s, n in enumerate(view.hand_sizes))
    partner = Seat((seat + 2) % variant.n_seats)
    return Memory(
        seat=seat,
        partner=partner,
        opponents=tuple(s for s in variant.seats if s not in (seat, partner)),
        order=order,
        hand=view.hand,
        unseen=unseen,
        out={suit: tuple(sorted(outs, key=lambda o: -o.strength)) for suit, outs in by_suit.items()},
        n_out={suit: sum(out.n for out in outs) for suit, outs in by_suit.items()},
        known=known,
        sizes=sizes,
        hidden_kitty=0 if has_seen_kitty else variant.kitty_size,
        void=void,
        pairless=pairless,
        points_out=points_out,
    )


def _lacks(view: View, order: Order) -> tuple[tuple[frozenset[Suit], ...], tuple[frozenset[Suit], ...]]:
    """Return for each seat the suits in which it has shown to hold no card, and no pair."""
    n_seats = view.variant.n_seats
    void: list[set[Suit]] = [set() for _ in range(n_seats)]
    pairless: list[set[Suit]] = [set() for _ in range(n_seats)]
    tricks = [(trick.leader, trick.cards) for trick in view.plays]
    if view.trick and view.leader is not None:
        tricks.append((view.leader, view.trick))
    for leader, plays in tricks:
        lead = plays[0]
        suit = order.suit[lead[0]]
        n_pairs = sum(c.n_pairs for c in decompose(lead, order)) if len(lead) > 1 else 0
        for place, cards in enumerate(plays[1:], start=1):
            seat = (leader + place) % n_seats
            given = order.cards_of(suit, cards)
            if len(given) < len(lead):
                void[seat].add(suit)
            elif n_pairs and len(faces_by_count(given)[1]) < n_pairs:
                pairless[seat].add(suit)
    return tuple(frozenset(s) for s in void), tuple(frozenset(s) for s in pairless)
