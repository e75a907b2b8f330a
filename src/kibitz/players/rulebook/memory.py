"""What a seat can tell from the cards it has seen: who is void, what is out, who sits with whom.

Pure functions over a view, for every variant with tricks. Nothing here guesses; chances are in ``chances``.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kibitz.cards import Card, Suit
from kibitz.rules.order import TRUMPS, Order
from kibitz.rules.parts import CalledCard, Seat
from kibitz.rules.state import Hand
from kibitz.views import View


@dataclass(frozen=True, slots=True)
class Memory:
    """What the plays tell one seat.

    unseen: cards that may be in other hands or buried, copies included, in writing order; ``out`` the same by
    effective suit, the strongest first. voids: per seat, the effective suits it is known to have none of.
    n_hidden: how many cards the other hands hold. n_buried: how many cards lie buried unseen by this seat.
    allies: the seats known to score together with this one, itself included.
    """

    order: Order
    seat: Seat
    unseen: Hand
    out: dict[Suit, Hand]
    voids: tuple[frozenset[Suit], ...]
    n_hidden: int
    n_buried: int
    allies: tuple[Seat, ...]

    def unseen_of(self, suit: Suit) -> Hand:
        """Return the unseen cards of an effective suit, the strongest first."""
        return self.out.get(suit, ())

    def n_higher(self, card: Card) -> int:
        """Return how many unseen cards of its effective suit are stronger."""
        strength = self.order.strength
        mine = strength[card]
        n = 0
        for other in self.out.get(self.order.suit[card], ()):
            if strength[other] <= mine:
                break
            n += 1
        return n

    def is_master(self, card: Card) -> bool:
        """Return whether no unseen card of its effective suit beats it."""
        out = self.out.get(self.order.suit[card], ())
        return not out or self.order.strength[out[0]] <= self.order.strength[card]

    def may_hold(self, seat: int, suit: Suit) -> bool:
        """Return whether the seat may hold a card of the effective suit."""
        return suit not in self.voids[seat] and bool(self.out.get(suit))

    def is_ally(self, seat: int) -> bool:
        """Return whether the seat is known to score together with this one."""
        return seat in self.allies


def remember(view: View) -> Memory:
    """Return what the view's plays tell the seat that holds it."""
    assert view.seat is not None
    order = view.order
    own_burial = view.seat == _declarer(view)
    buried = view.buried if own_burial and view.buried is not None else view.buried_shown
    seen = [*view.hand, *buried]
    for trick in view.plays:
        for cards in trick.cards:
            seen += cards
    for cards in view.trick:
        seen += cards
    unseen = _less(view.variant.cards, seen, view.variant.deck.copies)
    n_buried = 0
    if view.variant.kitty is not None and not own_burial:
        n_buried = view.variant.kitty_size - len(view.buried_shown)
    return Memory(
        order=order,
        seat=view.seat,
        unseen=unseen,
        out=by_suit(unseen, order),
        voids=voids(view, order),
        n_hidden=sum(view.hand_sizes) - len(view.hand),
        n_buried=n_buried,
        allies=allies(view),
    )


def _less(cards: Hand, seen: list[Card], copies: int) -> Hand:
    if copies == 1:
        gone = frozenset(seen)
        return tuple(card for card in cards if card not in gone)
    left = Counter(seen)
    unseen = []
    for card in cards:
        if left[card] > 0:
            left[card] -= 1
        else:
            unseen.append(card)
    return tuple(unseen)


def by_suit(cards: Hand, order: Order) -> dict[Suit, Hand]:
    """Return the cards by effective suit, the strongest first."""
    found: dict[Suit, list[Card]] = {}
    suit = order.suit
    for card in cards:
        found.setdefault(suit[card], []).append(card)
    strength = order.strength.__getitem__
    return {s: tuple(sorted(held, key=strength, reverse=True)) for s, held in found.items()}


def voids(view: View, order: Order) -> tuple[frozenset[Suit], ...]:
    """Return per seat the effective suits it has shown to be void of.

    Who puts down fewer cards of the suit led than were led has no more of it. A card with the any-time
    right tells nothing on a plain lead: its holder need not have been void.
    """
    found: list[set[Suit]] = [set() for _ in range(view.variant.n_seats)]
    n_seats = view.variant.n_seats
    tricks = [(trick.leader, trick.cards) for trick in view.plays]
    if view.trick and view.leader is not None:
        tricks.append((view.leader, view.trick))
    suit, any_time = order.suit, order.any_time
    for leader, plays in tricks:
        led = suit[plays[0][0]]
        for place in range(1, len(plays)):
            cards = plays[place]
            if all(suit[card] == led for card in cards):
                continue
            if led != TRUMPS and any(card in any_time for card in cards):
                continue
            found[(leader + place) % n_seats].add(led)
    return tuple(frozenset(suits) for suits in found)


def allies(view: View) -> tuple[Seat, ...]:
    """Return the seats that score together with the view's seat as far as it knows, itself included.

    Where a card is called: the holder knows, the declarer and the others only once it lies on the table;
    until then the others take everybody but the declarer for their own.
    """
    variant, me = view.variant, view.seat
    assert me is not None
    if not isinstance(variant.partner, CalledCard):
        return tuple(s for s in variant.seats if variant.side_of(s) == variant.side_of(me))
    declarer = _declarer(view)
    if declarer is None:
        return (me,)
    partner = view.partner
    if partner is None and view.called is not None and me != declarer and view.called in view.hand:
        partner = me
    side = (declarer,) if partner is None else tuple(sorted((declarer, partner)))
    return side if me in side else tuple(s for s in variant.seats if s not in side)


def points_in(view: View, cards: Hand) -> int:
    """Return the card points of these cards."""
    points = view.variant.card_points
    return sum(points[card] for card in cards)


def points_on_table(view: View) -> int:
    """Return the card points of the trick that lies on the table."""
    points = view.variant.card_points
    return sum(points[card] for cards in view.trick for card in cards)


def _declarer(view: View) -> Seat | None:
    return view.contract.declarer if view.contract is not None else None
